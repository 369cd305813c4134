/** Steps of the tick that find one of what is due at fault: the others get their turn, and the one has its own when the fault is gone. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { sendDueCampaigns } from '../../src/resources/campaigns/corporate-email-campaigns.due.ts'
import { remindOfEvents, runEvents } from '../../src/resources/events/corporate-events.clock.ts'
import { spreadEvents } from '../../src/resources/integration/webhook-events.spreading.ts'
import { sendDueGroupMails } from '../../src/resources/messaging/group-email-messages.mail.ts'
import { tellActivityAlerts } from '../../src/resources/notifications/activity-alerts.telling.ts'
import { matchAlerts } from '../../src/resources/notifications/alerts.matching.ts'
import { tellAlerts } from '../../src/resources/notifications/alerts.telling.ts'
import { queueMails } from '../../src/resources/notifications/notification-mails.gathering.ts'
import { wakeClients } from '../../src/resources/notifications/push-messages.ts'
import { eraseLeavers } from '../../src/resources/people/accounts.leavers.ts'
import { endPlans } from '../../src/resources/people/plans.giving.ts'
import { settlePremiumRequests } from '../../src/resources/premium-services/premium-service-requests.clock.ts'
import { settleRequests } from '../../src/resources/research/publication-access-requests.ts'
import { tellDelayed } from '../../src/resources/research/insights.embargo.ts'
import { publishDue } from '../../src/resources/research/insights.scheduling.ts'
import { remindOfItems } from '../../src/resources/shelves/locker-items.reminders.ts'
import { eachAlone, someTogether } from '../../src/verbs/each-alone.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const now = new Date()
const ago = (minutes: number): string => `timestamptz '${now.toISOString()}' - interval '${minutes} minutes'`

/** `due`: what makes a row due; `of`: which rows are taken for it; `done`: what tells that the step has taken it. */
const steps = {
  publishDue: {
    ...{ table: 'insights', of: `aasm_state in ('drafted', 'approved')`, done: `aasm_state <> 'scheduled'` },
    due: `aasm_state = 'scheduled', published_at = ${ago(5)}`,
    take: () => publishDue(server.db, now),
  },
  remindOfItems: {
    ...{ table: 'locker_items', due: `reminder_at = ${ago(5)}, reminded_for = null`, done: 'reminded_for = reminder_at' },
    take: () => remindOfItems(server.db, now),
  },
  settleRequests: {
    ...{ table: 'publication_access_requests', of: `publication_type = 'insights'`, done: `status = 'denied'` },
    due: `status = 'pending', decided_at = null, decider_id = null, granted_until = null, reason = null, created_at = ${ago(30_000)}`,
    take: () => settleRequests(server.db, now),
  },
  tellDelayed: {
    ...{ table: 'insights', of: `aasm_state = 'published'`, due: 'awaits_delayed = true, is_x_content = true', done: 'not awaits_delayed' },
    take: () => tellDelayed(server.db),
  },
  sendDueGroupMails: {
    ...{ table: 'group_email_messages', due: `status = 'queued', sent_at = ${ago(1)}`, done: `status = 'sent'` },
    of: `account_id in (select id from accounts where status = 'active')
      and id not in (select group_email_message_id from group_email_recipients)`,
    take: () => sendDueGroupMails(server.db, server.jobs, now),
  },
  remindOfEvents: {
    ...{ table: 'corporate_events', of: `status = 'published'`, done: 'hour_reminded_at is not null' },
    due: `starts_at = ${ago(-30)}, ends_at = ${ago(-60)}, registration_closes_at = null, hour_reminded_at = null, day_reminded_at = null`,
    take: () => remindOfEvents(server.db, server.jobs, now),
  },
  runEvents: {
    ...{ table: 'corporate_events', of: `status = 'published'`, done: `status = 'live'` },
    due: `starts_at = ${ago(5)}, ends_at = ${ago(-60)}, registration_closes_at = null`,
    take: () => runEvents(server.db, server.jobs, now),
  },
  endPlans: {
    ...{ table: 'companies', due: `plan_ends_at = ${ago(5)}`, done: 'plan_ends_at is null' },
    take: () => endPlans(server.db, now),
  },
  settlePremiumRequests: {
    ...{ table: 'premium_service_requests', of: `status = 'submitted'`, due: `reminded = 0, status_updated_at = ${ago(13 * 60)}` },
    done: 'reminded = 50',
    take: () => settlePremiumRequests(server.db, server.jobs, now),
  },
  sendDueCampaigns: {
    ...{ table: 'corporate_email_campaigns', of: `status = 'scheduled'`, due: `scheduled_at = ${ago(5)}`, done: `status <> 'scheduled'` },
    take: () => sendDueCampaigns(server.db, server.jobs, now),
  },
  eraseLeavers: {
    ...{ table: 'accounts', of: `account_type = 'investor'`, due: `status = 'deactivated'` },
    done: 'erased_at is not null',
    take: () => eraseLeavers(server.db, new Date(now.getTime() + 31 * 24 * 3_600_000), 30),
  },
  tellActivityAlerts: {
    ...{
      table: 'activity_alerts',
      due: `active = true, frequency = 'daily', next_due_at = ${ago(5)}, told_until = ${ago(60)}`,
      done: `told_until > ${ago(5)}`,
    },
    take: () => tellActivityAlerts(server.db, server.jobs, now),
  },
  tellAlerts: {
    ...{
      table: 'alerts',
      of: `id in (select min(id) from alerts where kind = 'saved' group by account_id)`,
      due: `active = true, frequency = 'daily', next_due_at = ${ago(5)}`,
    },
    ...{ done: `next_due_at > ${ago(0)}`, gather: true },
    take: () => tellAlerts(server.db, server.jobs, now),
  },
  wakeClients: {
    ...{ table: 'push_messages', due: 'queued_at = null', done: 'queued_at is not null' },
    take: () => wakeClients(server.db, server.jobs),
  },
} satisfies Record<string, { table: string; of?: string; due: string; done: string; take: () => Promise<void> }>

