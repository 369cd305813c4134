import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import type { EventColumns } from '../../support/event-rows.ts'
import { detailsOf, minutesFromNow } from '../../support/insight-rows.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-events'
const day = 24 * 60
const atRoadshow = '/data/relationships/roadshow'
const toRoadshow = (id: string | null) => ({ data: { relationships: { roadshow: { data: id && { type: 'corporate-events', id } } } } })
const errorsOf = ({ status, body }: Answer) => [
  status,
  ...body.errors.map((one: { source?: { pointer: string } }) => one.source?.pointer ?? null),
]
const putRoadshow = (columns: EventColumns = {}) => putEvent(server.db, { kind: 'non-deal-roadshow', ...columns })
const putSlot = (roadshow_id: string | null, columns: EventColumns = {}) =>
  putEvent(server.db, { kind: 'one-on-one', roadshow_id, ...columns })
const book = (who: Client, id: string) => who.patch(eventPath(id, '/book-reservation'))
const statusOf = (answer: Answer): string => answer.body.data?.attributes['my-reservation-status'] ?? String(answer.status)

let corporate: Client
let investor: Client
let colleague: Client
let second: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
  colleague = await server.as('noor.alhashimi')
  second = await server.as('investor-2')
})

describe('an event of a roadshow', () => {
  test('is made with it, leads to it, is listed with it, and leaves it', async () => {
    const roadshow = await putRoadshow()
    const sent = { title: 'An hour', kind: 'one-on-one', timezone: 'Asia/Tokyo', format: 'virtual' }
    const times = { 'starts-at': minutesFromNow(9 * day), 'ends-at': minutesFromNow(9 * day + 60) }
    const entity = { data: { type: 'entities', id: seedId('entities', 1) } }
    const made = await corporate.post(path, {
      data: {
        type: 'corporate-events',
        attributes: { ...sent, ...times },
        relationships: { entity, ...toRoadshow(roadshow).data.relationships },
      },
    })
    expect(made.status).toBe(201)
    const id = made.body.data.id as string
    const end = async (who: Client, of: string) => (await who.get(eventPath(of, '/roadshow'))).body.data?.id as string | undefined
    const listed = async (who: Client) =>
      (await who.get(`${path}?filter[roadshow-id]=${roadshow}`)).body.data.map((one: { id: string }) => one.id) as string[]
    expect(await end(corporate, id)).toBe(roadshow)
    expect([await listed(corporate), await listed(investor)]).toEqual([[id], []])
    const alone = await putEvent(server.db)
    expect(await end(investor, alone)).toBe(undefined)
    expect((await corporate.patch(eventPath(alone), toRoadshow(roadshow))).status).toBe(200)
    expect([await end(investor, alone), await listed(investor)]).toEqual([roadshow, [alone]])
    await setColumns(server.db, 'corporate_events', roadshow, { status: 'drafted' })
    expect([await end(investor, alone), await end(corporate, alone)]).toEqual([undefined, roadshow])
    expect((await corporate.patch(eventPath(id), toRoadshow(null))).status).toBe(200)
    expect([await end(corporate, id), await listed(corporate)]).toEqual([undefined, [alone]])
  })

  test.each<[what: string, roadshow: () => Promise<string>]>([
    ['of another entity', () => putRoadshow({ entity_id: seedId('entities', 24), audience: ['public'] })],
    ['that is none', () => putEvent(server.db, { kind: 'conference' })],
    ['that belongs to another', async () => putRoadshow({ roadshow_id: await putRoadshow() })],
    ['that is not there', () => Promise.resolve(randomUUID())],
  ])('belongs to none %s', async (_what, roadshow) => {
    const [refused] = (await corporate.patch(eventPath(await putSlot(null)), toRoadshow(await roadshow()))).body.errors
    expect([refused.status, refused.source.pointer]).toEqual(['422', expect.stringContaining(atRoadshow)])
  })

  test('does not belong to itself, nor has others once it belongs to one', async () => {
    const [roadshow, other] = [await putRoadshow(), await putRoadshow()]
    expect(errorsOf(await corporate.patch(eventPath(roadshow), toRoadshow(roadshow)))).toEqual([422, atRoadshow])
    await putSlot(roadshow)
    expect(errorsOf(await corporate.patch(eventPath(roadshow), toRoadshow(other)))).toEqual([422, atRoadshow])
    expect(errorsOf(await corporate.patch(eventPath(roadshow), attributes({ kind: 'webinar' })))).toEqual([422, '/data/attributes/kind'])
    expect((await corporate.patch(eventPath(roadshow), attributes({ kind: 'deal-roadshow', title: 'Deal' }))).status).toBe(200)
    expect((await corporate.patch(eventPath(other), attributes({ kind: 'webinar' }))).status).toBe(200)
  })

  test('keeps its roadshow from being deleted', async () => {
    const roadshow = await putRoadshow({ status: 'drafted' })
    const slot = await putSlot(roadshow)
    const refused = await corporate.delete(eventPath(roadshow))
    expect([refused.status, detailsOf(refused)]).toEqual([409, ['Events belong to this roadshow. Take them out of it first.']])
    await corporate.patch(eventPath(slot), toRoadshow(null))
    expect((await corporate.delete(eventPath(roadshow))).status).toBe(204)
  })

  test('that has not begun is called off with its roadshow, for the same reason, and none comes to that any more', async () => {
    const roadshow = await putRoadshow()
    const [slot, draft, live] = [
      await putSlot(roadshow),
      await putSlot(roadshow, { status: 'drafted' }),
      await putSlot(roadshow, { status: 'live' }),
    ]
    const alone = await putSlot(null)
    expect(statusOf(await book(investor, slot))).toBe('confirmed')
    const off = { status: 'cancelled', 'cancelled-reason': 'The quarter was restated.' }
    expect((await corporate.patch(eventPath(roadshow), attributes(off))).status).toBe(200)
    const shown = async (id: string) => (await corporate.get(eventPath(id))).body.data.attributes
    for (const id of [slot, draft]) expect(await shown(id)).toMatchObject({ ...off, 'reserved-count': 0 })
    expect([(await shown(live)).status, (await shown(alone)).status]).toEqual(['live', 'published'])
    expect((await investor.get(eventPath(slot))).body.data.attributes['my-reservation-status']).toBe('cancelled')
    expect((await investor.get('/api/v2/notifications')).body.data[0].attributes.key).toBe('corporate_event.cancelled')
    expect((await book(second, slot)).status).toBe(409)
    expect(errorsOf(await corporate.patch(eventPath(alone), toRoadshow(roadshow)))).toEqual([422, atRoadshow])
  })

  test('is not made to belong in a circle by two at once, nor to what ceases to be a roadshow meanwhile', async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, async () => [await putRoadshow(), await putRoadshow()] as const))
    const answers = await Promise.all(
      pairs.map(([one, two]) =>
        Promise.all([corporate.patch(eventPath(one), toRoadshow(two)), corporate.patch(eventPath(two), toRoadshow(one))]),
      ),
    )
    for (const both of answers) expect(both.map((one) => one.status).sort()).toEqual([200, 422])

    const others = await Promise.all(Array.from({ length: 4 }, async () => [await putSlot(null), await putRoadshow()] as const))
    const races = await Promise.all(
      others.map(([slot, roadshow]) =>
        Promise.all([
          corporate.patch(eventPath(slot), toRoadshow(roadshow)),
          corporate.patch(eventPath(roadshow), attributes({ kind: 'webinar' })),
        ]),
      ),
    )
    for (const both of races) expect(both.map((one) => one.status).sort()).toEqual([200, 422])
  })
})

