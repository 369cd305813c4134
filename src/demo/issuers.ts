import type { Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { CorporateQuestionsTable } from '../generated/tables.ts'
import { minutesAfter, opening, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

type Announcement = readonly [entity: number, release: string, title: string, content: string, ...attachment: string[]]

/** The order gives the ids. The third and the fifth are far from their release. An attachment without a colon is a stored file. */
// prettier-ignore
const announcements: readonly Announcement[] = [
  [1, '2026-09-28T06:00:00.000Z', 'Asagiri Financial Group: change of the dividend forecast',
    'The forecast of the dividend for the year rises from 72 to 76 yen a share.',
    'https://asagiri.demo.example/filings/dividend.pdf'],
  [24, '2026-09-15T16:40:00.000Z', 'Weissach Antriebe: notification of voting rights',
    'A shareholder passed the threshold of 5 per cent of the voting rights on 10 September.',
    seedId('files', 7), 'https://weissach-antriebe.demo.example/filings/voting-rights-de.pdf'],
  [1, '2028-06-02T06:00:00.000Z', 'Asagiri Financial Group: purchase of own shares',
    'Up to 3 million shares are bought until the end of September.'],
  [17, '2026-08-20T22:30:00.000Z', "Banksia Lithium: change of a director's interest",
    'The director bought 40,000 shares on the market.'],
  [17, '2028-07-20T22:30:00.000Z', 'Banksia Lithium: request for a halt of trading',
    'Trading is to halt until the results of the placement are announced.'],
  [6, '2026-09-01T09:00:00.000Z', 'Lantau Property Holdings: halt of trading',
    'Trading in the shares halts until the terms of the offer are published.',
    'https://lantau-property.demo.example/filings/halt.pdf'],
  [21, '2026-09-11T06:05:00.000Z', 'Calder Insurance Group plc: total voting rights',
    'The company has 412 million ordinary shares in issue and holds none of them itself.'],
]

type Profile = readonly [entity: number, title: string, name: string]

/** The order gives the ids. */
const profiles: readonly Profile[] = [
  [1, 'President and Group Chief Executive', 'Takashi Onodera'],
  [1, 'Chief Financial Officer', 'Midori Hanazawa'],
  [24, 'Chairman of the Executive Board', 'Ulrich Steinmetz'],
  [17, 'Non-executive Director', 'Graeme Pallister'],
  [17, 'Managing Director', 'Louise Whitfield'],
  [24, 'Head of Finance', 'Annegret Vollmer'],
  [3, 'President', 'Shinji Kawabata'],
]

interface Question {
  by: number
  entity: number
  body: string
  status: Selectable<CorporateQuestionsTable>['status']
  anonymize?: boolean
  asked: string
  event?: number
  voters?: readonly number[]
  followers?: readonly number[]
}

/** The order gives the ids. */
// prettier-ignore
const questions: readonly Question[] = [
  { by: 1, entity: 1, status: 'answered', asked: '2026-09-21T09:40:00.000Z', event: 1, voters: [2, 21],
    body: 'What share of new loans goes to shipowners, and how are they secured?' },
  { by: 2, entity: 1, status: 'approved', asked: '2026-09-29T02:05:00.000Z', voters: [1], followers: [5],
    body: 'Will the counters on Shikoku be decided on within this fiscal year?' },
  { by: 1, entity: 1, status: 'submitted', asked: '2026-09-30T15:20:00.000Z',
    body: 'How much of the loan book is reviewed, and how often?' },
  { by: 4, entity: 24, status: 'answered', anonymize: true, asked: '2026-09-08T10:00:00.000Z',
    body: 'Does short-time work include the plant for small gearboxes?' },
  { by: 24, entity: 24, status: 'rejected', asked: '2026-09-09T07:30:00.000Z',
    body: 'What will the share price be at the end of the year?' },
  { by: 14, entity: 17, status: 'closed', asked: '2026-07-15T04:10:00.000Z',
    body: 'At which cut-off grade were the intervals of the southern pit counted?' },
  { by: 1, entity: 17, status: 'withdrawn', asked: '2026-07-20T11:00:00.000Z',
    body: 'When is the next round of drilling?' },
  { by: 20, entity: 3, status: 'submitted', anonymize: true, asked: '2026-09-30T19:45:00.000Z',
    body: 'How many of the hybrids of September were sold with a subsidy?' },
]

interface Answer {
  to: number
  by: number
  body: string
  anonymize?: boolean
  at: string
}

/** The order gives the ids. */
// prettier-ignore
const answers: readonly Answer[] = [
  { to: 1, by: 8, at: '2026-09-22T02:15:00.000Z', body: 'About a tenth. Each loan is secured by a first mortgage on the ship.' },
  { to: 1, by: 8, at: '2026-09-24T07:30:00.000Z', anonymize: true, body: 'Since the opening of the branch in Onomichi: about an eighth.' },
  { to: 4, by: 25, at: '2026-09-30T06:10:00.000Z', body: 'No. That plant is fully booked until summer.' },
  { to: 6, by: 26, at: '2026-07-16T01:20:00.000Z', body: 'At 0.8 per cent of lithium oxide.' },
]

const isReleased = (time: string): boolean => Date.parse(time) < Date.parse('2028-01-01')

function announcementRow([entity, release_time, title, content, ...attachment]: Announcement, index: number) {
  const at = isReleased(release_time) ? minutesAfter(release_time, -95) : minutesAfter('2026-09-28T08:00:00.000Z', index * 45)
  return {
    id: seedId('exchange-announcements', index + 1),
    entity_id: seedId('entities', entity),
    title,
    content,
    attachment,
    release_time,
    told_at: isReleased(release_time) ? release_time : null,
    created_at: at,
    updated_at: at,
  }
}

function profileRow([entity, title, name]: Profile, index: number) {
  const at = minutesAfter(opening, 2_000 + index * 35)
  return {
    id: seedId('entity-management-profiles', index + 1),
    entity_id: seedId('entities', entity),
    title,
    name,
    created_at: at,
    updated_at: at,
  }
}

const questionRow = ({ by, entity, body, status, anonymize = false, asked, event }: Question, index: number) => ({
  id: seedId('corporate-questions', index + 1),
  entity_id: seedId('entities', entity),
  account_id: seedId('accounts', by),
  corporate_event_id: event === undefined ? null : seedId('corporate-events', event),
  body,
  status,
  anonymize,
  created_at: asked,
  updated_at: status === 'submitted' ? asked : minutesAfter(asked, 310),
})

const voteRows = ({ voters = [], asked }: Question, index: number) =>
  voters.map((n, place) => ({
    corporate_question_id: seedId('corporate-questions', index + 1),
    account_id: seedId('accounts', n),
    created_at: minutesAfter(asked, 400 + place * 90),
  }))

const followRows = ({ followers = [], asked }: Question, index: number) =>
  followers.map((n, place) => ({
    id: seedId('follows', 301 + index * 10 + place),
    follower_id: seedId('accounts', n),
    followable_type: 'corporate-questions',
    followable_id: seedId('corporate-questions', index + 1),
    created_at: minutesAfter(asked, 400),
    updated_at: minutesAfter(asked, 400),
  }))

const answerRow = ({ to, by, body, anonymize = false, at }: Answer, index: number) => ({
  id: seedId('corporate-answers', index + 1),
  corporate_question_id: seedId('corporate-questions', to),
  account_id: seedId('accounts', by),
  body,
  anonymize,
  released_at: at,
  created_at: at,
  updated_at: at,
})

/** What issuers announce, who runs them, what they are asked and what they answer. */
export async function seedIssuers(db: Database): Promise<void> {
  await insertRows(db, 'exchange_announcements', announcements.map(announcementRow))
  await insertRows(db, 'entity_management_profiles', profiles.map(profileRow))
  await insertRows(db, 'corporate_questions', questions.map(questionRow))
  await insertRows(db, 'corporate_question_votes', questions.flatMap(voteRows))
  await insertRows(db, 'follows', questions.flatMap(followRows))
  await insertRows(db, 'corporate_answers', answers.map(answerRow))
}
