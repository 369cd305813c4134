import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { emitTables } from '../../codegen/emit/tables.ts'
import { workFolder } from './contracts.ts'

const migrations = 'src/database/migrations'

/** A file with this text below the mark of generated files, as codegen finds it. */
function fileWith(text: string): string {
  const file = join(workFolder(), 'tables.ts')
  writeFileSync(file, `// Generated\n${text}`)
  return file
}

describe('the tables of a migrated database as types', () => {
  let made: string
  beforeAll(async () => void (made = await emitTables(migrations, 'absent')))

  test('have what Kysely reads and writes of each column', () => {
    expect(made).toMatch(/^\/\/ migrations [0-9a-f]{16}.*\nimport type \{ ColumnType, Generated, GeneratedAlways \} from 'kysely'\n/)
    const start = made.indexOf('export interface FilterPresetsTable')
    expect(made.slice(start, made.indexOf('}\n', start) + 2)).toBe(`export interface FilterPresetsTable {
  id: string
  account_id: string
  name: string
  countries: Generated<string[]>
  sectors: Generated<string[]>
  strategies: Generated<string[]>
  verticals: Generated<string[]>
  min_market_cap: number | null
  max_market_cap: number | null
  format_types: string[] | null
  imperatives: string[] | null
  time_horizons: string[] | null
  created_at: Generated<string>
  updated_at: Generated<string>
}
`)
    expect(made).toContain('\n  filter_presets: FilterPresetsTable\n')
    const accounts = made.slice(made.indexOf('export interface AccountsTable'))
    expect(accounts).toContain('\n  name: GeneratedAlways<string | null>\n')
    expect(accounts).toContain("\n  status: Generated<'invited' | 'active' | 'suspended' | 'deactivated'>\n")
  })

  test('are taken from the file where nothing changed', async () => {
    expect(await emitTables(migrations, fileWith(made))).toBe(made)
  })

  test('are made again when a migration changed', async () => {
    const folder = workFolder([], { 'migrations/001-first.ts': 'export const up = 1\n' })
    const again = await emitTables(join(folder, 'migrations'), fileWith(made))
    expect(again.split('\n')[0]).not.toBe(made.split('\n')[0])
    expect(again.split('\n').slice(1)).toEqual(made.split('\n').slice(1))
  })

  test('are made again, and the same, when somebody edited the file', async () => {
    expect(await emitTables(migrations, fileWith(made.replace('account_id: string', 'account_id: number')))).toBe(made)
  })
})
