import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/muted_items'
const mute = (type: SeededType, n: number, attributes: object = {}) => ({
  data: { type: 'muted-items', attributes, relationships: { mutable: { data: { type, id: seedId(type, n) } } } },
})

describe('what is muted', () => {
  test.each([
    ['accounts', 4],
    ['entities', 2],
    ['content-verticals', 3],
    ['companies', 10],
    ['insights', 2],
  ] as const)('can be one of %s', async (type, n) => {
    const reader = await server.as('elodie.favre')
    const made = await reader.post(path, mute(type, n))
    expect(made.status).toBe(201)
    expect(made.body.data.type).toBe('muted-items')
    expect(made.body.data.links.self).toBe(`${server.url}${path}/${made.body.data.id}`)
    const { links } = made.body.data.relationships.mutable
    expect((await reader.get(links.self)).body.data).toEqual({ type, id: seedId(type, n) })
    expect((await reader.get(links.related)).body.data.id).toBe(seedId(type, n))
  })

  test('is listed, changed and heard of again', async () => {
    const reader = await server.as('lukas.hofstede')
    const made = await reader.post(path, mute('entities', 4, { reason: 'Noise.', 'muted-until': '2190-01-01 00:00:00 +0000' }))
    const { id } = made.body.data
    expect(made.body.data.attributes).toMatchObject({ reason: 'Noise.', 'muted-until': '2190-01-01T00:00:00.000+00:00' })
    expect((await reader.get(path)).body.data).toEqual([made.body.data])
    const changed = await reader.patch(`${path}/${id}`, { data: { attributes: { 'muted-until': null } } })
    expect(changed.body.data.attributes).toMatchObject({ reason: 'Noise.', 'muted-until': null })
    expect((await reader.delete(`${path}/${id}`)).status).toBe(204)
    expect((await reader.get(path)).body.meta['record-count']).toBe(0)
  })

  test('keeps the follow', async () => {
    const reader = await server.as('samuel.penrose')
    const provider = `/api/v2/accounts/${seedId('accounts', 14)}`
    expect((await reader.get(provider)).body.data.attributes['is-followed']).toBe(true)
    await reader.post(path, mute('accounts', 14))
    expect((await reader.get(provider)).body.data.attributes['is-followed']).toBe(true)
  })
})

describe('what is refused', () => {
  test.each([
    ['the own account', mute('accounts', 2), 422, '100'],
    ['an account that the caller may not see', mute('accounts', 3), 422, '103'],
    ['what is not heard of anyway', mute('collections', 2), 400, '116'],
    ['a time that has passed', mute('entities', 4, { 'muted-until': '2020-01-01 00:00:00 +0000' }), 422, '100'],
    ['a name that it does not have', mute('entities', 4, { until: null }), 400, '105'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await (await server.as('investor-2')).post(path, body)
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
  })
})

test('nobody mutes themselves, and is told by what', async () => {
  const { body } = await (await server.as('investor-2')).post(path, mute('accounts', 2))
  const { detail, source } = body.errors[0]
  expect([detail, source]).toEqual(['Nobody mutes themselves', { pointer: '/data/relationships/mutable' }])
})

test('a hundred who mute the same at once are one', async () => {
  const reader = await server.as('jordan.avery')
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => reader.post(path, mute('entities', 7, { reason: `Reason ${n}` }))),
  )
  expect(answers.map((one) => one.status).sort()).toEqual([...Array.from({ length: 99 }, () => 200), 201])
  const made = answers.find((one) => one.status === 201)!
  expect(answers.map((one) => one.body.data)).toEqual(answers.map(() => made.body.data))
  expect((await reader.get(path)).body.data).toEqual([made.body.data])
})

test('what was muted until a time that is over is muted anew, once, and is no longer what it was', async () => {
  const reader = await server.as('beatrice.okafor')
  const { id } = (await reader.post(path, mute('entities', 6, { reason: 'For a week.', 'muted-until': '2190-01-01 00:00:00 +0000' }))).body
    .data
  await setColumns(server.db, 'muted_items', id, { muted_until: minutesFromNow(-1) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => reader.post(path, mute('entities', 6))))
  expect(answers.map((one) => one.status).sort()).toEqual([...Array.from({ length: 9 }, () => 200), 201])
  const { data } = answers[0]!.body
  expect(data.attributes).toMatchObject({ reason: null, 'muted-until': null })
  expect((await reader.get(path)).body.data).toEqual([data])
  const gone = await reader.get('/api/v2/changes?filter[record-type]=muted-items')
  expect(gone.body.data.map((one: { attributes: object }) => one.attributes)).toMatchObject([{ 'record-id': id, event: 'deleted' }])
})
