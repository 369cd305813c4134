import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl, filesBelow, inParts, pdfBytes } from '../../support/files.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/exchange-announcements'
const id = (n: number): string => seedId('exchange-announcements', n)
const entity = (n: number) => ({ entity: { type: 'entities', id: seedId('entities', n) } })
const paper = (n: number): string => `https://asagiri.demo.example/filings/${n}.pdf`
const text = { title: 'Notice', content: 'It is given.', attachment: [paper(1)], release_time: '2028-03-01 06:00:00 +0000' }
const make = (attributes: object = {}, relationships: object = entity(1)) => ({
  data: { type: 'exchange-announcements', attributes: { ...text, ...attributes }, relationships },
})
const change = (attributes: object, relationships?: object) => ({ data: { attributes, ...(relationships ? { relationships } : {}) } })
const code = (answer: Answer) => [answer.status, answer.body.errors[0].code]
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const made = async (attributes: object = {}): Promise<string> => {
  const answer = await (await server.as('corporate')).post(path, make(attributes))
  expect(answer.status).toBe(201)
  return `${path}/${answer.body.data.id}`
}

describe('an announcement', () => {
  test('is shown with exactly what the specification lists, and leads to its entity', async () => {
    const { body } = await server.guest.get(`${path}/${id(2)}`)
    expect(Object.keys(body.data.attributes).sort()).toEqual(['attachment', 'content', 'release-time', 'title'])
    expect(body.data.attributes.attachment).toHaveLength(2)
    expect(Object.keys(body.data.relationships)).toEqual(['entity', 'corporate-attachments'])
    expect((await server.guest.get(body.data.relationships.entity.links.related)).body.data.id).toBe(seedId('entities', 24))
  })

  test('is listed from its release on, last first, of all entities or of some, and with its entity', async () => {
    const all = idsOf(await server.guest.get(path))
    expect(all).toEqual([id(1), id(2), id(7), id(6), id(4)])
    expect(idsOf(await server.guest.get(`${path}?sort=release-time`))).toEqual(all.toReversed())
    expect(idsOf(await server.guest.get(`${path}?filter[entity-id]=${seedId('entities', 17)}`))).toEqual([id(4)])
    const manager = await server.as('tamsin.rourke')
    expect(idsOf(await manager.get(`${path}?filter[entity-id]=${seedId('entities', 17)}`))).toEqual([id(5), id(4)])
    expect(idsOf(await manager.get(`/api/v2/entities/${seedId('entities', 17)}/exchange-announcements`))).toEqual([id(5), id(4)])
    expect(idsOf(await server.guest.get(`/api/v2/entities/${seedId('entities', 17)}/exchange-announcements`))).toEqual([id(4)])
  })

  test.each([
    ['bare', entity(1)],
    ['nested', { entity: { data: entity(1).entity } }],
  ])('names its entity in the %s form', async (form, relationships) => {
    const answer = await (await server.as('corporate')).post(path, make({ title: form }, relationships))
    expect(answer.status).toBe(201)
    expect(answer.body.data.attributes).toEqual({
      ...{ title: form, content: 'It is given.', attachment: [paper(1)] },
      'release-time': '2028-03-01T06:00:00.000+00:00',
    })
    expect((await server.guest.get(answer.body.data.links.self)).status).toBe(404)
  })

  test.each([
    [{ attachment: undefined }, 400, '106'],
    [{ attachment: null }, 422, '103'],
    [{ attachment: paper(1) }, 422, '103'],
    [{ attachment: ['file:///etc/passwd'] }, 422, '103'],
    [{ attachment: [5] }, 422, '103'],
    [{ attachment: Array.from({ length: 21 }, (_, n) => paper(n)) }, 422, '103'],
    [{ release_time: null }, 422, '103'],
    [{ 'release-time': text.release_time }, 400, '105'],
  ])('with %j is refused', async (attributes, status, errorCode) => {
    expect(code(await (await server.as('corporate')).post(path, make(attributes)))).toEqual([status, errorCode])
  })

  test('that is made twice at once is there once', async () => {
    const manager = await server.as('corporate')
    const answers = await Promise.all(Array.from({ length: 40 }, () => manager.post(path, make({ title: 'At once' }))))
    expect(answers.map((one) => one.status).sort()).toEqual([201, ...Array.from({ length: 39 }, () => 409)])
  })
})

