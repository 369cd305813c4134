import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { seedLookups } from '../../../src/demo/lookups.ts'
import type { ActivitiesTable } from '../../../src/generated/tables.ts'
import { meanings } from '../../../src/resources/notifications/activities.keys.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, freshClient, putInsight } from '../../support/insight-rows.ts'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/activity-alerts'
const names = new Map<string, string>()
async function nameOf(name: string): Promise<string> {
  if (names.size === 0) {
    const { data } = (await server.guest.get('/api/v2/activity-alert-names')).body
    for (const one of data) names.set(one.attributes.name, one.id)
  }
  return names.get(name)!
}
const watch = async (name: string, attributes: object) => ({
  data: {
    type: 'activity-alerts',
    attributes: { frequency: 'daily', ...attributes },
    relationships: { 'activity-alert-name': { data: { type: 'activity-alert-names', id: await nameOf(name) } } },
  },
})
const make = async (caller: Client, name: string, attributes: object = {}) => caller.post(path, await watch(name, attributes))
const made = async (caller: Client, name: string, attributes: object = {}): Promise<string> => {
  const answer = await make(caller, name, attributes)
  expect(answer.status).toBe(201)
  return answer.body.data.id
}
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)
const round = (at: Date) => tick(server.db, server.place.files, at, server.jobs)
/** What an account did to an insight of the provider, ahead of the tick that is to tell of it. */
async function happened(owner: number, columns: Partial<Insertable<ActivitiesTable>> = {}): Promise<string> {
  const insight = await putInsight(server.db, 'published', authors.provider, { tagline: '=HYPERLINK("x") and more' })
  const row = {
    ...{ id: randomUUID(), key: 'insight.read', trackable_type: 'insights', trackable_id: insight, origin: 'web' as const },
    ...{ owner_id: seedId('accounts', owner), recipient_id: seedId('accounts', 4), anonymize: false },
  }
  await insertRows(server.db, 'activities', { ...row, ...columns })
  return insight
}
const logs = async (address: string): Promise<string[]> =>
  (await server.mailsTo(`${address}@demo.example`)).filter((one) => one.includes('Subject: Activity log'))
const overseer = 'beatrice.okafor@demo.example'

describe('names of activity alerts', () => {
  test('are listed for anyone, each with the scopes that it can have', async () => {
    const { data, meta } = (await server.guest.get('/api/v2/activity-alert-names')).body
    expect(meta['record-count']).toBe(data.length)
    expect(data[0].attributes).toMatchObject({ name: 'all', group: 'all', scopes: ['own', 'company'] })
    const known = data.map((one: { attributes: { name: string } }) => one.attributes.name)
    expect(Object.keys(meanings).filter((key) => /^(insight|comment)\./.test(key) && known.includes(key)).length).toBeGreaterThan(20)
    expect((await server.guest.get(data[1].links.self)).body.data).toEqual(data[1])
  })

  test('are there for whatever becomes of a request, a seat, a campaign and a vote, also where an older release made the others', async () => {
    const added = ['premium_service_request.rework', 'premium_service_request.expire', 'premium_service_request.rate']
    const own = ['insight.unlike', 'account.unfollow', 'campaign.open', 'campaign.click', 'corporate_presentation.download']
    await server.db
      .deleteFrom('activity_alert_names')
      .where('name', 'in', [...added, ...own, 'corporate_event.waitlist'])
      .execute()
    await Promise.all([seedLookups(server.db), seedLookups(server.db)])
    const { data } = (await server.guest.get('/api/v2/activity-alert-names')).body
    const scopes = new Map<string, string[]>(
      data.map(({ attributes }: { attributes: { name: string; scopes: string[] } }) => [attributes.name, attributes.scopes]),
    )
    for (const name of [...added, 'corporate_event.waitlist']) expect([name, scopes.get(name)]).toEqual([name, ['own', 'company']])
    for (const name of own) expect([name, scopes.get(name)]).toEqual([name, ['own']])
    expect([...scopes.keys()].filter((name) => name !== 'all' && !Object.hasOwn(meanings, name))).toEqual([])
  })
})

