import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unusedExports } from '../../scripts/unused-exports.ts'

/** What nobody imports of these files, each a path and its text. */
function unusedIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'exports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return unusedExports(root)
}

test('an export that no other file imports is named, with its file', () => {
  const kinds = `
    export const one = 1
    export const { two, of: three } = { two: one, of: 3 }
    export async function four() { return one }
    export interface Five { six: Seven }
    export type Seven = 7
    const eight = 8
    export { eight as nine }
    export default 10
  `
  const names = ['one', 'two', 'three', 'four', 'Five', 'Seven', 'nine']
  expect(unusedIn({ 'src/http/kinds.ts': kinds })).toEqual(names.map((name) => `src/http/kinds.ts: ${name}`))
})

test.each([
  ['an import', "import { one as first } from '../src/one.ts'"],
  ['an import of a type', "import type { one } from '../src/one.ts'"],
  ['an import of everything', "import * as all from '../src/one.ts'"],
  ['a file that passes it on', "export { one as first } from '../src/one.ts'"],
  ['an expression', "const { one: first } = await import('../src/one.ts')"],
  ['an expression that is not taken apart', "const all = import('../src/one.ts')"],
  ['an expression in a type', "let first: import('../src/one.ts').one"],
])('%s of a test uses what it names', (_, used) => {
  expect(unusedIn({ 'src/one.ts': 'export const one = 1', 'tests/one.test.ts': used })).not.toContain('src/one.ts: one')
})

test.each([
  ['of another name', "import { two } from '../src/one.ts'"],
  ['of another file', "import { one } from '../src/two.ts'"],
  ['of a package', "import { one } from 'one'"],
  ['for its effect', "import '../src/one.ts'"],
])('an import %s does not', (_, used) => {
  expect(unusedIn({ 'src/one.ts': 'export const one = 1', 'tests/one.test.ts': used })).toEqual(['src/one.ts: one'])
})

test('what is made and what is packed is for others', () => {
  expect(unusedIn({ 'src/generated/tables.ts': 'export const one = 1', 'src/client/index.ts': 'export const two = 2' })).toEqual([])
})
