/**
 * The cells of DOMAIN 5.1 for research: every state × every demo account × every operation, with what 3.3 and 14.1 make
 * of them: 403 for a role that never may, 404 for what is not seen, then 403, then what the state does not permit.
 */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { setColumns } from '../support/columns.ts'
import { authors, insightPath, minutesFromNow, patchOf, putInsight, states } from '../support/insight-rows.ts'
import type { State } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()

const everyone = [
  ...['guest', 'investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
] as const
type Name = (typeof everyone)[number]
const client = async (name: Name): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))

/** Who has a part in an insight of `provider` before it is published, and after it is cancelled. */
const firm: readonly Name[] = ['provider', 'lead', 'compliance']
const editors: readonly Name[] = ['editor', 'admin']
/** Insight providers and editors alone change insights at all. */
const writers: readonly Name[] = [...firm, 'provider-2', ...editors]

const sees = (name: Name, state: State): boolean => state === 'published' || firm.includes(name) || editors.includes(name)

/** The body of an insight is its author's and its team lead's in two states, and editors' until it is cancelled. */
function mayWriteBody(name: Name, state: State): boolean {
  if (editors.includes(name)) return state !== 'cancelled'
  return (name === 'provider' || name === 'lead') && (state === 'drafted' || state === 'changes-requested')
}

function refusal(name: Name, state: State, roles: readonly Name[]): 401 | 403 | 404 | undefined {
  if (name === 'guest') return 401
  if (!roles.includes(name)) return 403
  return sees(name, state) ? undefined : 404
}

/** A review is over in the matrix; what other providers may do during one has a test of its own. */
const put = (state: State): Promise<string> => putInsight(server.db, state, authors.provider, { review_ends_at: null })

type Cells = Record<string, number>
/** What each account is answered, in one object, so that a failure shows the whole row of the matrix. */
async function row(of: readonly Name[], ask: (name: Name) => Promise<Answer>): Promise<Cells> {
  const cells: Cells = {}
  for (const name of of) cells[name] = (await ask(name)).status
  return cells
}
const expected = (cell: (name: Name) => number): Cells => Object.fromEntries(everyone.map((name) => [name, cell(name)]))

describe.each(states)('an insight of a provider that is %s', (state) => {
  test('is shown to', async () => {
    const id = await put(state)
    expect(await row(everyone, async (name) => (await client(name)).get(insightPath(id)))).toEqual(
      expected((name) => refusal(name, state, everyone) ?? 200),
    )
  })

  test('has relationships for those who see it', async () => {
    const id = await put(state)
    const wanted = expected((name) => refusal(name, state, everyone) ?? 200)
    for (const path of ['account', 'relationships/comments', 'content-verticals', 'annotations']) {
      expect([path, await row(everyone, async (name) => (await client(name)).get(`${insightPath(id)}/${path}`))]).toEqual([path, wanted])
    }
  })

  test('is in the list of those who see it published, in its own state for its firm and editors', async () => {
    const id = await put(state)
    for (const name of everyone.filter((one) => one !== 'guest')) {
      const listed = async (query: string) =>
        (await (await client(name)).get(`/api/v2/insights?page[size]=100${query}`)).body.data.some((one: { id: string }) => one.id === id)
      const own = firm.includes(name) || editors.includes(name)
      expect([name, await listed(''), await listed(`&filter[state]=${state}`)]).toEqual([name, state === 'published', own])
    }
  })

  test('has a body written by', async () => {
    const body = patchOf({ tagline: 'Rewritten', 'status-reason': 'A new title.' })
    const cells = await row(everyone, async (name) => {
      const id = await put(state)
      const answer = await (await client(name)).patch(insightPath(id), body)
      const { tagline } = await server.db.selectFrom('insights').select('tagline').where('id', '=', id).executeTakeFirstOrThrow()
      expect([name, tagline]).toEqual([name, answer.status === 200 ? 'Rewritten' : `Put into ${state}`])
      return answer
    })
    expect(cells).toEqual(
      expected((name) => {
        const refused = refusal(name, state, writers)
        if (refused) return refused
        if (name === 'provider-2') return 403
        return mayWriteBody(name, state) ? 200 : 400
      }),
    )
  })

  test('is deleted by', async () => {
    const cells = await row(everyone, async (name) => {
      const id = await put(state)
      const answer = await (await client(name)).delete(insightPath(id))
      const kept = await server.db.selectFrom('insights').select('id').where('id', '=', id).execute()
      expect([name, kept.length]).toEqual([name, answer.status === 204 ? 0 : 1])
      return answer
    })
    const kept = state === 'published' || state === 'cancelled'
    expect(cells).toEqual(
      expected((name) => {
        const refused = refusal(name, state, writers)
        if (refused) return refused
        if (name !== 'provider' && name !== 'admin') return 403
        return kept ? 409 : 204
      }),
    )
  })

  const disclosureOf = async () => {
    const id = await put(state)
    const { id: disclosure } = await server.db
      .selectFrom('insight_disclosures')
      .select('id')
      .where('insight_id', '=', id)
      .executeTakeFirstOrThrow()
    return `/api/v2/insight-disclosures/${disclosure}`
  }

  test('has a disclosure shown to', async () => {
    const path = await disclosureOf()
    expect(await row(everyone, async (name) => (await client(name)).get(path))).toEqual(
      expected((name) => refusal(name, state, everyone) ?? 200),
    )
  })

  test('has a disclosure changed by', async () => {
    const roles: Name[] = [...firm, 'provider-2', 'admin']
    const open = state !== 'published' && state !== 'cancelled'
    const waits = open && state !== 'drafted' && state !== 'changes-requested'
    const change = { data: { attributes: { 'position-in-securities': 'Sold all.' } } }
    const cells = await row(everyone, async (name) => (await client(name)).patch(await disclosureOf(), change))
    expect(cells).toEqual(
      expected(
        (name) =>
          refusal(name, state, roles) ??
          (name === 'admin' || name === 'compliance' ? 200 : name === 'provider' && open ? (waits ? 409 : 200) : 403),
      ),
    )
  })
})

