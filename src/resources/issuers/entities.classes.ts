/** The classes of an entity: its sector, group and industry, and the lists of all that it belongs to. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { refusedValue } from '../../refusals.ts'
import { defined } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'

interface Gics {
  sectors?: string[]
  'industry-groups'?: string[]
  industries?: string[]
}

export const wholeGics = (gics: Gics): Required<Gics> => ({ sectors: [], 'industry-groups': [], industries: [], ...gics })

type Classed = { sector?: string; industry_group?: string | null; industry?: string | null }

const some = (value: string | null | undefined): string[] => (value ? [value] : [])
/** The classes that an entity has where it is not said to have more of them. */
export const gicsOf = ({ sector, industry_group, industry }: Classed): Required<Gics> => ({
  sectors: some(sector),
  'industry-groups': some(industry_group),
  industries: some(industry),
})

/** The classes after a change that does not name them: each list that was the entity's own one class follows it. */
export function reclassed(entity: Row<'entities'>, sent: Classed): Required<Gics> {
  const [was, before, after] = [wholeGics(entity.gics as Gics), gicsOf(entity), gicsOf({ ...entity, ...defined(sent) })]
  const follow = (name: keyof Gics): string[] => (String(was[name]) === String(before[name]) ? after[name] : was[name])
  return { sectors: follow('sectors'), 'industry-groups': follow('industry-groups'), industries: follow('industries') }
}

/** The slug of a lookup row that each attribute names. @throws 422 for one that names nothing. */
export async function refuseUnknownClasses(
  tx: Transaction,
  sent: { sector?: string; industry_group?: string | null; industry?: string | null; country?: string },
  gics: Gics = {},
): Promise<void> {
  const named = [
    ['sector', 'sectors', 'slug', sent.sector],
    ['industry-group', 'industry_groups', 'slug', sent.industry_group],
    ['industry', 'industries', 'slug', sent.industry],
    ['country', 'countries', 'code', sent.country],
    ...(gics.sectors ?? []).map((slug) => ['gics', 'sectors', 'slug', slug] as const),
    ...(gics['industry-groups'] ?? []).map((slug) => ['gics', 'industry_groups', 'slug', slug] as const),
    ...(gics.industries ?? []).map((slug) => ['gics', 'industries', 'slug', slug] as const),
  ] as const
  for (const [name, table, column, value] of named) {
    if (value === undefined || value === null) continue
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(tx)
    if (rows.length === 0) throw refusedValue(name, `names no record: ${value}`, `/data/attributes/${name}`)
  }
}
