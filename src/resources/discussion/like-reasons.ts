/** Why an account likes or dislikes an insight. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { list } from '../../verbs/list.ts'
import { resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'

export const likeReasons = resource('like-reasons', 'like_reasons', {
  visible: () => true,
  slug: (slug) => sql`like_reasons.slug = ${slug}`,
  relations: {},
})

export const likeReasonOperations: Handlers<'like-reasons'> = {
  listLikeReasons: list(likeReasons, { order: sql`like_reasons.position, like_reasons.id` }),
  getLikeReason: show(likeReasons),
}
