/** Calls the handler of an operation: plainly, only if the record is unchanged, or only once. */
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/connection.ts'
import type { Files } from '../effects/files.ts'
import { Upload } from '../effects/uploads.ts'
import type { Rows } from '../generated/contract.ts'
import type { Sent } from '../verbs/body.ts'
import type { Caller } from '../verbs/caller.ts'
import type { FileAnswer, Handler, One, Redirect, TextAnswer } from '../verbs/handler.ts'
import { once } from './idempotency.ts'
import { ifUnchanged, showOf } from './preconditions.ts'
import { tagOfRecord } from './record-tags.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'
import type { Answer, Place } from './write.ts'

/** What every handler is given; each knows more exactly what it may expect of it. */
export interface Asked {
  params: Record<string, string>
  caller: Caller
  db: Database
  files: Files
  sent?: Sent
  [more: string]: unknown
}

/** What came of a request. */
type Outcome = Answer | FileAnswer | TextAnswer | Redirect

interface Asking {
  request: FastifyRequest
  services: Services
  asked: Asked
  place: Place
}

/** Carries a request out. @throws RecordBusy, whatever its handler refuses, and what `ifUnchanged` and `once` refuse. */
export async function carryOut(route: Route, asking: Asking): Promise<Outcome> {
  const uploads = uploadsIn(asking.request.body)
  const work = (): Promise<Outcome> => carryOutNow(route, asking, uploads)
  // The store may keep an upload waiting, which would keep everybody waiting who is about the same record.
  const waits = route.method !== 'GET' && uploads.length === 0
  return waits ? asking.services.turns(recordsOf(asking.asked), work) : work()
}

/** Words that name the caller's own account and session. */
const ofTheirs: readonly string[] = ['me', 'current']

/** The records that a request is about: that of its path, and those that its body names one at a time. */
function recordsOf({ params, caller, sent }: Asked): string[] {
  const records: string[] = []
  const { id } = params
  if (id !== undefined) records.push(ofTheirs.includes(id) ? caller.id : id)
  for (const name of sent?.relationshipNames ?? []) {
    const linked = sent!.linked(name)
    if (linked !== undefined) records.push(linked)
  }
  return records
}

async function carryOutNow(route: Route, asking: Asking, uploads: readonly Upload[]): Promise<Outcome> {
  const { request, services, asked } = asking
  const { 'if-match': match, 'idempotency-key': key } = request.headers
  const show = match === undefined ? undefined : showOf(route)
  const callOn = (db: Database): Promise<Outcome> =>
    match === undefined || !show
      ? callTo(route, services, { ...asked, db })
      : ifUnchanged(db, {
          header: match,
          show,
          caller: asked.caller,
          tagIn: (on) => tagShown(show, asking, on),
          make: (on, caller, files = services.files) => callTo(route, services, { ...asked, db: on, caller, files }),
        })
  const isKept = key !== undefined && route.keyed === true && asked.caller.id !== ''
  if (!show && !isKept) return callOn(asked.db)
  // Queues are made ready outside of transactions, and the change may be a part of one.
  await services.jobs.ready()
  return inTurn(asking, uploads, () => (isKept ? onceFor(route, asking, uploads, String(key), callOn) : callOn(services.db)))
}

/**
 * What is a transaction as a whole holds a connection while its uploads are decoded and stored, so that few of one account are at
 * once.
 */
const inTurn = <Result>({ services, asked }: Asking, uploads: readonly Upload[], work: () => Promise<Result>): Promise<Result> =>
  uploads.length === 0 ? work() : services.turns([`uploads of ${asked.caller.id}`], work)

/** Calls the handler of an operation, plainly. */
export const callTo = (route: Route, services: Services, asked: Asked): Promise<Outcome> =>
  (services.handlers[route.id] as Handler<never>)(asked as never) as Promise<Outcome>

/** The tag of the record that a request would change, as its own GET answers it to the same caller. */
async function tagShown(show: Route, { services, asked, place }: Asking, db: Database): Promise<string> {
  const answer = (await callTo(show, services, { ...asked, db, filters: {}, values: {} })) as One<keyof Rows>
  return tagOfRecord((show.answer as { of: keyof Rows }).of, answer, place)
}

/** Uploads are stored before the transaction, since a file that is stored in one that dies would belong to nothing. */
async function onceFor(
  route: Route,
  { request, services, asked, place }: Asking,
  uploads: readonly Upload[],
  key: string,
  callOn: (tx: Database) => Promise<Outcome>,
): Promise<Answer> {
  for (const upload of uploads) await services.ahead.store(upload, asked.caller)
  try {
    return await once(
      services.db,
      route,
      { key, caller: asked.caller, path: place.path, body: request.body },
      (tx) => callOn(tx) as Promise<Answer>,
    )
  } finally {
    await services.ahead.settle(uploads)
  }
}

/** The files that came with a body. */
export const uploadsIn = (body: unknown): Upload[] => {
  const attributes = (body as { data?: { attributes?: object } } | undefined)?.data?.attributes
  return Object.values(attributes ?? {})
    .flat()
    .filter((one) => one instanceof Upload)
}
