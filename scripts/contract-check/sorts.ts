/** Lists are in the order that is asked for, as far as an attribute of the name of the key shows it. */
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Exchange } from './http.ts'
import { dig } from './json.ts'
import { asking, keyOf, largestPage, listingOf, onPage } from './listing.ts'
import { timeOf } from './values.ts'

export async function checkSorts(check: Check, operation: Operation, whole: Exchange): Promise<void> {
  const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === 'sort')
  const keys = parameter && check.contract.resolve(parameter.schema).enum
  if (!keys || listingOf(whole).records.length < 2) return
  const most = largestPage(check.contract, operation)
  for (const key of keys.map(String)) {
    const answer = await check.send(onPage(asking(whole.ask, { sort: key }), 1, most))
    if (isSuccess(answer)) checkOrder(check, operation, key, answer)
  }
}

function checkOrder(check: Check, operation: Operation, key: string, answer: Exchange): void {
  const name = key.replace(/^-/, '')
  const shown = listingOf(answer)
    .records.map((record) => ({ record, value: dig(record, 'attributes', name) }))
    .filter(({ value }) => value !== null && value !== undefined && typeof value !== 'object')
  for (const [index, { record, value }] of shown.entries()) {
    const before = shown[index - 1]
    if (!before || !isAfter(...(key.startsWith('-') ? ([value, before.value] as const) : ([before.value, value] as const)))) continue
    const got = `${keyOf(before.record)} with ${JSON.stringify(before.value)} before ${keyOf(record)} with ${JSON.stringify(value)}`
    const expected = `${name} ${key.startsWith('-') ? 'descending' : 'ascending'}`
    return check.findings.add(operation.id, answer, { what: `sort=${key} does not sort`, expected, got, cause: operation.id })
  }
}

/** Whether one value surely comes after another. Servers differ in the order of texts: only where all orders agree it is sure. */
function isAfter(a: unknown, b: unknown): boolean {
  const [left, right] = [String(a), String(b)]
  const numbers = [left, right].map((one) => (one.trim() === '' ? Number.NaN : Number(one)))
  if (!numbers.some(Number.isNaN)) return numbers[0]! > numbers[1]!
  const times = [timeOf(left), timeOf(right)]
  if (times[0] !== undefined && times[1] !== undefined) return times[0] > times[1]
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const byLocale = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })
  return left > right && left.toLowerCase() > right.toLowerCase() && bare(left) > bare(right) && byLocale.compare(left, right) > 0
}
