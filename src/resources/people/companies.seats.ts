/** The seats of a company: how many of its accounts may be invited or active. Fewer seats than accounts keep nobody out who is in. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { broken } from '../../refusals.ts'

const seated = ['invited', 'active']

/** How many seats of a company are taken. */
export const seatsUsed = (company: RawBuilder<unknown> | string) =>
  sql<string>`(select count(*) from accounts where accounts.company_id = ${company}
    and accounts.status in (${sql.join(seated.map((one) => sql.lit(one)))}))`

/**
 * Makes sure that a company has a seat for one more account, which this transaction is about to write.
 * @throws 422 when all are taken; `pointer` names what asked for the seat.
 */
export async function takeSeat(tx: Transaction, company: string | null, pointer: string): Promise<void> {
  // Locked before the seats are counted: a statement that waits for a lock counts what was there before.
  await tx.selectFrom('companies').select('id').where('id', '=', company).forNoKeyUpdate().execute()
  const full = tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', company)
    .where(sql<boolean>`${seatsUsed(sql.ref('companies.id'))} >= seats`)
  if (await full.executeTakeFirst()) throw broken('The company has no free seat', pointer)
}
