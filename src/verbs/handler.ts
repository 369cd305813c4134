/** The request and the answers of a handler. No handler sees HTTP. */
import type { Readable } from 'node:stream'
import type { Database } from '../database/connection.ts'
import type { Addresses } from '../effects/addresses.ts'
import type { Files } from '../effects/files.ts'
import type { Jobs } from '../effects/jobs.ts'
import type { Pusher } from '../effects/pusher.ts'
import type { OperationId, Operations, ResourceType, Rows } from '../generated/contract.ts'
import type { AcceptOptions, Sent } from './body.ts'
import type { Caller } from './caller.ts'
import type { Lists } from './exported-lists.ts'

/** Where a record stands: what it is ordered by, as text, and its id, by which equal ones follow each other. */
export interface Position {
  value: string | null
  id: string
}

/** Which way a page lies from a position, or from the end on the other side where there is none. */
export interface From {
  back: boolean
  at?: Position | undefined
}

/** The page that is asked for: by its number or, with `from`, by a position. */
export interface AskedFor {
  number: number
  size: number
  from?: From | undefined
  /** Where nobody looks at how many there are, as of what is walked page by page, they are not counted. */
  withoutTotal?: true
}

/** What lies beside a page: a position, or null for the end of the list; undefined where nothing does. */
export interface Beside {
  next: Position | null | undefined
  previous: Position | null | undefined
}

/** One resource object. `again`: it was there already, so nothing was created. */
export interface One<C extends keyof Rows> {
  kind: 'one'
  row: Rows[C]
  again?: true
  /** What the document holds beside the object. */
  meta?: Record<string, unknown>
  /** What is recorded once the answer is out. It may be lost. */
  after?: () => Promise<void>
}

/** The resource object that tells how the work goes on that is done later. */
export interface Later<C extends keyof Rows> {
  kind: 'later'
  row: Rows[C]
}

export interface List<C extends keyof Rows> {
  kind: 'list'
  rows: readonly Rows[C][]
}

/**
 * One page. A capped total says that more records match than were counted; `beside` is what lies beside a page that was asked for
 * by a position; `meta` is what the document says besides the counts.
 */
export interface Page<C extends keyof Rows> {
  kind: 'page'
  rows: readonly Rows[C][]
  total: number
  capped: boolean
  beside?: Beside
  meta?: Record<string, unknown>
}

/** One page of resource objects of several types; `meta` is what the document says besides the counts. */
export interface Mixed<C extends keyof Rows> {
  kind: 'mixed'
  rows: readonly { as: C; row: Rows[C] }[]
  total: number
  capped: boolean
  beside?: Beside
  meta: Record<string, unknown>
  /** As that of one resource object. */
  after?: () => Promise<void>
}

export interface None {
  kind: 'none'
}

/** An answer that is no resource object; where it may be large, as the JSON that it is. */
export interface Plain {
  kind: 'plain'
  value: unknown
  json?: readonly Buffer[]
  again?: true
}

/** The bytes of a file. `size` in bytes. */
export interface FileAnswer {
  kind: 'file'
  name: string
  contentType: string
  size: number
  bytes: Readable
}

/** A page, or a calendar that is saved under a name. */
export interface TextAnswer {
  kind: 'text'
  mediaType: 'text/html' | 'text/calendar'
  text: string
  name?: string
}

/** The way to another address. */
export interface Redirect {
  kind: 'redirect'
  to: string
}

/** What a relationship leads to: an empty end, a resource object, or a page of them. */
export interface Related {
  kind: 'related'
  type: ResourceType
  found: { row: { id: string } | undefined } | { rows: readonly { id: string }[]; total: number; capped: boolean; beside?: Beside }
}

type AnswerFor<A> = A extends { kind: 'one'; of: infer C extends keyof Rows }
  ? (A extends { meta: infer M } ? One<C> & { meta: M } : One<C>) | (A extends { mixed: true } ? Plain : never)
  : A extends { kind: 'list'; of: infer C extends keyof Rows }
    ? List<C>
    : A extends { kind: 'page'; of: infer C extends keyof Rows }
      ? A extends { meta: unknown }
        ? Page<C> & { meta: Record<string, unknown> }
        : Page<C>
      : A extends { kind: 'mixed'; of: infer C extends keyof Rows }
        ? Mixed<C>
        : A extends { kind: 'none' }
          ? None
          : A extends { kind: 'plain' }
            ? Plain
            : A extends { kind: 'file' }
              ? FileAnswer
              : A extends { kind: 'text' }
                ? TextAnswer
                : A extends { kind: 'later'; of: infer C extends keyof Rows }
                  ? Later<C>
                  : A extends { kind: 'redirect' }
                    ? Redirect
                    : Related

