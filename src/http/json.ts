/** JSON bodies: what is read, and what the database could not hold. */
import { badDocument } from '../refusals.ts'

/** The most bytes of a JSON document, without the files in it. */
export const bodyLimit = 1_048_576

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws 400/122 when the bytes are not JSON in UTF-8, or hold text that the database could not. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  let value: unknown
  let text: string
  try {
    text = utf8.decode(bytes)
    value = JSON.parse(text)
  } catch {
    throw badDocument('The body is not JSON in UTF-8.')
  }
  if (text.includes('\\u')) requireStorable(value)
  return value
}

/** @throws 400/122 when a text of the value cannot be stored. */
export function requireStorable(value: unknown): void {
  if (!storable(value)) throw badDocument('The body holds a NUL or half of a surrogate pair, which cannot be stored.')
}

/** Deeper than any value is. To write, to compare or to store what is deeper could take more stack than there is. */
export const deepest = 100

/** Whether a value nests no deeper than any is. */
export const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

/** Whether every text in a value, names included, can be stored. Walks without recursion: depth is the client's choice. */
function storable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'string') {
      if (part.includes('\0') || !part.isWellFormed()) return false
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) waiting.push(name, inner)
    }
  }
  return true
}
