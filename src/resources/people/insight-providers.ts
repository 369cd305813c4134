/**
 * The active accounts that write insights, as readers choose among them. Triggers keep their rows beside the accounts;
 * what changes by the passing of time alone is recounted by the tick.
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { holdsNames, wordsAsked } from '../../verbs/full-text.ts'
import { isAmong, page } from '../../verbs/page.ts'
import type { Filter } from '../../verbs/page.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { onOffer } from '../premium-services/premium-services.ts'
import { ordersBy } from '../reports/reports.lists.ts'

/** Published and with the author's name, so that nobody is found as the author of what does not name one. */
const named = sql`insights.aasm_state = 'published' and insights.show_author_names`

export const insightProviders: Resource<'insight-providers', 'insight_providers'> = resource('insight-providers', 'insight_providers', {
  visible: () => true,
  slug: (slug) => sql`insight_providers.id = (select id from accounts where slug = ${slug})`,
  joins: () => sql`join accounts as account on account.id = insight_providers.id
    left join companies as company on company.id = insight_providers.company_id
    left join insight_provider_profiles as profile on profile.account_id = insight_providers.id`,
  computed: ({ me }) => ({
    slug: sql`account.slug`,
    title: sql`account.title`,
    tagline: sql`profile.headline`,
    bio_short: sql`left(account.bio, 280)`,
    avatar_url: sql`account.avatar_url::text`,
    company_name: sql`coalesce(company.name, '')`,
    average_rating: sql`coalesce(insight_providers.average_rating::text, 'null')`,
    response_hours_median: sql`coalesce(insight_providers.response_hours_median::text, 'null')`,
    is_followed: sql`(exists (select from follows where follows.follower_id = ${me}
      and follows.followable_type = 'accounts' and follows.followable_id = insight_providers.id))::text`,
    is_new: sql`(account.created_at > now() - interval '90 days')::text`,
    verified: sql`account.email_verified::text`,
    created_at: sql`account.created_at`,
    updated_at: sql`account.updated_at`,
  }),
  relations: {
    account: toOne('id'),
    company: toOne('company_id'),
    'insight-provider-profile': toOneBy(
      () => sql`(select id from insight_provider_profiles as profile where profile.account_id = insight_providers.id)`,
    ),
    'premium-services': toMany((owner) => sql`premium_services.account_id = ${owner}`, { column: 'position', descending: false }),
    insights: toMany((owner) => sql`insights.account_id = ${owner} and ${named}`, { column: 'published_at', descending: true }),
    'top-entities': toMany(
      (owner) => sql`entities.id in (select primary_entity_id from insights where insights.account_id = ${owner} and ${named}
        and primary_entity_id is not null group by 1 order by count(*) desc, 1 limit 10)`,
      { column: 'pretty_name', descending: false },
    ),
  },
})

const covers =
  (column: string): Filter =>
  (value) =>
    sql`${sql.ref(`insight_providers.${column}`)} && ${value}::text[]`

/** Who has no rating stands below all ratings. */
const rating = sql`coalesce(insight_providers.average_rating, 0)`

export const insightProviderOperations: Handlers<'insight-providers'> = {
  listInsightProviders: page(insightProviders, {
    filters: {
      country: covers('coverage_countries'),
      sector: covers('coverage_sectors'),
      vertical: covers('verticals'),
      'company-id': isAmong('insight_providers.company_id'),
      premium: (value, scope) => sql`exists (select from premium_services
        where premium_services.account_id = insight_providers.id and ${onOffer(scope)}) = ${value}::boolean`,
      fulltext: (value) => sql`(insight_providers.search @@ ${wordsAsked(value)} or ${holdsNames([sql`insight_providers.name`], value)})`,
    },
    orders: {
      ...ordersBy('name', 'insights-count', 'followers-count', 'published-last-30-days'),
      'average-rating': { column: rating, descending: false },
      '-average-rating': { column: rating, descending: true },
    },
    changed: sql`(select updated_at from accounts where accounts.id = insight_providers.id)`,
    total: 'capped',
  }),
  getInsightProvider: show(insightProviders),
}

/** How many providers are recounted in one transaction. */
const atOnce = 200

/** Recounts, once an hour, what the last 30 days hold. Whoever ticks besides skips what is counted here. */
export async function recountProviders(db: Database, now: Date): Promise<void> {
  while ((await transact(db, (tx) => recountSome(tx, now.toISOString()))) === atOnce);
}

async function recountSome(tx: Transaction, at: string): Promise<number> {
  const { rows } = await sql`select insight_providers_recount(id, ${at}::timestamptz) from (select id from insight_providers
    where counted_at < ${at}::timestamptz - interval '1 hour'
    order by counted_at, id limit ${sql.lit(atOnce)} for no key update skip locked) as due`.execute(tx)
  return rows.length
}
