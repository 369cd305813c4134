import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { codesOf, detailsOf, minutesFromNow } from '../../support/insight-rows.ts'
import { linkage, putRequest, requestPath, statuses } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-notes'
const idOf = (answer: Answer): string => answer.body.data.id
const noteOn = (request: string, attributes: object = { body: 'A word.' }) => ({
  data: {
    type: 'premium-service-notes',
    attributes,
    relationships: linkage('premium-service-request', 'premium-service-requests', request),
  },
})
const changed = (attributes: object) => ({ data: { type: 'premium-service-notes', attributes } })
const write = async (name: string, request: string, attributes?: object): Promise<Answer> =>
  (await server.as(name)).post(path, noteOn(request, attributes))
const seenBy = async (name: string, note: string): Promise<number> => (await (await server.as(name)).get(`${path}/${note}`)).status
const toldOf = async (id: string): Promise<string[]> =>
  (
    await server.db.selectFrom('notifications').select(['account_id', 'key']).where('trackable_id', '=', id).orderBy('account_id').execute()
  ).map(({ account_id, key }) => `${key} ${Number(account_id.slice(-4))}`)

describe('a note', () => {
  test('is written by a party, told to the others, and belongs to the request', async () => {
    const request = await putRequest(server.db, 'submitted')
    const made = await write('investor', request)
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({ body: 'A word.', internal: false, 'is-system': false, 'edited-at': null })
    expect(await toldOf(idOf(made))).toEqual(['premium_service_note.created 4', 'premium_service_note.created 11'])
    const provider = await server.as('provider')
    const read = await provider.get(`${path}/${idOf(made)}`)
    // Whose it is not, and who manages nothing, does not learn of the word internal at all.
    expect(Object.keys(read.body.data.attributes)).toEqual(['body', 'hidden-reason', 'is-system', 'edited-at', 'created-at', 'updated-at'])
    expect((await provider.get(`${path}/${idOf(made)}/premium-service-request`)).body.data.id).toBe(request)
    expect((await provider.get(`${path}/${idOf(made)}/account`)).body.data.id).toBe(seedId('accounts', 1))
  })

  test('that is internal is for account managers alone, and they alone write one', async () => {
    const request = await putRequest(server.db, 'submitted')
    const refused = await write('investor', request, { body: 'x', internal: true })
    expect([refused.status, detailsOf(refused)]).toEqual([400, ['internal is not allowed.']])
    const note = idOf(await write('account-manager', request, { body: 'Handle with care.', internal: true }))
    for (const [name, status] of [
      ['account-manager', 200],
      ['admin', 200],
      ['investor', 404],
      ['provider', 404],
      ['compliance', 404],
      ['beatrice.okafor', 404],
    ] as const)
      expect([name, await seenBy(name, note)]).toEqual([name, status])
    for (const name of ['investor', 'provider']) {
      for (const list of ['premium-service-notes', 'premium-service-activity-notes']) {
        const { data, meta } = (await (await server.as(name)).get(`${requestPath(request)}/${list}`)).body
        expect([name, data.length, meta['record-count']]).toEqual([name, 0, 0])
      }
    }
    expect(await toldOf(note)).toEqual([])
  })

  test('on a draft tells nobody', async () => {
    const request = await putRequest(server.db, 'drafted')
    expect(await toldOf(idOf(await write('investor', request)))).toEqual([])
    expect((await write('provider', request)).status).toBe(422)
    expect((await write('account-manager', request)).status).toBe(422)
  })

  test.each(statuses.filter((one) => one !== 'drafted'))(
    'on a request that is %s is written by whoever has something to say',
    async (status) => {
      const request = await putRequest(server.db, status)
      const ended = ['declined', 'cancelled', 'expired'].includes(status)
      for (const name of ['investor', 'provider']) expect([name, (await write(name, request)).status]).toEqual([name, ended ? 409 : 201])
      for (const name of ['account-manager', 'admin']) expect([name, (await write(name, request)).status]).toEqual([name, 201])
      for (const name of ['lead', 'compliance', 'beatrice.okafor']) expect([name, (await write(name, request)).status]).toEqual([name, 403])
      for (const name of ['investor-2', 'noor.alhashimi', 'editor'])
        expect([name, (await write(name, request)).status]).toEqual([name, 422])
    },
  )

  test('is changed and deleted by its author for 15 minutes', async () => {
    const request = await putRequest(server.db, 'submitted')
    const [young, old] = [idOf(await write('investor', request)), idOf(await write('investor', request))]
    await setColumns(server.db, 'premium_service_notes', old, { created_at: minutesFromNow(-16) })
    const investor = await server.as('investor')
    const renamed = await investor.patch(`${path}/${young}`, changed({ body: 'Another word.' }))
    expect(renamed.body.data.attributes).toMatchObject({ body: 'Another word.', 'edited-at': expect.any(String) })
    expect(codesOf(await investor.patch(`${path}/${young}`, changed({ internal: true })))).toEqual(['105'])
    expect((await (await server.as('provider')).patch(`${path}/${young}`, changed({ body: 'x' }))).status).toBe(403)
    expect((await (await server.as('provider')).delete(`${path}/${young}`)).status).toBe(403)
    expect((await investor.patch(`${path}/${old}`, changed({ body: 'x' }))).status).toBe(409)
    expect((await investor.delete(`${path}/${old}`)).status).toBe(409)
    expect((await investor.delete(`${path}/${young}`)).status).toBe(204)
  })

  test('is hidden by account managers, who neither rewrite nor delete what others wrote', async () => {
    const request = await putRequest(server.db, 'submitted')
    const note = idOf(await write('investor', request, { body: 'Call +81 3 0000 0000.' }))
    const manager = await server.as('account-manager')
    const refused = await manager.patch(`${path}/${note}`, changed({ body: 'Rewritten.' }))
    expect([refused.status, detailsOf(refused)]).toEqual([400, ['body is not allowed.']])
    expect((await manager.delete(`${path}/${note}`)).status).toBe(403)
    expect(codesOf(await (await server.as('investor')).patch(`${path}/${note}`, changed({ 'hidden-reason': 'x' })))).toEqual(['105'])

    const reason = 'Telephone numbers are not exchanged.'
    expect((await manager.patch(`${path}/${note}`, changed({ 'hidden-reason': reason }))).status).toBe(200)
    const bodies = async (): Promise<unknown[]> =>
      Promise.all(
        ['investor', 'provider', 'beatrice.okafor', 'account-manager'].map(async (name) => {
          const { attributes } = (await (await server.as(name)).get(`${path}/${note}`)).body.data
          return [attributes.body, attributes['hidden-reason'], attributes['edited-at']]
        }),
      )
    const said = 'Call +81 3 0000 0000.'
    expect(await bodies()).toEqual([said, null, null, said].map((body) => [body, reason, null]))
    const [listed] = (await (await server.as('provider')).get(`${requestPath(request)}/premium-service-notes`)).body.data
    expect(listed.attributes.body).toBeNull()

    await manager.patch(`${path}/${note}`, changed({ 'hidden-reason': null }))
    expect(await bodies()).toEqual([said, said, said, said].map((body) => [body, null, null]))
  })

  test('that is hidden, changed or gone is not told word for word any more', async () => {
    const request = await putRequest(server.db, 'submitted')
    const excerpts = async (note: string): Promise<unknown[]> => {
      const told = await server.db.selectFrom('notifications').select('parameters').where('trackable_id', '=', note).execute()
      return told.map(({ parameters }) => (parameters as { excerpt?: string }).excerpt)
    }
    const manager = await server.as('account-manager')
    const investor = await server.as('investor')
    for (const takenBack of [
      (note: string) => manager.patch(`${path}/${note}`, changed({ 'hidden-reason': 'Telephone numbers are not exchanged.' })),
      (note: string) => investor.patch(`${path}/${note}`, changed({ body: 'Call me.' })),
      (note: string) => investor.delete(`${path}/${note}`),
    ]) {
      const said = 'Call +81 3 0000 0000.'
      const note = idOf(await write('investor', request, { body: said }))
      expect(await excerpts(note)).toEqual([said, said])
      expect((await takenBack(note)).status).toBeLessThan(300)
      expect(await excerpts(note)).toEqual([undefined, undefined])
    }
    const shown = idOf(await write('investor', request, { body: 'Thank you.' }))
    expect((await manager.patch(`${path}/${shown}`, changed({ 'hidden-reason': null }))).status).toBe(200)
    expect(await excerpts(shown)).toEqual(['Thank you.', 'Thank you.'])
    // A character that does not fit is left out as a whole.
    const long = idOf(await write('investor', request, { body: `${'x'.repeat(139)}😀` }))
    expect(await excerpts(long)).toEqual(['x'.repeat(139), 'x'.repeat(139)])
  })

  test('of an account manager is changed by its author alone', async () => {
    const request = await putRequest(server.db, 'submitted')
    const note = idOf(await write('account-manager', request, { body: 'Handle with care.', internal: true }))
    const [manager, admin] = [await server.as('account-manager'), await server.as('admin')]
    expect((await manager.patch(`${path}/${note}`, changed({ body: 'With great care.', internal: false }))).status).toBe(200)
    expect((await admin.patch(`${path}/${note}`, changed({ body: 'x' }))).status).toBe(400)
    expect((await admin.delete(`${path}/${note}`)).status).toBe(403)
    expect((await manager.delete(`${path}/${note}`)).status).toBe(204)
  })

  test('of the platform stays as it is', async () => {
    const request = await putRequest(server.db, 'submitted')
    const investor = await server.as('investor')
    await investor.patch(requestPath(request), { data: { attributes: { status: 'cancelled' } } })
    const [system] = (await investor.get(`${requestPath(request)}/premium-service-activity-notes`)).body.data
    expect(system.attributes).toMatchObject({ body: 'From submitted to cancelled.', 'is-system': true })
    expect((await investor.get(`${requestPath(request)}/premium-service-notes`)).body.data).toEqual([])
    for (const name of ['investor', 'account-manager', 'admin']) {
      const client = await server.as(name)
      expect([name, (await client.patch(`${path}/${system.id}`, changed({ body: 'x' }))).status]).toEqual([name, 403])
      expect([name, (await client.delete(`${path}/${system.id}`)).status]).toEqual([name, 403])
    }
  })

  test.each([
    ['no body', {}, ['106']],
    ['an empty body', { body: '' }, ['103']],
    ['null', { body: null }, ['103']],
    ['more than 10,000 characters', { body: 'x'.repeat(10_001) }, ['103']],
    ['an attribute of answers', { body: 'x', 'is-system': true }, ['105']],
  ])('is refused with %s', async (_what, attributes, codes) => {
    expect(codesOf(await write('investor', await putRequest(server.db, 'submitted'), attributes))).toEqual(codes)
  })
})
