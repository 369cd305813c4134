import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl, inParts } from '../../support/files.ts'
import { codesOf } from '../../support/insight-rows.ts'
import { rowsRead } from '../../support/rows-read.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/contact-lists'
const corporate = () => server.as('corporate')
const ofEntity = (n: number) => ({ entity: { data: { type: 'entities', id: seedId('entities', n) } } })
const change = (attributes: object) => ({ data: { attributes } })
/** The tick as it would be so many days after a list was removed. */
async function tickAfter(days: number, id: string): Promise<void> {
  await sql`update contact_lists set removed_at = removed_at - make_interval(secs => ${days * 24 * 3600}) where id = ${id}`.execute(
    server.db,
  )
  await tick(server.db, server.place.files, new Date())
}

/** Puts the bank on a plan that covers so many contacts. */
async function coverContacts(contacts_limit: number | null): Promise<void> {
  const id = seedId('corporate-plans', 2)
  await setColumns(server.db, 'corporate_plans', id, { contacts_limit })
}
beforeAll(() => coverContacts(null))

let made = 0
/** A new list of the bank; the addresses of this test are those of a domain of its own. */
async function newList(): Promise<{ id: string; at: string; client: Client; address(name: string | number): string }> {
  const client = await corporate()
  const { body } = await client.post(path, { data: { type: 'contact-lists', attributes: { name: 'New' }, relationships: ofEntity(1) } })
  const domain = `list-${++made}.example`
  return { id: body.data.id, at: `${path}/${body.data.id}`, client, address: (name) => `${name}@${domain}` }
}
const contactsOf = async (client: Client, at: string): Promise<{ id: string; attributes: Record<string, unknown> }[]> =>
  (await client.get(`${at}/contacts?page[size]=100`)).body.data
const countsOf = async (client: Client, at: string): Promise<number[]> => {
  const { attributes } = (await client.get(at)).body.data
  return [attributes['contacts-count'], attributes['deliverable-count']]
}
const add = (client: Client, at: string, ...contacts: object[]) => client.patch(`${at}/add-contacts`, change({ contacts }))
const upload = (bytes: Uint8Array | string, more: object = {}) => change({ source: dataUrl('text/csv', bytes), ...more })
const imported = (client: Client, at: string, bytes: Uint8Array | string, more: object = {}): Promise<Answer> =>
  client.post(`${at}/import-contacts-from-csv`, upload(bytes, more))

