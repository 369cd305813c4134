/** The jobs of the queue as an operator sees them: what waits, what failed and why, and what may be done about it. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from './connection.ts'

/** A job that is not done. */
export interface OpenJob {
  id: string
  queue: string
  /** It waits for its first try or for another, is being done, or was given up. */
  state: 'created' | 'retry' | 'active' | 'failed'
  /** With the one that goes on. */
  tries: number
  /** When it is tried next, or was given up or begun. */
  at: string
  cause: string | null
  carries: string
}

/** The table of the queue. It is there once a server has run. */
const table = sql.table('pgboss.job')

/** Whether a job is not done. */
const isOpen = sql`state in ('created', 'retry', 'active', 'failed')`

const hasQueue = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ yes: boolean }>`select to_regclass('pgboss.job') is not null as yes`.execute(db)
  return rows[0]!.yes
}

/** By their ids or the names of their queues; all of them where none is named. */
const among = (names: readonly string[]): RawBuilder<boolean> =>
  names.length === 0 ? sql`true` : sql`(id::text = any(${names}::text[]) or name = any(${names}::text[]))`

/** The jobs that are not done, those that were given up first, then by the time of their next try; `most` of them at most. */
export async function openJobsOf(db: Database, names: readonly string[] = [], most = 1_000_000): Promise<OpenJob[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<OpenJob>`select id::text as id, name as queue, state::text as state,
      case state when 'created' then 0 else retry_count + 1 end as tries,
      to_char(case state when 'failed' then completed_on when 'active' then started_on else start_after end at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as cause, coalesce(data::text, '') as carries
    from ${table} where ${isOpen} and ${among(names)}
    order by state = 'failed' desc, start_after, id limit ${most}`.execute(db)
  return rows
}

/** How many jobs of each queue are in each state. */
export async function countJobs(db: Database): Promise<{ queue: string; state: string; count: number }[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<{ queue: string; state: string; count: number }>`select name as queue, state::text as state,
    count(*)::int as count from ${table} where ${isOpen} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** Whether a job waits in a queue, to be done as soon as somebody comes to it, that carries an id under a name. */
export const isQueued = (queue: string, name: string, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from ${table} as job where job.name = ${sql.lit(queue)} and job.state < 'active' and not job.blocked
    and job.start_after <= now() and job.data ->> ${sql.lit(name)} = ${id})`

/** Has jobs tried again now that wait or were given up, for as many tries as are left and one at least. Answers their ids. */
export async function retryJobs(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update ${table} set
      state = case state when 'failed' then 'retry' else state end, start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id = any(${ids}::uuid[]) and state in ('created', 'retry', 'failed') returning id::text as id`.execute(tx)
  return rows.map((one) => one.id)
}

/** Takes jobs away that wait or were given up. Answers their ids. */
export async function dropJobs(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from ${table}
    where id = any(${ids}::uuid[]) and state in ('created', 'retry', 'failed') returning id::text as id`.execute(tx)
  return rows.map((one) => one.id)
}

/** Jobs of a queue in a state, how many there are and how long the oldest has been there, in seconds. */
interface QueueLoad {
  queue: string
  state: OpenJob['state']
  count: number
  seconds: number
}

/** What waits, is being done and was given up, with zero for each queue that has none. */
export async function queueLoad(db: Database): Promise<QueueLoad[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<QueueLoad>`with states as (select unnest(array['created', 'retry', 'active', 'failed']) as state),
    counted as (select name, state::text as state, count(*)::int as count, extract(epoch from now() - min(created_on))::float8 as seconds
      from ${table} where ${isOpen} group by 1, 2)
    select queue.name as queue, states.state, coalesce(count, 0) as count, coalesce(seconds, 0) as seconds
    from ${sql.table('pgboss.queue')} as queue cross join states left join counted on counted.name = queue.name and counted.state = states.state
    order by 1, 2`.execute(db)
  return rows
}
