import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { chanceOf } from '../../scripts/walk-check/chance.ts'
import type { Chance } from '../../scripts/walk-check/chance.ts'
import { transact } from '../../src/database/transact.ts'
import { noticeOf, notificationKeys } from '../../src/resources/notifications/notifications.keys.ts'
import type { NotificationKey } from '../../src/resources/notifications/notifications.keys.ts'
import { notify } from '../../src/resources/notifications/notifications.sending.ts'
import { tick } from '../../src/tick.ts'
import { playClock } from '../support/played-clock.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Havana', 'Asia/Tokyo', 'UTC']
const frequencies = ['instant', 'daily', 'weekly', 'monthly', 'never'] as const
/** What is mailed only while there is something to read: other tests tell of it. */
const whileThere: readonly NotificationKey[] = [
  ...(['message.created', 'insight.published', 'corporate_event.published'] as const),
  ...(['entity_news.released', 'exchange_announcement.released', 'shared_item.created'] as const),
]
const keys = notificationKeys.filter((key) => !whileThere.includes(key))
const start = Date.UTC(2027, 0, 1)
const end = Date.UTC(2028, 0, 1)

interface Reader {
  id: string
  email: string
  zone: string
  frequency: (typeof frequencies)[number]
  preferences: Partial<Record<NotificationKey, string[]>>
}

/** Each seven in the morning of a zone, for a year and what is still due after it. */
function morningsOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' })
  const mornings = []
  for (let at = start; at < end + 40 * day; at += 30 * minute) {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    if (`${parts['hour']}:${parts['minute']}` === '07:00') mornings.push({ at, weekday: parts['weekday'], dayOfMonth: parts['day'] })
  }
  return mornings
}
const mornings = new Map(zones.map((zone) => [zone, morningsOf(zone)]))

interface Piece {
  words: string
  reader: Reader
  /** When it is due to be mailed. */
  at: number
  /** Whether it goes along with what is mailed in the five minutes before. */
  joins: boolean
}

/** When news are due to be mailed to a reader, by the rules in words. */
function dueOf(reader: Reader, key: NotificationKey, told: number): Pick<Piece, 'at' | 'joins'> | undefined {
  const mail = noticeOf(key).mail
  const chosen = reader.preferences[key]
  const wants = chosen ? chosen.includes('email') : mail !== undefined
  if (!wants || mail === 'apart' || reader.frequency === 'never') return undefined
  if (mail === 'soon' || reader.frequency === 'instant') return { at: told + 5 * minute, joins: true }
  const morning = mornings.get(reader.zone)!.find(({ at, weekday, dayOfMonth }) => {
    if (at <= told) return false
    return reader.frequency === 'daily' || (reader.frequency === 'weekly' ? weekday === 'Mon' : dayOfMonth === '1')
  })
  return { at: morning!.at, joins: false }
}

/** One for each zone and frequency, who chose channels for some keys. */
async function putReaders(chance: Chance): Promise<Reader[]> {
  const readers = zones.flatMap((zone) =>
    frequencies.map((frequency) => {
      const id = randomUUID()
      const chosen = keys.filter(() => chance.percent(15)).map((key) => [key, chance.of([['app'], ['app', 'push'], ['app', 'email']])])
      return { id, email: `${id}@reader.example`, zone, frequency, preferences: Object.fromEntries(chosen) as Reader['preferences'] }
    }),
  )
  await sql`insert into accounts (id, email, slug, first_name, last_name, status, account_type, email_verified, country, timezone,
      email_frequency, reading_tier, notification_preferences)
    select id, email, 'reader-' || id, 'Rhea', 'Dahl', 'active', 'investor', true, 'GB', zone, frequency, 'professional', preferences
    from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as one (id text, email text, zone text, frequency text, preferences jsonb)`.execute(
    server.db,
  )
  return readers
}

const lineOf = (at: Date, words: Iterable<string>): string => `${at.toISOString()}: ${[...words].sort().join(', ')}`

/** Whom a mail of news went out to at a time. */
async function mailedAt(now: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select account_id as id from notification_mails where mailed_at = ${now.toISOString()}`.execute(server.db)
  return rows.map(({ id }) => id)
}

test('in a year of a busy firm no mail goes out twice and none is missing, and digests come at seven in the morning', async () => {
  const chance = chanceOf(17)
  const clock = await playClock(server.db)
  const readers = await putReaders(chance)
  const expected = new Map(readers.map((reader) => [reader, [] as string[]]))
  const times = new Map(readers.map(({ id }) => [id, [] as Date[]]))
  const waiting = new Set<Piece>()
  let told = 0

  async function tell(now: number): Promise<void> {
    await clock.set(new Date(now))
    const key = chance.of(keys)
    const recipients = readers.filter(() => chance.percent(20))
    const words = `Piece ${++told} of the news`
    const news = { key, trackable: { type: 'locker-items', id: `piece-${told}` }, parameters: { title: words }, actor: null } as const
    await transact(server.db, (tx) => notify(tx, { ...news, recipients: recipients.map(({ id }) => id) }))
    for (const reader of recipients) {
      const due = dueOf(reader, key, now)
      if (due) waiting.add({ words, reader, ...due })
    }
  }

  /** Ticks, and notes what should be mailed by it. */
  async function tickAt(now: number): Promise<void> {
    await clock.set(new Date(now))
    await tick(server.db, server.place.files, new Date(now), server.jobs)
    await server.jobs.drain()
    for (const id of await mailedAt(new Date(now))) times.get(id)?.push(new Date(now))
    const due = new Set([...waiting].filter(({ at }) => at <= now).map(({ reader }) => reader))
    for (const reader of due) {
      const goes = [...waiting].filter((one) => one.reader === reader && one.at <= now + (one.joins ? 5 * minute : 0))
      for (const one of goes) waiting.delete(one)
      expected.get(reader)!.push(
        lineOf(
          new Date(now),
          goes.map(({ words }) => words),
        ),
      )
    }
  }

  async function tickUntil(limit: number): Promise<void> {
    for (let next = 0; next <= limit; next = Math.min(...[...waiting].map(({ at }) => at))) if (next > 0) await tickAt(next)
  }

  let now = start
  while (now < end) {
    for (let burst = 0; burst < 2; burst++) {
      now += (1 + chance.below(10)) * hour
      for (let piece = 0; piece < 4; piece++) {
        now += chance.below(4) * minute + 7_000
        await tickUntil(now)
        await tell(now)
      }
    }
    // Whatever is mailed though nothing is due would be seen of this.
    await tickAt((now += 6 * minute))
    now += (4 + chance.below(14)) * day
  }
  await tickUntil(end + 40 * day)
  expect(waiting.size).toBe(0)
  for (const reader of readers) {
    const mails = await server.mailsTo(reader.email)
    const mailed = times.get(reader.id)!.map((at, n) => lineOf(at, new Set(mails[n]?.match(/Piece \d+ of the news/g))))
    expect([reader, mails.length, mailed]).toEqual([reader, mailed.length, expected.get(reader)])
  }
  expect([...expected.values()].flat().length).toBeGreaterThan(500)
}, 300_000)