describe('before its release', () => {
  test('it changes as its entity likes, and goes', async () => {
    const manager = await server.as('corporate')
    const own = await made({ title: 'Early' })
    const changed = await manager.patch(
      own,
      change({ title: 'Earlier', content: 'y', attachment: [], release_time: '2028-04-01 06:00:00 +0000' }),
    )
    expect(changed.body.data.attributes).toEqual({
      ...{ title: 'Earlier', content: 'y', attachment: [] },
      'release-time': '2028-04-01T06:00:00.000+00:00',
    })
    expect((await manager.patch(own, change({}, entity(17)))).status).toBe(403)
    expect((await (await server.as('entity-editor')).patch(own, change({}, entity(17)))).status).toBe(200)
    expect((await manager.delete(own)).status).toBe(404)
    expect((await (await server.as('tamsin.rourke')).delete(own)).status).toBe(204)
  })
})

describe('an attachment that is a file', () => {
  const pdf = (text: string): string => dataUrl('application/pdf', pdfBytes(text))
  const stored = () => filesBelow(server.place.folder).sort()
  const attached = async (self: string): Promise<string[]> =>
    (await (await server.as('corporate')).get(self)).body.data.attributes.attachment
  /** What those which are stored here hold, and the addresses of the others. */
  const contents = async (self: string): Promise<string[]> => {
    const found: string[] = []
    for (const one of await attached(self)) {
      const isFile = one.startsWith(server.url)
      const answer = isFile ? await server.guest.get(one) : undefined
      if (answer) expect(answer.status).toBe(200)
      found.push(answer?.text ?? one)
    }
    return found
  }
  const text = (name: string): string => pdfBytes(name).toString()

  test('is stored, answered as a link that anybody can follow, and kept when the link is sent back', async () => {
    const before = stored()
    const self = await made({ title: 'Files', attachment: [paper(1), pdf('one'), dataUrl('text/csv', 'a,b\n')] })
    expect(await contents(self)).toEqual([paper(1), text('one'), 'a,b\n'])
    const [address, one, table] = await attached(self)
    expect((await server.guest.get(one!)).headers['content-disposition']).toContain('attachment-2.pdf')
    const manager = await server.as('corporate')
    expect((await manager.patch(self, change({ attachment: [table, pdf('two'), one, address] }))).status).toBe(200)
    expect(await contents(self)).toEqual(['a,b\n', text('two'), text('one'), paper(1)])
    expect((await manager.patch(self, change({ attachment: [(await attached(self))[1]] }))).status).toBe(200)
    expect(await contents(self)).toEqual([text('two')])
    expect(stored()).toHaveLength(before.length + 1)
    expect((await server.guest.get(one!)).status).toBe(404)
    expect((await manager.delete(self)).status).toBe(204)
    expect(stored()).toEqual(before)
  })

  test('is shown where its announcement is', async () => {
    const { body } = await server.guest.get(`${path}/${id(2)}`)
    const listed = await server.guest.get(`${path}?filter[entity-id]=${seedId('entities', 24)}`)
    for (const [file, address] of [body.data.attributes.attachment, listed.body.data[0].attributes.attachment]) {
      expect((await server.guest.get(file)).headers['content-type']).toBe('application/pdf')
      expect(address).toMatch(/^https:\/\/weissach-antriebe/)
    }
  })

  test.each([
    ['no base64', 'data:application/pdf;base64,?', 422],
    ['nothing', 'data:application/pdf;base64,', 422],
    ['another type', dataUrl('image/png', 'x'), 422],
    ['not what it says', dataUrl('application/pdf', 'hello'), 422],
    ['no data URL', 'data:', 422],
    ['an empty text', '', 422],
    ['spelled with escapes in front', '\\u0064ata:application/pdf;base64,eA==', 422],
  ])('is refused at its place, with all that came with it: %s', async (_what, file, status) => {
    const before = stored()
    const raw = JSON.stringify(make({ title: 'Faulty', attachment: [pdf('good'), 'x:y', 'FILE'] }))
      .replace('"x:y"', `"${paper(1)}"`)
      .replace('FILE', file)
    const answer = await (await server.as('corporate')).post(path, undefined, { raw, headers: { 'content-type': 'application/json' } })
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, '103'])
    expect(answer.body.errors[0].source.pointer).toMatch(/^\/data\/attributes\/attachment\/2$/)
    expect(stored()).toEqual(before)
    expect(filesBelow(server.place.arriving)).toEqual([])
  })

  test('that belongs to another record cannot be named, nor one more than there may be', async () => {
    const before = stored()
    const [link] = (await server.guest.get(`${path}/${id(2)}`)).body.data.attributes.attachment
    const manager = await server.as('corporate')
    expect(code(await manager.post(path, make({ title: 'Named', attachment: [link] })))).toEqual([422, '103'])
    const many = Array.from({ length: 21 }, (_, n) => pdf(String(n)))
    expect(code(await manager.post(path, make({ title: 'Many', attachment: many })))).toEqual([422, '103'])
    expect(stored()).toEqual(before)
    const most = await made({ title: 'Most', attachment: many.slice(1) })
    expect(await attached(most)).toHaveLength(20)
    expect((await manager.delete(most)).status).toBe(204)
    expect(stored()).toEqual(before)
  })

  test('may be a part of its own', async () => {
    const data = { name: 'data', value: JSON.stringify(make({ title: 'In parts', attachment: [paper(1)] })) }
    const part = (name: string) => ({ name: 'attachment', value: pdfBytes(name), fileName: `${name}.pdf`, type: 'application/pdf' })
    const answer = await (await server.as('corporate')).post(path, undefined, inParts(data, part('one'), part('two')))
    expect(answer.status).toBe(201)
    const self = `${path}/${answer.body.data.id}`
    expect(await contents(self)).toEqual([paper(1), text('one'), text('two')])
    expect((await server.guest.get((await attached(self))[2]!)).headers['content-disposition']).toContain('two.pdf')
    const twisted = { name: 'data', value: JSON.stringify(make({ title: 'No part', attachment: [pdf('x')] })) }
    expect(code(await (await server.as('corporate')).post(path, undefined, inParts(twisted)))).toEqual([422, '103'])
    const many = await (await server.as('corporate')).post(path, undefined, inParts(data, ...Array.from({ length: 21 }, () => part('one'))))
    expect([many.status, many.body.errors[0].detail]).toEqual([400, expect.stringContaining('at most 20')])
  })

  test('that is sent twice under one key is stored once', async () => {
    const before = stored().length
    const manager = await server.as('corporate')
    const headers = { 'idempotency-key': 'announced-once' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => manager.post(path, make({ title: 'Once', attachment: [pdf('once'), pdf('more')] }), { headers })),
    )
    expect(new Set(answers.map((one) => `${one.status} ${one.body.data.id}`)).size).toBe(1)
    expect(stored()).toHaveLength(before + 2)
  })

  test('leaves nothing behind when many replace it at once, and every link answers', async () => {
    const before = stored().length
    const self = await made({ title: 'Replaced', attachment: [pdf('first')] })
    const [first] = await attached(self)
    const manager = await server.as('corporate')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => manager.patch(self, change({ attachment: n % 2 ? [pdf(String(n))] : [first, pdf(String(n))] }))),
    )
    expect(answers.map((one) => one.status).filter((status) => ![200, 409, 422].includes(status))).toEqual([])
    expect(answers.filter((one) => one.status === 200).length).toBeGreaterThan(0)
    const now = await contents(self)
    expect(stored()).toHaveLength(before + now.length)
  })

  test('is added to what is released, behind the others', async () => {
    const self = await made({ title: 'Released with files', attachment: [pdf('one')], release_time: minutesFromNow(-1) })
    const manager = await server.as('corporate')
    const [one] = await attached(self)
    const before = stored()
    for (const attachment of [[], [pdf('two')], [pdf('two'), one]]) {
      expect(code(await manager.patch(self, change({ attachment })))).toEqual([409, '409'])
    }
    expect(stored()).toEqual(before)
    expect((await manager.patch(self, change({ attachment: [one, pdf('two')] }))).status).toBe(200)
    expect(await contents(self)).toEqual([text('one'), text('two')])
  })
})

