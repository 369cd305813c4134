/** Who waits for a turn at a record, and for how long. */
import { afterEach, expect, test, vi } from 'vitest'
import { refusalOf } from '../../src/http/failures.ts'
import { openTurns } from '../../src/http/turns.ts'

afterEach(() => void vi.useRealTimers())

/** Works at one record, which go on until they are let go, and those of them that began. */
function crowd(count: number) {
  const turns = openTurns()
  const begun: number[] = []
  const letGo: (() => void)[] = []
  const done: Promise<void>[] = []
  for (let index = 0; index < count; index++) {
    const held = new Promise<void>((resolve) => letGo.push(resolve))
    done.push(turns(['one'], () => (begun.push(index), held)))
  }
  const end = async (): Promise<void> => {
    for (const go of letGo) go()
    for (const one of done) await one
  }
  return { turns, begun, letGo, done, end }
}

const nothing = (): Promise<string> => Promise.resolve('done')

test('two are about one record at once, and the others follow in their order', async () => {
  const { turns, begun, letGo, done, end } = crowd(6)
  expect(await turns(['other'], nothing)).toBe('done')
  expect(begun).toEqual([0, 1])
  letGo[1]!()
  await done[1]
  expect(begun).toEqual([0, 1, 2])
  await end()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
})

test('what fails gives its turn on', async () => {
  const turns = openTurns()
  const fail = (): Promise<string> => Promise.reject(new Error('it failed'))
  for (let index = 0; index < 9; index++) await expect(turns(['one'], fail)).rejects.toThrow('it failed')
  expect(await turns(['one'], nothing)).toBe('done')
})

test('those that are about the same two records do not wait for each other', async () => {
  const turns = openTurns()
  const done: Promise<string>[] = []
  for (let index = 0; index < 40; index++) done.push(turns(index % 2 === 0 ? ['one', 'other'] : ['other', 'one', 'one'], nothing))
  for (const one of done) expect(await one).toBe('done')
})

test('who is not let in for ten seconds is asked to come again, and stands in nobody’s way', async () => {
  vi.useFakeTimers()
  const { turns, letGo, end } = crowd(2)
  let refusal: unknown
  const tired = turns(['other', 'one'], nothing).catch((error: unknown) => void (refusal = refusalOf(error)))
  await vi.advanceTimersByTimeAsync(6_000)
  const patient = turns(['one'], nothing)
  await vi.advanceTimersByTimeAsync(4_000)
  await tired
  expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  for (let index = 0; index < 2; index++) expect(await turns(['other'], nothing)).toBe('done')
  letGo[0]!()
  expect(await patient).toBe('done')
  await end()
})
