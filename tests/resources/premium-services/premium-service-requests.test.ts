import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { codesOf, detailsOf, freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import {
  asking,
  balanceOf,
  editOf,
  ledgerOf,
  linkage,
  putFirm,
  putRequest,
  requestPath,
  statuses,
  attaching,
} from '../../support/premium-rows.ts'
import type { Status } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-requests'
const hour = 3_600_000
const day = 24 * hour

let investor: Client
let provider: Client
let manager: Client
beforeAll(async () => {
  ;[investor, provider, manager] = await Promise.all([server.as('investor'), server.as('provider'), server.as('account-manager')])
})

const move = (client: Client, id: string, status: Status, attributes: object = {}): Promise<Answer> =>
  client.patch(requestPath(id), editOf({ status, ...attributes }))
const statusOf = (answer: Answer): [number, string] => [answer.status, answer.body.data?.attributes.status]
const idOf = (answer: Answer): string => answer.body.data.id
const rowOf = (id: string) => server.db.selectFrom('premium_service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** An investor of a new firm with so many smarts. */
async function asker(smarts?: number): Promise<{ client: Client; company: string; account: string }> {
  const { company, account } = await putFirm(server.db, smarts)
  return { client: await freshClient(server, account), company, account }
}

const attach = (client: Client, request: string) => client.post('/api/v2/premium-service-attachments', attaching(request))

describe('a request from beginning to end', () => {
  test('is drafted, submitted, countered, agreed to, delivered, reworked, completed and rated; the ledger follows', async () => {
    const { client, company } = await asker(500)
    const providers = await balanceOf(server.db, seedId('companies', 1))
    const made = await client.post(path, asking({ smarts_required: 200, time_required: 4, note: 'By Thursday.', description: null }))
    expect(made.status).toBe(201)
    const id = idOf(made)
    const { attributes, relationships } = made.body.data
    expect(Object.keys(attributes)).toEqual([
      ...['title', 'description', 'time-required', 'smarts-required', 'status', 'status-updated-at', 'completed-at', 'deliver-at'],
      ...['updated-at', 'rating', 'feedback'],
    ])
    expect(attributes).toMatchObject({ status: 'drafted', 'time-required': 4, 'smarts-required': 200, rating: null, 'deliver-at': null })
    expect(Object.keys(relationships)).toEqual([
      ...['requestor', 'requestee', 'manager', 'premium-service', 'premium-service-attachments', 'premium-service-notes', 'activities'],
      'premium-service-activity-notes',
    ])
    expect((await client.get(relationships['premium-service-notes'].links.related)).body.data[0].attributes.body).toBe('By Thursday.')
    expect(await balanceOf(server.db, company)).toEqual({ balance: 500, reserved: 0 })
    expect((await provider.get(requestPath(id))).status).toBe(404)

    expect(statusOf(await move(client, id, 'submitted'))).toEqual([200, 'submitted'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 500, reserved: 200 })
    expect((await client.get(relationships.manager.links.related)).body.data.id).toBe(seedId('accounts', 11))
    expect((await provider.get(relationships.requestor.links.related)).body.data.id).toBe((await rowOf(id)).requestor_id)

    expect(statusOf(await move(provider, id, 'countered', { smarts_required: 300, time_required: 8 }))).toEqual([200, 'countered'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 500, reserved: 200 })
    const agreed = await move(client, id, 'accepted')
    expect(statusOf(agreed)).toEqual([200, 'accepted'])
    const { 'deliver-at': due, 'status-updated-at': since } = agreed.body.data.attributes
    expect(Date.parse(due) - Date.parse(since)).toBe(8 * 3_600_000)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 500, reserved: 300 })

    expect((await move(provider, id, 'delivered')).status).toBe(422)
    expect((await attach(provider, id)).status).toBe(201)
    expect(statusOf(await move(provider, id, 'delivered'))).toEqual([200, 'delivered'])
    const reworked = await move(client, id, 'accepted', { note: 'The third sheet is empty.' })
    const again = reworked.body.data.attributes
    expect(Date.parse(again['deliver-at']) - Date.parse(again['status-updated-at'])).toBe(4 * 3_600_000)
    const unchanged = await move(provider, id, 'delivered')
    expect([unchanged.status, unchanged.body.errors[0].title]).toEqual([422, 'Something new must be attached before it is delivered'])
    expect((await attach(client, id)).status).toBe(201)
    expect((await move(provider, id, 'delivered')).status).toBe(422)
    expect((await attach(provider, id)).status).toBe(201)
    expect(statusOf(await move(provider, id, 'delivered'))).toEqual([200, 'delivered'])
    const completed = await move(client, id, 'completed')
    expect(statusOf(completed)).toEqual([200, 'completed'])
    expect(completed.body.data.attributes['completed-at']).toBe(completed.body.data.attributes['status-updated-at'])
    expect((await client.patch(requestPath(id), editOf({ rating: 5, feedback: 'Good.' }))).status).toBe(200)

    expect(await balanceOf(server.db, company)).toEqual({ balance: 200, reserved: 0 })
    expect(await ledgerOf(server.db, company)).toEqual([
      { kind: 'grant', smarts: 500, balance_after: 500, reserved_after: 0 },
      { kind: 'reserve', smarts: -200, balance_after: 500, reserved_after: 200 },
      { kind: 'reserve', smarts: -100, balance_after: 500, reserved_after: 300 },
      { kind: 'capture', smarts: -300, balance_after: 200, reserved_after: 0 },
    ])
    expect(await balanceOf(server.db, seedId('companies', 1))).toEqual({ balance: providers!.balance + 210, reserved: 0 })

    const told = (await client.get(`${requestPath(id)}/premium-service-activity-notes`)).body.data
    expect(
      told.map((one: { attributes: { body: string; 'is-system': boolean } }) => [one.attributes.body, one.attributes['is-system']]),
    ).toEqual([
      ['By Thursday.', false],
      ['From drafted to submitted.', true],
      ['From submitted to countered.', true],
      ['From countered to accepted.', true],
      ['From accepted to delivered.', true],
      ['The third sheet is empty.', false],
      ['From delivered to accepted.', true],
      ['From accepted to delivered.', true],
      ['From delivered to completed.', true],
    ])
    const activities = (await provider.get(`${requestPath(id)}/activities`)).body.data
    expect(activities.map((one: { attributes: { key: string } }) => one.attributes.key.split('.')[1]).reverse()).toEqual([
      ...['submit', 'counter', 'accept', 'deliver', 'rework', 'deliver', 'complete', 'rate'],
    ])
    const { rows: done } = await sql`select owner_id, recipient_id, count(*)::integer as times from activities where trackable_id = ${id}
      group by 1, 2 order by times`.execute(server.db)
    const [asks, asked] = [(await rowOf(id)).requestor_id, seedId('accounts', 4)]
    expect(done).toEqual([
      { owner_id: asked, recipient_id: asks, times: 3 },
      { owner_id: asks, recipient_id: asked, times: 5 },
    ])
  })

  test('is submitted at once when that is asked for, with the same checks', async () => {
    const { client, company } = await asker(100)
    expect(statusOf(await client.post(path, asking({ status: 'submitted', smarts_required: 60 })))).toEqual([201, 'submitted'])
    const dear = await client.post(path, asking({ status: 'submitted', smarts_required: 60 }))
    expect([dear.status, dear.body.errors[0]]).toEqual([
      402,
      { title: 'Insufficient balance', detail: 'This takes 60 smarts and 40 are available.', code: '402', status: '402' },
    ])
    expect((await client.get(path)).body.meta['record-count']).toBe(1)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 100, reserved: 60 })
    for (const status of ['accepted', 'completed', '']) expect((await client.post(path, asking({ status }))).status).toBe(422)
    const without = asking({})
    delete (without.data.attributes as { status?: null }).status
    expect(codesOf(await client.post(path, without))).toEqual(['106'])
  })

  test('of a company that pays afterwards holds nothing, and pays its provider all the same', async () => {
    const { client, company } = await asker()
    const before = await balanceOf(server.db, seedId('companies', 1))
    const id = idOf(await client.post(path, asking({ status: 'submitted', smarts_required: 50 })))
    await move(provider, id, 'accepted')
    await attach(provider, id)
    await move(provider, id, 'delivered')
    expect(statusOf(await move(client, id, 'completed'))).toEqual([200, 'completed'])
    expect(await ledgerOf(server.db, company)).toEqual([{ kind: 'due', smarts: -50, balance_after: 0, reserved_after: 0 }])
    expect((await balanceOf(server.db, seedId('companies', 1)))!.balance - before!.balance).toBe(35)
  })

  test('of a company that has bought smarts meanwhile, and too few, is not accepted; the provider does not learn how many', async () => {
    const { client, company } = await asker()
    const id = idOf(await client.post(path, asking({ status: 'submitted', smarts_required: 50 })))
    const grant = { type: 'premium-service-transactions', attributes: { kind: 'grant', smarts: 10 } }
    const given = { data: { ...grant, relationships: linkage('company', 'companies', company) } }
    expect((await (await server.as('finance')).post('/api/v2/premium-service-transactions', given)).status).toBe(201)
    const refused = await move(provider, id, 'accepted')
    expect([refused.status, detailsOf(refused)]).toEqual([402, ['The company that pays has too few smarts available.']])
    const other = await client.post(path, asking({ status: 'submitted', smarts_required: 50 }))
    expect([other.status, detailsOf(other)]).toEqual([402, ['This takes 50 smarts and 10 are available.']])
  })

  test('without a price asks for a quote, which must be named before it is agreed to', async () => {
    const { client } = await asker(100)
    const id = idOf(await client.post(path, asking({ status: 'submitted', smarts_required: null, time_required: null })))
    expect(codesOf(await move(provider, id, 'accepted'))).toEqual(['100'])
    expect((await move(provider, id, 'countered')).status).toBe(422)
    expect((await move(provider, id, 'countered', { smarts_required: 101 })).status).toBe(200)
    const { answered_at } = await rowOf(id)
    expect((await move(client, id, 'accepted')).status).toBe(402)
    expect(statusOf(await move(client, id, 'submitted'))).toEqual([200, 'submitted'])
    expect((await client.get(requestPath(id))).body.data.attributes['smarts-required']).toBeNull()
    await move(provider, id, 'countered', { smarts_required: 100 })
    const agreed = await move(client, id, 'accepted')
    // The first answer is what tells how fast a provider is.
    expect((await rowOf(id)).answered_at).toBe(answered_at)
    // The service says how long it usually takes.
    expect(Date.parse(agreed.body.data.attributes['deliver-at']) - Date.parse(agreed.body.data.attributes['status-updated-at'])).toBe(
      40 * 3_600_000,
    )
  })
})

