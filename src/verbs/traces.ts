/**
 * Traces of what goes from lists, for everyone who saw it there, so that copies can follow. Who that is is found out while the record
 * still stands: afterwards nothing would tell.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import { giveTime } from '../database/patience.ts'
import { runPlanned } from '../database/read.ts'
import type { DB } from '../generated/tables.ts'
import { guest } from './caller.ts'
import type { Resource } from './resource.ts'
import { scopeOfRow, scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'

/** Who shares a trace: all accounts, all of one type, by its name, or admins alone. Any other audience is an account. */
export const everyone = 'everyone'
export const admins = 'admins'

/** Every type of account: one that is missing does not compile. */
const accountTypes: Record<DB['accounts']['account_type'], true> = {
  ...{ investor: true, 'insight-provider': true, 'corporate-user': true, staff: true, system: true },
}

/** Accounts that have to do with nothing, one of each type: what such a one sees all of its type do. */
const strangers = Object.keys(accountTypes).map((accountType) => {
  const stranger = { ...guest, id: 'nobody', accountType }
  return { kind: 'account', ...scopeValues(stranger), viewer: stranger.reading } as unknown as Scope
})

const seer = scopeOfRow('seer')

interface Gone {
  type: string
  id: string
  event: 'deleted' | 'cancelled'
}

/** Writes down that a record is about to go, in the transaction in which it does. */
export const leaveTrace = (tx: Transaction, r: Resource, id: string, event: Gone['event'] = 'deleted'): Promise<void> =>
  leaveTraceFor(tx, { type: r.type, id, event }, r, id)

/** The same, for those who see another record: the one that it stands below. */
export const leaveTraceBelow = (tx: Transaction, { type }: Resource, id: string, above: { r: Resource; id: string }): Promise<void> =>
  leaveTraceFor(tx, { type, id, event: 'deleted' }, above.r, above.id)

/** Writes one row for all accounts or for each type whose all see the record `seen`, and one for each other account that does. */
async function leaveTraceFor(tx: Transaction, gone: Gone, r: Resource, seen: string): Promise<void> {
  // They may be more than are asked in the time of a request.
  await giveTime(tx, 15)
  const record = sql`from ${sql.table(r.table)} where ${sql.ref(`${r.table}.id`)} = ${seen}`
  const sees = (scope: Scope): RawBuilder<SqlBool> => sql`exists (select ${record} and ${r.visible(scope)})`
  const toAll = sql`(select count(*) = ${sql.lit(strangers.length)} from open)`
  const seers = sql`select seer.id from accounts as seer where not ${toAll} and seer.status = 'active'
    and not 'admin' = any(seer.roles) and seer.account_type not in (select type from open)`
  const staff = sql.lit([...r.staff].join())
  const asStaff =
    r.staff.length === 0
      ? sql``
      : sql`union ${seers} and seer.roles && string_to_array(${staff}, ',') and ${sees({ ...seer, kind: 'staff' })}`
  await runPlanned(
    tx,
    sql`with open as materialized (
      ${sql.join(
        strangers.map((one) => sql`select ${sql.lit(one.accountType)} as type where ${sees(one)}`),
        sql` union all `,
      )}),
      seeing as (select ${sql.lit(everyone)} as audience where ${toAll}
        union all select type from open where not ${toAll}
        union all select ${sql.lit(admins)} where not ${toAll}
        union all (${seers} and ${sees(seer)} ${asStaff}))
    insert into changes (id, record_type, record_id, event, audience)
    select uuid_v7(), ${gone.type}, ${gone.id}, ${gone.event}, audience from seeing`,
  )
}

/** The same where the record goes from the lists of some accounts alone and stays in those of others. */
export async function leaveTraceTo(tx: Transaction, { type }: Resource, id: string, accounts: readonly string[]): Promise<void> {
  await sql`insert into changes (id, record_type, record_id, event, audience)
    select uuid_v7(), ${type}, ${id}, 'deleted', account from unnest(${accounts}::text[]) as account`.execute(tx)
}
