/**
 * An example: copies of three lists that are kept in step with a server, whatever was missed meanwhile.
 * `API_KEY=rk_… npx node src/client/keep-a-copy.ts [url]` follows every ten seconds until it is interrupted, and says then
 * whether the copies are equal to the lists.
 */
import { connect } from './index.ts'
import type { Client } from './index.ts'

interface Copied {
  id: string
  attributes: { 'created-at'?: string; 'updated-at'?: string }
}
interface Gone {
  attributes: { 'record-type': string; 'record-id': string; 'created-at': string }
}

/** Where each list is, and whether it shows when a record was changed. What was done once, as activities are, never changes. */
const lists = [
  { type: 'insights', path: '/api/v2/insights', changes: true },
  { type: 'entities', path: '/api/v2/entities', changes: true },
  { type: 'activities', path: '/api/v1/activities', changes: false },
] as const
type List = (typeof lists)[number]

/** How many records are asked for at once, by their ids or as a page. */
const most = 100

/** A minute before a time: what a slow transaction changed is seen when it ends, not when it began. */
const before = (time: string): string => new Date(Date.parse(time) - 60_000).toISOString()
const later = (one: string, other = ''): string => (one > other ? one : other)

export interface Copies {
  of: Readonly<Record<List['type'], ReadonlyMap<string, Copied>>>
  /** Takes over what has come, changed and gone since, and looks whether the next hundred of each list are still there. */
  follow(): Promise<void>
  /** What differs from the lists as they are now. */
  differences(): Promise<string[]>
}

/** Walks a list from its first page to its last. */
type Each = <Of>(path: string, query?: object) => AsyncIterable<Of>

const timeOf = ({ attributes }: Copied, { changes }: List): string => attributes[changes ? 'updated-at' : 'created-at']!

async function differencesOf(copies: Copies['of'], each: Each): Promise<string[]> {
  const found: string[] = []
  for (const list of lists) {
    const left = new Set(copies[list.type].keys())
    for await (const record of each<Copied>(list.path)) {
      const copy = copies[list.type].get(record.id)
      if (!copy) found.push(`${list.type} ${record.id} is missing`)
      else if (timeOf(copy, list) !== timeOf(record, list)) found.push(`${list.type} ${record.id} is out of date`)
      left.delete(record.id)
    }
    for (const id of left) found.push(`${list.type} ${id} is there no more`)
  }
  return found
}

/** Copies the lists, as far as the account of the client sees them. */
export async function keepCopies(api: Client): Promise<Copies> {
  const each: Each = <Of>(path: string, query: object = {}) =>
    api.each(path as '/api/v2/insights', { params: { query: { 'page[size]': most, ...query } } }) as unknown as AsyncIterable<Of>
  const copies = { insights: new Map<string, Copied>(), entities: new Map<string, Copied>(), activities: new Map<string, Copied>() }
  const newest: Partial<Record<List['type'] | 'gone', string>> = {}
  const rounds: Partial<Record<List['type'], IteratorObject<string>>> = {}

  function keep(list: List, record: Copied): void {
    copies[list.type].set(record.id, record)
    newest[list.type] = later(timeOf(record, list), newest[list.type])
  }

  async function followList(list: List): Promise<void> {
    const since = newest[list.type]
    if (list.changes) {
      const query = since === undefined ? {} : { sort: 'updated-at', 'filter[updated-after]': before(since) }
      for await (const record of each<Copied>(list.path, query)) keep(list, record)
      return
    }
    // The newest come first.
    for await (const record of each<Copied>(list.path)) {
      if (since !== undefined && Date.parse(timeOf(record, list)) < Date.parse(before(since))) return
      keep(list, record)
    }
  }

  async function followGone(): Promise<void> {
    const query = newest.gone === undefined ? {} : { 'filter[since]': before(newest.gone) }
    for await (const { attributes: gone } of each<Gone>('/api/v2/changes', query)) {
      newest.gone = later(gone['created-at'], newest.gone)
      const list = lists.find(({ type }) => type === gone['record-type'])
      if (list) copies[list.type].delete(gone['record-id'])
    }
  }

  /** Drops what is seen no more though nobody deleted it, such as what was hidden. All of a list is looked at in turn. */
  async function followSeen({ type, path }: List): Promise<void> {
    const held = (rounds[type] ??= copies[type].keys())
    const ids = held.take(most).toArray()
    if (ids.length < most) delete rounds[type]
    if (ids.length === 0) return
    const left = new Set(ids)
    for await (const { id } of each<Copied>(path, { 'filter[ids]': ids })) left.delete(id)
    for (const id of left) copies[type].delete(id)
  }

  async function follow(): Promise<void> {
    for (const list of lists) await followList(list)
    await followGone()
    for (const list of lists) await followSeen(list)
  }

  await follow()
  return { of: copies, follow, differences: () => differencesOf(copies, each) }
}

if (import.meta.main) {
  const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2)
  const copies = await keepCopies(connect({ url, token: process.env['API_KEY'] }))
  const timer = setInterval(() => void copies.follow().catch((error: unknown) => console.error(error)), 10_000)
  process.once('SIGINT', () => {
    clearInterval(timer)
    void copies.follow().then(async () => console.log((await copies.differences()).join('\n') || 'The copies are equal to the lists.'))
  })
  for (const [type, records] of Object.entries(copies.of)) console.log(`${records.size} ${type}`)
}
