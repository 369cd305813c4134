/** A published document with the values that stand in several places back in each, where the contract has them. */
import { nameOf, pascal } from '../names.ts'
import type { OpenApi, Schema } from '../openapi.ts'

type Schemas = Record<string, Schema>

/** Calls `visit` with each object and list of a component that has a property, and the name of the component. */
function everyProperty(schemas: Schemas, visit: (properties: Schemas, name: string, owner: string) => void): void {
  const look = ({ properties = {}, items }: Schema, owner: string): void => {
    if (items) look(items, owner)
    for (const name of Object.keys(properties)) {
      visit(properties, name, owner)
      look(properties[name]!, owner)
    }
  }
  for (const [owner, schema] of Object.entries(schemas)) look(schema, owner)
}

/** The components that are called by a place where they stand, as `publish/share.ts` does, and that nobody wrote. */
function sharedIn(schemas: Schemas, written: Schemas): Set<string> {
  const found = new Set<string>()
  everyProperty(schemas, (properties, name, owner) => {
    const shared = nameOf(properties[name]!) ?? ''
    const called = [owner + pascal(name), `${owner}Own${pascal(name)}`]
    if (called.includes(shared) && !Object.hasOwn(written, shared) && Object.hasOwn(schemas, shared)) found.add(shared)
  })
  return found
}

/** A copy in which only what is written in the contract, whose components `written` are, has a name of its own. */
export function unshared(document: OpenApi, written: Schemas): OpenApi {
  const copy = structuredClone(document)
  const { schemas } = copy.components
  const shared = sharedIn(schemas, written)
  everyProperty(schemas, (properties, name) => {
    const known = nameOf(properties[name]!)
    if (known !== undefined && shared.has(known)) properties[name] = structuredClone(schemas[known]!)
  })
  for (const name of shared) delete schemas[name]
  return copy
}
