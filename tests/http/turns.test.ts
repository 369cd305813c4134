/** Who waits for a turn at a record, and for how long. */
import { afterEach, expect, test, vi } from 'vitest'
import { openTurns } from '../../src/http/turns.ts'

afterEach(() => void vi.useRealTimers())

/** Work that goes on until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, letGo: resolve }
}

test('two are about one record at once, and the others follow in their order', async () => {
  const turns = openTurns()
  const begun: number[] = []
  const works = Array.from({ length: 6 }, held)
  const done = works.map(({ work }, index) => turns(['one'], () => (begun.push(index), work())))
  await turns(['other'], () => Promise.resolve())
  expect(begun).toEqual([0, 1])
  works[1]!.letGo()
  await done[1]
  expect(begun).toEqual([0, 1, 2])
  for (const { letGo } of works) letGo()
  await Promise.all(done)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
})

test('what fails gives its turn on', async () => {
  const turns = openTurns()
  const failures = Array.from({ length: 9 }, (_, index) => turns(['one'], () => Promise.reject(new Error(`the ${index}th`))))
  expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(failures.map(() => 'rejected'))
  expect(await turns(['one'], () => Promise.resolve('its turn'))).toBe('its turn')
})

test('two that are about the same two records do not wait for each other', async () => {
  const turns = openTurns()
  const orders = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ['one', 'other'] : ['other', 'one', 'one']))
  expect(await Promise.all(orders.map((records, index) => turns(records, () => Promise.resolve(index))))).toHaveLength(40)
})

test('who is not let in for ten seconds is asked to come again, and stands in nobody’s way', async () => {
  vi.useFakeTimers()
  const turns = openTurns()
  const works = Array.from({ length: 2 }, held)
  const done = works.map(({ work }) => turns(['one'], work))
  const tired = turns(['other', 'one'], () => Promise.resolve()).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6_000)
  const patient = turns(['one'], () => Promise.resolve('its turn'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await tired).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect(await Promise.all(works.map(() => turns(['other'], () => Promise.resolve('free'))))).toEqual(['free', 'free'])
  works[0]!.letGo()
  expect(await patient).toBe('its turn')
  for (const { letGo } of works) letGo()
  await Promise.all(done)
})
