/** Left-over accounts of the demo set in a database that is used for something else. */
import type { Database } from '../database/connection.ts'
import { transact } from '../database/transact.ts'
import { verifyPassword } from '../resources/signing-in/password-hashes.ts'
import { publishedHash, publishedPassword } from '../resources/signing-in/published-password.ts'
import { demoAccounts } from './people.ts'

/** Counts the active demo accounts that have the published password, also where it was hashed anew. */
export async function countLeftOver(db: Database): Promise<number> {
  const left = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('id', 'in', demoAccounts)
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .execute()
  const anew: string[] = []
  for (const { id, password_hash } of left) {
    if (password_hash !== publishedHash && (await verifyPassword(publishedPassword, password_hash))) anew.push(id)
  }
  if (anew.length > 0) {
    await transact(db, (tx) => tx.updateTable('accounts').set({ password_hash: publishedHash }).where('id', 'in', anew).execute())
  }
  return left.filter(({ id, password_hash }) => password_hash === publishedHash || anew.includes(id)).length
}