describe('a contact list', () => {
  test('is made empty, for an entity that the caller manages', async () => {
    const { id, at, client } = await newList()
    const { attributes, relationships } = (await client.get(at)).body.data
    expect(attributes).toMatchObject({
      ...{ name: 'New', description: null, 'contacts-count': 0, 'deliverable-count': 0, status: 'active', source: 'manual' },
      ...{ 'is-dynamic': false, 'last-imported-at': null },
    })
    expect((await client.get(relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 8))
    expect((await client.get(`${path}?filter[entity-id]=${seedId('entities', 1)}`)).body.data[0].id).toBe(id)
    const foreign = await client.post(path, { data: { type: 'contact-lists', attributes: { name: 'x' }, relationships: ofEntity(24) } })
    expect([foreign.status, codesOf(foreign)]).toEqual([403, ['403']])
    const nowhere = await client.post(path, { data: { type: 'contact-lists', attributes: { name: 'x' }, relationships: ofEntity(99) } })
    expect([nowhere.status, codesOf(nowhere)]).toEqual([422, ['103']])
  })

  test('that is removed takes nobody, is listed when asked for, comes back within 30 days and is gone after them', async () => {
    const { id, at, client, address } = await newList()
    await add(client, at, { email: address('a') })
    const [contact] = await contactsOf(client, at)
    expect((await client.patch(`${at}/remove`)).body.data.attributes.status).toBe('removed')
    expect((await client.patch(`${at}/remove`)).status).toBe(200)
    expect((await add(client, at, { email: address('b') })).status).toBe(409)
    expect((await imported(client, at, 'email\n')).status).toBe(409)
    // What is wrong with a request comes before the state of the list.
    expect((await client.patch(`${at}/add-contacts`, change({ people: [] }))).status).toBe(400)
    expect((await client.post(`${at}/import-contacts-from-csv`, change({}))).status).toBe(400)
    expect((await client.patch(`${at}/remove-contacts`, change({ emails: ['a@b.example'] }))).status).toBe(409)
    const ids = async (query: string) =>
      ((await client.get(`${path}?page[size]=100${query}`)).body.data as { id: string }[]).map((one) => one.id)
    expect(await ids('')).not.toContain(id)
    expect(await ids('&filter[status]=removed')).toContain(id)
    await tickAfter(29.9, id)
    expect((await client.patch(at, change({ status: 'active' }))).body.data.attributes.status).toBe('active')
    await tickAfter(40, id)
    expect(await countsOf(client, at)).toEqual([1, 1])
    await client.patch(`${at}/remove`)
    await tickAfter(30.1, id)
    expect((await client.get(at)).status).toBe(404)
    expect((await client.get(`/api/v2/contacts/${contact!.id}`)).status).toBe(200)
  })
})

describe('adding contacts', () => {
  test('makes new ones, completes known ones, and passes over what changes nothing', async () => {
    const { at, client, address } = await newList()
    const first = await add(
      client,
      at,
      { email: address('Ada'), 'first-name': ' Ada ', country: 'gb', tags: ['a', 'b', 'a'] },
      { email: address('bo') },
    )
    expect(first.body.meta).toEqual({ added: 2, updated: 0, removed: 0, skipped: 0, errors: [], warnings: [] })
    const second = await add(
      client,
      at,
      { email: address('ada').toUpperCase(), 'last-name': 'Quist', company: 'Northmere', 'first-name': null },
      { email: address('BO') },
      { email: address('bo'), title: 'Twice' },
    )
    expect(second.body.meta).toEqual({
      ...{ added: 0, updated: 1, removed: 0, skipped: 2, errors: [] },
      warnings: [{ line: 3, column: 'email', reason: 'was there before, which counts' }],
    })
    const ada = (await contactsOf(client, at)).find((one) => one.attributes['first-name'] === 'Ada')
    expect(ada!.attributes).toMatchObject({
      ...{ email: address('Ada'), 'last-name': 'Quist', 'company-name': 'Northmere', country: 'GB', tags: ['a', 'b'], title: null },
      ...{ status: 'subscribed', 'consent-source': 'manual' },
    })
    expect(await countsOf(client, at)).toEqual([2, 2])
  })

  test('tells each one that cannot be taken, and takes the others', async () => {
    const { at, client, address } = await newList()
    const bad = [
      '',
      'a',
      '@b.example',
      'a@b',
      'a b@c.example',
      'a@b.example, c@d.example',
      '"a"@b.example',
      'a@-b.example',
      'a..b@c.example',
      'a@b.example\u0007',
    ]
    const sent = [...bad.map((email) => ({ email: email || ' ' })), { email: address('y'), title: 'a\nb' }]
    const { status, body } = await add(client, at, { email: address('good') }, ...sent)
    expect(status).toBe(200)
    expect(body.meta).toMatchObject({ added: 1, updated: 0, skipped: sent.length })
    expect(body.meta.errors.map((one: { line: number; column: string }) => [one.line, one.column])).toEqual([
      ...bad.map((_, index) => [index + 2, 'email']),
      [bad.length + 2, 'title'],
    ])
  })

  test.each([
    ['DE', 'DE'],
    ['uk', 'GB'],
    ['Germany', 'DE'],
    [' the united states ', 'US'],
    ['Cote d’Ivoire', 'CI'],
    ['', null],
    ['XX', undefined],
    ['European Union', undefined],
    ['Nowhere', undefined],
  ])('reads %j as a country, or leaves it out and says so', async (country, code) => {
    const { at, client, address } = await newList()
    const { body } = await add(client, at, { email: address('a'), country: 'FR' }, { email: address('b'), country })
    expect(body.meta).toMatchObject({ added: 2, skipped: 0, errors: [] })
    const problem = { line: 2, column: 'country', reason: 'is no country' }
    expect(body.meta.warnings).toEqual(code === undefined ? [problem] : [])
    const found = (await contactsOf(client, at)).find((one) => one.attributes['email'] === address('b'))
    expect(found!.attributes['country']).toBe(code ?? null)
    // What is left out replaces nothing that is known.
    expect((await add(client, at, { email: address('a'), country })).status).toBe(200)
    const known = (await contactsOf(client, at)).find((one) => one.attributes['email'] === address('a'))
    expect(known!.attributes['country']).toBe(code ?? 'FR')
  })

  test('by id takes those of the entity and tells the others', async () => {
    const { at, client } = await newList()
    const ids = [seedId('contacts', 1), seedId('contacts', 199), 'nobody', seedId('contacts', 7)]
    const { body } = await client.patch(`${at}/add-contacts`, change({ 'contact-ids': ids }))
    expect(body.meta).toMatchObject({ added: 2, skipped: 2 })
    expect(body.meta.errors.map((one: { line: number }) => one.line)).toEqual([2, 3])
    // Number 7 unsubscribed.
    expect(await countsOf(client, at)).toEqual([2, 1])
    const again = await client.patch(`${at}/add-contacts`, change({ 'contact-ids': [seedId('contacts', 1)] }))
    expect(again.body.meta).toMatchObject({ added: 0, skipped: 1, errors: [] })
  })

  test('of nobody, of too many and of what is no contact is refused', async () => {
    const { at, client } = await newList()
    const many = Array.from({ length: 1_001 }, (_, index) => ({ email: `a${index}@b.example` }))
    for (const [body, status, code] of [
      [change({}), 400, '106'],
      [change({ contacts: [] }), 422, '103'],
      [change({ contacts: many }), 422, '103'],
      [change({ contacts: [{}] }), 422, '103'],
      [change({ contacts: [{ email: 'a@b.example', password: 'x' }] }), 400, '105'],
      [change({ contacts: [{ email: 1 }] }), 422, '103'],
      [change({ people: [] }), 400, '105'],
    ] as const) {
      const answer = await client.patch(`${at}/add-contacts`, body)
      expect([answer.status, codesOf(answer)[0]]).toEqual([status, code])
    }
    expect(await countsOf(client, at)).toEqual([0, 0])
  })

  test('by a hundred at once makes each contact once and counts exactly', async () => {
    const { at, client, address } = await newList()
    const other = await newList()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        add(client, index % 2 ? at : other.at, { email: address(index % 10), title: `Title ${index}` }, { email: address(`own-${index}`) }),
      ),
    )
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 200))
    expect(answers.reduce((sum, one) => sum + one.body.meta.added, 0)).toBe(110)
    expect([await countsOf(client, at), await countsOf(client, other.at)]).toEqual([
      [55, 55],
      [55, 55],
    ])
    const { rows } = await sql<{ count: string }>`select count(*) from contacts where email like ${address('%')}`.execute(server.db)
    expect(rows[0]!.count).toBe('110')
    expect((await differences(server.db)).filter((one) => one.table === 'contact_lists')).toEqual([])
  })
})

