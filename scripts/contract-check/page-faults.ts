/** What one page of a list says wrongly of itself. */
import type { Contract, Operation } from './contract.ts'
import type { Exchange } from './http.ts'
import { dig } from './json.ts'
import type { Fault } from './judge.ts'
import { isPaged, keyOf, linked, listingOf, pageOf } from './listing.ts'

/** Whether it is as large as asked, holds no record twice, is counted and leads on. */
export function pageFaults(contract: Contract, operation: Operation | undefined, exchange: Exchange): Fault[] {
  if (!operation || !isPaged(operation) || exchange.ask.method !== 'GET' || exchange.status !== 200) return []
  const { number, size } = pageOf(contract, operation, exchange.url)
  const data = dig(exchange.json, 'data')
  if (!Array.isArray(data) || size === undefined) return []
  const { records, count } = listingOf(exchange)
  const faults: Fault[] = []
  if (records.length > size) {
    faults.push({ what: 'a page is larger than asked', expected: `at most ${size} records`, got: `${records.length} records` })
  }
  const keys = records.map(keyOf)
  const again = keys.find((key, index) => keys.indexOf(key) !== index)
  if (again !== undefined) faults.push({ what: 'a page holds a record twice', expected: 'each record once', got: again })
  if (count === undefined || isByCursor(exchange)) return faults
  return [
    ...faults,
    ...countFaults({ number, size, length: records.length, count }, exchange),
    ...nextFaults(number * size < count, exchange),
  ]
}

/** A page by cursor has no number, and is next to what the cursor was written for. */
const isByCursor = ({ url }: Exchange): boolean => ['page[after]', 'page[before]'].some((name) => new URL(url).searchParams.has(name))

interface Page {
  number: number
  size: number
  length: number
  count: number
}

function countFaults({ number, size, length, count }: Page, { json }: Exchange): Fault[] {
  const faults: Fault[] = []
  const expected = Math.min(size, Math.max(0, count - (number - 1) * size))
  if (length !== expected) {
    const got = `${length} records on page ${number} of ${size} each, record-count ${count}`
    faults.push({ what: 'record-count does not count the records', expected: `${expected} records on that page`, got })
  }
  const pages = Math.ceil(count / size)
  const told = dig(json, 'meta', 'total-pages')
  if (typeof told === 'number' && Math.max(told, 1) !== Math.max(pages, 1)) {
    faults.push({ what: 'total-pages does not count the pages', expected: String(pages), got: String(told) })
  }
  return faults
}

function nextFaults(isMore: boolean, exchange: Exchange): Fault[] {
  const next = linked(exchange, 'next')
  const got = exchange.headers['link'] ?? 'no Link header'
  if (isMore && next === undefined) return [{ what: 'no next page though there are more records', expected: 'Link with rel="next"', got }]
  if (!isMore && next !== undefined) return [{ what: 'a next page after the last', expected: 'no rel="next"', got }]
  return []
}
