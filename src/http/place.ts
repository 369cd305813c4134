/** Where an answer stands, which its links and cursors are made of. */
import { listOf } from './cursors.ts'
import type { Services } from './services.ts'
import type { Place } from './write.ts'

/** The place of an answer; cursors are those of the list at its path. */
export function placeOf({ links, cursors }: Services, at: Omit<Place, 'cursorTo' | 'linkTo'>): Place {
  return {
    ...at,
    cursorTo: (position) => cursors.write(listOf(at.path, at.search), position),
    linkTo: (file, shown) => links.to(at.origin, file, shown),
  }
}
