import { expect, test } from 'vitest'
import { cleanHtml, TextsWaiting } from '../../src/effects/cleaning.ts'

test('of long texts that arrive at once so many wait, and the others are refused for the time being', async () => {
  const long = '<p>a</p>'.repeat(62_500)
  const clean = () => cleanHtml('detail', long, 500_000)
  const answers = await Promise.allSettled(Array.from({ length: 6 }, clean))
  expect(answers.map(({ status }) => status)).toEqual([...Array<string>(4).fill('fulfilled'), 'rejected', 'rejected'])
  expect((answers[5] as PromiseRejectedResult).reason).toBeInstanceOf(TextsWaiting)
  expect((await clean()).text).toBe(long)
})
