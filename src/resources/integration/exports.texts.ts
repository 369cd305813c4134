/** What the records of a list are written as. */
import { csvOf } from '../../csv.ts'

/** A resource object, as far as it is written. */
export interface Shown {
  id: string
  type: string
  attributes: Record<string, unknown>
}

/** How a file begins, and what follows for each page of records. */
interface Texts {
  heading: string
  of(records: readonly Shown[]): string
}

const lines: Texts = { heading: '', of: (records) => records.map((one) => `${JSON.stringify(one)}\n`).join('') }

const cellOf = (value: unknown): string | number => {
  if (typeof value === 'string' || typeof value === 'number') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

const tableOf = (attributes: readonly string[]): Texts => ({
  heading: csvOf([['id', 'type', ...attributes]]),
  of: (records) => csvOf(records.map((one) => [one.id, one.type, ...attributes.map((name) => cellOf(one.attributes[name]))])),
})

/** How records are written in a format. */
export const textsOf = (format: 'csv' | 'ndjson', attributes: readonly string[]): Texts => (format === 'csv' ? tableOf(attributes) : lines)
