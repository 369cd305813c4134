/** Every notification key from what makes it happen to who is told of it, how, and how often. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { noticeOf, notificationKeys } from '../../../src/resources/notifications/notifications.keys.ts'
import type { NotificationKey } from '../../../src/resources/notifications/notifications.keys.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'
import { alerts } from './told/alerts.ts'
import { discussion } from './told/discussion.ts'
import { events } from './told/events.ts'
import { issuers } from './told/issuers.ts'
import { premium } from './told/premium.ts'
import { research } from './told/research.ts'
import { taken, ticks } from './told/story.ts'
import type { Story, Told, Who } from './told/story.ts'

const stories: Record<NotificationKey, Story> = { ...research, ...discussion, ...events, ...issuers, ...premium, ...alerts }

const server = startServer()

/** What stories are not to find: what anybody follows, mutes or awaits. */
async function clear(): Promise<void> {
  for (const table of ['follows', 'muted_items', 'alerts', 'activity_alerts']) await sql`delete from ${sql.table(table)}`.execute(server.db)
}
beforeAll(async () => {
  await clear()
  await sql`delete from push_notification_tokens`.execute(server.db)
  await ticks(server)
  await server.jobs.drain()
})

interface Notice {
  id: string
  account: string
  about: string
  times: number
  mail: string | null
  /** The clients that are pushed to. */
  pushed: string | null
}

/** What everybody was told of a key. */
async function noticesOf(key: NotificationKey): Promise<Notice[]> {
  const minutes = key === 'message.created' ? 10 : 5
  const { rows } = await sql<Notice>`select told.id, account_id as account, trackable_id as about, times_told as times,
      case when mail_due_at = next_digest(email_frequency, timezone, told.created_at) then 'digest'
        when abs(extract(epoch from mail_due_at - told.created_at) - ${minutes * 60}) < 1 then 'soon' else mail_due_at::text end as mail,
      (select string_agg(token, ' ') from push_messages join push_notification_tokens as clients on clients.id = push_notification_token_id
        where notification_id = told.id) as pushed
    from notifications as told join accounts on accounts.id = account_id where key = ${key}`.execute(server.db)
  return rows
}

interface Person {
  id: string
  email: string
}

/** Those that a story names, by the account or its name. @throws unless each of them is somebody who could be told. */
async function peopleOf(names: readonly Who[]): Promise<Person[]> {
  const { rows } = await sql<Person>`select id, email from accounts where status = 'active'`.execute(server.db)
  return names.map((name) => {
    const person = rows.find(({ id, email }) => id === name || email === `${name}@demo.example`)
    if (!person) throw new Error(`${name} is nobody who could be told`)
    return person
  })
}
const idsOf = async (names: readonly Who[]): Promise<string[]> => (await peopleOf(names)).map((one) => one.id)

/** Those of some people who are not shown an account. */
async function withoutSightOf(account: string, people: readonly Person[]): Promise<Person[]> {
  const shown = async ({ id }: Person) => (await (await freshClient(server, id)).get(`/api/v2/accounts/${account}`)).status === 200
  const seen = await Promise.all(people.map(shown))
  return people.filter((_one, n) => !seen[n])
}

/** Everybody has read what they were told, can be pushed to and mailed to, and wants these channels for a key. */
async function makeReady(key: NotificationKey, channels?: readonly string[]): Promise<void> {
  const preferences = JSON.stringify(channels ? { [key]: channels } : {})
  await sql`update notifications set is_open = false, read_at = now() where is_open`.execute(server.db)
  await sql`update accounts set notification_preferences = ${preferences}::jsonb, email_verified = true, email_frequency = 'daily'`.execute(
    server.db,
  )
  await sql`insert into push_notification_tokens (id, account_id, token, platform, mobile_os, active)
    select uuid_v7(), id, kind || ' of ' || id, 'native', 'ios', kind = 'phone' from accounts, unnest('{phone,lost phone}'::text[]) as kind
    on conflict do nothing`.execute(server.db)
}

