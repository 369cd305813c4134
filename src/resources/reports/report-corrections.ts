/** Corrections of months whose payments are final. What they were is kept; the payments are counted anew as another version. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { correctMonth } from './reports.correcting.ts'

export const reportCorrections: Resource<'report-corrections', 'report_corrections'> = resource(
  'report-corrections',
  'report_corrections',
  {
    staff: ['finance'],
    visible: (_eb, { kind, me, leads }) =>
      kind === 'staff'
        ? true
        : sql<boolean>`exists (select from insight_provider_payments as paid
            where paid.period = report_corrections.month and (paid.account_id = ${me} or paid.company_id = ${leads}))`,
    nature: 'long',
    relations: {},
    computed: ({ kind, me, leads }) => ({
      amount_minor: kind === 'staff' ? sql`coalesce(report_corrections.amount_minor::text, 'null')` : sql`'null'`,
      former_total_minor: sql`(select coalesce(sum((content->>'total_minor')::bigint), 0)::text from report_versions as former
        where former.correction_id = report_corrections.id and former.report = 'insight_provider_payments'
          and ${kind === 'staff' ? sql`true` : sql`(content->>'account_id' = ${me} or content->>'company_id' = ${leads})`})`,
    }),
  },
)

/** @throws 404 for what a path names in place of a month. */
function firstDayOf(month: string): string {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw notFound(month)
  return `${month}-01`
}

const corrections = page(reportCorrections, { filters: { month: (value) => sql`report_corrections.month = ${value}::date` } })

export const reportCorrectionOperations: Handlers<'report-corrections'> = {
  listReportCorrections: ({ params, caller, db, filters, page: asked, sort }) =>
    corrections({ caller, db, page: asked, sort, filters: { ...filters, month: firstDayOf(params.month) } }),

  getReportCorrection: show(reportCorrections),

  createReportCorrection: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { amount_minor, ...sent } = await accept(tx)
      const amount = amount_minor === undefined ? undefined : String(amount_minor)
      const id = await correctMonth(tx, firstDayOf(params.month), { ...sent, amount_minor: amount, account_id: caller.id })
      return one(await find(tx, reportCorrections, id, caller))
    }),
}