test('an insight in review is open to every other provider, to read and not to change, until the review ends', async () => {
  const id = await putInsight(server.db, 'in-review')
  const { id: disclosure } = await server.db
    .selectFrom('insight_disclosures')
    .select('id')
    .where('insight_id', '=', id)
    .executeTakeFirstOrThrow()
  const answers = async (name: string) => {
    const peer = await server.as(name)
    const path = insightPath(id)
    const asked = [
      peer.get(path),
      peer.get(`${path}/comments`),
      peer.get(`/api/v2/insight-disclosures/${disclosure}`),
      peer.patch(path, patchOf({})),
      peer.delete(path),
    ]
    return (await Promise.all(asked)).map((one) => one.status)
  }
  for (const name of ['provider-2', 'vikram.deshpande', 'wing.cheung'])
    expect([name, await answers(name)]).toEqual([name, [200, 200, 200, 403, 403]])
  expect(await answers('investor')).toEqual([404, 404, 404, 403, 403])
  await setColumns(server.db, 'insights', id, { review_ends_at: minutesFromNow(-1) })
  expect(await answers('provider-2')).toEqual([404, 404, 404, 404, 404])
})

test('the disclosure of an insight is listed with it for every kind of caller, whoever asked first', async () => {
  const id = await put('published')
  const path = `${insightPath(id)}/insight-disclosures`
  expect(await row(['editor', 'investor', 'admin', 'provider'], async (name) => (await client(name)).get(path))).toEqual({
    editor: 200,
    investor: 200,
    admin: 200,
    provider: 200,
  })
})

test('an insight is drafted by providers alone, and by none who oversees them', async () => {
  const cells = await row(everyone, async (name) => (await client(name)).post('/api/v2/insights', patchOf({})))
  expect(cells).toEqual(
    expected((name) => (name === 'guest' ? 401 : ['provider', 'provider-2', 'lead', 'admin'].includes(name) ? 201 : 403)),
  )
})

describe('what is left of a cancelled insight', () => {
  test.each([true, false])('is shown to (published before: %s)', async (was_published) => {
    const id = await putInsight(server.db, 'cancelled', authors.provider, { was_published })
    const cells = await row(everyone, async (name) => (await client(name)).get(`/api/v2/cancelled-insights/${id}`))
    expect(cells).toEqual(
      expected((name) => (name === 'guest' ? 401 : was_published || firm.includes(name) || editors.includes(name) ? 200 : 404)),
    )
    for (const name of everyone.filter((one) => one !== 'guest')) {
      const { body } = await (await client(name)).get('/api/v2/cancelled-insights?page[size]=100')
      expect([name, body.data.some((one: { id: string }) => one.id === id)]).toEqual([name, cells[name] === 200])
    }
  })

  test.each(states.filter((one) => one !== 'cancelled'))('is nothing as long as it is %s', async (state) => {
    const id = await put(state)
    expect(await row(everyone, async (name) => (await client(name)).get(`/api/v2/cancelled-insights/${id}`))).toEqual(
      expected((name) => (name === 'guest' ? 401 : 404)),
    )
  })
})

describe('a request of an investor for an insight of a provider', () => {
  const made = async () => {
    const id = randomUUID()
    const insight = await putInsight(server.db, 'published')
    const about = { publication_type: 'insights', status: 'pending' } as const
    const row = { id, requester_id: seedId('accounts', 1), ...about, publication_id: insight }
    await insertRows(server.db, 'publication_access_requests', row)
    return `/api/v2/publication-access-requests/${id}`
  }
  const parties: readonly Name[] = ['investor', 'provider', 'editor', 'admin']
  /** Other staff than editors: the documents say staff, and mean no more than may be theirs. */
  const asked = everyone.filter((name) => !['entity-editor', 'account-manager', 'finance'].includes(name))
  const among = (cells: Cells): Cells => Object.fromEntries(asked.map((name) => [name, cells[name]!]))

  test('is shown to who asks, the author, and editors and admins', async () => {
    const path = await made()
    expect(await row(asked, async (name) => (await client(name)).get(path))).toEqual(
      among(expected((name) => (name === 'guest' ? 401 : parties.includes(name) ? 200 : 404))),
    )
  })

  test.each([
    ['granted', 'provider'],
    ['withdrawn', 'investor'],
  ] as const)('is %s by', async (status, by) => {
    const cells = await row(
      asked.filter((name) => name !== 'editor'),
      async (name) => (await client(name)).patch(await made(), { data: { attributes: { status } } }),
    )
    const allowed = (name: Name) => name === by || (status === 'granted' && name === 'admin')
    const { editor: _, ...wanted } = among(
      expected((name) => (name === 'guest' ? 401 : allowed(name) ? 200 : parties.includes(name) ? 403 : 404)),
    )
    expect(cells).toEqual(wanted)
  })
})
