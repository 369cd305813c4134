/** Following accounts, and following them no more. */
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import type { Handler, One } from '../../verbs/handler.ts'
import { find, requireExpected } from '../../verbs/rows.ts'
import { follow, lockAccounts, unfollow } from '../discussion/follows.ts'
import { accounts, named } from './accounts.ts'

/** Locks the accounts of both ends, each of which counts the follow. @throws 412 when the one that the path names is not what the request expects. */
async function lockEnds(tx: Transaction, caller: Caller, ids: readonly string[]): Promise<void> {
  await lockAccounts(tx, caller.id, ...ids)
  await requireExpected(tx, accounts, caller)
}

async function followAll(tx: Transaction, caller: Caller, ids: readonly string[]): Promise<void> {
  await lockEnds(tx, caller, ids)
  for (const id of [...ids].sort()) await follow(tx, caller.id, { type: 'accounts', id })
}

export const followOne: Handler<'followAccount'> = ({ params, caller, db }) =>
  transact(db, async (tx) => {
    const { id } = await find(tx, accounts, named(params.id, caller), caller)
    await followAll(tx, caller, [id])
    return one(await find(tx, accounts, id, caller))
  })

export const unfollowOne: Handler<'unfollowAccount'> = ({ params, caller, db }) =>
  transact(db, async (tx) => {
    const { id } = await find(tx, accounts, named(params.id, caller), caller)
    if (id === caller.id) throw broken('Nobody follows themselves', '/data')
    await lockEnds(tx, caller, [id])
    await unfollow(tx, caller.id, { type: 'accounts', id })
    return one(await find(tx, accounts, id, caller))
  })

interface Many {
  params: { id: string }
  accept(tx: Transaction): Promise<{ ids: string[] }>
  caller: Caller
  db: Database
}

/** Follows those that a body names. */
export const followMany = ({ params, accept, caller, db }: Many): Promise<One<'Account'>> =>
  transact(db, async (tx) => {
    const { id } = await find(tx, accounts, named(params.id, caller), caller)
    if (id !== caller.id) throw forbidden('Only for oneself does one follow.')
    await followAll(tx, caller, (await accept(tx)).ids)
    return one(await find(tx, accounts, id, caller))
  })
