/**
 * The meaning of the contract: resource objects, operations, attributes, relationships. All thinking about the contract
 * happens here; the emitters only write down what the model says.
 */
import type { Model, Operation, Resource } from './meaning.ts'
import { readLives } from './model/lifecycles.ts'
import { completeLists } from './model/lists.ts'
import { readObjects } from './model/objects.ts'
import { readOperations } from './model/operations.ts'
import { readResources, relationshipOperations } from './model/resources.ts'
import { methods } from './openapi.ts'
import { refuse } from './read.ts'
import type { Contract } from './read.ts'

export type * from './meaning.ts'

/** Builds the model; what does not fit is added to the contract's problems. */
export function buildModel(contract: Contract): Model {
  const { document, typeOf, domains } = contract
  const objects = readObjects(contract)
  completeLists(contract, objects)
  const written = readOperations(contract, objects)
  const resources = readResources(objects, written)
  refuseUnknownTypes(contract, resources)
  const paths = new Set(Object.keys(document.paths))
  const followed = resources.flatMap((one) => relationshipOperations(one, paths))
  const lives = readLives(contract, objects, written)
  return { document, typeOf, domains, objects, resources, operations: [...written, ...followed].sort(byPath), lives }
}

/** The resource of a type that the contract names. */
export const resourceOf = (model: Model, type: string): Resource => model.resources.find((one) => one.type === type)!

/** The resource of which an operation always writes one record that it answers, where that can be asked for afterwards. */
export function writtenBy({ objects, resources }: Model, { method, answer }: Operation): Resource | undefined {
  if (method === 'get' || answer.kind !== 'one' || answer.mixed) return undefined
  const { type } = objects.find((one) => one.component === answer.component)!
  return resources.find((one) => one.type === type && one.shown)
}

function refuseUnknownTypes(contract: Contract, resources: readonly Resource[]): void {
  const known = new Set(resources.map((one) => one.type))
  for (const { show } of resources) {
    const ends = show.relationships.flatMap(({ name, types }) => types.map((type) => ({ name, type })))
    for (const { name, type } of ends.filter((one) => !known.has(one.type))) {
      refuse(contract, contract.document.components.schemas[show.component]!, `${name} points to ${type}, which is no resource type`)
    }
  }
}

const byPath = (a: Operation, b: Operation): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)
