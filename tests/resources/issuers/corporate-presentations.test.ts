import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, putEvent } from '../../support/event-rows.ts'
import { dataUrl, filesBelow, pdfBytes } from '../../support/files.ts'
import { codesOf, minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-presentations'
const at = (id: string, rest = ''): string => `${path}/${id}${rest}`
const to = (type: 'entities' | 'corporate-events', id: string) => ({ data: { type, id } })
const entity = (n: number) => to('entities', seedId('entities', n))
const idOf = (answer: Answer): string => answer.body.data.id

let corporate: Client
beforeAll(async () => void (corporate = await server.as('corporate')))

let made = 0
const slides = (sent: object = {}, relationships: object = {}) => ({
  data: {
    type: 'corporate-presentations',
    attributes: { title: `Slides ${++made}`, source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'slides.pdf', ...sent },
    relationships: { entity: entity(1), ...relationships },
  },
})
const stored = async (sent: object = {}, relationships: object = {}): Promise<string> => {
  const answer = await corporate.post(path, slides(sent, relationships))
  expect(answer.status).toBe(201)
  return idOf(answer)
}

describe('a presentation', () => {
  test('is stored, downloaded by anyone, replaced and deleted with its file', async () => {
    const before = filesBelow(server.place.folder).length
    const sent = { kind: 'esg', period: 'FY 2027', 'presented-on': '2028-02-29', pages: 12, description: 'Trees.' }
    const id = await stored({ ...sent, title: 'On trees' })
    const { attributes: shown } = (await server.guest.get(at(id))).body.data
    expect(shown).toMatchObject({
      ...sent,
      title: 'On trees',
      'release-time': null,
      'downloads-count': 0,
      'source-file-name': 'slides.pdf',
    })
    expect((await server.guest.get(shown.source)).bytes.equals(pdfBytes())).toBe(true)
    const other = pdfBytes('other')
    const changed = await corporate.patch(at(id), attributes({ source: dataUrl('application/pdf', other), pages: null }))
    expect(changed.body.data.attributes).toMatchObject({ pages: null, 'source-file-name': 'slides.pdf', title: 'On trees' })
    expect((await server.guest.get(changed.body.data.attributes.source)).bytes.equals(other)).toBe(true)
    expect((await server.guest.get(shown.source)).status).toBe(404)
    expect(
      (await corporate.patch(at(id), attributes({ 'source-file-name': '../final.pdf' }))).body.data.attributes['source-file-name'],
    ).toBe('final.pdf')
    expect((await corporate.delete(at(id))).status).toBe(204)
    expect((await server.guest.get(at(id))).status).toBe(404)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test('is there for its managers and entity editors alone until its release', async () => {
    const id = await stored({ 'release-time': minutesFromNow(60) })
    const statuses = async () =>
      Promise.all(
        ['investor', 'matthias.krueger', 'editor', 'corporate', 'entity-editor', 'admin'].map(
          async (name) => (await (await server.as(name)).get(at(id))).status,
        ),
      )
    expect([(await server.guest.get(at(id))).status, ...(await statuses())]).toEqual([404, 404, 404, 404, 200, 200, 200])
    const listed = async (client: Client) =>
      (await client.get(`${path}?page[size]=100`)).body.data.some((one: { id: string }) => one.id === id)
    expect([await listed(server.guest), await listed(corporate)]).toEqual([false, true])
    await corporate.patch(at(id), attributes({ 'release-time': minutesFromNow(-1) }))
    expect([(await server.guest.get(at(id))).status, await listed(server.guest)]).toEqual([200, true])
  })

  test.each([
    ['that everybody sees from the beginning', null],
    ['that was released', minutesFromNow(-5)],
  ])('%s is not taken back by a later time', async (_name, release) => {
    const id = await stored({ 'release-time': release })
    const refused = await corporate.patch(at(id), attributes({ 'release-time': minutesFromNow(60) }))
    expect([refused.status, refused.body.errors[0].detail]).toEqual([409, 'What was released stays released.'])
    expect((await server.guest.get(at(id))).status).toBe(200)
    expect((await corporate.patch(at(id), attributes({ 'release-time': minutesFromNow(-10) }))).status).toBe(200)
  })

  test('is new from its release on for whoever follows the list', async () => {
    const id = await stored({ 'release-time': minutesFromNow(60) })
    const release = minutesFromNow(-5)
    await setColumns(server.db, 'corporate_presentations', id, { release_time: release, updated_at: minutesFromNow(-90) })
    const changedSince = async (minutes: number) =>
      (await server.guest.get(`${path}?sort=updated-at&filter[updated-after]=${minutesFromNow(-minutes)}`)).body.data.map(
        (one: { id: string }) => one.id,
      ) as string[]
    expect(await changedSince(60)).toContain(id)
    expect(await changedSince(4)).not.toContain(id)
    expect(Date.parse((await server.guest.get(at(id))).body.data.attributes['updated-at'])).toBe(Date.parse(release))
    await corporate.patch(at(id), attributes({ period: 'H1' }))
    expect(await changedSince(4)).toContain(id)
  })

  test('is there once with its title and release time, however many send it at once', async () => {
    for (const release of [null, minutesFromNow(90)]) {
      const title = `Once ${release}`
      const bodies = Array.from({ length: 8 }, () => slides({ title, 'release-time': release }))
      const answers = await Promise.all(bodies.map((body) => corporate.post(path, body)))
      expect(answers.map((one) => one.status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
      const other = await stored({ 'release-time': release })
      expect((await corporate.patch(at(other), attributes({ title }))).status).toBe(409)
      const again = attributes({ title, 'release-time': minutesFromNow(release === null ? -120 : 120) })
      expect((await corporate.patch(at(other), again)).status).toBe(200)
    }
    expect((await server.db.selectFrom('files').select('id').where('kept_at', 'is', null).execute()).length).toBe(0)
  })

  test('goes with an event of its own entity', async () => {
    const [own, foreign] = [await putEvent(server.db), seedId('corporate-events', 6)]
    const id = await stored({}, { 'corporate-event': to('corporate-events', own) })
    expect((await corporate.get(at(id, '/corporate-event'))).body.data.id).toBe(own)
    expect((await server.guest.get(at(id, '/corporate-event'))).body.data).toBe(null)
    const moved = await corporate.patch(at(id), { data: { relationships: { 'corporate-event': to('corporate-events', foreign) } } })
    expect([moved.status, codesOf(moved)]).toEqual([422, ['100']])
    const draft = await server.as('matthias.krueger')
    const body = slides({}, { entity: entity(24), 'corporate-event': to('corporate-events', seedId('corporate-events', 4)) })
    expect(codesOf(await draft.post(path, body))).toEqual(['103'])
    await corporate.delete(`/api/v2/corporate-events/${own}`)
    expect((await corporate.patch(at(id), { data: { relationships: { 'corporate-event': { data: null } } } })).status).toBe(200)
    expect((await corporate.get(at(id, '/relationships/corporate-event'))).body.data).toBe(null)
  })

  test.each([
    [{ source: dataUrl('text/plain', 'words') }, ['103']],
    [{ source: dataUrl('application/pdf', 'no pdf') }, ['103']],
    [{ 'presented-on': '2028-02-30' }, ['103']],
    [{ pages: 0 }, ['103']],
    [{ kind: 'film' }, ['103']],
    [{ 'release-time': 'soon' }, ['103']],
  ])('is refused with %j', async (sent, codes) => {
    const answer = await corporate.post(path, slides(sent))
    expect([answer.status, codesOf(answer)]).toEqual([422, codes])
  })

  test('is listed by entity and kind', async () => {
    const ids = async (query: string) =>
      (await server.guest.get(`${path}?${query}`)).body.data.map((one: { id: string }) => one.id) as string[]
    expect(await ids(`filter[entity-id]=${seedId('entities', 24)},${seedId('entities', 17)}`)).toEqual([
      seedId('corporate-presentations', 4),
      seedId('corporate-presentations', 3),
    ])
    expect(await ids(`filter[kind]=roadshow`)).toEqual([seedId('corporate-presentations', 4)])
  })

  test('counts what clients, guests too, tell of its downloads, each once', async () => {
    const id = await stored()
    const told = {
      data: {
        ...{ type: 'activities', key: 'corporate_presentation.download' },
        relationships: { trackable: { data: { type: 'corporate-presentations', id } } },
      },
    }
    const clients = [server.guest, server.guest, await server.as('investor'), await server.as('investor')]
    for (const client of clients) expect((await client.post('/api/v2/activities', told)).status).toBe(201)
    expect((await server.guest.get(at(id))).body.data.attributes['downloads-count']).toBe(2)
    expect((await differences(server.db)).filter((one) => one.table === 'corporate_presentations')).toEqual([])
  })
})
