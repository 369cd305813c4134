/** The classes of an entity: its sector, group and industry, and the lists of all that it belongs to. */
import type { Transaction } from '../../database/connection.ts'
import { defined } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'

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
export async function refuseUnknownClasses(tx: Transaction, sent: Classed & { country?: string }, gics: Gics = {}): Promise<void> {
  await requireKnown(tx, 'sector', ['sectors', 'slug'], sent.sector)
  await requireKnown(tx, 'industry-group', ['industry_groups', 'slug'], sent.industry_group)
  await requireKnown(tx, 'industry', ['industries', 'slug'], sent.industry)
  await requireKnown(tx, 'country', countryCodes, sent.country)
  await requireKnown(tx, 'gics/sectors', ['sectors', 'slug'], gics.sectors)
  await requireKnown(tx, 'gics/industry-groups', ['industry_groups', 'slug'], gics['industry-groups'])
  await requireKnown(tx, 'gics/industries', ['industries', 'slug'], gics.industries)
}
