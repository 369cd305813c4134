/** Addresses at which calendar programs fetch the events of an account. Each is private to it; its code is kept as its hash. */
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { transact } from '../../database/transact.ts'
import type { Handlers, Rows } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { hashOf } from '../../tokens.ts'
import { insert } from '../../verbs/create.ts'
import { calendar, one } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { queueUpInSession } from '../../verbs/queue-up.ts'
import { toOne } from '../../verbs/relations.ts'
import { remove } from '../../verbs/remove.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { letIn } from '../signing-in/published-password.ts'
import { calendarOf } from './corporate-events.calendar.ts'
import { entriesOf, hasSeat } from './corporate-events.entries.ts'

export const calendarFeeds: Resource<'calendar-feeds', 'calendar_feeds'> = resource('calendar-feeds', 'calendar_feeds', {
  visible: (eb, { me }) => eb('calendar_feeds.account_id', '=', me),
  relations: { account: toOne('account_id') },
})

/** What the owner takes part in: what is to come, and what was in the last 90 days. */
const kept = sql`held.status in ('requested', 'confirmed', 'attended') and corporate_events.status <> 'cancelled'
  and ends_at > case when held.status = 'requested' then now() else now() - interval '90 days' end
  order by starts_at, corporate_events.id limit 500`

export const calendarFeedOperations: Handlers<'calendar-feeds'> = {
  createCalendarFeed({ caller, db }) {
    requireLasting(caller, 'makes no address that outlasts it')
    return transact(db, async (tx) => {
      await queueUpInSession(tx, caller)
      await tx.deleteFrom('calendar_feeds').where('account_id', '=', caller.id).execute()
      const code = randomBytes(32).toString('base64url')
      const id = await insert(tx, 'calendar_feeds', { account_id: caller.id, token_hash: hashOf(code) })
      const row: Rows['CalendarFeed'] = await find(tx, calendarFeeds, id, caller)
      return one({ ...row, url: `ics?code=${code}` })
    })
  },

  getCalendarFeed: show(calendarFeeds),
  deleteCalendarFeed: remove(calendarFeeds),

  async getCalendarFeedCalendar({ params, values, db, demo, addresses }) {
    const { rows } = await sql<{ owner: string }>`select accounts.id as owner from calendar_feeds join accounts on accounts.id = account_id
      where calendar_feeds.id = ${params.id} and token_hash = ${hashOf(values.code)} and accounts.status = 'active'
        and ${letIn(demo)}`.execute(db)
    const [feed] = rows
    if (!feed) throw notFound(params.id)
    const entries = await entriesOf(db, addresses, { me: feed.owner, where: kept, ways: hasSeat })
    return calendar(calendarOf('PUBLISH', entries, 'Corporate events'), 'events.ics')
  },
}
