/** A start of a demo whose bucket is away. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from '../support/programs.ts'

test('ends with a sentence that has the cause and no secret', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-absent-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bucket = { S3_BUCKET: 'research', S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'do-not-tell' }
  const { code, complaint } = await runScript('src/start.js', [], { DATA_DIR: folder, PORT: '0', ...bucket })
  expect([code, complaint]).toEqual([1, 'the store of files failed: connect ECONNREFUSED 127.0.0.1:1\n'])
})
