import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addOperation, copyProject } from './projects.ts'
import type { CopiedProject } from './projects.ts'

/** The watching process. `says` resolves once it has said what fits, after all that was waited for before. */
function startWatching(project: CopiedProject, settings: Record<string, string> = {}): { says(what: RegExp): Promise<string> } {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DEMO: 'false', ...settings }
  const child = spawn(process.execPath, ['scripts/watch.ts'], { cwd: project.folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  let unheard = ''
  let listen = (): void => {}
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      unheard += text
      listen()
    })
  }
  return {
    says: (what) =>
      new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error(`it stopped: ${unheard}`)))
        listen = () => {
          const found = what.exec(unheard)
          if (!found) return
          unheard = unheard.slice(found.index + found[0].length)
          resolve(found[1] ?? found[0])
        }
        listen()
      }),
  }
}

const listening = /Listening on (http:\/\/\S+)/

test('what is saved is generated and runs; a mistake stops nothing', async () => {
  const project = copyProject()
  const watching = startWatching(project, { DATA_DIR: join(project.folder, 'data') })
  const add = async (url: string): Promise<number> => (await fetch(`${url}/api/v2/like-reasons`, { method: 'POST' })).status
  const first = await watching.says(listening)
  expect(await add(first)).toBe(405)

  addOperation(project)
  await watching.says(/· operation createLikeReason added/)
  const second = await watching.says(listening)
  expect(await add(second)).toBe(401)

  const contract = 'openapi/discussion/like-reasons.yaml'
  project.edit(contract, 'operationId: createLikeReason', 'operationId: CreateLikeReason')
  await watching.says(/like-reasons\.yaml:\d+: CreateLikeReason is not a camel-case operationId/)
  expect(await add(second)).toBe(401)
  project.edit(contract, 'operationId: CreateLikeReason', 'operationId: createLikeReason')
  await watching.says(/Nothing changed\./)

  const source = 'src/resources/discussion/like-reasons.ts'
  const text = project.read(source)
  project.write(source, `${text}export const = 1\n`)
  await watching.says(/The server stopped\. It starts again/)
  project.write(source, text)
  expect(await add(await watching.says(listening))).toBe(401)
}, 180_000)

test('a migration that is edited after it ran has its database made anew', async () => {
  const project = copyProject()
  const watching = startWatching(project)
  await watching.says(listening)
  const migration = readdirSync(join(project.folder, 'src/database/migrations')).findLast((name) => /^\d/.test(name))!
  project.write('.cache/watch/left', 'by the database before')

  const source = `src/database/migrations/${migration}`
  project.write(source, `${project.read(source)}// edited\n`)
  expect(await watching.says(/Edited after it ran: migrations\/(\S+)\. The database is made anew\./)).toBe(migration)
  await watching.says(listening)
  expect(existsSync(join(project.folder, '.cache/watch/left'))).toBe(false)
}, 180_000)
