/** What was approved before the firm asked that its compliance officer approves everything. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Row } from '../../verbs/rows.ts'
import { tellOfReturn } from './insights.news.ts'
import { bringTo } from './insights.transitions.ts'

const reason = 'The firm asks for the approval of its compliance officer by now, so that it waits to be approved anew.'

/** Has what is approved and not published yet wait for its approvals again, where the compliance officer gave none. `by`: who asks for it. */
export async function holdBack(tx: Transaction, company: string, by: string): Promise<void> {
  const { rows } = await sql<Row<'insights'>>`select * from insights where company_id = ${company}
    and aasm_state in ('approved', 'scheduled') and compliance_approved_at is null order by id for no key update`.execute(tx)
  for (const insight of rows) {
    await bringTo({ tx, insight, actors: ['system'], by, now: new Date(), reason: null }, 'submitted')
    await tellOfReturn(tx, { insight, by, reason })
  }
}
