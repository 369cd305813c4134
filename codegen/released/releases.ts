/**
 * The released documents. The last one is kept whole, compressed, so that a clone without history can be checked too; those
 * before it are references into the history.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { OpenApi } from '../openapi.ts'
import { parseDocument } from './documents.ts'

export const folder = 'openapi/released'

const whole = (version: string): string => `${folder}/${version}.json.gz`
const reference = (version: string): string => `${folder}/${version}.ref`

export const compareVersions = (a: string, b: string): number => {
  const [x, y] = [a, b].map((one) => one.split('.').map(Number)) as [number[], number[]]
  return x[0]! - y[0]! || x[1]! - y[1]!
}

/** Every released version, oldest first. */
export function releases(): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((file) => /^(\d+\.\d+)\.(?:json\.gz|ref)$/.exec(file)?.[1] ?? []).sort(compareVersions)
}

/** The document of a release. @throws where the history that holds it is not there. */
export function readRelease(version: string): OpenApi {
  if (existsSync(whole(version))) return parseDocument(gunzipSync(readFileSync(whole(version))).toString(), whole(version))
  const named = readFileSync(reference(version), 'utf8').trim()
  const held = fromHistory(named)
  if (!held) {
    throw new Error(
      `${reference(version)} names ${named}, which is not in the history here: a shallow clone gets it by \`git fetch --unshallow\`.\n` +
        'Without a history give the two documents: npm run contract:diff -- <old> <new>',
    )
  }
  return parseDocument((named.endsWith('.gz') ? gunzipSync(held) : held).toString(), named)
}

/** What `<commit>:<path>` holds, if the history is there. */
function fromHistory(named: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['show', named], { maxBuffer: 2 ** 28 })
  return status === 0 ? stdout : undefined
}

/** Releases the document in `file`. @throws where the version does not follow the last one. Answers what was done. */
export function release(version: string, file: string): string[] {
  const known = releases()
  const last = known.at(-1)
  if (!/^\d+\.\d+$/.test(version)) throw new Error(`${version} is no release: write two numbers, as in 0.2`)
  if (last !== undefined && compareVersions(version, last) <= 0) {
    throw new Error(`${version} does not come after ${last}, the last release`)
  }
  mkdirSync(folder, { recursive: true })
  const document = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(whole(version), gzipSync(document, { level: 9 }))
  return [`Wrote ${whole(version)}`, ...known.filter((one) => existsSync(whole(one))).map(intoHistory)]
}

/** Leaves of an earlier release the reference to the commit that holds it, unless none does yet. */
function intoHistory(version: string): string {
  const file = whole(version)
  const commit = spawnSync('git', ['log', '-1', '--format=%H', '--', file], { encoding: 'utf8' }).stdout?.trim()
  const named = `${commit}:${file}`
  if (!commit || !fromHistory(named)?.equals(readFileSync(file))) return `Kept ${file}: no commit holds it as it is`
  writeFileSync(reference(version), `${named}\n`)
  rmSync(file)
  return `Wrote ${reference(version)} in place of ${file}`
}
