import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const ticks = (minutes: number) => tick(server.db, server.place.files, new Date(minutesFromNow(minutes)))
const follow = (account: number, entity: number) =>
  server.db
    .insertInto('follows')
    .values({
      id: randomUUID(),
      follower_id: seedId('accounts', account),
      followable_type: 'entities',
      followable_id: seedId('entities', entity),
    })
    .onConflict((on) => on.doNothing())
    .execute()

describe.each([
  ['entity-news', 'entity_news.released', {}],
  ['exchange-announcements', 'exchange_announcement.released', { attachment: [] }],
] as const)('the release of %s', (type, key, more) => {
  const path = `/api/v2/${type}`
  const made = async (minutes: number, entity = 1): Promise<string> => {
    const attributes = { title: randomUUID(), content: 'x', release_time: minutesFromNow(minutes), ...more }
    const relationships = { entity: { type: 'entities', id: seedId('entities', entity) } }
    const answer = await (await server.as('entity-editor')).post(path, { data: { type, attributes, relationships } })
    expect(answer.status).toBe(201)
    return answer.body.data.id
  }
  /** Who was told, how often. */
  const told = async (id: string): Promise<Record<string, number>> => {
    const { rows } = await sql<{ email: string; times_told: number }>`select accounts.email, times_told from notifications
      join accounts on accounts.id = notifications.account_id where key = ${key} and trackable_id = ${id} order by 1`.execute(server.db)
    return Object.fromEntries(rows.map((one) => [one.email.replace('@demo.example', ''), one.times_told]))
  }
  const followers = { investor: 1, 'investor-2': 1 }

  test('is told to the followers of the entity at its time, not before, and once', async () => {
    const id = await made(60)
    await ticks(59)
    expect(await told(id)).toEqual({})
    await ticks(61)
    expect(await told(id)).toEqual(followers)
    await ticks(62)
    expect(await told(id)).toEqual(followers)
  })

  test('that is moved is told at the new time alone', async () => {
    const id = await made(60)
    const editor = await server.as('entity-editor')
    expect((await editor.patch(`${path}/${id}`, { data: { attributes: { release_time: minutesFromNow(240) } } })).status).toBe(200)
    await ticks(120)
    expect(await told(id)).toEqual({})
    await ticks(241)
    expect(await told(id)).toEqual(followers)
  })

  test('that is taken back is told to nobody', async () => {
    const id = await made(60)
    expect((await (await server.as('entity-editor')).delete(`${path}/${id}`)).status).toBe(204)
    await ticks(61)
    expect(await told(id)).toEqual({})
  })

  test('that was deleted in the moment after it is told to nobody', async () => {
    const id = await made(-1)
    const commentable = { data: { type: 'entity-news', id } }
    if (type === 'entity-news') {
      const said = { data: { type: 'comments', attributes: { body: 'Why?' }, relationships: { commentable } } }
      expect((await (await server.as('investor')).post('/api/v1/comments', said)).status).toBe(201)
    }
    expect((await (await server.as('entity-editor')).delete(`${path}/${id}`)).status).toBe(204)
    await ticks(0)
    expect(await told(id)).toEqual({})
  })

  test('says what it is about and leads there', async () => {
    const id = await made(-1)
    await ticks(0)
    const reader = await server.as('investor')
    const { title } = (await reader.get(`${path}/${id}`)).body.data.attributes
    const { data } = (await reader.get('/api/v2/notifications?page[size]=100')).body
    const news = data.find((one: { attributes: { parameters: { title?: string } } }) => one.attributes.parameters.title === title)
    expect(news.attributes).toMatchObject({ key, parameters: { title, entity: seedId('entities', 1), count: 1 } })
    expect((await reader.get(news.relationships.trackable.links.related)).body.data.links.self).toBe(`${server.url}${path}/${id}`)
    expect((await reader.get(news.relationships['notification-actors'].links.related)).body.data).toEqual([])
  })

  test('is not told to who muted the entity, nor to who wants no such news', async () => {
    await Promise.all([21, 22, 24].map((account) => follow(account, 4)))
    const mute = {
      id: randomUUID(),
      account_id: seedId('accounts', 21),
      mutable_type: 'entities' as const,
      mutable_id: seedId('entities', 4),
    }
    await server.db
      .insertInto('muted_items')
      .values(mute)
      .onConflict((on) => on.doNothing())
      .execute()
    await sql`update accounts set notification_preferences = ${JSON.stringify({ [key]: [] })} where id = ${seedId('accounts', 22)}`.execute(
      server.db,
    )
    const id = await made(-1, 4)
    await ticks(0)
    expect(await told(id)).toEqual({ 'noor.alhashimi': 1 })
  })

  test('is pushed to those alone who want it pushed', async () => {
    const token = `chrome:${type}`
    for (const name of ['investor', 'investor-2']) {
      const data = { token: `${token}:${name}`, platform: 'web', browser: 'chrome' }
      expect((await (await server.as(name)).post('/api/v2/push-notification-tokens', { data })).status).toBe(201)
    }
    await sql`update accounts set notification_preferences = ${JSON.stringify({ [key]: ['app', 'push'] })}
      where id = ${seedId('accounts', 1)}`.execute(server.db)
    await made(-1)
    await ticks(0)
    const pushed = async (name: string) =>
      (await server.guest.post('/api/v2/push-notification-tokens/get-message', { token: `${token}:${name}` })).body.data?.attributes.tag
    expect([await pushed('investor'), await pushed('investor-2')]).toEqual([key, undefined])
  })

  test('that was long ago when it was entered is no news', async () => {
    const [old, late] = [await made(-25 * 60), await made(-23 * 60)]
    await ticks(0)
    expect([await told(old), await told(late)]).toEqual([{}, followers])
  })

  test('of many at once is told once each, however many processes tell', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => made(60)))
    await Promise.all(Array.from({ length: 8 }, () => ticks(61)))
    for (const id of ids) expect(await told(id)).toEqual(followers)
  })
})

test('one release that cannot be told does not hold up the others', async () => {
  const editor = await server.as('entity-editor')
  const ids: string[] = []
  for (const title of ['cannot be told', 'can be told']) {
    const attributes = { title, content: 'x', release_time: minutesFromNow(-1) }
    const relationships = { entity: { type: 'entities', id: seedId('entities', 1) } }
    ids.push((await editor.post('/api/v2/entity-news', { data: { type: 'entity-news', attributes, relationships } })).body.data.id)
  }
  await sql
    .raw(
      `create function refuse_news() returns trigger language plpgsql as $$ begin
        if new.parameters ->> 'title' = 'cannot be told' then raise exception 'refused'; end if; return new; end $$`,
    )
    .execute(server.db)
  await sql.raw(`create trigger refuse_news before insert on notifications for each row execute function refuse_news()`).execute(server.db)
  await expect(ticks(0)).rejects.toThrow('releases of which nobody could be told')
  await sql`drop trigger refuse_news on notifications`.execute(server.db)
  const toldOf = async () => {
    const { rows } = await sql<{
      id: string
    }>`select distinct trackable_id as id from notifications where trackable_id = any(${ids}::text[])`.execute(server.db)
    return rows.map((one) => one.id)
  }
  expect(await toldOf()).toEqual([ids[1]])
  await ticks(0)
  expect((await toldOf()).sort()).toEqual([...ids].sort())
})
