/**
 * `npm run watch`: the server, made again on every save: from the contract when `openapi/` was saved, from the sources when
 * `src/` was. A mistake is said and waits for the next save; what runs goes on running until then.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readArguments } from '../codegen/usage.ts'
import { checkMigrations } from './checksums.ts'
import { follow } from './saves.ts'

const usage = `Usage: npm run watch

Serves the API, and makes the server again on every save: from the contract when openapi/ was saved, from the sources when src/
was. The settings are those of npm start. Without DATABASE_URL and DATA_DIR it has a database of its own, which is made anew when
a migration that ran on it was edited.`
readArguments(usage, {})

/** An editor saves a file in several steps, and a generator many files: what happens within this time is one save. */
const oneSave = 50

/** What was saved and is not yet dealt with. At the start, everything. */
const saved = { contract: true, sources: true }
let notice = (): void => {}
let stopping = false
let server: ChildProcess | undefined

function remember(folder: string, what: keyof typeof saved, matters: RegExp): void {
  follow(folder, (file) => {
    if (!matters.test(file)) return
    saved[what] = true
    notice()
  })
}

/** Runs a script to its end; what it says is shown. */
async function finish(script: string): Promise<boolean> {
  const [code] = (await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')) as [number | null]
  return code === 0
}

async function stopServer(): Promise<void> {
  const child = server
  server = undefined
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  // No balancer has to be told first.
  child.kill('SIGINT')
  await gone
}

const ownData = '.cache/watch'
const ran = '.cache/watch.sha256'
const isOwn = process.env['DATABASE_URL'] === undefined && process.env['DATA_DIR'] === undefined

/** A migration runs once, so that a database on which another text of it ran stays as that left it. */
function dealWithEditedMigrations(): void {
  const { edited } = checkMigrations('src/database', ran)
  if (edited.length > 0) {
    console.error(`Edited after it ran: ${edited.join(', ')}. ${isOwn ? 'The database is made anew.' : 'Make your database anew.'}`)
    rmSync(ran)
    if (isOwn) rmSync(ownData, { recursive: true, force: true })
  }
  mkdirSync('.cache', { recursive: true })
  writeFileSync(ran, checkMigrations('src/database', ran).text)
}

async function restartServer(): Promise<void> {
  await stopServer()
  if (stopping) return
  dealWithEditedMigrations()
  const data = isOwn ? { DATA_DIR: ownData } : {}
  const env = { ...process.env, ...data, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }
  const child = spawn(process.execPath, ['src/main.ts'], { stdio: 'inherit', env })
  child.once('exit', (code) => {
    if (child === server && code !== 0) console.error('The server stopped. It starts again when a file of src/ is saved.')
  })
  server = child
}

async function stop(): Promise<void> {
  stopping = true
  await stopServer()
  process.exit(0)
}

remember('openapi', 'contract', /^(?!released\/).*(?:\/|\.yaml)$/)
remember('src', 'sources', /(?:\/|\.(?:ts|js|json|html))$/)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

// One thing at a time: while this waits for a generator, a save is noted and comes next.
while (!stopping) {
  if (saved.contract) {
    saved.contract = false
    if (await finish('codegen/main.ts')) saved.sources ||= server === undefined
  } else if (saved.sources) {
    saved.sources = false
    await restartServer()
  } else {
    await new Promise<void>((resolve) => (notice = resolve))
  }
  await pause(oneSave)
}
