/** Downloads of which only the head is asked for. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { filesInFolder } from '../../src/effects/files.ts'
import { inParts } from '../support/files.ts'
import { startServer } from '../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'asked-ahead-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const opened: ReadStream[] = []
const server = startServer({
  filesIn: async () => {
    const files = filesInFolder(folder)
    const open = async (key: string) => {
      const bytes = await files.open(key)
      opened.push(bytes as ReadStream)
      return bytes
    }
    return { ...files, open }
  },
})

test('a HEAD of a file is answered as its GET is, and reads nothing of it', async () => {
  const investor = await server.as('investor')
  const bytes = Buffer.alloc(8 * 1_024 * 1_024, 'a,b\n')
  const document = { data: { type: 'account-uploads', attributes: { 'source-file-name': 'large.csv' } } }
  const made = await investor.post(
    '/api/v2/account-uploads',
    undefined,
    inParts({ name: 'data', value: JSON.stringify(document) }, { name: 'source', value: bytes, fileName: 'large.csv', type: 'text/csv' }),
  )
  const { source } = made.body.data.attributes
  const whole = await server.guest.get(source)
  const head = await server.guest.send('HEAD', source)
  expect([whole.status, whole.bytes.length, opened.at(-2)!.bytesRead]).toEqual([200, bytes.length, bytes.length])
  for (const name of ['content-type', 'content-length', 'content-disposition', 'cache-control', 'content-security-policy'])
    expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
  await vi.waitUntil(() => opened.at(-1)!.closed)
  expect([head.status, head.bytes.length, opened.at(-1)!.bytesRead]).toEqual([200, 0, 0])
})
