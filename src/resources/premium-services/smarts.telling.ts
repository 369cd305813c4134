/** What the team leads of a company and finance are told of its smarts: that few are left, and that some are about to expire. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { wireTime } from '../../verbs/timestamps.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { unspentOf } from './smarts.unspent.ts'

/** Those who look after the smarts of a company. */
const keepers = (company: string) => sql`select id from accounts where status = 'active'
  and (('team-lead' = any(roles) and company_id = ${company}) or 'finance' = any(roles))`

/** Tells once when less than a tenth is left of what the company bought last, or was given where it bought nothing. */
export async function tellWhenLow(tx: Transaction, company: string, before: number, left: number): Promise<void> {
  const { rows } = await sql<{ smarts: number }>`select smarts from premium_service_transactions as one
    where company_id = ${company} and kind in ('purchase', 'grant') and settles_id is null
      and not exists (select from premium_service_transactions as later where later.reverses_id = one.id)
    order by kind = 'purchase' desc, occurred_at desc, id desc limit 1`.execute(tx)
  const last = rows[0]
  if (!last || before * 10 < last.smarts || left * 10 >= last.smarts) return
  await tell(tx, 'smarts.low', company, { smarts: left })
}

async function tell(tx: Transaction, key: 'smarts.low' | 'smarts.expiring', company: string, parameters: object): Promise<void> {
  const { name } = await tx.selectFrom('companies').select('name').where('id', '=', company).executeTakeFirstOrThrow()
  const trackable = { type: 'companies', id: company } as const
  await notify(tx, { key, trackable, actor: null, recipients: keepers(company), parameters: { title: name, ...parameters } })
}

/** How many days before they expire smarts are told of. */
const noticeDays = 30

/** Tells once of smarts that will expire soon and are not spent. */
export async function warnOfExpiry(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const soon = sql`expires_at > ${at}::timestamptz
    and expires_at <= ${at}::timestamptz + make_interval(days => ${sql.lit(noticeDays)})
    and not exists (select from smarts_warnings where smarts_warnings.id = one.id)`
  const warned = await sql<{ company: string }>`select distinct company_id as company
    from premium_service_transactions as one where ${soon} order by company_id`.execute(db)
  await eachAlone(warned.rows, 'companies that could not be warned', ({ company }) =>
    transact(db, async (tx) => {
      const { rows } = await sql<{ id: string; expires: string }>`select id, expires_at::text as expires
        from premium_service_transactions as one where company_id = ${company} and ${soon} order by expires_at, id`.execute(tx)
      const last = rows.at(-1)
      if (!last) return
      const told = await sql`insert into smarts_warnings (id) select unnest(${rows.map(({ id }) => id)}::text[])
        on conflict do nothing returning id`.execute(tx)
      const smarts = await unspentOf(tx, company, last.expires)
      if (smarts > 0 && told.rows.length > 0)
        await tell(tx, 'smarts.expiring', company, { smarts, 'expires-at': wireTime(rows[0]!.expires) })
    }),
  )
}
