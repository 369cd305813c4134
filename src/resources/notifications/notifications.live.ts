/** Tells accounts that listen on their realtime channel of their notifications. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { accountChannel, tellLive } from '../../effects/realtime.ts'
import { someTogether } from '../../verbs/each-alone.ts'

/** For how many minutes something is news to who listens, and how many notifications one transaction takes, and one tick. */
const newsMinutes = 10
const atOnce = 1_000
const most = 20_000

const isNews = sql<boolean>`updated_at > now() - make_interval(mins => ${sql.lit(newsMinutes)}) and announced_at is distinct from updated_at`

interface News {
  name: 'notification.created' | 'notification.updated'
  key: string
  trackable_type: string
  trackable_id: string
  accounts: string[]
}

/** Takes these notifications as announced, together where they tell the same. Whoever ticks besides skips what is taken here. */
async function takeNews(tx: Transaction, ids: readonly string[]): Promise<News[]> {
  const { rows } = await sql<News>`with due as (
      select id from notifications where id = any(${ids}::text[]) and ${isNews} order by updated_at, id for update skip locked),
    announced as (update notifications set announced_at = updated_at from due where notifications.id = due.id
      returning notifications.*)
    select case times_told when 1 then 'notification.created' else 'notification.updated' end as name, key, trackable_type,
      trackable_id, array_agg(account_id order by account_id) as accounts
    from announced group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(tx)
  return rows
}

/** Queues an event for each piece of news since the last time, for all who were told of it together. */
export async function announceNotifications(db: Database, jobs: Jobs): Promise<void> {
  if (!jobs.has('live')) return
  await jobs.ready()
  const rows = await db.selectFrom('notifications').select('id').where(isNews).orderBy('updated_at').orderBy('id').limit(most).execute()
  const told = rows.map((one) => one.id)
  await someTogether(told, atOnce, 'notifications that could not be announced', (some) =>
    transact(db, async (tx) => {
      for (const { name, key, trackable_type, trackable_id, accounts } of await takeNews(tx, some)) {
        const data = { key, 'trackable-type': trackable_type, 'trackable-id': trackable_id }
        await tellLive({ tx, jobs }, name, accounts.map(accountChannel), data)
      }
    }),
  )
}
