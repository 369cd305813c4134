import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const company = seedId('companies', 1)
let invited = 0

const invite = (client: Client): Promise<Answer> => {
  const attributes = {
    ...{ email: `seat.${++invited}@harbour-lane.example`, 'first-name': 'Seat', 'last-name': `Holder ${invited}` },
    'account-type': 'insight-provider',
  }
  const relationships = { company: { data: { type: 'companies', id: company } } }
  return client.post('/api/v2/accounts', { data: { type: 'accounts', attributes, relationships } })
}
const setStatus = async (name: string, id: string, status: string): Promise<Answer> =>
  (await server.as(name)).patch(`/api/v2/accounts/${id}`, { data: { attributes: { status } } })
const seats = async (): Promise<{ seats: number; 'seats-used': number }> =>
  (await (await server.as('lead')).get(`/api/v2/companies/${company}`)).body.data.attributes
/** Gives the company so many seats more than are taken. */
async function leave(free: number): Promise<void> {
  const attributes = { seats: (await seats())['seats-used'] + free }
  expect((await (await server.as('finance')).patch(`/api/v2/companies/${company}`, { data: { attributes } })).status).toBe(200)
}
const refused = ({ status, body }: Answer) => [status, body.errors[0].code, body.errors[0].title, body.errors[0].source]
const full = (pointer: string) => [422, '100', 'The company has no free seat', { pointer }]

beforeEach(() => leave(2))

describe('the seats of a company', () => {
  test('are what a lead and an admin can invite into, and no more', async () => {
    expect((await invite(await server.as('lead'))).status).toBe(201)
    expect((await invite(await server.as('admin'))).status).toBe(201)
    for (const name of ['lead', 'admin']) {
      const before = invited
      expect(refused(await invite(await server.as(name)))).toEqual(full('/data/relationships/company'))
      expect(await server.mailsTo(`seat.${before + 1}@harbour-lane.example`)).toEqual([])
    }
  })

  test('are taken exactly, by 15 who are invited at once', async () => {
    const clients = [await server.as('lead'), await server.as('admin')]
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => invite(clients[index % 2]!)))
    expect(answers.map((one) => one.status).sort()).toEqual([...Array(2).fill(201), ...Array(13).fill(422)])
    const now = await seats()
    expect(now['seats-used']).toBe(now.seats)
  })

  test('are free again once somebody is suspended or leaves, and needed for whoever comes back', async () => {
    const [one, other] = [await invite(await server.as('lead')), await invite(await server.as('lead'))].map(
      (made) => made.body.data.id as string,
    )
    await sql`update accounts set status = 'active' where id = ${one}`.execute(server.db)
    expect((await setStatus('lead', one!, 'suspended')).status).toBe(200)
    const third = await invite(await server.as('lead'))
    expect(third.status).toBe(201)
    expect(refused(await setStatus('admin', one!, 'active'))).toEqual(full('/data/attributes/status'))
    expect((await setStatus('lead', other!, 'deactivated')).status).toBe(200)
    expect((await setStatus('admin', one!, 'active')).status).toBe(200)
  })

  test('may become fewer than are taken: all stay, and nobody comes', async () => {
    await leave(-2)
    expect((await (await server.as('provider')).get('/api/v2/accounts/me')).status).toBe(200)
    expect(refused(await invite(await server.as('lead')))).toEqual(full('/data/relationships/company'))
  })
})