declare const known: unique symbol
interface Names<Filter, Sort> {
  filter: (name: Filter) => Filter
  sort: (name: Sort) => Sort
}

/**
 * The names of filters and sort keys, for the compiler alone: what has others than its operation, more or fewer, is no handler
 * of it.
 */
export interface Known<Filter, Sort> {
  readonly [known]?: Names<Filter, Sort>
}

export type FilterOf<Op extends OperationId> = keyof Operations[Op]['filters'] & string
/** Without a sort key an operation has an order that has no name. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type SortOf<Op extends OperationId> = [Operations[Op]['sort']] extends [undefined] ? any : NonNullable<Operations[Op]['sort']>

/** Links under which a stored file can be downloaded for a while, without a credential. */
export interface FileLinks {
  /** The link to a file, issued now; that of a picture that a record shows is the same for a day. */
  to(origin: string, file: string, shown?: boolean): string
  /**
   * Whether the server issued a link with these values for this file, and it is valid still. `since`, in milliseconds: what
   * was issued until then is not, nor what was within the same span.
   */
  prove(file: string, link: { issued: string; expires: number; signature: string }, since?: number): boolean
}

/** A request after it was read: nothing in it is unchecked but the body, which `accept` opens. */
export interface Request<Op extends OperationId> extends Known<FilterOf<Op>, SortOf<Op>> {
  params: Operations[Op]['params']
  page: AskedFor
  sort: Operations[Op]['sort']
  filters: Operations[Op]['filters']
  values: Operations[Op]['values']
  sent: Sent
  accept(db: Database, options?: AcceptOptions): Promise<NonNullable<Operations[Op]['accepted']>>
  caller: Caller
  /** `address`: of IPv6 the network. `ahead`: nobody asked yet. It is a HEAD, or a browser that fetches what might be asked for. */
  client: { userAgent: string | null; address: string; ahead: boolean }
  db: Database
  /** The queue of what happens after the commit. Await `jobs.ready()` before the transaction opens. */
  jobs: Jobs
  files: Files
  /** How many bytes the files of one account may take. */
  quota: number
  links: FileLinks
  lists: Lists
  /** Where the texts of an answer lead. */
  addresses: Addresses
  /** Whether attempts are limited. */
  limited: boolean
  /** Whether accounts with the published password of the demo set are let in. */
  demo: boolean
  /** The realtime service, where the operator runs one. */
  pusher: Pusher | undefined
  /** Whether webhooks may lead to private networks, and without encryption. */
  privateWebhooks: boolean
  /** @throws while this server should be sent no requests. */
  ready(): Promise<void>
}

export type Handler<Op extends OperationId> = (request: Request<Op>) => Promise<AnswerFor<Operations[Op]['answer']>>

/** What every verb needs of a request; each operation's own request fits. */
export interface Asked {
  caller: Caller
  db: Database
}

export interface AskedById extends Asked {
  params: { id: string }
}

export interface AskedBody extends Asked {
  accept(db: Database, options?: AcceptOptions): Promise<Record<string, unknown>>
}

export interface AskedPage extends Asked {
  page: AskedFor
}

/** The answers by their kinds, for handlers to return. */
export const one = <R>(row: R): { kind: 'one'; row: R } => ({ kind: 'one', row })
export const later = <R>(row: R): { kind: 'later'; row: R } => ({ kind: 'later', row })
export const list = <R>(rows: readonly R[]): { kind: 'list'; rows: readonly R[] } => ({ kind: 'list', rows })
export const none: None = { kind: 'none' }
export const plain = (value: unknown): Plain => ({ kind: 'plain', value })
/** An answer that is JSON already, in its parts. */
export const plainJson = (json: readonly Buffer[]): Plain => ({ kind: 'plain', value: undefined, json })
/** A page for somebody to read. */
export const html = (text: string): TextAnswer => ({ kind: 'text', mediaType: 'text/html', text })
/** A calendar that is saved under a name. */
export const calendar = (text: string, name: string): TextAnswer => ({ kind: 'text', mediaType: 'text/calendar', text, name })
