/** The rule for additions: what the specification does not name, in what it documents, says that it is added and why. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { followed } from '../changes/references.ts'
import type { Model } from '../model.ts'
import { resolve } from '../names.ts'
import type { Parameter, Schema } from '../openapi.ts'
import type { Refuse, Rule } from './rule.ts'

const kinds = ['attributes', 'relationships'] as const
const answeredKinds = [...kinds, 'meta'] as const
type Kind = (typeof answeredKinds)[number]

/** Names, in rows where there are many. */
type Names = (string | string[])[]
type Part = Partial<Record<Kind | 'query', Names>>

interface Specification {
  query: string[]
  types: Record<string, Part>
  operations: Record<string, Part>
}

const file = 'codegen/specification-names.yaml'
const specification = parse(readFileSync(new URL('../specification-names.yaml', import.meta.url), 'utf8')) as Specification

const additions: Rule = (_contract, model, refuse) => {
  judgeTypes(model, refuse)
  judgeRequests(model, refuse)
  judgeQueries(model, refuse)
}

/** Each shape in which a documented type is answered has the specification's names, if it is the full one all of them. */
function judgeTypes({ document, objects, resources }: Model, refuse: Refuse): void {
  for (const { component, type } of objects) {
    const schema = document.components.schemas[component]!
    if (schema['x-source'] !== 'documented') continue
    const known = specification.types[type]
    if (!known) {
      refuse(schema, `${component} is documented, but the specification has no ${type}: see ${file}`)
      continue
    }
    const whole = resources.some((one) => one.show.component === component)
    for (const kind of answeredKinds) {
      const sent = schema.properties?.[kind]?.properties ?? {}
      const names = (known[kind] ?? []).flat()
      judgeNames({ sent, names, of: component, covered: false }, refuse)
      for (const name of whole ? names.filter((one) => !Object.hasOwn(sent, one)) : []) {
        refuse(schema, `${component} has no ${name}, which the specification gives ${type}`)
      }
    }
  }
}

/** Each body of a documented operation. */
function judgeRequests({ document, operations }: Model, refuse: Refuse): void {
  const { schemas } = document.components
  const ids = new Set(operations.map(({ id }) => id))
  const isOneMissing = Object.keys(specification.operations).some((id) => !ids.has(id))
  for (const { id, body, source } of operations) {
    if (source['x-source'] !== 'documented' || !body || body.linkages) continue
    const known = specification.operations[id]
    const whole = schemas[body.component]!
    if (!known && isOneMissing && !isAdded(whole) && body.attributes.some(({ schema }) => !isAdded(schema))) {
      refuse(source, `${id} is documented, but ${file} names no such operation: where it was renamed, rename it there`)
      continue
    }
    const data = resolve(whole.properties?.['data'] ?? {}, schemas)
    for (const kind of kinds) {
      const names = (known?.[kind] ?? []).flat()
      const all = partOf(kind, data, schemas)
      const own = body[kind].map(({ name }) => [name, all[name] ?? whole] as const)
      const sent = Object.fromEntries(own)
      judgeNames({ sent, names, of: id, covered: isAdded(whole) }, refuse)
      for (const name of names.filter((one) => !Object.hasOwn(sent, one))) {
        refuse(source, `${id} does not take ${name}, which the specification sends`)
      }
    }
  }
}

/** The attributes or relationships of a body. Some stand directly in `data`. */
function partOf(kind: (typeof kinds)[number], data: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const inside = resolve(data.properties?.[kind] ?? {}, schemas).properties ?? {}
  return kind === 'attributes' ? { ...data.properties, ...inside } : inside
}

/** Each query parameter of a documented operation. */
function judgeQueries({ document, operations }: Model, refuse: Refuse): void {
  for (const { id, source } of operations) {
    if (source['x-source'] !== 'documented') continue
    const known = [...specification.query, ...(specification.operations[id]?.query ?? []).flat()]
    for (const one of source.parameters ?? []) {
      const parameter = followed(document, one)
      if (parameter.in === 'query') judgeNames({ sent: { [parameter.name]: parameter }, names: known, of: id, covered: false }, refuse)
    }
  }
}

interface Judged {
  sent: Record<string, Schema | Parameter>
  names: readonly string[]
  /** The type or operation that has them. */
  of: string
  /** Whether all that stands here is said to be added. */
  covered: boolean
}

function judgeNames({ sent, names, of, covered }: Judged, refuse: Refuse): void {
  for (const [name, part] of Object.entries(sent)) {
    const known = names.includes(name)
    if (!known && !covered && !isAdded(part)) {
      refuse(part, `the specification has no ${name} in ${of}: write x-source: decided and x-reason, or leave it out`)
    }
    if (known && isAdded(part)) refuse(part, `the specification has ${name} in ${of}, so it is no addition: leave x-source out`)
  }
}

const isAdded = ({ 'x-source': source }: Schema | Parameter): boolean => source === 'decided' || source === 'listed'

export const additionRules: readonly Rule[] = [additions]
