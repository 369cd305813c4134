/** The entities that a corporate user manages: all that its company does, or those of them that are named. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { broken } from '../../refusals.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { forgetExports } from './accounts.leavers.ts'

/** Has a corporate user manage these entities of its company alone, or all of them. @throws 422 for what the company does not manage. */
export async function nameEntities(tx: Transaction, { id, company_id }: Row<'accounts'>, named: readonly string[] | null): Promise<void> {
  const ids = named ?? []
  const { rows } = await sql<{ id: string }>`select named as id from unnest(${ids}::text[]) as named
    where not exists (select from entities where entities.id = named and entities.company_id = ${company_id})
      and not exists (select from company_entities where entity_id = named and company_id = ${company_id}) limit 1`.execute(tx)
  if (rows[0]) throw broken('The company does not manage this entity', `/data/relationships/entities/data/${ids.indexOf(rows[0].id)}`)
  await takingAway(tx, sql`${id}::text`, async () => {
    await saveLinkage(tx, 'account_entities', { account_id: id }, { entity_id: ids })
    await save(tx, 'accounts', id, { entities_named: named !== null })
  })
}

/** Answers what `change` does, and lets go of the exports of those of some accounts who manage an entity before it and not after it. */
export async function takingAway<T>(tx: Transaction, accounts: RawBuilder<unknown>, change: () => Promise<T>): Promise<T> {
  const read = sql<{ account: string; entity: string }>`select account_id as account, entity_id as entity
    from managed_entities where account_id in (select account_id from exports where account_id in (${accounts}))`
  const { rows: before } = await read.execute(tx)
  const changed = await change()
  const { rows: after } = await read.execute(tx)
  const managing = new Set(after.map(({ account, entity }) => `${account} ${entity}`))
  for (const account of new Set(before.filter((one) => !managing.has(`${one.account} ${one.entity}`)).map((one) => one.account))) {
    await forgetExports(tx, account)
  }
  return changed
}
