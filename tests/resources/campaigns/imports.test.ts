import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { workOffImport } from '../../../src/resources/campaigns/imports.working.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl, filesBelow } from '../../support/files.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client, SendOptions } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/contact-lists'

/** Puts the bank on a plan that covers so many contacts. */
const coverContacts = (contacts_limit: number | null) =>
  setColumns(server.db, 'corporate_plans', seedId('corporate-plans', 2), { contacts_limit })
beforeAll(() => coverContacts(null))

let made = 0
/** A new list of the bank, and files for it whose addresses are those of a domain of its own. */
async function newList() {
  const client = await server.as('corporate')
  const relationships = { entity: { data: { type: 'entities', id: seedId('entities', 1) } } }
  const { body } = await client.post(path, { data: { type: 'contact-lists', attributes: { name: 'New' }, relationships } })
  const at = `${path}/${body.data.id}`
  const domain = `import-${++made}.example`
  const address = (n: number): string => `reader-${n}@${domain}`
  const file = (rows: number, ...others: string[]): string =>
    ['email,country', ...Array.from({ length: rows }, (_, index) => `${address(index)},JP`), ...others].join('\n')
  const send = (text: string, more: object = {}, options?: SendOptions): Promise<Answer> =>
    client.post(`${at}/import-contacts-from-csv`, { data: { attributes: { source: dataUrl('text/csv', text), ...more } } }, options)
  return { id: body.data.id as string, at, client, address, file, send, domain }
}
const shown = async (client: Client, { body }: Answer): Promise<Record<string, unknown>> =>
  (await client.get(`/api/v2/imports/${body.data.id}`)).body.data.attributes
const countsOf = async (client: Client, at: string): Promise<unknown[]> => {
  const { attributes } = (await client.get(at)).body.data
  return [attributes['contacts-count'], attributes['deliverable-count']]
}
const knownAt = async (domain: string): Promise<number> => {
  const { rows } = await sql<{ known: number }>`select count(*)::integer as known from contacts where email like ${`%@${domain}`}`.execute(
    server.db,
  )
  return rows[0]!.known
}
/** The files of imports, in the tables and in the store. */
async function keptFiles(): Promise<unknown[]> {
  const { rows } = await sql<{ id: string }>`select id from files where content_type = 'text/csv' and name = 'import.csv'`.execute(
    server.db,
  )
  const stored = new Set(filesBelow(server.place.folder))
  return [rows.length, rows.filter(({ id }) => stored.has(id)).length]
}