describe('asking', () => {
  test('takes the documented form: status null, requestor of type requestors, Account, PremiumService', async () => {
    const answer = await investor.post(path, asking({}, linkage('requestor', 'requestors', seedId('accounts', 1))))
    expect(statusOf(answer)).toEqual([201, 'drafted'])
    const foreign = await investor.post(path, asking({}, linkage('requestor', 'requestors', seedId('accounts', 2))))
    expect(foreign.status).toBe(403)
    const admin = await server.as('admin')
    const forOther = await admin.post(path, asking({}, linkage('requestor', 'requestors', seedId('accounts', 2))))
    expect((await admin.get(`${requestPath(idOf(forOther))}/requestor`)).body.data.id).toBe(seedId('accounts', 2))
    expect((await admin.post(path, asking({}))).status).toBe(403)
  })

  test.each([
    ['a type of something else', { data: { type: 'planets', id: seedId('accounts', 1) } }, 400, ['116']],
    ['no type', { data: { id: seedId('accounts', 1) } }, 400, ['106']],
    ['an id that is none', { data: { type: 'requestors', id: ' x' } }, 422, ['103']],
    ['nobody', { data: null }, 422, ['103']],
    ['a text', 'me', 422, ['103']],
  ])('refuses a requestor of %s', async (_what, requestor, status, codes) => {
    const answer = await investor.post(path, asking({}, { requestor }))
    expect([answer.status, codesOf(answer)]).toEqual([status, codes])
  })

  test.each([
    ['a provider', 'provider-2'],
    ['a compliance officer', 'beatrice.okafor'],
    ['the delayed tier', 'investor-delayed'],
    ['a lapsed plan', 'samuel.penrose'],
  ])('is not for %s', async (_what, name) => {
    expect((await (await server.as(name)).post(path, asking({}))).status).toBe(403)
  })

  test('is refused where the policy of one of the two companies says no', async () => {
    const { client, company } = await asker()
    const setPolicy = (id: string, policy: object) => setColumns(server.db, 'companies', id, { policy: JSON.stringify(policy) })
    await setPolicy(company, { 'allow-premium-requests': false })
    expect((await client.post(path, asking({}))).status).toBe(403)
    await setPolicy(company, {})
    const before = await server.db
      .selectFrom('companies')
      .select('policy')
      .where('id', '=', seedId('companies', 1))
      .executeTakeFirstOrThrow()
    const id = idOf(await client.post(path, asking({})))
    await setPolicy(seedId('companies', 1), { 'allow-premium-requests': false })
    expect(codesOf(await client.post(path, asking({})))).toEqual(['103'])
    expect(codesOf(await (await server.as('corporate')).post(path, asking({})))).toEqual(['100'])
    expect(codesOf(await move(client, id, 'submitted'))).toEqual(['100'])
    await setPolicy(seedId('companies', 1), before.policy as object)
    expect(statusOf(await move(client, id, 'submitted'))).toEqual([200, 'submitted'])
  })

  test('is refused to a draft whose requestor may ask no more, or whose company barred the provider meanwhile', async () => {
    const { client, account, company } = await asker()
    const id = idOf(await client.post(path, asking({})))
    const set = (tier: string, policy: object) =>
      sql`with firm as (update companies set policy = ${JSON.stringify(policy)}::jsonb where id = ${company})
        update accounts set reading_tier = ${tier} where id = ${account}`.execute(server.db)
    await set('none', {})
    expect(detailsOf(await move(client, id, 'submitted'))).toEqual(['The plan does not allow premium requests.'])
    await set('professional', { 'allow-premium-requests': false })
    expect(codesOf(await move(client, id, 'submitted'))).toEqual(['100'])
    await set('professional', { 'restricted-provider-ids': [seedId('accounts', 4)] })
    expect(detailsOf(await move(client, id, 'submitted'))).toEqual(['One of the two companies does not allow such requests'])
    await set('professional', {})
    expect(statusOf(await move(client, id, 'submitted'))).toEqual([200, 'submitted'])
  })

  test('is refused to a draft of a service, of a provider and between firms that it could not be made for any more', async () => {
    const { client, account, company } = await asker()
    const theirs = await putFirm(server.db, undefined)
    await setColumns(server.db, 'accounts', theirs.account, { account_type: 'insight-provider' })
    const service = randomUUID()
    const offered = { account_id: theirs.account, name: 'A call', slug: `call-${service.slice(0, 8)}`, kind: 'call' as const }
    await insertRows(server.db, 'premium_services', { id: service, ...offered })
    const requestee = linkage('requestee', 'accounts', theirs.account)
    const asked = asking({}, { ...requestee, ...linkage('premium_service', 'premium-services', service) })
    const id = idOf(await client.post(path, asked))
    const noOffer = ['The requestee does not offer this service']

    await setColumns(server.db, 'premium_services', service, { active: false })
    expect(detailsOf(await move(client, id, 'submitted'))).toEqual(noOffer)
    await setColumns(server.db, 'premium_services', service, { active: true })
    await setColumns(server.db, 'accounts', theirs.account, { status: 'suspended' })
    expect(detailsOf(await move(client, id, 'submitted'))).toEqual(noOffer)
    await setColumns(server.db, 'accounts', theirs.account, { status: 'active' })
    await setColumns(server.db, 'companies', theirs.company, { policy: JSON.stringify({ 'blocked-company-ids': [company] }) })
    expect(detailsOf(await move(client, id, 'submitted'))).toEqual(['One of the two companies does not allow such requests'])
    await setColumns(server.db, 'companies', theirs.company, { policy: '{}' })
    const another = editOf({}, linkage('requestee', 'accounts', seedId('accounts', 4)))
    expect(detailsOf(await client.patch(requestPath(id), another))).toEqual(noOffer)
    expect(statusOf(await move(client, id, 'submitted'))).toEqual([200, 'submitted'])

    await setColumns(server.db, 'accounts', account, { company_id: theirs.company })
    expect(detailsOf(await (await freshClient(server, account)).post(path, asked))).toEqual(['A request goes to another company'])
  })

  test('names a service of the requestee that is on offer', async () => {
    const of = (account: number, service: number) => ({
      ...linkage('requestee', 'accounts', seedId('accounts', account)),
      ...linkage('premium_service', 'premium-services', seedId('premium-services', service)),
    })
    expect(codesOf(await investor.post(path, asking({}, of(4, 3))))).toEqual(['100'])
    expect(codesOf(await investor.post(path, asking({}, of(6, 4))))).toEqual(['103'])
    expect(codesOf(await investor.post(path, asking({}, of(99, 99))))).toEqual(['103', '103'])
    expect(codesOf(await investor.post(path, asking({}, linkage('requestee', 'companies', seedId('companies', 1)))))).toEqual(['116'])
  })

  test('is limited to ten open requests with one provider', async () => {
    const { client, account, company } = await asker()
    const columns = { requestor_id: account, company_id: company, held: 0 }
    for (let n = 0; n < 9; n++) await putRequest(server.db, n % 2 ? 'accepted' : 'submitted', columns)
    await putRequest(server.db, 'completed', columns)
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.post(path, asking({ status: 'submitted' }))))
    expect(answers.map((one) => one.status).sort()).toEqual([201, 422, 422, 422, 422])
  })

  test('moves attachments of other drafts of the caller, each in a data of its own, and takes no other form', async () => {
    const draft = await putRequest(server.db, 'drafted')
    const file = idOf(await attach(investor, draft))
    const named = (...ids: string[]) => ({
      premium_service_attachments: ids.map((id) => ({ data: { type: 'PremiumServiceAttachment', id } })),
    })
    const made = await investor.post(path, asking({}, named(file)))
    const files = async (id: string) =>
      (await investor.get(`${requestPath(id)}/premium-service-attachments`)).body.data.map((one: { id: string }) => one.id)
    expect([await files(idOf(made)), await files(draft)]).toEqual([[file], []])
    expect((await investor.patch(requestPath(draft), editOf({}, named(file)))).status).toBe(200)
    expect(await files(draft)).toEqual([file])
    expect((await investor.post(path, asking({}, { premium_service_attachments: null }))).status).toBe(201)
    expect((await investor.post(path, asking({}, { premium_service_attachments: [] }))).status).toBe(201)

    const full = await putRequest(server.db, 'drafted')
    await sql`insert into files (id, name, content_type, size, stored_by, kept_at)
      select 'many-' || n, 'x.pdf', 'application/pdf', 1, 'test', now() from generate_series(1, 50) as n`.execute(server.db)
    await sql`insert into premium_service_attachments (id, premium_service_request_id, account_id, source, source_file_name,
        source_file_size, source_content_type)
      select 'many-' || n, ${full}, ${seedId('accounts', 1)}, 'many-' || n, 'x.pdf', 1, 'application/pdf' from generate_series(1, 50) as n`.execute(
      server.db,
    )
    expect(detailsOf(await investor.patch(requestPath(full), editOf({}, named(file))))).toEqual(['A request has at most 50 files'])
    expect(await files(draft)).toEqual([file])

    const submitted = await attach(investor, await putRequest(server.db, 'submitted'))
    expect(codesOf(await investor.post(path, asking({}, named(idOf(submitted)))))).toEqual(['100'])
    expect(codesOf(await investor.post(path, asking({}, named('nowhere'))))).toEqual(['103'])
    const forOther = asking({}, { ...named(file), ...linkage('requestor', 'requestors', seedId('accounts', 2)) })
    expect(codesOf(await (await server.as('admin')).post(path, forOther))).toEqual(['100'])
    const bad: [unknown, string[]][] = [
      [{ data: [{ type: 'PremiumServiceAttachment', id: file }] }, ['103']],
      [[{ type: 'PremiumServiceAttachment', id: file }], ['105', '105']],
      [[{ data: { type: 'Account', id: file } }], ['116']],
      [[{ data: { type: 'PremiumServiceAttachment' } }], ['106']],
      [[{}], ['106']],
      [[1], ['103']],
      ['x', ['103']],
    ]
    for (const [sent, codes] of bad) {
      expect([sent, codesOf(await investor.post(path, asking({}, { premium_service_attachments: sent })))]).toEqual([sent, codes])
    }
    const pointed = await investor.post(path, asking({}, named(file, 'nowhere')))
    expect(pointed.body.errors[0].source).toEqual({ pointer: '/data/relationships/premium_service_attachments/1/data/id' })
    const listed = await investor.post(path, asking({}, { premium_service_attachments: [...named(file).premium_service_attachments, []] }))
    expect(listed.body.errors[0].source).toEqual({ pointer: '/data/relationships/premium_service_attachments/1' })
  })
})

