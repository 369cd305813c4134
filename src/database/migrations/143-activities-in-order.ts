/** The part of activities after the last month as a range of its own, so that a list in their order reads one part after the other. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const bound = `pg_get_expr(relpartbound, pg_class.oid)`

export const steps: readonly Step[] = [
  together(`do $$
    declare last text;
    begin
      if not exists (select from pg_partitioned_table where partrelid = 'public.activities'::regclass and partdefid <> 0) then
        return;
      end if;
      select max((regexp_match(${bound}, 'TO \\(''(.+?)''\\)'))[1]::timestamptz)::text into last
        from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'public.activities'::regclass;
      alter table activities detach partition activities_rest;
      execute format('alter table activities attach partition activities_rest for values from (%L) to (maxvalue)', last);
    end $$`),
]
