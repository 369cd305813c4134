/** What holds for the pages of a list: they are as large as asked, share no record, lead on, and are counted. */
import type { Check } from './check.ts'
import type { Contract, Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Exchange } from './http.ts'
import { dig } from './json.ts'
import type { Fault } from './judge.ts'
import { asking, isPaged, keyOf, keysOf, largestPage, linked, listingOf, onPage, pageOf } from './listing.ts'

const mostPages = 4

/** What one page says wrongly of itself. */
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

/** Walks a list from its first page by what each page says comes next. */
export async function checkPages(check: Check, operation: Operation, whole: Exchange): Promise<void> {
  const { count = 0 } = listingOf(whole)
  if (count < 2) return
  const size = Math.min(largestPage(check.contract, operation), Math.max(1, Math.ceil(count / (mostPages - 1))))
  const seen = new Map<string, number>()
  let page = await check.send(onPage(whole.ask, 1, size))
  for (let number = 1; number <= mostPages && isSuccess(page); number += 1) {
    for (const key of keysOf(page)) {
      const before = seen.get(key)
      const got = `${key} on page ${before} and on page ${number} of ${size} each`
      if (before !== undefined && before !== number) {
        return check.findings.add(operation.id, page, { what: 'two pages share a record', expected: 'each record on one page', got })
      }
      seen.set(key, number)
    }
    const next = linked(page, 'next')
    if (next === undefined) {
      checkWhole(check, operation, page, seen.size)
      return checkCursors(check, operation, whole, { size, expected: [...seen.keys()] })
    }
    const following = await check.send({ method: 'GET', path: next, as: whole.ask.as })
    const asked = await check.send(onPage(whole.ask, number + 1, size))
    const [got, expected] = [keysOf(following).join(', '), keysOf(asked).join(', ')]
    if (got !== expected) {
      return check.findings.add(operation.id, page, { what: 'rel="next" leads elsewhere than to the next page', expected, got })
    }
    page = following
  }
}

function checkWhole(check: Check, operation: Operation, last: Exchange, walked: number): void {
  const { count } = listingOf(last)
  if (count === undefined || count === walked) return
  const what = 'the pages together are not what record-count says'
  check.findings.add(operation.id, last, { what, expected: `${count} records`, got: `${walked} records` })
}

/** Walks the list once more by cursors, on from the beginning, where it has them. */
async function checkCursors(
  check: Check,
  operation: Operation,
  whole: Exchange,
  { size, expected }: { size: number; expected: readonly string[] },
): Promise<void> {
  if (!operation.parameters.some((one) => one.name === 'page[after]')) return
  const seen: string[] = []
  let page = await check.send(asking(whole.ask, { 'page[number]': undefined, 'page[size]': size, 'page[after]': '' }))
  for (let number = 0; number <= expected.length && isSuccess(page); number += 1) {
    seen.push(...keysOf(page))
    const next = linked(page, 'next')
    if (next !== undefined) page = await check.send({ method: 'GET', path: next, as: whole.ask.as })
    else if (seen.join() === expected.join()) return
    else break
  }
  const fault = { what: 'cursors lead over other records than numbers', expected: expected.join(', '), got: seen.join(', ') }
  check.findings.add(operation.id, page, fault)
}
