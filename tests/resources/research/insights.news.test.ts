import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { followersOf } from '../../../src/resources/research/insights.news.ts'
import { tellDelayed } from '../../../src/resources/research/insights.embargo.ts'
import { tick } from '../../../src/tick.ts'
import { followOf, longEnough, tell } from '../../support/activity-bodies.ts'
import { authors, insightPath, minutesFromNow, moveTo, patchOf, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import type { State } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)

const move = async (name: string, id: string, state: State, attributes: object = {}): Promise<void> => {
  const answer = await (await server.as(name)).patch(insightPath(id), moveTo(state, attributes))
  expect([answer.status, answer.body.data?.attributes['aasm-state']]).toEqual([200, expect.any(String)])
}
/** What was recorded of an insight, oldest first, with the number of who did it. */
async function recorded(id: string): Promise<string[]> {
  const { rows } = await sql<{ key: string; owner: string | null }>`select key, owner_id as owner from activities
    where trackable_id = ${id} order by created_at, id`.execute(server.db)
  return rows.map(({ key, owner }) => `${key} ${owner === null ? 'system' : Number(owner.slice(-12))}`)
}
/** Who was told what of a record, by number. */
async function told(id: string): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ key: string; accounts: string[] }>`select key, array_agg(account_id order by account_id) as accounts
    from notifications where trackable_id = ${id} group by key order by key`.execute(server.db)
  return Object.fromEntries(rows.map((row) => [row.key, row.accounts.map((one) => Number(one.slice(-12)))]))
}
const follow = async (name: string, type: string, id: string): Promise<number> =>
  (await (await server.as(name)).post('/api/v2/follows', followOf(type, id))).status

describe('the way of an insight', () => {
  test('to publication is recorded step by step, and told to whom each step concerns', async () => {
    const id = await putInsight(server.db, 'drafted')
    await move('provider', id, 'submitted')
    expect(await told(id)).toEqual({ 'insight.submitted': [7, 9] })
    await move('editor', id, 'in-review')
    await move('editor', id, 'changes-requested', { 'status-reason': 'Name the source.' })
    await move('provider', id, 'submitted')
    await move('editor', id, 'approved')
    await move('provider', id, 'scheduled', { 'published-at': minutesFromNow(60) })
    await move('provider', id, 'approved')
    await move('editor', id, 'published')
    expect(await recorded(id)).toEqual([
      ...['insight.submit 4', 'insight.start_review 9', 'insight.return 9', 'insight.submit 4', 'insight.approve 9'],
      ...['insight.schedule 4', 'insight.unschedule 4', 'insight.publish 9'],
    ])
    const { 'insight.published': readers, ...steps } = await told(id)
    expect(steps).toEqual({ 'insight.submitted': [7, 9], 'insight.returned': [4], 'insight.approved': [4] })
    expect(readers).toEqual(expect.arrayContaining([1, 2, 24]))
    const returned = await sql<{ parameters: object }>`select parameters from notifications
      where trackable_id = ${id} and key = 'insight.returned'`.execute(server.db)
    expect(returned.rows[0]!.parameters).toMatchObject({ reason: 'Name the source.' })
  })

  test('back to a draft and to its end before publication is recorded and told to nobody', async () => {
    const id = await putInsight(server.db, 'submitted')
    await move('provider', id, 'drafted')
    await move('provider', id, 'cancelled', { 'status-reason': 'duplicate' })
    expect([await recorded(id), await told(id)]).toEqual([['insight.return_to_draft 4', 'insight.cancel 4'], {}])
  })

  test('that others end is told to its author', async () => {
    const [draft, ended] = [await putInsight(server.db, 'submitted'), await putInsight(server.db, 'approved')]
    await move('editor', draft, 'drafted', { 'status-reason': 'As you asked.' })
    await move('compliance', ended, 'cancelled', { 'status-reason': 'compliance' })
    expect([await told(draft), await told(ended)]).toEqual([{ 'insight.returned': [4] }, { 'insight.cancelled': [4] }])
  })

  test('is one approval after the other where two are needed, and told when it has both', async () => {
    const id = await putInsight(server.db, 'submitted', authors.wing)
    await move('editor', id, 'approved')
    expect([await recorded(id), await told(id)]).toEqual([['insight.approve 9'], {}])
  })

  test('of a trusted firm is approved by the system', async () => {
    const id = await putInsight(server.db, 'drafted', authors.dale)
    await move('dale.whitcombe', id, 'submitted')
    expect(await recorded(id)).toEqual(['insight.submit 17', 'insight.approve system'])
    expect(await told(id)).toMatchObject({ 'insight.approved': [17] })
  })

  test('at its time is that of the system; one that fails its checks goes back and its author is told', async () => {
    const due = { published_at: minutesFromNow(-1) }
    const [id, broken] = [
      await putInsight(server.db, 'scheduled', authors.provider, due),
      await putInsight(server.db, 'scheduled', authors.provider, { ...due, tagline: null }),
    ]
    await tick(server.db, server.place.files, new Date())
    expect(await recorded(id)).toEqual(['insight.publish system'])
    expect((await told(id))['insight.published']).toContain(1)
    expect([await recorded(broken), await told(broken)]).toEqual([['insight.unschedule system'], { 'insight.returned': [4] }])
  })
})