describe('once it is released', () => {
  test.each([
    ['its title', change({ title: 'x' })],
    ['its content', change({ content: 'x', attachment: [paper(1), paper(2)] })],
    ['its time', change({ release_time: text.release_time })],
    ['its entity', change({}, entity(1))],
    ['an attachment that it has', change({ attachment: [] })],
    ['the order of its attachments', change({ attachment: [paper(2), paper(1)] })],
  ])('%s stays, for editors too', async (_what, body) => {
    const own = await made({ title: String(_what), release_time: minutesFromNow(-1) })
    const before = await server.guest.get(own)
    for (const name of ['corporate', 'entity-editor', 'admin']) {
      expect([name, ...code(await (await server.as(name)).patch(own, body))]).toEqual([name, 409, '409'])
    }
    expect((await server.guest.get(own)).text).toBe(before.text)
  })

  test('attachments are added behind those that it has', async () => {
    const own = await made({ title: 'Appended', release_time: minutesFromNow(-1) })
    const manager = await server.as('corporate')
    const more = await manager.patch(own, change({ attachment: [paper(1), paper(2)] }))
    expect(more.body.data.attributes.attachment).toEqual([paper(1), paper(2)])
    expect((await manager.patch(own, change({ attachment: [paper(1), paper(2)] }))).status).toBe(200)
    expect((await manager.patch(own, change({}))).status).toBe(200)
  })

  test('of those who add attachments at once none takes away what another added', async () => {
    const own = await made({ title: 'Raced', release_time: minutesFromNow(-1) })
    const manager = await server.as('corporate')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => manager.patch(own, change({ attachment: [paper(1), paper(n + 2)] }))),
    )
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const added = answers.find((one) => one.status === 200)!.body.data.attributes.attachment
    expect((await server.guest.get(own)).body.data.attributes.attachment).toEqual(added)
  })

  test('entity editors alone remove it', async () => {
    const own = await made({ title: 'Removed', release_time: minutesFromNow(-1) })
    expect(code(await (await server.as('corporate')).delete(own))).toEqual([409, '409'])
    expect((await (await server.as('entity-editor')).delete(own)).status).toBe(204)
    expect((await server.guest.get(own)).status).toBe(404)
  })
})

