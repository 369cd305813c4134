/** The reports of how views and readings spread: of closed months, and of the running month beside the one before. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { dimensions, distributionIn } from './reports.distributions.ts'
import type { Subject } from './reports.distributions.ts'
import { idOf } from './reports.ids.ts'
import type { Span } from './reports.points.ts'

const columnsOf = (subject: Subject) => sql`${sql.ref(`${subject}_id`)}, ${subject === 'account' ? sql`company_id` : sql`accounts_count`},
  dimension, bucket, views, reads, unique_readers, unique_firms, dwell_seconds, share`
const valuesOf = (subject: Subject) => sql`subject, ${subject === 'account' ? companyOf : sql`accounts_count`},
  dimension, bucket, views, reads, unique_readers, unique_firms, dwell_seconds, share`
const companyOf = sql`(select company_id from accounts where accounts.id = subject)`

/** Whose `other` is always there, so that the link to it always answers. */
const providersOf = {
  account: sql`select id from accounts where account_type = 'insight-provider' and status = 'active'`,
  company: sql`select id from companies where kind = 'research-firm'`,
}

/** Writes the reports of a month that is over. `month`: its first day. */
export async function closeReadership(tx: Transaction, subject: Subject, month: string, span: Span): Promise<void> {
  await sql`insert into ${sql.table(`${subject}_analytic_distribution_reports`)} (id, period, ${columnsOf(subject)})
    select ${idOf(sql`subject`, sql`${month}::text`, sql`dimension`, sql`bucket`)}, ${month}::date, ${valuesOf(subject)}
    from (${distributionIn(subject, span)}) as counted order by subject, dimension, bucket`.execute(tx)
}

/** Writes the reports of the running month anew, as far as it has gone `now`. `earlier`: the same part of the month before. */
export async function compareReadership(
  tx: Transaction,
  subject: Subject,
  month: string,
  { now, earlier }: Record<'now' | 'earlier', Span>,
): Promise<void> {
  const table = sql.table(`mtd_${subject}_analytic_distribution_reports`)
  await sql`delete from ${table}`.execute(tx)
  await sql`
    with now as (${distributionIn(subject, now)}), earlier as (${distributionIn(subject, earlier)}),
    wanted as (
      select subject, dimension, bucket from now union select subject, dimension, bucket from earlier
      union select one.id, dimension, 'other' from (${providersOf[subject]}) as one,
        unnest(array[${sql.join(dimensions.map((one) => sql.lit(one)))}]) as dimension)
    insert into ${table} (id, period, as_of, previous_views, previous_reads, previous_unique_readers, change_percent, ${columnsOf(subject)})
    select ${idOf(sql`wanted.subject`, sql`wanted.dimension`, sql`wanted.bucket`)}, ${month}::date, ${now.to}::timestamptz,
      coalesce(earlier.views, 0), coalesce(earlier.reads, 0), coalesce(earlier.unique_readers, 0),
      round(100 * (coalesce(now.views, 0) - earlier.views)::numeric / nullif(earlier.views, 0), 2),
      wanted.subject, ${subject === 'account' ? sql`(select company_id from accounts where accounts.id = wanted.subject)` : sql`coalesce(now.accounts_count, 0)`},
      wanted.dimension, wanted.bucket, coalesce(now.views, 0), coalesce(now.reads, 0), coalesce(now.unique_readers, 0),
      coalesce(now.unique_firms, 0), coalesce(now.dwell_seconds, 0), coalesce(now.share, 0)
    from wanted left join now using (subject, dimension, bucket) left join earlier using (subject, dimension, bucket)
    order by wanted.subject, wanted.dimension, wanted.bucket`.execute(tx)
}
