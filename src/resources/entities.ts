/** Issuers that research is about. Anyone may read them. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'

const bucket = sql`case when market_cap_usd_m is null then 'unknown' when market_cap_usd_m < 50 then 'nano'
  when market_cap_usd_m < 300 then 'micro' when market_cap_usd_m < 2000 then 'small' when market_cap_usd_m < 10000 then 'mid'
  when market_cap_usd_m < 200000 then 'large' else 'mega' end`

export const entities: Resource<'entities', 'entities'> = resource('entities', 'entities', {
  visible: () => true,
  slug: (slug) => sql`entities.slug = ${slug}`,
  computed: () => ({ market_cap_bucket: bucket, is_followed: sql`'false'` }),
  relations: {},
})

export const entityOperations: Handlers<'entities'> = {
  getEntity: show(entities),
}
