/** Uploads of large files: for how long one stops everything else, and what many at once take of memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { tokenOf } from './data-rows.ts'
import { forgetHighest, memoryOf } from './measure.ts'
import { startUploader, uploaders } from './servers.ts'
import type { Uploader } from './servers.ts'

/** Milliseconds of one upload alone, and MiB of many at once. */
export interface Uploaded {
  stall: number
  time: number
  memory: number
}

const atOnce = 8
const size = 10 * 1_024 * 1_024

const file = Buffer.alloc(size, 'price to book,0.9\n').toString('base64')
const body = Buffer.from(
  JSON.stringify({
    data: { type: 'account-uploads', attributes: { 'source-file-name': 'model.csv', source: `data:text/csv;base64,${file}` } },
  }),
)

/** Measures each server anew in every round, by turns. */
export async function measureUploads(databaseUrl: string, rounds: number): Promise<Record<Uploader, Uploaded[]>> {
  const results: Record<Uploader, Uploaded[]> = { ours: [], decode: [] }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? uploaders : uploaders.toReversed()
    for (const name of order) results[name].push(await measure(name, databaseUrl))
  }
  return results
}

async function measure(name: Uploader, databaseUrl: string): Promise<Uploaded> {
  const folder = mkdtempSync(join(tmpdir(), 'rpp-bench-'))
  const server = await startUploader(name, databaseUrl, folder)
  const agent = new Agent({ connections: atOnce })
  const headers = { authorization: `Bearer ${tokenOf(0)}`, 'content-type': 'application/json' }
  const upload = async (): Promise<void> => {
    const options = { method: 'POST' as const, dispatcher: agent, headers, body }
    const { statusCode, body: answer } = await request(`http://127.0.0.1:${server.port}/api/v2/account-uploads`, options)
    await answer.dump()
    if (statusCode !== 201) throw new Error(`${name} answered an upload with ${statusCode}`)
  }
  try {
    await upload()
    await server.stall()
    const began = performance.now()
    await upload()
    const time = performance.now() - began
    const stall = await server.stall()
    const { now } = memoryOf(server.pid)
    forgetHighest(server.pid)
    await Promise.all(Array.from({ length: atOnce }, upload))
    return { stall, time, memory: memoryOf(server.pid).highest - now }
  } finally {
    await agent.destroy()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
