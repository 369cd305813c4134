/** Says in words how one published document differs from another, where the difference stands, and whether it breaks a client. */
import { compareAnswers, compareBodies, compareHeader } from './changes/answers.ts'
import { compareCallers, compareSchemes } from './changes/callers.ts'
import { changeOf } from './changes/change.ts'
import type { Change } from './changes/change.ts'
import { compareLifecycles } from './changes/lifecycles.ts'
import { compareParameter, compareParameters } from './changes/parameters.ts'
import { comparePermitted } from './changes/permitted.ts'
import { placedOperations, usesIn } from './changes/references.ts'
import type { Placed } from './changes/references.ts'
import { compareSchemas } from './changes/schemas.ts'
import type { Between } from './changes/schemas.ts'
import { compareWebhooks } from './changes/webhooks.ts'
import type { OpenApi } from './openapi.ts'

/** One for each difference that a reader of the document would notice. */
export function changesBetween(before: OpenApi, after: OpenApi): Change[] {
  const [was, is] = [before, after].map((one) => new Map(placedOperations(one).map((operation) => [operation.id, operation])))
  const documents: Between = { before, after, sent: true, answered: true }
  const permitted = [...was!.values()].some(({ operation }) => operation['x-permitted-when'])
  const changes = comingAndGoing(was!, is!)
  for (const [id, old] of was!) {
    const now = is!.get(id)
    if (!now) continue
    changes.push(
      ...compareCallers(before, after, old, now),
      ...(old.operation['x-permitted-when'] || now.operation['x-permitted-when'] ? comparePermitted(old, now, documents, permitted) : []),
      ...compareParameters(old, now, documents),
      ...compareBodies(old, now, documents),
      ...compareAnswers(old, now, documents),
    )
  }
  return [...changes, ...compareWebhooks(before, after), ...compareSchemes(before, after, [...was!.values()]), ...compareNamed(documents)]
}

function comingAndGoing(was: ReadonlyMap<string, Placed>, is: ReadonlyMap<string, Placed>): Change[] {
  const changes: Change[] = []
  for (const [id, { at, way }] of is) {
    if (!was.has(id)) changes.push(changeOf(`operation ${id}`, `added (${at})`, { kind: 'added', way, breaks: false, operation: id }))
  }
  for (const [id, { at, way }] of was) {
    const known = is.get(id)
    if (!known) changes.push(changeOf(`operation ${id}`, `removed (${at})`, { kind: 'removed', way, breaks: true, operation: id }))
    else if (known.at !== at) {
      const what = `moved from ${at} to ${known.at}`
      changes.push(changeOf(`operation ${id}`, what, { kind: 'moved', way: known.way, breaks: true, operation: id }))
    }
  }
  return changes
}

/** The parts of a document that have names; one that was not written by us may have none. */
function partsOf({ components }: OpenApi): Pick<OpenApi['components'], 'parameters' | 'headers' | 'schemas'> {
  const { parameters = {}, headers = {}, schemas = {} } = (components as Partial<OpenApi['components']> | undefined) ?? {}
  return { parameters, headers, schemas }
}

/** What has a name, once each, with the operations that use it. */
function compareNamed(documents: Between): Change[] {
  const use = usesIn(documents.before, documents.after)
  const [was, is] = [partsOf(documents.before), partsOf(documents.after)]
  const found: Change[] = []
  const note = (of: string, name: string, changes: Change[]): void => {
    const { operations } = use(`#/components/${of}/${name}`)
    found.push(...changes.map((one) => ({ ...one, operations })))
  }
  for (const [name, parameter] of Object.entries(is.parameters)) {
    const known = was.parameters[name]
    const place = { about: `parameter ${name}`, way: ['components', 'parameters', name], between: documents }
    const { sent, answered } = use(`#/components/parameters/${name}`)
    // What is sent with webhooks alone is compared there, in the other direction.
    if (known && (sent || !answered)) note('parameters', name, compareParameter(place, known, parameter))
  }
  for (const [name, header] of Object.entries(is.headers)) {
    const known = was.headers[name]
    const place = { about: `header ${name}`, way: ['components', 'headers', name], between: { ...documents, sent: false } }
    if (known) note('headers', name, compareHeader(place, known, header))
  }
  for (const [name, schema] of Object.entries(is.schemas)) {
    const known = was.schemas[name]
    const way = ['components', 'schemas', name]
    const place = { about: name, way, between: { ...documents, ...use(`#/components/schemas/${name}`) } }
    if (!known) note('schemas', name, [changeOf(`schema ${name}`, 'added', { kind: 'added', way, breaks: false })])
    else note('schemas', name, [...compareSchemas(place, known, schema), ...compareLifecycles(place, known, schema)])
  }
  for (const name of Object.keys(was.schemas).filter((one) => !is.schemas[one])) {
    const way = ['components', 'schemas', name]
    note('schemas', name, [changeOf(`schema ${name}`, 'removed', { kind: 'removed', way, breaks: false })])
  }
  return found
}
