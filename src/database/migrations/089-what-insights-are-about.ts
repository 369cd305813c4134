/**
 * What published insights are about and from, as it can be followed, newest first for each: a reader's feed is merged from the
 * beginnings of these. Triggers keep it, so that whatever changes an insight or its links changes it too.
 */
import { sql } from 'kysely'
import type { Step } from '../migration.ts'
import { together } from '../migration.ts'

const key = 'text collate "C"'

/** The topics of the published insights that a condition tells. */
const topicsOf = (which: string): string => `
  select topic.type, topic.id, insights.published_at, insights.id from insights
    cross join lateral (
      select 'accounts' as type, insights.account_id as id where insights.show_author_names
      union select 'companies', insights.company_id
      union select 'entities', insights.primary_entity_id
      union select 'entities', entity_id from insight_secondary_entities where insight_id = insights.id
      union select 'content-verticals', content_vertical_id from insight_content_verticals where insight_id = insights.id
      union select 'insights', upstream_id from insight_streams where downstream_id = insights.id) as topic
  where insights.aasm_state = 'published' and topic.id is not null and ${which}`

const decisive = ['aasm_state', 'published_at', 'account_id', 'company_id', 'primary_entity_id', 'show_author_names']
const row = (of: string): string => `(${decisive.map((one) => `${of}.${one}`).join(', ')})`

const links = [
  ['insight_secondary_entities', 'insight_id'],
  ['insight_content_verticals', 'insight_id'],
  ['insight_streams', 'downstream_id'],
] as const

/** Files the insights anew that the rows of a statement name. */
const files = (table: string, insight: string): string[] => [
  `create or replace function ${table}_file() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      ids text[] := array(select distinct insights.id from changed join insights on insights.id = changed.${insight}
        where insights.aasm_state = 'published');
    begin
      if cardinality(ids) > 0 then perform file_topics(ids); end if;
      return null;
    end $$`,
  `create or replace trigger ${table}_file_new after insert on ${table}
    referencing new table as changed for each statement execute function ${table}_file()`,
]

const kept = together(
  `create table if not exists insight_topics (
    topic_type text not null,
    topic_id ${key} not null,
    published_at timestamptz(3) not null,
    insight_id ${key} not null references insights on delete cascade,
    primary key (insight_id, topic_type, topic_id)
  )`,
  `create index if not exists insight_topics_newest on insight_topics (topic_type, topic_id, published_at desc, insight_id desc)`,
  `create or replace function file_topics(ids text[]) returns void language plpgsql set search_path = public, pg_temp as $$
    begin
      delete from insight_topics where insight_id = any(ids);
      insert into insight_topics (topic_type, topic_id, published_at, insight_id) ${topicsOf('insights.id = any(ids)')};
    end $$`,
  `create or replace function insights_file_moved() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin perform file_topics(array[new.id]); return null; end $$`,
  `create or replace trigger insights_file_moved after update of ${decisive.join(', ')} on insights for each row
    when (${row('old')} is distinct from ${row('new')} and 'published' in (old.aasm_state, new.aasm_state)) execute function insights_file_moved()`,
  ...files('insights', 'id'),
  ...links.flatMap(([table, insight]) => [
    ...files(table, insight),
    `create or replace trigger ${table}_file_old after delete on ${table}
      referencing old table as changed for each statement execute function ${table}_file()`,
  ]),
)

/** How many insights are filed in one transaction. */
const batch = 2_000

const filed: Step = async (db, { patiently }) => {
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string | null }>`select max(id) as id
      from (select id from insights where id > ${last} order by id limit ${sql.lit(batch)}) as batch`.execute(db)
    const end = rows[0]!.id
    if (end === null) return
    const after = last
    await patiently(() =>
      sql`insert into insight_topics (topic_type, topic_id, published_at, insight_id)
        ${sql.raw(topicsOf('true'))} and insights.id > ${after} and insights.id <= ${end} on conflict do nothing`.execute(db),
    )
    last = end
  }
}

export const steps: readonly Step[] = [kept, filed]
