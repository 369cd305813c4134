/** Calls the handler of an operation: plainly, only if the record is unchanged, or only once. */
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { Files } from '../effects/files.ts'
import { Upload } from '../effects/uploads.ts'
import type { Caller } from '../verbs/caller.ts'
import type { FileAnswer, Handler } from '../verbs/handler.ts'
import type { Rooms } from './mount.ts'
import { once, takesKey } from './once.ts'
import type { Route } from './route.ts'
import { tagOf } from './tags.ts'
import { ifUnchanged, showOf } from './unchanged.ts'
import { writeAnswer } from './write.ts'
import type { Answer, Place } from './write.ts'

/** What every handler is given; each knows more exactly what it may expect of it. */
export interface Asked {
  params: Record<string, string>
  caller: Caller
  db: Database
  files: Files
  [more: string]: unknown
}

interface Asking {
  request: FastifyRequest
  rooms: Rooms
  asked: Asked
  place: Place
}

/** Carries a request out. @throws whatever its handler refuses, and what `ifUnchanged` and `once` refuse. */
export async function carryOut(route: Route, asking: Asking): Promise<Answer | FileAnswer> {
  const { request, rooms, asked } = asking
  const { 'if-match': match, 'idempotency-key': key } = request.headers
  const call = (change: Partial<Asked> = {}) => callTo(route, rooms, { ...asked, ...change })
  const show = match === undefined ? undefined : showOf(route)
  if (match !== undefined && show) {
    // Queues are made ready outside of transactions, and the change may be a part of one.
    await rooms.jobs.ready()
    return ifUnchanged(rooms.db, {
      header: match,
      show,
      caller: asked.caller,
      tagIn: (db) => tagOfRecord(show, asking, db),
      make: (db, caller, files = rooms.files) => call({ db, caller, files }),
    })
  }
  if (key === undefined || !takesKey(route) || asked.caller.id === '') return call()
  await rooms.jobs.ready()
  return onceFor(route, asking, String(key))
}

const callTo = (route: Route, rooms: Rooms, asked: Asked): Promise<Answer | FileAnswer> =>
  (rooms.handlers[route.id] as Handler<never>)(asked as never) as Promise<Answer | FileAnswer>

/** The tag of the record that a request would change, as its own GET answers it to the same caller. */
async function tagOfRecord(show: Route, { rooms, asked, place }: Asking, db: Database): Promise<string> {
  const answer = await callTo(show, rooms, { ...asked, db, filters: {}, values: {} })
  return tagOf(writeAnswer(show, answer as Answer, place).text)
}

/** Uploads are stored before the transaction, since a file that is stored in one that dies would belong to nothing. */
async function onceFor(route: Route, { request, rooms, asked, place }: Asking, key: string): Promise<Answer> {
  const uploads = uploadsIn(request.body)
  for (const upload of uploads) await rooms.ahead.store(upload)
  try {
    return await once(rooms.db, route, { key, caller: asked.caller, path: place.path, body: request.body }, (tx) => {
      return callTo(route, rooms, { ...asked, db: tx }) as Promise<Answer>
    })
  } finally {
    await rooms.ahead.settle(uploads)
  }
}

const uploadsIn = (body: unknown): Upload[] => {
  const attributes = (body as { data?: { attributes?: object } } | undefined)?.data?.attributes
  return Object.values(attributes ?? {})
    .flat()
    .filter((one) => one instanceof Upload)
}