describe('an activity alert', () => {
  test('is made, shown, changed and removed', async () => {
    const caller = await server.as('elodie.favre')
    const answer = await make(caller, 'comment.reply', { frequency: 'hourly' })
    expect(answer.status).toBe(201)
    const { links, relationships, attributes } = answer.body.data
    expect(attributes).toMatchObject({
      frequency: 'hourly',
      scope: 'own',
      channel: 'app',
      active: true,
      recipients: [],
      'last-sent-at': null,
    })
    expect(new Date(attributes['next-due-at']).getMinutes()).toBe(0)
    expect((await caller.get(relationships['activity-alert-name'].links.related)).body.data.attributes.name).toBe('comment.reply')
    const changed = await caller.patch(links.self, { data: { attributes: { frequency: 'never', channel: 'email' } } })
    expect(changed.body.data.attributes).toMatchObject({ frequency: 'never', channel: 'email', 'next-due-at': null })
    expect((await caller.patch(links.self, { data: { attributes: { scope: 'company' } } })).body.errors[0].code).toBe('105')
    expect((await caller.delete(links.self)).status).toBe(204)
    expect((await caller.get(links.self)).status).toBe(404)
  })

  test('is made once, however many ask for the same at once', async () => {
    const caller = await server.as('elodie.favre')
    const body = await watch('insight.like', {})
    const answers = await Promise.all(Array.from({ length: 20 }, () => caller.post(path, body)))
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1)
    expect(answers.filter((one) => one.status === 409)).toHaveLength(19)
  })

  test('of the company is for its compliance officers, who share it', async () => {
    const [officer, fellow, lead] = [await server.as('compliance'), await server.as('provider'), await server.as('lead')]
    expect((await make(lead, 'all', { scope: 'company' })).status).toBe(403)
    const id = await made(officer, 'insight.cancel', { scope: 'company' })
    expect((await fellow.get(`${path}/${id}`)).status).toBe(404)
    await setColumns(server.db, 'accounts', seedId('accounts', 14), { roles: ['compliance-officer'] })
    const second = await server.as('vikram.deshpande')
    expect((await second.get(path)).body.data.map((one: { id: string }) => one.id)).toContain(id)
    expect((await second.patch(`${path}/${id}`, { data: { attributes: { active: false } } })).status).toBe(200)
    expect((await second.delete(`${path}/${id}`)).status).toBe(204)
  })

  test('has a scope that its name can have, and recipients who may receive it', async () => {
    const officer = await server.as('beatrice.okafor')
    const refused = async (name: string, attributes: object) => {
      const { status, body } = await make(officer, name, attributes)
      return [status, body.errors[0].code, body.errors[0].source?.pointer]
    }
    expect(await refused('insight.print', { scope: 'own' })).toEqual([422, '100', '/data/attributes/scope'])
    expect(await refused('insight.like', { scope: 'company' })).toEqual([422, '100', '/data/attributes/scope'])
    const outside = { scope: 'company', channel: 'csv-email', recipients: [overseer, 'noor.alhashimi@demo.example'] }
    expect(await refused('insight.view', outside)).toEqual([422, '100', '/data/attributes/recipients'])
    expect(await refused('insight.view', { scope: 'everyone' })).toEqual([422, '103', '/data/attributes/scope'])
    const id = await made(officer, 'insight.view', { ...outside, recipients: [overseer.toUpperCase()] })
    const elsewhere = { data: { attributes: { recipients: ['someone@elsewhere.example'] } } }
    expect((await officer.patch(`${path}/${id}`, elsewhere)).status).toBe(422)
  })
})

