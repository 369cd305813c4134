import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import { connectPostgres } from '../../src/database/connect.ts'
import type { Connection } from '../../src/database/connect.ts'
import { routes } from '../../src/generated/routes.ts'
import { cells } from '../contract/operations.ts'
import { freshDatabase } from '../support/database.ts'

let close: () => Promise<void>
let alone: Connection
let app: App

beforeAll(async () => {
  const database = await freshDatabase()
  close = database.close
  // One connection, which knows all that was prepared.
  alone = connectPostgres(database.url!, 1)
  app = await buildApp(alone)
})
afterAll(async () => {
  await app.http.close()
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
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where custom_plans > 5`.execute(alone.db)
  const { rows: settled } = await sql<{ name: string }>`select name from pg_prepared_statements where generic_plans > 0`.execute(alone.db)
  expect(settled.length).toBeGreaterThan(50)
  expect(rows.map((one) => one.name)).toEqual([])
})