describe('moving', () => {
  /** From each status, who reaches what; an account manager besides is the manager. */
  const table: Record<Status, Partial<Record<'investor' | 'provider' | 'account-manager', Status[]>>> = {
    drafted: { investor: ['submitted'] },
    submitted: {
      investor: ['cancelled'],
      provider: ['countered', 'accepted', 'declined'],
      'account-manager': ['countered', 'declined', 'cancelled'],
    },
    countered: { investor: ['accepted', 'submitted', 'cancelled'], provider: ['declined'], 'account-manager': ['declined', 'cancelled'] },
    accepted: { investor: ['cancelled'], provider: ['delivered'], 'account-manager': ['cancelled'] },
    delivered: { investor: ['accepted', 'completed'], 'account-manager': ['completed'] },
    completed: {},
    declined: {},
    cancelled: {},
    expired: {},
  }
  const parties = ['investor', 'provider', 'account-manager'] as const
  const mayAsk = (who: string, from: Status): boolean =>
    (who === 'investor' && from === 'drafted') ||
    ['submitted', 'countered', 'accepted'].includes(from) ||
    (from === 'delivered' && who !== 'provider')

  test.each(parties.flatMap((who) => statuses.map((from) => [who, from] as const)))(
    '%s reaches from %s what the table says',
    async (who, from) => {
      const client = await server.as(who)
      for (const to of statuses.filter((one) => one !== from)) {
        const id = await putRequest(server.db, from, { premium_service_id: seedId('premium-services', 8) })
        const before = await rowOf(id)
        const terms = to === 'countered' && table[from][who]?.includes(to) ? { smarts_required: 90 } : {}
        const answer = await move(client, id, to, { note: 'So be it.', ...terms })
        if (table[from][who]?.includes(to)) {
          expect([to, ...statusOf(answer)]).toEqual([to, 200, to])
          expect((await rowOf(id)).held).toBe(['submitted', 'countered', 'accepted', 'delivered'].includes(to) ? before.held || 100 : 0)
          continue
        }
        const unseen = from === 'drafted' && who !== 'investor'
        expect([to, answer.status]).toEqual([to, unseen ? 404 : mayAsk(who, from) ? 409 : 400])
        if (answer.status === 409) expect(detailsOf(answer)[0]).toContain(`From ${from} you can reach`)
        expect(await rowOf(id)).toEqual(before)
      }
    },
  )

  test('to the status that it has is no move', async () => {
    const id = await putRequest(server.db, 'submitted')
    const before = await rowOf(id)
    expect(statusOf(await move(investor, id, 'submitted'))).toEqual([200, 'submitted'])
    expect(await rowOf(id)).toEqual(before)
  })

  test.each([
    ['declining', 'provider', 'submitted', 'declined'],
    ['calling off what was accepted', 'investor', 'accepted', 'cancelled'],
    ['asking for rework', 'investor', 'delivered', 'accepted'],
  ] as const)('%s takes a note', async (_what, who, from, to) => {
    const client = await server.as(who)
    const id = await putRequest(server.db, from)
    for (const sent of [{}, { note: null }]) expect(codesOf(await move(client, id, to, sent))).toEqual(['100'])
    expect(statusOf(await move(client, id, to, { note: 'Because.' }))).toEqual([200, to])
  })

  test('the requestor calls off in the first quarter of the time, a manager at any time', async () => {
    const accepted = (minutesAgo: number) =>
      putRequest(server.db, 'accepted', { accepted_at: minutesFromNow(-minutesAgo), deliver_at: minutesFromNow(120 - minutesAgo) })
    const [early, late, reworked] = [await accepted(29), await accepted(31), await putRequest(server.db, 'accepted', { reworks: 1 })]
    expect((await move(investor, early, 'cancelled', { note: 'x' })).status).toBe(200)
    for (const id of [late, reworked]) {
      expect((await move(investor, id, 'cancelled', { note: 'x' })).status).toBe(422)
      expect((await move(manager, id, 'cancelled', { note: 'x' })).status).toBe(200)
    }
  })

  test('is reworked twice at most', async () => {
    const [twice, thrice] = [
      await putRequest(server.db, 'delivered', { reworks: 1 }),
      await putRequest(server.db, 'delivered', { reworks: 2 }),
    ]
    expect((await move(investor, twice, 'accepted', { note: 'x' })).status).toBe(200)
    expect((await move(investor, thrice, 'accepted', { note: 'x' })).status).toBe(422)
  })

  test.each([
    [1, 1, 700],
    [5, 4, 3500],
    [15, 10, 10_500],
    [101, 71, 70_700],
  ])('of %i smarts pays %i, and to the cent what they are worth', async (price, smarts, amount) => {
    const { account, company } = await asker()
    const columns = { requestor_id: account, company_id: company, smarts_required: price, held: 0 }
    const id = await putRequest(server.db, 'delivered', columns)
    expect((await move(manager, id, 'completed')).status).toBe(200)
    const { data } = (await (await server.as('finance')).get(`/api/v2/premium-service-transactions?filter[request-id]=${id}`)).body
    const rows = data.map(({ attributes }: { attributes: Record<string, unknown> }) =>
      ['kind', 'smarts', 'amount-minor', 'currency', 'status'].map((name) => attributes[name]),
    )
    // Both were booked at once, so that either may stand first.
    expect(rows.toSorted()).toEqual([
      ['due', -price, price * 1000, 'USD', 'pending'],
      ['payout', smarts, amount, 'USD', 'settled'],
    ])
  })

  test('a call and a meeting are delivered without a file, anything else only with one of the requestee', async () => {
    const model = await putRequest(server.db, 'accepted')
    await attach(investor, model)
    expect((await move(provider, model, 'delivered')).status).toBe(422)
    await attach(provider, model)
    expect((await move(provider, model, 'delivered')).status).toBe(200)
    const call = await putRequest(server.db, 'accepted', { premium_service_id: seedId('premium-services', 1) })
    expect((await move(provider, call, 'delivered')).status).toBe(200)
  })

  test('another price or time of a manager is an offer: nothing is held until its requestor agrees', async () => {
    const { account, company, client } = await asker(100)
    const id = await putRequest(server.db, 'submitted', { requestor_id: account, company_id: company })
    expect(statusOf(await manager.patch(requestPath(id), editOf({ smarts_required: 100, time_required: 2 })))).toEqual([200, 'submitted'])
    expect(statusOf(await manager.patch(requestPath(id), editOf({ smarts_required: 150 })))).toEqual([200, 'countered'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 200, reserved: 100 })
    const { data } = (await client.get('/api/v2/notifications')).body
    expect(data.map((one: { attributes: { key: string } }) => one.attributes.key)).toContain('premium_service_request.counter')
    const refused = await move(client, id, 'submitted')
    expect([statusOf(refused), refused.body.data.attributes['smarts-required']]).toEqual([[200, 'submitted'], 100])
    expect(statusOf(await manager.patch(requestPath(id), editOf({ time_required: 5, smarts_required: 201 })))).toEqual([200, 'countered'])
    expect((await move(client, id, 'accepted')).status).toBe(402)
    expect(statusOf(await move(client, id, 'submitted'))).toEqual([200, 'submitted'])
    expect(statusOf(await manager.patch(requestPath(id), editOf({ smarts_required: 150 })))).toEqual([200, 'countered'])
    expect(statusOf(await move(client, id, 'accepted'))).toEqual([200, 'accepted'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 200, reserved: 150 })
  })

  test('what staff changes of the terms besides is noted, recorded and told to both parties', async () => {
    const { account, company, client } = await asker(100)
    const requestee = randomUUID()
    await insertRows(server.db, 'accounts', {
      ...{ id: requestee, company_id: seedId('companies', 1), slug: `asked-${requestee}`, first_name: 'Asked', last_name: 'One' },
      ...{ email: `${requestee}@demo.example`, account_type: 'insight-provider', status: 'active', reading_tier: 'provider' },
    })
    const asked = await freshClient(server, requestee)
    const id = await putRequest(server.db, 'accepted', { requestor_id: account, company_id: company, requestee_id: requestee })
    const admin = await server.as('admin')
    const changed = await admin.patch(
      requestPath(id),
      editOf({ title: 'Another', description: 'More.', time_required: 3, smarts_required: 90 }),
    )
    expect([changed.status, changed.body.data.attributes.status]).toEqual([200, 'accepted'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 200, reserved: 90 })
    const notes = (await client.get(`${requestPath(id)}/premium-service-activity-notes`)).body.data
    expect(notes.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      {
        body: 'Title: Put into accepted, now Another.\nHours: 2, now 3.\nSmarts: 100, now 90.\nThe description was changed.',
        'is-system': true,
      },
    ])
    for (const party of [client, asked]) {
      const { data } = (await party.get('/api/v2/notifications')).body
      expect(data.map((one: { attributes: { key: string } }) => one.attributes.key)).toEqual(['premium_service_request.change_terms'])
    }
    const activities = (await admin.get(`${requestPath(id)}/activities`)).body.data
    expect(activities.map((one: { attributes: { key: string } }) => one.attributes.key)).toEqual(['premium_service_request.change_terms'])
    expect((await admin.patch(requestPath(id), editOf({ title: 'Another', smarts_required: 90 }))).status).toBe(200)
    expect((await client.get(`${requestPath(id)}/premium-service-activity-notes`)).body.meta['record-count']).toBe(1)
  })

  test('a requestor calls off what is late, and what its provider will not do any more', async () => {
    const accepted = (columns: object) => putRequest(server.db, 'accepted', { accepted_at: minutesFromNow(-120), ...columns })
    const late = await accepted({ deliver_at: minutesFromNow(-1) })
    expect(statusOf(await move(investor, late, 'cancelled', { note: 'Too late.' }))).toEqual([200, 'cancelled'])
    const reworked = await accepted({ deliver_at: minutesFromNow(-1), reworks: 1 })
    expect(statusOf(await move(investor, reworked, 'cancelled', { note: 'Too late.' }))).toEqual([200, 'cancelled'])
    const running = await accepted({ deliver_at: minutesFromNow(30) })
    expect((await move(investor, running, 'cancelled', { note: 'Too late.' })).status).toBe(422)
    const { account: leaver, company } = await putFirm(server.db, undefined)
    const left = await accepted({ deliver_at: minutesFromNow(30), requestee_id: leaver, provider_company_id: company })
    await setColumns(server.db, 'accounts', leaver, { status: 'suspended' })
    expect((await move(investor, left, 'cancelled', { note: 'They may come back.' })).status).toBe(422)
    await setColumns(server.db, 'accounts', leaver, { status: 'deactivated' })
    expect(statusOf(await move(investor, left, 'cancelled', { note: 'They have left.' }))).toEqual([200, 'cancelled'])
  })

  test('a price that an admin names together with the completion is what is taken and paid', async () => {
    const admin = await server.as('admin')
    for (const [price, left, earned] of [
      [50, 51, 35],
      [101, 0, 71],
    ] as const) {
      const { account, company } = await asker(1)
      const before = await balanceOf(server.db, seedId('companies', 1))
      const id = await putRequest(server.db, 'delivered', { requestor_id: account, company_id: company })
      expect((await move(admin, id, 'completed', { smarts_required: 102 })).status).toBe(402)
      expect(statusOf(await move(admin, id, 'completed', { smarts_required: price }))).toEqual([200, 'completed'])
      expect(await balanceOf(server.db, company)).toEqual({ balance: left, reserved: 0 })
      expect((await balanceOf(server.db, seedId('companies', 1)))!.balance - before!.balance).toBe(earned)
    }
  })

  test.each(['accepted', 'delivered'] as const)(
    'a price that an admin names of what is %s is what is held from then on',
    async (status) => {
      const { account, company } = await asker(50)
      const id = await putRequest(server.db, status, { requestor_id: account, company_id: company })
      const admin = await server.as('admin')
      const priced = async (smarts_required: number) => (await admin.patch(requestPath(id), editOf({ smarts_required }))).status
      expect([await priced(120), await balanceOf(server.db, company)]).toEqual([200, { balance: 150, reserved: 120 }])
      expect([await priced(151), await balanceOf(server.db, company)]).toEqual([402, { balance: 150, reserved: 120 }])
      expect([await priced(10), await balanceOf(server.db, company)]).toEqual([200, { balance: 150, reserved: 10 }])
    },
  )

  test('account managers take turns, and one who is new is not flooded', async () => {
    const { client } = await asker()
    const submit = async () => rowOf(idOf(await client.post(path, asking({ status: 'submitted', smarts_required: 0 }))))
    await submit()
    const id = randomUUID()
    await insertRows(server.db, 'accounts', {
      ...{ id, slug: 'second-manager', first_name: 'Second', last_name: 'Manager', email: 'second-manager@demo.example' },
      ...{ company_id: seedId('companies', 13), account_type: 'staff', status: 'active', roles: ['account-manager'] },
    })
    const given: (string | null)[] = []
    for (let n = 0; n < 4; n++) given.push((await submit()).manager_id)
    await setColumns(server.db, 'accounts', id, { status: 'suspended' })
    expect([...given, (await submit()).manager_id]).toEqual([id, seedId('accounts', 11), id, ...Array(2).fill(seedId('accounts', 11))])
  })

  test('the manager is an account manager', async () => {
    const id = await putRequest(server.db, 'submitted')
    const named = (n: number) => manager.patch(requestPath(id), editOf({}, linkage('manager', 'accounts', seedId('accounts', n))))
    expect([(await named(9)).status, (await named(1)).status, (await named(11)).status]).toEqual([422, 422, 200])
    const gone = randomUUID()
    await insertRows(server.db, 'accounts', {
      ...{ id: gone, slug: `away-${gone}`, first_name: 'Away', last_name: 'Manager', email: `${gone}@demo.example` },
      ...{ account_type: 'staff', status: 'suspended', roles: ['account-manager'] },
    })
    expect((await manager.patch(requestPath(id), editOf({}, linkage('manager', 'accounts', gone)))).status).toBe(422)
  })
})

