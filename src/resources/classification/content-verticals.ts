/** The kinds of research that insights are filed under. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { toPublished } from '../research/insights.published.ts'

export const contentVerticals: Resource<'content-verticals', 'content_verticals'> = resource('content-verticals', 'content_verticals', {
  visible: () => true,
  slug: (slug) => sql`content_verticals.slug = ${slug}`,
  relations: {
    insights: toPublished(
      (owner) => sql`exists (select from insight_content_verticals as filed
        where filed.insight_id = insights.id and filed.content_vertical_id = ${owner})`,
    ),
  },
})

export const contentVerticalOperations: Handlers<'content-verticals'> = {
  listContentVerticals: list(contentVerticals, { order: sql`content_verticals.position, content_verticals.id` }),
  getContentVertical: show(contentVerticals),
}
