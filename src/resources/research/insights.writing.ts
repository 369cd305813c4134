/** The parts of writing an insight besides its own columns: clean text, known slugs, links to other records. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Operations } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { refuseReservedSlug } from '../../verbs/slugs.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import { cleanText, picturesAmong } from './insights.pictures.ts'

type Sent = NonNullable<Operations['updateInsight']['accepted']> & Pick<NonNullable<Operations['createInsight']['accepted']>, 'slug'>

/** The names whose change is a change of the body, which a certification does not outlive. */
export const bodyNames = [
  ...[
    'tagline',
    'executive-summary',
    'detail',
    'time-horizon',
    'imperative',
    'format-type',
    'countries',
    'strategies',
    'gics',
    'no-sector',
  ],
  ...['primary-entity', 'secondary-entities', 'content-verticals', 'upstream-insights'],
]

const longest = { 'executive-summary': 5_000, detail: 500_000 } as const

const classifications = [
  ['sectors', 'sectors'],
  ['industry_groups', 'industry-groups'],
  ['industries', 'industries'],
] as const

/**
 * The columns of `insights` that a body writes. A class that `no-sector` empties stays empty.
 * @throws 422 for a text, picture, country, class or slug that cannot be.
 */
export async function columnsOf(
  tx: Transaction,
  sent: Sent,
  current?: Pick<Row<'insights'>, 'id' | 'no_sector'>,
): Promise<Written<'insights'>> {
  const { gics, content_verticals: _verticals, secondary_entities: _entities, upstream_insights: _upstream, ...plain } = sent
  await requireKnown(tx, 'countries', countryCodes, sent.countries)
  for (const [table, name] of classifications) await requireKnown(tx, `gics/${name}`, [table, 'slug'], gics?.[name])
  refuseReservedSlug(sent.slug)
  const classes = (sent.no_sector ?? current?.no_sector) ? { sectors: [], 'industry-groups': [], industries: [] } : gics
  return {
    ...plain,
    countries: once(sent.countries),
    executive_summary: await clean('executive-summary', sent.executive_summary, () => []),
    detail: await clean('detail', sent.detail, (named) => picturesAmong(tx, current?.id, named)),
    ...(classes
      ? { sectors: once(classes.sectors), industry_groups: once(classes['industry-groups']), industries: once(classes.industries) }
      : {}),
  }
}

const clean = async (
  name: keyof typeof longest,
  html: string | null | undefined,
  own: (named: readonly string[]) => Promise<string[]> | string[],
): Promise<string | null | undefined> => (html ? cleanText(name, html, longest[name], own) : html)

const once = (values: readonly string[] | undefined): string[] | undefined => values && [...new Set(values)]

/** Replaces the linked records that a body names; those it does not name stay. @throws 422 for a circle of forks. */
export async function saveLinks(tx: Transaction, id: string, sent: Sent): Promise<void> {
  const { content_verticals, secondary_entities, upstream_insights } = sent
  if (content_verticals) {
    await saveLinkage(tx, 'insight_content_verticals', { insight_id: id }, { content_vertical_id: content_verticals })
  }
  if (secondary_entities) {
    await tx.deleteFrom('insight_secondary_entities').where('insight_id', '=', id).execute()
    const rows = secondary_entities.map((entity_id, at) => ({ insight_id: id, entity_id, position: at + 1 }))
    if (rows.length > 0) await tx.insertInto('insight_secondary_entities').values(rows).execute()
  }
  if (upstream_insights) {
    await refuseCircle(tx, id, upstream_insights)
    await saveLinkage(tx, 'insight_streams', { downstream_id: id }, { upstream_id: upstream_insights })
  }
}

async function refuseCircle(tx: Transaction, id: string, upstream: readonly string[]): Promise<void> {
  // Two that fork each other at once would each see no circle, so that forks are made one after the other.
  await takeAdvisoryLock(tx, 'insight streams')
  const { rows } = await sql<{ circle: boolean }>`with recursive above as (
      select linked collate "C" as id from unnest(${upstream}::text[]) as linked
      union select insight_streams.upstream_id from insight_streams join above on insight_streams.downstream_id = above.id)
    select exists (select from above where above.id = ${id}) as circle`.execute(tx)
  if (rows[0]!.circle) throw broken('An insight cannot build upon itself', '/data/relationships/upstream-insights')
}

const citation = /\/insights\/([A-Za-z0-9_-]{1,128})/g

/** Records which insights the body links to. */
export async function saveCitations(tx: Transaction, id: string): Promise<void> {
  const { executive_summary, detail } = await tx
    .selectFrom('insights')
    .select(['executive_summary', 'detail'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const named = [...new Set([...`${executive_summary ?? ''} ${detail ?? ''}`.matchAll(citation)].map((match) => match[1]!))].slice(0, 100)
  await tx.deleteFrom('insight_citations').where('citing_id', '=', id).execute()
  if (named.length > 0) await cite(tx, id, named)
}

/** Records links to insights by their ids and slugs, those of before included. */
async function cite(tx: Transaction, id: string, named: readonly string[]): Promise<void> {
  await sql`insert into insight_citations (citing_id, cited_id) select ${id}, cited.id from insights as cited
    where cited.id <> ${id} and (cited.id = any(${named}::text[])
      or cited.id in (select insight_id from insight_slugs where slug = any(${named}::text[])))
    on conflict do nothing`.execute(tx)
}
