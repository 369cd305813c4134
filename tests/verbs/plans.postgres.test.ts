import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection } from '../../src/database/connection.ts'
import { routes } from '../../src/generated/routes.ts'
import { cells } from '../contract/operations.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import type { Place } from '../support/files.ts'

interface Plans {
  name: string
  custom_plans: number
  generic_plans: number
}

let close: () => Promise<void>
let url: string
let alone: Connection
let app: App
let place: Place

/** One connection, which knows all that was prepared. */
async function begin(): Promise<void> {
  alone = connectPostgres(url, 1)
  app = await buildApp(alone, { ...place, demo: true })
}
async function end(): Promise<void> {
  await app.http.close()
  await alone.close()
}

beforeAll(async () => {
  const database = await freshDatabase()
  close = database.close
  url = database.url!
  place = await placeForFiles()
  // As where a server has run for a while.
  await sql`analyze`.execute(database.db)
  await begin()
})
afterAll(async () => {
  await end()
  place.remove()
  await close()
})

async function as(name: string): Promise<{ authorization: string }> {
  const signedIn = await app.http.inject({
    method: 'POST',
    url: '/api/v2/accounts/sign_in',
    payload: { data: { type: 'sessions', attributes: { email: `${name}@demo.example`, password: 'demo-password-1' } } },
  })
  const { data } = signedIn.json<{ data: { attributes: { token: string } } }>()
  return { authorization: `Bearer ${data.attributes.token}` }
}

/** How the statements that have a name were planned. */
async function plans(): Promise<Plans[]> {
  const asked = sql<Plans>`select name, custom_plans::int, generic_plans::int from pg_prepared_statements`
  return (await asked.execute(alone.db)).rows
}

/** Tells somebody of comments and takes presets away, more often than a statement is planned for its values. */
async function tellAndDelete(): Promise<void> {
  const headers = await as('investor')
  const post = async (id: 'createComment' | 'createFilterPreset'): Promise<string> => {
    const { path, body } = cells[id].success
    const made = await app.http.inject({ method: 'POST', url: path, headers, payload: body as object })
    expect([id, made.statusCode]).toEqual([id, 201])
    return made.json<{ data: { id: string } }>().data.id
  }
  for (let time = 0; time < 7; time++) {
    await post('createComment')
    const url = `/api/v2/filter-presets/${await post('createFilterPreset')}`
    expect((await app.http.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
  }
}

/** Asks for everything more often than a statement is planned for its values. Answers what is planned for them each time all the same. */
async function plannedAgain(): Promise<string[]> {
  for (const name of ['investor', 'investor-delayed', 'provider', 'lead', 'compliance', 'corporate', 'admin']) {
    const headers = await as(name)
    const get = async (path: string) => {
      const answers: Awaited<ReturnType<typeof app.http.inject>>[] = []
      for (let time = 0; time < 6; time++) answers.push(await app.http.inject({ method: 'GET', url: path, headers }))
      return answers[0]!
    }
    for (const { id, method, query } of routes) {
      if (method !== 'GET') continue
      const { path } = cells[id].success
      await get(path)
      if (!('page[after]' in query)) continue
      const begun = await get(`${path}${path.includes('?') ? '&' : '?'}page[size]=1&page[after]=`)
      const next = /<([^>]+)>; rel="?next/.exec(String(begun.headers.link))
      if (next) await get(next[1]!.replace(/^https?:\/\/[^/]+/, ''))
    }
    for (const query of ['filter[country]=JP', 'page[number]=2']) await get(`/api/v2/insights?${query}`)
  }
  await tellAndDelete()
  const all = await plans()
  expect(all.filter((one) => Number(one.generic_plans) > 0).length).toBeGreaterThan(100)
  expect(all.filter(({ name }) => name.startsWith('planned:')).length).toBeGreaterThan(2)
  return all.flatMap((one) => (Number(one.custom_plans) > 5 ? [one.name] : []))
}

test('no statement that has a name is planned more than its first five times', async () => {
  expect(await plannedAgain()).toEqual([])
})

test('nor where everything is ten thousand times as much', async () => {
  await end()
  const large = connectPostgres(url, 1)
  await sql`update pg_class set reltuples = reltuples * 10000 where relnamespace = 'public'::regnamespace and reltuples > 0`.execute(
    large.db,
  )
  await large.close()
  await begin()
  expect(await plannedAgain()).toEqual([])
})

test('who did less than most has its activities planned no more often', async () => {
  const headers = await as('investor')
  await sql`insert into activities (id, key, trackable_type, trackable_id, owner_id, recipient_id, created_at)
    select busy.id || n, 'insight.view', 'insights', 'none', busy.id, busy.id, now() - n * interval '1 hour'
    from (select id from accounts where email <> 'investor@demo.example' order by id limit 5) as busy, generate_series(1, 4000) as n`.execute(
    alone.db,
  )
  await sql`analyze activities`.execute(alone.db)
  const owner = '019a0000-0001-7000-8000-000000000002'
  for (const query of [
    '',
    'filter[direction]=incoming',
    `filter[owner-id]=${owner}`,
    'filter[direction]=outgoing',
    'filter[key]=comment.create',
  ]) {
    for (let time = 0; time < 8; time++) await app.http.inject({ method: 'GET', url: `/api/v1/activities?${query}`, headers })
  }
  const all = (await plans()).filter(({ name }) => name.startsWith('activities:'))
  expect(all.length).toBeGreaterThan(3)
  expect(all.filter((one) => Number(one.custom_plans) > 5)).toEqual([])
})

test('an activity is looked for in the part of the month that it is of', async () => {
  const headers = await as('investor')
  await app.http.inject({ method: 'GET', url: '/api/v1/activities', headers })
  const found = await alone.db.connection().execute(async (one) => {
    const known = sql<{ name: string; types: string[] }>`select name, parameter_types::text[] as types from pg_prepared_statements
      where name like 'activities:rows of times:%' limit 1`
    const { name, types } = (await known.execute(one)).rows[0]!
    const given = types.map((type) => (type === 'text[]' ? `'{none}'` : type === 'timestamp with time zone[]' ? `'{now}'` : 'null'))
    await sql`set plan_cache_mode = force_generic_plan`.execute(one)
    const explained = sql.raw<Record<'QUERY PLAN', string>>(
      `explain (analyze, timing off) execute ${JSON.stringify(name)}(${given.join()})`,
    )
    const { rows } = await explained.execute(one)
    await sql`reset plan_cache_mode`.execute(one)
    return rows.map((row) => row['QUERY PLAN']).filter((line) => / on activities_/.test(line))
  })
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter((line) => !line.includes('never executed')).length).toBeLessThanOrEqual(1)
})
