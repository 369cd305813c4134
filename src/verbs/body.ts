/** A request's body as a handler sees it. */
import type { Database } from '../database/connection.ts'

/** What a request sent, before anything of it is accepted. */
export interface Sent {
  /** The id that the body gives its record, if it is well formed. */
  id: string | undefined
  attributes: Readonly<Record<string, unknown>>
  relationshipNames: readonly string[]
  /** The id that a to-one relationship names, if it is well formed. */
  linked(name: string): string | undefined
  /** The type that a to-one relationship names, if it is one of those expected. */
  linkedType(name: string): string | undefined
}

/** Which of `ids` name a record of one of `types` that the caller may see. */
export type Present = (db: Database, types: readonly string[], ids: readonly string[]) => Promise<Set<string>>

export interface AcceptOptions {
  /** The names that may be sent now; absent: all that the contract lets the operation write. */
  only?: readonly string[]
  /** Names of which one each is needed, attributes or relationships; the first is the one to tell. */
  either?: readonly (readonly string[])[]
  /** The id of the record being written; another `data.id` is a conflict. */
  record?: string
  /** Which records may be named besides those that the caller may see. */
  also?: Present
}
