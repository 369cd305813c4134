/** The classes and the slug that an insight has as long as its author says no others: those of its primary entity and its tagline. */
import type { Transaction } from '../../database/connection.ts'
import type { Operations } from '../../generated/contract.ts'
import type { Row } from '../../verbs/rows.ts'
import { freeSlug, holdSlug, spelledSlug } from '../../verbs/slugs.ts'

const industrial = ['sectors', 'industry_groups', 'industries'] as const
type Classes = Record<'countries' | (typeof industrial)[number], string[]>

/** The columns that decide over the classes of an insight, as they are. */
type Classified = Pick<Row<'insights'>, keyof Classes | 'primary_entity_id' | 'no_sector'>

const none: Classes = { countries: [], sectors: [], industry_groups: [], industries: [] }

/** What an insight is before anything is said of it. */
export const unsaid = { ...none, primary_entity_id: null, no_sector: false, slug: null }

async function classesOf(tx: Transaction, entityId: string | null): Promise<Classes> {
  if (entityId === null) return none
  const entity = await tx
    .selectFrom('entities')
    .select(['country', 'sector', 'industry_group', 'industry'])
    .where('id', '=', entityId)
    .executeTakeFirst()
  const some = (value: string | null | undefined): string[] => (value ? [value] : [])
  return {
    countries: some(entity?.country),
    sectors: some(entity?.sector),
    industry_groups: some(entity?.industry_group),
    industries: some(entity?.industry),
  }
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** What of a body decides over classes and slug. */
type Sent = Pick<
  NonNullable<Operations['createInsight']['accepted']>,
  'countries' | 'gics' | 'no_sector' | 'primary_entity_id' | 'slug' | 'tagline'
>

/**
 * The classes that a change gives an insight although it does not name them: those that were empty, or were the primary
 * entity's, become those of its primary entity.
 */
export async function followedClasses(tx: Transaction, before: Classified, sent: Sent = {}): Promise<Partial<Classes>> {
  const former = await classesOf(tx, before.primary_entity_id)
  const followed = (...names: (keyof Classes)[]) =>
    names.every((name) => before[name].length === 0) || names.every((name) => same(before[name], former[name]))
  const now = sent.primary_entity_id === undefined ? former : await classesOf(tx, sent.primary_entity_id)
  const isClassed = !(sent.no_sector ?? before.no_sector) && sent.gics === undefined
  return {
    ...(sent.countries === undefined && followed('countries') ? { countries: now.countries } : {}),
    ...(isClassed && followed(...industrial)
      ? { sectors: now.sectors, industry_groups: now.industry_groups, industries: now.industries }
      : {}),
  }
}

/** A slug of the tagline that no insight has or had; null where that has no letters. */
export const slugOf = async (tx: Transaction, tagline: string | null): Promise<string | null> =>
  tagline === null || (await spelledSlug(tagline)) === '' ? null : freeSlug(tx, 'insight_slugs', tagline)

/** The slug that an insight gets by a change: the one that was sent, or one of its tagline where it has none yet. */
export async function followedSlug(
  tx: Transaction,
  sent: Sent,
  { slug }: Pick<Row<'insights'>, 'slug'>,
): Promise<string | null | undefined> {
  if (sent.slug) await holdSlug(tx, 'insight_slugs', sent.slug)
  return sent.slug === undefined && sent.tagline !== undefined && slug === null ? slugOf(tx, sent.tagline) : sent.slug
}
