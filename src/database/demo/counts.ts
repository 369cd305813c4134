import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { lastMoment } from './ids.ts'

/** Counted from the rows instead of written down, so that the counters of the demo set are true whatever it holds. */
export async function seedCounts(db: Database): Promise<void> {
  await sql`
    update insights i set
      total_account_read = (select count(*) from insight_reads r where r.insight_id = i.id),
      likes_count = (select count(*) from insight_votes v where v.insight_id = i.id and v.score = 1),
      dislikes_count = (select count(*) from insight_votes v where v.insight_id = i.id and v.score = -1),
      annotations_count = (select count(*) from annotations a where a.insight_id = i.id and not a.is_secret),
      comments_count = (select count(*) from comments c
        where c.commentable_type = 'insights' and c.commentable_id = i.id and c.status = 'visible' and not c.is_review),
      published_forked_count = (select count(*) from insight_streams s join insights d on d.id = s.downstream_id
        where s.upstream_id = i.id and d.aasm_state = 'published')`.execute(db)
  await sql`
    update comments c set
      replies_count = (select count(*) from comments r where r.parent_id = c.id and r.status = 'visible'),
      likes_count = (select count(*) from comment_likes l where l.comment_id = c.id)`.execute(db)
  await sql`
    update accounts a set
      insights_count = (select count(*) from insights i where i.account_id = a.id and i.aasm_state = 'published'),
      followers_count = (select count(*) from follows f where f.followable_type = 'accounts' and f.followable_id = a.id),
      following_count = (select count(*) from follows f where f.followable_type = 'accounts' and f.follower_id = a.id)`.execute(db)
  await sql`
    update content_verticals v set insights_count =
      (select count(*) from insight_content_verticals l join insights i on i.id = l.insight_id
        where l.content_vertical_id = v.id and i.aasm_state = 'published')`.execute(db)
  await sql`
    update entities e set
      insights_count = (select count(*) from insights i where i.aasm_state = 'published' and (i.primary_entity_id = e.id
        or exists (select from insight_secondary_entities s where s.insight_id = i.id and s.entity_id = e.id))),
      latest_imperatives = (select jsonb_build_object(
          'bullish', count(*) filter (where i.imperative = 'bullish'),
          'bearish', count(*) filter (where i.imperative = 'bearish'),
          'neutral', count(*) filter (where i.imperative = 'neutral'))
        from insights i where i.aasm_state = 'published' and i.primary_entity_id = e.id
          and i.published_at > ${lastMoment}::timestamptz - interval '90 days')`.execute(db)
}
