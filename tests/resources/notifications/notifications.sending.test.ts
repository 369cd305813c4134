import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import type { AccountsTable } from '../../../src/generated/tables.ts'
import { notify } from '../../../src/resources/notifications/notifications.sending.ts'
import type { News } from '../../../src/resources/notifications/notifications.sending.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup } from '../../support/conversations.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const send = (news: News): Promise<void> => transact(server.db, (tx) => notify(tx, news))

const about = async (by = authors.provider, columns: InsightColumns = {}): Promise<News['trackable']> => ({
  type: 'insights',
  id: await putInsight(server.db, 'published', by, columns),
})

const told = (id: string) =>
  server.db
    .selectFrom('notifications')
    .select(['id', 'account_id', 'key', 'parameters', 'times_told', 'is_open'])
    .where('trackable_id', '=', id)
    .orderBy('account_id')
    .orderBy('id')
    .execute()
const toldAccounts = async (id: string): Promise<string[]> => (await told(id)).map((one) => one.account_id)
const actorsOf = async (id: string) => {
  const { rows } = await sql<{ account_id: string; anonymize: boolean }>`select actors.account_id, actors.anonymize
    from notification_actors as actors join notifications on notifications.id = notification_id
    where trackable_id = ${id} order by actors.account_id`.execute(server.db)
  return rows.map((one) => [one.account_id, one.anonymize])
}

describe('news', () => {
  test('reach the accounts named, or those that SQL selects, and say what they are about', async () => {
    const trackable = await about()
    await send({ key: 'insight.liked', trackable, actor: null, recipients: [account(4), account(5)], parameters: { score: 1 } })
    expect(await toldAccounts(trackable.id)).toEqual([account(4), account(5)])
    expect((await told(trackable.id))[0]).toMatchObject({ key: 'insight.liked', parameters: { title: 'Put into published', score: 1 } })

    const another = await about()
    const editors = sql`select id from accounts where 'editor' = any(roles)`
    await send({ key: 'insight.submitted', trackable: another, actor: null, recipients: editors })
    expect(await toldAccounts(another.id)).toEqual([account(9)])
  })

  test('do not reach who made them, who is not active and who wants none of them', async () => {
    const [careless, gone] = [randomUUID(), randomUUID()]
    const made = (id: string, columns: Partial<Insertable<AccountsTable>>): Insertable<AccountsTable> => ({
      id,
      slug: `made-${id.slice(0, 8)}-${id.slice(24)}`,
      first_name: 'Made',
      last_name: 'Here',
      email: `${id}@demo.example`,
      account_type: 'investor',
      reading_tier: 'professional',
      status: 'active',
      ...columns,
    })
    const rows = [made(careless, { notification_preferences: '{"insight.published": []}' }), made(gone, { status: 'deactivated' })]
    await insertRows(server.db, 'accounts', rows)
    const trackable = await about()
    await send({ key: 'insight.published', trackable, actor: account(4), recipients: [account(4), account(1), careless, gone] })
    expect(await toldAccounts(trackable.id)).toEqual([account(1)])
    await send({ key: 'insight.corrected', trackable, actor: account(4), recipients: [careless] })
    expect(await toldAccounts(trackable.id)).toContain(careless)
  })

  test('do not reach who may not read the insight, of itself or of a comment on it', async () => {
    // Of these the plan of 22 has lapsed, the firm of 19 bars entity 3, and 3 waits for the end of an embargo.
    const readers = [1, 2, 3, 19, 22].map(account)
    const fresh = await about(authors.provider, { published_at: new Date().toISOString(), primary_entity_id: seedId('entities', 3) })
    await send({ key: 'insight.published', trackable: fresh, actor: account(4), recipients: readers })
    expect(await toldAccounts(fresh.id)).toEqual([account(1), account(2)])

    const comment = randomUUID()
    await insertRows(server.db, 'comments', {
      id: comment,
      account_id: account(1),
      commentable_type: 'insights',
      commentable_id: fresh.id,
      body: 'Why?',
      body_html: '<p>Why?</p>',
    })
    await send({ key: 'comment.replied', trackable: { type: 'comments', id: comment }, actor: account(4), recipients: readers })
    expect(await toldAccounts(comment)).toEqual([account(1), account(2)])
  })
})

