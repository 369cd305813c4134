import type { Insertable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { InsightsTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, seedId, slugOf } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { entities } from './issuers.entities.ts'
import { companyOf } from './people.ts'
import { detailOf, summaryOf } from './research.notes.ts'
import type { Note } from './research.notes.ts'
import { newer } from './research.notes-newer.ts'
import { older } from './research.notes-older.ts'
import { oldest } from './research.notes-oldest.ts'
import { unpublished } from './research.notes-unpublished.ts'

const day = 24 * 60
/** The company of the policy `pre-approval-required`, by number. */
const preApproving = 3

export const published: readonly Note[] = [...newer, ...older, ...oldest]

/** Insight 1 at the last moment, each of the others about two and a half days before its predecessor. */
export const publishedAt = (n: number): string => (n === 1 ? lastMoment : minutesAfter(lastMoment, -(n - 1) * 3456 - ((n * 37) % 300)))

/** The insight that was corrected since, and when. */
const corrected = 2
const correctedAt = minutesAfter(publishedAt(corrected), 300)

/** When insight 51 or a later one was finished, submitted if it ever was; what was done with it since took five hours. */
function finishedAt(n: number): string {
  const { state, due } = unpublished[n - published.length - 1]!
  return due && state === 'cancelled' ? due : minutesAfter(lastMoment, -(n - published.length - 1) * 11 * 60 - day)
}

const createdAt = (n: number): string =>
  n <= published.length ? minutesAfter(publishedAt(n), -3 * day - n) : minutesAfter(finishedAt(n), -2 * day)

/** The times of what was made together with an insight. */
const madeWith = (n: number) => ({ created_at: createdAt(n), updated_at: createdAt(n) })

function contentOf(note: Note, n: number) {
  const about = note.on === null ? undefined : entities[note.on - 1]
  const others = (note.also ?? []).map((entity) => entities[entity - 1]?.country ?? '')
  const [imperative, time_horizon, format_type] = note.view
  return {
    id: seedId('insights', n),
    account_id: seedId('accounts', note.by),
    company_id: seedId('companies', companyOf(note.by) ?? 0),
    primary_entity_id: note.on === null ? null : seedId('entities', note.on),
    slug: slugOf(note.tagline),
    tagline: note.tagline,
    executive_summary: summaryOf(note),
    detail: detailOf(note),
    imperative,
    time_horizon,
    format_type,
    countries: [...new Set([...(about ? [about.country] : []), ...others, ...(note.countries ?? [])])],
    strategies: [...note.strategies],
    sectors: about ? [about.sector] : [],
    industry_groups: about ? [about.group] : [],
    industries: about ? [about.industry] : [],
    no_sector: !about,
    automatic_keywords: about ? [about.short, about.code] : [],
    custom_keywords: [...(note.keywords ?? [])],
    show_author_names: note.more?.['show_author_names'] ?? true,
    is_x_content: note.more?.['is_x_content'] ?? false,
    linkback: note.more?.['linkback'] ?? null,
  }
}

/** An editor approves, and where the firm asks for it its compliance officer did so before. */
const approvals = ({ by }: Note, at: string | null) => ({
  editor_approved_at: at,
  compliance_approved_at: at !== null && companyOf(by) === preApproving ? minutesAfter(at, -45) : null,
})

function publishedRow(note: Note, index: number): Insertable<InsightsTable> {
  const n = index + 1
  const at = publishedAt(n)
  return {
    ...contentOf(note, n),
    aasm_state: 'published',
    status_reason: null,
    published_at: at,
    aasm_state_updated_at: at,
    was_published: true,
    cancelled_at: null,
    body_changed_at: minutesAfter(at, -120),
    review_ends_at: null,
    ...approvals(note, minutesAfter(at, -30)),
    ...(n === corrected ? { revision: 2, corrected_at: correctedAt } : { revision: 1, corrected_at: null }),
    created_at: createdAt(n),
    updated_at: minutesAfter(at, 15 + (((n - 1) * 97) % day)),
  }
}

const revision = {
  id: seedId('insight-revisions', 1),
  insight_id: seedId('insights', corrected),
  number: 2,
  changed: ['detail'],
  reason: "The second table repeated last year's figures.",
  created_at: correctedAt,
  updated_at: correctedAt,
}

const approved = ['approved', 'scheduled']

function unpublishedRow(note: (typeof unpublished)[number], index: number): Insertable<InsightsTable> {
  const n = published.length + 1 + index
  const at = finishedAt(n)
  const moved = minutesAfter(at, 300)
  const wasPublished = note.state === 'cancelled' && note.due !== undefined
  const approvedAt = wasPublished ? minutesAfter(at, -30) : approved.includes(note.state) ? minutesAfter(at, 240) : null
  return {
    ...contentOf(note, n),
    aasm_state: note.state,
    status_reason: note.reason ?? null,
    published_at: note.due ?? null,
    aasm_state_updated_at: note.state === 'drafted' ? null : moved,
    was_published: wasPublished,
    cancelled_at: note.state === 'cancelled' ? moved : null,
    body_changed_at: minutesAfter(at, -120),
    review_ends_at: note.state === 'in-review' ? minutesAfter(moved, day) : null,
    ...approvals(note, approvedAt),
    created_at: createdAt(n),
    updated_at: moved,
  }
}

/** Certified an hour before the insight was finished, which is an hour after its body was changed last. */
function disclosureRow(note: Note & { state?: string }, index: number) {
  const n = index + 1
  const at = n <= published.length ? publishedAt(n) : finishedAt(n)
  const certified = note.state === undefined || !(note.state === 'drafted' || n === 59)
  const positions = [
    'The author holds no position in the securities discussed.',
    'The author holds shares of the primary entity, bought more than a year before publication.',
    'The author holds no position. A fund managed by a relative holds fewer than 1,000 shares.',
  ]
  return {
    id: seedId('insight-disclosures', n),
    insight_id: seedId('insights', n),
    certified,
    certified_at: certified ? minutesAfter(at, -60) : null,
    position_in_securities: certified ? positions[(n - 1) % 7 === 5 ? 1 : (n - 1) % 11 === 9 ? 2 : 0] : '',
    created_at: createdAt(n),
    updated_at: minutesAfter(at, -60),
  }
}

/** What builds upon what: among them a stream of three that ends in insight 1, insight 26 twice, a draft upon insight 1. */
// prettier-ignore
const streams: readonly (readonly [upstream: number, downstream: number])[] = [
  [39, 25], [25, 1], [1, 51], [26, 5], [26, 1], [32, 2], [37, 7], [41, 13], [46, 23], [31, 4], [30, 3], [48, 8], [34, 33],
]

const presets = [
  {
    account: 1,
    name: 'Japanese banks, short term',
    countries: ['JP'],
    sectors: ['financials'],
    verticals: ['equity-bottom-up'],
    min_market_cap: 2000,
    format_types: ['quick-note'],
    imperatives: ['bearish'],
    time_horizons: ['short'],
  },
  { account: 1, name: 'Special situations in Asia', countries: ['JP', 'HK', 'SG'], strategies: ['event-driven', 'merger-arbitrage'] },
  { account: 2, name: 'Income', strategies: ['income'], max_market_cap: 10000, imperatives: ['bullish', 'neutral'] },
  { account: 4, name: 'What others write about Japan', countries: ['JP'], format_types: ['in-depth', 'initiation', 'thematic'] },
]

function presetRow({ account, ...filters }: (typeof presets)[number], index: number) {
  const at = minutesAfter(lastMoment, (index - 30) * day)
  return {
    id: seedId('filter-presets', index + 1),
    account_id: seedId('accounts', account),
    countries: [],
    sectors: [],
    strategies: [],
    verticals: [],
    min_market_cap: null,
    max_market_cap: null,
    format_types: null,
    imperatives: null,
    time_horizons: null,
    ...filters,
    created_at: at,
    updated_at: at,
  }
}

/** Insights with their verticals, secondary entities, streams and disclosures; filter presets. */
export async function seedResearch(db: Database): Promise<void> {
  const notes = [...published, ...unpublished]
  const linked = <T>(numbersOf: (note: Note) => readonly number[], row: (number: number, position: number) => T) =>
    notes.flatMap((note, index) =>
      numbersOf(note).map((number, position) => ({
        insight_id: seedId('insights', index + 1),
        ...row(number, position),
        ...madeWith(index + 1),
      })),
    )

  await insertRows(db, 'insights', [...published.map(publishedRow), ...unpublished.map(unpublishedRow)])
  await insertRows(
    db,
    'insight_content_verticals',
    linked(
      (note) => note.verticals,
      (number) => ({ content_vertical_id: seedId('content-verticals', number) }),
    ),
  )
  await insertRows(
    db,
    'insight_secondary_entities',
    linked(
      (note) => note.also ?? [],
      (number, position) => ({ entity_id: seedId('entities', number), position }),
    ),
  )
  await insertRows(
    db,
    'insight_streams',
    streams.map(([up, down]) => ({
      upstream_id: seedId('insights', up),
      downstream_id: seedId('insights', down),
      ...madeWith(down),
    })),
  )
  await insertRows(db, 'insight_disclosures', notes.map(disclosureRow))
  await insertRows(db, 'insight_revisions', [revision])
  await insertRows(db, 'filter_presets', presets.map(presetRow))
}
