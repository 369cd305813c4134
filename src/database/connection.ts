/** What the server asks of a database, whichever of the two it is. */
import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { DB } from '../generated/tables.ts'

export type Database = Kysely<DB>

declare const begun: unique symbol
/** A database inside a transaction. Only `transact` gives one, and whatever writes asks for one. */
export type Transaction = Database & { readonly [begun]: true }

/** How pg-boss reaches the database. It is loaded only when it starts, after the server listens. */
export type QueueOptions = () => Promise<ConstructorOptions>

export interface Connection {
  db: Database
  kind: 'postgres' | 'embedded'
  /** How the job queue reaches the same database. */
  queue: QueueOptions
  /** Resolves when the database answers. Waits neither for whatever requests are doing nor longer than two seconds. */
  reach(): Promise<void>
  /** The whole embedded database as it stands, to be opened again. */
  copy?(): Promise<Blob>
  /** How PostgreSQL's connections are used. */
  use?(): Use
  close(): Promise<void>
}

/** Connections of the pool, those of them that carry nothing, who waits for one, and short statements without an answer. */
export interface Use {
  total: number
  idle: number
  waiting: number
  pipelined: number
}
