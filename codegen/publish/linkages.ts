/** The types that a linkage may name, which follow from where its relationship leads. */
import { spellingsOf } from '../../src/type-names.ts'
import type { Model } from '../model.ts'
import { componentsIn, nameOf, pascal, schemaRef } from '../names.ts'
import type { OpenApi, Schema } from '../openapi.ts'

const identifier = 'ResourceIdentifier'
/** The components that many relationships share; others are of one relationship. */
const ofAnyType = /^To(?:One|Many)/

/** Says of each linkage in a request which types it takes, in each of their spellings. */
export function nameLinkedTypes(document: OpenApi, model: Model): void {
  const { schemas } = document.components
  const bases: Record<string, string> = {}
  const baseOf = (words: readonly string[], place: string): string =>
    (bases[words.join()] ??= words.length > 2 ? pascal(place) : words.map((word) => componentOf(model, word)).join('Or'))
  const visit = (schema: Schema, place: string): void => {
    const { types = [], also = [] } = schema['x-relationship'] ?? {}
    const words = [...types, ...also]
    if (words.length > 0) narrow(schema, words, baseOf(words, place), schemas)
    for (const name in schema.properties) visit(schema.properties[name]!, `${place}-${name}`.replace(/-(?:data|relationships)$/, ''))
    if (schema.items) visit(schema.items, place)
    for (const one of schema.oneOf ?? []) visit(one, place)
  }
  for (const name of Object.keys(schemas)) visit(schemas[name]!, name)
}

const componentOf = (model: Model, word: string): string => model.resources.find((one) => one.type === word)?.show.component ?? pascal(word)

/** Puts in place of each reference to a linkage of any type one to a linkage of these types. */
function narrow(schema: Schema, types: readonly string[], base: string, schemas: Record<string, Schema>): void {
  const name = nameOf(schema)
  if (name !== undefined && (name === identifier || componentsIn(schemas[name], schemas).has(identifier))) {
    const own = name === identifier ? `${base}Linkage` : ofAnyType.test(name) ? `${name}Of${base}` : name
    if (own === name) narrow(schemas[name]!, types, base, schemas)
    else if (!schemas[own]) {
      const copy = structuredClone(schemas[name]!)
      schemas[own] = copy
      if (name === identifier) copy.properties!['type'] = typeAmong(types, copy.properties!['type']!)
      else narrow(copy, types, base, schemas)
    }
    schema.$ref = schemaRef(own).$ref!
  }
  for (const key in schema.properties) narrow(schema.properties[key]!, types, base, schemas)
  if (schema.items) narrow(schema.items, types, base, schemas)
  for (const one of schema.oneOf ?? []) narrow(one, types, base, schemas)
}

/** Where the words are listed nothing else is said of them: some generators make of a length what fits no list. */
const typeAmong = (types: readonly string[], { minLength: _least, maxLength: _most, ...said }: Schema): Schema => ({
  ...said,
  ...{ enum: types.flatMap(spellingsOf), example: types[0] },
})
