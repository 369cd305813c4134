/** The end of an embargo, at which delayed readers are told of what they follow. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import type { Row } from '../../verbs/rows.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { followersOf } from './insights.news.ts'
import { embargoEnds } from './insights.restrictions.ts'

/** How many insights are told of in one tick. */
const most = 200

/** Tells delayed followers of each insight whose embargo is over, once. The clock is that of the database, by which they may read. */
export async function tellDelayed(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`select insights.id from insights left join companies as firm on firm.id = insights.company_id
    where insights.awaits_delayed and (insights.is_x_content or ${embargoEnds} <= now())
    order by insights.published_at limit ${sql.lit(most)}`.execute(db)
  await eachAlone(rows, 'insights that could not be told of after their embargo', ({ id }) => tellOf(db, id))
}

const tellOf = (db: Database, id: string): Promise<void> =>
  transact(db, async (tx) => {
    const { rows } = await sql<
      Row<'insights'>
    >`update insights set awaits_delayed = false where id = ${id} and awaits_delayed returning *`.execute(tx)
    const [insight] = rows
    if (!insight) return
    // Who was let in by a request, or met no embargo, was told at publication: by the clock of a process, which may be ahead.
    const recipients = sql`select id from (
        select id from accounts where reading_tier = 'delayed' and id in (${followersOf(insight)}) offset 0) as delayed
      where (select true from notifications as told where told.account_id = delayed.id and told.key = 'insight.published'
          and told.trackable_type = 'insights' and told.trackable_id = ${id}
          and told.updated_at >= ${insight.published_at}::timestamptz - interval '1 day' limit 1) is null
        and delayed.id not in (select unnest(recipients) from news_to_tell where key = 'insight.published' and trackable_id = ${id})`
    await notify(tx, { key: 'insight.published', trackable: { type: 'insights', id }, actor: null, recipients })
  })
