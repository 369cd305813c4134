import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl, filesBelow, inParts } from '../../support/files.ts'
import { authors, codesOf, freshClient, insightPath, putInsight, setState } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/images'
const blank = (width = 6, height = 4) => sharp({ create: { width, height, channels: 3, background: '#2f6fb0' }, limitInputPixels: false })
/** Noise, which no format makes small. */
const noise = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })

const imageOf = (type: string, id: string, bytes: Uint8Array | string, mime = 'image/png', attributes: object = {}) => ({
  data: {
    type: 'images',
    attributes: { source: dataUrl(mime, bytes), 'source-file-name': 'picture', ...attributes },
    relationships: { imageable: { data: { type, id } } },
  },
})
const own = seedId('accounts', 4)
const attributesOf = (answer: Answer) => answer.body.data.attributes
const download = async (answer: Answer): Promise<Buffer> => (await server.guest.get(attributesOf(answer).source)).bytes
const refusal = (answer: Answer): unknown[] => [answer.status, ...codesOf(answer)]

let provider: Client
let png: Buffer
beforeAll(async () => {
  provider = await server.as('provider')
  png = await blank().png().toBuffer()
})
const send = (bytes: Uint8Array | string, mime?: string, attributes?: object): Promise<Answer> =>
  provider.post(path, imageOf('accounts', own, bytes, mime, attributes))

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('in %s is measured and kept byte for byte', async (format) => {
    const bytes = await blank().toFormat(format).toBuffer()
    const answer = await send(bytes, `image/${format}`, { 'alt-text': 'Loans', position: 3 })
    expect(attributesOf(answer)).toMatchObject({
      width: 6,
      height: 4,
      'alt-text': 'Loans',
      position: 3,
      'source-content-type': `image/${format}`,
      'source-file-size': bytes.length,
    })
    expect((await download(answer)).equals(bytes)).toBe(true)
  })

  test('comes in parts as well', async () => {
    const document = imageOf('accounts', own, '')
    const { source: _, ...attributes } = document.data.attributes
    const body = inParts(
      { name: 'data', value: JSON.stringify({ data: { ...document.data, attributes } }) },
      { name: 'source', value: png, fileName: 'from-part.png', type: 'image/png' },
    )
    const answer = await provider.post(path, undefined, body)
    expect(attributesOf(answer)).toMatchObject({ 'source-file-name': 'picture', width: 6, height: 4 })
    expect((await download(answer)).equals(png)).toBe(true)
  })

  test.each(['jpeg', 'webp', 'png'] as const)('in %s loses what the camera wrote, and stands as the camera was held', async (format) => {
    const bytes = await blank(30, 20)
      .withExif({ IFD0: { Copyright: 'The person', Model: 'The camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const answer = await send(bytes, `image/${format}`)
    const kept = await download(answer)
    const about = await sharp(kept).metadata()
    expect([about.format, about.exif, about.orientation]).toEqual([format, undefined, undefined])
    expect([about.width, about.height]).toEqual([20, 30])
    expect(attributesOf(answer)).toMatchObject({ width: 20, height: 30, 'source-file-size': kept.length })
    expect(kept.includes('The person')).toBe(false)
    expect(filesBelow(server.place.arriving)).toEqual([])
  })

  test('that moves keeps its frames', async () => {
    const frames = await sharp([await blank().png().toBuffer(), await blank().negate().png().toBuffer()], { join: { animated: true } })
      .gif()
      .toBuffer()
    const answer = await send(frames, 'image/gif')
    expect(attributesOf(answer)).toMatchObject({ width: 6, height: 4 })
    expect((await sharp(await download(answer), { animated: true }).metadata()).pages).toBe(2)
  })
})

describe('large pictures', () => {
  test('wait for one another, a few at a time, and no other waits for them', async () => {
    const large = await blank(9_900, 9_900).png({ compressionLevel: 9 }).toBuffer()
    const ordinary = await blank().png().toBuffer()
    let open = 12
    const sent = Array.from({ length: open }, () => send(large).finally(() => open--))
    const small = await send(ordinary)
    expect(small.status).toBe(201)
    expect(open).toBeGreaterThan(0)
    const answers = await Promise.all(sent)
    const statuses = answers.map((one) => one.status)
    expect(statuses.filter((one) => one === 201).length).toBeGreaterThanOrEqual(4)
    const refused = answers.filter((one) => one.status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    for (const one of refused) expect([one.status, one.headers['retry-after']]).toEqual([503, '1'])
    expect((await send(large)).status).toBe(201)
  })
})

describe('what is no picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('is refused: a %s that ends too early', async (format) => {
    const bytes = await noise().toFormat(format).toBuffer()
    const before = filesBelow(server.place.folder).length
    for (const part of [0.2, 0.6, 0.95]) {
      expect([part, ...refusal(await send(bytes.subarray(0, bytes.length * part), `image/${format}`))]).toEqual([part, 422, '100'])
    }
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test('is refused: far more pixels than bytes', async () => {
    const wide = await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(wide.length).toBeLessThan(2_000_000)
    expect(refusal(await send(wide))).toEqual([422, '100'])
  })

  test('is refused: another format than it says, or none that is taken', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const sent: [Uint8Array | string, string][] = [
      [png, 'image/jpeg'],
      ['<html></html>', 'image/png'],
      [svg, 'image/png'],
      [svg, 'image/svg+xml'],
      [await blank().tiff().toBuffer(), 'image/tiff'],
      [await blank().avif().toBuffer(), 'image/avif'],
      ['%PDF-1.4', 'application/pdf'],
    ]
    for (const [bytes, mime] of sent) expect([mime, ...refusal(await send(bytes, mime))]).toEqual([mime, 422, '103'])
  })

  test('is refused with 413: more than 10 MiB', async () => {
    const limit = 10 * 1_024 * 1_024
    const padded = (size: number): Buffer => Buffer.concat([png, Buffer.alloc(size - png.length)])
    expect((await send(padded(limit))).status).toBe(201)
    expect((await send(padded(limit + 1))).status).toBe(413)
    const part = { name: 'source', value: padded(limit + 1), fileName: 'a.png', type: 'image/png' }
    expect((await provider.post(path, undefined, inParts({ name: 'data', value: '{"data":{}}' }, part))).status).toBe(413)
  })
})

