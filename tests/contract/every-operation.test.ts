import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { routes } from '../../src/generated/routes.ts'
import type { Route } from '../../src/http/route.ts'
import { operationAt } from '../support/contract.ts'
import { refusalIn } from '../support/refusals.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'
import { prepareFresh } from './fresh-rows.ts'
import { cells, foreignSession } from './operations.ts'
import type { Ask } from './operations.ts'
import { prepareToken, tokens } from './tokens.ts'
import type { TokenPurpose } from './tokens.ts'

const server = startServer()

beforeAll(async () => {
  await insertRows(server.db, 'sessions', {
    id: foreignSession,
    account_id: seedId('accounts', 2),
    token_hash: Buffer.alloc(32, 7),
    kind: 'password',
    expires_at: '2999-01-01T00:00:00.000Z',
  })
  await prepareFresh(server.db)
})

/** Account 23 signs in nowhere else here. */
beforeEach(async () => {
  for (const [purpose, token] of Object.entries(tokens)) await prepareToken(server.db, token, purpose as TokenPurpose, 23)
})

const caller = async (name: string | undefined): Promise<Client> => (name === undefined ? server.guest : server.as(name))
const ask = async ({ method }: Route, { as, path, body }: Ask): Promise<Answer> => (await caller(as)).send(method, path, body)
const pathOf = ({ path }: Ask): string => path.split('?')[0]!
const who = (name: string | undefined): string => name ?? 'a guest'

/** What a route answers without a credential follows from the contract alone. */
function anonymousStatus({ answer, security, status }: Route, path: string): number {
  const open =
    'relationships' in answer ? answer.relationships[path.split('/').at(-1)!]!.public : security !== 'required' && security !== 'signed'
  return open ? status : 401
}

/** The credentials that the published document names; none where a credential means nothing. */
const securityOf = ({ method }: Route, path: string): object[] =>
  (operationAt(method, path) as { security?: object[] } | undefined)?.security ?? []

const error = (answer: Answer) => {
  const { status, code } = refusalIn(answer)
  return { status, code }
}

const byMethod = (deletes: boolean) => routes.filter((one) => (one.method === 'DELETE') === deletes)

describe.each([...byMethod(false), ...byMethod(true)].map((route) => ({ id: route.id, route })))('$id', ({ id, route }) => {
  const { success, foreign, refusal } = cells[id]
  const open = anonymousStatus(route, pathOf(success))

  test('is what its cell asks for', () => {
    expect(operationAt(route.method, pathOf(success))?.operationId).toBe(id)
  })

  test(`answers ${open} to a guest`, async () => {
    const answer = await server.guest.send(route.method, success.path, success.body)
    expect(answer.status).toBe(open)
    if (open === 401) expect(answer.body.errors.map(Object.keys)).toEqual([['title']])
  })

  const unheeded = securityOf(route, pathOf(success)).length === 0
  test(`${unheeded ? `does not heed a credential: answers ${open}` : 'answers 401'} to a token that is nobody's`, async () => {
    const answer = await server.withToken('nobody').send(route.method, success.path, success.body)
    expect(answer.status).toBe(unheeded ? open : 401)
  })

  if (foreign) {
    const { as, path = success.path, status } = foreign
    test(`answers ${status} to ${as}, whose it is not`, async () => {
      const answer = await ask(route, { ...success, as, path })
      expect(error(answer), answer.text).toEqual({ status, code: String(status) })
    })
  }

  test(`refuses ${who(refusal.as)} with ${refusal.status}${refusal.code ? `/${refusal.code}` : ''} at ${refusal.path}`, async () => {
    expect(error(await ask(route, refusal))).toEqual({ status: refusal.status, code: refusal.code })
  })

  if (route.method === 'GET') {
    test('answers HEAD as GET, without a body', async () => {
      for (const one of [success, { ...success, as: undefined }, refusal]) {
        const client = await caller(one.as)
        const [whole, head] = [await client.get(one.path), await client.send('HEAD', one.path)]
        expect([head.status, head.text]).toEqual([whole.status, ''])
        expect(head.headers['content-type']).toBe(whole.headers['content-type'])
      }
    })
  }

  test(`answers ${route.status} to ${who(success.as)}`, async () => {
    const answer = await ask(route, success)
    expect(answer.status, answer.text).toBe(route.status)
    expect(answer.text === '').toBe([204, 302].includes(route.status))
  })
})

const literal = (path: string, relationship = ''): string =>
  path.replace('{id}', seedId('insights', 1)).replace('{relationship}', relationship)

describe.each([...new Set(routes.map((one) => one.path))])('the path %s', (path) => {
  const here = routes.filter((one) => one.path === path)
  const { answer } = here[0]!
  const at = literal(path, 'relationships' in answer ? Object.keys(answer.relationships)[0] : '')
  // A word that can be read stands for a record: what the path of that record takes, it takes too.
  const same = here.some((one) => one.method === 'GET') ? routes.filter((one) => one.path === path.replace(/\/me$/, '/{id}')) : here
  const documented = [...new Set([...here, ...same].map((one) => one.method as string))]
  const methods = [...documented, ...(documented.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort()
  const allowed = (sent: Answer): string[] => String(sent.headers['allow']).split(', ').sort()

  test(`answers OPTIONS with 204 and allows ${methods.join(', ')}`, async () => {
    const sent = await server.guest.send('OPTIONS', at)
    expect([sent.status, sent.text]).toEqual([204, ''])
    expect(allowed(sent)).toEqual(methods)
  })

  test('answers any other method with 405, credential or not', async () => {
    const editor = await server.as('entity-editor')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !documented.includes(one))) {
      for (const client of [server.guest, editor]) {
        const sent = await client.send(method, at)
        expect({ method, ...error(sent) }).toEqual({ method, status: 405, code: '405' })
        expect(allowed(sent)).toEqual(methods)
      }
    }
  })
})

test('no operation is reached by a path that another one’s cell asks for', () => {
  const asked = routes.map((route) => `${route.method} ${cells[route.id].success.path}`)
  expect(new Set(asked).size).toBe(routes.length)
})
