/** Whether a value that is shown is the one that was sent or asked for, however it is written. */
import { isObject } from './json.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' }

/** A text without markup, case and spaces that say nothing. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The time that a text stands for, if it begins as one does. */
export const timeOf = (text: string): number | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  const written = text
    .replace(/^(\S+) (\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)/, '$1T$2')
    .replace(/ ?([+-]\d{2}):?(\d{2})$| ?UTC$/, (_whole, hours: string | undefined, minutes) =>
      hours === undefined ? 'Z' : `${hours}:${minutes}`,
    )
  const time = Date.parse(written)
  return Number.isNaN(time) ? undefined : time
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Names that are written alike but for hyphens, underscores and case. */
export const folded = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export function isSame(sent: unknown, shown: unknown): boolean {
  if (isEmpty(sent) || isEmpty(shown)) return isEmpty(sent) === isEmpty(shown)
  if (Array.isArray(sent) && Array.isArray(shown)) {
    return sent.every((one) => shown.some((other) => isSame(one, other))) && shown.every((one) => sent.some((other) => isSame(other, one)))
  }
  if (isObject(sent) && isObject(shown)) return Object.entries(sent).every(([name, one]) => !(name in shown) || isSame(one, shown[name]))
  if (typeof sent === 'object' || typeof shown === 'object') return false
  const [a, b] = [String(sent), String(shown)]
  if (a.trim() !== '' && Number(a) === Number(b)) return true
  const [timeA, timeB] = [timeOf(a), timeOf(b)]
  if (timeA !== undefined && timeA === timeB) return true
  return plain(a) === plain(b)
}
