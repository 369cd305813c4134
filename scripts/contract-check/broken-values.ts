/** Makes values that a schema does not admit. */
import fc from 'fast-check'
import type { Check } from './check.ts'
import type { Schema } from './contract.ts'
import { listOf } from './json.ts'

interface Broken {
  what: string
  value: unknown
}

const longestMade = 1_000_000
const mostItemsMade = 1_000
const deepest = 3

/** Every kind of value that breaks a schema: its type, its bounds, its words, its form, and what no text may hold. */
export function brokenValues(check: Check, schema: Schema, salt: string): Broken[] {
  const fits = (value: unknown): boolean => check.schemas.fits(schema, value)
  const made = candidates(check, schema, salt, 0).filter(({ value }) => !fits(value))
  const random = check
    .sample(fc.jsonValue({ maxDepth: 2 }), salt, 8)
    .filter((value) => !fits(value) && !judgedByFormat(check, schema, value))
  return [
    ...made,
    ...random.slice(0, 3).map((value) => ({ what: 'a value made up', value })),
    ...(takesText(check, schema) ? unholdable : []),
  ]
}

/** What JSON can write but no database column of text can hold. */
const unholdable: Broken[] = [
  { what: 'text with NUL', value: 'a\u0000b' },
  { what: 'text with half a surrogate pair', value: 'a\ud800b' },
]

const branchesOf = (check: Check, schema: Schema): Schema[] => {
  const whole = check.contract.resolve(schema)
  const branches = whole.oneOf ?? whole.anyOf
  return branches ? branches.flatMap((one) => branchesOf(check, one)) : [whole]
}

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : listOf(type).map(String))

const takesText = (check: Check, schema: Schema): boolean => branchesOf(check, schema).some((one) => typesOf(one).includes('string'))

/** Servers differ in which texts are an address; those that are plainly none are tried. */
const judgedByFormat = (check: Check, schema: Schema, value: unknown): boolean =>
  typeof value === 'string' && branchesOf(check, schema).some(({ format }) => format !== undefined)

function candidates(check: Check, schema: Schema, salt: string, depth: number): Broken[] {
  const wrongTypes = [null, true, 7, 0.5, 'no-such-value', '', ['no-such-value', 7], { 'no-such-member': 1 }]
  const made: Broken[] = wrongTypes.map((value) => ({ what: `the value ${JSON.stringify(value)}`, value }))
  for (const one of branchesOf(check, schema)) {
    if (one.maxLength !== undefined && one.maxLength <= longestMade) {
      made.push({ what: `text of ${one.maxLength + 1} characters`, value: 'a'.repeat(one.maxLength + 1) })
    }
    if (one.minLength !== undefined && one.minLength > 1)
      made.push({ what: 'text that is too short', value: 'a'.repeat(one.minLength - 1) })
    if (one.pattern !== undefined) made.push({ what: 'text of another form', value: '~\n~' })
    if (one.format !== undefined) made.push({ what: `text that is no ${one.format}`, value: 'x'.repeat(Math.max(3, one.minLength ?? 0)) })
    if (one.minimum !== undefined) made.push({ what: 'a number too small', value: one.minimum - 1 })
    if (one.maximum !== undefined) made.push({ what: 'a number too large', value: one.maximum + 1 })
    if (depth < deepest) made.push(...nested(check, one, salt, depth + 1))
  }
  return made
}

/** What breaks an item of a list or a member of an object breaks the whole. */
function nested(check: Check, { items, maxItems, properties }: Schema, salt: string, depth: number): Broken[] {
  const made: Broken[] = []
  if (items) {
    for (const { what, value } of candidates(check, items, salt, depth)) made.push({ what: `as an item ${what}`, value: [value] })
    if (maxItems !== undefined && maxItems <= mostItemsMade) {
      made.push({ what: `${maxItems + 1} items`, value: Array.from({ length: maxItems + 1 }, (_one, index) => `item-${index}`) })
    }
  }
  for (const [name, property] of Object.entries(properties ?? {})) {
    for (const { what, value } of candidates(check, property, salt, depth))
      made.push({ what: `as ${name} ${what}`, value: { [name]: value } })
  }
  return made
}

/** Texts for a query parameter that its schema does not admit. */
export function brokenTexts(check: Check, schema: Schema): string[] {
  const texts = ['', 'no-such-value', '-1', '0', '1.5', '1e3', ' 1', 'a\u0000b']
  for (const { maximum, maxLength } of branchesOf(check, schema)) {
    if (maximum !== undefined) texts.push(String(maximum + 1))
    if (maxLength !== undefined) texts.push('a'.repeat(Math.min(maxLength + 1, 4_000)))
  }
  return texts.filter(
    (text) => text.includes('\u0000') || readings(check, schema, text).every((value) => !check.schemas.fits(schema, value)),
  )
}

/** What a text in a query may stand for. */
function readings(check: Check, schema: Schema, text: string): unknown[] {
  const types = branchesOf(check, schema).flatMap(typesOf)
  const read = (one: string): unknown[] => [
    one,
    ...(/^-?\d+(?:\.\d+)?$/.test(one) ? [Number(one)] : []),
    ...(one === 'true' || one === 'false' ? [true] : []),
  ]
  return types.includes('array') ? [text.split(','), text.split(',').map((one) => read(one).at(-1))] : read(text)
}
