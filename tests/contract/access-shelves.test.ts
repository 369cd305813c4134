/**
 * The cells of DOMAIN 5.1 and 5.2 for what accounts keep, mute, share and collect, for editorial sets and for providers:
 * every demo account and a guest × every operation.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { SeededType } from '../../src/demo/ids.ts'
import { setColumns } from '../support/columns.ts'
import { putInsight } from '../support/insight-rows.ts'
import { matrix, names } from '../support/matrix.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
// Besides, two colleagues of `investor`.
const { members, row, expected, listing } = matrix(server, 'beatrice.okafor', 'noor.alhashimi')

const [investor, provider, lead, overseer, colleague] = [1, 4, 6, 18, 24].map((n) => seedId('accounts', n)) as [
  string,
  string,
  string,
  string,
  string,
]

type Table = 'locker_items' | 'muted_items' | 'shared_items' | 'collections'
async function put(table: Table, columns: object): Promise<string> {
  const id = randomUUID()
  await server.db
    .insertInto(table)
    .values({ id, ...columns } as never)
    .execute()
  return id
}
const link = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })

describe.each([
  ['locker-items', 'locker_items', 'lockable', 'note'],
  ['muted_items', 'muted_items', 'mutable', 'reason'],
] as const)('one of the %s of an investor', (path, table, relationship, attribute) => {
  const made = async () => {
    const thing = { [`${relationship}_type`]: 'insights', [`${relationship}_id`]: await putInsight(server.db, 'published') }
    return put(table, { account_id: investor, ...thing })
  }
  const at = async () => `/api/v2/${path}/${await made()}`

  test('is shown, with what it is related to, to its account and admins', async () => {
    const own = await at()
    for (const part of ['', `/${relationship}`, `/relationships/${relationship}`, '/account']) {
      expect([part, await row((asker) => asker.get(own + part))]).toEqual([part, expected({ 200: 'investor admin' }, 404)])
    }
  })

  test('is listed for its account alone', async () => {
    expect(await listing(`/api/v2/${path}`, await made())).toBe('investor')
  })

  test('is changed and removed by its account alone', async () => {
    const wanted = (status: number) => expected({ [status]: 'investor', 403: 'admin' }, 404)
    const change = { data: { attributes: { [attribute]: 'x' } } }
    expect(await row(async (asker) => asker.patch(await at(), change))).toEqual(wanted(200))
    expect(await row(async (asker) => asker.delete(await at()))).toEqual(wanted(204))
  })

  test('is made by every account, for itself', async () => {
    const body = { data: { type: table.replace('_', '-'), relationships: link(relationship, 'insights', 6) } }
    expect(await row((asker) => asker.post(`/api/v2/${path}`, body))).toEqual(expected({}, 201))
  })
})

describe('what an investor shared with a colleague', () => {
  const made = (columns: object = {}) =>
    put('shared_items', {
      sharer_id: investor,
      recipient_id: colleague,
      shareable_type: 'insights',
      shareable_id: seedId('insights', 1),
      ...columns,
    })
  const at = async (columns: object = {}) => `/api/v2/shared-items/${await made(columns)}`
  const parties = 'investor noor.alhashimi'
  const show = (path: string) => row((asker) => asker.get(path))

  test('is shown to both, their compliance officer and admins', async () => {
    const own = await at()
    for (const part of ['', '/shareable', '/relationships/sharer']) {
      expect([part, await show(own + part)]).toEqual([part, expected({ 200: `${parties} beatrice.okafor admin` }, 404)])
    }
  })

  test('is no longer shown to either once the sharer took it back, nor to the recipient who deleted it or for whom it expired', async () => {
    const gone = new Date().toISOString()
    expect(await show(await at({ sharer_deleted_at: gone }))).toEqual(expected({ 200: 'beatrice.okafor admin' }, 404))
    expect(await show(await at({ recipient_deleted_at: gone }))).toEqual(expected({ 200: 'investor beatrice.okafor admin' }, 404))
    expect(await show(await at({ expires_at: gone }))).toEqual(expected({ 200: 'investor beatrice.okafor admin' }, 404))
  })

  test('is listed for both', async () => {
    expect(await listing('/api/v2/shared-items', await made())).toBe(parties)
  })

  test('has a message changed by the sharer, and is deleted by each for itself', async () => {
    const change = { data: { attributes: { message: 'x' } } }
    const others = 'noor.alhashimi beatrice.okafor admin'
    expect(await row(async (asker) => asker.patch(await at(), change))).toEqual(expected({ 200: 'investor', 403: others }, 404))
    expect(await row(async (asker) => asker.delete(await at()))).toEqual(expected({ 204: parties, 403: 'beatrice.okafor admin' }, 404))
  })

  test('could be shared by every account with a provider', async () => {
    const body = {
      data: { type: 'shared-items', relationships: { ...link('recipient', 'accounts', 14), ...link('shareable', 'insights', 1) } },
    }
    expect(await row((asker) => asker.post('/api/v2/shared-items', body))).toEqual(expected({}, 201))
  })
})

describe.each(['private', 'company', 'public'])('a collection of a provider that is %s', (visibility) => {
  const made = () => {
    const columns = { account_id: provider, company_id: seedId('companies', 1), name: 'x', slug: `x-${randomUUID().slice(0, 8)}-x` }
    return put('collections', { ...columns, visibility })
  }
  const at = async () => `/api/v1/collections/${await made()}`
  const sees = { private: 'provider admin', company: 'provider lead compliance admin', public: members.join(' ') }[visibility]!
  const shown = expected({ 200: sees }, 404, visibility === 'public' ? 200 : 404)

  test('is shown to', async () => {
    const own = await at()
    expect(await row((asker) => asker.get(own))).toEqual(shown)
    for (const part of ['/insights', '/items', '/followers', '/account', '/relationships/insights']) {
      expect([part, await row((asker) => asker.get(own + part))]).toEqual([part, { ...shown, guest: 401 }])
    }
  })

  test('is listed for', async () => {
    expect(await listing('/api/v1/collections', await made())).toBe(sees)
  })

  const changers = `provider admin ${visibility === 'private' ? '' : 'lead'}`
  const refused = names(sees)
    .filter((name) => !names(changers).includes(name))
    .join(' ')
  const change = (attributes: object) => ({ data: { attributes } })

  test.each(['', '/add-items', '/remove-items'])('is changed%s by', async (action) => {
    expect(await row(async (asker) => asker.patch((await at()) + action, change({ name: 'y' })))).toEqual(
      expected({ 200: changers, 403: refused }, 404),
    )
  })

  test('is opened to others by', async () => {
    const owners = 'provider admin'
    const led = names(changers)
      .filter((name) => !names(owners).includes(name))
      .join(' ')
    expect(await row(async (asker) => asker.patch(await at(), change({ visibility: 'public' })))).toEqual(
      expected({ 200: owners, 400: led, 403: refused }, 404),
    )
  })

  test('is seen besides by whom its owner shared it with, and by nobody whom another did', async () => {
    const id = await made()
    const share = (sharer_id: string, recipient_id: string) =>
      put('shared_items', { sharer_id, recipient_id, shareable_type: 'collections', shareable_id: id })
    await share(provider, colleague)
    await share(lead, overseer)
    const also = expected({ 200: `${sees} noor.alhashimi` }, 404, visibility === 'public' ? 200 : 404)
    expect(await row((asker) => asker.get(`/api/v1/collections/${id}`))).toEqual(also)
  })
})

test('collections are made by every account', async () => {
  const body = { data: { type: 'collections', attributes: { name: 'Mine' } } }
  expect(await row((asker) => asker.post('/api/v1/collections', body))).toEqual(expected({}, 201))
})

describe('for reading alone', () => {
  beforeAll(async () => {
    await setColumns(server.db, 'accounts', seedId('accounts', 17), { status: 'suspended' })
  })
  const all = members.join(' ')
  const anyone = `guest ${all}`
  const shelf = (type: string, seeded: SeededType, n: number) => `/api/v2/${type}/${seedId(seeded, n)}`
  const cells: [what: string, path: string, sees: string, guest: number][] = [
    ['a set that is shown', shelf('insight-collections', 'insight-collections', 1), all, 401],
    ['a set that is over', shelf('insight-collections', 'insight-collections', 3), 'editor admin', 401],
    ['an active provider', shelf('insight-providers', 'accounts', 4), anyone, 200],
    ['a suspended provider', shelf('insight-providers', 'accounts', 17), '', 404],
    ['an investor as a provider', shelf('insight-providers', 'accounts', 1), '', 404],
    ['the profile of an active provider', shelf('insight-provider-profiles', 'insight-provider-profiles', 1), anyone, 200],
    ['the profile of a suspended provider', shelf('insight-provider-profiles', 'insight-provider-profiles', 3), 'editor admin', 404],
  ]
  test.each(cells)('%s is shown to', async (_what, path, sees, guest) => {
    expect(await row((asker) => asker.get(path))).toEqual(expected({ 200: sees }, 404, guest))
    const type = path.slice(0, path.lastIndexOf('/'))
    // Lists of providers and profiles hold active ones alone, whoever asks.
    const listed = type.endsWith('insight-collections') || sees === anyone ? sees : ''
    expect(await listing(type, path.split('/').at(-1)!)).toBe(listed)
  })
})
