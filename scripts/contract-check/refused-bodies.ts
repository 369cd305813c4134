/** Bodies that an operation has to refuse, made from one that it took. */
import { brokenValues } from './broken-values.ts'
import { schemaAt, schemaOf } from './body-schemas.ts'
import type { Check } from './check.ts'
import type { Operation, Schema } from './contract.ts'
import { bodyText } from './http.ts'
import type { Ask } from './http.ts'
import { dig, isObject, withPart } from './json.ts'

export interface Refused {
  what: string
  ask: Ask
  statuses: readonly number[] | 'any 4xx'
  /** One of the errors has it. */
  code?: string | readonly string[]
}

type Place = string[]

const parts: Place[] = [
  ['data', 'attributes'],
  ['data', 'relationships'],
]

export function* refusedBodies(check: Check, operation: Operation, base: Ask): Generator<Refused> {
  yield* refusedDocuments(operation, base)
  const { body } = base
  if (!isObject(body)) return
  const schema = schemaOf(check, operation, body)
  yield* unknownMembers(check, schema, base)
  yield* missingMembers(check, schema, base)
  yield* brokenAttributes(check, operation, schema, base)
  yield* brokenLinkages(check, schema, base)
}

/** What is no document at all. These are refused whatever else a request says. */
export function* refusedDocuments({ body }: Operation, base: Ask): Generator<Refused> {
  const text = bodyText(base) ?? '{}'
  yield { what: 'a body of text/plain', ask: { ...base, text, contentType: 'text/plain' }, statuses: [415] }
  yield { what: 'malformed JSON', ask: { ...base, text: text.slice(0, -1) }, statuses: [400], code: '122' }
  yield { what: 'an array for a document', ask: { ...base, text: '[]' }, statuses: [400], code: ['122', '106'] }
  yield { what: 'a document without data', ask: { ...base, body: {} }, statuses: [400], code: ['122', '106'] }
  for (const data of [null, 'data', 7]) {
    yield {
      what: `data that is ${JSON.stringify(data)}`,
      ask: { ...base, body: { data } },
      statuses: [400],
      code: ['122', '105', '106', '116'],
    }
  }
  if (body!.required) yield { what: 'no body', ask: { ...base, body: undefined }, statuses: [400] }
}

function* unknownMembers(check: Check, schema: Schema, base: Ask): Generator<Refused> {
  const name = 'no-such-member'
  for (const place of [[], ['data'], ...parts]) {
    const closed = schemaAt(check, schema, ...place)?.additionalProperties === false
    if (!closed || !isObject(dig(base.body, ...place))) continue
    const ask = { ...base, body: withPart(base.body, [...place, name], 'x') }
    yield { what: `an unknown member of ${place.at(-1) ?? 'the document'}`, ask, statuses: [400], code: '105' }
  }
}

function* missingMembers(check: Check, schema: Schema, base: Ask): Generator<Refused> {
  for (const place of [['data'], ...parts]) {
    for (const name of schemaAt(check, schema, ...place)?.required ?? []) {
      if (dig(base.body, ...place, name) === undefined) continue
      const ask = { ...base, body: withPart(base.body, [...place, name], undefined) }
      yield { what: `no ${name}`, ask, statuses: [400], code: '106' }
    }
  }
}

function* brokenAttributes(check: Check, operation: Operation, schema: Schema, base: Ask): Generator<Refused> {
  const place = parts[0]!
  if (!isObject(dig(base.body, ...place))) return
  for (const [name, part] of Object.entries(schemaAt(check, schema, ...place)?.properties ?? {})) {
    const attribute = check.contract.resolve(part)
    if (attribute.readOnly) continue
    for (const { what, value } of brokenValues(check, attribute, `${operation.id} ${name}`)) {
      yield { what: `${name}: ${what}`, ask: { ...base, body: withPart(base.body, [...place, name], value) }, statuses: 'any 4xx' }
    }
  }
}

function* brokenLinkages(check: Check, schema: Schema, base: Ask): Generator<Refused> {
  const place = parts[1]!
  for (const name of Object.keys(schemaAt(check, schema, ...place)?.properties ?? {})) {
    const sent = dig(base.body, ...place, name, 'data')
    const linkage = Array.isArray(sent) ? (sent[0] as unknown) : sent
    if (!isObject(linkage)) continue
    const broken = {
      'a linkage of another type': { ...linkage, type: 'no-such-type' },
      'a linkage to no record': { ...linkage, id: 'no-such-record' },
      'a linkage with a number for an id': { ...linkage, id: 7 },
      'a text for a linkage': 'x',
    }
    for (const [what, one] of Object.entries(broken)) {
      const body = withPart(base.body, [...place, name, 'data'], Array.isArray(sent) ? [one] : one)
      yield { what: `${name}: ${what}`, ask: { ...base, body }, statuses: 'any 4xx' }
    }
  }
}
