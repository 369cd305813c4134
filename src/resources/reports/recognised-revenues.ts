/** What subscriptions earned in a month. Finance writes it, and what providers are paid follows from it. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isFinal, takeMonth } from './reports.months.ts'
import { poolOf } from './reports.payments.ts'

export const recognisedRevenues: Resource<'recognised-revenues', 'recognised_revenues'> = resource(
  'recognised-revenues',
  'recognised_revenues',
  {
    staff: ['finance'],
    visible: (_eb, { kind }) => (kind === 'staff' ? true : sql<boolean>`false`),
    relations: {},
    computed: () => ({
      pool_minor: sql`${poolOf('recognised_revenues')}::text`,
      unallocated_minor: sql`coalesce((select ${poolOf('recognised_revenues')} - sum(payment.amount_minor)
        from insight_provider_payments as payment
        where payment.period = recognised_revenues.month and payment.status <> 'estimated')::text, 'null')`,
    }),
  },
)

export const recognisedRevenueOperations: Handlers<'recognised-revenues'> = {
  listRecognisedRevenues: list(recognisedRevenues, { order: sql`month desc` }),
  getRecognisedRevenue: show(recognisedRevenues),

  createRecognisedRevenue: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { amount_minor, ...sent } = await accept(tx)
      const row = tx.insertInto('recognised_revenues').values({ ...sent, amount_minor: String(amount_minor), account_id: caller.id })
      const first = await row
        .onConflict((oc) => oc.column('month').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!first) throw conflict('What this month earned is recorded already.')
      return one(await find(tx, recognisedRevenues, first.id, caller))
    }),

  updateRecognisedRevenue: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const known = await tx.selectFrom('recognised_revenues').select('month').where('id', '=', params.id).executeTakeFirst()
      if (known) await takeMonth(tx, known.month)
      const current = await lock(tx, recognisedRevenues, params.id, caller)
      const { id, month } = current
      const { amount_minor, ...sent } = await accept(tx, { record: id })
      const change = { ...sent, ...(amount_minor === undefined ? {} : { amount_minor: String(amount_minor) }) }
      const changed = Object.entries(change).flatMap(([name, value]) => (current[name as keyof typeof change] === value ? [] : [name]))
      const counts = changed.some((name) => name === 'amount_minor' || name === 'currency')
      if (counts && (await isFinal(tx, month))) throw conflict('The payments of this month are final.')
      if (changed.length > 0) await save(tx, 'recognised_revenues', id, { ...change, account_id: caller.id })
      return one(await find(tx, recognisedRevenues, id, caller))
    }),
}
