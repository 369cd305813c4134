import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findingsIn, leastScore, readExceptions, scoreOf, unexplained } from '../../scripts/lint-document.ts'

const file = 'src/generated/openapi.json'

/** The published document with one thing changed, as a file that is gone when the test is. */
// A document of any shape is changed freely here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function changed(change: (document: any) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  return join(folder, 'openapi.json')
}

describe('the linters of the published document', () => {
  test('find nothing that is not explained', async () => {
    expect(unexplained(await findingsIn(file), readExceptions())).toEqual([])
  })

  test('find what is new: with Redocly, with Spectral', async () => {
    const worse = changed((document) => {
      const { paths, components } = document
      const insights = paths['/api/v2/insights']
      // To walk the others takes longer, and finds what is found in the whole document.
      document.paths = { '/api/v2/insights': insights }
      delete insights.get.summary
      delete components.schemas.ErrorObject.properties.title.maxLength
    })
    const complaints = unexplained(await findingsIn(worse), readExceptions())
    expect(complaints).toContain('operation-summary: 1 findings, of which 0 are explained')
    expect(complaints).toContain('owasp:api4:2023-string-limit: 1 findings, of which 0 are explained')
    expect(complaints.filter((one) => one.includes('components/schemas/ErrorObject/properties/title'))).toHaveLength(1)
  })

  test('give the document its score, and less where descriptions are missing', async () => {
    const { score, lostToSize } = await scoreOf(file)
    expect(score + lostToSize).toBeGreaterThanOrEqual(leastScore)
    const worse = changed(({ paths }) => {
      for (const item of Object.values<Record<string, { description?: string }>>(paths)) delete item['get']?.description
    })
    expect((await scoreOf(worse)).score).toBeLessThan(score)
  })
})

describe('an exception', () => {
  const found = (rule: string, count: number) => Array.from({ length: count }, (_, at) => ({ rule, where: `#/${at}`, message: 'Bad.' }))
  const exception = (findings: number | 'everywhere') => [{ rule: 'a-rule', findings, reason: 'Known.' }]

  test('explains as many findings as it says', () => {
    expect(unexplained(found('a-rule', 2), exception(2))).toEqual([])
    expect(unexplained(found('a-rule', 2), exception('everywhere'))).toEqual([])
  })

  test('explains no more than that, and nothing of another rule', () => {
    expect(unexplained(found('a-rule', 3), exception(2))).toEqual([
      'a-rule: 3 findings, of which 2 are explained',
      '  #/0: Bad.',
      '  #/1: Bad.',
      '  #/2: Bad.',
    ])
    expect(unexplained([...found('a-rule', 2), ...found('another', 1)], exception(2))).toEqual([
      'another: 1 findings, of which 0 are explained',
      '  #/0: Bad.',
    ])
  })

  test('that explains more than is found has to shrink', () => {
    expect(unexplained(found('a-rule', 1), exception(2))).toEqual(['a-rule: 2 findings are explained: lower it to 1'])
    for (const findings of [2, 'everywhere'] as const) {
      expect(unexplained([], exception(findings))).toEqual(['a-rule: nothing is found any more: remove its exception'])
    }
  })

  test('has a reason', () => {
    for (const { rule, reason, findings } of readExceptions()) {
      expect([rule, typeof findings === 'number' ? findings > 0 : findings === 'everywhere', /^[A-Z].+\.$/.test(reason)]).toEqual([
        rule,
        true,
        true,
      ])
    }
  })
})
