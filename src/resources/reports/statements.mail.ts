/** The mail of a statement: the rows that the reports answer to the account, in words, and as a table by insight. */
import { sql } from 'kysely'
import { csvOf } from '../../csv.ts'
import type { Database } from '../../database/connection.ts'
import type { TextRow } from '../../database/read.ts'
import type { Addresses } from '../../effects/addresses.ts'
import { written } from '../../effects/letters.ts'
import { sendOnce } from '../../effects/mail-once.ts'
import type { SendMail } from '../../effects/mail.ts'
import type { Queues } from '../../effects/jobs.ts'
import { guest } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import { ofFirm } from '../../verbs/firms.ts'
import type { Resource } from '../../verbs/resource.ts'
import { rowsOf } from '../../verbs/walk.ts'
import { markMailed } from '../../verbs/mailed.ts'
import { insightAnalytics } from './insight-analyticss.ts'
import { insightProviderPayments } from './insight-provider-payments.ts'
import { qvaReports } from './qva-reports.ts'
import { getsStatements } from './statements.ts'
import { letterOf } from './statements.letter.ts'
import { tableOf } from './statements.table.ts'

/** How many insights are read at once. */
const atOnce = 100

interface Due {
  account: string
  company: string | null
  month: string
  email: string
  first_name: string
  locale: string
}

/** Sends one statement, unless it went out or is not wanted any more. @throws what `sendOnce` does. */
export async function sendStatement(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { statement: id }: Queues['statement-mail'],
): Promise<void> {
  const found = await sql<Due>`select accounts.id as account, company_id as company, month::text as month, email, first_name, locale
    from statements join accounts on accounts.id = account_id
    where statements.id = ${id} and mailed_at is null and ${getsStatements}`.execute(db)
  const [due] = found.rows
  if (!due) return
  const caller = { ...guest, id: due.account, companyId: due.company }
  const [value] = await monthly(db, caller, qvaReports, due.month)
  const [payment] = await monthly(db, caller, insightProviderPayments, due.month)
  const letter = letterOf({ ...due, value, payment, readers: await readersOf(db, due) }, addresses)
  const content = csvOf(tableOf(await insightsOf(db, caller, due.month)))
  const attachment = { name: `statement-${due.month.slice(0, 7)}.csv`, type: 'text/csv', content }
  await sendOnce(
    send,
    { ...(await written(letter)), to: due.email, id, attachment },
    markMailed(db, 'statements', id, sql`, updated_at = now()`),
  )
}

/** The caller's own row of a month, as the list of the report has it. */
async function monthly(db: Database, caller: Caller, report: Resource, month: string): Promise<TextRow[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(report.table)}
    where account_id = ${caller.id} and period = ${month}::date`.execute(db)
  return rowsOf(
    db,
    caller,
    report,
    rows.map(({ id }) => id),
  )
}

/** The figures of the caller's own insights in a month. */
async function insightsOf(db: Database, caller: Caller, month: string): Promise<TextRow[]> {
  const { rows } = await sql<{ id: string }>`select id from insight_analyticss where account_id = ${caller.id}
    and granularity = 'month' and period = ${month}::date order by published_at desc, id desc`.execute(db)
  const figures: TextRow[] = []
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.slice(from, from + atOnce).map(({ id }) => id)
    figures.push(...(await rowsOf(db, caller, insightAnalytics, ids)))
  }
  return figures
}

/** The readers of a month by the kind of their firm, as the account's distribution report has them. */
async function readersOf(db: Database, { account, company, month }: Due): Promise<{ kind: string; readers: string }[]> {
  const { rows } = await sql<{ kind: string; readers: string }>`select bucket as kind, unique_readers::text as readers
    from account_analytic_distribution_reports where account_id = ${account} and period = ${month}::date
      and ${ofFirm(sql`company_id`, sql`${company}::text`)} and dimension = 'reader-firm-type' order by unique_readers desc, bucket`.execute(
    db,
  )
  return rows
}
