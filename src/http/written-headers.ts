/** What the answer to a change says of the record: the tag that its own GET has and, where it is new, its place. */
import type { Rows } from '../generated/contract.ts'
import type { One } from '../verbs/handler.ts'
import type { Part } from './kept-text.ts'
import { tagOfRecord } from './record-tags.ts'
import type { Route } from './route.ts'
import type { Place } from './write.ts'

/**
 * `ETag` of a record that was written, and `Location` of a new one; nothing where no GET shows it. `body`: the answer, which is
 * written anew only where it says more than the GET does.
 */
export function headersOfWritten(
  { shown, answer }: Route,
  status: number,
  { row, meta }: One<keyof Rows>,
  { body, place }: { body: Part; place: Place },
): Record<string, string> {
  if (!shown) return {}
  const isWhole = 'of' in answer && answer.of === shown.as && meta === undefined
  const etag = tagOfRecord(shown.as, { row }, place, isWhole ? body : undefined)
  return status === 201 ? { etag, location: `${place.origin}${shown.path}/${encodeURIComponent(row.id)}` } : { etag }
}
