/** Who asks, and what they know by now: as much of it as they go on to ask for. */
import type { Client } from './client.ts'

export interface Person {
  id: string
  email: string
  token: string
  /** A notification that they have not read. */
  unread?: string | undefined
  /** How often they shared something by mail, and when last. */
  shares: number
  sharedAt: number
}

type Owned = readonly [id: string, of: Person]

export interface Seen {
  readonly insights: readonly string[]
  /** Of providers, whom investors follow and everybody shares with. */
  readonly authors: readonly string[]
  /** What clients that wait for pushes are known by. */
  readonly pushed: readonly string[]
  /** The newest of what was made, the oldest first. */
  readonly comments: Owned[]
  readonly links: string[]
  readonly alerts: Owned[]
  readonly sessions: string[]
}

interface People {
  investor: readonly Person[]
  provider: readonly Person[]
  /** Everybody. */
  reader: readonly Person[]
  /** Two that write to each other in a group of their own. */
  couple: readonly Person[]
}
export type Role = keyof People

/** What is published is withheld from none of them, and their companies let them comment. */
const investors = ['investor', 'investor-2', 'noor.alhashimi']
const providers = ['provider', 'provider-2', 'vikram.deshpande', 'lead']
const others = ['lukas.hofstede', 'elodie.favre', 'editor', 'corporate', 'compliance']
/** They sign in and out again, and do nothing else. */
export const visitors = ['investor-delayed', 'wing.cheung', 'dale.whitcombe', 'samuel.penrose', 'gita.wulandari'].map(addressOf)

export const password = 'demo-password-1'

function addressOf(name: string): string {
  return `${name}@demo.example`
}

interface Shown {
  id: string
  attributes: Record<string, string>
}
export const recordOf = (body: unknown): Shown => (body as { data: Shown }).data
export const recordsOf = (body: unknown): Shown[] => (body as { data: Shown[] }).data

export const signingIn = (email: string, secret: string) => ({
  ...({ method: 'POST', path: '/api/v2/accounts/sign_in' } as const),
  body: { data: { type: 'sessions', attributes: { email, password: secret } } },
})

async function signedIn({ send }: Client, name: string): Promise<Person> {
  const email = addressOf(name)
  const token = recordOf((await send(signingIn(email, password))).body).attributes['token']!
  const { id } = recordOf((await send({ method: 'GET', path: '/api/v2/accounts/me', token })).body)
  return { id, email, token, shares: 0, sharedAt: 0 }
}

/** Signs everybody in. */
export async function meet(client: Client): Promise<People> {
  const all = (names: readonly string[]): Promise<Person[]> => Promise.all(names.map((name) => signedIn(client, name)))
  const [investor, provider, other] = [await all(investors), await all(providers), await all(others)]
  return { investor, provider, reader: [...investor, ...provider, ...other], couple: [investor[0]!, investor[2]!] }
}

/** Looks around, and has pushes kept for investors. */
export async function lookAround({ send }: Client, { investor, provider }: People): Promise<Seen> {
  const { token } = investor[0]!
  const listed = await send({ method: 'GET', path: '/api/v2/insights?page[size]=10', token })
  const pushed: string[] = []
  for (const person of investor) {
    const account = { data: { type: 'accounts', id: person.id } }
    const data = { token: `check-${process.pid}-${person.id}`, browser: 'chrome', platform: 'web', relationships: { account } }
    const made = await send({ method: 'POST', path: '/api/v2/push-notification-tokens', token: person.token, body: { data } })
    pushed.push(recordOf(made.body).id)
  }
  return {
    insights: recordsOf(listed.body).map(({ id }) => id),
    authors: provider.map(({ id }) => id),
    pushed,
    ...{ comments: [], links: [], alerts: [], sessions: [] },
  }
}