describe('a file of more than 1,000 rows', () => {
  test('is answered with an import, which adds it by and by and tells how far it is', async () => {
    const { at, client, address, file, send } = await newList()
    const text = file(1_500, 'nobody,JP', `${address(3)},JP`, `${address(9_000)},Nowhere`)
    const answer = await send(text)
    expect(answer.status).toBe(202)
    const problems = {
      errors: [{ line: 1_502, column: 'email', reason: 'is no e-mail address' }],
      warnings: [
        { line: 1_503, column: 'email', reason: 'was there before, which counts' },
        { line: 1_504, column: 'country', reason: 'is no country' },
      ],
    }
    expect(answer.body.data.attributes).toMatchObject({
      ...{ status: 'queued', 'rows-count': 1_503, 'done-count': 0, 'started-at': null, 'finished-at': null, failure: null, ...problems },
    })
    expect([await countsOf(client, at), await keptFiles()]).toEqual([
      [0, 0],
      [1, 1],
    ])
    await server.jobs.drain()
    const done = await shown(client, answer)
    expect(done).toMatchObject({
      ...{ status: 'done', 'rows-count': 1_503, 'done-count': 1_503, 'added-count': 1_501, 'updated-count': 0, 'skipped-count': 2 },
      ...{ 'dry-run': false, failure: null, ...problems },
    })
    expect([done['started-at'], done['finished-at']]).not.toContain(null)
    expect([await countsOf(client, at), await keptFiles()]).toEqual([
      [1_501, 1_501],
      [0, 0],
    ])
    expect((await client.get(at)).body.data.attributes).toMatchObject({ source: 'csv', 'last-imported-at': expect.any(String) })
    const listed = await client.get(`${at}/imports`)
    expect(listed.body.data.map((one: { id: string }) => one.id)).toEqual([answer.body.data.id])
    const again = await send(text.replaceAll(',JP', ',FR'))
    await server.jobs.drain()
    expect(await shown(client, again)).toMatchObject({ 'added-count': 0, 'updated-count': 1_500, 'skipped-count': 3 })
  })

  test('is one from the first row beyond', async () => {
    const { client, file, send } = await newList()
    const inline = await send(file(998, '', 'nobody,JP', 'nobody,JP'))
    expect([inline.status, inline.body.meta.added, inline.body.meta.skipped]).toEqual([200, 998, 2])
    const queued = await send(file(998, 'nobody,JP', 'nobody,JP', 'nobody,JP'))
    await server.jobs.drain()
    expect([queued.status, (await shown(client, queued))['skipped-count']]).toEqual([202, 1_001])
  })

  test('tells of a dry run what would become of it, and leaves nothing', async () => {
    const { at, client, file, send, domain } = await newList()
    await send(file(5))
    const answer = await send(file(2_200), { 'dry-run': true })
    await server.jobs.drain()
    expect(await shown(client, answer)).toMatchObject({ status: 'done', 'dry-run': true, 'done-count': 2_200, 'added-count': 2_195 })
    expect([await countsOf(client, at), await knownAt(domain), await keptFiles()]).toEqual([[5, 5], 5, [0, 0]])
  })

  test('under an Idempotency-Key is one import', async () => {
    const { at, client, file, send } = await newList()
    const options = { headers: { 'idempotency-key': at } }
    const answers = [await send(file(1_001), {}, options), await send(file(1_001), {}, options)]
    expect(answers.map((one) => one.status)).toEqual([202, 202])
    expect(answers[1]!.body).toEqual(answers[0]!.body)
    await server.jobs.drain()
    expect([await countsOf(client, at), await keptFiles()]).toEqual([
      [1_001, 1_001],
      [0, 0],
    ])
  })

  test('waits with few others of its account, so that those of others get their turn', async () => {
    const { file, send } = await newList()
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth++) statuses.push((await send(file(1_001), { 'dry-run': true })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 409])
    expect((await keptFiles())[0]).toBe(5)
    await server.jobs.drain()
    expect((await send(file(1_001), { 'dry-run': true })).status).toBe(202)
    await server.jobs.drain()
  })

  test('is refused at once where it would be refused later', async () => {
    const { at, client, file, send, domain } = await newList()
    const { rows } = await sql<{ kept: number }>`select count(distinct contact_id)::integer as kept from contact_list_members
      join contact_lists on contact_lists.id = contact_list_id where entity_id = ${seedId('entities', 1)}`.execute(server.db)
    const most = rows[0]!.kept + 1_200
    await coverContacts(most)
    for (const more of [{}, { 'dry-run': true }]) {
      const answer = await send(file(1_201), more)
      expect([answer.status, answer.body.errors[0].title]).toEqual([
        422,
        `The plan covers ${most} contacts, and this would make ${most + 1}`,
      ])
    }
    const fits = await send(file(1_200))
    await server.jobs.drain()
    expect((await shown(client, fits))['status']).toBe('done')
    // Who is there already takes no further room.
    const known = await send(file(1_200))
    expect(known.status).toBe(202)
    await server.jobs.drain()
    await coverContacts(null)
    expect((await client.patch(`${at}/remove`)).status).toBe(200)
    expect((await send(file(1_201))).status).toBe(409)
    expect([await knownAt(domain), await keptFiles()]).toEqual([1_200, [0, 0]])
  })
})

