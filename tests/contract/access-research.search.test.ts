/** Who finds what: every demo account and a guest × each type, and what nobody may find. */
import { describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../src/demo/ids.ts'
import { authors, minutesFromNow, putInsight, states } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer()

const members = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin', 'beatrice.okafor', 'noor.alhashimi'],
]
const everyone = ['guest', ...members]
const search = async (name: string, text: string, more = ''): Promise<Answer> =>
  (name === 'guest' ? server.guest : await server.as(name)).get(`/api/v2/search?query-text=${text}&page[size]=100${more}`)
const freshWord = (): string => `word${randomUUID().replaceAll('-', '').slice(0, 12)}7`

/** The accounts that find something, and those that count something: they must be the same. */
async function finders(text: string, type: string): Promise<string[]> {
  const who: string[] = []
  for (const name of everyone) {
    const { status, body } = await search(name, text)
    expect([name, status]).toEqual([name, 200])
    const found = body.data.filter((one: { type: string }) => one.type === type).length
    expect([name, body.meta.counts[type]]).toEqual([name, found])
    if (found > 0) who.push(name)
  }
  return who
}

describe('by type', () => {
  test('entities and insight providers are found by anyone', async () => {
    expect(await finders('asagiri', 'entities')).toEqual(everyone)
    expect(await finders('mavridis', 'insight-providers')).toEqual(everyone)
  })
  test('published insights by every account', async () => {
    const word = freshWord()
    await putInsight(server.db, 'published', authors.provider, { tagline: word })
    expect(await finders(word, 'insights')).toEqual(members)
  })
  test.each([
    ['', 200],
    ['&filter[type]=entities,insight-providers', 200],
    ['&filter[type]=insights', 401],
    ['&filter[type]=insights,entities', 401],
    ['&filter[imperative]=bullish', 200],
  ])('a guest who asks with %s', async (more, status) => {
    expect((await search('guest', 'bank', more)).status).toBe(status)
    expect((await search('finance', 'bank', more)).status).toBe(200)
  })
  test('a guest who has only filters of insights finds nothing', async () => {
    const { body } = await server.guest.get('/api/v2/search?query-text=&filter[imperative]=bullish')
    expect([body.data, body.meta.counts]).toEqual([[], { insights: 0, entities: 0, 'insight-providers': 0 }])
  })
})

describe('by state', () => {
  test.each(states.filter((one) => one !== 'published'))('an insight that is %s is found by nobody', async (state) => {
    const word = freshWord()
    await putInsight(server.db, state, authors.provider, { tagline: word, executive_summary: word, detail: word, custom_keywords: [word] })
    expect(await finders(word, 'insights')).toEqual([])
    expect((await search('provider', word, '&filter[type]=insights&sort=-published-at')).body.data).toEqual([])
  })
})

describe('by restriction', () => {
  test('the text of an insight is searched for those alone who may read it', async () => {
    const [title, secret] = [freshWord(), freshWord()]
    const id = await putInsight(server.db, 'published', authors.provider, {
      ...{ tagline: title, detail: `<p>${secret}</p>`, published_at: minutesFromNow(-1), primary_entity_id: null },
    })
    const free: string[] = []
    for (const name of members) {
      const { body } = await search(name, title)
      expect([name, body.data.length]).toEqual([name, 1])
      const { data } = (await (await server.as(name)).get(`/api/v2/insights/${id}`)).body
      expect([name, body.data[0].attributes['viewer-is-restricted']]).toEqual([name, data.attributes['viewer-is-restricted']])
      if (!data.attributes['viewer-is-restricted']) free.push(name)
    }
    expect(free).toEqual(members.filter((name) => !['investor-delayed', 'corporate'].includes(name)))
    expect(await finders(secret, 'insights')).toEqual(free)
    expect(await finders(`${title} -${secret}`, 'insights')).toEqual(members.filter((name) => !free.includes(name)))
  })
})

describe('by author', () => {
  test('who is not named is found by nobody, colleagues and editors neither', async () => {
    const word = freshWord()
    await putInsight(server.db, 'published', authors.provider, { tagline: word, show_author_names: false })
    expect(await finders(`${word} morikawa`, 'insights')).toEqual([])
    expect(await finders(`${word} -morikawa`, 'insights')).toEqual(members)
    expect((await search('investor', word, `&filter[author-id]=${seedId('accounts', 4)}`)).body.data).toEqual([])
  })
})
