/** Mails of accounts whose address changes meanwhile. The embedded database carries out one transaction after the other. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { correctAddress } from '../../../src/resources/people/accounts.addresses.ts'
import { sendAccountMail } from '../../../src/resources/signing-in/account-mails.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const addresses = { name: 'Platform', appUrl: undefined, apiUrl: 'http://localhost' }

test('no token goes to an address that the account has no more', async () => {
  const id = seedId('accounts', 14)
  await setColumns(server.db, 'accounts', id, { status: 'invited' })
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => void sent.push(to)
  const job = { purpose: 'invitation', email: 'vikram.deshpande@demo.example' } as const
  const { mailing } = await transact(server.db, async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    await correctAddress(tx, { id, email: 'vikram.deshpande@demo.example' }, 'vikram@new.example')
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const mailing = sendAccountMail(server.db, send, addresses, job)
    const waiting = sql`select from pg_stat_activity where ${rows[0]!.pid} = any(pg_blocking_pids(pid))`
    await expect.poll(async () => (await waiting.execute(server.db)).rows.length + sent.length, { timeout: 10_000, interval: 50 }).toBe(1)
    return { mailing }
  })
  await mailing
  expect(sent).toEqual([])
  expect(await server.db.selectFrom('one_time_tokens').select('id').where('account_id', '=', id).execute()).toEqual([])
})
