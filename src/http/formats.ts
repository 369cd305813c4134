/** The formats that the contract names, as ajv takes them. */
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { oneLine, publishedLine } from '../one-line.ts'
import { form, readTimestamp, written } from './timestamps.ts'

/** What no URL holds (RFC 3987): one that does is read by some as another, and by some as none. */
const outsideUrls = /[\s\p{Cc}\p{Cf}"<>\\^`{|}]/u
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

export const formats = {
  date: fullFormats['date'] as { validate: (value: string) => boolean },
  email: fullFormats['email'] as RegExp,
  uri: (value: string): boolean => !outsideUrls.test(value) && URL.canParse(value),
  timestamp: (value: string): boolean => written.test(value),
  'timestamp-input': (value: string): boolean => readTimestamp(value) !== undefined,
  line: (value: string): boolean => oneLine.test(value),
  currency: (value: string): boolean => currencies.has(value),
  'data-url': (value: string): boolean => /^data:[^,]{1,500};base64,/.test(value.slice(0, 512)),
}

/** The form of a text of one of our own formats, for whoever knows patterns alone. `types`: the files that a data URL may be. */
export function patternOf(format: string, types: readonly string[] = []): string | undefined {
  if (format === 'timestamp') return written.source
  if (format === 'timestamp-input') return form.source
  if (format === 'line') return publishedLine
  if (format !== 'data-url') return undefined
  const known = types.map((one) => one.replaceAll(/[.+]/g, '\\$&')).join('|')
  return `^data:(?:${known})(?:;[A-Za-z0-9-]{1,64}=[^;,]{0,200}){0,8};base64,[A-Za-z0-9+/]{2}`
}
