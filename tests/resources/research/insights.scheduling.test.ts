import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, insightPath, minutesFromNow, moveTo, patchOf, putInsight, rowOf } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { startProcess } from '../../support/process.ts'
import type { ServerProcess } from '../../support/process.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const after = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)
const scheduled = (minutes: number, columns: InsightColumns = {}, by: number = authors.provider) =>
  putInsight(server.db, 'scheduled', by, { published_at: minutesFromNow(minutes), ...columns })
const stateOf = async (id: string) => (await rowOf(server.db, id)).insight!.aasm_state

/** What a publication counts: the list, its author, its entity, its vertical. */
async function counts(account: number = authors.provider): Promise<number[]> {
  const { rows } = await sql<{ n: string }>`
    select (select sum(published) from insight_counts) as n
    union all select insights_count from accounts where id = ${seedId('accounts', account)}
    union all select insights_count from entities where id = ${seedId('entities', 1)}
    union all select insights_count from content_verticals where id = ${seedId('content-verticals', 1)}`.execute(server.db)
  return rows.map((one) => Number(one.n))
}

let provider: Client
let investor: Client
beforeAll(async () => {
  ;[provider, investor] = await Promise.all([server.as('provider'), server.as('investor')])
})
// What one story left scheduled is not for the next one's ticks.
beforeEach(async () => {
  await server.db.updateTable('insights').set({ aasm_state: 'approved' }).where('aasm_state', '=', 'scheduled').execute()
})

