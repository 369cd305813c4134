/**
 * Whatever is kept from somebody is in no answer: from each record that could tell it, every link is followed two levels deep and
 * every list is narrowed to the record, as every demo role. Those who may know have to find it, so that nothing passes by
 * finding nothing.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { published } from '../support/contract.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { freshClient, insightPath, minutesFromNow, putInsight, setState } from '../support/insight-rows.ts'
import { answersFrom } from '../support/links-followed.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()
const roles = [
  ...['guest', 'investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
]
const firm = ['provider', 'lead', 'compliance']
const staff = ['editor', 'entity-editor', 'account-manager', 'finance', 'admin']

interface Parameter {
  name?: string
  $ref?: string
}
type Paths = Record<string, Partial<Record<'get', { parameters?: Parameter[] }>>>
const paths = published.paths as unknown as Paths

/** Every list, narrowed to a record by each filter that takes ids. */
const narrowed = (id: string): string[] =>
  Object.entries(paths).flatMap(([path, { get }]) =>
    path.includes('{')
      ? []
      : (get?.parameters ?? [])
          .filter(({ name }) => /^filter\[[\w-]*ids?\]$/.test(name ?? ''))
          .map(({ name }) => `${path}?${name}=${encodeURIComponent(id)}&page[size]=3`),
  )

/** So many links that differ in nothing but ids are followed from each level. */
const alike = [6, 2]

const clientOf = (role: string): Promise<Client> => (role === 'guest' ? Promise.resolve(server.guest) : server.as(role))

/** Where a caller is told one of the secrets. */
async function tellingOf(role: string, starts: readonly string[], secrets: readonly string[]): Promise<string[]> {
  const all = await answersFrom(await clientOf(role), starts, alike)
  expect(all.size).toBeGreaterThanOrEqual(starts.length)
  return [...all].filter(([, { text }]) => secrets.some((one) => text.includes(one))).map(([url]) => url.replace(server.url, ''))
}

const linked = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const made = (answer: Answer): string => {
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data.id
}
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
const upload = (client: Client, type: string, relationships: object, mime: string, bytes: Buffer) =>
  client.post(`/api/v2/${type}`, {
    data: { type, attributes: { source: dataUrl(mime, bytes), 'source-file-name': 'a.bin' }, relationships },
  })

/** A provider of Harbour Lane Research whom nothing but these tests knows. */
async function newcomer(name: string): Promise<{ id: string; client: Client; secrets: string[] }> {
  const id = randomUUID()
  const secrets = [id, name, `${name.toLowerCase()}@secret.example`]
  await insertRows(server.db, 'accounts', {
    ...{ id, slug: name.toLowerCase(), first_name: 'Ada', last_name: name, email: secrets[2]!, status: 'active' },
    ...{ account_type: 'insight-provider', company_id: seedId('companies', 1), reading_tier: 'provider' },
  })
  return { id, client: await freshClient(server, id), secrets }
}

describe('the author of an insight that does not name one', { timeout: 300_000 }, () => {
  let starts: string[]
  let secrets: string[]
  beforeAll(async () => {
    const author = await newcomer('Hiddenwright')
    secrets = [...author.secrets, 'hiddenwright']
    const { client, id: by } = author
    const insight = await putInsight(server.db, 'drafted', 4, { account_id: by, tagline: 'Unsigned', show_author_names: false })
    const about = (name: string) => linked(name, 'insights', insight)
    const [investor, lead] = [await server.as('investor'), await server.as('lead')]

    const image = made(await upload(client, 'images', about('imageable'), 'image/png', png))
    await setState(server.db, insight, 'published')
    const document = made(await upload(client, 'insight-documents', about('insight'), 'application/pdf', pdfBytes()))
    const annotation = made(
      await client.post('/api/v2/annotations', {
        data: {
          type: 'annotations',
          attributes: { message: 'See there.', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: false },
          relationships: { ...about('annotable'), ...linked('annotator', 'accounts', by) },
        },
      }),
    )
    const say = async (who: Client, parent?: string) =>
      made(
        await who.post('/api/v1/comments', {
          data: {
            type: 'comments',
            attributes: { body: 'A word.' },
            relationships: { ...about('commentable'), ...(parent ? linked('parent', 'comments', parent) : {}) },
          },
        }),
      )
    const question = await say(investor)
    const reply = await say(client, question)
    const comment = await say(client)
    await investor.patch(`${insightPath(insight)}/like`)
    await client.patch(`/api/v2/comments/${question}/like`)
    made(await investor.post('/api/v2/locker-items', { data: { type: 'locker-items', attributes: {}, relationships: about('lockable') } }))
    const collection = made(await investor.post('/api/v1/collections', { data: { type: 'collections', attributes: { name: 'Kept' } } }))
    await investor.patch(`/api/v1/collections/${collection}/add-items`, {
      data: { relationships: { items: { data: [{ type: 'insights', id: insight }] } } },
    })
    const share = made(
      await lead.post('/api/v2/shared-items', {
        data: { type: 'shared-items', relationships: { ...about('shareable'), ...linked('recipient', 'accounts', seedId('accounts', 5)) } },
      }),
    )
    const fork = await putInsight(server.db, 'published', 5)
    await insertRows(server.db, 'insight_streams', { upstream_id: insight, downstream_id: fork })
    await insertRows(server.db, 'insight_collection_insights', {
      insight_collection_id: seedId('insight-collections', 1),
      insight_id: insight,
    })
    const request = randomUUID()
    await insertRows(server.db, 'publication_access_requests', {
      ...{ id: request, requester_id: seedId('accounts', 3), publication_type: 'insights', publication_id: insight },
      ...{ decider_id: by, status: 'granted', granted_until: minutesFromNow(60) },
    })
    starts = [
      ...[insightPath(insight), insightPath(fork), `/api/v2/images/${image}`, `/api/v2/insight-documents/${document}`],
      ...[`/api/v2/annotations/${annotation}`, `/api/v1/collections/${collection}`, `/api/v2/shared-items/${share}`],
      ...[question, reply, comment].map((one) => `/api/v1/comments/${one}`),
      ...[`/api/v2/publication-access-requests/${request}`, `/api/v2/insight-collections/${seedId('insight-collections', 1)}`],
      ...['/api/v1/activities?page[size]=6', '/api/v2/notifications?page[size]=2', '/api/v2/locker-items?page[size]=2'],
      ...[insight, reply].flatMap(narrowed),
      '/api/v2/search?query-text=Unsigned',
    ]
  })

  test.each(roles.filter((one) => !firm.includes(one) && !staff.includes(one)))('is not told to %s', async (role) => {
    expect(await tellingOf(role, starts, secrets)).toEqual([])
  })

  test.each([...firm, ...staff])('is told to %s', async (role) => {
    const telling = await tellingOf(role, starts, secrets)
    for (const path of [/\/insights\/[^/]+\/account$/, /\/images\/[^/]+\/account$/, /\/comments\/[^/]+\/account$/]) {
      expect(telling.filter((one) => path.test(one))).not.toEqual([])
    }
  })
})