describe('the one-on-ones of a roadshow', () => {
  test('are one for a company, whoever of it books, as long as the reservation stands', async () => {
    const roadshow = await putRoadshow()
    const [first, other, lunch] = [
      await putSlot(roadshow, { access: 'approval' }),
      await putSlot(roadshow),
      await putEvent(server.db, { roadshow_id: roadshow }),
    ]
    const elsewhere = [await putSlot(null), await putSlot(await putRoadshow())]
    expect(statusOf(await book(investor, first))).toBe('requested')
    for (const who of [investor, colleague]) {
      const refused = await book(who, other)
      expect([refused.status, detailsOf(refused)]).toEqual([409, ['Your company has a one-on-one of this roadshow already.']])
    }
    expect(detailsOf(await book(colleague, first))).toEqual(['A colleague has booked this already.'])
    for (const id of [lunch, ...elsewhere]) expect(statusOf(await book(colleague, id))).toBe('confirmed')
    expect(statusOf(await book(second, other))).toBe('confirmed')
    await investor.patch(eventPath(first, '/cancel-reservation'))
    expect(statusOf(await book(colleague, other))).toBe('confirmed')
    expect((await book(investor, first)).status).toBe(409)
  })

  test('are one for an account without a company', async () => {
    const roadshow = await putRoadshow()
    const [one, two] = await crowdOf(server, 2)
    const slots = [await putSlot(roadshow), await putSlot(roadshow)] as const
    for (const { client } of [one!, two!]) expect(statusOf(await book(client, slots[0]))).toBe('confirmed')
    expect((await book(one!.client, slots[1])).status).toBe(409)
  })

  test('are not brought to two by an event that comes in or changes its kind', async () => {
    const roadshow = await putRoadshow()
    const [inside, outside, lunch] = [await putSlot(roadshow), await putSlot(null), await putEvent(server.db, { roadshow_id: roadshow })]
    expect(statusOf(await book(investor, inside))).toBe('confirmed')
    for (const id of [outside, lunch]) expect(statusOf(await book(colleague, id))).toBe('confirmed')
    const changes = [
      corporate.patch(eventPath(outside), toRoadshow(roadshow)),
      corporate.patch(eventPath(lunch), attributes({ kind: 'one-on-one' })),
    ]
    for (const refused of await Promise.all(changes)) {
      expect([refused.status, detailsOf(refused)]).toEqual([409, ['A company would hold two one-on-ones of the roadshow.']])
    }
    await investor.patch(eventPath(inside, '/cancel-reservation'))
    expect((await corporate.patch(eventPath(outside), toRoadshow(roadshow))).status).toBe(200)
    expect((await corporate.patch(eventPath(lunch), attributes({ kind: 'one-on-one' }))).status).toBe(409)
  })

  const colleagues = async (size: number) => {
    const { company } = await putFirm(server.db, undefined)
    const crowd = await crowdOf(server, size)
    for (const { id } of crowd) await setColumns(server.db, 'accounts', id, { company_id: company })
    return { company, crowd }
  }
  const heldBy = (company: string) =>
    server.db
      .selectFrom('corporate_reservations')
      .select('id')
      .where('company_id', '=', company)
      .where('status', 'in', ['requested', 'confirmed', 'waitlisted'])
      .execute()

  test('go to one of twenty-five colleagues who book at once, each another', { timeout: 60_000 }, async () => {
    const roadshow = await putRoadshow()
    const slots = await Promise.all(Array.from({ length: 25 }, () => putSlot(roadshow)))
    const { company, crowd } = await colleagues(25)
    const answers = await Promise.all(crowd.map(({ client }, n) => book(client, slots[n]!)))
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 24 }, () => 409)])
    expect(await heldBy(company)).toHaveLength(1)
  })

  test('are booked or come in, not both at once', async () => {
    const { crowd } = await colleagues(2)
    for (let round = 0; round < 4; round++) {
      const roadshow = await putRoadshow()
      const [inside, outside] = [await putSlot(roadshow), await putSlot(null)]
      expect((await book(crowd[0]!.client, outside)).status).toBe(200)
      const answers = await Promise.all([book(crowd[1]!.client, inside), corporate.patch(eventPath(outside), toRoadshow(roadshow))])
      expect(answers.map((one) => one.status).sort()).toEqual([200, 409])
    }
  })
})
