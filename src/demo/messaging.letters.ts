import type { Insertable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { ContactRequestsTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { companyOf } from './people.ts'

const at = (minutes: number): string => minutesAfter(lastMoment, minutes)
const times = (minutes: number) => ({ created_at: at(minutes), updated_at: at(minutes) })
const nobody = { account_id: null, company_name: null, phone: null, country: null, page_url: null, assignee_id: null }

/** The order gives the ids. */
const contactRequests: readonly Omit<Insertable<ContactRequestsTable>, 'id' | 'consent'>[] = [
  {
    ...{ account_id: seedId('accounts', 1), name: 'Ingrid Vester', email: 'investor@demo.example', phone: '+44 20 7946 0018' },
    ...{ company_name: 'Northgate Capital Management', country: 'GB', subject: 'corporate-access' },
    ...{ message: 'Could we meet the management in November?', status: 'new', assignee_id: null, page_url: null },
    ...{ contactable_type: 'entities', contactable_id: seedId('entities', 1), ...times(-4100) },
  },
  {
    ...nobody,
    ...{ name: 'Wilhelmina Strand', email: 'strand@newsroom.example', company_name: 'Newsroom Weekly', subject: 'press' },
    ...{ message: 'Who at your house may be quoted on the closure in Duisburg?', status: 'assigned' },
    ...{ assignee_id: seedId('accounts', 11), contactable_type: 'companies', contactable_id: seedId('companies', 11), ...times(-9000) },
  },
  {
    ...nobody,
    ...{ account_id: seedId('accounts', 2), name: 'Marcus Oyelaran', email: 'investor-2@demo.example', country: 'SG', subject: 'sales' },
    ...{ message: 'Do you write on the regional banks for a single client as well?', status: 'replied' },
    ...{ reply: 'Gladly. Kenji Morikawa offers it as a premium service.', replied_at: at(-25000), replied_by_id: seedId('accounts', 11) },
    ...{ assignee_id: seedId('accounts', 11), contactable_type: 'accounts', contactable_id: seedId('accounts', 4), ...times(-26000) },
  },
]

interface Letter {
  by: number
  subject: string
  body: string
  minutes: number
  sent?: true
  insights?: readonly number[]
  recipients?: readonly number[]
}

/** The order gives the ids. Who received one had chosen to. */
const letters: readonly Letter[] = [
  {
    by: 4,
    subject: 'What the second rate rise changes',
    body: '<p>Three notes on <strong>deposit costs</strong>, and what we read in them.</p>',
    minutes: -300,
    insights: [1],
  },
  {
    by: 4,
    subject: 'Our month in Japanese banks',
    body: '<p>What we wrote in September, and the one thing that we got wrong.</p>',
    minutes: -20000,
    sent: true,
    insights: [1, 2],
    recipients: [2, 3],
  },
  { by: 5, subject: 'Before the accounts come', body: '<p>Five footnotes to read first.</p>', minutes: -800 },
]

const wishes = JSON.stringify({ 'group_email.sent': ['email'] })

/** What visitors and accounts wrote to others, and what providers wrote to their followers. */
export async function seedLetters(db: Database): Promise<void> {
  await insertRows(
    db,
    'contact_requests',
    contactRequests.map((one, index) => ({ ...one, consent: true, id: seedId('contact-requests', index + 1) })),
  )
  await db
    .updateTable('accounts')
    .set({ notification_preferences: wishes })
    .where('id', 'in', [seedId('accounts', 2), seedId('accounts', 3)])
    .execute()
  await insertRows(
    db,
    'group_email_messages',
    letters.map(({ by, subject, body, minutes, sent }, index) => ({
      id: seedId('group-email-messages', index + 1),
      account_id: seedId('accounts', by),
      company_id: seedId('companies', companyOf(by)!),
      subject,
      body,
      status: sent ? 'sent' : 'drafted',
      sent_at: sent ? at(minutes + 30) : null,
      ...times(minutes),
    })),
  )
  const message = (index: number): string => seedId('group-email-messages', index + 1)
  await insertRows(
    db,
    'group_email_message_insights',
    letters.flatMap(({ insights = [] }, index) =>
      insights.map((n) => ({ group_email_message_id: message(index), insight_id: seedId('insights', n) })),
    ),
  )
  const mailed = letters.flatMap(({ recipients = [], minutes }, index) => recipients.map((n) => ({ index, n, minutes })))
  await insertRows(
    db,
    'group_email_recipients',
    mailed.map(({ index, n, minutes }, place) => ({
      id: seedId('group-email-messages', 101 + place),
      group_email_message_id: message(index),
      account_id: seedId('accounts', n),
      code: String(place + 1).padStart(64, '0'),
      mailed_at: at(minutes + 31),
    })),
  )
}