describe('the tick', () => {
  test('publishes what is due, once, and leaves the rest', async () => {
    const before = await counts()
    const [due, exactly, later] = [await scheduled(10), await scheduled(20), await scheduled(30)]
    const moment = new Date((await rowOf(server.db, exactly)).insight!.published_at!)
    await tick(server.db, server.place.files, new Date(moment.getTime() - 60_000))
    expect([await stateOf(due), await stateOf(exactly), await stateOf(later)]).toEqual(['published', 'scheduled', 'scheduled'])
    await tick(server.db, server.place.files, moment)
    await tick(server.db, server.place.files, moment)
    expect([await stateOf(due), await stateOf(exactly), await stateOf(later)]).toEqual(['published', 'published', 'scheduled'])
    expect(await counts()).toEqual(before.map((n) => n + 2))
    expect((await investor.get(insightPath(exactly))).status).toBe(200)
    expect((await investor.get(insightPath(later))).status).toBe(404)
    expect((await investor.get('/api/v2/insights?page[size]=100')).body.data.some((one: { id: string }) => one.id === exactly)).toBe(true)
  })

  test('goes by the time it was moved to, and forgets what was unscheduled', async () => {
    const [moved, given] = [await scheduled(10), await scheduled(10)]
    await provider.patch(insightPath(moved), patchOf({ 'published-at': minutesFromNow(100) }))
    const back = await provider.patch(insightPath(given), moveTo('approved', { 'published-at': null }))
    expect([back.status, back.body.data.attributes['published-at']]).toEqual([200, null])
    const now = await provider.patch(insightPath(await scheduled(10)), moveTo('published', { 'published-at': null }))
    expect([now.status, Date.parse(now.body.data.attributes['published-at']) <= Date.now()]).toEqual([200, true])
    await tick(server.db, server.place.files, after(50))
    expect([await stateOf(moved), await stateOf(given)]).toEqual(['scheduled', 'approved'])
    await tick(server.db, server.place.files, after(101))
    expect([await stateOf(moved), await stateOf(given)]).toEqual(['published', 'approved'])
  })

  test('alone publishes as of the time that was chosen: by hand it is as of now, a wish of a moment ago or not', async () => {
    const wish = minutesFromNow(-0.5)
    const id = await putInsight(server.db, 'approved', authors.provider, { published_at: wish })
    expect((await provider.patch(insightPath(id), moveTo('published'))).status).toBe(200)
    expect(Date.parse((await rowOf(server.db, id)).insight!.published_at!)).toBeGreaterThan(Date.parse(wish) + 20_000)
  })

  test('sends back to approved, with the reason, what fails its checks, and goes on with the others', async () => {
    const before = await counts()
    const sound = [await scheduled(5), await scheduled(7)]
    const outdated = await scheduled(6, { body_changed_at: minutesFromNow(-1) })
    const bare = await scheduled(6, { tagline: null })
    await tick(server.db, server.place.files, after(8))
    for (const id of sound) expect(await stateOf(id)).toBe('published')
    for (const id of [outdated, bare]) {
      const { insight } = await rowOf(server.db, id)
      expect([insight!.aasm_state, insight!.status_reason]).toEqual([
        'approved',
        expect.stringMatching(id === bare ? /tagline/ : /certified/),
      ])
    }
    expect(await counts()).toEqual(before.map((n) => n + 2))
    await tick(server.db, server.place.files, after(9))
    expect([await stateOf(outdated), await stateOf(bare)]).toEqual(['approved', 'approved'])
  })

  test('sends back what a suspended author scheduled, which its team lead is told of and publishes', async () => {
    const [other, own] = [await scheduled(5, {}, authors.lead), await scheduled(5)]
    await setColumns(server.db, 'accounts', seedId('accounts', authors.provider), { status: 'suspended' })
    await tick(server.db, server.place.files, after(6))
    expect([await stateOf(other), await stateOf(own)]).toEqual(['published', 'approved'])
    expect((await rowOf(server.db, own)).insight!.status_reason).toBe('Its author is suspended')
    const lead = await server.as('lead')
    const told = (await lead.get('/api/v2/notifications')).body.data as { attributes: { key: string } }[]
    expect(told.map(({ attributes: { key } }) => key)).toContain('insight.returned')
    expect((await lead.patch(insightPath(own), moveTo('published', { 'published-at': null }))).status).toBe(200)
    await setColumns(server.db, 'accounts', seedId('accounts', authors.provider), { status: 'active' })
  })

  test('gives back at once what an author had scheduled who leaves, which its team lead is told of and schedules again', async () => {
    const company_id = seedId('companies', 1)
    const [left, other] = [await scheduled(60, { company_id }, 14), await scheduled(60, { company_id }, authors.lead)]
    const lead = await server.as('lead')
    const keys = async (): Promise<string[]> =>
      (await lead.get('/api/v2/notifications?filter[unread]=true')).body.data.map(
        (one: { attributes: { key: string } }) => one.attributes.key,
      )
    const before = (await keys()).length
    expect(
      (await lead.patch(`/api/v2/accounts/${seedId('accounts', 14)}`, { data: { attributes: { status: 'deactivated' } } })).status,
    ).toBe(200)
    expect([await stateOf(left), await stateOf(other)]).toEqual(['approved', 'scheduled'])
    expect((await rowOf(server.db, left)).insight!.status_reason).toBe('Its author has left')
    expect([(await keys())[0], (await keys()).length]).toEqual(['insight.returned', before + 1])
    await tick(server.db, server.place.files, after(61))
    expect([await stateOf(left), await stateOf(other)]).toEqual(['approved', 'published'])
    const again = await lead.patch(insightPath(left), moveTo('scheduled', { 'published-at': minutesFromNow(90) }))
    expect([again.status, again.text]).toEqual([200, again.text])
    await tick(server.db, server.place.files, after(91))
    expect(await stateOf(left)).toBe('published')
  })

  test('publishes as of the time that was chosen, and as of now what nothing published for longer, so that its embargo and month begin', async () => {
    const [scheduledFor, began] = [minutesFromNow(-180), Date.now()]
    const [punctual, late] = [await scheduled(-0.5), await scheduled(0, { published_at: scheduledFor })]
    const chosen = (await rowOf(server.db, punctual)).insight!.published_at
    await tick(server.db, server.place.files, new Date())
    expect((await rowOf(server.db, punctual)).insight!.published_at).toEqual(chosen)
    const { published_at } = (await rowOf(server.db, late)).insight!
    expect(Date.parse(published_at!)).toBeGreaterThanOrEqual(began)
    await setColumns(server.db, 'companies', seedId('companies', 1), {
      policy: JSON.stringify({ 'embargo-minutes': 60, 'retail-visible': true }),
    })
    const delayed = await server.as('investor-delayed')
    expect((await delayed.get(insightPath(late))).body.data.attributes.detail).toBeNull()
    expect((await investor.get(insightPath(late))).body.data.attributes.detail).not.toBeNull()
  })

  test('does not publish what another state holds, whatever its time', async () => {
    const ids = []
    for (const state of ['drafted', 'submitted', 'approved', 'cancelled'] as const) {
      ids.push(await putInsight(server.db, state, authors.provider, { published_at: minutesFromNow(-60) }))
    }
    await tick(server.db, server.place.files, after(1))
    expect(await Promise.all(ids.map(stateOf))).toEqual(['drafted', 'submitted', 'approved', 'cancelled'])
  })
})

