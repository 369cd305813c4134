/** Reads JSON whose shape is not known. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value, or several of them, as a list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/** The part of a document under these names, if it has one. */
export function dig(value: unknown, ...names: (string | number)[]): unknown {
  let part = value
  for (const name of names) {
    if (Array.isArray(part) && typeof name === 'number') part = part[name] as unknown
    else if (isObject(part) && Object.hasOwn(part, name)) part = part[name]
    else return undefined
  }
  return part
}

/** A copy in which the part under these names is another; `undefined` takes it out. */
export function withPart<T>(document: T, names: readonly (string | number)[], part: unknown): T {
  const copy = structuredClone(document)
  const holder = dig(copy, ...names.slice(0, -1)) as Json | undefined
  const last = names.at(-1)!
  if (holder === undefined) return copy
  if (part === undefined) delete holder[last]
  else holder[last] = part
  return copy
}

/** Every object and array of a document, outermost first. */
export function* partsOf(value: unknown): Generator<Json | unknown[]> {
  if (typeof value !== 'object' || value === null) return
  yield value as Json | unknown[]
  for (const part of Object.values(value)) yield* partsOf(part)
}

/** The first string under this name, wherever it stands. */
export function textUnder(value: unknown, name: string): string | undefined {
  for (const part of partsOf(value)) if (!Array.isArray(part) && typeof part[name] === 'string') return part[name]
  return undefined
}

/** A copy in which each string under one of these names is another. */
export function withTexts<T>(document: T, texts: Readonly<Record<string, string>>): T {
  const copy = structuredClone(document)
  for (const part of partsOf(copy)) {
    if (Array.isArray(part)) continue
    for (const [name, text] of Object.entries(texts)) if (typeof part[name] === 'string') part[name] = text
  }
  return copy
}
