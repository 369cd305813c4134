/** The embedded database on a small disk of its own, which Linux gives to a process. */
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { askingAs } from '../support/installation.ts'
import { startProcess } from '../support/process.ts'
import { runProgram } from '../support/programs.ts'

const onDisk = (size: string): string[] => [
  ...['unshare', '--user', '--map-root-user', '--mount'],
  ...['sh', '-c', `mount -t tmpfs -o size=${size} disk "$DATA_DIR" && exec "$@"`, 'sh'],
]
const mebibyte = 1024 * 1024

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a disk that fills up refuses what writes, and nothing else, until there is room again', { timeout: 120_000 }, async () => {
  const DATA_DIR = emptyFolder()
  const server = await startProcess({ DATA_DIR, DEMO: 'true' }, '.', onDisk('400m'))
  onTestFinished(() => server.stop('SIGKILL'))
  // As the process sees it: nobody else has the disk.
  const disk = join(`/proc/${server.child.pid}/root`, DATA_DIR)
  const ask = await askingAs(server, 'investor')
  const save = (title: string) => ask('PATCH', '/api/v2/accounts/me', { type: 'accounts', attributes: { title } })
  expect((await save('Before')).attributes['title']).toBe('Before')
  const ballast = join(disk, 'ballast')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 100 * mebibyte))
  await expect(save('Meanwhile')).rejects.toThrow('503')
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
  expect((await ask('GET', '/api/v2/accounts/me')).attributes['title']).toBe('Before')
  rmSync(ballast)
  expect((await save('Afterwards')).attributes['title']).toBe('Afterwards')
})

test('a disk that is too small for it is told in a sentence at the start', { timeout: 60_000 }, async () => {
  const DATA_DIR = emptyFolder()
  const [command, ...rest] = [...onDisk('150m'), process.execPath, 'src/start.js']
  const { code, complaint } = await runProgram(command!, rest, { DATA_DIR, PORT: '0' })
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^[^\n]*less than 128 MiB free[^\n]*\n$/)])
})