describe('an import', () => {
  test('fails where others took the room of the plan, and says how far it came', async () => {
    const { at, client, file, send } = await newList()
    const answer = await send(file(2_500))
    const { rows } = await sql<{ kept: number }>`select count(distinct contact_id)::integer as kept from contact_list_members
      join contact_lists on contact_lists.id = contact_list_id where entity_id = ${seedId('entities', 1)}`.execute(server.db)
    const most = rows[0]!.kept + 1_250
    await coverContacts(most)
    await server.jobs.drain()
    await coverContacts(null)
    expect(await shown(client, answer)).toMatchObject({
      ...{ status: 'failed', 'done-count': 1_000, 'added-count': 1_000 },
      failure: `The plan covers ${most} contacts, and this would make ${most + 250}`,
    })
    expect([await countsOf(client, at), await keptFiles()]).toEqual([
      [1_000, 1_000],
      [0, 0],
    ])
  })

  test('fails where its list was removed, and goes with it', async () => {
    const { at, id, client, file, send } = await newList()
    const answer = await send(file(1_001))
    await client.patch(`${at}/remove`)
    await server.jobs.drain()
    expect(await shown(client, answer)).toMatchObject({ status: 'failed', failure: 'The list was removed', 'done-count': 0 })
    await sql`update contact_lists set removed_at = removed_at - interval '31 days' where id = ${id}`.execute(server.db)
    await tick(server.db, server.place.files, new Date(), server.jobs)
    expect((await client.get(`/api/v2/imports/${answer.body.data.id}`)).status).toBe(404)
  })

  test('ends where whoever imports manages the entity no more', async () => {
    const { at, client, file, send } = await newList()
    const answer = await send(file(1_001))
    const plan = (id: string | null) => setColumns(server.db, 'companies', seedId('companies', 10), { corporate_plan_id: id })
    await plan(null)
    await server.jobs.drain()
    await plan(seedId('corporate-plans', 2))
    expect(await shown(client, answer)).toMatchObject({
      ...{ status: 'failed', 'done-count': 0, failure: 'Whoever imported it does not manage the entity any more' },
    })
    expect(await countsOf(client, at)).toEqual([0, 0])
  })

  test('adds each row once, however many are at it at once and whoever else adds', async () => {
    const { at, client, address, file, send } = await newList()
    const answer = await send(file(5_000))
    const id = answer.body.data.id as string
    const means = { db: server.db, files: server.place.files, jobs: server.jobs }
    const workers = Array.from({ length: 6 }, async () => {
      // None waits for another to let go, so that all of them are at the same rows.
      await sql`update imports set busy_until = null where id = ${id}`.execute(server.db)
      await workOffImport(means, { import: id })
    })
    const others = Array.from({ length: 10 }, (_, index) =>
      client.patch(`${at}/add-contacts`, { data: { attributes: { contacts: [{ email: address(10_000 + index) }] } } }),
    )
    await Promise.all([...workers, ...others])
    await server.jobs.drain()
    expect(await shown(client, answer)).toMatchObject({ status: 'done', 'done-count': 5_000, 'added-count': 5_000, 'skipped-count': 0 })
    expect(await countsOf(client, at)).toEqual([5_010, 5_010])
    expect((await differences(server.db)).filter((one) => one.table === 'contact_lists')).toEqual([])
  })

  test('that a process left is taken up again, and given up after a day', async () => {
    const [first, second] = [await newList(), await newList()]
    const [left, old] = [await first.send(first.file(1_001)), await second.send(second.file(1_001))]
    // As if somebody held them who is gone, together with their jobs.
    await sql`delete from pgboss.job where name = 'contact-import' and state = 'created'`.execute(server.db)
    await sql`update imports set busy_until = now() + interval '1 minute', status = 'running' where id in (${left.body.data.id}, ${old.body.data.id})`.execute(
      server.db,
    )
    await sql`update imports set created_at = created_at - interval '25 hours' where id = ${old.body.data.id}`.execute(server.db)
    await tick(server.db, server.place.files, new Date(), server.jobs)
    await server.jobs.drain()
    expect((await shown(first.client, left))['done-count']).toBe(0)
    expect(await shown(second.client, old)).toMatchObject({ status: 'failed', failure: 'It could not be finished within a day' })
    await tick(server.db, server.place.files, new Date(Date.now() + 61_000), server.jobs)
    await server.jobs.drain()
    expect(await shown(first.client, left)).toMatchObject({ status: 'done', 'added-count': 1_001 })
    expect([await knownAt(second.domain), await keptFiles()]).toEqual([0, [0, 0]])
  })
})