describe('time', () => {
  const at = (later: number) => tick(server.db, server.place.files, new Date(Date.now() + later))

  test('ends after 14 days what nobody answers; a word of a party begins them anew', async () => {
    const { account, company } = await asker(1)
    const columns = { requestor_id: account, company_id: company, expires_at: minutesFromNow(1) }
    const [silent, spoken] = [await putRequest(server.db, 'submitted', columns), await putRequest(server.db, 'countered', columns)]
    await provider.patch(requestPath(spoken), editOf({ note: 'Soon.' }))
    const internal = { type: 'premium-service-notes', attributes: { body: 'Nobody answers.', internal: true } }
    const about = linkage('premium-service-request', 'premium-service-requests', silent)
    expect((await manager.post('/api/v2/premium-service-notes', { data: { ...internal, relationships: about } })).status).toBe(201)
    await at(2 * 60_000)
    expect([(await rowOf(silent)).status, (await rowOf(spoken)).status]).toEqual(['expired', 'countered'])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 201, reserved: 100 })
    await at(14 * day + 60_000)
    expect((await rowOf(spoken)).status).toBe('expired')
    expect(await balanceOf(server.db, company)).toEqual({ balance: 201, reserved: 0 })
  })

  test('completes after 7 days what was delivered, once, however many tick', async () => {
    const { account, company } = await asker(1)
    const id = await putRequest(server.db, 'delivered', { requestor_id: account, company_id: company })
    await at(6 * day)
    expect((await rowOf(id)).status).toBe('delivered')
    await Promise.all(Array.from({ length: 5 }, () => at(8 * day)))
    expect(await rowOf(id)).toMatchObject({ status: 'completed', completes_at: null })
    expect((await ledgerOf(server.db, company)).filter((one) => one.kind === 'capture')).toHaveLength(1)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 1, reserved: 0 })
  })

  /** Who was told of what about a request, and how often. */
  const told = async (id: string) => {
    const { rows } = await sql<{ key: string; times: number; who: string }>`select key, times_told as times, account_id as who
      from notifications where trackable_id = ${id} order by account_id, key`.execute(server.db)
    return rows.map(({ key, times, who }) => [key.split('.')[1], times, who.slice(-2)])
  }

  test('reminds the provider and the manager at half, nine tenths and all of the time to deliver, once each', async () => {
    const id = await putRequest(server.db, 'accepted', { status_updated_at: minutesFromNow(0), deliver_at: minutesFromNow(100) })
    await at(49 * 60_000)
    expect(await told(id)).toEqual([])
    await at(51 * 60_000)
    await at(52 * 60_000)
    expect(await told(id)).toEqual([
      ['due_soon', 1, '04'],
      ['due_soon', 1, '11'],
    ])
    await at(91 * 60_000)
    await at(101 * 60_000)
    await at(102 * 60_000)
    expect(await told(id)).toEqual([
      ['due_soon', 2, '04'],
      ['overdue', 1, '04'],
      ['due_soon', 2, '11'],
      ['overdue', 1, '11'],
    ])
    await attach(provider, id)
    await move(provider, id, 'delivered')
    await move(investor, id, 'accepted', { note: 'The second sheet is empty.' })
    expect(await rowOf(id)).toMatchObject({ status: 'accepted', reminded: 0 })
  })

  test('reminds them of the 24 hours that there are to answer, anew for each submission', async () => {
    const id = await putRequest(server.db, 'submitted', { status_updated_at: minutesFromNow(0) })
    await at(11 * hour)
    expect(await told(id)).toEqual([])
    for (const hours of [13, 14, 22, 25, 26]) await at(hours * hour)
    const reminded = [
      ['due_soon', 2, '04'],
      ['overdue', 1, '04'],
      ['due_soon', 2, '11'],
      ['overdue', 1, '11'],
    ]
    expect(await told(id)).toEqual(reminded)
    await move(provider, id, 'countered', { smarts_required: 120 })
    await at(48 * hour)
    await move(investor, id, 'submitted')
    expect((await rowOf(id)).reminded).toBe(0)
    await at(13 * hour)
    expect((await told(id)).filter(([what]) => what === 'due_soon').map(([, times]) => times)).toEqual([3, 3])
    await move(provider, id, 'accepted')
    expect(await rowOf(id)).toMatchObject({ status: 'accepted', reminded: 0 })
  })
})

