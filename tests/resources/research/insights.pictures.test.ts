import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { dataUrl } from '../../support/files.ts'
import { codesOf, insightPath, putInsight } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import type { Answer, Client } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()

let provider: Client
let png: Buffer
beforeAll(async () => {
  provider = await server.as('provider')
  png = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#2f6fb0' } })
    .png()
    .toBuffer()
})

async function addPicture(insight: string): Promise<string> {
  const answer = await provider.post('/api/v2/images', {
    data: {
      type: 'images',
      attributes: { source: dataUrl('image/png', png), 'source-file-name': 'loans.png' },
      relationships: { imageable: { data: { type: 'insights', id: insight } } },
    },
  })
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

const write = (insight: string, attributes: object): Promise<Answer> => provider.patch(insightPath(insight), { data: { attributes } })
const shown = async (client: Client, insight: string): Promise<string> =>
  (await client.get(insightPath(insight))).body.data.attributes.detail
const withoutLinks = (html: string): string => html.replaceAll(/ src="[^"]*"/g, '')
const linksIn = (html: string): string[] => [...html.matchAll(/ src="([^"]*)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'))

test('A chart stands in the text by its id, and readers are given a link to it', async () => {
  const insight = await putInsight(server.db, 'drafted')
  const [first, second] = [await addPicture(insight), await addPicture(insight)]
  const text = `<p>Loans: <img data-image-id="${first}" alt="Loans &amp; &lt;more>"></p><img alt="Costs" data-image-id="${second}" width="60">`
  const kept =
    `<p>Loans: <img data-image-id="${first}" alt="Loans &amp; &lt;more&gt;" /></p>` +
    `<img data-image-id="${second}" alt="Costs" width="60" />`
  const { status, body } = await write(insight, { detail: text })
  expect(status).toBe(200)
  expect(withoutLinks(body.data.attributes.detail)).toBe(kept)

  await publish(server, insight)
  const investor = await server.as('investor')
  const read = await shown(investor, insight)
  expect(withoutLinks(read)).toBe(kept)
  expect(linksIn(read)).toHaveLength(2)
  for (const link of linksIn(read)) {
    const file = await server.guest.get(link)
    expect([file.status, file.bytes.equals(png)]).toEqual([200, true])
  }
  // The address stays, so that a browser that has the picture does not ask again.
  expect(await shown(investor, insight)).toBe(read)
  expect(await shown(await server.as('investor-delayed'), insight)).toBeNull()
})

test('What was shown can be sent again: the links in it are not kept', async () => {
  const insight = await putInsight(server.db, 'drafted')
  const picture = await addPicture(insight)
  await write(insight, { detail: `<p>a</p><img data-image-id="${picture}" />` })
  const before = await shown(provider, insight)
  expect((await write(insight, { detail: before })).status).toBe(200)
  const row = await server.db.selectFrom('insights').select('detail').where('id', '=', insight).executeTakeFirstOrThrow()
  expect(row.detail).toBe(`<p>a</p><img data-image-id="${picture}" />`)
})

test('A text shows pictures as often as a reader could see them', async () => {
  const insight = await putInsight(server.db, 'drafted')
  const picture = await addPicture(insight)
  const often = (times: number) => write(insight, { detail: `<img data-image-id="${picture}" />`.repeat(times) })
  expect((await often(200)).status).toBe(200)
  const refused = await often(201)
  expect([refused.status, refused.body.errors[0].detail]).toEqual([422, 'detail shows more than 200 pictures.'])
})

test('A picture that the text shows is deleted by nobody until the text lets it go', async () => {
  const insight = await putInsight(server.db, 'drafted')
  const [first, second] = [await addPicture(insight), await addPicture(insight)]
  const remove = (client: Client, id: string): Promise<Answer> => client.delete(`/api/v2/images/${id}`)
  const editor = await server.as('editor')
  const refusal = async (client: Client, id: string): Promise<unknown[]> => {
    const { status, body } = await remove(client, id)
    return [status, body.errors[0].detail]
  }
  const shownStill = [409, 'The text shows this picture: take it out of the text first.']
  await write(insight, { detail: `<p>a</p><img data-image-id="${first}" alt="Here" />` })
  expect(await refusal(provider, first)).toEqual(shownStill)
  expect(linksIn(await shown(provider, insight))).toHaveLength(1)
  expect((await remove(provider, second)).status).toBe(204)

  await publish(server, insight)
  expect(await refusal(editor, first)).toEqual(shownStill)
  const without = { data: { attributes: { detail: '<p>b</p>', 'status-reason': 'The figures were wrong' } } }
  expect((await editor.patch(insightPath(insight), without)).status).toBe(200)
  expect((await remove(editor, first)).status).toBe(204)
})

test('Of a picture and a text that shows it, sent at once, either both stay or the picture is gone', async () => {
  const insight = await putInsight(server.db, 'drafted')
  for (let round = 0; round < 6; round++) {
    await write(insight, { detail: '<p>a</p>' })
    const picture = await addPicture(insight)
    const [written, removed] = await Promise.all([
      write(insight, { detail: `<img data-image-id="${picture}" />` }),
      provider.delete(`/api/v2/images/${picture}`),
    ])
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([written.status, removed.status])
  }
})

test('Text that only looks like a picture is text', async () => {
  const insight = await putInsight(server.db, 'drafted')
  const picture = await addPicture(insight)
  const detail = `<p>&lt;img data-image-id="${picture}" src="x"</p>`
  expect((await write(insight, { detail })).body.data.attributes.detail).toBe(detail)
})

test('A picture from elsewhere, of another insight or in the summary is refused, and so is one before there are any', async () => {
  const [insight, other] = [await putInsight(server.db, 'drafted'), await putInsight(server.db, 'drafted')]
  const [own, foreign] = [await addPicture(insight), await addPicture(other)]
  const img = (id: string): string => `<p>Text</p><img data-image-id="${id}" />`
  for (const [name, html] of [
    ['detail', '<img src="https://a.example/pixel.png">'],
    ['detail', '<img src="data:image/png;base64,AAAA">'],
    ['detail', '<img/onerror=alert(1)/src=x>'],
    ['detail', '<p><img></p>'],
    ['detail', img(foreign)],
    ['detail', img('x" src="https://a.example/')],
    ['executive-summary', img(own)],
    ['executive-summary', '<img src="https://a.example/pixel.png">'],
  ] as const) {
    const answer = await write(insight, { [name]: html })
    expect([html, answer.status, ...codesOf(answer)]).toEqual([html, 422, '103'])
    expect(answer.body.errors[0].source.pointer).toBe(`/data/attributes/${name}`)
  }
  const made = await provider.post('/api/v2/insights', { data: { type: 'insights', attributes: { detail: img(own) } } })
  expect([made.status, ...codesOf(made)]).toEqual([422, '103'])
})
