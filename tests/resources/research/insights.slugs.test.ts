import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const uuid = '019a0000-0003-7000-8000-00000000ffff'

const draft = async (attributes: object, author = 'provider'): Promise<Answer> =>
  (await server.as(author)).post(path, { data: { type: 'insights', attributes } })

const change = async (id: string, attributes: object): Promise<Answer> =>
  (await server.as('provider')).patch(`${path}/${id}`, { data: { attributes } })

describe('the slug of an insight', () => {
  test('stands for its id wherever the path takes one, and the links name the id', async () => {
    const investor = await server.as('investor')
    const byId = await investor.get(`${path}/${seedId('insights', 1)}`)
    const { slug } = byId.body.data.attributes
    const bySlug = await investor.get(`${path}/${slug}`)
    expect([bySlug.status, bySlug.body]).toEqual([200, byId.body])
    expect(bySlug.body.data.links.self).toBe(`${server.url}${path}/${seedId('insights', 1)}`)
    expect((await investor.get(`${path}/${slug}/account`)).body.data.id).toBe(seedId('accounts', 4))
    const linkage = await investor.get(`${path}/${slug}/relationships/account`)
    expect(linkage.body.data).toEqual({ type: 'accounts', id: seedId('accounts', 4) })
    for (const link of Object.values(linkage.body.links as Record<string, string>)) expect((await investor.get(link)).status).toBe(200)
  })

  test('serves to change and to delete as well', async () => {
    const provider = await server.as('provider')
    expect((await draft({ slug: 'by-any-name' })).status).toBe(201)
    const changed = await provider.patch(`${path}/by-any-name`, { data: { attributes: { tagline: 'Changed' } } })
    expect(changed.body.data.attributes).toMatchObject({ slug: 'by-any-name', tagline: 'Changed' })
    expect((await provider.delete(`${path}/by-any-name`)).status).toBe(204)
    expect((await provider.get(`${path}/by-any-name`)).status).toBe(404)
  })

  test.each([uuid, '-a', 'a-', 'a--b', 'A-b', 'a_b', 'a b', 'é', '', 'a.b', 'x'.repeat(129), 5, ['a']])(
    'has a form, and never that of an id: %j is refused with 422',
    async (slug) => {
      for (const answer of [await draft({ slug }), await change(seedId('insights', 51), { slug })]) {
        expect(answer.status).toBe(422)
        expect(answer.body.errors).toMatchObject([{ code: '103', source: { pointer: '/data/attributes/slug' } }])
      }
    },
  )

  test('may be as long as 128 characters', async () => {
    const slug = 'x'.repeat(128)
    expect((await draft({ slug })).body.data.attributes.slug).toBe(slug)
    expect((await (await server.as('provider')).get(`${path}/${slug}`)).status).toBe(200)
  })

  test('that another insight has is refused with 409 when it is asked for', async () => {
    await draft({ slug: 'taken' }, 'provider-2')
    const made = await draft({ slug: 'taken', tagline: 'Not made' })
    expect(made.status).toBe(409)
    const before = (await (await server.as('provider')).get(`${path}/${seedId('insights', 51)}`)).text
    expect((await change(seedId('insights', 51), { slug: 'taken', tagline: 'Not changed' })).status).toBe(409)
    expect((await (await server.as('provider')).get(`${path}/${seedId('insights', 51)}`)).text).toBe(before)
    expect((await draft({ slug: 'taken', tagline: 'Not made' })).body.errors).toMatchObject([{ code: '409', status: '409' }])
  })

  test('gives way when it was only made from the tagline', async () => {
    const made = [await draft({ tagline: 'The Same Title' }), await draft({ tagline: 'The same title!' }, 'provider-2')]
    expect(made.map((one) => one.status)).toEqual([201, 201])
    const [first, second] = made.map((one) => one.body.data.attributes.slug as string)
    expect(first).toBe('the-same-title')
    expect(second).toMatch(/^the-same-title-.+/)
    expect((await (await server.as('provider-2')).get(`${path}/${second}`)).body.data.id).toBe(made[1]!.body.data.id)
  })

  test('comes of any title, be it long, shaped like an id, or without a letter', async () => {
    for (const tagline of [uuid, `${'word '.repeat(60)}`, 'x'.repeat(300), '日本株', '— … —', '\u{1f4c8}', '---', 'İstanbul ﬁnance ½']) {
      for (const answer of [await draft({ tagline }), await draft({ tagline })]) {
        expect([tagline, answer.status]).toEqual([tagline, 201])
        const { slug } = answer.body.data.attributes
        if (slug === null) continue
        expect(slug).toMatch(/^(?=.{1,128}$)[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug).not.toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        expect((await (await server.as('provider')).get(`${path}/${slug}`)).body.data.id).toBe(answer.body.data.id)
      }
    }
  })

  test('stays when the title changes', async () => {
    const { id } = (await draft({ tagline: 'A title that stays' })).body.data
    expect((await change(id, { tagline: 'Another title' })).body.data.attributes.slug).toBe('a-title-that-stays')
  })
})

describe('a slug that an insight had', () => {
  test('still leads to it, under its id', async () => {
    const provider = await server.as('provider')
    const { id } = (await draft({ slug: 'first-name' })).body.data
    await change(id, { slug: 'second-name' })
    await change(id, { slug: null })
    for (const slug of ['first-name', 'second-name']) {
      const { status, body } = await provider.get(`${path}/${slug}`)
      expect([status, body.data.id, body.data.links.self]).toEqual([200, id, `${server.url}${path}/${id}`])
      expect(body.data.attributes.slug).toBeNull()
    }
  })

  test('may be taken back by it, and by no other', async () => {
    const { id } = (await draft({ slug: 'mine-before' })).body.data
    await change(id, { slug: 'mine-now' })
    expect((await draft({ slug: 'mine-before' })).status).toBe(409)
    expect((await draft({ tagline: 'Mine before' })).body.data.attributes.slug).toMatch(/^mine-before-.+/)
    expect((await change(id, { slug: 'mine-before' })).body.data.attributes.slug).toBe('mine-before')
  })

  test('is never that of another, even after it was deleted', async () => {
    const provider = await server.as('provider')
    const { id } = (await draft({ slug: 'gone-before' })).body.data
    await change(id, { slug: 'gone-last' })
    expect((await provider.delete(`${path}/${id}`)).status).toBe(204)
    for (const slug of ['gone-before', 'gone-last']) {
      expect((await provider.get(`${path}/${slug}`)).status).toBe(404)
      expect((await draft({ slug })).status).toBe(409)
      expect((await draft({ tagline: slug })).body.data.attributes.slug).toMatch(new RegExp(`^${slug}-.+`))
      expect((await change(seedId('insights', 51), { slug })).status).toBe(409)
    }
  })

  test('tells nothing of a draft to those who may not see it', async () => {
    const { id } = (await draft({ slug: 'secret-before' })).body.data
    await change(id, { slug: 'secret-now' })
    const investor = await server.as('investor')
    for (const slug of ['secret-before', 'secret-now']) expect((await investor.get(`${path}/${slug}`)).status).toBe(404)
  })
})