describe('removing contacts', () => {
  test('takes them off this list alone, and tells who is not on it', async () => {
    const { at, client, address } = await newList()
    const other = await newList()
    for (const one of [at, other.at]) await add(client, one, { email: address('a') }, { email: address('b') }, { email: address('c') })
    const [contact] = (await contactsOf(client, at)).filter((one) => one.attributes['email'] === address('a'))
    const { body } = await client.patch(
      `${at}/remove-contacts`,
      change({ 'contact-ids': [contact!.id, seedId('contacts', 1)], emails: [address('B'), address('z')] }),
    )
    expect(body.meta).toEqual({
      ...{ added: 0, updated: 0, removed: 2, skipped: 2, warnings: [] },
      errors: [
        { line: 2, column: 'contact-ids', reason: 'is not on the list' },
        { line: 2, column: 'emails', reason: 'is not on the list' },
      ],
    })
    expect([await countsOf(client, at), await countsOf(client, other.at)]).toEqual([
      [1, 1],
      [3, 3],
    ])
    expect((await client.get(`/api/v2/contacts/${contact!.id}/contact-lists`)).body.data).toHaveLength(1)
  })
})

describe('the plan of the issuer', () => {
  const kept = async (): Promise<number> => {
    const { rows } = await sql<{ kept: number }>`select count(distinct contact_id)::integer as kept from contact_list_members
      join contact_lists on contact_lists.id = contact_list_id where entity_id = ${seedId('entities', 1)}`.execute(server.db)
    return rows[0]!.kept
  }
  const refused = (answer: Answer) => [answer.status, codesOf(answer), answer.body.errors?.[0].title]

  test('covers so many contacts, each counted once, and more are refused as a whole', async () => {
    const [{ at, client, address }, other] = [await newList(), await newList()]
    const most = (await kept()) + 2
    await coverContacts(most)
    expect((await add(client, at, { email: address(1) }, { email: address(2) })).status).toBe(200)
    const no = [422, ['100'], `The plan covers ${most} contacts, and this would make ${most + 1}`]
    expect(refused(await add(client, at, { email: address(3) }, { email: address(2), title: 'Lost' }))).toEqual(no)
    expect(refused(await imported(client, other.at, `email\n${address(3)}\n`))).toEqual(no)
    expect(refused(await imported(client, other.at, `email\n${address(3)}\n`, { 'dry-run': true }))).toEqual(no)
    expect((await contactsOf(client, at)).map((one) => one.attributes['title'])).toEqual([null, null])
    expect([await countsOf(client, at), await countsOf(client, other.at)]).toEqual([
      [2, 2],
      [0, 0],
    ])
    // Who is on a list already takes no further room, even where a smaller plan has none.
    await coverContacts(1)
    expect((await add(client, other.at, { email: address(1), title: 'Known' })).body.meta).toMatchObject({ added: 1 })
    expect((await client.patch(`${other.at}/add-contacts`, change({ 'contact-ids': [seedId('contacts', 1)] }))).status).toBe(200)
    // Who is on none any more leaves room, which one of many takes.
    await coverContacts(most)
    await client.patch(`${at}/remove-contacts`, change({ emails: [address(2)] }))
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, index) => add(client, index % 2 ? at : other.at, { email: address(`late-${index}`) })),
    )
    expect(tried.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 422)])
    expect(await kept()).toBe(most)
    await coverContacts(null)
    expect((await add(client, at, { email: address(3) })).status).toBe(200)
  })

  test('is kept to without counting all contacts, as long as the lists together hold no more', async () => {
    const { at, client, address } = await newList()
    const many = Array.from({ length: 900 }, (_, index) => address(index))
    expect((await imported(client, at, ['email', ...many].join('\n'))).status).toBe(200)
    await sql`analyze contacts, contact_list_members`.execute(server.db)
    await coverContacts(100_000)
    const read = async () => (await rowsRead(server.db, 'contacts')) + (await rowsRead(server.db, 'contact_list_members'))
    const before = await read()
    expect((await add(client, at, { email: address('one-more') })).status).toBe(200)
    expect((await client.patch(`${at}/remove-contacts`, change({ emails: [address(1)] }))).body.meta.removed).toBe(1)
    // A small table is read through where a large one is looked up in; all are counted four times otherwise, and each on its lists.
    // PostgreSQL tells late what other connections read, so of the import.
    if (process.env['TEST_ON'] === undefined) expect((await read()) - before).toBeLessThan(2 * many.length)
    expect(await countsOf(client, at)).toEqual([900, 900])
    await coverContacts(null)
  })

  test('counts the contacts of all its entities together', async () => {
    const { client, address } = await newList()
    const second = seedId('entities', 2)
    await setColumns(server.db, 'entities', second, { company_id: seedId('companies', 10) })
    const { body } = await client.post(path, { data: { type: 'contact-lists', attributes: { name: 'Other' }, relationships: ofEntity(2) } })
    await coverContacts(await kept())
    expect((await add(client, `${path}/${body.data.id}`, { email: address(1) })).status).toBe(422)
    await coverContacts((await kept()) + 1)
    expect((await add(client, `${path}/${body.data.id}`, { email: address(1) })).status).toBe(200)
    await coverContacts(null)
  })
})

