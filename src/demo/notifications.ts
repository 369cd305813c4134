import type { Database } from '../database/connection.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import type { SeededType } from './ids.ts'
import { insertRows } from './insert-rows.ts'

interface News {
  to: number
  key: string
  about: readonly [type: SeededType, n: number]
  /** The accounts that made it happen, the last one last. */
  actors: readonly number[]
  parameters?: Record<string, unknown>
  /** Minutes after the last moment of the demo set. */
  told: number
  read?: number
}

const entity = seedId('entities', 1)
const branch = { title: 'Asagiri Financial Group opens a branch for shipowners', entity }
const dividend = { title: 'Asagiri Financial Group: change of the dividend forecast', entity }
const ships = { excerpt: 'What share of new loans goes to shipowners, and how are they secured?', entity }
const loans = { excerpt: 'How much of the loan book is reviewed, and how often?', entity }
const carry = { title: 'Japanese banks: the carry is back' }

/** The order gives the ids. */
const news: readonly News[] = [
  { to: 1, key: 'insight.published', about: ['insights', 1], actors: [4], parameters: carry, told: 0 },
  { to: 2, key: 'insight.published', about: ['insights', 1], actors: [4], parameters: carry, told: 0, read: 40 },
  { to: 4, key: 'insight.liked', about: ['insights', 1], actors: [20, 2, 1], parameters: carry, told: 130 },
  { to: 1, key: 'account.followed', about: ['accounts', 1], actors: [24], told: -613, read: -500 },
  { to: 4, key: 'insight.access_requested', about: ['publication-access-requests', 1], actors: [8], told: -2980 },
  { to: 22, key: 'insight.access_granted', about: ['publication-access-requests', 2], actors: [4], told: -34600, read: -34000 },
  { to: 1, key: 'entity_news.released', about: ['entity-news', 1], actors: [], parameters: branch, told: -10230, read: -10000 },
  { to: 1, key: 'exchange_announcement.released', about: ['exchange-announcements', 1], actors: [], parameters: dividend, told: -4470 },
  {
    to: 1,
    key: 'corporate_question.answered',
    about: ['corporate-questions', 1],
    actors: [8],
    parameters: ships,
    told: -13335,
    read: -13000,
  },
  { to: 8, key: 'corporate_question.asked', about: ['corporate-questions', 3], actors: [1], parameters: loans, told: -1030 },
]

/** The code of the mail that examples show. */
const publishedCode = '1'.padStart(64, '0')

const at = (minutes: number): string => minutesAfter(lastMoment, minutes)

function notificationRow({ to, key, about: [type, n], actors, parameters, told, read }: News, index: number) {
  return {
    id: seedId('notifications', index + 1),
    account_id: seedId('accounts', to),
    key,
    trackable_type: type,
    trackable_id: seedId(type, n),
    parameters: JSON.stringify(parameters ?? {}),
    times_told: Math.max(1, actors.length),
    is_open: read === undefined,
    read_at: read === undefined ? null : at(read),
    created_at: at(told - Math.max(1, actors.length) + 1),
    updated_at: at(told),
  }
}

/** What some accounts were told of. */
export async function seedNotifications(db: Database): Promise<void> {
  const digest = { id: seedId('notification-mails', 1), account_id: seedId('accounts', 2), keys: ['insight.published'] }
  await insertRows(db, 'notification_mails', { ...digest, code: publishedCode, mailed_at: at(22), created_at: at(22) })
  await insertRows(db, 'notifications', news.map(notificationRow))
  const rows = news.flatMap(({ actors, told }, index) =>
    actors.map((account, place) => ({
      notification_id: seedId('notifications', index + 1),
      account_id: seedId('accounts', account),
      anonymize: account === 20,
      acted_at: at(told - actors.length + 1 + place),
    })),
  )
  await insertRows(db, 'notification_actors', rows)
}
