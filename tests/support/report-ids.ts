import { createHash } from 'node:crypto'

/** The id of a row of a report, as the reports make it of what the row is about. */
export function reportId(...parts: readonly string[]): string {
  const digest = createHash('md5').update(parts.join('/')).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
