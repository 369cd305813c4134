/**
 * The cells of DOMAIN 5.4 for corporate events, reservations, presentations and attachments: every demo account and a guest ×
 * every operation.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { setColumns } from '../support/columns.ts'
import { attributes, eventPath, putEvent, putIssued } from '../support/event-rows.ts'
import type { EventColumns } from '../support/event-rows.ts'
import { dataUrl, pdfBytes, putFile } from '../support/files.ts'
import { minutesFromNow } from '../support/insight-rows.ts'
import { matrix, names } from '../support/matrix.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()
const { everyone, client, row, expected, listing } = matrix(server, 'beatrice.okafor', 'matthias.krueger')

const investor = seedId('accounts', 1)

/** Who maintains what belongs to entity 1; an issuer of another entity and its likes may never. */
const maintainers = 'corporate entity-editor account-manager admin'
const investors = 'investor investor-2 investor-delayed beatrice.okafor'
const providers = 'provider provider-2 lead compliance'
/** Whose role may write some corporate records, though not these. */
const otherIssuer = 'matthias.krueger'

const booked = (event: string, account: string, columns: object = {}): Promise<unknown> =>
  insertRows(server.db, 'corporate_reservations', {
    id: randomUUID(),
    corporate_event_id: event,
    account_id: account,
    status: 'confirmed',
    ...columns,
  })

const closed = ['/hosts', '/relationships/organizer', '/corporate-attachments', '/relationships/reservations', '/insights']
const open = ['', '/entity', '/relationships/entities', '/roadshow']

describe.each<[what: string, columns: EventColumns, sees: string, guest: string]>([
  ['drafted', { status: 'drafted', audience: ['public'] }, maintainers, ''],
  ['for investors', {}, `${maintainers} ${investors}`, ''],
  ['for investors and analysts', { audience: ['investor', 'insight-provider'] }, `${maintainers} ${investors} ${providers}`, ''],
  ['for issuers', { audience: ['corporate-user'] }, `${maintainers} ${otherIssuer}`, ''],
  ['for the public', { audience: ['public'] }, everyone.slice(1).join(' '), 'guest'],
  ['cancelled, for investors', { status: 'cancelled' }, `${maintainers} ${investors}`, ''],
  ['by invitation', { access: 'invite-only', invited_emails: ['provider@demo.example'] }, `${maintainers} provider`, ''],
  ['by invitation, for the public', { access: 'invite-only', audience: ['public'] }, everyone.slice(1).join(' '), 'guest'],
])('an event that is %s', (_what, columns, sees, guest) => {
  test('is shown and listed, with what it is related to, to whom it is for', async () => {
    const id = await putEvent(server.db, columns)
    for (const part of open) {
      const wanted = expected({ 200: `${sees} ${guest}` }, 404, 404)
      expect([part, await row((asker) => asker.get(eventPath(id, part)))]).toEqual([part, wanted])
    }
    for (const part of closed) {
      expect([part, await row((asker) => asker.get(eventPath(id, part)))]).toEqual([part, expected({ 200: sees }, 404)])
    }
    expect(names(await listing('/api/v2/corporate-events', id)).sort()).toEqual(names(`${sees} ${guest}`).sort())
  })
})

describe('an event', () => {
  test('is shown to its hosts and to holders of reservations, whatever its audience', async () => {
    const id = await putEvent(server.db, { audience: ['corporate-user'] })
    await insertRows(server.db, 'corporate_event_hosts', { corporate_event_id: id, account_id: seedId('accounts', 5) })
    await booked(id, investor, { status: 'declined' })
    const sees = `${maintainers} ${otherIssuer} provider-2 investor`
    expect(await row((asker) => asker.get(eventPath(id)))).toEqual(expected({ 200: sees }, 404, 404))
    await setColumns(server.db, 'corporate_events', id, { status: 'drafted' })
    expect(await row((asker) => asker.get(eventPath(id)))).toEqual(expected({ 200: maintainers }, 404, 404))
  })

  const body = (entity: number) => ({
    data: {
      type: 'corporate-events',
      attributes: {
        ...{ title: 'x', kind: 'agm', timezone: 'Asia/Tokyo' },
        ...{ 'starts-at': minutesFromNow(99), 'ends-at': minutesFromNow(100) },
      },
      relationships: { entity: { data: { type: 'entities', id: seedId('entities', entity) } } },
    },
  })

  test('is made, changed and deleted by who maintains the entity', async () => {
    expect(await row((asker) => asker.post('/api/v2/corporate-events', body(1)))).toEqual(expected({ 201: maintainers }, 403))
    const change = attributes({ title: 'y' })
    const seen = await putEvent(server.db, { audience: ['public'] })
    expect(await row((asker) => asker.patch(eventPath(seen), change))).toEqual(expected({ 200: maintainers }, 403))
    const hidden = async () => eventPath(await putEvent(server.db, { status: 'drafted' }))
    const answers = (status: number) => expected({ [status]: maintainers, 404: otherIssuer }, 403)
    expect(await row(async (asker) => asker.patch(await hidden(), change))).toEqual(answers(200))
    expect(await row(async (asker) => asker.delete(await hidden()))).toEqual(answers(204))
  })

  test('is booked and given up by its audience', async () => {
    const event = async (columns: EventColumns) => eventPath(await putEvent(server.db, columns), '/book-reservation')
    const ask = (columns: EventColumns) => row(async (asker) => asker.patch(await event(columns)))
    expect(await ask({})).toEqual(expected({ 200: investors, 403: maintainers }, 404))
    expect(await ask({ audience: ['investor', 'insight-provider'] })).toEqual(
      expected({ 200: `${investors} ${providers}`, 403: maintainers }, 404),
    )
    expect(await ask({ audience: ['public'] })).toEqual(expected({}, 200))
    expect(await ask({ audience: ['public'], access: 'invite-only' })).toEqual(expected({}, 403))
    const cancel = await putEvent(server.db)
    for (const name of names(investors)) await (await client(name)).patch(eventPath(cancel, '/book-reservation'))
    expect(await row((asker) => asker.patch(eventPath(cancel, '/cancel-reservation')))).toEqual(
      expected({ 200: investors, 409: maintainers }, 404),
    )
  })
})

