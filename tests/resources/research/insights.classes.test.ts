import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { authors, detailsOf, insightPath, moveTo, patchOf, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
let provider: Client
beforeAll(async () => void (provider = await server.as('provider')))

const none = { sectors: [], 'industry-groups': [], industries: [] }
/** Two entities of other countries and sectors, and what an insight on each is classed as. */
const [bank, maker] = [1, 2].map((n) => seedId('entities', n)) as [string, string]
const on = (entity: string | null) => ({ 'primary-entity': { data: entity === null ? null : { type: 'entities', id: entity } } })
const draft = async (attributes: object = {}, relationships: object = {}): Promise<string> => {
  const answer = await provider.post(path, patchOf(attributes, relationships))
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.id
}
const change = (id: string, attributes: object, relationships?: object): Promise<Answer> =>
  provider.patch(insightPath(id), patchOf(attributes, relationships))
const classesOf = async (id: string) => {
  const { countries, gics, slug } = (await provider.get(insightPath(id))).body.data.attributes
  return { countries, gics, slug }
}
/** What an insight on an entity is classed as, as the entity says it. */
const classesOn = async (entity: string) => {
  const { country, gics } = (await provider.get(`/api/v2/entities/${entity}`)).body.data.attributes
  return { countries: [country], gics }
}

describe('the classes of an insight', () => {
  test('are those of the primary entity that it gets after it was made', async () => {
    const id = await draft()
    expect(await classesOf(id)).toEqual({ countries: [], gics: none, slug: null })
    await change(id, { tagline: 'What the rate rise means' }, on(bank))
    expect(await classesOf(id)).toEqual({ ...(await classesOn(bank)), slug: expect.stringMatching(/^what-the-rate-rise-means/) })
  })

  test('follow it to another one, and to none', async () => {
    const id = await draft({}, on(bank))
    await change(id, {}, on(maker))
    expect(await classesOf(id)).toMatchObject(await classesOn(maker))
    await change(id, {}, on(null))
    expect(await classesOf(id)).toMatchObject({ countries: [], gics: none })
  })

  test('stay what the author said they are', async () => {
    const gics = { sectors: ['energy'], 'industry-groups': [], industries: [] }
    const id = await draft({ countries: ['BR'], gics }, on(bank))
    await change(id, {}, on(maker))
    expect(await classesOf(id)).toMatchObject({ countries: ['BR'], gics })
    const later = await draft({}, on(bank))
    await change(later, { countries: ['BR'] }, on(maker))
    expect(await classesOf(later)).toMatchObject({ countries: ['BR'], gics: (await classesOn(maker)).gics })
  })

  test('are each there once', async () => {
    const id = await draft({ countries: ['JP', 'US', 'JP'], gics: { ...none, sectors: ['energy', 'energy'] } })
    expect(await classesOf(id)).toMatchObject({ countries: ['JP', 'US'], gics: { ...none, sectors: ['energy'] } })
  })

  test('are gone while it belongs to no sector, and come back', async () => {
    const id = await draft({}, on(bank))
    await change(id, { 'no-sector': true })
    expect((await classesOf(id)).gics).toEqual(none)
    await change(id, { 'no-sector': false })
    expect((await classesOf(id)).gics).toEqual((await classesOn(bank)).gics)
  })

  test('are filled in at the latest when it is submitted', async () => {
    const id = await putInsight(server.db, 'drafted', undefined, { countries: [], sectors: [], slug: null, tagline: 'Filed late' })
    expect((await provider.patch(insightPath(id), moveTo('submitted'))).status).toBe(200)
    expect(await classesOf(id)).toEqual({ ...(await classesOn(seedId('entities', 1))), slug: expect.stringMatching(/^filed-late/) })
  })

  test.each([
    ['sectors', 'nonsense'],
    ['industry-groups', 'nonsense-group'],
    ['industries', 'nonsense-industry'],
  ])('name what there is: an unknown one among the %s is refused', async (name, value) => {
    const answer = await change(await draft(), { gics: { ...none, [name]: [value] } })
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ code: '103', detail: `${name} names no record: ${value}.`, source: { pointer: `/data/attributes/gics/${name}/0` } }],
    ])
  })
})

describe('the slug of an insight', () => {
  test('is made of the first title that it gets, and stays', async () => {
    const id = await draft()
    await change(id, { tagline: 'The first title' })
    expect((await classesOf(id)).slug).toBe('the-first-title')
    await change(id, { tagline: 'Yet another title' })
    expect((await classesOf(id)).slug).toBe('the-first-title')
  })

  test('is one for each of those that get the same title at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => draft({ tagline: 'Twins and more' })))
    const slugs = await Promise.all(ids.map(async (id) => (await classesOf(id)).slug))
    expect(new Set(slugs).size).toBe(6)
    expect(slugs).toContain('twins-and-more')
  })

  test.each([
    ['日本の半導体', 'ri-ben-no-ban-dao-ti'],
    ['نمو الأرباح', 'nmw-lrbh'],
    ['Рост ставок', 'rost-stavok'],
    ['삼성전자의 반등', 'samseongjeonjaui-bandeung'],
    ['Größe & Straße', 'grosse-strasse'],
  ])('is readable in whatever script the title is: %s', async (tagline, slug) => {
    const made = (await classesOf(await draft({ tagline }))).slug as string
    expect(made.replace(/-[0-9a-f]{8}$/, '')).toBe(slug)
  })

  test('is none that an id could be taken for', async () => {
    const id = await draft({ tagline: '019a0000-0003-7000-8000-00000000ffff' })
    expect((await classesOf(id)).slug).toMatch(/^019a0000-0003-7000-8000-00000000ffff-[0-9a-f]{8}$/)
  })
})

describe('nothing but blanks', () => {
  test.each([
    ['tagline', '   ', 'A tagline is needed'],
    ['tagline', '\u00A0\u3000', 'A tagline is needed'],
    ['text', '<p> </p>', 'An executive summary or a detail is needed'],
    ['text', '<p>&nbsp;</p><hr>', 'An executive summary or a detail is needed'],
  ])('is no %s: %j', async (what, blank, detail) => {
    const texts = what === 'text' ? { executive_summary: blank, detail: blank } : { tagline: blank }
    const id = await putInsight(server.db, 'drafted', authors.provider, texts)
    await server.db
      .updateTable('insight_disclosures')
      .set({ certified_at: new Date(Date.now() + 60_000).toISOString() })
      .where('insight_id', '=', id)
      .execute()
    const answer = await provider.patch(insightPath(id), moveTo('submitted'))
    expect([answer.status, detailsOf(answer)]).toEqual([422, [expect.stringContaining(detail)]])
  })

  test('is no disclosure, certified or not', async () => {
    const id = await putInsight(server.db, 'drafted')
    await server.db.updateTable('insight_disclosures').set({ position_in_securities: ' ' }).where('insight_id', '=', id).execute()
    expect((await provider.patch(insightPath(id), moveTo('submitted'))).status).toBe(422)
  })
})