describe('importing a file', () => {
  const table = (address: (name: string) => string) =>
    [
      'E-Mail;First Name;Surname;Firm;Job Title;Country;Tags',
      `${address('ada')};Ada;Quist;"North; mere";Analyst;GB;a|b`,
      `${address('bo')};Bo;;;;;`,
    ].join('\r\n')

  test('takes its rows, by the usual headings and delimiters', async () => {
    const { at, client, address } = await newList()
    const { status, body } = await imported(client, at, table(address))
    expect([status, body.meta]).toEqual([200, { added: 2, updated: 0, removed: 0, skipped: 0, errors: [], warnings: [] }])
    expect(body.data.attributes).toMatchObject({ 'contacts-count': 2, source: 'csv' })
    expect(body.data.attributes['last-imported-at']).not.toBeNull()
    const ada = (await contactsOf(client, at)).find((one) => one.attributes['first-name'] === 'Ada')!
    expect(ada.attributes).toMatchObject({
      ...{ email: address('ada'), 'last-name': 'Quist', 'company-name': 'North; mere', title: 'Analyst', country: 'GB', tags: ['a', 'b'] },
      'consent-source': 'csv',
    })
    expect((await imported(client, at, table(address))).body.meta).toMatchObject({ added: 0, updated: 0, skipped: 2 })
  })

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way round', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
  ])('reads %s', async (_name, encode) => {
    const { at, client, address } = await newList()
    expect((await imported(client, at, encode(`email,first name\n${address('zoe')},Zoë\n`))).body.meta).toMatchObject({
      added: 1,
      errors: [],
    })
    expect((await contactsOf(client, at))[0]!.attributes['first-name']).toBe('Zoë')
  })

  test('comes in parts too, and with headings of its own', async () => {
    const { at, client, address } = await newList()
    const data = JSON.stringify({ data: { attributes: { mapping: { email: 'Adresse', 'first-name': 'Vorname' }, delimiter: '\t' } } })
    const parts = inParts(
      { name: 'data', value: data, type: 'application/json' },
      { name: 'source', value: `Vorname\tAdresse\nUte\t${address('ute')}\n`, fileName: 'kontakte.csv', type: 'text/csv' },
    )
    const { status, body } = await client.post(`${at}/import-contacts-from-csv`, undefined, parts)
    expect([status, body.meta]).toMatchObject([200, { added: 1 }])
    expect((await contactsOf(client, at))[0]!.attributes).toMatchObject({ email: address('ute'), 'first-name': 'Ute' })
  })

  test('takes no address in place of what is none', async () => {
    const { at, client, address } = await newList()
    const email = address('ann')
    const cells = [`${email}/home`, `${email}#home`, `${email}?home`, `${email}\\home`, `${email}\nGB`, email.replace('@', '@%78')]
    const { body } = await imported(client, at, ['email', ...cells.map((cell) => `"${cell}"`)].join('\n'))
    expect([body.meta.added, body.meta.skipped, await contactsOf(client, at)]).toEqual([0, cells.length, []])
  })

  test('of which some rows are bad takes the others and tells the lines of these', async () => {
    const { at, client, address } = await newList()
    const text = [
      'email,country',
      `${address('a')},GB`,
      'nobody,GB',
      `${address('b')},Nowhere`,
      '',
      `"${address('c')}"x,GB`,
      `${address('A')},FR`,
      `"${address('d')},GB`,
    ]
    const { body } = await imported(client, at, text.join('\n'))
    expect(body.meta).toEqual({
      ...{ added: 2, updated: 0, removed: 0, skipped: 4 },
      errors: [
        { line: 3, column: 'email', reason: 'is no e-mail address' },
        { line: 6, column: null, reason: 'has text behind a closing quote' },
        { line: 8, column: null, reason: 'has a quote that is never closed' },
      ],
      warnings: [
        { line: 4, column: 'country', reason: 'is no country' },
        { line: 7, column: 'email', reason: 'was there before, which counts' },
      ],
    })
  })

  test('dry changes nothing and tells what would become of it', async () => {
    const { at, client, address } = await newList()
    const dry = await imported(client, at, table(address), { 'dry-run': true })
    expect(dry.body.meta).toMatchObject({ added: 2 })
    expect(dry.body.data.attributes).toMatchObject({ 'contacts-count': 0, 'last-imported-at': null, source: 'manual' })
    expect(await contactsOf(client, at)).toEqual([])
    const { rows } = await sql`select from contacts where email = ${address('ada')}`.execute(server.db)
    expect(rows).toEqual([])
  })

  test.each([
    ['no address column', 'name\nAda\n', {}, 422, '/data/attributes/source'],
    ['nothing but blank lines', '\n\n', {}, 422, '/data/attributes/source'],
    ['a heading that is not there', 'email\n', { mapping: { title: 'Titel' } }, 422, '/data/attributes/mapping/title'],
    ['too many rows', `email\n${'x\n'.repeat(50_001)}`, {}, 422, '/data/attributes/source'],
    ['too many blank rows', `email\n${'\n'.repeat(9_000_000)}`, {}, 422, '/data/attributes/source'],
    ['too many columns', `email${','.repeat(9_000_000)}\n`, {}, 422, '/data/attributes/source'],
    ['too many cells in a row', `email\nx${','.repeat(9_000_000)}\n`, {}, 422, '/data/attributes/source'],
    ['an encoding that is none', 'email\n', { encoding: 'ebcdic' }, 422, '/data/attributes/encoding'],
    ['a delimiter that is none', 'email\n', { delimiter: '|' }, 422, '/data/attributes/delimiter'],
    ['more than it may hold', `email\n${'x'.repeat(10 * 1_024 * 1_024)}`, {}, 413, undefined],
  ] as const)('with %s is refused', async (_name, text, more, status, pointer) => {
    const { at, client } = await newList()
    const answer = await imported(client, at, text, more)
    expect([answer.status, answer.body.errors[0].source?.pointer]).toEqual([status, pointer])
    expect(await countsOf(client, at)).toEqual([0, 0])
  })

  test('of what is no text is refused, and a control character behind its start spoils its row alone', async () => {
    const { at, client, address } = await newList()
    expect((await imported(client, at, Buffer.from('%PDF-1.4\n'))).status).toBe(422)
    const filler = Array.from({ length: 400 }, (_, index) => address(`filler-${index}`)).join('\n')
    const { body } = await imported(client, at, `email,first name\n${filler}\n${address('nul')},a\0b\n${address('ok')},Ok\n`)
    expect(body.meta).toMatchObject({ added: 401, skipped: 1, errors: [{ line: 402, column: 'first-name' }] })
  })

  test('under an Idempotency-Key happens once', async () => {
    const { at, client, address } = await newList()
    const send = () => client.post(`${at}/import-contacts-from-csv`, upload(table(address)), { headers: { 'idempotency-key': at } })
    const [first, second] = [await send(), await send()]
    expect(first.body.meta).toMatchObject({ added: 2 })
    expect(second.body.meta).toEqual(first.body.meta)
    const dry = await client.post(`${at}/import-contacts-from-csv`, upload(`email\n${address('dry')}\n`, { 'dry-run': true }), {
      headers: { 'idempotency-key': `${at}-dry` },
    })
    expect([dry.body.meta.added, await countsOf(client, at)]).toEqual([1, [2, 2]])
  })

  test('subscribes nobody again who unsubscribed', async () => {
    const { at, client } = await newList()
    const { email } = await server.db
      .selectFrom('contacts')
      .select('email')
      .where('id', '=', seedId('contacts', 7))
      .executeTakeFirstOrThrow()
    expect((await imported(client, at, `email,title\n${email},Back\n`)).body.meta).toMatchObject({ added: 1 })
    expect((await contactsOf(client, at))[0]!.attributes).toMatchObject({ status: 'unsubscribed', title: 'Back' })
    expect(await countsOf(client, at)).toEqual([1, 0])
  })

  test('of the largest size is added as a whole, and counted', async () => {
    const { at, client, address } = await newList()
    const rows = Array.from({ length: 50_000 }, (_, index) => `${address(index)},First ${index},"Last, ${index}"`)
    expect((await imported(client, at, `email,first name,last name\n${rows.join('\n')}\n`)).status).toBe(202)
    await server.jobs.drain()
    const { attributes } = (await client.get(`${at}/imports`)).body.data[0]
    expect(attributes).toMatchObject({ status: 'done', 'added-count': 50_000, 'skipped-count': 0, errors: [], warnings: [] })
    expect(await countsOf(client, at)).toEqual([50_000, 50_000])
  })
})