describe('a reservation of an investor', () => {
  const made = async (columns: object = {}): Promise<{ event: string; id: string }> => {
    const event = await putEvent(server.db, { audience: ['public'] })
    const id = randomUUID()
    await booked(event, investor, { id, company_id: seedId('companies', 5), ...columns })
    return { event, id }
  }
  const sees = `${maintainers} investor beatrice.okafor`

  test('is shown, with what it is related to, to its holder, the compliance officer of its company and the issuer', async () => {
    const { event, id } = await made()
    for (const part of ['', '/corporate-event', '/relationships/account', '/relationships/company']) {
      expect([part, await row((asker) => asker.get(`/api/v2/corporate-reservations/${id}${part}`))]).toEqual([
        part,
        expected({ 200: sees }, 404),
      ])
    }
    const lists: string[] = []
    for (const name of everyone.slice(1)) {
      const { body } = await (await client(name)).get(eventPath(event, '/reservations'))
      expect(body.meta['record-count']).toBe(body.data.length)
      if (body.data.length > 0) lists.push(name)
    }
    expect(lists.sort()).toEqual(names(sees).sort())
  })

  test('is decided by the issuer', async () => {
    const decide = async (asker: Client) =>
      asker.patch(`/api/v2/corporate-reservations/${(await made({ status: 'requested' })).id}`, attributes({ status: 'declined' }))
    expect(await row(decide)).toEqual(expected({ 200: maintainers, 404: otherIssuer }, 403))
  })
})

describe('a seat', () => {
  test('is given by the issuer, at an event that the asker sees', async () => {
    const place = (columns: EventColumns) =>
      row(async (asker) => {
        const relationships = { 'corporate-event': { data: { type: 'corporate-events', id: await putEvent(server.db, columns) } } }
        const sent = { email: 'investor@demo.example' }
        return asker.post('/api/v2/corporate-reservations', { data: { type: 'corporate-reservations', attributes: sent, relationships } })
      })
    expect(await place({ audience: ['public'] })).toEqual(expected({ 201: maintainers }, 403))
    expect(await place({})).toEqual(expected({ 201: maintainers, 422: otherIssuer }, 403))
  })
})

describe('a presentation', () => {
  const made = async (release: number | null): Promise<string> => {
    const id = randomUUID()
    await insertRows(server.db, 'corporate_presentations', {
      ...{ id, entity_id: seedId('entities', 1), account_id: seedId('accounts', 8), title: id },
      ...{ source: await putFile(server.db, 'x.pdf', 'application/pdf'), source_file_name: 'x.pdf', source_file_size: 1 },
      ...{ source_content_type: 'application/pdf', release_time: release === null ? null : minutesFromNow(release) },
    })
    return id
  }
  const at = (id: string, part = ''): string => `/api/v2/corporate-presentations/${id}${part}`

  test.each([null, -5, 60])('that is released in %s minutes is shown and listed', async (release) => {
    const hidden = release === 60
    const id = await made(release)
    for (const part of ['', '/entity', '/relationships/corporate-event']) {
      expect([part, await row((asker) => asker.get(at(id, part)))]).toEqual([
        part,
        hidden ? expected({ 200: maintainers }, 404, 404) : expected({}, 200, 200),
      ])
    }
    for (const part of ['/corporate-attachments', '/relationships/account']) {
      expect([part, await row((asker) => asker.get(at(id, part)))]).toEqual([
        part,
        hidden ? expected({ 200: maintainers }, 404) : expected({}, 200),
      ])
    }
    expect(names(await listing('/api/v2/corporate-presentations', id)).sort()).toEqual((hidden ? names(maintainers) : [...everyone]).sort())
  })

  test('is stored, changed and deleted by who maintains the entity', async () => {
    const file = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'x.pdf' }
    const body = () => ({
      data: {
        type: 'corporate-presentations',
        attributes: { ...file, title: randomUUID() },
        relationships: { entity: { data: { type: 'entities', id: seedId('entities', 1) } } },
      },
    })
    expect(await row((asker) => asker.post('/api/v2/corporate-presentations', body()))).toEqual(expected({ 201: maintainers }, 403))
    const change = attributes({ pages: 3 })
    expect(await row(async (asker) => asker.patch(at(await made(null)), change))).toEqual(expected({ 200: maintainers }, 403))
    expect(await row(async (asker) => asker.patch(at(await made(60)), change))).toEqual(
      expected({ 200: maintainers, 404: otherIssuer }, 403),
    )
    expect(await row(async (asker) => asker.delete(at(await made(60))))).toEqual(expected({ 204: maintainers, 404: otherIssuer }, 403))
  })
})