test.each(Object.entries(steps))('%s', async (_name, step) => {
  await server.jobs.ready()
  const { db } = server
  const { table, due, done, take } = step
  const of = 'of' in step ? step.of : 'true'
  const { rows } = await sql<{ id: string }>`update ${sql.table(table)} set ${sql.raw(due)}
    where id in (select id from ${sql.table(table)} where ${sql.raw(of)} order by id limit 3) returning id`.execute(db)
  if ('gather' in step)
    await sql`insert into alert_matches (alert_id, insight_id, matched_at) select id, (select min(id) from insights), now()
      from alerts where id = any(${rows.map((one) => one.id)}::text[]) on conflict do nothing`.execute(db)
  const [first, ...others] = rows.map((one) => one.id).sort()
  expect(others).not.toEqual([])
  const left = async (): Promise<string[]> => {
    const found = await sql<{ id: string }>`select id from ${sql.table(table)} where id = any(${rows.map((one) => one.id)}::text[])
      and (${sql.raw(done)}) is not true order by id`.execute(db)
    return found.rows.map((one) => one.id)
  }
  await sql`create or replace function refuse_one() returns trigger language plpgsql as $$
    begin if new.id = tg_argv[0] then raise exception 'at fault'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse_one before update on ${sql.table(table)} for each row execute function refuse_one(${sql.lit(first)})`.execute(
    db,
  )
  const fault = await take().catch((error: unknown) => error)
  await sql`drop function refuse_one cascade`.execute(db)
  expect(fault).toBeInstanceOf(AggregateError)
  expect(await left()).toEqual([first])
  await take()
  expect(await left()).toEqual([])
})

/**
 * Steps that take many together, and what cannot be written for one of them. `put` makes some due and answers what they are known by;
 * `left`: of which of these the step still has something to do.
 */
