/** Profiles of insight providers at length. Anyone sees those of active providers. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { cleanHtml } from '../../effects/cleaning.ts'
import type { Handlers, Operations } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, leadsTeamOf } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
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

/** @throws 403 for the profile of somebody else, unless a team lead writes that of a colleague; 422 for who is no provider. */
async function requireOwn(tx: Transaction, account: string, caller: Caller): Promise<void> {
  const whose = await tx.selectFrom('accounts').select(['account_type', 'company_id']).where('id', '=', account).executeTakeFirstOrThrow()
  if (account !== caller.id && !leadsTeamOf(caller, whose.company_id) && !has(caller, 'admin')) throw forbidden('This is not your profile.')
  if (whose.account_type !== 'insight-provider') throw broken('Only insight providers have a profile', '/data/relationships/account')
}

type Sent = NonNullable<Operations['updateInsightProviderProfile']['accepted']>

const longestBiography = 50_000

/** What an entry leaves out it has as nothing, since answers have every member of it. */
const wholly = (entries: readonly object[] | undefined, nothing: object): string | undefined =>
  entries && JSON.stringify(entries.map((one) => ({ ...nothing, ...one })))

/** The columns that a body writes. */
async function columnsOf<S extends Sent>({ biography, experience, education, media_appearances, ...plain }: S) {
  return {
    ...plain,
    biography: biography === undefined ? undefined : (await cleanHtml('biography', biography, longestBiography)).text,
    experience: wholly(experience, { from: null, to: null, role: '', firm: '' }),
    education: wholly(education, { year: null, degree: '', institution: '' }),
    media_appearances: wholly(media_appearances, { title: '', outlet: '', url: null }),
  }
}

export const insightProviderProfileOperations: Handlers<'insight-provider-profiles'> = {
  listInsightProviderProfiles: page(insightProviderProfiles, { rows: { narrowed: () => sql`${active}` }, total: 'capped' }),
  getInsightProviderProfile: show(insightProviderProfiles),

  createInsightProviderProfile: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { account_id = caller.id, ...sent } = await accept(tx)
      await requireOwn(tx, account_id, caller)
      await tx.selectFrom('accounts').select('id').where('id', '=', account_id).forUpdate().execute()
      const other = tx.selectFrom('insight_provider_profiles').select('id').where('account_id', '=', account_id)
      if (await other.executeTakeFirst()) throw conflict('The provider has a profile.')
      const id = await insert(tx, 'insight_provider_profiles', { ...(await columnsOf(sent)), account_id })
      return one(await find(tx, insightProviderProfiles, id, caller))
    }),

  updateInsightProviderProfile: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id, account_id } = await lock(tx, insightProviderProfiles, params.id, caller)
      await requireOwn(tx, account_id, caller)
      await save(tx, 'insight_provider_profiles', id, await columnsOf(await accept(tx, { record: id })))
      return one(await find(tx, insightProviderProfiles, id, caller))
    }),
}
