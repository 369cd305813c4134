/** A short random walk with one kill of the server: a glance at what `npm run walk:check` does at length. */
import { expect, test } from 'vitest'
import { runScript } from '../support/programs.ts'

test('twelve accounts walk at random, the server is killed, and no rule is broken', { timeout: 300_000 }, async () => {
  const database = process.env['TEST_ON'] ?? 'embedded'
  const args = ['--operations', '300', '--kills', '1', '--life', '0', '--database', database]
  const { code, said, complaint } = await runScript('scripts/walk-check/main.ts', args)
  expect({ code, complaint }, said).toEqual({ code: 0, complaint: '' })
  expect(said).toMatch(/answers of seed 1 were held against \d+ rules: 0 findings\.$/m)
})
