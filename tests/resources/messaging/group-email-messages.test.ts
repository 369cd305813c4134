import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { App } from '../../../src/app.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { transact } from '../../../src/database/transact.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { MailRefused, mailBySmtp } from '../../../src/effects/mail.ts'
import type { SendMail } from '../../../src/effects/mail.ts'
import { sendDueGroupMails, sendGroupMail } from '../../../src/resources/messaging/group-email-messages.mail.ts'
import { leave } from '../../../src/resources/people/accounts.leavers.ts'
import { setColumns } from '../../support/columns.ts'
import { freshDatabase } from '../../support/database.ts'
import { placeForFiles } from '../../support/files.ts'
import type { Place } from '../../support/files.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { rowsRead } from '../../support/rows-read.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const path = '/api/v1/group-email-messages'
const letter = { subject: 'Two footnotes', body: '<p>Read <strong>note 7</strong> first.</p>' }
const body = (attributes: object = {}, insights?: readonly number[]) => ({
  data: {
    type: 'group-email-messages',
    attributes: { ...letter, ...attributes },
    ...(insights ? { relationships: { insights: { data: insights.map((n) => ({ type: 'insights', id: seedId('insights', n) })) } } } : {}),
  },
})
const change = (attributes: object) => ({ data: { attributes } })
const codes = ({ status, body: { errors } }: Answer) => [status, errors[0].code]

describe('a message', () => {
  const server = startServer()
  const made = async (who: Client, ...sent: Parameters<typeof body>): Promise<string> => {
    const answer = await who.post(path, body(...sent))
    expect(answer.status).toBe(201)
    return `${path}/${answer.body.data.id}`
  }

  test('is drafted, changed, queued and taken back', async () => {
    const author = await server.as('vikram.deshpande')
    const own = await made(author, { body: '<p onclick="x()">Read <script>x()</script>this.</p>' }, [1])
    expect((await author.get(own)).body.data.attributes).toMatchObject({
      ...{ subject: 'Two footnotes', body: '<p>Read this.</p>', status: 'drafted', audience: 'followers' },
      ...{ 'recipients-count': 0, 'opened-count': 0, 'clicked-count': 0, 'sent-at': null },
    })
    expect((await author.get(`${own}/insights`)).body.data.map((one: { id: string }) => one.id)).toEqual([seedId('insights', 1)])
    const changed = await author.patch(own, {
      data: { ...change({ audience: 'investors' }).data, relationships: { insights: { data: [] } } },
    })
    expect(changed.body.data.attributes.audience).toBe('investors')
    expect((await author.get(`${own}/insights`)).body.data).toEqual([])

    const before = Date.now()
    const queued = (await author.patch(own, change({ status: 'queued' }))).body.data.attributes
    expect(queued.status).toBe('queued')
    expect(Date.parse(queued['sent-at']) - before).toBeGreaterThan(4.9 * 60_000)
    expect(codes(await author.patch(own, change({ subject: 'Three' })))).toEqual([409, '409'])
    const back = await author.patch(own, change({ status: 'drafted', subject: 'Three footnotes' }))
    expect(back.body.data.attributes).toMatchObject({ status: 'drafted', subject: 'Three footnotes', 'sent-at': null })
    expect((await author.delete(own)).status).toBe(204)
  })

  test.each([
    ['says nothing once it is cleaned', { body: '<script>x()</script>' }, undefined, 422, '103'],
    ['nests without end', { body: '<div>'.repeat(300) }, undefined, 422, '103'],
    ['goes to nobody that there is', { audience: 'everyone' }, undefined, 422, '103'],
    ['features a draft', {}, [51], 422, '100'],
    ['features what there is not', {}, [99], 422, '103'],
    ['is sent by being made', { status: 'queued' }, undefined, 400, '105'],
  ] as const)('is refused when it %s', async (_what, attributes, insights, status, code) => {
    expect(codes(await (await server.as('provider')).post(path, body(attributes, insights)))).toEqual([status, code])
  })

  test('is one of two within seven days, however many are queued at once', async () => {
    const author = await server.as('wing.cheung')
    const own = await Promise.all(Array.from({ length: 6 }, () => made(author)))
    const answers = await Promise.all(own.map((one) => author.patch(one, change({ status: 'queued' }))))
    expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 422, 422, 422, 422])
    const queued = own.filter((_, index) => answers[index]!.status === 200)
    const waiting = own.find((_, index) => answers[index]!.status === 422)!
    // What is taken back counts no more.
    await author.patch(queued[0]!, change({ status: 'drafted' }))
    expect((await author.patch(waiting, change({ status: 'queued' }))).status).toBe(200)
    await sql`update group_email_messages set sent_at = now() - interval '8 days' where status = 'queued' and account_id = ${seedId('accounts', 16)}`.execute(
      server.db,
    )
    expect((await author.patch(queued[0]!, change({ status: 'queued' }))).status).toBe(200)
  })
})

