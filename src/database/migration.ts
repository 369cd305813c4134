/**
 * The shape of a migration, and the steps of one that may hold no table for long. Its functions say `set search_path = public, pg_temp`,
 * or write `public.` out where queries, indexes or generated columns use them, since a dump is restored without a search path.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { transact } from './transact.ts'

export interface Patience {
  /** Does a piece of work, again after a pause where a lock of another session stood in its way. */
  patiently<T>(work: () => Promise<T>): Promise<T>
  /** Is told of the progress. */
  say(line: string): void
}

/** A piece of a migration that commits by itself. It does what is not done yet, since a process may die after any of them. */
export type Step = (db: Kysely<unknown>, patience: Patience) => Promise<void>

/** What leads to the next schema: one transaction, or steps where one would hold a large table while it is at work. */
export type Migration = ({ up(db: Kysely<unknown>): Promise<void> } | { steps: readonly Step[] }) & {
  /** Columns that it drops, as `table.column`, because the release before does not use them any more. */
  unused?: readonly string[]
}

/** How long a batch should take, in milliseconds: whoever wants to write one of its rows waits for its end. */
const pace = 150
const [fewest, most] = [10, 1_000]

/** Statements that belong together and are over in a moment. */
export const together =
  (...statements: string[]): Step =>
  (db, { patiently }) =>
    patiently(() =>
      transact(db as never, async (tx) => {
        for (const statement of statements) await sql.raw(statement).execute(tx)
      }),
    )

/** Makes an index while others write, `on` which table and what of it. What a process left half made is made anew. */
export const index =
  (name: string, on: string, kind: 'index' | 'unique index' = 'index'): Step =>
  (db, { patiently, say }) =>
    patiently(async () => {
      // It waits for the transactions of others, and nobody waits for it meanwhile.
      await sql`set lock_timeout = '10min'`.execute(db)
      const half = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db)
      if (half.rows.length > 0) await sql`drop index concurrently ${sql.table(name)}`.execute(db)
      say(`index ${name}`)
      await sql.raw(`create ${kind} concurrently if not exists ${name} on ${on}`).execute(db)
    })

/** Makes an index of a table in parts while others write, `of` what: of one part after the other, and then it is that of the whole. */
export const indexOfParts =
  (name: string, table: string, of: string): Step =>
  async (db, patience) => {
    await together(`create index if not exists ${name} on only ${table} ${of}`)(db, patience)
    const without = sql<{ part: string }>`select inhrelid::regclass::text as part from pg_inherits
      where inhparent = ${table}::regclass and not exists (select from pg_inherits as made join pg_index on indexrelid = made.inhrelid
        where made.inhparent = ${name}::regclass and indrelid = pg_inherits.inhrelid) order by 1`
    // A part may be made meanwhile.
    for (let parts = await without.execute(db); parts.rows.length > 0; parts = await without.execute(db)) {
      for (const { part } of parts.rows) {
        const made = name.replace(table, part)
        await index(made, `${part} ${of}`)(db, patience)
        await together(`alter index ${name} attach partition ${made}`)(db, patience)
      }
    }
  }

/** Writes the rows of a table that a condition tells are not written yet, some at a time, in the order of their ids. */
export const inBatches =
  (table: string, set: string, missing: string): Step =>
  async (db, { patiently, say }) => {
    let last: string | undefined
    let batch = fewest
    let told = performance.now()
    for (let count = 0; ; count += batch) {
      const after = last === undefined ? sql`true` : sql`id > ${last}`
      const { rows } = await sql<{ id: string | null }>`select max(id) as id
        from (select id from ${sql.table(table)} where ${after} order by id limit ${sql.lit(batch)}) as batch`.execute(db)
      const { id } = rows[0]!
      if (id === null) return
      const began = performance.now()
      await patiently(() =>
        sql`update ${sql.table(table)} set ${sql.raw(set)} where ${after} and id <= ${id} and ${sql.raw(missing)}`.execute(db),
      )
      last = id
      const took = performance.now() - began
      batch = Math.round(Math.min(most, 2 * batch, Math.max(fewest, (batch * pace) / took)))
      if (performance.now() - told > 10_000) {
        told = performance.now()
        say(`${table}: ${count} rows are written`)
      }
    }
  }
