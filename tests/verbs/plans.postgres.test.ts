import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import { connectPostgres } from '../../src/database/connect.ts'
import type { Connection } from '../../src/database/connect.ts'
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
let alone: Connection
let app: App
let place: Place

beforeAll(async () => {
  const database = await freshDatabase()
  close = database.close
  // One connection, which knows all that was prepared.
  alone = connectPostgres(database.url!, 1)
  place = await placeForFiles()
  // As where a server has run for a while.
  await sql`analyze`.execute(alone.db)
  app = await buildApp(alone, { ...place, demo: true })
})
afterAll(async () => {
  await app.http.close()
  place.remove()
  await alone.close()
  await close()
})

test('no statement that has a name is planned more than its first five times', async () => {
  const signedIn = await app.http.inject({
    method: 'POST',
    url: '/api/v2/accounts/sign_in',
    payload: { data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } },
  })
  const { data } = signedIn.json<{ data: { attributes: { token: string } } }>()
  const headers = { authorization: `Bearer ${data.attributes.token}` }
  for (const { id, method } of routes) {
    if (method !== 'GET') continue
    for (let time = 0; time < 8; time++) await app.http.inject({ method, url: cells[id].success.path, headers })
  }
  const filtered = { method: 'GET', url: '/api/v2/insights?filter[country]=JP', headers } as const
  for (let time = 0; time < 8; time++) await app.http.inject(filtered)
  const plans = sql<Plans>`select name, custom_plans::int, generic_plans::int from pg_prepared_statements`
  const { rows: all } = await plans.execute(alone.db)
  expect(all.filter((one) => Number(one.generic_plans) > 0).length).toBeGreaterThan(100)
  expect(all.flatMap((one) => (Number(one.custom_plans) > 5 ? [one.name] : []))).toEqual([])
})
