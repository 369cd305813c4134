/**
 * A steady load: so many requests are begun in a second, whatever became of those before. Reads, comments, shares, files. A write that
 * is not acknowledged is sent again under its key after a second, as a good client does.
 */
import { Agent, request } from 'undici'
import { pause } from './programs.ts'

export interface Answer {
  what: string
  /** When it was begun, and when it was answered. */
  begun: number
  ended: number
  /** Undefined where no answer came. */
  status: number | undefined
  retryAfter: boolean
  problem: string
}

export interface Load {
  readonly answers: readonly Answer[]
  /** The texts of the comments that were acknowledged. */
  readonly acknowledged: ReadonlySet<string>
  /** The messages of the shares that were acknowledged, of which each is mailed. */
  readonly shared: ReadonlySet<string>
  begin(): void
  /** Begins nothing more, and waits for what was begun. */
  end(): Promise<void>
}

const password = 'demo-password-1'
const readers = ['investor', 'investor-2', 'provider', 'provider-2', 'lead', 'editor']
const file = `data:text/csv;base64,${Buffer.from(`email\n${'somebody@firm.example\n'.repeat(500)}`).toString('base64')}`
/** How long a client waits for an answer, in milliseconds. */
const patience = 40_000

const attributesOf = (body: unknown): Record<string, string> => (body as { data: { attributes: Record<string, string> } }).data.attributes

interface Reply {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

/** Sends a request. `key`: the key under which it may be sent again. @throws where no answer comes. */
type Call = (token: string | undefined, method: 'GET' | 'POST', path: string, document?: object, key?: string) => Promise<Reply>

/** Sends a request and notes what became of it. Answers undefined where no answer came. */
type Measured = (what: string, ...sent: Parameters<Call>) => Promise<Reply | undefined>

const callOf =
  (url: string, agent: Agent): Call =>
  async (token, method, path, document, key) => {
    const { statusCode, headers, body } = await request(path.startsWith('http') ? path : url + path, {
      method,
      dispatcher: agent,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(document === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(document === undefined ? {} : { body: JSON.stringify({ data: document }) }),
    })
    const text = await body.text()
    return { status: statusCode, headers, body: String(headers['content-type']).includes('json') && text !== '' ? JSON.parse(text) : text }
  }

const measuredBy =
  (call: Call, answers: Answer[]): Measured =>
  async (what, ...sent) => {
    const begun = Date.now()
    try {
      const answer = await call(...sent)
      const { status, headers, body } = answer
      const problem = status < 300 ? '' : JSON.stringify(body).slice(0, 200)
      answers.push({ what, begun, ended: Date.now(), status, retryAfter: headers['retry-after'] !== undefined, problem })
      return answer
    } catch (error) {
      answers.push({ what, begun, ended: Date.now(), status: undefined, retryAfter: false, problem: (error as Error).message })
      return undefined
    }
  }

/** Signs the readers in. Answers their tokens. */
async function signIn(call: Call): Promise<string[]> {
  const tokens: string[] = []
  for (const name of readers) {
    const attributes = { email: `${name}@demo.example`, password }
    const { body } = await call(undefined, 'POST', '/api/v2/accounts/sign_in', { type: 'sessions', attributes })
    tokens.push(attributesOf(body)['token']!)
  }
  return tokens
}

/** Sends a write until it is acknowledged or refused. Answers whether it was acknowledged. */
async function acknowledged(measured: Measured, what: string, ...sent: Parameters<Call>): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    const answer = await measured(what, ...sent)
    if (answer !== undefined && answer.status < 500) return answer.status === 201
    await pause(1_000)
  }
  return false
}

/** Comments on an insight. Answers the text where it was acknowledged. */
async function comment(measured: Measured, token: string, insight: string, turn: number): Promise<string | undefined> {
  const body = `Checked ${process.pid} ${turn}.`
  const relationships = { commentable: { data: { type: 'insights', id: insight } } }
  const document = { type: 'comments', attributes: { body }, relationships }
  return (await acknowledged(measured, 'comment', token, 'POST', '/api/v1/comments', document, `check-${process.pid}-${turn}`))
    ? body
    : undefined
}

interface Share {
  insight: string
  recipient: string
  turn: number
}

/** Shares an insight by mail. Answers the message where it was acknowledged. */
async function share(measured: Measured, token: string, { insight, recipient, turn }: Share): Promise<string | undefined> {
  const message = `Shared ${process.pid} ${turn}.`
  const to = { shareable: { data: { type: 'insights', id: insight } }, recipient: { data: { type: 'accounts', id: recipient } } }
  const document = { type: 'shared-items', attributes: { message, channel: 'email' }, relationships: to }
  return (await acknowledged(measured, 'share', token, 'POST', '/api/v2/shared-items', document, `share-${process.pid}-${turn}`))
    ? message
    : undefined
}

/** Uploads a file. Answers the link to it, if any. */
async function upload(measured: Measured, token: string, turn: number): Promise<string | undefined> {
  const attributes = { source: file, 'source-file-name': 'check.csv', purpose: 'other' }
  const document = { type: 'account-uploads', attributes }
  const answer = await measured('upload', token, 'POST', '/api/v2/account-uploads', document, `file-${process.pid}-${turn}`)
  return answer?.status === 201 ? attributesOf(answer.body)['source']! : undefined
}

/** Signs in and prepares; nothing is sent before `begin`. */
export async function prepareLoad(url: string, rate: number): Promise<Load> {
  const agent = new Agent({ connections: 200, headersTimeout: patience, bodyTimeout: patience })
  const call = callOf(url, agent)
  const answers: Answer[] = []
  const measured = measuredBy(call, answers)
  const [commented, shared] = [new Set<string>(), new Set<string>()]
  let links: string[] = []

  const tokens = await signIn(call)
  const listed = await call(tokens[0], 'GET', '/api/v2/insights?page[size]=10')
  const insights = (listed.body as { data: { id: string }[] }).data.map(({ id }) => id)
  const recipient = ((await call(tokens[2], 'GET', '/api/v2/accounts/me')).body as { data: { id: string } }).data.id

  async function fire(turn: number): Promise<void> {
    const token = tokens[turn % tokens.length]!
    const insight = insights[turn % insights.length]!
    if (turn % 40 === 7) {
      const link = await upload(measured, tokens[0]!, turn)
      if (link !== undefined) links = [...links.slice(-9), link]
    } else if (turn % 40 === 27 && links.length > 0) {
      await measured('download', token, 'GET', links[turn % links.length]!)
    } else if (turn % 40 === 17) {
      const message = await share(measured, tokens[0]!, { insight, recipient, turn })
      if (message !== undefined) shared.add(message)
    } else if (turn % 10 < 3) {
      const body = await comment(measured, tokens[turn % 2]!, insight, turn)
      if (body !== undefined) commented.add(body)
    } else if (turn % 10 < 6) await measured('list', token, 'GET', '/api/v2/insights')
    else if (turn % 10 < 9) await measured('show', token, 'GET', `/api/v2/insights/${insight}`)
    else await measured('account', token, 'GET', '/api/v2/accounts/me')
  }

  const underWay = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let turn = 0
  return {
    answers,
    acknowledged: commented,
    shared,
    begin() {
      timer = setInterval(() => {
        const one = fire(turn++)
        underWay.add(one)
        void one.finally(() => underWay.delete(one))
      }, 1_000 / rate)
    },
    async end() {
      clearInterval(timer)
      while (underWay.size > 0) await Promise.allSettled(underWay)
      await agent.close()
    },
  }
}
