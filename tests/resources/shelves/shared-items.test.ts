import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { putEvent } from '../../support/event-rows.ts'
import { minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/shared-items'
const ref = (type: SeededType, n: number) => ({ type, id: seedId(type, n) })
const one = (data: unknown) => ({ data })
const share = (relationships: object, attributes: object = {}) => ({ data: { type: 'shared-items', attributes, relationships } })
const insight = { shareable: one(ref('insights', 1)) }
/** So many recipients, by their numbers. */
const many = (...ns: number[]) => ({ data: ns.map((n) => ref('accounts', n)) })
const with24 = { recipient: one(ref('accounts', 24)), ...insight }

/** Number 24, a colleague of `investor`. */
const colleague = () => server.as('noor.alhashimi')

describe('sharing', () => {
  test('shows something to a colleague, who is told and whose opening is seen', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const made = await sharer.post(path, share(with24, { message: 'Look.' }))
    expect(made.status).toBe(201)
    expect(made.body.meta).toEqual({ 'created-count': 1 })
    const { id, attributes, relationships } = made.body.data
    expect(attributes).toMatchObject({ message: 'Look.', channel: 'in-app', 'is-opened': false, 'opened-at': null, 'expires-at': null })
    expect(attributes).not.toHaveProperty('link')
    for (const [name, target] of Object.entries({
      sharer: ref('accounts', 1),
      recipient: ref('accounts', 24),
      shareable: ref('insights', 1),
    })) {
      expect((await recipient.get(relationships[name].links.self)).body.data).toEqual(target)
    }
    const told = await server.db.selectFrom('notifications').select(['key', 'account_id']).where('trackable_id', '=', id).execute()
    expect(told).toEqual([{ key: 'shared_item.created', account_id: seedId('accounts', 24) }])
    const [news] = (await recipient.get('/api/v2/notifications?page[size]=1')).body.data
    const { excerpt, url } = news.attributes.parameters
    expect([excerpt, url]).toEqual(['Look.', `${path}/${id}`])
    expect((await recipient.send('HEAD', url)).status).toBe(200)

    await recipient.get(`${path}?filter[direction]=incoming`)
    await recipient.send('HEAD', `${path}/${id}`)
    await sharer.get(`${path}/${id}`)
    expect((await recipient.get(`${path}/${id}`)).body.data.attributes['is-opened']).toBe(false)
    const opened = async () => (await sharer.get(`${path}/${id}`)).body.data.attributes['is-opened'] as boolean
    await expect.poll(opened, { timeout: 10_000 }).toBe(true)
    const changed = `filter[ids]=${id}&filter[updated-after]=${encodeURIComponent(attributes['updated-at'])}`
    expect((await sharer.get(`${path}?${changed}`)).body.meta['record-count']).toBe(1)
  })

  test('a look at it by the sharer, an overseer or an admin opens nothing', async () => {
    const { id } = (await (await server.as('investor')).post(path, share(with24))).body.data
    for (const name of ['investor', 'beatrice.okafor', 'admin'])
      expect((await (await server.as(name)).get(`${path}/${id}`)).status).toBe(200)
    // What is recorded after an answer takes its turn behind nothing but other statements.
    await (await server.as('investor')).get(`${path}/${id}`)
    const row = await server.db.selectFrom('shared_items').select('opened_at').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.opened_at).toBeNull()
  })

  test('with many makes one item for each, answers the first and counts as one activity', async () => {
    const sharer = await server.as('provider')
    const published = await putInsight(server.db, 'published')
    const recipients = { data: [ref('accounts', 5), ref('accounts', 6), ref('accounts', 14), ref('accounts', 5)] }
    const made = await sharer.post(path, share({ recipients, shareable: one({ type: 'insights', id: published }) }))
    expect([made.status, made.body.meta]).toEqual([201, { 'created-count': 3 }])
    expect((await sharer.get(made.body.data.relationships.recipient.links.related)).body.data.id).toBe(seedId('accounts', 5))
    const activities = await server.db
      .selectFrom('activities')
      .select(['key', 'parameters'])
      .where('trackable_id', '=', published)
      .execute()
    expect(activities).toEqual([{ key: 'insight.share', parameters: { count: 3 } }])
  })

  test('takes a report and an event; of what the recipient does not see, nothing but the item is shown', async () => {
    const [provider, recipient] = [await server.as('provider'), await server.as('provider-2')]
    const event = await putEvent(server.db, { audience: ['insight-provider'] })
    const to5 = { recipient: one(ref('accounts', 5)) }
    for (const shareable of [ref('external-reports', 1), { type: 'corporate-events', id: event }]) {
      const made = await provider.post(path, share({ ...to5, shareable: one(shareable) }))
      expect(made.status).toBe(201)
      expect((await recipient.get(made.body.data.relationships.shareable.links.self)).body.data).toEqual(shareable)
    }
    await setColumns(server.db, 'corporate_events', event, { audience: ['investor'] })
    const last = (await recipient.get(`${path}?filter[direction]=incoming&page[size]=1`)).body.data[0]
    expect((await recipient.get(last.relationships.shareable.links.related)).body.data).toBeNull()
    expect((await provider.post(path, share({ ...to5, shareable: one({ type: 'corporate-events', id: event }) }))).status).toBe(422)
  })

  test('by link gives the link to the sharer alone; it leads the recipient to the item', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const { id, attributes } = (await sharer.post(path, share(with24, { channel: 'link' }))).body.data
    expect(attributes.link).toBe(`${path}/${id}`)
    const seen = await recipient.get(attributes.link)
    expect(seen.body.data.id).toBe(id)
    expect(seen.body.data.attributes).not.toHaveProperty('link')
    expect((await server.guest.get(attributes.link)).status).toBe(401)
    expect((await (await server.as('investor-2')).get(attributes.link)).status).toBe(404)
  })

  test('by e-mail sends a mail that names no title', async () => {
    const sharer = await server.as('investor')
    const { id } = (await sharer.post(path, share(with24, { channel: 'email', message: 'Page two.' }))).body.data
    const mails = await server.mailsTo('noor.alhashimi@demo.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Ingrid Vester shared an insight with you.')
    expect(mails[0]).toContain('Page two.')
    expect(mails[0]).toContain(`${server.url}${path}/${id}`)
    const { tagline } = (await sharer.get(`/api/v2/insights/${seedId('insights', 1)}`)).body.data.attributes
    expect(mails[0]).not.toContain(tagline)
  })

  test.each(['email', 'in-app'])(
    'mails nothing of what waits once its sharer is suspended or left, or took it back: %s',
    async (channel) => {
      const sharer = await server.as('investor')
      const shareOne = async (): Promise<string> => {
        const shareable = one({ type: 'insights', id: await putInsight(server.db, 'published') })
        const made = await sharer.post(path, share({ ...with24, shareable }, { channel, message: 'Call 555-0100.' }))
        expect(made.status).toBe(201)
        return made.body.data.id as string
      }
      const mailed = async (): Promise<string[]> => {
        await tick(server.db, server.place.files, new Date(minutesFromNow(6)), server.jobs)
        return server.mailsTo('noor.alhashimi@demo.example')
      }
      const before = (await mailed()).length
      expect((await sharer.delete(`${path}/${await shareOne()}`)).status).toBe(204)
      expect((await mailed()).slice(before)).toEqual([])
      for (const status of ['suspended', 'deactivated'] as const) {
        await shareOne()
        await setColumns(server.db, 'accounts', seedId('accounts', 1), { status })
        expect((await mailed()).slice(before)).toEqual([])
        await setColumns(server.db, 'accounts', seedId('accounts', 1), { status: 'active' })
      }
      await shareOne()
      expect((await mailed()).slice(before)).toHaveLength(1)
    },
  )

  test('by e-mail again within a day makes another item and no other mail, also at once, while one of them stands', async () => {
    const [sharer, other, recipient] = [await server.as('investor'), await server.as('provider'), await server.as('provider-2')]
    const published = await putInsight(server.db, 'published')
    const shareable = one({ type: 'insights', id: published })
    const to5 = { recipient: one(ref('accounts', 5)), shareable }
    const mailing = async (client = sharer, relationships: object = to5): Promise<string> => {
      const made = await client.post(path, share(relationships, { channel: 'email' }))
      expect([made.status, made.body.meta]).toEqual([201, { 'created-count': 1 }])
      return made.body.data.id as string
    }
    const mailed = async (ids: string[]): Promise<number> => {
      const mails = await server.mailsTo('provider-2@demo.example')
      return ids.filter((id) => mails.some((mail) => mail.includes(id))).length
    }
    const ids = await Promise.all(Array.from({ length: 6 }, () => mailing()))
    expect(await mailed(ids)).toBe(1)
    expect((await recipient.get(`${path}/${ids[5]}`)).status).toBe(200)
    const others = [await mailing(other), await mailing(sharer, { ...to5, shareable: one(ref('insights', 1)) })]
    expect(await mailed(others)).toBe(2)

    for (const id of ids) expect((await sharer.delete(`${path}/${id}`)).status).toBe(204)
    const [second, after] = [await mailing(), await mailing()]
    expect(await mailed([second, after])).toBe(1)
    for (const id of [second, after]) expect((await recipient.delete(`${path}/${id}`)).status).toBe(204)
    const third = await mailing()
    expect(await mailed([third])).toBe(1)
    await setColumns(server.db, 'shared_items', third, { expires_at: minutesFromNow(-5) })
    const fourth = await mailing()
    expect(await mailed([fourth])).toBe(1)
    await setColumns(server.db, 'shared_items', fourth, { created_at: minutesFromNow(-24 * 60 - 1) })
    expect(await mailed([await mailing(), await mailing()])).toBe(1)
  })

  test('opens no text that the recipient may not read, but a collection of the own', async () => {
    const [provider, investor, recipient] = [await server.as('provider'), await server.as('investor'), await colleague()]
    const draft = await putInsight(server.db, 'drafted')
    const { id } = (
      await provider.post(path, share({ recipient: one(ref('accounts', 5)), shareable: one({ type: 'insights', id: draft }) }))
    ).body.data
    const peer = await server.as('provider-2')
    expect((await peer.get(`${path}/${id}/shareable`)).body).toEqual({ data: null })
    expect((await peer.get(`/api/v2/insights/${draft}`)).status).toBe(404)

    const made = await investor.post('/api/v1/collections', { data: { type: 'collections', attributes: { name: 'For one reader' } } })
    const collection = `/api/v1/collections/${made.body.data.id}`
    expect((await recipient.get(collection)).status).toBe(404)
    const shared = await investor.post(
      path,
      share({ recipient: one(ref('accounts', 24)), shareable: one({ type: 'collections', id: made.body.data.id }) }),
    )
    expect((await recipient.get(collection)).status).toBe(200)
    expect((await recipient.patch(collection, { data: { attributes: { name: 'Mine' } } })).status).toBe(403)
    await recipient.delete(`${path}/${shared.body.data.id}`)
    expect((await recipient.get(collection)).status).toBe(404)
  })

  test('ends for the recipient when it expires', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const { id } = (await sharer.post(path, share(with24, { 'expires-at': minutesFromNow(5).replace('Z', '+00:00') }))).body.data
    expect((await recipient.get(`${path}/${id}`)).status).toBe(200)
    await setColumns(server.db, 'shared_items', id, { expires_at: minutesFromNow(-5) })
    expect((await recipient.get(`${path}/${id}`)).status).toBe(404)
    expect((await sharer.get(`${path}/${id}`)).status).toBe(200)
  })
})