const many = {
  matchAlerts: {
    ...{ into: 'alert_matches', column: 'insight_id' },
    put: sql`with listening as (update alerts set query_text = null, filter_preset_id = null, filters = '{}', active = true,
        frequency = 'daily' where kind = 'saved' returning account_id),
      there as (update accounts set status = 'active' where id in (select account_id from listening))
      insert into alert_publications (insight_id) select id from insights where aasm_state = 'published' order by id limit 3
      returning insight_id as id`,
    left: sql`select insight_id as id from alert_publications`,
    take: () => matchAlerts(server.db, now),
  },
  queueMails: {
    ...{ into: 'notification_mails', column: 'account_id' },
    put: sql`update notifications set mail_due_at = now() - interval '1 hour' where account_id in (
        select account_id from notifications join accounts on accounts.id = account_id group by 1 order by 1 limit 3)
      returning account_id as id`,
    left: sql`select account_id as id from notifications where mail_due_at <= now()`,
    take: () => queueMails(server.db, server.jobs, now),
  },
  spreadEvents: {
    ...{ into: 'webhook_deliveries', column: 'record_id' },
    put: sql`with listening as (insert into webhook_endpoints (id, account_id, url, events, secret)
        select 'of-an-admin', id, 'https://hooks.example', '{*}', 'whsec_none' from accounts where 'admin' = any(roles) order by id limit 1)
      insert into webhook_events (id, record_type, record_id, event)
      select 'e' || id, 'activities', id, key from activities order by id limit 3 returning record_id as id`,
    left: sql`select record_id as id from webhook_events`,
    take: () => spreadEvents(server.db),
  },
} satisfies Record<string, object>

test.each(Object.entries(many))('%s', async (_name, { into, column, put, left, take }) => {
  await server.jobs.ready()
  const { db } = server
  const of = async (query: RawBuilder<unknown>) => {
    const { rows } = await (query as RawBuilder<{ id: string }>).execute(db)
    return [...new Set(rows.map(({ id }) => id))].sort()
  }
  const ids = await of(put)
  const [first, ...others] = ids
  expect(others).not.toEqual([])
  await sql`create or replace function refuse_one() returns trigger language plpgsql as $$
    begin if to_jsonb(new) ->> ${sql.lit(column)} = tg_argv[0] then raise exception 'at fault'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse_one before insert on ${sql.table(into)} for each row execute function refuse_one(${sql.lit(first)})`.execute(
    db,
  )
  const fault = await take().catch((error: unknown) => error)
  await sql`drop function refuse_one cascade`.execute(db)
  expect(fault).toBeInstanceOf(AggregateError)
  expect(await of(left)).toEqual([first])
  await take()
  expect(await of(left)).toEqual([])
})

test('faults are counted, and the first of them are told', async () => {
  const fail = (one: unknown) => Promise.reject(new Error(`at fault: ${one}`))
  const fault = await eachAlone(Array.from({ length: 1_000 }).keys(), 'that failed', fail).catch((error: AggregateError) => error)
  expect(fault).toMatchObject({ message: '1000 that failed: at fault: 0' })
  expect((fault as AggregateError).errors).toHaveLength(10)
  const within = await eachAlone(['a', 'b'], 'steps', () => eachAlone([1, 2], 'that failed', fail)).catch((error: AggregateError) => error)
  expect(within).toMatchObject({ message: '2 steps: 2 that failed: at fault: 1' })
  expect((within as AggregateError).errors).toHaveLength(4)
})

test.each([0, 1, 2, 3, 4, 5, 7])('of %s, two together and each alone where they fail, each is done once', async (size) => {
  const done: number[][] = []
  const work = async (some: readonly number[]): Promise<void> => {
    if (some.includes(1)) throw new Error('at fault')
    done.push([...some])
  }
  const all = Array.from({ length: size }, (_, index) => index)
  const fault = await someTogether(all, 2, 'that failed', work).catch((error: unknown) => error)
  expect(done.flat().sort()).toEqual(all.filter((one) => one !== 1))
  expect(fault instanceof AggregateError).toBe(size > 1)
})
