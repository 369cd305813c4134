/** What the answer to a change says of the record: the tag that its own GET has and, where it is new, its place. */
import type { Rows } from '../generated/contract.ts'
import type { One } from '../verbs/handler.ts'
import { tagOf } from './etags.ts'
import type { Route } from './route.ts'
import { writeOne } from './write.ts'
import type { Place } from './write.ts'

/** `ETag` of a record that was written, and `Location` of a new one; nothing where no GET shows it. What its answer says besides is not said again. */
export function headersOfWritten({ shown }: Route, status: number, { row }: One<keyof Rows>, place: Place): Record<string, string> {
  if (!shown) return {}
  const etag = tagOf(writeOne(shown.as, row, place))
  return status === 201 ? { etag, location: `${place.origin}${shown.path}/${encodeURIComponent(row.id)}` } : { etag }
}
