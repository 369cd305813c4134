/** How many insights were published in each month, day and hour, so that a far page of their list is found without walking to it. */
import { sql } from 'kysely'
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const isPublished = (row: string): string => `${row}.aasm_state = 'published'`

/** Counts the insights of one month after the other, so that nobody who publishes waits for all of them. */
const countEachMonth: Step = async (db, patience) => {
  const next = async (from: string): Promise<Record<'begins' | 'ends', string | null>> => {
    const { rows } = await sql<Record<'begins' | 'ends', string | null>>`select begins::text,
        ((begins at time zone 'UTC' + interval '1 month') at time zone 'UTC')::text as ends
      from (select date_trunc('month', min(published_at), 'UTC') as begins from insights
        where aasm_state = 'published' and published_at >= ${from}::timestamptz) as first`.execute(db)
    return rows[0]!
  }
  for (let month = await next('-infinity'); month.begins !== null; month = await next(month.ends!)) {
    const isWithin = (column: string): string => `${column} >= timestamptz '${month.begins}' and ${column} < timestamptz '${month.ends}'`
    await together(
      'lock table insights in share row exclusive mode',
      `delete from insight_periods where ${isWithin('starts')}`,
      `insert into insight_periods (span, starts, shard, published)
        select span, date_trunc(span, published_at, 'UTC'), 0, count(*)
        from insights cross join unnest(array['month', 'day', 'hour']) as span
        where ${isPublished('insights')} and ${isWithin('published_at')} group by 1, 2`,
    )(db, patience)
  }
}

export const steps: readonly Step[] = [
  together(
    // Sharded, so that writers on different connections do not wait for each other to commit.
    `create table if not exists insight_periods (
      span text collate "C" not null constraint insight_periods_span_known check (span in ('month', 'day', 'hour')),
      starts timestamptz(0) not null,
      shard smallint not null,
      published bigint not null,
      primary key (span, starts, shard)
    ) with (fillfactor = 50)`,
    `create or replace function count_insight_periods() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from insight_periods;
          return null;
        end if;
        insert into insight_periods as kept (span, starts, shard, published)
          select span, date_trunc(span, at, 'UTC'), pg_backend_pid() % 16, sum(change)
          from (
            select new.published_at as at, 1 as change where tg_op <> 'DELETE' and ${isPublished('new')}
            union all select old.published_at, -1 where tg_op <> 'INSERT' and ${isPublished('old')}) as changed
          cross join unnest(array['month', 'day', 'hour']) as span
          group by 1, 2 having sum(change) <> 0 order by 1, 2
        on conflict (span, starts, shard) do update set published = kept.published + excluded.published;
        return null;
      end $$`,
    `create or replace trigger insights_count_periods after insert or delete or update of aasm_state, published_at on insights
      for each row execute function count_insight_periods()`,
    `create or replace trigger insights_count_periods_truncated after truncate on insights
      for each statement execute function count_insight_periods()`,
  ),
  countEachMonth,
]