describe('the service level', () => {
  const slaOf = (answer: Answer) => answer.body.data.meta.sla
  const none = { 'response-due-at': null, overdue: false }
  const dayAfter = (time: string) => new Date(Date.parse(time) + day).toISOString().replace('Z', '+00:00')

  test('of what is submitted is 24 hours to answer, which begin again when a counter-offer is refused', async () => {
    const { client } = await asker(100)
    const draft = await client.post(path, asking({ smarts_required: null }))
    expect(slaOf(draft)).toEqual(none)
    const id = idOf(draft)
    const submitted = await move(client, id, 'submitted')
    const { attributes, meta } = submitted.body.data
    expect(meta).toEqual({ sla: { 'response-due-at': dayAfter(attributes['status-updated-at']), overdue: false } })
    expect(slaOf(await move(provider, id, 'countered', { smarts_required: 5 }))).toEqual(none)
    await setColumns(server.db, 'premium_service_requests', id, { status_updated_at: minutesFromNow(-60) })
    const again = await move(client, id, 'submitted')
    expect(slaOf(again)).toEqual({ 'response-due-at': dayAfter(again.body.data.attributes['status-updated-at']), overdue: false })
    expect(Date.parse(slaOf(again)['response-due-at'])).toBeGreaterThan(Date.now() + day - hour / 2)
  })

  test('is missed when nobody answers or delivers in time, as the filter says, and in no other status', async () => {
    const { client, account, company } = await asker()
    const columns = { requestor_id: account, company_id: company, held: 0 }
    const late = minutesFromNow(-24 * 60 - 1)
    const putLate = (status: Status) =>
      putRequest(server.db, status, { ...columns, status_updated_at: late, deliver_at: minutesFromNow(-1) })
    const unanswered = await putLate('submitted')
    const undelivered = await putLate('accepted')
    const inTime = await putRequest(server.db, 'accepted', { ...columns, status_updated_at: late })
    for (const status of statuses.filter((one) => one !== 'submitted' && one !== 'accepted')) await putLate(status)
    const missed = { [unanswered]: { 'response-due-at': dayAfter(late), overdue: true }, [undelivered]: { ...none, overdue: true } }
    const list = async (query = '') =>
      (await client.get(`${path}?page[size]=100${query}`)).body.data as { id: string; meta: { sla: object } }[]
    const all = await list()
    expect(all.length).toBe(statuses.length + 1)
    expect(all.find((one) => one.id === inTime)!.meta).toEqual({ sla: none })
    for (const { id, meta } of all) expect([id, meta.sla]).toEqual([id, missed[id] ?? none])
    expect((await list('&filter[overdue]=true')).map((one) => one.id).sort()).toEqual(Object.keys(missed).sort())
    for (const one of all) expect((await client.get(requestPath(one.id))).body.data).toEqual(one)
  })

  test('is the same text wherever the request is shown, and nobody sends it', async () => {
    const { client } = await asker(100)
    const made = await client.post(path, asking({ status: 'submitted', smarts_required: null }))
    const id = idOf(made)
    const { headers } = await client.get(requestPath(id))
    expect(headers['etag']).toBe(made.headers['etag'])
    const note = await client.post('/api/v2/premium-service-notes', {
      data: {
        type: 'premium-service-notes',
        attributes: { body: 'x' },
        relationships: linkage('premium-service-request', 'premium-service-requests', id),
      },
    })
    const related = await client.get(`/api/v2/premium-service-notes/${idOf(note)}/premium-service-request`)
    expect(slaOf(related)).toEqual(slaOf(made))
    const sent = editOf({ sla: { overdue: true } })
    expect(codesOf(await client.patch(requestPath(id), sent))).toEqual(['105'])
    const ignored = { data: { ...editOf({ note: 'Soon?' }).data, meta: { sla: { overdue: true } } } }
    const answer = await client.patch(requestPath(id), ignored)
    expect([answer.status, slaOf(answer)]).toEqual([200, slaOf(made)])
  })
})

