import { expect, test } from 'vitest'
import { pace } from '../../src/http/paces.ts'

test('a pace lets each do it so many times from the first time on, and says how long to wait', () => {
  let now = 0
  const { take, wait } = pace(2, 60, () => now)
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 60, 0])
  now = 59_500
  expect([wait('a'), take('a'), wait('b'), wait('c')]).toEqual([1, 1, 0, 0])
  now = 60_000
  expect([wait('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 60])
})

test('what counts as often as it is large may go beyond the rest once', () => {
  const { take, left } = pace(10, 60, () => 0)
  expect([take('a', 7), take('a', 7), take('a', 7), left('b').times]).toEqual([0, 0, 60, 10])
})

test('what was not done after all is given back', () => {
  const { take, giveBack } = pace(1, 60, () => 0)
  expect([take('a'), take('a')]).toEqual([0, 60])
  giveBack('a')
  giveBack('b')
  expect([take('a'), take('a')]).toEqual([0, 60])
})

test('a pace forgets who began first when there are too many, and nobody else', () => {
  let now = 0
  const { take, wait } = pace(1, 60, () => now)
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60])
  for (let index = 1; index < 9_999; index++) take(`other ${index}`)
  expect([wait('a'), wait('b')]).toEqual([60, 60])
  take('one more')
  expect([wait('a'), wait('b'), wait('other 1'), wait('one more')]).toEqual([0, 60, 60, 60])
  now = 60_000
  take('b')
  for (let index = 1; index < 9_999; index++) take(`later ${index}`)
  expect(wait('b')).toBe(60)
})
