/** An excluded word may stand beside an `or`. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  // What only excludes looks for nothing still, but one of several words may be excluded. In two functions, so that the second is inlined.
  together(
    `create or replace function asking_either(query tsquery) returns tsquery language sql immutable strict parallel safe as $$
      select case when querytree(query) not in ('', 'T') or query::text like '%|%' then query end $$`,
    `create or replace function search_query(asked text) returns tsquery language sql immutable strict parallel safe as $$
      select public.asking_either(public.begun(public.word_query(public.asked_words(left(public.folded(asked), 256))))) $$`,
  ),
]
