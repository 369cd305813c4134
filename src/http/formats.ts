/** The formats that the contract names, as ajv takes them. */
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { readTimestamp } from './timestamps.ts'

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/

export const formats = {
  date: fullFormats['date'] as { validate: (value: string) => boolean },
  email: fullFormats['email'] as RegExp,
  uri: (value: string): boolean => URL.canParse(value),
  timestamp: (value: string): boolean => written.test(value),
  'timestamp-input': (value: string): boolean => readTimestamp(value) !== undefined,
  'data-url': (value: string): boolean => /^data:[^,]{1,500};base64,/.test(value.slice(0, 512)),
}
