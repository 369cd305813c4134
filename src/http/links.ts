/** The absolute URLs of answers. */
import { contractLink } from './headers.ts'

const hostForm = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/
const known = new Map<string, boolean>()

/** Whether a Host header names a host. The few that a server is called by are remembered. */
function isWellFormed(host: string): boolean {
  const before = known.get(host)
  if (before !== undefined) return before
  const wellFormed = hostForm.test(host) && URL.canParse(`http://${host}`)
  if (known.size >= 100) known.clear()
  known.set(host, wellFormed)
  return wellFormed
}

/** The origin that links start with: the public URL, else the request's Host where that is well formed. */
export function originOf(host: string | undefined, publicUrl: string | undefined, fallback: () => string): string {
  return publicUrl ?? (host !== undefined && isWellFormed(host) ? `http://${host}` : fallback())
}

export interface PageLinks {
  first: string
  last: string
  next: string | undefined
  previous: string | undefined
}

/** Whether a part of a query is about the page, however its name is spelled. */
const isOfPage = (part: string): boolean => new URLSearchParams(part).keys().some((name) => name.startsWith('page['))

/** What a request asks for besides the page. */
const keptOf = (search: string): string[] =>
  search
    .split('&')
    .filter((part) => part !== '' && !isOfPage(part))
    .map((part) =>
      part
        .replaceAll('[', '%5B')
        .replaceAll(']', '%5D')
        .replaceAll(/["<>\\^`{|}\s]|%(?![0-9A-Fa-f]{2})/g, encodeURIComponent),
    )

/** The pages around a page, with the request's other parameters kept. `pages` is how many there are. */
export function pageLinks(address: string, search: string, { number, size }: { number: number; size: number }, pages: number): PageLinks {
  const kept = keptOf(search)
  const to = (page: number): string => `${address}?${[...kept, `page%5Bnumber%5D=${page}`, `page%5Bsize%5D=${size}`].join('&')}`
  const last = Math.max(1, pages)
  return {
    first: to(1),
    last: to(last),
    next: number < last ? to(number + 1) : undefined,
    previous: number > 1 ? to(Math.min(number - 1, last)) : undefined,
  }
}

/** The pages around one that was asked for by a position. `next` and `previous` are cursors, empty for the ends of the list. */
export function cursorLinks(address: string, search: string, size: number, beside: Pick<PageLinks, 'next' | 'previous'>): PageLinks {
  const kept = keptOf(search)
  const to = (name: string, cursor: string): string =>
    `${address}?${[...kept, `page%5B${name}%5D=${cursor}`, `page%5Bsize%5D=${size}`].join('&')}`
  return {
    first: to('after', ''),
    last: to('before', ''),
    next: beside.next === undefined ? undefined : to('after', beside.next),
    previous: beside.previous === undefined ? undefined : to('before', beside.previous),
  }
}

/** The `Link` header of a page: the pages beside it, then what every answer has. Undefined where there is none beside it. */
export function linkHeader({ next, previous }: PageLinks): string | undefined {
  if (!next && !previous) return undefined
  return `${next ? `<${next}>; rel="next", ` : ''}${previous ? `<${previous}>; rel="prev", ` : ''}${contractLink}`
}
