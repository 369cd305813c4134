import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { follow } from '../../scripts/saves.ts'
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
  // As git and many editors save: a new file takes the place of the old one.
  project.write(`${contract}.new`, project.read(contract).replace('operationId: createLikeReason', 'operationId: CreateLikeReason'))
  renameSync(join(project.folder, `${contract}.new`), join(project.folder, contract))
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

test('a file is heard of after another took its place, and so is what a new directory holds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saves-'))
  mkdirSync(join(folder, 'shelves'))
  const write = (file: string): void => writeFileSync(join(folder, file), String(Math.random()))
  const replace = (file: string): void => {
    write(`${file}.new`)
    renameSync(join(folder, `${file}.new`), join(folder, file))
  }
  write('shelves/a.yaml')
  let files: string[] = []
  let tell = (_file: string): void => {}
  const stop = follow(folder, (file) => {
    files.push(file)
    tell(file)
  })
  onTestFinished(() => {
    stop()
    rmSync(folder, { recursive: true })
  })
  /** What is heard of a save: all that comes before a mark that is written after it. */
  let marks = 0
  const heard = async (save: () => void): Promise<string[]> => {
    save()
    const mark = `mark-${(marks += 1)}`
    await new Promise<void>((resolve) => {
      tell = (file) => file === mark && resolve()
      write(mark)
    })
    const found = files.filter((file) => !file.startsWith('mark-'))
    files = []
    return [...new Set(found)]
  }
  const a = 'shelves/a.yaml'
  for (const save of [replace, write, replace, write]) expect(await heard(() => save(a))).toContain(a)
  expect(await heard(() => mkdirSync(join(folder, 'shelves/new')))).toEqual(['shelves/new/'])
  for (const save of [write, replace, write]) expect(await heard(() => save('shelves/new/b.yaml'))).toContain('shelves/new/b.yaml')
  expect(await heard(() => renameSync(join(folder, 'shelves'), join(folder, 'moved')))).toEqual(
    expect.arrayContaining(['shelves/', 'moved/']),
  )
  expect(await heard(() => write('moved/new/b.yaml'))).toEqual(['moved/new/b.yaml'])
  expect(await heard(() => rmSync(join(folder, 'moved/a.yaml')))).toEqual(['moved/a.yaml'])
})
