/** What an account still asks for in the second in which a process goes on with what it knew of it. */
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts'
const at = (n: number): string => `${path}/${seedId('accounts', n)}`
const change = (attributes: object) => ({ data: { attributes } })
const invite = (client: Client, email: string, roles: string[]): Promise<Answer> =>
  client.post(path, {
    data: { type: 'accounts', attributes: { email, 'first-name': 'Mal', 'last-name': 'Ory', 'account-type': 'staff', roles } },
  })
const rolesOf = async (client: Client, n: number): Promise<string[]> => (await client.get(at(n))).body.data.attributes.roles as string[]

/** Who is an admin until the boss says otherwise. */
async function rogueOf(boss: Client): Promise<Client> {
  expect((await boss.patch(at(10), change({ roles: ['entity-editor', 'admin'] }))).status).toBe(200)
  const rogue = await server.as('entity-editor')
  expect((await rogue.get(`${path}/me`)).body.data.attributes.roles).toContain('admin')
  return rogue
}

describe('an admin who is one no more', () => {
  test('gives nobody a role, not even in that second', async () => {
    const boss = await server.as('admin')
    const rogue = await rogueOf(boss)
    expect((await boss.patch(at(10), change({ roles: ['entity-editor'] }))).status).toBe(200)
    const late = [
      await rogue.patch(at(10), change({ roles: ['entity-editor', 'admin'] })),
      await rogue.patch(at(11), change({ roles: ['account-manager', 'admin'] })),
      await rogue.patch(at(1), change({ status: 'suspended' })),
      await invite(rogue, 'second@rogue.example', ['admin']),
    ]
    expect(late.map(({ status }) => status)).toEqual([400, 403, 403, 403])
    expect([await rolesOf(boss, 10), await rolesOf(boss, 11)]).toEqual([['entity-editor'], ['account-manager']])
  })

  test('nor by what was let in before and had to wait', async () => {
    const boss = await server.as('admin')
    const rogue = await rogueOf(boss)
    const taking = boss.patch(at(10), change({ roles: ['entity-editor'] }))
    const again = Array.from({ length: 8 }, () => rogue.patch(at(10), change({ roles: ['admin'] })))
    const [taken, ...late] = await Promise.all([taking, ...again])
    expect(taken.status).toBe(200)
    expect(late.map(({ status }) => status).filter((status) => ![200, 400, 403].includes(status))).toEqual([])
    expect(await rolesOf(boss, 10)).toEqual(['entity-editor'])
  })
})

test('who is suspended changes nothing from then on', async () => {
  const [boss, editor] = [await server.as('admin'), await server.as('editor')]
  expect((await editor.get(`${path}/me`)).status).toBe(200)
  expect((await boss.patch(at(9), change({ status: 'suspended' }))).status).toBe(200)
  expect((await editor.patch(`${at(6)}/follow`)).status).toBe(401)
  expect((await boss.patch(at(9), change({ status: 'active' }))).status).toBe(200)
})
