/** What commands do that only look, where the settings name no database of this platform. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../support/database.ts'
import { runScript } from '../support/programs.ts'

const looking: [string, string[], number][] = [
  ['jobs', ['list'], 2],
  ['recount', [], 2],
  ['plans', ['list'], 1],
  ['account', ['unlock', 'ada@firm.example'], 1],
]

test('they say so, and make none', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-database-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const none = `There is no database in ${join(folder, 'database')}; DATABASE_URL or DATA_DIR says where it is.\n`
  for (const [command, args, code] of looking) {
    expect(await runScript(`scripts/${command}.ts`, args, { DATA_DIR: folder })).toEqual({ code, said: '', complaint: none })
  }
  expect(existsSync(join(folder, 'database'))).toBe(false)
})

if (process.env['TEST_ON'])
  test('an empty one was never migrated', { timeout: 120_000 }, async () => {
    const empty = await emptyDatabase()
    onTestFinished(async () => void (await empty.remove()))
    const never = 'The database was never migrated: npm run migrate does it, if DATABASE_URL names the right one.\n'
    for (const [command, args, code] of looking) {
      expect(await runScript(`scripts/${command}.ts`, args, { DATABASE_URL: empty.url })).toEqual({ code, said: '', complaint: never })
    }
  })
