import type { Insertable, Selectable } from 'kysely'
import { createHash } from 'node:crypto'
import type { Database } from '../database/connection.ts'
import type { ActivitiesTable, AnnotationsTable, CommentsTable } from '../generated/tables.ts'
import { htmlOf } from '../resources/discussion/comments.markdown.ts'
import { lastMoment, minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { companyOf } from './people.ts'
import { published, publishedAt } from './research.ts'

/** Investors who read and vote. Retail and lapsed accounts do not, nor does one whose company restricts what it reads. */
const readers = [1, 2, 18, 20, 21, 24]
/** Which readers the policy of which company keeps out, both by number. */
const keptOut: Readonly<Record<number, number>> = { 20: 3, 21: 4 }

/** Every insight that a reader has read, with a number that spreads the rest. Account 1 has read insight 1. */
const readings = published.flatMap((note, index) =>
  readers
    .map((account, place) => ({ insight: index + 1, account, turn: (index + place * 2) % 6 }))
    .filter(({ account, turn }) => turn % 3 === 0 && keptOut[account] !== companyOf(note.by)),
)

const links = (insight: number, account: number) => ({
  insight_id: seedId('insights', insight),
  account_id: seedId('accounts', account),
})

const reads = readings.map(({ insight, account }) => ({
  ...links(insight, account),
  read_at: minutesAfter(publishedAt(insight), 45 + account * 11),
}))

/** Visitors without an account read as well; each insight has its number of them. */
const publicReads = published.flatMap((_note, index) =>
  Array.from({ length: ((index + 1) * 17) % 41 }, (_, visitor) => ({
    insight_id: seedId('insights', index + 1),
    visitor_hash: createHash('sha256')
      .update(`visitor ${visitor} of insight ${index + 1}`)
      .digest(),
    read_at: minutesAfter(publishedAt(index + 1), 30 + visitor * 7),
  })),
)

/** Some of the dislikes say why. */
const votes = readings
  .filter(({ insight, account }) => (insight + account) % 5 !== 4)
  .map(({ insight, account, turn }) => {
    const at = minutesAfter(publishedAt(insight), 55 + account * 11)
    const against = turn === 3 && insight % 2 === 0
    return {
      ...links(insight, account),
      score: against ? -1 : 1,
      created_at: at,
      updated_at: at,
      like_reason_id: against && insight % 4 === 0 ? seedId('like-reasons', 6 + (insight % 5)) : null,
    }
  })

type Remark = readonly [
  by: number,
  about: number,
  parent: number | null,
  body: string,
  status?: Selectable<CommentsTable>['status'],
  type?: 'insights' | 'entity-news',
]

/** The order gives the ids; a parent is the number of a comment. */
// prettier-ignore
const remarks: readonly Remark[] = [
  [1, 1, null, 'How much of the bond book is funded overnight, and how much at a week or longer?'],
  [4, 1, 1, 'About two thirds overnight. The table of maturities in the half-year report gives 66 per cent.'],
  [2, 1, null, 'The lag of deposit costs was two quarters in the last cycle. Why only one this time?'],
  [4, 1, 3, 'Because a quarter of deposits is on time accounts now. Then it was a twentieth.'],
  [1, 2, null, 'Does the dividend cover include the one-off sale of the supplier stakes?'],
  [20, 5, null, 'Ten points on Tokyo seems a lot for one wage figure.'],
  [14, 8, null, 'The same pattern of cautious releases can be seen at two insurers in Mumbai.'],
  [15, 8, 7, 'Interesting. Do they disclose the triangles?'],
  [24, 3, null, 'Who takes the block that remains?', 'removed'],
  [16, 3, 9, 'The remaining block is discussed in the second paragraph.'],
  [24, 12, null, 'Which of the distributors did you ask?'],
  [21, 12, null, 'We hear nine weeks at the distributors. *Not yet* at your limit.'],
  [2, 1, null, 'Will the branch fund itself with local deposits?', 'visible', 'entity-news'],
  [1, 1, 13, '@kenji-morikawa wrote about that: deposits first, **loans second**.', 'visible', 'entity-news'],
]

/** Who likes which comment, both by number. */
const likings: readonly (readonly [account: number, comment: number])[] = [
  [1, 4],
  [2, 2],
  [4, 7],
  [8, 2],
  [21, 2],
]
/** Whom the last comment mentions. */
const mention = { comment_id: seedId('comments', remarks.length), account_id: seedId('accounts', 4) }

const spoken = (n: number): string => minutesAfter(lastMoment, 30 + n * 25)

async function commentRow(
  [by, about, parent, body, status = 'visible', type = 'insights']: Remark,
  index: number,
): Promise<Insertable<CommentsTable>> {
  const at = spoken(index + 1)
  return {
    id: seedId('comments', index + 1),
    account_id: seedId('accounts', by),
    commentable_type: type,
    commentable_id: seedId(type, about),
    parent_id: parent === null ? null : seedId('comments', parent),
    depth: parent === null ? 0 : 1,
    body: status === 'removed' ? null : body,
    body_html: status === 'removed' ? null : await htmlOf(body),
    status,
    removed_at: status === 'removed' ? minutesAfter(at, 90) : null,
    removed_by: status === 'removed' ? 'author' : null,
    created_at: at,
    updated_at: status === 'removed' ? minutesAfter(at, 90) : at,
  }
}

/** What was removed can be restored with its text. */
const revisions = remarks.flatMap(([, , , body, status], index) =>
  status === 'removed' ? [{ comment_id: seedId('comments', index + 1), body, replaced_at: minutesAfter(spoken(index + 1), 90) }] : [],
)

type Mark = readonly [
  by: number,
  insight: number,
  attribute: AnnotationsTable['annotable_attribute'],
  section: number,
  flags: string,
  message: string,
]

/** The order gives the ids; flags are `secret`, `starred`. */
// prettier-ignore
const marks: readonly Mark[] = [
  [1, 1, 'detail', 0, 'secret starred', 'Ask the treasurer about this ratio on the roadshow.'],
  [1, 1, 'executive_summary', 0, '', 'Compare with the note of August, which was neutral.'],
  [24, 1, 'detail', 1, '', 'The lag is the whole argument.'],
  [2, 2, 'detail', 1, 'secret', 'Check the cross-holdings against the securities report.'],
  [2, 3, 'detail', 0, '', 'Six days of volume at the average of August; four at that of September.'],
  [4, 8, 'executive_summary', 0, 'starred', 'A method worth trying on Japanese insurers.'],
]

function annotationRow([by, insight, annotable_attribute, section_id, flags, message]: Mark, index: number) {
  const at = spoken(index * 2 + 1)
  return {
    id: seedId('annotations', index + 1),
    annotator_id: seedId('accounts', by),
    insight_id: seedId('insights', insight),
    annotable_attribute,
    section_id,
    message,
    is_secret: flags.includes('secret'),
    is_starred: flags.includes('starred'),
    created_at: at,
    updated_at: at,
  }
}

type Deed = readonly [
  key: string,
  type: 'insights' | 'comments' | 'annotations' | 'accounts' | 'entities',
  n: number,
  owner: number | null,
  recipient: number | null,
  origin: Selectable<ActivitiesTable>['origin'],
  parameters?: Record<string, unknown>,
]

/** The order gives the ids; owner null is the system. */
// prettier-ignore
const deeds: readonly Deed[] = [
  ['insight.view', 'insights', 1, 1, 4, 'web', { source: 'alert' }],
  ['insight.read', 'insights', 1, 1, 4, 'web', { seconds: 142, percent: 90 }],
  ['insight.publish', 'insights', 1, 4, 4, 'web'],
  ['comment.create', 'comments', 1, 1, 4, 'web'],
  ['comment.reply', 'comments', 2, 4, 1, 'web'],
  ['insight.view', 'insights', 1, 2, 4, 'ios'],
  ['insight.like', 'insights', 1, 1, 4, 'web'],
  ['comment.view_thread', 'comments', 1, 2, 1, 'ios'],
  ['insight.view', 'insights', 2, 1, 4, 'email', { source: 'notification' }],
  ['insight.print', 'insights', 2, 1, 4, 'web'],
  ['insight.view', 'insights', 5, 20, 17, 'android'],
  ['insight.view_restricted', 'insights', 2, 19, 4, 'web', { reason: 'company-policy' }],
  ['insight.annotate', 'insights', 1, 24, 4, 'web'],
  ['account.view', 'accounts', 4, 1, 4, 'web'],
  ['entity.view', 'entities', 1, 1, null, 'web'],
  ['comment.create', 'comments', 6, 20, 17, 'android'],
  ['insight.submit', 'insights', 54, 4, null, 'web'],
  ['insight.schedule', 'insights', 58, 6, null, 'api'],
  ['insight.publish', 'insights', 2, null, 4, 'system'],
  ['insight.cancel', 'insights', 60, 9, 16, 'web', { reason: 'factual-error' }],
]

function activityRow([key, type, n, owner, recipient, origin, parameters]: Deed, index: number) {
  const at = minutesAfter(lastMoment, 10 + index * 37)
  return {
    id: seedId('activities', index + 1),
    key,
    trackable_type: type,
    trackable_id: seedId(type, n),
    owner_id: owner === null ? null : seedId('accounts', owner),
    recipient_id: recipient === null ? null : seedId('accounts', recipient),
    anonymize: owner === 20,
    origin,
    parameters: JSON.stringify(parameters ?? {}),
    weight: key === 'insight.view' ? 10 : 0,
    created_at: at,
    updated_at: at,
  }
}

/** Reads, votes, comments with their likes, annotations and activities. */
export async function seedDiscussion(db: Database): Promise<void> {
  await insertRows(db, 'insight_reads', reads)
  await insertRows(db, 'insight_public_reads', publicReads)
  await insertRows(db, 'insight_votes', votes)
  await insertRows(db, 'comments', await Promise.all(remarks.map(commentRow)))
  await insertRows(db, 'comment_revisions', revisions)
  await insertRows(
    db,
    'comment_likes',
    likings.map(([account, comment]) => ({ comment_id: seedId('comments', comment), account_id: seedId('accounts', account) })),
  )
  await insertRows(db, 'comment_mentions', mention)
  await insertRows(db, 'annotations', marks.map(annotationRow))
  await insertRows(db, 'activities', deeds.map(activityRow))
}
