/** What holds for the pages of a list together: they share no record, lead on, and are counted. */
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Exchange } from './http.ts'
import { asking, keysOf, largestPage, linked, listingOf, onPage } from './listing.ts'

const mostPages = 4

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
