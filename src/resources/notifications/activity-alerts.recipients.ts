/** The addresses that activity alerts are mailed to are those of accounts, and follow them. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'

/** Has what is mailed to an address that an account had go to the one that it has now; null for none. */
export const readdress = (tx: Transaction, from: string, to: string | null) =>
  sql`update activity_alerts set updated_at = now(), recipients = array_remove(array(
      select case when lower(one) = ${from.toLowerCase()} then ${to}::text else one end
      from unnest(recipients) with ordinality as listed (one, place) order by place), null)
    where ${from.toLowerCase()} in (select lower(one) from unnest(recipients) as one)`.execute(tx)
