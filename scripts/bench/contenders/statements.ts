/** The statements that our server would run, taken from its own handlers by running them on a database that only listens. */
import { registerReader } from '../../../src/database/read.ts'
import type { Statement, TextRow } from '../../../src/database/read.ts'
import { handlers, present } from '../../../src/resources/index.ts'
import { callerOfToken } from '../../../src/resources/signing-in/sessions.callers.ts'
import { guest } from '../../../src/verbs/caller.ts'
import type { Caller } from '../../../src/verbs/caller.ts'

/** A statement with the names of its values, in order; constants stand as they are. */
export interface Taken {
  name: string | undefined
  text: string
  values: readonly ({ hole: string } | { constant: unknown })[]
}

const listener = {}
let heard: Statement[] = []
let answered = 0
// A total beyond what is near either end, and the id of a row, satisfy whoever reads the answer.
const answer: TextRow = { total: '1000000', id: 'x', roles: '[]', stale: 'false', barred_entities: '[]', barred_providers: '[]' }
registerReader(listener, (statement) => {
  heard.push(statement)
  // A row whose version is never the one before is read as a whole in the end.
  return Promise.resolve([{ ...answer, row_version: String(++answered) }])
})

const investor: Caller = { ...guest, id: 'x', email: 'x', accountType: 'investor', sessionId: 'x', sessionKind: 'password' }

/** The statements that an operation runs for an investor, in their order. */
export async function taken(operation: string, asked: object): Promise<Taken[]> {
  heard = []
  const handle = (handlers as Record<string, (request: object) => Promise<unknown>>)[operation]!
  await handle({
    page: { number: 1, size: 10 },
    sort: undefined,
    filters: {},
    values: {},
    params: {},
    caller: investor,
    db: listener,
    ...asked,
  })
  return heard.map(named)
}

/** The statement that tells whose a token is. */
export async function takenLookup(): Promise<Taken> {
  await callerOfToken(listener as never, Buffer.alloc(32), false)
  return last()
}

/** The statement that tells whether accounts that a body names exist for an investor. */
export async function takenPresence(): Promise<Taken> {
  await present(investor)(listener as never, ['accounts'], ['x'])
  return last()
}

const last = (): Taken => named(heard.at(-1)!)

function named({ name, text, parameters }: Statement): Taken {
  const isHole = (one: unknown): one is { name: string } => typeof one === 'object' && one !== null && 'name' in one
  return { name, text, values: parameters.map((one) => (isHole(one) ? { hole: one.name } : { constant: one })) }
}
