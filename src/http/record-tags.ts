/** The tags of records. */
import { tagOf, twofold } from './etags.ts'
import type { Part } from './kept-text.ts'
import type { Place } from './write.ts'

/**
 * The tag of a record, which `write` writes at a place, where it is `body`. A link to a file is another one each minute, which is no
 * change of the record: what stays is told apart from it.
 */
export function tagOfRecord(write: (at: Place) => Part, place: Place, body = write(place)): string {
  return place.hasLinks() ? twofold(tagOf(write({ ...place, linkTo: (file) => file })), tagOf(body)) : tagOf(body)
}
