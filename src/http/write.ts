/** From what a handler answered to the text that goes out. */
import type { TextRow } from '../database/read.ts'
import type { Rows } from '../generated/contract.ts'
import { serializers, shapes } from '../generated/serializers.ts'
import type { LinkTo } from '../generated/serializers.ts'
import type { Beside, Later, List, Mixed, None, One, Page, Plain, Position, Related } from '../verbs/handler.ts'
import { keptOf } from '../verbs/kept-part.ts'
import { writeKept } from './kept-text.ts'
import type { Part } from './kept-text.ts'
import { cursorLinks, linkHeader, pageLinks } from './links.ts'
import type { PageLinks } from './links.ts'
import type { Route } from './route.ts'

export type Answer = One<keyof Rows> | Later<keyof Rows> | List<keyof Rows> | Page<keyof Rows> | Mixed<keyof Rows> | None | Plain | Related

/** Where an answer is given: what links and pages need to know of the request. */
export interface Place {
  origin: string
  /** The path as it was asked for, and the query string without its `?`. */
  path: string
  search: string
  page: { number: number; size: number }
  /** The cursor of a position in the list that was asked for. */
  cursorTo: (position: Position) => string
  id: string
  relationship: string
  linkTo: LinkTo
}

/** The body of an answer, and its `Link` header if it has one. */
interface Written {
  body: Part
  link?: string | undefined
}

function joined(parts: readonly Part[]): Part {
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

type Write = (row: never, origin: string, linkTo: LinkTo) => string

/** Writes a document as the operation's contract has it. `none` is no text. */
export function writeAnswer(route: Route, answer: Answer, place: Place): Written {
  const rule = route.answer
  if (answer.kind === 'none') return { body: '' }
  if (answer.kind === 'plain') return { body: answer.json ? Buffer.concat(answer.json) : JSON.stringify(answer.value) }
  if (answer.kind === 'related') return rule.kind === 'linkage' ? writeLinkage(route, answer, place) : writeRelated(answer, place)
  if (answer.kind === 'mixed') {
    const objects = answer.rows.map(({ as, row }) => (serializers[as] as Write)(row as never, place.origin, place.linkTo))
    return writePage([objects.join(',')], answer, place, { meta: answer.meta })
  }
  const { of, later } = rule as { of: keyof Rows; later?: keyof Rows }
  if (answer.kind === 'later') return { body: writeOne(later!, answer.row, place) }
  if (answer.kind === 'one') return { body: writeOne(of, answer.row, place, answer.meta) }
  const data = writeRows(answer.rows, of, place)
  if (answer.kind === 'list') return { body: joined(['{"data":[', ...data, `],"meta":{"record-count":${answer.rows.length}}}`]) }
  return writePage(data, answer, place, answer.meta && { meta: answer.meta })
}

/** Writes the document of one record, as the resource object of a component. */
export const writeOne = (of: keyof Rows, row: object, place: Place, meta?: Record<string, unknown>): Part =>
  joined(['{"data":', ...writeRow(of, row, place), meta ? `,"meta":${JSON.stringify(meta)}}` : '}'])

function writeRow(of: keyof Rows, row: object, place: Place): Part[] {
  const write = (whole: object): string => (serializers[of] as Write)(whole as never, place.origin, place.linkTo)
  const own = keptOf(row)
  return own ? writeKept(of, own, row as TextRow, place, write) : [write(row)]
}

const writeRows = (rows: readonly object[], of: keyof Rows, place: Place): Part[] =>
  rows.flatMap((row, index) => (index === 0 ? writeRow(of, row, place) : [',', ...writeRow(of, row, place)]))

interface Besides {
  /** Links before those of the pages, as text. */
  links?: string
  meta?: Record<string, unknown>
}

interface Counted {
  total: number
  capped: boolean
  beside?: Beside
}

function linksOf({ beside }: Counted, { origin, path, search, page, cursorTo }: Place, pages: number): PageLinks {
  if (!beside) return pageLinks(origin + path, search, page, pages)
  const cursorOf = (one: Position | null | undefined): string | undefined => (one === null ? '' : one && cursorTo(one))
  return cursorLinks(origin + path, search, page.size, { next: cursorOf(beside.next), previous: cursorOf(beside.previous) })
}

function writePage(data: readonly Part[], counted: Counted, place: Place, besides: Besides = {}): Written {
  const { total, capped } = counted
  const pages = Math.ceil(total / place.page.size)
  const links = linksOf(counted, place, pages)
  const meta = { 'record-count': total, 'total-pages': pages, ...(capped ? { 'record-count-is-capped': true } : {}), ...besides.meta }
  const ends = `"first":${JSON.stringify(links.first)},"last":${JSON.stringify(links.last)}`
  return {
    body: joined(['{"data":[', ...data, `],"meta":${JSON.stringify(meta)},"links":{${besides.links ?? ''}${ends}}}`]),
    link: linkHeader(links),
  }
}

function writeRelated({ type, found }: Related, place: Place): Written {
  if ('rows' in found) return writePage(writeRows(found.rows, shapes[type].item, place), found, place)
  return { body: found.row ? writeOne(shapes[type].show, found.row, place) : '{"data":null}' }
}

function writeLinkage(route: Route, { type, found }: Related, place: Place): Written {
  const owner = `${place.origin}${route.path.split('{id}')[0]}${encodeURIComponent(place.id)}`
  const links = `"self":"${owner}/relationships/${place.relationship}","related":"${owner}/${place.relationship}"`
  const identifier = ({ id }: { id: string }): string => `{"type":"${type}","id":${JSON.stringify(id)}}`
  if ('rows' in found) return writePage([found.rows.map(identifier).join(',')], found, place, { links: `${links},` })
  return { body: `{"data":${found.row ? identifier(found.row) : 'null'},"links":{${links}}}` }
}
