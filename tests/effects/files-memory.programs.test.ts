/** How much memory a server process takes for many files at once. The figure is one that Linux alone keeps. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataUrl, inParts } from '../support/files.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const mebibyte = 1_024 * 1_024
const uploads = 100
const bytes = Buffer.alloc(8 * mebibyte, 'a,b\n')
/** Far less than the files are. A process that has just compiled its modules for the first time takes a third of it more than others. */
const mostGrowth = 450

const data = { type: 'account-uploads', attributes: { 'source-file-name': 'large.csv' } }
const bodies: Record<string, { raw: string | Buffer; headers: Record<string, string> }> = {
  'data URLs': {
    raw: Buffer.from(JSON.stringify({ data: { ...data, attributes: { ...data.attributes, source: dataUrl('text/csv', bytes) } } })),
    headers: { 'content-type': 'application/json' },
  },
  parts: inParts(
    { name: 'data', value: JSON.stringify({ data }) },
    { name: 'source', value: bytes, fileName: 'large.csv', type: 'text/csv' },
  ),
}

describe.each(Object.keys(bodies))('%s', (form) => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  const agent = new Agent({ connections: uploads, headersTimeout: 110_000, bodyTimeout: 110_000 })
  let running: ServerProcess
  beforeAll(async () => void (running = await startProcess({ DATA_DIR: folder, DEMO: 'true', RATE_LIMITS: 'off' })))
  afterAll(async () => {
    await agent.destroy()
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** In mebibytes, by its name in the kernel's account of the process. */
  const memory = (name: 'VmRSS' | 'VmHWM'): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${running.child.pid}/status`, 'utf8'))![1]) / 1_024

  test(`${uploads} of 8 MiB at once take less than ${mostGrowth} MiB`, { timeout: 180_000 }, async () => {
    const post = async (path: string, { raw, headers }: { raw: string | Buffer; headers: Record<string, string> }) => {
      const { statusCode, body } = await request(running.url + path, { method: 'POST', dispatcher: agent, headers, body: raw })
      return { status: statusCode, body: (await body.json()) as { data: { attributes: { token: string } } } }
    }
    const signIn = { data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } }
    const json = { 'content-type': 'application/json' }
    const { token } = (await post('/api/v2/accounts/sign_in', { raw: JSON.stringify(signIn), headers: json })).body.data.attributes
    const { raw, headers } = bodies[form]!
    const upload = () => post('/api/v2/account-uploads', { raw, headers: { ...headers, authorization: `Bearer ${token}` } })

    expect((await upload()).status).toBe(201)
    // The start took the most so far; from here on the most is counted anew.
    writeFileSync(`/proc/${running.child.pid}/clear_refs`, '5')
    const atRest = memory('VmRSS')
    const answers = await Promise.all(Array.from({ length: uploads }, upload))
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 201))
    expect(memory('VmHWM') - atRest).toBeLessThan(mostGrowth)
  })
})
