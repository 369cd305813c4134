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