/** A story that is prepared for people who want these channels, all of them or those that are the default. */
async function prepared(key: NotificationKey, channels?: readonly string[]) {
  await clear()
  const story: Told = await stories[key](server)
  const before = story.mailed ? await server.mails() : []
  await makeReady(key, channels)
  const to = await peopleOf(story.to)

  /** Does it, and answers whom the news reached by that, about what, and what was answered. Again it may be refused. */
  async function done(again = false): Promise<{ news: Notice[]; about: string; answer: Answer | void }> {
    const known = await noticesOf(key)
    const answer = await story.act()
    const made = answer && !again ? taken(answer) : ''
    const news = (await noticesOf(key)).filter((one) => !known.some(({ id, times }) => id === one.id && times === one.times))
    const about = typeof story.about === 'function' ? await story.about() : (story.about ?? made)
    return { news, about, answer }
  }
  /** Whom its own mails went to since. */
  async function mailed(): Promise<string[]> {
    if (!story.mailed) return []
    const mails = (await server.mails()).slice(before.length)
    const own = mails.filter((one) => story.mailed!.test(/^Subject: (.*)$/m.exec(one)![1]!))
    return own.map((one) => /^To: (.*)$/m.exec(one)![1]!).sort()
  }
  return { story, to, done, mailed }
}

const inOrder = (news: readonly Omit<Notice, 'id'>[]) => [...news].sort((one, other) => (one.account < other.account ? -1 : 1))
const shown = (news: readonly Notice[]) => inOrder(news.map(({ id: _id, ...rest }) => rest))

describe.each(notificationKeys)('%s', (key) => {
  const { push = false, mail } = noticeOf(key)

  test('is told to whom it concerns, once, as the table of keys says', async () => {
    const { story, to, done, mailed } = await prepared(key)
    const others = await idsOf([...story.notTo, ...(story.by ? [story.by] : [])])
    expect(to.filter(({ id }) => others.includes(id))).toEqual([])
    const expected = (about: string, times: number) =>
      inOrder(
        to.map(({ id: account }) => {
          return { account, about, times, mail: mail === 'apart' ? null : (mail ?? null), pushed: push ? `phone of ${account}` : null }
        }),
      )
    const first = await done()
    expect(shown(first.news)).toEqual(expected(first.about, 1))
    expect(await mailed()).toEqual(mail === 'apart' ? to.map(({ email }) => email).sort() : [])

    const second = await done(true)
    const again = { once: () => [], joins: () => expected(first.about, 2), another: () => expected(taken(second.answer!), 1) }
    expect(shown(second.news)).toEqual(again[story.twice ?? 'once']())
    expect(await mailed()).toHaveLength(mail === 'apart' ? to.length : 0)
  })

  test('is told in the app alone to who wants it so, and to nobody who muted it or turned it off, but for whom it would not name', async () => {
    const app = await prepared(key, ['app'])
    const { news } = await app.done()
    expect(news.map((one) => [one.account, one.mail, one.pushed]).sort()).toEqual(app.to.map(({ id }) => [id, null, null]).sort())
    expect(await app.mailed()).toEqual([])

    const off = await prepared(key, [])
    expect([shown((await off.done()).news), await off.mailed()]).toEqual([[], []])

    const muted = await prepared(key)
    const { mute, by } = muted.story
    const { to } = muted
    const [type, id] = mute ?? ['accounts', by && (await idsOf([by]))[0]]
    // There is nothing that would keep these news away.
    if (id === undefined) return
    await sql`insert into muted_items (id, account_id, mutable_type, mutable_id)
      select uuid_v7(), account, ${type}, ${id} from unnest(${to.map((one) => one.id)}::text[]) as account`.execute(server.db)
    const { news: heard } = await muted.done()
    const strangers = mute ? [] : await withoutSightOf(id, to)
    expect(heard.map(({ account }) => account).sort()).toEqual(strangers.map((one) => one.id).sort())
    expect(await muted.mailed()).toEqual(mail === 'apart' ? strangers.map(({ email }) => email).sort() : [])
  })
})