describe('at once', () => {
  test('100 submissions of one firm leave exact balances, and never less than nothing', async () => {
    const { company, account } = await putFirm(server.db, 1000)
    const client = await freshClient(server, account)
    const ids: string[] = []
    for (let n = 0; n < 100; n++) {
      ids.push(
        await putRequest(server.db, 'drafted', {
          ...{ requestor_id: account, company_id: company, smarts_required: 30 + (n % 7) },
          // Ten providers' worth of room: each request of the hundred has a pair of its own row by row.
          ...(await offer(n % 10)),
        }),
      )
    }
    const answers = await Promise.all(ids.map((id) => move(client, id, 'submitted')))
    const counts = Object.groupBy(answers, (one) => String(one.status))
    expect(Object.keys(counts).sort()).toEqual(['200', '402'])
    const rows = await Promise.all(ids.map(rowOf))
    const held = rows.filter((one) => one.status === 'submitted').reduce((sum, one) => sum + one.smarts_required!, 0)
    expect(rows.map((one) => one.held)).toEqual(rows.map((one) => (one.status === 'submitted' ? one.smarts_required : 0)))
    expect(held).toBeLessThanOrEqual(1000)
    expect(held).toBeGreaterThan(1000 - 37)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 1000, reserved: held })
    const ledger = await ledgerOf(server.db, company)
    expect(ledger.filter((one) => one.kind === 'reserve').reduce((sum, one) => sum - one.smarts, 0)).toBe(held)
    expect(Math.max(...ledger.map((one) => one.reserved_after))).toBe(held)
    expect(new Set(ledger.map((one) => one.reserved_after)).size).toBe(ledger.length)
  })

  test('20 answers to one request: one counts', async () => {
    const { account, company } = await asker(1)
    const id = await putRequest(server.db, 'submitted', { requestor_id: account, company_id: company })
    const client = await freshClient(server, account)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? move(client, id, 'cancelled') : move(provider, id, 'declined', { note: `No, the ${n}th time.` }),
      ),
    )
    const { status } = await rowOf(id)
    expect(['cancelled', 'declined']).toContain(status)
    const moved = answers.filter((one) => one.status === 200)
    expect(moved.length).toBe(1)
    expect((await ledgerOf(server.db, company)).filter((one) => one.kind === 'release')).toHaveLength(1)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 101, reserved: 0 })
  })

  test('to accept and to call off: one counts, and the ledger follows it', async () => {
    for (let round = 0; round < 5; round++) {
      const { account, company } = await asker(1)
      const id = await putRequest(server.db, 'submitted', { requestor_id: account, company_id: company })
      const client = await freshClient(server, account)
      const [accepted, cancelled] = await Promise.all([move(provider, id, 'accepted'), move(client, id, 'cancelled')])
      const { status, held, answered_at } = await rowOf(id)
      // What was accepted a moment ago is called off with a note alone.
      expect([status, accepted.status, cancelled.status]).toEqual(status === 'accepted' ? ['accepted', 200, 422] : ['cancelled', 400, 200])
      expect([held, answered_at !== null]).toEqual(status === 'accepted' ? [100, true] : [0, false])
      expect(await balanceOf(server.db, company)).toEqual({ balance: 101, reserved: held })
    }
  })

  test('to complete by the clock and by hand pays once', async () => {
    const { account, company } = await asker(1)
    const client = await freshClient(server, account)
    const before = await balanceOf(server.db, seedId('companies', 1))
    for (let round = 0; round < 5; round++) {
      const id = await putRequest(server.db, 'delivered', {
        ...{ requestor_id: account, company_id: company, completes_at: minutesFromNow(-1) },
      })
      const [byHand] = await Promise.all([
        move(client, id, 'completed'),
        ...Array.from({ length: 3 }, () => tick(server.db, server.place.files, new Date())),
      ])
      expect([200, 400]).toContain(byHand.status)
      expect((await rowOf(id)).status).toBe('completed')
    }
    expect((await ledgerOf(server.db, company)).filter((one) => one.kind === 'capture')).toHaveLength(5)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 1, reserved: 0 })
    expect((await balanceOf(server.db, seedId('companies', 1)))!.balance - before!.balance).toBe(350)
  })

  test('completions and submissions of one service and one firm wait for each other in no circle', async () => {
    const { account, company } = await asker(10_000)
    const columns = { requestor_id: account, company_id: company }
    const service = await offer(11)
    const [delivered, drafts] = [[] as string[], [] as string[]]
    for (let n = 0; n < 10; n++) {
      delivered.push(await putRequest(server.db, 'delivered', { ...columns, ...service, completes_at: minutesFromNow(-1) }))
      drafts.push(
        await putRequest(server.db, 'drafted', {
          ...columns,
          ...(await offer(n % 5)),
          premium_service_id: service.premium_service_id,
          requestee_id: service.requestee_id,
        }),
      )
    }
    const client = await freshClient(server, account)
    const answers = await Promise.all([
      ...delivered.map((id) => move(client, id, 'completed')),
      ...drafts.map((id) => move(client, id, 'submitted')),
    ])
    expect(answers.slice(0, 10).map((one) => one.status)).toEqual(Array(10).fill(200))
    expect(answers.slice(10).filter((one) => ![200, 422].includes(one.status))).toEqual([])
    const held = (await Promise.all(drafts.map(rowOf))).reduce((sum, one) => sum + one.held, 0)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 10_000, reserved: held })
  })

  test('20 ratings count once, and those of two requests of one provider both', async () => {
    const { account, company } = await asker()
    const client = await freshClient(server, account)
    const { requestee_id, premium_service_id } = await offer(12)
    const columns = { requestor_id: account, company_id: company, requestee_id, premium_service_id }
    const [one, other] = [await putRequest(server.db, 'completed', columns), await putRequest(server.db, 'completed', columns)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => client.patch(requestPath(n % 2 ? one : other), editOf({ rating: 1 + (n % 5) }))),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    const total = (await rowOf(one)).rating! + (await rowOf(other)).rating!
    const service = await server.db
      .selectFrom('premium_services')
      .select(['ratings_count', 'ratings_total'])
      .where('id', '=', premium_service_id)
      .executeTakeFirstOrThrow()
    expect(service).toEqual({ ratings_count: 2, ratings_total: total })
    const shown = (await client.get(`/api/v2/insight-providers/${requestee_id}`)).body.data.attributes
    expect([shown['ratings-count'], shown['average-rating']]).toEqual([2, total / 2])
  })

  test('20 completions pay once', async () => {
    const { account, company } = await asker(1)
    const id = await putRequest(server.db, 'delivered', { requestor_id: account, company_id: company })
    const client = await freshClient(server, account)
    const before = await balanceOf(server.db, seedId('companies', 1))
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(client, id, 'completed')))
    expect(answers.filter((one) => one.status === 200).length).toBeGreaterThan(0)
    expect(answers.filter((one) => ![200, 400].includes(one.status))).toEqual([])
    expect(await balanceOf(server.db, company)).toEqual({ balance: 1, reserved: 0 })
    expect((await balanceOf(server.db, seedId('companies', 1)))!.balance - before!.balance).toBe(70)
  })
})

