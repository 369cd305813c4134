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
import { authors, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
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
