/** Profiles of insight providers at length. Anyone sees those of active providers. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

const active = sql`exists (select from insight_providers as provider where provider.id = insight_provider_profiles.account_id)`

export const insightProviderProfiles: Resource<'insight-provider-profiles', 'insight_provider_profiles'> = resource(
  'insight-provider-profiles',
  'insight_provider_profiles',
  {
    staff: ['editor'],
    visible: (_eb, { kind, me }) => (kind === 'staff' ? true : sql<boolean>`${active} or insight_provider_profiles.account_id = ${me}`),
    relations: {
      account: toOne('account_id'),
      'insight-provider': toOne('account_id'),
      company: toOneBy(() => sql`(select company_id from accounts where accounts.id = insight_provider_profiles.account_id)`),
    },
  },
)

export const insightProviderProfileOperations: Handlers<'insight-provider-profiles'> = {
  listInsightProviderProfiles: page(insightProviderProfiles, { rows: { narrowed: () => sql`${active}` }, total: 'capped' }),
  getInsightProviderProfile: show(insightProviderProfiles),
}
