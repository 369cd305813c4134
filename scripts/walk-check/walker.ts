/**
 * A walker: an account that sends one request after the other. What the death of the server cut off is of unknown outcome; a
 * POST is sent again under its key, which carries it out once.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'undici'
import { seedId } from '../../src/demo/ids.ts'
import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'
import { pause } from '../faults-check/programs.ts'
import type { Server } from './server.ts'
import { count } from './world.ts'
import type { World } from './world.ts'

export interface Data {
  id: string
  type: string
  attributes: Record<string, unknown>
}

export interface Answer {
  status: number
  data: Data | readonly Data[] | undefined
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

interface Sent {
  /** What stands for the first name in braces, and for `{relationship}`. */
  id?: string
  related?: string
  query?: string
  type?: string
  /** Without them there is no body. */
  attributes?: object
  relationships?: object
  /** A name that nothing else has, for what is made. */
  label?: string
  /** The key of a POST; without one it has a key of its own. */
  key?: string
}

export interface Walker {
  id: string
  chance: Chance
  world: World
  /** A name that nothing else has. */
  label(): string
  /** Sends a request of a step; undefined where nobody knows what came of it. */
  send(step: string, method: Method, path: string, sent?: Sent): Promise<Answer | undefined>
}

interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>
}
const documented = JSON.parse(readFileSync(new URL('../../src/generated/openapi.json', import.meta.url), 'utf8')) as Documented

/** How long after its start a server may say that it is not ready for everything, in milliseconds. */
const warmUp = 10_000
/** How long a client waits for an answer, in milliseconds. */
const patience = 40_000

const agent = new Agent({ connections: 100, headersTimeout: patience, bodyTimeout: patience })

interface Reply {
  status: number
  text: string
}

interface Asked {
  method: Method
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

async function ask({ url }: Server, { path, body, ...asked }: Asked): Promise<Reply> {
  const options = { ...asked, dispatcher: agent, ...(body === undefined ? {} : { body }) }
  const { statusCode, body: answered } = await request(url + path, options)
  return { status: statusCode, text: await answered.text() }
}

/** Counts an answer, and complains of one that is not documented or a fault of the server. */
function judge({ since }: Server, world: World, [step, method, path]: [string, Method, string], { status, text }: Reply): void {
  world.operations++
  const ofStep = world.answers.get(step) ?? new Map<number, number>()
  count(ofStep, status)
  world.answers.set(step, ofStep)
  const starting = status === 503 && Date.now() - since < warmUp
  const known = documented.paths[path]?.[method.toLowerCase()]?.responses[status]
  if (!known || (status >= 500 && !starting)) count(world.complaints, `${step}: ${method} ${path} answered ${status} ${text.slice(0, 300)}`)
}

const bodyOf = ({ type, attributes = {}, relationships }: Sent): string =>
  JSON.stringify({ data: { ...(type === undefined ? {} : { type }), attributes, ...(relationships ? { relationships } : {}) } })

/** Sends until an answer comes where that may be done, else once. */
async function answered(server: Server, again: boolean, one: () => Promise<Reply>): Promise<Reply | undefined> {
  for (;;) {
    await server.up()
    try {
      return await one()
    } catch {
      if (!again) return undefined
      await pause(50)
    }
  }
}

export async function tokenOf(server: Server, name: string): Promise<string> {
  const attributes = { email: `${name}@demo.example`, password: 'demo-password-1' }
  const body = bodyOf({ type: 'sessions', attributes })
  const headers = { 'content-type': 'application/json' }
  const { text } = await ask(server, { method: 'POST', path: '/api/v2/accounts/sign_in', headers, body })
  return (JSON.parse(text) as { data: { attributes: { token: string } } }).data.attributes.token
}

/** Who walks: the nth demo account, or a guest, who has no token. */
interface Who {
  seed: number
  account: number
  token?: string
}

export function walkerOf(world: World, server: Server, { seed, account, token }: Who): Walker {
  let made = 0
  const credential = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return {
    id: seedId('accounts', account),
    chance: chanceOf(seed * 1_000 + account),
    world,
    label: () => `Walk ${seed} ${account} ${++made}`,
    async send(step, method, path, sent = {}) {
      const keyed = method === 'POST' && token !== undefined
      const body = sent.attributes === undefined ? undefined : bodyOf(sent)
      const headers = {
        ...credential,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(keyed ? { 'idempotency-key': (sent.key ?? `${seed}-${account}-${++made}`).replaceAll(' ', '-') } : {}),
      }
      const place = path.replace(/\{\w+\}/, sent.id ?? '').replace('{relationship}', sent.related ?? '')
      const asked = { method, path: place + (sent.query ?? ''), headers, body }
      const reply = await answered(server, keyed, () => ask(server, asked))
      if (!reply) return undefined
      judge(server, world, [step, method, path], reply)
      if (sent.label !== undefined && reply.status === 201) world.acknowledged.add(sent.label)
      const read = reply.status < 300 && reply.text !== '' ? (JSON.parse(reply.text) as { data: Answer['data'] }) : undefined
      return { status: reply.status, data: read?.data }
    },
  }
}

/** The one record of an answer, where there is one. */
export const shown = (answer: Answer | undefined): Data | undefined =>
  answer?.data === undefined || Array.isArray(answer.data) ? undefined : (answer.data as Data)

export const listed = (answer: Answer | undefined): readonly Data[] => (Array.isArray(answer?.data) ? (answer.data as Data[]) : [])
