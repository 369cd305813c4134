/** Files in a bucket, of a server that speaks as S3 does. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesInBucket, StoreFailure } from '../../src/effects/files.ts'
import type { Files } from '../../src/effects/files.ts'
import { tick } from '../../src/tick.ts'
import { dataUrl, filesBelow, inParts, pdfBytes } from '../support/files.ts'
import { startProcess } from '../support/process.ts'
import { startServer } from '../support/server.ts'

interface Store {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Store

const root = mkdtempSync(join(tmpdir(), 'bucket-'))
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
let store: Store
let port = 0

async function open(): Promise<void> {
  const options = { port, address: '127.0.0.1', silent: true, directory: join(root, 'store'), configureBuckets: [{ name: 'research' }] }
  store = new S3rver(options)
  ;({ port } = await store.run())
}

const bucket = (name = 'research', more: object = {}): Promise<Files> =>
  filesInBucket({ name, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, ...credentials, ...more })
const held = (): string[] => filesBelow(join(root, 'store')).filter((one) => one.endsWith('._S3rver_object'))

const server = startServer({
  filesIn: async () => {
    await open()
    return bucket()
  },
})
afterAll(async () => {
  await store.close()
  rmSync(root, { recursive: true, force: true })
})

test.each([
  ['no such bucket', 'reserch', () => port],
  ['nobody who listens', 'research', () => 1],
])('a server that is led to %s says so when it starts', async (_where, S3_BUCKET, at) => {
  const [S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY] = [credentials.accessKeyId, credentials.secretAccessKey]
  const S3_ENDPOINT = `http://127.0.0.1:${at()}`
  const settings = { S3_BUCKET, S3_ENDPOINT, S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DEMO: 'false' }
  const running = await startProcess({ ...settings, DATA_DIR: mkdtempSync(join(root, 'led-')) })
  await expect.poll(running.said, { timeout: 60_000 }).toContain('the store of files cannot be read')
  await running.stop()
})

describe('a bucket', () => {
  const local = join(root, 'local')
  let files: Files
  const put = (key: string, bytes: string | Buffer): Promise<void> => {
    writeFileSync(local, bytes)
    return files.put(key, local, { contentType: 'text/csv', size: Buffer.byteLength(bytes) })
  }
  const bytesOf = async (key: string): Promise<string> => (await buffer((await files.open(key)) as Readable)).toString()
  beforeAll(async () => void (files = await bucket()))

  test('keeps what is put there, the last of it, until it is removed', async () => {
    await put('00/a', 'first')
    expect(await bytesOf('00/a')).toBe('first')
    await put('00/a', 'second, and longer')
    expect(await bytesOf('00/a')).toBe('second, and longer')
    await files.remove('00/a')
    expect(await files.open('00/a')).toBeUndefined()
    await files.remove('00/a')
  })

  test('takes a file of many megabytes', async () => {
    const large = Buffer.alloc(12_000_000, 'abc\n')
    await put('00/large', large)
    expect((await buffer((await files.open('00/large')) as Readable)).equals(large)).toBe(true)
    await files.remove('00/large')
  })

  test('tells whether so many bytes are under a key', async () => {
    await put('00/told', 'five.')
    expect([await files.holds('00/told', 5), await files.holds('00/told', 4), await files.holds('00/untold', 5)]).toEqual([
      true,
      false,
      false,
    ])
    await files.remove('00/told')
    await expect((await bucket('research', { accessKeyId: 'nobody' })).holds('00/told', 5)).rejects.toThrow(StoreFailure)
  })

  test('that is busy is asked once more, with the whole file', async () => {
    const asked: number[] = []
    const busy = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        asked.push(bytes.length)
        if (asked.length === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
        else response.writeHead(asked.length === 2 ? 200 : 503).end()
      })
    })
    await once(busy.listen(0, '127.0.0.1'), 'listening')
    const store = await bucket('research', { endpoint: `http://127.0.0.1:${(busy.address() as AddressInfo).port}` })
    writeFileSync(local, Buffer.alloc(300_000))
    const about = { contentType: 'text/csv', size: 300_000 }
    await store.put('00/busy', local, about)
    await expect(store.put('00/busy', local, about)).rejects.toThrow(StoreFailure)
    expect(asked).toEqual([300_000, 300_000, 300_000, 300_000])
    busy.close()
    busy.closeAllConnections()
  })

  test('fails where the file to store is gone', async () => {
    await expect(files.put('00/gone', join(root, 'gone'), { contentType: 'text/csv', size: 1 })).rejects.toThrow(StoreFailure)
    expect(await files.open('00/gone')).toBeUndefined()
  })

  test('fails where there is no bucket, or no permission', async () => {
    writeFileSync(local, 'x')
    for (const wrong of [await bucket('absent'), await bucket('research', { accessKeyId: 'nobody' })])
      await expect(wrong.put('00/b', local, { contentType: 'text/csv', size: 1 })).rejects.toThrow()
  })
})

describe('a server whose files are in a bucket', () => {
  const path = '/api/v2/account-uploads'
  const upload = {
    data: { type: 'account-uploads', attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' } },
  }
  const rows = () => server.db.selectFrom('files').select('id').orderBy('id').execute()

  test('stores, sends and removes them', async () => {
    const investor = await server.as('investor')
    const before = held().length
    const document = JSON.stringify({ data: { type: 'account-uploads' } })
    const parts = inParts(
      { name: 'data', value: document },
      { name: 'source', value: pdfBytes(), fileName: 'a.pdf', type: 'application/pdf' },
    )
    for (const post of [() => investor.post(path, upload), () => investor.post(path, undefined, parts)]) {
      const made = await post()
      expect(held()).toHaveLength(before + 1)
      const download = await server.guest.get(made.body.data.attributes.source)
      expect(download.headers['content-type']).toBe('application/pdf')
      expect(download.bytes.equals(pdfBytes())).toBe(true)
      expect((await investor.delete(`${path}/${made.body.data.id}`)).status).toBe(204)
      expect(held()).toHaveLength(before)
    }
  })

  test('answers 503 while the bucket is out of reach, keeps its word on deletes, and leaves nothing behind', async () => {
    const investor = await server.as('investor')
    const [kept, removed] = [await investor.post(path, upload), await investor.post(path, upload)]
    const before = await rows()
    await store.close()
    for (const answer of [await investor.post(path, upload), await server.guest.get(kept.body.data.attributes.source)]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
    }
    expect((await investor.delete(`${path}/${removed.body.data.id}`)).status).toBe(204)
    expect((await server.guest.get(removed.body.data.attributes.source)).status).toBe(404)

    await open()
    expect((await server.guest.get(kept.body.data.attributes.source)).bytes.equals(pdfBytes())).toBe(true)
    await tick(server.db, server.place.files, new Date())
    const file = new URL(removed.body.data.attributes.source).pathname.split('/').at(-1)
    expect(await rows()).toEqual(before.filter((one) => one.id !== file))
    expect(held().filter((one) => one.includes(file!))).toEqual([])
    expect(filesBelow(server.place.arriving)).toEqual([])
  })
})
