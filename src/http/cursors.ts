/** Cursors: positions in lists as texts that nobody else can make, each for the one list that it was written for. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { badPageValue } from '../refusals.ts'
import type { AskedFor, Position } from '../verbs/handler.ts'
import type { Query } from './query.ts'

export interface Cursors {
  /** The cursor of a position. `list` is what `listOf` says. */
  write(list: string, position: Position): string
  /** The position of a cursor; undefined where it was not written for this list. */
  read(list: string, cursor: string): Position | undefined
}

/** What a list is known by: its path, its filters and its order, however they are spelled. */
export function listOf(path: string, search: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith('page['))
  return JSON.stringify([path, ...asked.sort(([one], [other]) => (one < other ? -1 : 1))])
}

/** Signs cursors by a secret that all processes share. */
export function signedCursors(secret: Buffer): Cursors {
  const sign = (list: string, body: string): string =>
    createHmac('sha256', secret).update(`${list}\n${body}`).digest('base64url').slice(0, 22)
  return {
    write(list, { value, id }) {
      const body = Buffer.from(JSON.stringify([value, id])).toString('base64url')
      return `${body}.${sign(list, body)}`
    },
    read(list, cursor) {
      const [body = '', signature = ''] = cursor.split('.')
      const [sent, expected] = [Buffer.from(signature), Buffer.from(sign(list, body))]
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined
      const [value, id] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string | null, string]
      return { value, id }
    },
  }
}

/** The page that a query asks for. A cursor that was not written for the list, which `list` names, is one of its errors. */
export function pageIn(query: Query, list: () => string, cursors: Cursors): AskedFor {
  const { number, size, from } = query.page
  if (!from) return { number, size }
  const at = from.cursor === '' ? undefined : cursors.read(list(), from.cursor)
  if (from.cursor !== '' && !at) query.errors.push(badPageValue(from.name, from.cursor))
  return { number, size, from: { back: from.back, at } }
}
