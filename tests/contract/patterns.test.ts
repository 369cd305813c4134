/** The regular expressions of the contract, which the lint does not see. */
import { check } from 'recheck'
import { describe, expect, test } from 'vitest'
import { formats } from '../../src/http/formats.ts'
import { published } from '../support/contract.ts'

function* patternsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part)) {
    if (name === 'pattern' && typeof value === 'string') yield value
    else yield* patternsIn(value)
  }
}

const complexityOf = async (pattern: string, flags: string): Promise<string> => {
  const found = await check(pattern, flags, { timeout: 60_000 })
  return found.status === 'vulnerable' ? `${found.status}: ${found.complexity.summary}` : found.status
}

describe('is matched in a time that grows as the text does', () => {
  test.each([...new Set(patternsIn(published))])('the pattern %s', async (pattern) => {
    expect(await complexityOf(pattern, 'u')).toBe('safe')
  })

  const written = Object.entries(formats).filter((entry): entry is [string, RegExp] => entry[1] instanceof RegExp)
  test.each(written)('the format %s', async (_name, { source, flags }) => {
    expect(await complexityOf(source, flags)).toBe('safe')
  })
})

test('a pattern that goes back over what it has matched would be found', async () => {
  expect(await complexityOf(String.raw`\{\{\s*([^{}]{0,64}?)\s*\}\}`, 'g')).toMatch(/^vulnerable/)
  expect(await complexityOf('a+$', 'u')).toMatch(/^vulnerable/)
})
