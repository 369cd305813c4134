/**
 * `If-Match`: a change that is made only while the record is still what the client has seen. What it is compared with is
 * the answer of the record's own GET to the same caller, computed in the transaction that changes it.
 */
import type { Database, Transaction } from '../database/connection.ts'
import { transact } from '../database/transact.ts'
import type { Files } from '../effects/files.ts'
import { routes } from '../generated/routes.ts'
import { shapes } from '../generated/serializers.ts'
import { otherId, preconditionFailed, Refusal } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import { isNamed } from './etags.ts'
import type { Route } from './route.ts'

/** The operation that shows the record which a change is made to. Who makes one by a code alone is not shown it. */
export function showOf({ method, path, type, security }: Route): Route | undefined {
  const shape = Object.hasOwn(shapes, type) ? shapes[type as keyof typeof shapes] : undefined
  if (!shape || method === 'GET' || security !== 'required' || !path.includes('{id}')) return undefined
  return routes.find((one) => one.method === 'GET' && one.path === `${shape.path}/{id}`)
}

interface Change<Result> {
  header: string
  show: Route
  caller: Caller
  /** The tag of the record as it is in this transaction. */
  tagIn(db: Database): Promise<string>
  /** Makes the change as this caller, with these files. */
  make(db: Database, caller: Caller, files?: Files): Promise<Result>
}

/** Reaches no file, since nothing that is done with it will stand. */
const noFiles: Files = {
  put: () => Promise.resolve(),
  holds: () => Promise.resolve(false),
  open: () => Promise.reject(new Error('nothing is stored')),
  remove: () => Promise.resolve(),
}

/**
 * Makes a change if the record still has a tag of the header.
 * @throws 412 otherwise, unless the change would be refused for a reason that comes first.
 */
export async function ifUnchanged<Result>(db: Database, { header, show, caller, tagIn, make }: Change<Result>): Promise<Result> {
  const requireUnchanged = async (tx: Transaction): Promise<void> => {
    if (!isNamed(header, await tagIn(tx))) throw preconditionFailed()
  }
  if (isNamed(header, await tagIn(db))) {
    // Whoever locks the record compares once more, since it may have changed meanwhile.
    return make(db, { ...caller, expects: { type: show.type, requireUnchanged } })
  }
  try {
    return await transact(db, async (tx) => {
      await make(tx, caller, noFiles)
      throw preconditionFailed()
    })
  } catch (error) {
    const ofState = error instanceof Refusal && error.status === 409 && error.errors[0]!.detail !== otherId
    throw ofState ? preconditionFailed() : error
  }
}
