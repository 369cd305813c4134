/** The absolute URLs of answers. */

const wellFormedHost = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252})|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/

/** The origin that links start with: the public URL, else the request's Host where that is well formed. */
export function originOf(host: string | undefined, publicUrl: string | undefined, fallback: () => string): string {
  return publicUrl ?? (host !== undefined && wellFormedHost.test(host) ? `http://${host}` : fallback())
}

export interface PageLinks {
  first: string
  last: string
  next: string | undefined
  previous: string | undefined
}

/** The pages around a page, with the request's other parameters kept. `pages` is how many there are. */
export function pageLinks(address: string, search: string, { number, size }: { number: number; size: number }, pages: number): PageLinks {
  const kept = search
    .split('&')
    .filter((part) => part !== '' && !/^page(?:%5B|\[)/i.test(part))
    .map((part) => part.replaceAll('[', '%5B').replaceAll(']', '%5D').replaceAll(/["<>\\^`{|}\s]/g, encodeURIComponent))
  const to = (page: number): string =>
    `${address}?${[...kept, `page%5Bnumber%5D=${page}`, `page%5Bsize%5D=${size}`].join('&')}`
  const last = Math.max(1, pages)
  return {
    first: to(1),
    last: to(last),
    next: number < last ? to(number + 1) : undefined,
    previous: number > 1 ? to(Math.min(number - 1, last)) : undefined,
  }
}

/** The `Link` header of a page, or undefined where there is no page beside it. */
export function linkHeader({ next, previous }: PageLinks): string | undefined {
  const parts = [...(next ? [`<${next}>; rel="next"`] : []), ...(previous ? [`<${previous}>; rel="prev"`] : [])]
  return parts.length > 0 ? parts.join(', ') : undefined
}