describe('at once', () => {
  test('two ticks publish each of 30 once, and count each once', async () => {
    const before = await counts()
    const ids = []
    for (let index = 0; index < 30; index++) ids.push(await scheduled(index % 5))
    await Promise.all([tick(server.db, server.place.files, after(6)), tick(server.db, server.place.files, after(6))])
    await tick(server.db, server.place.files, after(6))
    expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['published']))
    expect(await counts()).toEqual(before.map((n) => n + 30))
  })

  test('ticks do not stand in the way of each other where insights build upon one another', async () => {
    const before = await counts()
    const ids: string[] = []
    for (let index = 0; index < 20; index++) ids.push(await scheduled(index % 3, {}, index % 2 ? authors.provider : authors.lead))
    const pairs = ids.flatMap((upstream) =>
      ids.filter((one) => one > upstream).map((downstream) => ({ upstream_id: upstream, downstream_id: downstream })),
    )
    const both = pairs.map(({ upstream_id, downstream_id }, index) =>
      index % 2 ? { upstream_id, downstream_id } : { upstream_id: downstream_id, downstream_id: upstream_id },
    )
    await insertRows(server.db, 'insight_streams', both)
    const ticks = await Promise.allSettled(Array.from({ length: 4 }, () => tick(server.db, server.place.files, after(6))))
    expect(ticks.map((one) => (one.status === 'rejected' ? String(one.reason) : 'done'))).toEqual(ticks.map(() => 'done'))
    expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['published']))
    expect((await counts())[0]).toBe(before[0]! + 20)
    for (const id of ids) {
      expect((await rowOf(server.db, id)).insight!.published_forked_count).toBe(both.filter((one) => one.upstream_id === id).length)
    }
  })

  test('a tick and its author publish an insight once', async () => {
    for (let round = 0; round < 10; round++) {
      const before = await counts()
      const id = await scheduled(1)
      const [answer] = await Promise.all([
        provider.patch(insightPath(id), moveTo('published')),
        tick(server.db, server.place.files, after(2)),
      ])
      expect([answer.status, await stateOf(id)]).toEqual([200, 'published'])
      expect(await counts()).toEqual(before.map((n) => n + 1))
    }
  })
})

// The embedded database has one process; what several do is for PostgreSQL alone.
if (process.env['TEST_ON']) {
  describe('a process that is killed', () => {
    const processes: ServerProcess[] = []
    const start = async () => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db)
      const url = new URL(process.env['TEST_ON']!)
      url.pathname = `/${rows[0]!.name}`
      const started = await startProcess({ DATABASE_URL: url.href })
      processes.push(started)
      return started
    }
    afterAll(() => Promise.all(processes.map((one) => one.stop('SIGKILL'))))
    const soon = { timeout: 30_000, interval: 100 }

    test('between two ticks loses nothing: what was published stays, what comes due later is published by the next', async () => {
      const before = await counts()
      const first = await scheduled(-1)
      const killed = await start()
      await expect.poll(() => stateOf(first), soon).toBe('published')
      await killed.stop('SIGKILL')
      const second = await scheduled(-1)
      expect(await stateOf(second)).toBe('scheduled')
      const next = await start()
      await expect.poll(() => stateOf(second), soon).toBe('published')
      await next.stop()
      expect(await stateOf(first)).toBe('published')
      expect(await counts()).toEqual(before.map((n) => n + 2))
    })

    test('in the middle of a tick publishes nothing by half', async () => {
      const before = await counts()
      const id = await scheduled(-1)
      let killed: ServerProcess | undefined
      let publishing: number[] = []
      const sessions = async (which: RawBuilder<SqlBool>) => {
        const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where ${which}`.execute(server.db)
        return rows.map(({ pid }) => pid)
      }
      await transact(server.db, async (tx) => {
        // Holds the row that the publication counts in, so that the tick stands still within its transaction.
        await sql`select from accounts where id = ${seedId('accounts', authors.provider)} for update`.execute(tx)
        killed = await start()
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        const waiting = () => sessions(sql`${rows[0]!.pid} = any(pg_blocking_pids(pid)) and query like 'update%insights%'`)
        await expect.poll(waiting, soon).toHaveLength(1)
        publishing = await waiting()
        await killed.stop('SIGKILL')
      })
      await expect.poll(() => sessions(sql`pid = any(${publishing})`), soon).toEqual([])
      expect([await stateOf(id), await counts()]).toEqual(['scheduled', before])
      await tick(server.db, server.place.files, new Date())
      expect([await stateOf(id), await counts()]).toEqual(['published', before.map((n) => n + 1)])
    })
  })
}