describe('a publication', () => {
  const publish = async (columns: InsightColumns, by: number = authors['provider-2']): Promise<string> => {
    const id = await putInsight(server.db, 'approved', by, { published_at: null, ...columns })
    await move('editor', id, 'published')
    return id
  }

  test('is told once to each follower of the author, the firm, the entities, the verticals and what it builds upon', async () => {
    const upstream = await putInsight(server.db, 'published', authors.wing)
    const entity = seedId('entities', 15)
    expect(await follow('elodie.favre', 'entities', entity)).toBe(201)
    expect(await follow('beatrice.okafor', 'insights', upstream)).toBe(201)
    expect(await follow('investor-2', 'entities', entity)).toBe(201)
    // Of its own work nobody is told.
    expect(await follow('provider-2', 'entities', entity)).toBe(201)
    const id = await putInsight(server.db, 'approved', authors['provider-2'], { primary_entity_id: entity, published_at: null })
    await sql`insert into insight_streams (upstream_id, downstream_id) values (${upstream}, ${id})`.execute(server.db)
    await move('editor', id, 'published')
    // 2, 4 and 20 follow the author, 1 the vertical.
    expect(await told(id)).toEqual({ 'insight.published': [1, 2, 4, 18, 20, 21] })
  })

  test('is not told to whom it is withheld', async () => {
    expect(await follow('gita.wulandari', 'accounts', account(5))).toBe(201)
    expect(await follow('samuel.penrose', 'accounts', account(5))).toBe(201)
    expect((await told(await publish({})))['insight.published']).toEqual(expect.not.arrayContaining([22, 23]))
  })

  test('that names no author is not told to the followers of the author', async () => {
    const id = await publish({ primary_entity_id: seedId('entities', 16), show_author_names: false })
    expect(await told(id)).toEqual({ 'insight.published': [1] })
  })

  test('is asked back or to be corrected by its author: editors and the firm are told why, and nothing changes', async () => {
    const id = await putInsight(server.db, 'published')
    const ask = async (name: string, attributes: object) => (await server.as(name)).patch(insightPath(id), patchOf(attributes))
    expect((await ask('provider', { 'asks-for': 'recall' })).body.errors[0]).toMatchObject({
      code: '100',
      source: { pointer: '/data/attributes/status-reason' },
    })
    for (const [name, wish] of [
      ['provider', 'recall'],
      ['lead', 'correction'],
    ] as const) {
      const answer = await ask(name, { 'asks-for': wish, 'status-reason': 'A typing error.' })
      expect([answer.status, answer.body.data.attributes['aasm-state'], answer.body.data.attributes.revision]).toEqual([
        200,
        'published',
        1,
      ])
    }
    expect(await recorded(id)).toEqual(['insight.request_recall 4', 'insight.request_correction 6'])
    expect(await told(id)).toEqual({ 'insight.correction_requested': [7, 9], 'insight.recall_requested': [7, 9] })
    expect((await ask('editor', { 'asks-for': 'recall', 'status-reason': 'x' })).status).toBe(400)
    const draft = await putInsight(server.db, 'drafted')
    expect((await (await server.as('provider')).patch(insightPath(draft), patchOf({ 'asks-for': 'recall' }))).status).toBe(400)
  })

  test('is told of to editors also where a policy bars the country that they are in', async () => {
    const [compliance, editor, reader] = [await server.as('compliance'), await server.as('editor'), await server.as('investor')]
    const { country } = (await editor.get(`/api/v2/companies/${seedId('companies', 13)}`)).body.data.attributes
    const bar = async (countries: string[]): Promise<void> => {
      const policy = { data: { attributes: { policy: { 'blocked-countries': countries } } } }
      expect((await compliance.patch(`/api/v2/companies/${seedId('companies', 1)}`, policy)).status).toBe(200)
    }
    await bar([country])
    const id = await putInsight(server.db, 'published')
    const asked = patchOf({ 'asks-for': 'recall', 'status-reason': 'A wrong figure.' })
    expect((await (await server.as('provider')).patch(insightPath(id), asked)).status).toBe(200)
    expect(await told(id)).toEqual({ 'insight.recall_requested': [7, 9] })

    const say = (by: Client, body: string, relationships: object = {}) =>
      by.post('/api/v1/comments', {
        data: {
          type: 'comments',
          attributes: { body },
          relationships: { commentable: { data: { type: 'insights', id } }, ...relationships },
        },
      })
    const first = (await say(editor, 'Which figure?')).body.data.id
    expect((await say(reader, 'The last one.', { parent: { data: { type: 'comments', id: first } } })).status).toBe(201)
    expect(await told(first)).toMatchObject({ 'comment.replied': [9] })
    await bar([])
  })

  test('gives credit to what it builds upon and what it links to, once', async () => {
    const [upstream, cited] = [
      await putInsight(server.db, 'published', authors.wing),
      await putInsight(server.db, 'published', authors.dale),
    ]
    const id = await putInsight(server.db, 'approved', authors['provider-2'], { published_at: null })
    await sql`insert into insight_streams (upstream_id, downstream_id) values (${upstream}, ${id})`.execute(server.db)
    await sql`insert into insight_citations (citing_id, cited_id) values (${id}, ${cited})`.execute(server.db)
    await move('editor', id, 'published')
    const corrected = await (
      await server.as('editor')
    ).patch(insightPath(id), patchOf({ tagline: 'Corrected', 'status-reason': 'A typing error.' }))
    expect(corrected.status).toBe(200)
    expect([await recorded(upstream), await told(upstream)]).toEqual([['insight.fork 5'], { 'insight.forked': [16] }])
    expect([await recorded(cited), await told(cited)]).toEqual([['insight.cite 5'], { 'insight.cited': [17] }])
  })
})

