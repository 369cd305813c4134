/** A schema as it is compared: its references followed, its parts put together, and null told apart from the values. */
import type { OpenApi, Schema } from '../openapi.ts'
import { named } from './references.ts'

interface Settled {
  schema: Schema
  nullable: boolean
  /** The outermost reference that was followed. */
  reference?: string
  /** What stands beside that reference. */
  beside: Schema
}

/** However it is written: in place or by reference, with null as a type of its own or as one of two schemas. */
export function settle(document: OpenApi, given: Schema): Settled {
  let schema: Schema = given
  let nullable = false
  let reference: string | undefined
  let beside: Schema = given
  for (;;) {
    const { $ref, ...rest } = schema
    if ($ref !== undefined) {
      if (reference === undefined) beside = rest
      reference ??= $ref
      schema = { ...(named(document, $ref) as Schema), ...rest }
      continue
    }
    const { oneOf, anyOf, ...plain } = rest
    const choices = oneOf && anyOf ? undefined : (oneOf ?? anyOf)
    const values = choices?.filter((one) => one.type !== 'null')
    if (values?.length !== 1) break
    nullable ||= values.length < choices!.length
    schema = { ...plain, ...values[0]! }
  }
  schema = together(document, schema)
  const types = [schema.type ?? []].flat()
  nullable ||= types.length > 1 && types.includes('null')
  if (schema.enum?.includes(null)) schema = { ...schema, enum: schema.enum.filter((one) => one !== null) }
  if (types.length > 1) schema = { ...schema, type: types.filter((one) => one !== 'null') }
  return { schema, nullable, beside, ...(reference === undefined ? {} : { reference }) }
}

/** A schema with the members of its `allOf` in it, but for those that are conditions. */
function together(document: OpenApi, schema: Schema): Schema {
  const { allOf, ...own } = schema as Schema & { allOf?: Schema[] }
  if (!allOf) return schema
  const whole = allOf.map((one) => settle(document, one).schema)
  const conditions = whole.filter((one) => 'if' in one || 'not' in one || one.oneOf || one.anyOf)
  const merged: Schema = {}
  for (const one of [...whole.filter((part) => !conditions.includes(part)), own]) {
    const properties = { ...merged.properties, ...one.properties }
    const required = [...(merged.required ?? []), ...(one.required ?? [])]
    Object.assign(merged, one)
    if (Object.keys(properties).length > 0) merged.properties = properties
    if (required.length > 0) merged.required = required
  }
  return conditions.length > 0 ? ({ ...merged, allOf: conditions } as Schema) : merged
}