describe('what a leaver said of itself', { timeout: 300_000 }, () => {
  let starts: string[]
  const secrets = ['Balloonist', 'zeppelins', 'leftbehind@secret.example', 'Kathmandu']
  beforeAll(async () => {
    const { id, client } = await newcomer('Leftbehind')
    const insight = await putInsight(server.db, 'published', 4, { account_id: id })
    const said = { title: 'Balloonist', bio: 'Flies zeppelins.', timezone: 'Asia/Kathmandu' }
    await client.patch('/api/v2/accounts/me', { data: { attributes: said } })
    const body = { type: 'comments', attributes: { body: 'A word.' }, relationships: linked('commentable', 'insights', insight) }
    const comment = made(await client.post('/api/v1/comments', { data: body }))
    const lead = await server.as('lead')
    expect((await lead.patch(`/api/v2/accounts/${id}`, { data: { attributes: { status: 'deactivated' } } })).status).toBe(200)
    starts = [
      ...[`/api/v2/accounts/${id}`, `/api/v2/insight-providers/${id}`, insightPath(insight), `/api/v1/comments/${comment}`],
      ...[id, insight].flatMap(narrowed),
      '/api/v2/accounts?filter[fulltext]=Leftbehind',
    ]
  })

  test.each(roles.filter((one) => !['lead', 'compliance', ...staff].includes(one)))('is not told to %s', async (role) => {
    expect(await tellingOf(role, starts, secrets)).toEqual([])
  })

  test.each(['lead', 'compliance', ...staff])('is told to %s', async (role) => {
    const telling = await tellingOf(role, starts, secrets)
    expect(telling.filter((one) => /\/comments\/[^/]+\/account$/.test(one))).not.toEqual([])
    expect(telling.filter((one) => /^\/api\/v2\/accounts\/[^/]+$/.test(one))).not.toEqual([])
  })
})

describe('the original of a document', { timeout: 300_000 }, () => {
  let starts: string[]
  let secrets: string[]
  beforeAll(async () => {
    const insight = await putInsight(server.db, 'published', 4, { published_at: minutesFromNow(-3 * 24 * 60) })
    const provider = await server.as('provider')
    const document = made(
      await upload(provider, 'insight-documents', linked('insight', 'insights', insight), 'application/pdf', pdfBytes()),
    )
    const kept = await server.db.selectFrom('insight_documents').select('source').where('id', '=', document).executeTakeFirstOrThrow()
    secrets = [kept.source]
    starts = [insightPath(insight), `/api/v2/insight-documents/${document}`, ...narrowed(insight)]
  })

  test.each(['guest', 'investor-delayed', 'provider-2'])('is not given to %s', async (role) => {
    expect(await tellingOf(role, starts, secrets)).toEqual([])
  })

  test.each(['investor', 'investor-2', ...firm, 'editor', 'admin'])('is given to %s', async (role) => {
    const telling = await tellingOf(role, starts, secrets)
    expect(telling.some((one) => one.startsWith('/api/v2/insight-documents/'))).toBe(true)
    expect(telling.some((one) => one.endsWith('/main-insight-document'))).toBe(true)
  })
})
