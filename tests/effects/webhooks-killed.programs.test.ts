/** What becomes of events whose server process is killed before they are sent, and while they are. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { putInsight } from '../support/insight-rows.ts'
import { askingAs, installations } from '../support/installation.ts'
import { verified, webhookReceiver } from '../support/webhook-receiver.ts'

const receiver = webhookReceiver()
const install = installations(() => ({ WEBHOOK_PRIVATE: 'true' }))

/** What a process had taken on is free again after a while; here that time has gone by. */
const elapse = (db: Database) => sql`update webhook_endpoints set queued_until = null, busy_until = null`.execute(db)

test.each([
  ['as soon as the operation is answered', false],
  ['while the event is being sent', true],
] as const)('killed %s, no event is lost', { timeout: 120_000 }, async (_when, sending) => {
  const path = `/${sending}`
  const installation = await install()
  const insight = await installation.between((db) => putInsight(db, 'published'))
  const first = await installation.start()
  const ask = await askingAs(first, 'investor')
  const attributes = { url: await receiver.at(path), events: ['comment.create'] }
  const endpoint = await ask('POST', '/api/v2/webhook-endpoints', { type: 'webhook-endpoints', attributes })
  // It never answers what is under way when the process is killed.
  receiver.manners.set(path, () => undefined)
  await ask('POST', '/api/v1/comments', {
    type: 'comments',
    attributes: { body: 'Is this lost?' },
    relationships: { commentable: { data: { type: 'insights', id: insight } } },
  })
  if (sending) await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1)
  await first.stop('SIGKILL')
  const before = receiver.taken(path)
  receiver.manners.delete(path)
  await installation.between(elapse)
  await installation.start()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1)
  const [again] = receiver.taken(path)
  expect(verified(again!, endpoint.attributes['secret']!)).toMatchObject({ type: 'comment.create', included: [{ type: 'comments' }] })
  for (const one of before) expect(one.headers['webhook-id']).toBe(again!.headers['webhook-id'])
})
