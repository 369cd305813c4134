import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, expect, test } from 'vitest'
import { writesInTransactions } from '../../scripts/writes-in-transactions.ts'

const folder = mkdtempSync(join(tmpdir(), 'writes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const declared = `
interface Database { insertInto(table: string): { values(row: object): { execute(): Promise<void> } } }
type Transaction = Database & { begun: true }
declare const sql: (parts: TemplateStringsArray, ...values: unknown[]) => { execute(db: Database): Promise<void> }
declare const prepare: (build: unknown) => object
declare const readRows: (db: Database, statement: object, values: object) => Promise<void>
`

/** The lines of functions that write outside a transaction. */
function found(body: string, alone: string[] = []): string[] {
  mkdirSync(join(folder, 'src'), { recursive: true })
  const [file, text] = [join(folder, 'src/one.ts'), declared + body]
  writeFileSync(file, text)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['src'] }))
  const messages = new Linter({ cwd: folder }).verify(
    text,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as never, parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder } },
      plugins: { house: { rules: { writes: writesInTransactions as never } } },
      rules: { 'house/writes': ['error', { alone }] },
    },
    file,
  )
  return messages.map((one) => (one.ruleId === 'house/writes' ? text.split('\n')[one.line - 1]!.trim() : one.message))
}

test.each([
  ['sql`insert into sectors values (1)`.execute(db)'],
  ['sql`with gone as (delete from sectors returning id) select id from gone`.execute(db)'],
  ['sql`update ${1} set name = 1`.execute(db)'],
  ['statement.execute(db)'],
  ["db.insertInto('sectors').values({}).execute()"],
  ['readRows(db, prepared, {})'],
])('on the outer database %s is found', (line) => {
  const body = (type: string) => `
    const statement = sql\`update sectors set name = 1\`
    const prepared = prepare(sql\`delete from sectors\`)
    export async function write(db: ${type}): Promise<void> {
      await ${line}
    }`
  expect(found(body('Database'))).toEqual([`await ${line}`])
  expect(found(body('Transaction'))).toEqual([])
  expect(found(body('Database'), ['src/one.ts: write'])).toEqual([])
  expect(found(body('Database'), ['src/one.ts: other'])).toEqual([`await ${line}`])
})

test('what reads runs anywhere, also with a lock', () => {
  const body = (tail: string) => `export const read = (db: Database) => sql\`select updated_at from sectors ${tail}\`.execute(db)`
  expect(found(body(''))).toEqual([])
  expect(found(body('for no key update'))).toEqual([])
  expect(found(body('for update skip locked'))).toEqual([])
})