test('an entity that announced something is not deleted', async () => {
  const editor = await server.as('entity-editor')
  const fresh = { 'short-name': 'x', 'pretty-name': 'Announcer', country: 'JP', sector: 'financials' }
  const created = await editor.post('/api/v1/entities', { data: { type: 'entities', attributes: fresh } })
  const relationships = { entity: { type: 'entities', id: created.body.data.id } }
  const announced = await editor.post(path, make({}, relationships))
  expect((await editor.delete(`/api/v1/entities/${created.body.data.id}`)).status).toBe(409)
  expect((await editor.delete(announced.body.data.links.self)).status).toBe(204)
  expect((await editor.delete(`/api/v1/entities/${created.body.data.id}`)).status).toBe(204)
})

test('that an announcement was seen is told by anyone', async () => {
  const seen = {
    data: {
      type: 'activities',
      key: 'exchange_announcement.view',
      relationships: { trackable: { data: { type: 'exchange-announcements', id: id(1) } } },
    },
  }
  expect((await server.guest.post('/api/v2/activities', seen)).status).toBe(201)
  const told = await (await server.as('investor')).post('/api/v2/activities', seen)
  expect((await (await server.as('investor')).get(told.body.data.relationships.trackable.links.related)).body.data.id).toBe(id(1))
})
