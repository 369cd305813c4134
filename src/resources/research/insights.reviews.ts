/** The end of the review by other providers, of which the author, or who stands in, is told while there is time to ask for more. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { wireTime } from '../../verbs/timestamps.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { inChargeOf } from './insights.news.ts'

/** How many hours before the end the author is told. */
const noticeHours = 2

interface Review {
  account_id: string
  company_id: string | null
  ends: string
}

/** Tells the authors of what is in review until soon after `now`, once for each end. */
export async function tellReviewsEnding(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const ending = sql`aasm_state = 'in-review' and review_ends_at > ${at}::timestamptz
    and review_ends_at <= ${at}::timestamptz + make_interval(hours => ${sql.lit(noticeHours)})
    and review_told_for is distinct from review_ends_at`
  const { rows } = await sql<{ id: string }>`select id from insights where ${ending} order by review_ends_at`.execute(db)
  await eachAlone(rows, 'reviews whose end could not be told of', ({ id }) =>
    transact(db, async (tx) => {
      const told = await sql<Review>`update insights set review_told_for = review_ends_at
        where id = ${id} and ${ending} returning account_id, company_id, review_ends_at as ends`.execute(tx)
      const [review] = told.rows
      if (!review) return
      await notify(tx, {
        ...{ key: 'insight.review_ending', trackable: { type: 'insights', id }, actor: null, recipients: inChargeOf(review) },
        parameters: { 'ends-at': wireTime(review.ends) },
      })
    }),
  )
}
