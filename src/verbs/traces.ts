/**
 * Traces of what goes from lists, for everyone who saw it there, so that copies can follow. Who that is is found out while the record
 * still stands: afterwards nothing would tell.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import { giveTime } from '../database/patience.ts'
import { runPlanned } from '../database/read.ts'
import { guest } from './caller.ts'
import type { Resource } from './resource.ts'
import { scopeOfRow, scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'

/** Who shares a trace: all accounts, or admins alone. Any other audience is an account. */
export const everyone = 'everyone'
export const admins = 'admins'

/** Accounts that have to do with nothing, one of each kind: what all of them see everyone does. */
const strangers = ['investor', 'provider', 'corporate-user'].map((accountType) => {
  const stranger = { ...guest, id: 'nobody', accountType }
  return { kind: 'account', ...scopeValues(stranger), viewer: stranger.reading } as unknown as Scope
})

const seer = scopeOfRow('seer')

/** Writes down that a record is about to go, in the transaction in which it does. */
export async function leaveTrace(tx: Transaction, r: Resource, id: string, event: 'deleted' | 'cancelled' = 'deleted'): Promise<void> {
  // They may be more than are asked in the time of a request.
  await giveTime(tx, 15)
  const record = sql`from ${sql.table(r.table)} where ${sql.ref(`${r.table}.id`)} = ${id}`
  const sees = (scope: Scope): RawBuilder<SqlBool> => sql`exists (select ${record} and ${r.visible(scope)})`
  const seers = sql`select seer.id from accounts as seer
    where not (select to_all from open) and seer.status = 'active' and not 'admin' = any(seer.roles)`
  const staff = sql.lit([...r.staff].join())
  const asStaff =
    r.staff.length === 0
      ? sql``
      : sql`union ${seers} and seer.roles && string_to_array(${staff}, ',') and ${sees({ ...seer, kind: 'staff' })}`
  await runPlanned(
    tx,
    sql`with open as (select ${sql.join(strangers.map(sees), sql` and `)} as to_all),
      seeing as (select ${sql.lit(everyone)} as audience from open where to_all
        union all select ${sql.lit(admins)} from open where not to_all
        union all (${seers} and ${sees(seer)} ${asStaff}))
    insert into changes (id, record_type, record_id, event, audience)
    select uuid_v7(), ${r.type}, ${id}, ${event}, audience from seeing`,
  )
}

/** The same where the record goes from the lists of some accounts alone and stays in those of others. */
export async function leaveTraceTo(tx: Transaction, { type }: Resource, id: string, accounts: readonly string[]): Promise<void> {
  await sql`insert into changes (id, record_type, record_id, event, audience)
    select uuid_v7(), ${type}, ${id}, 'deleted', account from unnest(${accounts}::text[]) as account`.execute(tx)
}
