/**
 * `Idempotency-Key`: a POST that is sent again under the same key is answered again and carried out once. The key, what the
 * request does and what it is answered are one transaction, so that no crash can part them.
 */
import { hash } from 'node:crypto'
import type { Database, Transaction } from '../database/connection.ts'
import { keepAnswer, takeKey } from '../database/idempotency-keys.ts'
import { transact } from '../database/transact.ts'
import { badDocument, badParameter, conflict, refuseAll } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import { deepest, isShallow } from './json.ts'
import type { Route } from './route.ts'
import type { Answer } from './write.ts'

const form = /^[\x21-\x7e]{1,255}$/

interface Repeatable {
  key: string
  caller: Caller
  /** The path and the body as they were sent. */
  path: string
  body: unknown
}

/**
 * Carries a request out unless it was under this key before; then it answers what was answered.
 * @throws 400/103 for a key that is none, 400/122 for a body that is too deep to be compared, 409 for one that was used for another request.
 */
export async function once(
  db: Database,
  route: Route,
  { key, caller, path, body }: Repeatable,
  carryOut: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  if (!form.test(key)) refuseAll([badParameter('Idempotency-Key', key)])
  if (!isShallow(body)) throw badDocument(`Under an Idempotency-Key a body nests at most ${deepest} levels deep.`)
  const request = hash('sha256', JSON.stringify([path, body]), 'base64url')
  const taken = { account: caller.id, operation: route.id, key, request }
  return transact(db, async (tx) => {
    const before = await takeKey(tx, taken)
    if (before && before.request !== request) throw conflict('This Idempotency-Key was used for another request.')
    if (before) return JSON.parse(before.answer) as Answer
    const answer = await carryOut(tx)
    await keepAnswer(tx, taken, JSON.stringify(answer))
    return answer
  })
}
