/** The lives of resource types: who acts on them, the states they go through, what may be written when. */
import type { Body, Life, Machine, Operation, Permit, ResourceObject } from '../meaning.ts'
import { columnOf } from '../names.ts'
import type { Lifecycle, PermittedWhen, Schema } from '../openapi.ts'
import type { Contract } from '../read.ts'

/** The types whose contract names actors, with what these may do. */
export function readLives({ document }: Contract, objects: readonly ResourceObject[], operations: readonly Operation[]): Life[] {
  const lives = objects.flatMap(({ component, type }): Life[] => {
    const schema = document.components.schemas[component]!
    const actors = schema['x-actors']
    if (!actors) return []
    const lifecycle = schema['x-lifecycle']
    const life = {
      ...{ type, component, schema, actors: Object.keys(actors) },
      ...(lifecycle ? { machine: readMachine(schema, lifecycle) } : {}),
      permits: operations.filter((one) => one.type === type).flatMap(readPermits),
    }
    return [life]
  })
  return lives.sort((a, b) => (a.type < b.type ? -1 : 1))
}

const readMachine = (schema: Schema, lifecycle: Lifecycle): Machine => ({
  ...lifecycle,
  initial: [lifecycle.initial].flat(),
  column: columnOf(lifecycle.attribute),
  states: statesOf(schema, lifecycle),
})

/** The lives of types that have states. */
export const withStates = (lives: readonly Life[]): (Life & { machine: Machine })[] =>
  lives.flatMap((life) => (life.machine ? [{ ...life, machine: life.machine }] : []))

/** Every state that a record can be stored in, in the order of the attribute's values. */
function statesOf(schema: Schema, { attribute, derived = [] }: Lifecycle): string[] {
  const values = schema.properties?.['attributes']?.properties?.[attribute]?.['x-extensible-enum'] ?? []
  return values.filter((one) => !derived.includes(one))
}

function readPermits({ id, body, source }: Operation): Life['permits'] {
  const rules = source['x-permitted-when']
  return rules && body ? [{ operation: id, source, permits: rules.map((rule) => readPermit(rule, body)) }] : []
}

/** A rule with the names that it means. */
const readPermit = ({ by, in: states, may, except = [], with: beside, alone = false }: PermittedWhen, body: Body): Permit => ({
  by,
  in: states,
  may: may === undefined || may === 'all' ? namesOf(body).filter((name) => !except.includes(name)) : may,
  except,
  with: beside,
  alone,
})

/** Every name that a body may hold, attributes before relationships. */
export const namesOf = ({ attributes, relationships }: Body): string[] => [...attributes, ...relationships].map((one) => one.name)
