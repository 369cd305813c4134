import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { minutesFromNow, putInsight, states } from '../../support/insight-rows.ts'
import type { State } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'

const inState = async (name: string, state: string, more = ''): Promise<Answer> =>
  (await server.as(name)).get(`${path}?filter[state]=${state}&page[size]=100${more}`)

const idsOf = ({ body }: Answer): string[] => body.data.map((one: { id: string }) => one.id)

/** The ids of the insights in a state, of one author, of a firm or of all, straight from the table. */
async function stored(state: State, of: { account?: number; firm?: number } = {}): Promise<string[]> {
  const rows = await server.db.selectFrom('insights').select(['id', 'account_id', 'company_id']).where('aasm_state', '=', state).execute()
  const kept = rows.filter(
    ({ account_id, company_id }) =>
      (of.account === undefined || account_id === seedId('accounts', of.account)) &&
      (of.firm === undefined || company_id === seedId('companies', of.firm)),
  )
  return kept.map((one) => one.id)
}

describe('the list of insights in a state', () => {
  test.each(states)('%s: holds the own ones of an account, and those of the firm for who answers for it', async (state) => {
    for (const [name, of] of [
      ['provider', { account: 4 }],
      ['provider-2', { account: 5 }],
      ['lead', { firm: 1 }],
      ['compliance', { firm: 1 }],
      ['investor', { account: 1 }],
      ['corporate', { account: 8 }],
    ] as const) {
      const answer = await inState(name, state)
      const own = await stored(state, of)
      expect([name, answer.status, new Set(idsOf(answer))]).toEqual([name, 200, new Set(own)])
      expect(answer.body.meta).toEqual({ 'record-count': own.length, 'total-pages': Math.ceil(own.length / 100) })
      for (const one of answer.body.data) expect(one.attributes['aasm-state']).toBe(state)
    }
  })

  test.each(states)('%s: holds those of every author for editors and admins', async (state) => {
    const all = await stored(state)
    expect(all.length).toBeGreaterThan(0)
    for (const name of ['editor', 'admin']) {
      const answer = await inState(name, state)
      expect([name, new Set(idsOf(answer))]).toEqual([name, new Set(all)])
      expect(answer.body.meta['record-count']).toBe(all.length)
    }
  })

  test('follows each move at once', async () => {
    const provider = await server.as('provider')
    const { id } = (await provider.post(path, { data: { type: 'insights' } })).body.data
    expect(idsOf(await inState('provider', 'drafted'))).toContain(id)
    await publish(server, id)
    expect(idsOf(await inState('provider', 'drafted'))).not.toContain(id)
    expect(idsOf(await inState('provider', 'published'))).toContain(id)
    expect(idsOf(await inState('lead', 'published'))).toContain(id)
    expect(idsOf(await inState('provider-2', 'published'))).not.toContain(id)
  })

  test('holds what is in review for every provider, as long as the review takes', async () => {
    const [open, over] = [
      await putInsight(server.db, 'in-review'),
      await putInsight(server.db, 'in-review', undefined, { review_ends_at: minutesFromNow(-1) }),
    ]
    for (const name of ['provider-2', 'dale.whitcombe']) {
      expect(idsOf(await inState(name, 'in-review'))).toContain(open)
      expect(idsOf(await inState(name, 'in-review'))).not.toContain(over)
    }
    for (const name of ['investor', 'corporate']) expect(idsOf(await inState(name, 'in-review'))).not.toContain(open)
  })

  test('narrows by other filters and pages like any list', async () => {
    const whole = idsOf(await inState('editor', 'published'))
    const bearish = await inState('editor', 'published', '&filter[imperative]=bearish')
    expect(idsOf(bearish).length).toBeLessThan(whole.length)
    expect(bearish.body.meta['record-count']).toBe(idsOf(bearish).length)
    for (const one of bearish.body.data) expect(one.attributes.imperative).toBe('bearish')
    const editor = await server.as('editor')
    const pages = [1, 2, 3].map((number) => editor.get(`${path}?filter[state]=published&page[size]=20&page[number]=${number}`))
    expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(whole.slice(0, 60))
  })

  test.each(['-published-at', '-total-combined-read', '-likes-count', '-updated-at'])('is sorted as it is asked: %s', async (sort) => {
    for (const name of ['provider', 'editor']) {
      const { body } = await inState(name, 'published', `&sort=${sort}`)
      const rows = body.data as { id: string; attributes: Record<string, string & number> }[]
      const key = sort.slice(1)
      const sorted = [...rows].sort((a, b) => {
        const [x, y] = [a.attributes[key]!, b.attributes[key]!]
        return x === y ? (a.id < b.id ? 1 : -1) : x < y ? 1 : -1
      })
      expect(rows.map((one) => one.id)).toEqual(sorted.map((one) => one.id))
    }
  })
})
