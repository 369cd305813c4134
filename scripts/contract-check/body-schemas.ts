/** The schemas of what a request body holds. */
import type { Contract, Media, Operation, Schema } from './contract.ts'
import type { Schemas } from './schemas.ts'

/** A document, and what values are held against. */
export interface Described {
  contract: Contract
  schemas: Schemas
}

export const attributesAt = ['data', 'attributes']

export const mediaOf = ({ body }: Operation): Media | undefined => body?.media['application/json'] ?? Object.values(body?.media ?? {})[0]

/** The schema that a body is of; of several the one that it fits, or the first. */
export function schemaOf(document: Described, operation: Operation, body: unknown): Schema {
  const whole = document.contract.resolve(mediaOf(operation)!.schema)
  const branches = whole.oneOf ?? whole.anyOf ?? [whole]
  return document.contract.resolve(branches.find((one) => document.schemas.fits(one, body)) ?? branches[0]!)
}

/** The schema of the member under these names. */
export function schemaAt(document: Described, schema: Schema, ...names: string[]): Schema | undefined {
  let part: Schema | undefined = document.contract.resolve(schema)
  for (const name of names) part = part?.properties?.[name] && document.contract.resolve(part.properties[name])
  return part
}

/** The schemas of the attributes that a body may have. */
export const attributeSchemas = (document: Described, operation: Operation, body: unknown): Record<string, Schema> =>
  schemaAt(document, schemaOf(document, operation, body), ...attributesAt)?.properties ?? {}
