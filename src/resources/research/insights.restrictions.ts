/** Restrictions on insights. The insights themselves are listed for everyone. */
import { sql } from 'kysely'
import { flagged, restrictionsOf } from './restrictions.ts'

/** How long new research is held back from delayed readers, in minutes, where its firm says nothing else. */
const embargoMinutes = 60

/** When the embargo on an insight ends, whose firm is `firm`. */
export const embargoEnds = sql`insights.published_at
      + make_interval(mins => coalesce((firm.policy ->> 'embargo-minutes')::integer, ${sql.lit(embargoMinutes)}))`

const managed = (me: string) => sql`select entity_id from managed_entities where account_id = ${me}`

/** Whether it is about an entity that the viewer manages, or about a confirmed peer of one. All that one manages is found once, not for each row. */
const inScope = (me: string) => sql<boolean>`(coalesce(insights.primary_entity_id in (${managed(me)}), false)
  or exists (select from entity_peers where peer_id = insights.primary_entity_id and is_confirmed and entity_id in (${managed(me)})))`

export const { join: restrictionOf, reason: restrictionReason } = restrictionsOf({
  type: 'insights',
  table: 'insights',
  // Whom a review opens it to reads it as far as the firms and the law let them.
  free: sql`insights.aasm_state not in ('published', 'in-review')`,
  named: sql`insights.show_author_names`,
  further: ['insight_secondary_entities', 'insight_id'],
  liftable: ({ me }, granted, tier) => sql`
    when insights.aasm_state = 'in-review' then null
    when ${tier} = 'none' or (${tier} is not distinct from 'corporate' and not ${inScope(me)})
      or (${tier} = 'delayed' and not ${flagged('retail-visible')})
      then case when not ${granted} then 'plan' end
    when ${tier} = 'delayed' and not insights.is_x_content and ${embargoEnds} > now()
      then case when not ${granted} then 'embargo' end`,
})
