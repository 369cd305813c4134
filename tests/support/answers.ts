/** The checks of whole answers, which are made of the published document when it changed: they are megabytes of code. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { OpenApi } from '../../codegen/openapi.ts'

type Check = { (value: unknown): boolean; errors?: { instancePath: string; message?: string }[] | null }

const folder = resolve('.cache/answers')
const document = 'src/generated/openapi.json'
const day = 24 * 60 * 60 * 1000

function fileOfChecks(): string {
  const hash = createHash('sha256')
  for (const file of [document, 'codegen/emit/validators.ts', 'package-lock.json']) hash.update(readFileSync(file))
  return join(folder, `${hash.digest('hex').slice(0, 16)}.js`)
}

/** Makes the checks, unless an earlier run did, and says to the processes of this run where they are. */
export async function prepareAnswers(): Promise<void> {
  const file = fileOfChecks()
  process.env['CHECKS_OF_ANSWERS'] = file
  if (existsSync(file)) return
  const { emitAnswers } = await import('../../codegen/emit/validators.ts')
  mkdirSync(folder, { recursive: true })
  // Another run may be reading those of a moment ago.
  for (const one of readdirSync(folder).map((name) => join(folder, name))) {
    if (Date.now() - statSync(one).mtimeMs > day) rmSync(one, { force: true })
  }
  const text = emitAnswers(JSON.parse(readFileSync(document, 'utf8')) as OpenApi, '../../src/http/formats.ts')
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

/** The check of each component, by its name. Node loads them by itself, since nothing in them is to be transformed. */
export const loadAnswers = (): Record<string, Check> =>
  createRequire(import.meta.url)(process.env['CHECKS_OF_ANSWERS']!) as Record<string, Check>
