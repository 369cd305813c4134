/**
 * `npm run watch`: the server, made again on every save: from the contract when `openapi/` was saved, from the sources when
 * `src/` was. A mistake is said and waits for the next save; what runs goes on running until then.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** An editor saves a file in several steps, and a generator many files: what happens within this time is one save. */
const oneSave = 50

/** What was saved and is not yet dealt with. At the start, everything. */
const saved = { contract: true, sources: true }
let notice = (): void => {}
let stopping = false
let server: ChildProcess | undefined

function follow(folder: string, what: keyof typeof saved, matters: RegExp): void {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || !matters.test(file.replaceAll('\\', '/'))) return
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

async function restartServer(): Promise<void> {
  await stopServer()
  if (stopping) return
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }
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

follow('openapi', 'contract', /^(?!released\/).*\.yaml$/)
follow('src', 'sources', /\.(?:ts|js|json|html)$/)
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