describe('what gathered', () => {
  test('is told in the app when the alert is due, once, and what comes after when it is due again', async () => {
    const author = await server.as('provider')
    const id = await made(author, 'insight.read', { frequency: 'hourly' })
    await happened(2)
    await happened(20)
    await happened(4, { key: 'insight.read' })
    await happened(2, { key: 'insight.print' })
    const told = async () => {
      const { data } = (await author.get('/api/v2/notifications?page[size]=100')).body
      const ready = data.filter((one: { attributes: { key: string } }) => one.attributes.key === 'activity_log.ready')
      return ready.map((one: { attributes: { parameters: object } }) => one.attributes.parameters)
    }
    await round(minutes(0))
    expect(await told()).toEqual([])
    await Promise.all([round(minutes(62)), round(minutes(62)), round(minutes(62))])
    expect(await told()).toMatchObject([{ count: 1, activities: 2, title: 'Insight read' }])
    await round(minutes(124))
    expect(await told()).toMatchObject([{ count: 1 }])
    expect((await author.get(`${path}/${id}`)).body.data.attributes['last-sent-at']).not.toBeNull()
    await happened(2, { created_at: minutes(130).toISOString() })
    await round(minutes(190))
    expect(await told()).toMatchObject([{ count: 2, activities: 1 }])
  })

  test('is mailed as a table to compliance officers, with what their company did and nothing else', async () => {
    const officer = await server.as('beatrice.okafor')
    const recipients = [overseer.toUpperCase(), overseer]
    await made(officer, 'insight.read', { frequency: 'hourly', scope: 'company', channel: 'csv-email', recipients })
    await happened(1, { parameters: '{"seconds": 40}' })
    await happened(2)
    await round(minutes(62))
    const [mail, ...others] = (await logs('beatrice.okafor')).filter((one) => one.includes('Insight read'))
    expect(others).toEqual([])
    const [head, row, ...more] = mail!.slice(mail!.indexOf('--- activities.csv (text/csv)\n')).split('\n').slice(1).filter(Boolean)
    expect(head).toBe('"time","account","activity","title","link","parameters"\r')
    expect(row).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC","Ingrid Vester","insight\.read","'=HYPERLINK\(""x""\) and more","http/)
    expect(row).toContain('"{""seconds"": 40}"')
    expect(more).toEqual([])
  })

  test('does not name who reads anonymously', async () => {
    const author = await server.as('provider')
    await made(author, 'all', { frequency: 'hourly', channel: 'email' })
    await happened(20, { anonymize: true })
    await round(minutes(62))
    const [mail] = (await logs('provider')).filter((one) => one.includes('Everything'))
    expect(mail).toContain('(investor-firm, US)')
    expect(mail).not.toContain('Avery')
  })

  test('is not told while the alert is off, nor afterwards', async () => {
    const author = await server.as('provider')
    const id = await made(author, 'insight.view', { frequency: 'instant', channel: 'email' })
    const before = (await logs('provider')).length
    const set = (active: boolean) => author.patch(`${path}/${id}`, { data: { attributes: { active } } })
    await set(false)
    await happened(2, { key: 'insight.view' })
    await round(minutes(5))
    await set(true)
    await round(minutes(6))
    expect(await logs('provider')).toHaveLength(before)
  })

  test('is mailed to each recipient by itself, so that one who cannot be reached does not have the others told again', async () => {
    const officer = await server.as('beatrice.okafor')
    await setColumns(server.db, 'accounts', seedId('accounts', 24), { roles: ['compliance-officer'] })
    const both = [overseer, 'noor.alhashimi@demo.example']
    const id = await made(officer, 'insight.print', { frequency: 'hourly', scope: 'company', channel: 'email', recipients: both })
    await happened(1, { key: 'insight.print' })
    await round(minutes(62))
    const { rows } = await sql<{ jobs: number }>`select count(*)::integer as jobs from pgboss.job
      where name = 'activity-mail' and data ->> 'alert' = ${id}`.execute(server.db)
    expect(rows).toEqual([{ jobs: 2 }])
    for (const name of ['beatrice.okafor', 'noor.alhashimi']) {
      expect((await logs(name)).filter((one) => one.includes('Insight printed'))).toHaveLength(1)
    }
  })

  test('follows a recipient to another address', async () => {
    const [officer, noor, next] = [await server.as('beatrice.okafor'), seedId('accounts', 24), 'noor@new.example']
    await setColumns(server.db, 'accounts', noor, { roles: ['compliance-officer'] })
    const recipients = ['Noor.Alhashimi@demo.example', overseer]
    const id = await made(officer, 'insight.copy', { frequency: 'hourly', scope: 'company', channel: 'email', recipients })
    const asked = await (await freshClient(server, noor)).patch(`/api/v2/accounts/${noor}`, { data: { attributes: { email: next } } })
    expect(asked.status).toBe(200)
    const token = tokenIn((await server.mailsTo(next))[0]!)
    expect((await server.guest.post('/api/v2/accounts/verify-email', { data: { type: 'sessions', attributes: { token } } })).status).toBe(
      200,
    )
    expect((await officer.get(`${path}/${id}`)).body.data.attributes.recipients).toEqual([next, overseer])
    await setColumns(server.db, 'accounts', noor, { email: 'noor.alhashimi@demo.example' })
  })

  test('goes to nobody who is no compliance officer any more', async () => {
    const officer = await server.as('compliance')
    const inApp = await made(officer, 'insight.read', { frequency: 'hourly', scope: 'company', channel: 'app' })
    await made(officer, 'insight.read', { frequency: 'hourly', scope: 'company', channel: 'csv-email' })
    await happened(6)
    await setColumns(server.db, 'accounts', seedId('accounts', 7), { roles: [] })
    await round(minutes(62))
    expect(await logs('compliance')).toEqual([])
    const told = server.db.selectFrom('notifications').select('id').where('trackable_id', '=', inApp)
    expect(await told.execute()).toEqual([])
  })

  test('is told of once where more alerts tell at once than are taken together, and those with nothing to tell are left for a day', async () => {
    const author = await server.as('provider-2')
    await sql`insert into activity_alerts (id, account_id, activity_alert_name_id, frequency, scope, next_due_at, told_until)
      select uuid_v7(), accounts.id, names.id, 'instant', 'own', now(), now() - interval '2 days' from accounts
        cross join (select id from activity_alert_names where name not in ('all', 'insight.like') order by position limit 12) as names
      where accounts.account_type = 'insight-provider' or accounts.account_type = 'investor' order by names.id, accounts.id limit 220
      on conflict do nothing`.execute(server.db)
    const { rows } = await sql`select from activity_alerts where frequency = 'instant' and active`.execute(server.db)
    expect(rows.length).toBeGreaterThan(200)
    const id = await made(author, 'insight.like', { frequency: 'instant' })
    await happened(1, { key: 'insight.like', recipient_id: seedId('accounts', authors['provider-2']) })
    const quiet = async () => {
      const of = sql<{ told: number }>`select id, extract(epoch from told_until)::double precision * 1000 as told from activity_alerts
        where frequency = 'instant' and active and scope = 'own' and id <> ${id} order by id`
      return (await of.execute(server.db)).rows
    }
    await round(minutes(3))
    const first = await quiet()
    await round(minutes(4))
    expect(Math.min(...first.map(({ told }) => told))).toBeGreaterThan(Date.now() - 60 * 60_000)
    expect(await quiet()).toEqual(first)
    const told = server.db.selectFrom('notifications').select('times_told').where('trackable_id', '=', id)
    expect(await told.execute()).toEqual([{ times_told: 1 }])
    await happened(1, {
      key: 'insight.like',
      recipient_id: seedId('accounts', authors['provider-2']),
      created_at: minutes(30).toISOString(),
    })
    await round(minutes(32))
    expect(await told.execute()).toEqual([{ times_told: 2 }])
    await round(minutes(25 * 60))
    expect(Math.min(...(await quiet()).map(({ told }) => told))).toBeGreaterThan(minutes(24 * 60).getTime())
  })
})