describe('an attachment', () => {
  const hung = async (attachable_type: string, attachable_id: string): Promise<string> => {
    const id = randomUUID()
    await insertRows(server.db, 'corporate_attachments', {
      ...{ id, attachable_type, attachable_id, account_id: seedId('accounts', 8) },
      ...{ source: await putFile(server.db, 'x.pdf', 'application/pdf'), source_file_name: 'x.pdf', source_file_size: 1 },
      source_content_type: 'application/pdf',
    })
    return id
  }
  const made = async (columns: EventColumns) => hung('corporate-events', await putEvent(server.db, columns))
  const path = '/api/v2/corporate-attachments'

  test.each([
    ['entity-news', 'entity_news', -5, everyone.slice(1).join(' ')],
    ['entity-news', 'entity_news', 60, maintainers],
    ['exchange-announcements', 'exchange_announcements', -5, everyone.slice(1).join(' ')],
    ['exchange-announcements', 'exchange_announcements', 60, maintainers],
    ['corporate-email-campaigns', 'corporate_email_campaigns', undefined, 'corporate account-manager admin'],
  ] as const)('of %s (%s) that is released in %s minutes is shown to accounts that see it', async (type, table, release, sees) => {
    const owner = await putIssued(server.db, table, release === undefined ? {} : { release_time: minutesFromNow(release) })
    const id = await hung(type, owner)
    for (const part of ['', '/attachable', '/relationships/account']) {
      expect([part, await row((asker) => asker.get(`${path}/${id}${part}`))]).toEqual([part, expected({ 200: sees }, 404)])
    }
    const parts = [`/api/v2/${type}/${owner}/corporate-attachments`, `/api/v2/${type}/${owner}/relationships/corporate-attachments`]
    for (const part of parts) expect(await row((asker) => asker.get(part))).toEqual(expected({ 200: sees }, 404))
    expect((await (await server.as('corporate')).get(parts[0]!)).body.meta['record-count']).toBe(1)
  })

  test.each<[columns: EventColumns, sees: string]>([
    [{ audience: ['public'] }, everyone.slice(1).join(' ')],
    [{}, `${maintainers} ${investors}`],
    [{ status: 'drafted' }, maintainers],
  ])('of an event with %j is shown to accounts that see the event', async (columns, sees) => {
    const id = await made(columns)
    for (const part of ['', '/attachable', '/relationships/account']) {
      expect([part, await row((asker) => asker.get(`${path}/${id}${part}`))]).toEqual([part, expected({ 200: sees }, 404)])
    }
  })

  test('is given and taken away by who maintains the entity', async () => {
    const body = async (columns: EventColumns) => ({
      data: {
        type: 'corporate-attachments',
        attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'x.pdf' },
        relationships: { attachable: { data: { type: 'corporate-events', id: await putEvent(server.db, columns) } } },
      },
    })
    expect(await row(async (asker) => asker.post(path, await body({ audience: ['public'] })))).toEqual(expected({ 201: maintainers }, 403))
    expect(await row(async (asker) => asker.post(path, await body({})))).toEqual(expected({ 201: maintainers, 422: otherIssuer }, 403))
    const named = async (columns: EventColumns) => ({ data: { type: 'corporate-attachments', id: await made(columns) } })
    for (const [columns, stranger] of [
      [{ audience: ['public'] }, 403],
      [{}, 404],
    ] satisfies [EventColumns, number][]) {
      const wanted = expected({ 204: maintainers, [stranger]: otherIssuer }, 403)
      expect(await row(async (asker) => asker.delete(`${path}/${await made(columns)}`))).toEqual(wanted)
      expect(await row(async (asker) => asker.send('DELETE', path, await named(columns)))).toEqual(wanted)
    }
  })
})