describe('who', () => {
  const everyone = ['investor', 'provider', 'provider-2', 'lead', 'corporate', 'editor', 'entity-editor', 'admin'] as const
  const statuses = async (ask: (client: Client) => Promise<Answer>) =>
    Object.fromEntries(await Promise.all(everyone.map(async (name) => [name, (await ask(await server.as(name))).status])))
  const allowed = (names: readonly string[], otherwise: number) =>
    Object.fromEntries(everyone.map((name) => [name, names.includes(name) ? 201 : otherwise]))

  test('gives pictures to an insight, an account, a company and an entity', async () => {
    const insight = await putInsight(server.db, 'drafted', authors.provider)
    const to = (type: string, id: string) => statuses((client) => client.post(path, imageOf(type, id, png)))
    const unread = { investor: 422, 'provider-2': 422, corporate: 422, 'entity-editor': 422 }
    expect(await to('insights', insight)).toEqual({ ...allowed(['provider', 'editor', 'admin'], 403), ...unread })
    expect(await to('accounts', own)).toEqual(allowed(['provider', 'lead', 'admin'], 403))
    expect(await to('companies', seedId('companies', 1))).toEqual(allowed(['lead', 'admin'], 403))
    const bank = seedId('entities', 1)
    const manager = await freshClient(server, seedId('accounts', 8))
    expect((await manager.post(path, imageOf('entities', bank, png))).status).toBe(201)
    expect(await to('entities', bank)).toMatchObject({ investor: 403, provider: 403, 'entity-editor': 201, admin: 201 })
  })

  test('sees the picture of a draft: who sees the draft; of a published insight: who reads it', async () => {
    const [draft, published] = await Promise.all(
      (['drafted', 'published'] as const).map(async (state) => {
        const insight = await putInsight(server.db, 'drafted', authors.provider)
        const id: string = (await provider.post(path, imageOf('insights', insight, png))).body.data.id
        await setState(server.db, insight, state)
        return { insight, id }
      }),
    )
    expect(await statuses((client) => client.get(`${path}/${draft!.id}`))).toMatchObject({ investor: 404, provider: 200, editor: 200 })
    expect(await statuses((client) => client.get(`${path}/${published!.id}`))).toMatchObject({ investor: 200, provider: 200, editor: 200 })
    expect((await server.guest.get(`${path}/${published!.id}`)).status).toBe(404)

    await setColumns(server.db, 'accounts', seedId('accounts', 2), { reading_tier: 'none', plan_id: null })
    const restricted = await freshClient(server, seedId('accounts', 2))
    expect((await restricted.get(`${path}/${published!.id}`)).status).toBe(404)
    expect((await restricted.get(`${insightPath(published!.insight)}/images`)).body.data).toEqual([])
  })

  test('sees that of a provider or a firm: everyone', async () => {
    for (const [type, id, name] of [
      ['accounts', own, 'provider'],
      ['companies', seedId('companies', 1), 'lead'],
    ] as const) {
      const { body } = await (await server.as(name)).post(path, imageOf(type, id, png))
      expect((await server.guest.get(`${path}/${body.data.id}`)).status).toBe(200)
    }
  })

  test('deletes one: who stored it and admins, its file with it', async () => {
    await (await server.as('provider')).delete(`${path}/${(await send(png)).body.data.id}`)
    const before = filesBelow(server.place.folder).length
    for (const name of ['provider', 'admin']) {
      const made = await send(png)
      const at = `${path}/${made.body.data.id}`
      expect((await (await server.as('investor')).delete(at)).status).toBe(403)
      expect((await server.guest.delete(at)).status).toBe(401)
      expect((await (await server.as(name)).delete(at)).status).toBe(204)
      expect((await server.guest.get(attributesOf(made).source)).status).toBe(404)
    }
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test('deletes one of an insight: who writes it, whoever stored it, and no colleague', async () => {
    const insight = await putInsight(server.db, 'drafted', authors.provider)
    const editor = await server.as('editor')
    for (const [giver, taker] of [
      [editor, provider],
      [provider, editor],
    ] as const) {
      const at = `${path}/${(await giver.post(path, imageOf('insights', insight, png))).body.data.id}`
      expect((await (await server.as('lead')).delete(at)).status).toBe(403)
      expect((await taker.delete(at)).status).toBe(204)
    }
  })

  test('gives one to what is not there, or not seen: nobody', async () => {
    const draft = await putInsight(server.db, 'drafted', authors.provider)
    const stranger = await server.as('provider-2')
    expect(refusal(await stranger.post(path, imageOf('insights', draft, png)))).toEqual([422, '103'])
    expect(refusal(await stranger.post(path, imageOf('filter-presets', own, png)))).toEqual([400, '116'])
  })
})

test('an insight has at most 60 images, however many are given at once', async () => {
  const insight = await putInsight(server.db, 'drafted', authors.provider)
  const before = filesBelow(server.place.folder).length
  const post = () => provider.post(path, imageOf('insights', insight, png))
  const give = (times: number) => Promise.all(Array.from({ length: times }, post))
  // At most 44 pictures of one account wait to be decoded; who comes beyond that is told to come again.
  const answers = [...(await give(40)), ...(await give(30))]
  expect(answers.filter((one) => one.status === 201)).toHaveLength(60)
  expect(answers.filter((one) => one.status !== 201).map(refusal)).toEqual(Array.from({ length: 10 }, () => [422, '100']))
  expect(filesBelow(server.place.folder)).toHaveLength(before + 60)
  // Room is asked for before a picture is decoded.
  const late = await provider.post(path, imageOf('insights', insight, png.subarray(0, 60)))
  expect([...refusal(late), late.body.errors[0].source.pointer]).toEqual([422, '100', '/data/relationships/imageable'])
})

test('what is deleted meanwhile is left without a picture, and no file stays', async () => {
  const editor = await server.as('entity-editor')
  const made = await editor.post('/api/v1/entities', {
    data: {
      type: 'entities',
      attributes: { 'short-name': 'Gone', 'pretty-name': 'Gone Holdings', country: 'JP', sector: 'industrials' },
    },
  })
  expect(made.status).toBe(201)
  const entity: string = made.body.data.id
  const before = filesBelow(server.place.folder).length
  const posts = Array.from({ length: 8 }, () => editor.post(path, imageOf('entities', entity, png)))
  const [gone, ...answers] = await Promise.all([editor.delete(`/api/v1/entities/${entity}`), ...posts])
  expect(gone.status).toBe(204)
  expect(answers.filter((one) => ![201, 409, 422].includes(one.status))).toEqual([])
  await tick(server.db, server.place.files, new Date())
  expect(await server.db.selectFrom('images').select('id').where('imageable_id', '=', entity).execute()).toEqual([])
  expect(filesBelow(server.place.folder)).toHaveLength(before)
})
