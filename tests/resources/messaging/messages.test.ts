import { describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { marking, putGroup, saying } from '../../support/conversations.ts'
import { crowdOf } from '../../support/crowd.ts'
import { dataUrl } from '../../support/files.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/messages'
const account = (n: number): string => seedId('accounts', n)
const groupAt = (id: string): string => `/api/v2/message-groups/${id}`

const say = async (who: Client, content: string, group: string): Promise<string> => {
  const answer = await who.post(path, saying(content, group))
  expect(answer.status).toBe(201)
  return answer.body.data.id as string
}
const unread = async (who: Client, group: string): Promise<number> => (await who.get(groupAt(group))).body.data.attributes['unread-count']
const contents = async (who: Client, query: string): Promise<string[]> =>
  (await who.get(`${path}?page[size]=100&${query}`)).body.data.map((one: { attributes: { content: string } }) => one.attributes.content)
const codes = ({ status, body }: Answer) => [status, body.errors[0].code]

/** Ingrid, Noor and Élodie talk. */
const threeTalk = async () => ({
  group: await putGroup(server.db, [account(1), account(24), account(21)]),
  ingrid: await server.as('investor'),
  noor: await server.as('noor.alhashimi'),
  elodie: await server.as('elodie.favre'),
})

describe('a message', () => {
  test('is read for who wrote it and unread for the others, until each marks it', async () => {
    const { group, ingrid, noor, elodie } = await threeTalk()
    const answer = await ingrid.post(path, saying('Is anyone in London?', group))
    expect(answer.body.data.attributes).toEqual({
      content: 'Is anyone in London?',
      'created-at': expect.stringMatching(/\+00:00$/) as string,
      'is-read': true,
      'is-system-message': false,
    })
    expect(Object.keys(answer.body.data.relationships).sort()).toEqual(['attachment', 'message-group', 'sender'])
    const own = `${path}/${answer.body.data.id}`
    expect([await unread(ingrid, group), await unread(noor, group), await unread(elodie, group)]).toEqual([0, 1, 1])
    expect((await noor.get(own)).body.data.attributes['is-read']).toBe(false)

    const marked = await noor.patch(own, marking(true))
    expect([marked.status, marked.body.data.attributes['is-read']]).toEqual([200, true])
    expect(marked.body.data.links.self).toBe(server.url + own)
    expect([await unread(noor, group), await unread(elodie, group)]).toEqual([0, 1])
    await noor.patch(own, marking(true))
    expect(await unread(noor, group)).toBe(0)
    expect((await noor.patch(own, marking(false))).body.data.attributes['is-read']).toBe(false)
    expect(await unread(noor, group)).toBe(1)
    expect((await noor.patch(own, { data: { type: 'messages' } })).status).toBe(200)
    expect(await unread(noor, group)).toBe(1)
    expect(codes(await ingrid.patch(own, marking(false)))).toEqual([403, '403'])
    expect(codes(await noor.patch(own, { data: { attributes: { content: 'Nobody is.' } } }))).toEqual([400, '105'])
  })

  test('is found by its group, its words, its time, and by whether it was read', async () => {
    const { group, ingrid, noor } = await threeTalk()
    const first = await say(ingrid, 'The harbour is closed.', group)
    await say(noor, 'The airport is open.', group)
    const of = `filter[message-group-id]=${group}`
    expect(await contents(noor, of)).toEqual(['The airport is open.', 'The harbour is closed.'])
    expect(await contents(noor, `${of}&filter[fulltext]=harbours`)).toEqual(['The harbour is closed.'])
    expect(await contents(noor, `${of}&filter[unread]=true`)).toEqual(['The harbour is closed.'])
    expect(await contents(noor, `${of}&filter[unread]=false`)).toEqual(['The airport is open.'])
    const since = (await noor.get(`${path}/${first}`)).body.data.attributes['created-at'] as string
    expect(await contents(noor, `${of}&filter[since]=${encodeURIComponent(since)}`)).toHaveLength(2)
    expect(await contents(noor, `${of}&filter[since]=2199-01-01T00:00:00.000%2B00:00`)).toEqual([])
  })

  test('is the last one of its group, which moves to the front', async () => {
    const { group, ingrid, noor } = await threeTalk()
    await say(ingrid, 'One.', group)
    const last = await say(noor, 'Two.', group)
    expect((await ingrid.get(`${groupAt(group)}/last-message`)).body.data.id).toBe(last)
    expect((await ingrid.get('/api/v2/message-groups')).body.data[0].id).toBe(group)
    const { attributes } = (await ingrid.get(groupAt(group))).body.data
    expect(attributes['last-message-at']).toBe((await ingrid.get(`${path}/${last}`)).body.data.attributes['created-at'])
  })

  test('is listed in the order in which it was said, though the clock stands still or goes back', async () => {
    const { group, ingrid, noor } = await threeTalk()
    const first = await say(ingrid, 'One.', group)
    const later = new Date(Date.now() + 2_000).toISOString()
    await setColumns(server.db, 'messages', first, { created_at: later })
    await setColumns(server.db, 'message_groups', group, { last_message_at: later })
    await say(noor, 'Two.', group)
    await say(ingrid, 'Three.', group)
    expect(await contents(noor, `filter[message-group-id]=${group}`)).toEqual(['Three.', 'Two.', 'One.'])
  })

  test('may have an upload of its sender, which the others then download and nobody deletes', async () => {
    const { group, ingrid, noor } = await threeTalk()
    const attributes = { source: dataUrl('text/csv', 'a,b\n1,2\n'), 'source-file-name': 'two.csv', purpose: 'message-attachment' }
    const upload = (await ingrid.post('/api/v2/account-uploads', { data: { type: 'account-uploads', attributes } })).body.data.id as string
    const uploadAt = `/api/v2/account-uploads/${upload}`
    expect((await noor.get(uploadAt)).status).toBe(404)
    const attachment = { attachment: { data: { type: 'account-uploads', id: upload } } }
    expect(codes(await noor.post(path, saying('Mine.', group, attachment)))).toEqual([422, '103'])
    const sent = await ingrid.post(path, saying('Here.', group, attachment))
    expect(sent.status).toBe(201)
    const seen = (await noor.get(`${path}/${sent.body.data.id}/attachment`)).body.data
    expect([seen.id, seen.attributes['is-used']]).toEqual([upload, true])
    expect((await server.guest.get(seen.attributes.source)).text).toBe('a,b\n1,2\n')
    expect(codes(await noor.post(path, saying('As if it were mine.', group, attachment)))).toEqual([422, '103'])
    expect(codes(await noor.delete(uploadAt))).toEqual([403, '403'])
    expect(codes(await ingrid.delete(uploadAt))).toEqual([409, '409'])
    expect((await (await server.as('investor-2')).get(uploadAt)).status).toBe(404)

    const readings = () =>
      server.db
        .selectFrom('activities')
        .select('id')
        .where('key', '=', 'compliance.read_message')
        .where('trackable_id', '=', sent.body.data.id)
        .execute()
    const officer = await server.as('beatrice.okafor')
    expect(await readings()).toEqual([])
    await officer.get(uploadAt)
    expect(await readings()).toHaveLength(1)
    await officer.get(`${path}/${sent.body.data.id}/attachment`)
    expect(await readings()).toHaveLength(2)
  })
})

describe('what is refused', () => {
  test('writing where one is no member, into what is archived, and too much', async () => {
    const { group, ingrid } = await threeTalk()
    const outside = await (await server.as('investor-2')).post(path, saying('May I?', group))
    expect(codes(outside)).toEqual([422, '103'])
    expect(codes(await ingrid.post(path, saying('May I?', seedId('message-groups', 4))))).toEqual([403, '403'])
    expect(codes(await ingrid.post(path, saying('x'.repeat(10_001), group)))).toEqual([422, '103'])
    expect((await ingrid.post(path, saying('𝄞'.repeat(10_000), group))).status).toBe(201)
    await ingrid.patch(groupAt(group), { data: { attributes: { status: 'archived' } } })
    expect(codes(await ingrid.post(path, saying('Still there?', group)))).toEqual([409, '409'])
  })

  test('writing to another company once one of them forbids it', async () => {
    const { group, ingrid, elodie } = await threeTalk()
    const allow = (value: boolean) =>
      setColumns(server.db, 'companies', seedId('companies', 9), { policy: JSON.stringify({ 'allow-messages-external': value }) })
    await allow(false)
    for (const one of [ingrid, elodie]) expect(codes(await one.post(path, saying('Hello?', group)))).toEqual([403, '403'])
    await allow(true)
    await say(elodie, 'Hello.', group)
  })
})

describe('who is told', () => {
  const told = async (who: Client) =>
    (await who.get('/api/v2/notifications?page[size]=100')).body.data.filter(
      (one: { attributes: { key: string } }) => one.attributes.key === 'message.created',
    ) as { attributes: { parameters: object } }[]

  test('once for what is unread, with the beginning of the latest, unless they muted the group', async () => {
    const { group, ingrid, noor, elodie } = await threeTalk()
    const [before, elodies, ingrids] = [(await told(noor)).length, (await told(elodie)).length, (await told(ingrid)).length]
    const muted = { data: { type: 'muted-items', relationships: { mutable: { data: { type: 'message-groups', id: group } } } } }
    expect((await elodie.post('/api/v2/muted_items', muted)).status).toBe(201)
    expect((await elodie.get(groupAt(group))).body.data.attributes['is-muted']).toBe(true)
    await say(ingrid, 'First.', group)
    await say(ingrid, 'x'.repeat(300), group)
    const news = await told(noor)
    expect(news).toHaveLength(before + 1)
    expect(news[0]!.attributes.parameters).toMatchObject({ title: 'A story', excerpt: 'x'.repeat(140), count: 2 })
    expect([(await told(elodie)).length, (await told(ingrid)).length]).toEqual([elodies, ingrids])
    const activity = (await ingrid.get('/api/v1/activities?filter[key]=message.create')).body.data[0]
    expect(activity.attributes).toMatchObject({ direction: 'outgoing', anonymize: false })
    expect((await ingrid.get(activity.relationships.trackable.links.related)).body.data.attributes.content).toBe('x'.repeat(300))
  })
})

describe('reading what others said', () => {
  const readings = async (by: number) =>
    server.db
      .selectFrom('activities')
      .select(['trackable_type', 'trackable_id', 'parameters'])
      .where('key', '=', 'compliance.read_message')
      .where('owner_id', '=', account(by))
      .orderBy('created_at')
      .execute()

  test('is for the compliance officer of a member, who is recorded', async () => {
    const { group, ingrid } = await threeTalk()
    const id = await say(ingrid, 'Between us.', group)
    const officer = await server.as('beatrice.okafor')
    const before = (await readings(18)).length
    expect((await officer.get(`${path}/${id}`)).body.data.attributes.content).toBe('Between us.')
    expect((await officer.get(`${groupAt(group)}/messages`)).body.data).toHaveLength(1)
    expect((await officer.get(groupAt(group))).body.data.attributes.membership).toBe(null)
    const seen = (await readings(18)).slice(before).map((one) => [one.trackable_type, one.trackable_id])
    expect(seen).toEqual([
      ['messages', id],
      ['message-groups', group],
    ])
    expect(await contents(officer, `filter[message-group-id]=${group}`)).toEqual(['Between us.'])
    expect(codes(await officer.patch(`${path}/${id}`, marking(true)))).toEqual([403, '403'])
    expect(codes(await officer.post(path, saying('I saw that.', group)))).toEqual([403, '403'])
    expect((await (await server.as('compliance')).get(`${path}/${id}`)).status).toBe(404)
    await ingrid.get(`${path}/${id}`)

    expect((await readings(18)).length).toBe(before + 3)
    const count = (await readings(18)).length
    const written = await officer.get(`/api/v1/activities?filter[key]=message.create&filter[trackable-id]=${id}`)
    expect((await officer.get(written.body.data[0].relationships.trackable.links.related)).body.data.id).toBe(id)
    expect(await readings(18)).toHaveLength(count + 1)
    expect(await readings(1)).toEqual([])
  })

  test('is for an admin with a case, who is recorded and then sees that message alone', async () => {
    const { group, ingrid } = await threeTalk()
    const [id, other] = [await say(ingrid, 'Between us.', group), await say(ingrid, 'This too.', group)]
    const admin = await server.as('admin')
    const own = `${path}/${id}`
    expect((await admin.get(own)).status).toBe(404)
    expect((await admin.get(`${path}/nothing?case-number=C-1`)).status).toBe(404)
    expect(codes(await ingrid.get(`${own}?case-number=C-1`))).toEqual([403, '403'])
    const shown = await admin.get(`${own}?case-number=C-1`)
    expect(shown.body.data.attributes.content).toBe('Between us.')
    for (const { links } of Object.values<{ links: { related: string } }>(shown.body.data.relationships)) {
      expect((await admin.get(links.related)).status).toBe(200)
    }
    expect((await admin.get(own)).status).toBe(200)
    expect((await admin.get(`${path}/${other}`)).status).toBe(404)
    const [first] = await readings(13)
    expect([first!.trackable_id, first!.parameters]).toEqual([id, { 'case-number': 'C-1' }])
  })
})

describe('at once', () => {
  test('a hundred messages and marks leave exact counts, and the order of the messages has no gap', { timeout: 120_000 }, async () => {
    const crowd = await crowdOf(server, 10)
    const group = await putGroup(
      server.db,
      crowd.map((one) => one.id),
    )
    const first = await Promise.all(crowd.map(({ client }, n) => say(client, `Opening ${n}`, group)))
    // Everybody writes nine more, and marks what the next three wrote at first, twice each.
    const answers = await Promise.all(
      crowd.flatMap(({ client }, n) => [
        ...Array.from({ length: 9 }, (_, m) => client.post(path, saying(`${n}.${m}`, group))),
        ...[1, 2, 3].flatMap((ahead) => {
          const at = `${path}/${first[(n + ahead) % 10]!}`
          return [client.patch(at, marking(true)), client.patch(at, marking(true))]
        }),
      ]),
    )
    expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200, 201]))
    for (const { client } of crowd) expect(await unread(client, group)).toBe(90 - 3)
    const positions = await server.db.selectFrom('messages').select('position').where('message_group_id', '=', group).execute()
    expect(positions.map((one) => Number(one.position)).sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
    expect(await differences(server.db)).toEqual([])
  })
})