describe('the same news', () => {
  test('of several actors are one notification, until it is closed or a day old', async () => {
    const trackable = await about()
    const like = (n: number) => send({ key: 'insight.liked', trackable, actor: account(n), recipients: [account(4)] })
    await like(1)
    await like(2)
    await like(1)
    expect(await told(trackable.id)).toMatchObject([{ times_told: 3, is_open: true }])
    expect(await actorsOf(trackable.id)).toEqual([1, 2].map((n) => [account(n), false]))

    await sql`update notifications set created_at = now() - interval '25 hours' where trackable_id = ${trackable.id}`.execute(server.db)
    await like(24)
    const counted = await told(trackable.id)
    expect(counted.map((one) => [one.times_told, one.is_open])).toEqual([
      [3, false],
      [1, true],
    ])
  })

  test('by 100 at once are one notification that counts a hundred', async () => {
    const trackable = await about()
    const recipients = [1, 2, 9].map(account)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send({ key: 'insight.liked', trackable, actor: account(4), recipients: index % 2 ? recipients : [...recipients].reverse() }),
      ),
    )
    expect((await told(trackable.id)).map((one) => [one.account_id, one.times_told])).toEqual(recipients.map((id) => [id, 100]))
  })
})

describe('an actor is kept from the recipients', () => {
  test('when it or its company reads anonymously, or the operation says so', async () => {
    const trackable = await about()
    const like = (n: number, anonymize?: boolean) =>
      send({
        key: 'insight.liked',
        trackable,
        actor: account(n),
        recipients: [account(4)],
        ...(anonymize === undefined ? {} : { anonymize }),
      })
    await like(1)
    await like(20)
    await like(2, true)
    expect(await actorsOf(trackable.id)).toEqual([
      [account(1), false],
      [account(2), true],
      [account(20), true],
    ])
  })

  test('when it is the author of an insight that names none', async () => {
    const trackable = await about(authors.provider, { show_author_names: false })
    await send({ key: 'insight.published', trackable, actor: account(4), recipients: [account(1)], anonymize: false })
    expect(await actorsOf(trackable.id)).toEqual([[account(4), true]])
  })
})

describe('who muted an account', () => {
  const like = async (actor: string, more: Partial<News> = {}) => {
    const trackable = await about()
    await send({ key: 'insight.liked', trackable, actor, recipients: [account(4)], ...more })
    return (await toldAccounts(trackable.id)).length
  }
  const mute = (muter: string, muted: string) =>
    insertRows(server.db, 'muted_items', { id: randomUUID(), account_id: muter, mutable_type: 'accounts', mutable_id: muted })

  test('is not told of what it does by name', async () => {
    await mute(account(4), account(5))
    expect(await like(account(5), { anonymize: false })).toBe(0)
  })

  test('is told of what it does anonymously, so that silence names nobody', async () => {
    expect(await like(account(5), { anonymize: true })).toBe(1)
    await setColumns(server.db, 'accounts', account(5), { anonymize_reading: true })
    expect(await like(account(5))).toBe(1)
    await setColumns(server.db, 'accounts', account(5), { anonymize_reading: false })
    expect(await like(account(5))).toBe(0)
  })

  test('is told of what it does where it is not shown the account', async () => {
    const stranger = (await putFirm(server.db, undefined)).account
    await mute(account(4), stranger)
    const provider = await server.as('provider')
    expect((await provider.get(`/api/v2/accounts/${stranger}`)).status).toBe(404)
    expect(await like(stranger, { anonymize: false })).toBe(1)
    // In a conversation they come to know each other.
    await putGroup(server.db, [account(4), stranger])
    expect((await provider.get(`/api/v2/accounts/${stranger}`)).status).toBe(200)
    expect(await like(stranger, { anonymize: false })).toBe(0)
  })

  test('of an anonymous question is told of it as everybody who manages the entity is', async () => {
    const corporate = await server.as('corporate')
    await mute(account(8), account(5))
    const asked = async (anonymize: boolean) => {
      const attributes = { body: `Why, asked ${anonymize ? 'by nobody' : 'by name'}?`, anonymize }
      const question = {
        type: 'corporate-questions',
        attributes,
        relationships: { entity: { data: { type: 'entities', id: seedId('entities', 1) } } },
      }
      const made = await (await server.as('provider-2')).post('/api/v2/corporate-questions', { data: question })
      expect([made.status, made.text]).toEqual([201, made.text])
      return (await toldAccounts(made.body.data.id)).includes(account(8))
    }
    expect([await asked(true), await asked(false)]).toEqual([true, false])
    const { data } = (await corporate.get('/api/v2/notifications')).body
    expect(data[0].attributes).toMatchObject({ key: 'corporate_question.asked', parameters: { 'anonymous-actors': 1 } })
  })
})
