/** What the answer to a creation says of the new record: where it is, and the tag that its own GET has. */
import type { Rows } from '../generated/contract.ts'
import type { One } from '../verbs/handler.ts'
import { tagOf } from './etags.ts'
import type { Route } from './route.ts'
import { writeOne } from './write.ts'
import type { Place } from './write.ts'

/** `Location` and `ETag` of a new record; nothing where no GET shows it. What its answer says besides is not said again. */
export function headersOfNew({ made }: Route, { row }: One<keyof Rows>, place: Place): Record<string, string> {
  if (!made) return {}
  return { location: `${place.origin}${made.path}/${encodeURIComponent(row.id)}`, etag: tagOf(writeOne(made.shownAs, row, place)) }
}
