/** Outside parts that accept what is sent and say nothing, or fall silent in the middle: a bucket, a mail server, push services. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { filesInBucket, StoreFailure } from '../../src/effects/files.ts'
import type { Files } from '../../src/effects/files.ts'
import { mailBySmtp } from '../../src/effects/mail.ts'
import { pushSigned } from '../../src/effects/push.ts'
import { publisher } from '../../src/effects/pusher.ts'
import { removeReleased } from '../../src/resources/shared/files.ts'
import { startTicking } from '../../src/tick.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { authors, minutesFromNow, putInsight, rowOf } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import { openWay } from '../support/way.ts'
import type { Way } from '../support/way.ts'

const root = mkdtempSync(join(tmpdir(), 'hanging-'))
const open: Server[] = []
const sockets = new Set<Socket>()
afterAll(() => {
  for (const one of open) one.close()
  for (const one of sockets) one.destroy()
  rmSync(root, { recursive: true, force: true })
})

/** The port of a server of this machine that lives as long as this file's tests. */
async function portOf(server: Server): Promise<number> {
  open.push(server)
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** A server that begins what it has to say, if anything, and does not go on. */
const falling = (begin: (socket: Socket) => void = () => undefined): Promise<number> =>
  portOf(createServer((socket) => void begin(socket.resume())))

const bucketAt = (port: number): Promise<Files> =>
  filesInBucket({
    name: 'research',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })

/** What a promise ends with, either way. What never ends by itself is given up if there is such an end at all. */
const ending = (promise: Promise<unknown>): Promise<unknown> => promise.catch((reason: unknown) => reason)

describe.concurrent('a bucket', () => {
  const local = join(root, 'local')
  writeFileSync(local, Buffer.alloc(16_000_000))
  const about = { contentType: 'text/csv', size: 16_000_000 }

  test('that accepts connections and says nothing is given up', async () => {
    const silent = await bucketAt(await falling())
    const tries = [silent.put('00/a', local, about), silent.open('00/a'), silent.remove('00/a')]
    const hurried = silent.remove('00/b', AbortSignal.timeout(500))
    expect(await Promise.race([...tries.map(ending), ending(hurried).then(() => 'hurried')])).toBe('hurried')
    for (const error of await Promise.all([...tries, hurried].map(ending))) expect(error).toBeInstanceOf(StoreFailure)
  })

  test('that falls silent in the middle of a file is cut off, on the way in and on the way out', async () => {
    const takesSome = await bucketAt(await falling((socket) => socket.once('data', () => void socket.pause())))
    const givesSome = await bucketAt(
      await falling((socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nthe first bytes')),
    )
    const read = async (): Promise<void> => {
      for await (const _ of (await givesSome.open('00/a'))!) continue
    }
    for (const error of await Promise.all([takesSome.put('00/a', local, about), read()].map(ending))) {
      expect(error).toBeInstanceOf(StoreFailure)
    }
  })

  test('is not to blame for a reader who takes their time', async () => {
    const port = await portOf(createHttpServer((_, response) => void response.end(Buffer.alloc(16_000_000))))
    const bytes = (await (await bucketAt(port)).open('00/a')) as Readable
    const first = await once(bytes, 'readable').then(() => (bytes.read(1_000) as Buffer).length)
    await after(13_000)
    let size = first
    for await (const chunk of bytes) size += (chunk as Buffer).length
    expect(size).toBe(16_000_000)
  })
})

describe.concurrent('whoever is told', () => {
  test('a mail server that is silent, or says a little now and then, has a time for each mail', { timeout: 30_000 }, async () => {
    const trickling = await falling((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 100)
      socket.on('close', () => clearInterval(timer))
    })
    for (const port of [await falling(), trickling]) {
      const mail = { to: 'c@d.example', subject: 's', text: 't' }
      expect(await ending(mailBySmtp(`smtp://127.0.0.1:${port}`, 'a@b.example', 1_000)(mail))).toBeInstanceOf(Error)
    }
  })

  test('a push service and a realtime service that do not end their answers are given up', async () => {
    const port = await falling((socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'))
    const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
    const publicKey = Buffer.concat([Buffer.from([4]), Buffer.from(key.x!, 'base64url'), Buffer.from(key.y!, 'base64url')]).toString(
      'base64url',
    )
    const wake = pushSigned({ publicKey, privateKey: key.d!, subject: 'mailto:a@b.example' }, { chrome: `http://127.0.0.1:${port}/` })
    const publish = publisher({ key: 'k', secret: 's', app: { id: '7', host: `http://127.0.0.1:${port}` } })!
    const tries = [wake({ browser: 'chrome', token: 'one' }), publish({ name: 'n', channels: ['c'], data: {} })]
    for (const error of await Promise.all(tries.map(ending))) expect(error).toMatchObject({ name: 'TimeoutError' })
  })
})

describe.concurrent('a server whose bucket hangs', () => {
  const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => {
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 'store'),
    configureBuckets: [{ name: 'research' }],
  })
  let way: Way
  const server = startServer({
    filesIn: async () => {
      way = await openWay(`http://127.0.0.1:${(await store.run()).port}`)
      return bucketAt(Number(new URL(way.by('http://127.0.0.1')).port))
    },
  })
  afterAll(async () => {
    await way.close()
    await store.close()
  })
  const hang = (): void => {
    way.manner = 'silent'
    way.silence()
  }
  const path = '/api/v2/account-uploads'
  const upload = {
    data: { type: 'account-uploads', attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' } },
  }
  const released = async (): Promise<string[]> =>
    (await sql<{ id: string }>`select id from files where released_at is not null order by released_at`.execute(server.db)).rows.map(
      (one) => one.id,
    )

  test('answers 503 to uploads and downloads, deletes, publishes on time, says which step hangs, and works again at once', async ({
    expect,
  }) => {
    const investor = await server.as('investor')
    const [kept, removed] = [await investor.post(path, upload), await investor.post(path, upload)]
    hang()
    const unanswered = [investor.post(path, upload), server.guest.get(kept.body.data.attributes.source)].map(ending)
    const deleted = investor.delete(`${path}/${removed.body.data.id}`)
    expect(await Promise.race([...unanswered, deleted])).toMatchObject({ status: 204 })
    const [file] = await released()
    expect(file).toBeDefined()

    const logged: unknown[] = []
    const { db, place, jobs } = server
    const given = { db, punctual: db, files: place.files, jobs, eraseAfterDays: 30, keepDays: {} }
    const stop = startTicking(given, { error: (about: object) => void logged.push(about), debug: () => undefined })
    // It becomes due when the first tick has begun to hang.
    const id = await putInsight(server.db, 'scheduled', authors.provider, { published_at: minutesFromNow(0.1) })
    for (const answer of await Promise.all(unanswered)) expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
    await expect.poll(async () => (await rowOf(server.db, id)).insight!.aasm_state, { timeout: 40_000 }).toBe('published')
    await expect.poll(() => logged, { timeout: 20_000 }).toContainEqual(expect.objectContaining({ step: 'removeReleased' }))
    await stop()
    expect(await released()).toContain(file)

    way.manner = 'open'
    expect((await investor.post(path, upload)).status).toBe(201)
    expect((await server.guest.get(kept.body.data.attributes.source)).bytes.equals(pdfBytes())).toBe(true)
    await removeReleased(server.db, server.place.files, new AbortController().signal)
    expect(await released()).toEqual([])
  })
})