/** The nth of as many providers of another firm, each with a service. */
async function offer(n: number): Promise<{ requestee_id: string; premium_service_id: string }> {
  const id = `offered-${n}`
  const known = await server.db.selectFrom('premium_services').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) {
    const account = {
      id,
      company_id: seedId('companies', 2),
      slug: id,
      first_name: 'Offers',
      last_name: String(n),
      email: `${id}@demo.example`,
    }
    await insertRows(server.db, 'accounts', { ...account, account_type: 'insight-provider', status: 'active', reading_tier: 'provider' })
    await insertRows(server.db, 'premium_services', { id, account_id: id, name: id, slug: id, kind: 'model' })
  }
  return { requestee_id: id, premium_service_id: id }
}

describe('the list', () => {
  test('holds what the caller is a party of, and is narrowed and sorted', async () => {
    const { client, account, company } = await asker()
    const columns = { requestor_id: account, company_id: company, held: 0 }
    const draft = await putRequest(server.db, 'drafted', {
      ...columns,
      title: 'Ferries of Shikoku',
      smarts_required: 5,
      status_updated_at: minutesFromNow(-50),
    })
    const late = await putRequest(server.db, 'accepted', {
      ...columns,
      deliver_at: minutesFromNow(-5),
      smarts_required: 9,
      status_updated_at: minutesFromNow(-40),
    })
    const done = await putRequest(server.db, 'completed', {
      ...columns,
      description: 'The ferries again',
      smarts_required: null,
      status_updated_at: minutesFromNow(-30),
    })
    const ids = async (query: string, by = client) =>
      (await by.get(`${path}?page[size]=100&${query}`)).body.data.map((one: { id: string }) => one.id)
    expect(await ids('')).toEqual([done, late, draft])
    expect(await ids('sort=smarts-required')).toEqual([draft, late, done])
    expect(await ids('sort=-smarts-required')).toEqual([done, late, draft])
    expect(await ids('sort=deliver-at')).toEqual([late, done, draft])
    expect(await ids('filter[fulltext]=ferry')).toEqual([done, draft])
    expect(await ids('filter[status]=drafted,accepted')).toEqual([late, draft])
    expect(await ids('filter[role]=requestor')).toEqual([done, late, draft])
    expect(await ids('filter[role]=requestee')).toEqual([])
    expect(await ids('filter[overdue]=true')).toEqual([late])
    expect(await ids('filter[overdue]=false')).toEqual([done, draft])
    const waiting = { ...columns, title: 'Waits', status_updated_at: minutesFromNow(-24 * 60 - 1) }
    const unanswered = await putRequest(server.db, 'submitted', waiting)
    expect(await ids('filter[overdue]=true')).toEqual([late, unanswered])
    await server.db.deleteFrom('premium_service_requests').where('id', '=', unanswered).execute()
    expect(await ids(`filter[from]=${encodeURIComponent(minutesFromNow(-35))}`)).toEqual([done])
    expect(await ids(`filter[to]=${encodeURIComponent(minutesFromNow(-45))}`)).toEqual([draft])
    const [from, to] = [minutesFromNow(-60), minutesFromNow(-25)].map(encodeURIComponent)
    expect(await ids(`filter[role]=requestee&filter[from]=${from}&filter[to]=${to}`, provider)).toEqual([done, late])
    expect((await client.get(`${path}?filter[fulltext]=ferry`)).body.links.first).toContain('filter%5Bfulltext%5D=ferry')
  })
})

test('a draft is deleted with its notes and files by its requestor alone; anything else stays', async () => {
  const draft = idOf(await investor.post(path, asking({ note: 'x' })))
  const source = (await attach(investor, draft)).body.data.attributes.source
  expect((await provider.delete(requestPath(draft))).status).toBe(404)
  expect((await manager.delete(requestPath(draft))).status).toBe(404)
  expect((await investor.delete(requestPath(draft))).status).toBe(204)
  expect((await server.guest.get(source)).status).toBe(404)
  for (const status of statuses.filter((one) => one !== 'drafted')) {
    const id = await putRequest(server.db, status)
    expect([(await investor.delete(requestPath(id))).status, (await provider.delete(requestPath(id))).status]).toEqual([409, 403])
  }
})