describe('two sides', () => {
  test('each lists what it shared and what was shared with it', async () => {
    const investor = await server.as('investor')
    const listed = async (query: string) =>
      (await investor.get(`${path}${query}`)).body.data.map((item: { id: string }) => item.id) as string[]
    const [all, out, incoming] = [
      await listed('?page[size]=100'),
      await listed('?filter[direction]=outgoing&page[size]=100'),
      await listed('?filter[direction]=incoming'),
    ]
    expect(incoming).toEqual([seedId('shared-items', 4), seedId('shared-items', 2)])
    expect([...out, ...incoming].sort()).toEqual([...all].sort())
  })

  test('the recipient puts it away, the sharer keeps it until it is taken back', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const { id } = (await sharer.post(path, share(with24))).body.data
    const own = `${path}/${id}`
    expect((await recipient.delete(own)).status).toBe(204)
    expect((await recipient.get(own)).status).toBe(404)
    expect((await recipient.delete(own)).status).toBe(404)
    expect((await sharer.get(own)).status).toBe(200)
    expect((await sharer.delete(own)).status).toBe(204)
    expect(await server.db.selectFrom('shared_items').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test.each(['admin', 'beatrice.okafor'])('it is gone for %s too, who sees what others took back', async (name) => {
    const [sharer, other] = [await server.as(name), await server.as('investor')]
    const { id } = (await sharer.post(path, share(with24))).body.data
    const theirs = (await other.post(path, share(with24))).body.data.id as string
    for (const [by, one] of [[sharer, id] as const, [other, theirs] as const]) expect((await by.delete(`${path}/${one}`)).status).toBe(204)
    expect((await sharer.get(`${path}/${id}`)).status).toBe(404)
    expect((await sharer.get(`${path}/${id}/sharer`)).status).toBe(404)
    expect((await sharer.delete(`${path}/${id}`)).status).toBe(404)
    expect((await sharer.get(`${path}/${theirs}`)).status).toBe(200)
  })

  test('the sharer takes it back, and with it goes what it opened, on every path and in the mail', async () => {
    const [sharer, recipient, officer] = [await server.as('investor'), await colleague(), await server.as('beatrice.okafor')]
    const made = await sharer.post('/api/v1/collections', { data: { type: 'collections', attributes: { name: 'For a while' } } })
    const collection = made.body.data.id as string
    const shareable = one({ type: 'collections', id: collection })
    const { id } = (await sharer.post(path, share({ recipient: one(ref('accounts', 24)), shareable }, { channel: 'email' }))).body.data
    const own = `${path}/${id}`
    expect((await recipient.get(`/api/v1/collections/${collection}`)).status).toBe(200)
    const kept = { data: { type: 'locker-items', relationships: { lockable: shareable } } }
    const locker = (await recipient.post('/api/v2/locker-items', kept)).body.data.relationships.lockable.links.related as string
    expect((await recipient.get(locker)).body.data.id).toBe(collection)
    const news = await recipient.get('/api/v2/notifications?page[size]=1')
    const told = news.body.data[0].relationships.trackable.links.related as string
    expect((await recipient.get(told)).body.data.id).toBe(id)

    expect((await sharer.delete(own)).status).toBe(204)
    for (const one of [own, `${own}/shareable`, `/api/v1/collections/${collection}`, `/api/v1/collections/${collection}/items`]) {
      expect([one, (await recipient.get(one)).status]).toEqual([one, 404])
    }
    for (const one of [told, locker]) expect((await recipient.get(one)).body).toEqual({ data: null })
    for (const list of [path, '/api/v1/collections']) expect((await recipient.get(`${list}?page[size]=100`)).text).not.toContain(collection)
    expect((await recipient.get(`${path}?page[size]=100`)).text).not.toContain(id)
    expect((await recipient.delete(own)).status).toBe(404)
    expect((await sharer.get(own)).status).toBe(404)
    expect((await officer.get(own)).status).toBe(200)
    expect((await server.mailsTo('noor.alhashimi@demo.example')).filter((mail) => mail.includes(id))).toEqual([])
  })

  test('the sharer says until when it is shown, also once it has ended', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const own = `${path}/${(await sharer.post(path, share(with24))).body.data.id}`
    const until = (time: string | null) => ({ data: { attributes: { 'expires-at': time } } })
    expect((await sharer.patch(own, until('2199-01-31 00:00:00 +0000'))).body.data.attributes['expires-at']).toMatch(/^2199-01-31T/)
    expect((await recipient.patch(own, until(null))).status).toBe(403)
    expect((await sharer.patch(own, until('2020-01-31 00:00:00 +0000'))).body.errors[0].code).toBe('100')
    await setColumns(server.db, 'shared_items', own.split('/').at(-1)!, { expires_at: minutesFromNow(-5) })
    expect((await recipient.get(own)).status).toBe(404)
    expect((await sharer.patch(own, until(null))).status).toBe(200)
    expect((await recipient.get(own)).status).toBe(200)
  })

  test('what the message said before it was changed is in no notification any more', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const { id } = (await sharer.post(path, share(with24, { message: 'Said in haste.' }))).body.data
    const excerpt = async () =>
      (await recipient.get('/api/v2/notifications?page[size]=1')).body.data[0].attributes.parameters.excerpt as unknown
    await sharer.patch(`${path}/${id}`, { data: { attributes: { message: 'Said in haste.', 'expires-at': null } } })
    expect(await excerpt()).toBe('Said in haste.')
    await sharer.patch(`${path}/${id}`, { data: { attributes: { message: 'Said with care.' } } })
    expect(await excerpt()).toBeUndefined()
  })

  test('what was taken back waits for no client of the recipient', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const data = { type: 'push-notification-tokens', token: 'ios:colleague', platform: 'native', mobile_os: 'ios' }
    expect((await recipient.post('/api/v2/push-notification-tokens', { data })).status).toBe(201)
    const next = async () =>
      (await server.guest.post('/api/v2/push-notification-tokens/get-message', { token: data.token })).body.data.attributes.body as string
    const items: string[] = []
    for (const message of ['Kept.', 'Changed.', 'Taken back.'])
      items.push(`${path}/${(await sharer.post(path, share(with24, { message }))).body.data.id}`)
    await sharer.patch(items[1]!, { data: { attributes: { message: 'Said with care.' } } })
    await sharer.delete(items[2]!)
    expect([await next(), await next(), await next()]).toEqual(['Kept.', '', ''])
  })

  test('the message is the sharer’s', async () => {
    const [sharer, recipient] = [await server.as('investor'), await colleague()]
    const own = `${path}/${(await sharer.post(path, share(with24))).body.data.id}`
    const change = { data: { attributes: { message: 'Changed.' } } }
    expect((await recipient.patch(own, change)).status).toBe(403)
    expect((await sharer.patch(own, change)).body.data.attributes.message).toBe('Changed.')
    expect((await sharer.patch(own, { data: { attributes: { channel: 'link' } } })).body.errors[0].code).toBe('105')
  })
})