describe('followers of the delayed plan', () => {
  const followers = [3, 23]
  const policy = (minutes: number) =>
    sql`update companies set policy = policy || ${JSON.stringify({ 'embargo-minutes': minutes, 'retail-visible': true, 'professional-only': false })}::jsonb
      where id = ${seedId('companies', 2)}`.execute(server.db)
  const publish = async (): Promise<string> => {
    const id = await putInsight(server.db, 'approved', authors['provider-2'], { published_at: null })
    await move('editor', id, 'published')
    return id
  }
  const toldOf = async (id: string): Promise<number[]> => (await told(id))['insight.published']!.filter((one) => followers.includes(one))
  const comeOn = () => tick(server.db, server.place.files, new Date())

  test('are told when the embargo ends, once, and others not again', async () => {
    for (const name of ['investor-delayed', 'gita.wulandari']) {
      expect([200, 201, 409]).toContain(await follow(name, 'accounts', account(5)))
    }
    await policy(60)
    const id = await publish()
    // Whoever begins to follow by then, and had not to wait, is told of what comes next.
    expect(await follow('elodie.favre', 'accounts', account(5))).toBe(201)
    await comeOn()
    expect(await toldOf(id)).toEqual([])
    const before = (await told(id))['insight.published']!
    const past = sql`update insights set published_at = published_at - interval '61 minutes' where id = ${id}`
    await past.execute(server.db)
    // Two processes that come to it at once tell it once.
    await Promise.all([tellDelayed(server.db), tellDelayed(server.db)])
    await comeOn()
    expect(await toldOf(id)).toEqual(followers)
    expect((await told(id))['insight.published']!.length).toBe(before.length + followers.length)
    const { rows } = await sql<{ most: number }>`select max(times_told)::integer as most from notifications
      where trackable_id = ${id} and key = 'insight.published'`.execute(server.db)
    expect(rows[0]!.most).toBe(1)
  })

  test('are told at publication where there is no embargo, and not again afterwards', async () => {
    await policy(0)
    const id = await publish()
    expect(await toldOf(id)).toEqual(followers)
    await sql`update notifications set is_open = false where trackable_id = ${id}`.execute(server.db)
    await comeOn()
    expect(await toldOf(id)).toEqual(followers)
  })

  test('are found by the index of what each follows, whatever else is followed', async () => {
    const id = await putInsight(server.db, 'published')
    const insight = await server.db.selectFrom('insights').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const plan = await transact(server.db, async (tx) => {
      // As it is planned where a few have most of the followers: all that anybody follows would be cheaper to read at once.
      await sql`set local enable_nestloop = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${followersOf(insight)}`.execute(tx)
      return rows.map((one) => one['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('(followable_type = ')
    expect(plan).not.toContain('Seq Scan on follows')
  })

  test('who are very many are told by the clock after the first, each once and as long as there is something to tell', async () => {
    await policy(0)
    await sql`insert into accounts (id, slug, email, first_name, last_name, account_type, status, reading_tier, investor_classification)
      select 'many-' || n, 'many-' || n, 'many-' || n || '@demo.example', 'One', 'Of many', 'investor', 'active',
        case when n % 3 = 0 then 'delayed' else 'professional' end, 'professional' from generate_series(1, 2300) as n`.execute(server.db)
    await sql`insert into follows (id, follower_id, followable_type, followable_id)
      select uuid_v7(), id, 'accounts', ${account(5)} from accounts where slug like 'many-%'`.execute(server.db)
    const toldOfMany = async (id: string) => {
      const { rows } = await sql<{ key: string; many: string; times: string }>`select count(*) as many, sum(times_told) as times
        from notifications where trackable_id = ${id} and key = 'insight.published'`.execute(server.db)
      return [Number(rows[0]!.many), Number(rows[0]!.times)]
    }
    const [id, withdrawn] = [await publish(), await publish()]
    for (const one of [id, withdrawn]) expect(await toldOfMany(one)).toEqual([1_000, 1_000])
    await move('editor', withdrawn, 'cancelled', { 'status-reason': 'factual-error' })
    // The end of the embargo is seen first, and finds nobody who does not wait already.
    await comeOn()
    const [many, times] = await toldOfMany(id)
    expect(many).toBeGreaterThan(2_300)
    expect(times).toBe(many)
    expect(await toldOfMany(withdrawn)).toEqual([1_000, 1_000])
    expect((await sql`select from news_to_tell`.execute(server.db)).rows).toEqual([])
    await sql`delete from accounts where slug like 'many-%'`.execute(server.db)
  })

  test('are not told of what was withdrawn meanwhile', async () => {
    await policy(60)
    const id = await publish()
    await move('editor', id, 'cancelled', { 'status-reason': 'factual-error' })
    await sql`update insights set published_at = published_at - interval '61 minutes' where id = ${id}`.execute(server.db)
    await comeOn()
    expect(await toldOf(id)).toEqual([])
  })
})

describe('after publication', () => {
  test('a correction and a withdrawal are told to whoever read or annotated it', async () => {
    const id = await putInsight(server.db, 'published')
    await tell(await server.as('investor'), 'insight.read', 'insights', id, longEnough)
    await sql`insert into annotations (id, insight_id, annotator_id, message, annotable_attribute, section_id)
      values (${`note on ${id}`}, ${id}, ${account(2)}, 'Compare.', 'detail', 0)`.execute(server.db)
    const editor = await server.as('editor')
    expect((await editor.patch(insightPath(id), patchOf({ tagline: 'Corrected', 'status-reason': 'Wrong year.' }))).status).toBe(200)
    await move('editor', id, 'cancelled', { 'status-reason': 'factual-error' })
    expect(await told(id)).toEqual({ 'insight.corrected': [1, 2, 4], 'insight.cancelled': [1, 2, 4] })
    expect(await recorded(id)).toEqual(['insight.read 1', 'insight.correct 9', 'insight.cancel 9'])
  })

  test('votes are recorded as they change', async () => {
    const id = await putInsight(server.db, 'published')
    const investor = await server.as('investor')
    for (const vote of ['like', 'like', 'dislike', 'unlike', 'unlike']) await investor.patch(`${insightPath(id)}/${vote}`)
    expect(await recorded(id)).toEqual(['insight.like 1', 'insight.dislike 1', 'insight.unlike 1'])
    expect(await told(id)).toEqual({ 'insight.liked': [4] })
    const disliked = await putInsight(server.db, 'published')
    await investor.patch(`${insightPath(disliked)}/dislike`)
    expect(await told(disliked)).toEqual({})
  })
})

describe('a request for access', () => {
  const ask = async (id: string): Promise<string> => {
    const answer = await (await server.as('samuel.penrose')).post(`${insightPath(id)}/request-publication-access`)
    return answer.body.data.id as string
  }
  const decide = async (id: string, attributes: object): Promise<number> =>
    (await (await server.as('provider')).patch(`/api/v2/publication-access-requests/${id}`, { data: { attributes } })).status

  test('is told to the author once, and the decision to who asked', async () => {
    const id = await putInsight(server.db, 'published')
    const asked = await ask(id)
    expect(await ask(id)).toBe(asked)
    expect([await recorded(id), await told(asked)]).toEqual([['insight.request_access 22'], { 'insight.access_requested': [4] }])
    expect(await decide(asked, { status: 'denied', reason: 'For clients alone.' })).toBe(200)
    const again = await ask(id)
    expect(await decide(again, { status: 'granted' })).toBe(200)
    expect((await recorded(id)).slice(1)).toEqual(['insight.deny_access 4', 'insight.request_access 22', 'insight.grant_access 4'])
    expect([await told(asked), await told(again)]).toEqual([
      { 'insight.access_denied': [22], 'insight.access_requested': [4] },
      { 'insight.access_granted': [22], 'insight.access_requested': [4] },
    ])
  })

  test('that nobody answers is denied by the system', async () => {
    const id = await putInsight(server.db, 'published')
    const asked = await ask(id)
    await tick(server.db, server.place.files, new Date(Date.now() + 15 * 86_400_000))
    expect((await recorded(id)).at(-1)).toBe('insight.deny_access system')
    expect((await told(asked))['insight.access_denied']).toEqual([22])
  })
})
