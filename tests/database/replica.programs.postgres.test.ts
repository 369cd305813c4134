/** What a server does with a replica that is none. One that follows is tried by `npm run deploy:check`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
const running: ServerProcess[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()))
  await database.close()
})

async function start(replica: string): Promise<ServerProcess> {
  const server = await startProcess({ DATABASE_URL: database.url!, DATABASE_REPLICA_URL: replica, DEMO: 'true', LOG_LEVEL: 'warn' })
  running.push(server)
  return server
}
async function send(
  path: string,
  token?: string,
  data?: object,
): Promise<{ status: number; data: { attributes: Record<string, string> }[] }> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const answer = await fetch(path, { headers, ...(data && { method: 'POST', body: JSON.stringify({ data }) }) })
  return { status: answer.status, ...((await answer.json()) as { data: never }) }
}

test.each([
  ['is away', 'postgres://root@127.0.0.1:1/none'],
  ['is the database itself', undefined],
])('one that %s is not used, which is said, and who writes reads it in every process', async (_what, replica) => {
  const servers = [await start(replica ?? database.url!), await start(replica ?? database.url!)]
  const why = replica === undefined ? 'it is no replica of this database' : 'ECONNREFUSED'
  for (const server of servers) {
    await expect.poll(() => server.said(), { timeout: 10_000 }).toContain('the replica is not used')
    expect(server.said()).toContain(why)
  }
  const attributes = { email: 'entity-editor@demo.example', password: 'demo-password-1' }
  const session = await send(`${servers[0]!.url}/api/v2/accounts/sign_in`, undefined, { type: 'sessions', attributes })
  const { token } = (session.data as unknown as { attributes: { token: string } }).attributes
  for (let round = 0; round < 6; round++) {
    const [writes, reads] = round % 2 === 0 ? servers : servers.toReversed()
    const made = { type: 'asset-classes', attributes: { name: `Made ${replica === undefined} ${round}` } }
    expect((await send(`${writes!.url}/api/v2/asset-classes`, token, made)).status).toBe(201)
    const { data } = await send(`${reads!.url}/api/v2/asset-classes?page[size]=100`, token)
    expect(data.map((one) => one.attributes['name'])).toContain(made.attributes.name)
  }
})