describe('what is refused', () => {
  test.each([
    ['nobody', share(insight), 400, '106'],
    ['nobody, and a name that it does not have', share(insight, { title: 'x' }), 400, '105'],
    ['an empty list', share({ ...insight, recipients: { data: [] } }), 422, '100'],
    ['both forms', share({ ...with24, recipients: many(4) }), 422, '100'],
    ['oneself', share({ ...insight, recipients: many(4, 1) }), 422, '100'],
    ['an account that the caller may not see', share({ ...insight, recipient: one(ref('accounts', 2)) }), 422, '103'],
    ['51 at once', share({ ...insight, recipients: many(...Array.from({ length: 51 }, (_, n) => n + 1)) }), 422, '103'],
    ['what the caller may not see', share({ ...with24, shareable: one(ref('insights', 51)) }), 422, '103'],
    ['what is not shared', share({ ...with24, shareable: one(ref('companies', 10)) }), 400, '116'],
    ['a time that has passed', share(with24, { 'expires-at': '2020-01-01 00:00:00 +0000' }), 422, '100'],
    ['a channel that there is not', share(with24, { channel: 'fax' }), 422, '103'],
  ])('%s', async (_what, body, status, code) => {
    const answer = await (await server.as('investor')).post(path, body)
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
  })

  test('an account that is not active any more', async () => {
    await setColumns(server.db, 'accounts', seedId('accounts', 17), { status: 'deactivated' })
    const answer = await (await server.as('investor')).post(path, share({ ...insight, recipient: one(ref('accounts', 17)) }))
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, '103'])
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('an account mails a hundred others in an hour, by however many requests at once; without a mail it shares on', async () => {
    const sharer = await limited.as('investor')
    const recipients = { data: [24, 4, 5, 6, 14].map((n) => ref('accounts', n)) }
    const insights = await Promise.all(Array.from({ length: 23 }, () => putInsight(limited.db, 'published')))
    const shareAll = (id: string, channel = 'email', client = sharer) =>
      client.post(path, share({ recipients, shareable: one({ type: 'insights', id }) }, { channel }))
    const answers = await Promise.all(insights.map((id) => shareAll(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), ...Array<number>(3).fill(429)])
    const refused = answers.findIndex(({ status }) => status === 429)
    expect(answers[refused]!.body.errors[0].code).toBe('429')
    const seconds = Number(answers[refused]!.headers['retry-after'])
    expect(seconds > 3500 && seconds <= 3600).toBe(true)
    const none = await limited.db.selectFrom('shared_items').select('id').where('shareable_id', '=', insights[refused]!).execute()
    expect(none).toEqual([])

    expect((await shareAll(insights[refused]!, 'in-app')).status).toBe(201)
    const taken = answers.findIndex(({ status }) => status === 201)
    expect((await shareAll(insights[taken]!)).status).toBe(201)
    await sql`update attempts set at = at - interval '1 hour' where id in (select id from attempts where subject like 'share-mails:%' limit 3)`.execute(
      limited.db,
    )
    expect((await shareAll(insights[refused]!)).status).toBe(429)
    const three = { recipients: { data: recipients.data.slice(0, 3) }, shareable: one({ type: 'insights', id: insights[refused] }) }
    expect((await sharer.post(path, share(three, { channel: 'email' }))).status).toBe(201)
  })

  test('an account shares with a thousand others in an hour, by any way; what is refused is not shared', async () => {
    const sharer = await limited.as('investor')
    const made = () => limited.db.selectFrom('shared_items').select('id').where('sharer_id', '=', seedId('accounts', 1)).execute()
    const shareWith = (...ns: number[]): Promise<Answer> => sharer.post(path, share({ ...insight, recipients: many(...ns) }))
    expect((await shareWith(24, 4, 5)).status).toBe(201)
    await sql`insert into attempts (subject) select subject from
      (select subject, count(*) as already from attempts where subject like 'shared-with:%' group by subject) as so_far,
      generate_series(already + 1, 999)`.execute(limited.db)
    const before = await made()
    expect((await shareWith(24, 4)).status).toBe(429)
    expect(await made()).toEqual(before)
    expect([(await shareWith(24)).status, (await shareWith(24)).status]).toEqual([201, 429])
  })
})
