/** What the answer to a creation says of the new record: where it is, and the tag that its own GET has. */
import type { Rows } from '../generated/contract.ts'
import { routes } from '../generated/routes.ts'
import { shapes } from '../generated/serializers.ts'
import type { One } from '../verbs/handler.ts'
import { tagOf } from './etags.ts'
import type { Route } from './route.ts'
import { writeAnswer } from './write.ts'
import type { Place } from './write.ts'

interface Shape {
  path: string
  show: string
}

const shownPaths = new Set(routes.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])))

/** The path of each shape that can be asked for by its id. */
const paths = new Map<string, string>()
for (const { path, show } of Object.values<Shape>(shapes)) {
  if (shownPaths.has(`${path}/{id}`)) paths.set(show, path)
}

/** `Location` and `ETag` of a new record, of which `text` is the answer; nothing where no GET shows it. */
export function headersOfNew(route: Route, created: One<keyof Rows>, text: string, place: Place): Record<string, string> {
  const path = route.answer.kind === 'one' ? paths.get(route.answer.of) : undefined
  if (path === undefined) return {}
  // What the answer says beside the record is not said again.
  const shown = created.meta ? writeAnswer(route, { kind: 'one', row: created.row }, place).text : text
  return { location: `${place.origin}${path}/${encodeURIComponent(created.row.id)}`, etag: tagOf(shown) }
}
