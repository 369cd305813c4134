/**
 * The list of activities for whoever is not staff. However much an account has seen happen, it is found by the newest of each way
 * to see an activity, which an index has in order; all ways in one condition would be read as a whole and sorted.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder, readRows } from '../../database/read.ts'
import type { Rows } from '../../generated/contract.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { AskedPage, Page } from '../../verbs/handler.ts'
import { matching } from '../../verbs/page.ts'
import type { Filter } from '../../verbs/page.ts'
import type { Resource } from '../../verbs/resource.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Scope } from '../../verbs/visible.ts'
import { cap, rowsOf } from '../../verbs/walk.ts'

/** A way to see activities: whose or of what they are, where that are several, and the condition for those of one. */
interface Way {
  each?: (scope: Scope) => RawBuilder<unknown>
  where: (scope: Scope) => RawBuilder<SqlBool>
  /** Filters of which the way itself says most. What it says is left out, since the planner would count it twice. */
  instead?: Record<string, Filter>
}

type WayName = 'done' | 'received' | 'overseen' | 'managed'

const ways: Record<WayName, Way> = {
  done: { where: ({ me }) => sql`activities.owner_id = ${me}`, instead: { direction: () => sql`true` } },
  received: {
    where: ({ me }) => sql`activities.recipient_id = ${me}`,
    instead: { direction: (_value, { me }) => sql`activities.owner_id is distinct from ${me}` },
  },
  overseen: {
    each: ({ complies }) => sql`(select accounts.id from accounts where accounts.company_id = ${complies})`,
    where: () => sql`activities.owner_id = one.id`,
    instead: {
      direction: (_value, { me }) => sql`activities.owner_id <> ${me} and activities.recipient_id is distinct from ${me}`,
      'company-id': (value, { complies }) => sql`${complies} = any(${value}::text[])`,
    },
  },
  managed: {
    each: ({ me }) => sql`(select managed.entity_id as id from managed_entities as managed where managed.account_id = ${me})`,
    where: () => sql`activities.trackable_type = 'entities' and activities.trackable_id = one.id`,
  },
}

/** The ways that can lead to what has a direction; to what has none named, all. */
const leadingTo: Record<string, readonly WayName[]> = {
  outgoing: ['done'],
  incoming: ['received'],
  internal: ['overseen', 'managed'],
  system: ['managed'],
}

function waysOf(caller: Caller, direction: unknown): WayName[] {
  const open: Record<WayName, boolean> = {
    done: true,
    received: true,
    overseen: scopeValues(caller)['complies'] !== null,
    managed: caller.accountType === 'corporate-user',
  }
  const names = typeof direction === 'string' ? leadingTo[direction]! : (Object.keys(ways) as WayName[])
  return names.filter((one) => open[one])
}

/** Of each of several a few are read first: where many have as many, the newest of all reach no further back than those. */
const few = Math.ceil(Math.sqrt(cap))

/** The newest activities of a way that match, as many as are counted. */
function newestOf({ each, where }: Way, matches: RawBuilder<SqlBool>, scope: Scope): RawBuilder<unknown> {
  const newest = (most: number, since = sql`true`) => sql`(select activities.id, activities.created_at as position from activities
    where ${where(scope)} and ${matches} and ${since} order by activities.created_at desc, activities.id desc limit ${sql.lit(most)})`
  if (!each) return newest(cap + 1)
  return sql`(with several as materialized ${each(scope)},
    reach as materialized (select newest.position from several as one cross join lateral ${newest(few)} as newest
      order by newest.position desc offset ${sql.lit(cap)} limit 1)
    select newest.id, newest.position from several as one cross join lateral
      ${newest(cap + 1, sql`activities.created_at >= coalesce((select position from reach), '-infinity')`)} as newest)`
}

/** GET what the caller sees of activities, by pages, counted up to the cap. */
export const listedByWays =
  (r: Resource<'activities'>, filters: Record<string, Filter>) =>
  async ({ caller, db, filters: sent, page }: AskedPage & { filters: Record<string, unknown> }): Promise<Page<'Activity'>> => {
    const open = waysOf(caller, sent['direction'])
    if (open.length === 0) return { kind: 'page', rows: [], total: 0, capped: false }
    const all = { insteadOfVisible: () => sql<SqlBool>`true` }
    const ofWay = (name: WayName) => matching(r, { rows: all, filters: { ...filters, ...ways[name].instead } }, sent)
    const { names, values } = ofWay(open[0]!)
    const statement = r.statement(
      ['ways', ...open, ...names].join(':'),
      r.kindOf(caller),
      (scope) => sql`with matched as materialized (
          select id, position from (${sql.join(
            open.map((name) => newestOf(ways[name], ofWay(name).where(scope), scope)),
            sql` union `,
          )}) as seen order by position desc, id desc limit ${sql.lit(cap + 1)}),
        shown as (select id, position from matched order by position desc, id desc
          limit (select ${placeholder('size')}::int) offset (select ${placeholder('offset')}::int))
        select shown.id, counted.n::text as total from (select count(*) as n from matched) as counted left join shown on true
        order by shown.position desc, shown.id desc`,
      names.length === 0 ? 'long' : 'planned',
    )
    const offset = (page.number - 1) * page.size
    const size = Math.max(0, Math.min(page.size, cap - offset))
    const found = await readRows(db, statement, { ...scopeValues(caller), ...values, size, offset: Math.min(offset, cap) })
    const total = Number(found[0]!['total'])
    const ids = found.flatMap((row) => row['id'] ?? [])
    const rows = ids.length === 0 ? [] : await rowsOf(db, caller, r, ids)
    return { kind: 'page', rows: rows as unknown as Rows['Activity'][], total: Math.min(total, cap), capped: total > cap }
  }