describe('sending', () => {
  const mailServer = startMailServer()
  const { received } = mailServer
  let connection: Connection
  let app: App
  let place: Place

  beforeAll(async () => {
    connection = await freshDatabase()
    place = await placeForFiles()
    const sendMail = mailBySmtp(mailServer.url, 'Research Platform <no-reply@demo.example>')
    app = await buildApp(connection, { ...place, appUrl: 'https://app.example', sendMail })
  })
  afterAll(async () => {
    await app.http.close()
    await app.jobs.stop()
    place.remove()
    await connection.close()
  })

  const retryNow = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(connection.db)
  /** Works off the queue, however often that takes. Answers how many times a mail was refused. */
  async function deliver(): Promise<number> {
    for (let failures = 0; ; failures++) {
      const failed = await app.jobs.drain().then(
        () => false,
        () => true,
      )
      const { rows } = await sql<{
        count: number
      }>`select count(*)::integer as count from pgboss.job where state in ('retry', 'created')`.execute(connection.db)
      if (!failed && rows[0]!.count === 0) return failures
      await retryNow()
    }
  }
  const queue = (n: number, audience = 'followers') =>
    sql`update group_email_messages set status = 'queued', audience = ${audience}, sent_at = now() - interval '1 minute'
      where id = ${seedId('group-email-messages', n)}`.execute(connection.db)
  const rowOf = (n: number) =>
    connection.db
      .selectFrom('group_email_messages')
      .selectAll()
      .where('id', '=', seedId('group-email-messages', n))
      .executeTakeFirstOrThrow()

  test('is not before its time, and then one mail to each follower who wants it, though the server refuses some', async () => {
    // The followers of account 4 are 1, 2, 3, 8 and 24, of whom 2 and 3 want it. 1 comes to, 3 has left.
    const wants = JSON.stringify({ 'group_email.sent': ['app', 'email'] })
    await sql`update accounts set notification_preferences = ${wants}::jsonb where id in (${seedId('accounts', 1)}, ${seedId('accounts', 5)})`.execute(
      connection.db,
    )
    await sql`update accounts set status = 'suspended' where id = ${seedId('accounts', 3)}`.execute(connection.db)
    await queue(1)
    await sendDueGroupMails(connection.db, app.jobs, new Date(Date.now() - 3_600_000))
    expect((await rowOf(1)).status).toBe('queued')

    // Several processes come to it at once.
    await Promise.all([1, 2, 3].map(() => sendDueGroupMails(connection.db, app.jobs, new Date())))
    expect(await rowOf(1)).toMatchObject({ status: 'sent', recipients_count: 2 })
    let refusals = 3
    mailServer.manners = { message: () => (refusals-- > 0 ? 451 : undefined) }
    expect(await deliver()).toBeGreaterThan(0)
    expect(received.map((one) => one.to).sort()).toEqual(['investor-2@demo.example', 'investor@demo.example'])
    const { mail } = received[0]!
    expect(mail).toMatchObject({ subject: 'What the second rate rise changes', from: { address: 'no-reply@demo.example' } })
    expect(mail.to!.map((one) => one.address)).toEqual([received[0]!.to])
    expect(mail.text).toContain('Three notes on deposit costs, and what we read in them.')
    expect(mail.text).toContain(`https://app.example/insights/${seedId('insights', 1)}`)
    expect(mail.text).toContain('because you follow Kenji Morikawa')
    expect(mail.html).toContain('<strong>deposit costs</strong>')
    expect(new Set(received.map((one) => one.mail.messageId)).size).toBe(2)
    expect(await differences(connection.db)).toEqual([])
  })

  test('to very many reads their follows once, and those of one for each mail', async () => {
    await sql`insert into accounts (id, slug, email, first_name, last_name, account_type, status, email_verified, notification_preferences)
      select 'many-' || n, 'many-' || n, 'many-' || n || '@demo.example', 'One', 'Of many', 'investor', 'active', true,
        '{"group_email.sent": ["email"]}' from generate_series(1, 1500) as n`.execute(connection.db)
    await sql`insert into follows (id, follower_id, followable_type, followable_id)
      select uuid_v7(), id, 'accounts', ${seedId('accounts', 5)} from accounts where slug like 'many-%'`.execute(connection.db)
    await sql`insert into group_email_messages (id, account_id, company_id, subject, body, status, sent_at)
      select 'to-many', account_id, company_id, subject, body, 'queued', now() from group_email_messages
      where id = ${seedId('group-email-messages', 3)}`.execute(connection.db)
    const before = await rowsRead(connection.db, 'follows')
    await sendDueGroupMails(connection.db, app.jobs, new Date())
    expect((await rowsRead(connection.db, 'follows')) - before).toBeLessThan(5_000)

    const { rows } = await sql<{ recipient: string }>`select id as recipient from group_email_recipients
      where account_id in ('many-1', 'many-999') order by id`.execute(connection.db)
    expect(rows).toHaveLength(2)
    await sql`analyze follows`.execute(connection.db)
    const [follows, accounts] = [await rowsRead(connection.db, 'follows'), await rowsRead(connection.db, 'accounts')]
    for (const one of rows)
      await sendGroupMail(connection.db, async () => undefined, { name: 'Demo', appUrl: undefined, apiUrl: 'http://localhost' }, one)
    expect((await rowsRead(connection.db, 'follows')) - follows).toBeLessThan(20)
    expect((await rowsRead(connection.db, 'accounts')) - accounts).toBeLessThan(20)
    await sql`delete from pgboss.job where name = 'group-mail'`.execute(connection.db)
    await sql`delete from group_email_messages where id = 'to-many'`.execute(connection.db)
    await sql`delete from accounts where slug like 'many-%'`.execute(connection.db)
  })

  test('is one mail, however often and by however many workers its job is tried', async () => {
    await queue(3)
    await insertRows(connection.db, 'follows', {
      id: 'one-more',
      follower_id: seedId('accounts', 1),
      followable_type: 'accounts',
      followable_id: seedId('accounts', 5),
    })
    await sendDueGroupMails(connection.db, app.jobs, new Date())
    const before = received.length
    const recipients = await connection.db
      .selectFrom('group_email_recipients')
      .select('id')
      .where('group_email_message_id', '=', seedId('group-email-messages', 3))
      .execute()
    expect(recipients.length).toBe(2)
    const send = mailBySmtp(mailServer.url, 'no-reply@demo.example')
    const addresses = { name: 'Demo', appUrl: undefined, apiUrl: 'http://localhost' }
    const work = () =>
      Promise.allSettled(
        recipients.flatMap(({ id }) => Array.from({ length: 5 }, () => sendGroupMail(connection.db, send, addresses, { recipient: id }))),
      )
    await work()
    expect(received).toHaveLength(before + 2)
    await work()
    await deliver()
    expect(received).toHaveLength(before + 2)
  })

  /** A recipient of message 3, which account 5 sent, and the sending of its mail. */
  const recipientOf = async (n: number) => {
    const id = `held-${n}`
    const row = { id, group_email_message_id: seedId('group-email-messages', 3), account_id: seedId('accounts', n) }
    await insertRows(connection.db, 'group_email_recipients', row)
    const sent: string[] = []
    const accept: SendMail = async ({ to, handOver }) => {
      await handOver!()
      sent.push(to)
    }
    const work = (send = accept) =>
      sendGroupMail(connection.db, send, { name: 'Demo', appUrl: undefined, apiUrl: 'http://localhost' }, { recipient: id })
    return { sent, work }
  }
  const wantMails = (n: number) =>
    sql`update accounts set notification_preferences = '{"group_email.sent": ["email"]}' where id = ${seedId('accounts', n)}`.execute(
      connection.db,
    )
  const follow = (n: number) =>
    insertRows(connection.db, 'follows', {
      id: `of-${n}`,
      follower_id: seedId('accounts', n),
      followable_type: 'accounts',
      followable_id: seedId('accounts', 5),
    })

  test('is let be for who wants it no more, follows no more or muted the sender, and once that is suspended or has left', async () => {
    const { sent, work } = await recipientOf(24)
    await work()
    await follow(24)
    await work()
    await wantMails(24)
    const muted = { id: 'muted', account_id: seedId('accounts', 24), mutable_type: 'accounts' as const, mutable_id: seedId('accounts', 5) }
    await insertRows(connection.db, 'muted_items', muted)
    await work()
    await connection.db.deleteFrom('muted_items').where('id', '=', 'muted').execute()
    for (const status of ['suspended', 'deactivated'] as const) {
      await setColumns(connection.db, 'accounts', seedId('accounts', 5), { status })
      await work()
    }
    await setColumns(connection.db, 'accounts', seedId('accounts', 5), { status: 'active' })
    await sql`update follows set wants_mails = false where id = 'of-24'`.execute(connection.db)
    await work()
    expect(sent).toEqual([])
    await sql`update follows set wants_mails = true where id = 'of-24'`.execute(connection.db)
    await work()
    await work()
    expect(sent).toEqual(['noor.alhashimi@demo.example'])
  })

  test('is tried again when the server was not asked or refused it for now, and never once it may have it', async () => {
    await follow(21)
    await wantMails(21)
    const { sent, work } = await recipientOf(21)
    await expect(work(() => Promise.reject(new Error('no way there')))).rejects.toThrow('no way there')
    const refuse =
      (forGood: boolean): SendMail =>
      async ({ handOver }) => {
        await handOver!()
        throw new MailRefused(new Error('not now'), false, forGood)
      }
    await expect(work(refuse(false))).rejects.toThrow('not now')
    await work()
    expect(sent).toEqual(['elodie.favre@demo.example'])
    await sql`update group_email_recipients set mailed_at = null, handed_at = null where id = 'held-21'`.execute(connection.db)
    await work(refuse(true))
    await work(async ({ handOver }) => {
      await handOver!()
      throw new Error('the line went dead')
    })
    await work()
    expect(sent).toHaveLength(1)
  })

  test('carries the address at which its recipient ends them, until it follows the sender anew', async () => {
    const { mail } = received.find((one) => one.to === 'investor@demo.example')!
    const header = (name: string) => mail.headers.find((one) => one.key === name)?.value
    const link = /^<http:\/\/[^/]+(\/api\/v1\/group-email-messages\/.*\/unsubscribe\?code=[0-9a-f]{64})>$/.exec(
      header('list-unsubscribe')!,
    )![1]!
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(`https://app.example/unsubscribe?group-email-message=${seedId('group-email-messages', 1)}&code=`)
    const oneClick = (url: string) =>
      app.http.inject({
        ...{ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' },
      })
    const wants = async (): Promise<boolean[]> => {
      const { rows } = await sql<{ wants_mails: boolean }>`select wants_mails from follows where follower_id = ${seedId('accounts', 1)}
        and followable_type = 'accounts' and followable_id in (${seedId('accounts', 4)}, ${seedId('accounts', 5)}) order by followable_id`.execute(
        connection.db,
      )
      return rows.map((one) => one.wants_mails)
    }
    expect(await wants()).toEqual([true, true])
    expect((await oneClick(link.replace(/code=.*/, `code=${'0'.repeat(64)}`))).statusCode).toBe(404)
    const page = async (): Promise<string> => (await app.http.inject({ url: link })).payload
    expect(await page()).toContain('<button>Unsubscribe</button>')
    for (const _again of [1, 2]) expect((await oneClick(link)).statusCode).toBe(204)
    expect(await wants()).toEqual([false, true])
    expect(await page()).not.toContain('<button>')
    await sql`update group_email_messages set status = 'drafted', sent_at = null where id = ${seedId('group-email-messages', 1)}`.execute(
      connection.db,
    )
    await sql`delete from group_email_recipients where group_email_message_id = ${seedId('group-email-messages', 1)}`.execute(connection.db)
    await queue(1)
    await sendDueGroupMails(connection.db, app.jobs, new Date())
    const recipients = await connection.db
      .selectFrom('group_email_recipients')
      .select('account_id')
      .where('group_email_message_id', '=', seedId('group-email-messages', 1))
      .execute()
    expect(recipients.map((one) => one.account_id)).not.toContain(seedId('accounts', 1))
    expect(recipients.map((one) => one.account_id)).toContain(seedId('accounts', 2))
  })

  test('is a draft again when its sender leaves, and does not go out when it comes back', async () => {
    await queue(1)
    await transact(connection.db, (tx) => leave(tx, seedId('accounts', 4)))
    expect(await rowOf(1)).toMatchObject({ status: 'drafted', sent_at: null })
    await sendDueGroupMails(connection.db, app.jobs, new Date())
    expect((await rowOf(1)).status).toBe('drafted')
  })

  test('waits while its sender is suspended', async () => {
    const setStatus = (status: 'suspended' | 'active') => setColumns(connection.db, 'accounts', seedId('accounts', 4), { status })
    await queue(1)
    await setStatus('suspended')
    await sendDueGroupMails(connection.db, app.jobs, new Date())
    expect((await rowOf(1)).status).toBe('queued')
    await setStatus('active')
    await sql`delete from group_email_recipients where group_email_message_id = ${seedId('group-email-messages', 1)}`.execute(connection.db)
    await sendDueGroupMails(connection.db, app.jobs, new Date())
    expect((await rowOf(1)).status).toBe('sent')
  })
})
