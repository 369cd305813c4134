/** The lists with a full text of their own: messages, requests of premium work, reports from elsewhere, people, firms and issuers. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { putGroup, saying } from '../support/conversations.ts'
import { setColumns } from '../support/columns.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const account = seedId('accounts', 1)

/** Written into a record that the investor sees, with the list where it is found again. */
const places: Record<string, (text: string) => Promise<{ list: string; id: string }>> = {
  'a message': async (text) => {
    const group = await putGroup(server.db, [account, seedId('accounts', 4)])
    const { body } = await (await server.as('investor')).post('/api/v2/messages', saying(text, group))
    return { list: '/api/v2/messages', id: body.data.id }
  },
  'a request': async (text) => {
    const id = seedId('premium-service-requests', 1)
    await setColumns(server.db, 'premium_service_requests', id, { description: text })
    return { list: '/api/v2/premium-service-requests', id }
  },
  'a report from elsewhere': async (text) => {
    const id = seedId('external-reports', 1)
    await setColumns(server.db, 'external_reports', id, { summary: text })
    return { list: '/api/v2/external-reports', id }
  },
  'what a provider says': async (text) => {
    await setColumns(server.db, 'accounts', seedId('accounts', 4), { bio: text })
    return { list: '/api/v2/insight-providers', id: seedId('accounts', 4) }
  },
  'what an issuer says': async (text) => {
    await setColumns(server.db, 'entities', seedId('entities', 1), { description: text })
    return { list: '/api/v2/entities', id: seedId('entities', 1) }
  },
}

describe.each(Object.entries(places))('%s', (_place, write) => {
  test.each([
    ['会社は設備投資を増やす', '設備投資'],
    ['The Straße of Größe', 'strasse'],
    ['قال إن نُمُوُّ الأرباح', 'نمو'],
    ['AT&T and others', 'at&t'],
    ['Two zeppelins were seen', 'zeppelin'],
  ])('%s is found by %s', async (text, asked) => {
    const { list, id } = await write(text)
    const found = async (words: string): Promise<string[]> => {
      const { body } = await (await server.as('investor')).get(`${list}?${new URLSearchParams({ 'filter[fulltext]': words })}`)
      return body.data.map((one: { id: string }) => one.id)
    }
    expect(await found(asked)).toContain(id)
    expect(await found('資設')).not.toContain(id)
  })
})

const texts = (...columns: string[]) =>
  sql.join(
    columns.map((one) => sql`coalesce(${sql.ref(one)}, '')`),
    sql` || ' ' || `,
  )

test.each([
  ['messages', 'messages_words', texts('content')],
  ['premium_service_requests', 'premium_service_requests_words', texts('title', 'description')],
  ['accounts', 'accounts_words', texts('first_name', 'last_name', 'title', 'bio')],
  ['accounts', 'accounts_names', texts('first_name', 'last_name')],
  ['companies', 'companies_words', texts('name', 'legal_name', 'description')],
  ['entities', 'entities_words', texts('pretty_name', 'short_name', 'security', 'description')],
])('the words of %s are looked up in %s', async (table, name, text) => {
  const plan = await transact(server.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select from ${sql.table(table)}
      where to_tsvector('english', searched_words(folded(${text}))) @@ begun(word_query(asked_words(left(folded('設備'), 256))))`.execute(
      tx,
    )
  })
  expect(plan.rows.map((one) => one['QUERY PLAN']).join('\n')).toContain(name)
})
