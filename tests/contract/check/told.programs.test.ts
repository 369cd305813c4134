/** How the check tells what it found: once for each cause, as it is found, and in the words of other tools. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CurlWriter } from '../../../scripts/contract-check/curl.ts'
import { tellerOf } from '../../../scripts/contract-check/formats.ts'
import { startServer } from '../../support/server.ts'
import { startLying } from './lies.ts'
import type { LyingServer } from './lies.ts'
import { runCheck, startCheck } from './run.ts'

const server = startServer()
const env = { CONTRACT_CHECK_ACCOUNTS: 'investor@demo.example' }
const only = 'listAssetClasses,listLikeReasons,listFilterPresets'
let liar: LyingServer

beforeAll(async () => {
  liar = await startLying(server.url, {
    after: (passed) => {
      const isList = passed.method === 'GET' && /\/v2\/(?:asset-classes|like-reasons|filter-presets)$/.test(passed.path)
      if (isList) passed.headers['x-content-type-options'] = '<&>'
    },
  })
})
afterAll(() => liar.close())

const timeout = 120_000

interface Told {
  reached: string[]
  ended?: string
  findings: { what: string; times: number; operations: string[]; command: string[] }[]
}

test('a fault at many operations is one finding, which counts them and names them', { timeout }, async () => {
  const { code, said } = await runCheck([liar.url, '--only', only], env)
  expect(code).toBe(1)
  expect(said.match(/✗ \w+: header x-content-type-options/g)).toHaveLength(1)
  expect(said).toMatch(
    /✗ header x-content-type-options: \d+ times at 3 operations: (?:listAssetClasses|listLikeReasons|listFilterPresets), /,
  )
})

test('as JSON it is one document', { timeout }, async () => {
  const { code, said } = await runCheck([liar.url, '--only', only, '--format', 'json'], env)
  expect(code).toBe(1)
  const { reached, findings } = JSON.parse(said) as Told
  expect(reached.sort()).toEqual(only.split(',').sort())
  expect(findings.map(({ what }) => what)).toEqual(['header x-content-type-options'])
  expect(findings[0]!.operations.sort()).toEqual(only.split(',').sort())
  expect(findings[0]!.command.at(-1)).toMatch(/^curl /)
})

test('as JUnit it is a suite with a case for each finding', { timeout }, async () => {
  const { said } = await runCheck([liar.url, '--only', only, '--format', 'junit'], env)
  expect(said).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuite name="contract:check" tests="4" failures="1" errors="0" /)
  expect(said.match(/<testcase /g)).toHaveLength(4)
  expect(said).toContain('&lt;&amp;&gt;')
  expect(said.trimEnd()).toMatch(/<\/testsuite>$/)
})

test('for GitHub it is an annotation in one line', { timeout }, async () => {
  const { said } = await runCheck([liar.url, '--only', only, '--format', 'github'], env)
  const [annotation] = said.split('\n').filter((line) => line.startsWith('::error '))
  expect(annotation).toMatch(/^::error title=\w+%3A header x-content-type-options::expected .*%0Agot <&>%0A.*curl /)
})

test('an interrupt ends it with what was found until then', { timeout }, async () => {
  const { outcome, until, interrupt } = startCheck([liar.url], env)
  await until(/✗ \w+: header x-content-type-options[\s\S]*curl /)
  interrupt()
  const { code, said } = await outcome
  expect(code).toBe(1)
  expect(said).toContain('It ended before it was through: SIGINT')
  expect(said).toMatch(/reached \d+ of \d+ operations/)
})

test('what ended before it was through agrees until then, and no more', () => {
  const seen = { address: server.url, seconds: 1, requests: 5, total: 540, reached: ['listLikeReasons'], missed: [], findings: [] }
  const verdictOf = (ended?: string) =>
    tellerOf('text', new CurlWriter(() => ({ url: '', body: '' })))
      .end({ ...seen, ended })
      .at(-1)
  expect(verdictOf('SIGINT')).toBe('Nothing disagreed with the document until then.')
  expect(verdictOf()).toBe('Nothing disagrees with the document.')
})
