import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { approve, publishApproved } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'

const draft = async (attributes: object = {}, relationships: object = {}): Promise<Answer> =>
  (await server.as('provider')).post(path, { data: { type: 'insights', attributes, relationships } })

const change = async (id: string, attributes: object, relationships: object = {}): Promise<Answer> =>
  (await server.as('provider')).patch(`${path}/${id}`, { data: { attributes, relationships } })

const approved = async (): Promise<string> => {
  const { id } = (await draft()).body.data
  await approve(server, id)
  return id
}

const publish = (id: string, name = 'editor'): Promise<Answer> => publishApproved(server, id, name)

const show = async (id: string): Promise<Answer> => (await server.as('provider')).get(`${path}/${id}`)

const recordCount = async (): Promise<number> => (await (await server.as('investor')).get(path)).body.meta['record-count']

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const statuses = (answers: readonly Answer[]): number[] => answers.map((one) => one.status).sort()

describe('at once', () => {
  test('20 drafts that ask for one slug: one gets it, 19 are conflicts', async () => {
    const answers = await times(20, (index) => draft({ slug: 'wanted-by-all', tagline: `Draft ${index}` }))
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
    const winner = answers.find((one) => one.status === 201)!
    expect((await show('wanted-by-all')).body.data.id).toBe(winner.body.data.id)
  })

  test('20 changes that ask for one slug: one gets it, 19 are conflicts and leave their insight as it was', async () => {
    const drafts = await times(20, () => draft())
    const answers = await times(20, (index) => change(drafts[index]!.body.data.id, { slug: 'claimed-by-all', tagline: 'Claimed' }))
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    for (const [index, { status }] of answers.entries()) {
      const { slug, tagline } = (await show(drafts[index]!.body.data.id)).body.data.attributes
      expect([slug, tagline]).toEqual(status === 200 ? ['claimed-by-all', 'Claimed'] : [null, null])
    }
  })

  test('20 drafts with one title are all made, each with a slug of its own', async () => {
    const answers = await times(20, () => draft({ tagline: 'One title for all' }))
    expect(statuses(answers)).toEqual(Array.from({ length: 20 }, () => 201))
    const slugs = answers.map((one) => one.body.data.attributes.slug as string)
    expect(new Set(slugs).size).toBe(20)
    for (const [index, slug] of slugs.entries()) {
      expect(slug).toMatch(/^one-title-for-all(-[a-z0-9]+)?$/)
      expect((await show(slug)).body.data.id).toBe(answers[index]!.body.data.id)
    }
  })

  test('two publish one insight: both learn that it is published, at one time, and it counts once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await approved()
      const count = await recordCount()
      const answers = await Promise.all([publish(id), publish(id, 'admin')])
      expect(statuses(answers)).toEqual([200, 200])
      const [first, second] = answers.map((one) => one.body.data.attributes['published-at'])
      expect(first).toBe(second)
      expect((await show(id)).body.data.attributes['published-at']).toBe(first)
      expect(await recordCount()).toBe(count + 1)
    }
  })

  test('20 insights are published and each counts', async () => {
    const ids = await times(20, approved)
    const count = await recordCount()
    const answers = await times(20, (index) => publish(ids[index]!))
    expect(statuses(answers)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await recordCount()).toBe(count + 20)
  })

  test('one deletes and one publishes: either it is gone, or it is published and stays', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await approved()
      const count = await recordCount()
      const both = round % 2 === 0 ? [deleting(id), publish(id)] : [publish(id), deleting(id)]
      const answers = await Promise.all(both)
      const [deleted, published] = round % 2 === 0 ? answers : [...answers].reverse()
      const outcome = [deleted!.status, published!.status, (await show(id)).status, (await recordCount()) - count]
      expect([
        [204, 404, 404, 0],
        [409, 200, 200, 1],
      ]).toContainEqual(outcome)
    }
  })

  test('two delete one draft: one does, the other finds it gone', async () => {
    const { id } = (await draft()).body.data
    expect(statuses(await Promise.all([deleting(id), deleting(id)]))).toEqual([204, 404])
  })

  test('20 replace the verticals of one insight: it ends with the set that one of them sent', async () => {
    const { id } = (await draft()).body.data
    const sets = Array.from({ length: 14 }, (_, index) => [index + 1, ((index + 5) % 14) + 1].map((n) => seedId('content-verticals', n)))
    const answers = await times(20, (index) =>
      change(id, {}, { 'content-verticals': { data: sets[index % 14]!.map((vertical) => ({ type: 'content-verticals', id: vertical })) } }),
    )
    expect(statuses(answers)).toEqual(Array.from({ length: 20 }, () => 200))
    const { body } = await (await server.as('provider')).get(`${path}/${id}/relationships/content-verticals`)
    const ended = body.data.map((one: { id: string }) => one.id)
    expect(sets.map((set) => [...set].sort())).toContainEqual([...ended].sort())
  })

  test('two fork so that only both together would close a circle: one of them is refused', async () => {
    const upon = (id: string) => ({ 'upstream-insights': { data: [{ type: 'insights', id }] } })
    for (let round = 0; round < 10; round++) {
      const first = (await draft()).body.data.id
      const third = (await draft()).body.data.id
      const second = (await draft({}, upon(third))).body.data.id
      const fourth = (await draft({}, upon(first))).body.data.id
      const answers = await Promise.all([change(first, {}, upon(second)), change(third, {}, upon(fourth))])
      expect(statuses(answers)).toEqual([200, 422])
    }
  })

  test('two fork each other: one of them is refused', async () => {
    const upon = (id: string) => ({ 'upstream-insights': { data: [{ type: 'insights', id }] } })
    for (let round = 0; round < 5; round++) {
      const [one, other] = [(await draft()).body.data.id, (await draft()).body.data.id]
      expect(statuses(await Promise.all([change(one, {}, upon(other)), change(other, {}, upon(one))]))).toEqual([200, 422])
    }
  })
})

async function deleting(id: string): Promise<Answer> {
  return (await server.as('provider')).delete(`${path}/${id}`)
}
