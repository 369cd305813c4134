import { sql } from 'kysely'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { migrate } from '../../src/database/migrate.ts'
import { seedId } from '../../src/demo/ids.ts'
import { seedDemo } from '../../src/demo/index.ts'

/** Runs the command on the database in a folder. */
const recount = (folder: string, ...options: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder }
    const child = execFile(process.execPath, ['scripts/recount.ts', ...options], { env }, (_error, out) =>
      resolve({ code: child.exitCode ?? -1, said: out }),
    )
  })

test('npm run recount prints the counters that differ from their rows, and sets them right when asked', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recount-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const insight = seedId('insights', 1)
  const { db, close } = await connectEmbedded(join(folder, 'database'))
  await migrate(db)
  await seedDemo(db)
  const { rows } = await sql<{ likes: number }>`select likes_count as likes from insights where id = ${insight}`.execute(db)
  await sql`update insights set likes_count = likes_count + 3 where id = ${insight}`.execute(db)
  await close()

  const likes = rows[0]!.likes
  const difference = `insights ${insight}: likes_count is ${likes + 3}, should be ${likes}`
  expect(await recount(folder)).toEqual({ code: 1, said: `${difference}\n1 counters differ.\n` })
  expect(await recount(folder, '--fix')).toEqual({ code: 0, said: `${difference}: set right\n1 counters were set right.\n` })
  expect(await recount(folder)).toEqual({ code: 0, said: 'Every counter agrees with its rows.\n' })
})
