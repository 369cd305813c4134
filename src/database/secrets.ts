/** Secrets that all processes on a database share. Each is made by whoever needs it first. */
import { randomBytes } from 'node:crypto'
import type { Database } from './connection.ts'

/** The secret of a name: 32 bytes, the same in every process. */
export async function sharedSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(value)
}
