import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup, saying } from '../../support/conversations.ts'
import { putEvent } from '../../support/event-rows.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { lentSession } from '../../support/lent-session.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts/me/export'

let provider: Client
beforeAll(async () => {
  provider = await server.as('provider')
})

describe('the export of an account', () => {
  test('has its rows by their kind, the newest first, with names as the API writes them', async () => {
    const newest = await putInsight(server.db, 'published', authors.provider, { tagline: 'The newest of all' })
    const { status, body, headers } = await provider.get(path)
    expect([status, headers['content-type'], body.meta.incomplete]).toEqual([200, 'application/json; charset=utf-8', []])
    expect(body.data.accounts).toEqual([expect.objectContaining({ id: seedId('accounts', 4), 'account-type': 'insight-provider' })])
    expect(body.data.insights[0]).toMatchObject({ id: newest, tagline: 'The newest of all', 'aasm-state': 'published' })
    expect(body.data.insights.length).toBeGreaterThan(1)
    expect(body.data['locker-items']).toBeInstanceOf(Array)
  })

  /** What leads to accounts and is not exported, with the reason. A new table of an account is exported (accounts.export.ts). */
  const left = [
    // What is counted and booked is in reports, which have lists of their own.
    ...['account_analytic_distribution_reports', 'insight_analyticss', 'insight_provider_payments', 'qva_reports', 'mtd_qva_reports'],
    ...['mtd_account_analytic_distribution_reports', 'premium_service_transactions', 'recognised_revenues', 'report_corrections'],
    // Of an issuer, of the platform, or of all who talk with each other.
    ...['contact_lists', 'imports', 'insight_collections', 'message_groups'],
    // Goes with what is exported, or tells what others did.
    ...['comment_mentions', 'corporate_event_hosts', 'files', 'group_email_recipients', 'insight_providers', 'message_group_invitations'],
    ...['message_group_spans', 'message_inspections', 'message_reads', 'notification_actors', 'notification_mails'],
    // The server forgets it within days.
    ...['idempotency_keys', 'one_time_tokens', 'recent_writers'],
  ]

  test('has every table whose rows are of an account, or it is said why not', async () => {
    const { rows } = await sql<{ name: string }>`select distinct relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and confrelid = 'accounts'::regclass and not relispartition order by 1`.execute(server.db)
    const exported = Object.keys((await provider.get(path)).body.data).map((one) => one.replaceAll('-', '_'))
    expect(rows.map(({ name }) => name).filter((one) => !exported.includes(one))).toEqual(left.toSorted())
  })

  test('has the events that it holds, without the addresses that it invited, and the files of the reports that it filed', async () => {
    const corporate = await server.as('corporate')
    const event = await putEvent(server.db)
    await setColumns(server.db, 'corporate_events', event, { account_id: seedId('accounts', 8), invited_emails: ['ada@visitor.example'] })
    const { body, text } = await corporate.get(path)
    const found = (body.data['corporate-events'] as Record<string, unknown>[]).find(({ id }) => id === event)
    expect(found).toMatchObject({ 'account-id': seedId('accounts', 8), status: 'published' })
    expect(text).not.toContain('ada@visitor.example')
    const files = await sql<{ id: string; account_id: string }>`select id, account_id from external_report_attachments limit 1`.execute(
      server.db,
    )
    const [{ id, account_id: owner }] = files.rows as [{ id: string; account_id: string }]
    const admin = await server.as('admin')
    const held = (await admin.get(`/api/v2/accounts/${owner}/export`)).body.data['external-report-attachments'] as { id: string }[]
    expect(held.map((one) => one.id)).toContain(id)
  })

  test('is whole however much was written: what has no room is named', async () => {
    const long = 'a long text '.repeat(40_000)
    for (let n = 0; n < 72; n++) await putInsight(server.db, 'drafted', authors.provider, { detail: long })
    const { body, text } = await provider.get(path)
    expect(body.meta.incomplete).toEqual(['insights'])
    expect(text.length).toBeLessThan(64 * 1024 * 1024)
    expect(body.data.insights.length).toBeGreaterThan(60)
    expect(body.data.comments.length).toBeGreaterThan(0)
  })

  test('is given to an admin without what was said in private, and says so', async () => {
    const own = await server.as('investor-2')
    const insight = await putInsight(server.db, 'published', authors.provider)
    const annotation = { insight_id: insight, annotator_id: seedId('accounts', 2), annotable_attribute: 'detail', section_id: 1 } as const
    const [secret, open] = [
      { message: 'Sell before Friday.', is_secret: true },
      { message: 'Well argued.', is_secret: false },
    ]
    for (const one of [secret, open]) await insertRows(server.db, 'annotations', { id: randomUUID(), ...annotation, ...one })
    const group = await putGroup(server.db, [seedId('accounts', 2), seedId('accounts', 4)])
    expect((await own.post('/api/v2/messages', saying('Between the two of us.', group))).status).toBe(201)
    const words = ['Between the two of us.', 'Sell before Friday.', 'Well argued.']
    const heldIn = async (who: Client, account: string) => {
      const { text, body } = await who.get(`/api/v2/accounts/${account}/export`)
      return [words.map((one) => text.includes(one)), body.meta.withheld]
    }
    expect(await heldIn(own, 'me')).toEqual([[true, true, true], []])
    const admin = await server.as('admin')
    expect(await heldIn(admin, seedId('accounts', 2))).toEqual([
      [false, false, true],
      ['messages', 'annotations', 'notifications'],
    ])
    // Whom it was said to was told of it.
    expect(await heldIn(await server.as('provider'), 'me')).toEqual([[true, false, false], []])
    expect(await heldIn(admin, seedId('accounts', 4))).toEqual([
      [false, false, false],
      ['messages', 'annotations', 'notifications'],
    ])
  })

  test('is for lasting sessions, and five times an hour', async () => {
    const investor = await server.as('investor')
    expect((await (await lentSession(server, investor)).get(path)).status).toBe(403)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await investor.get(path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
