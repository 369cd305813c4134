/** Starting and stopping servers, and how long one takes to its first answers. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedPassword } from '../../src/resources/signing-in/published-password.ts'
import { nodeOptions } from '../npm-start.ts'
import { tokenOf } from './data-rows.ts'

export interface Server {
  name: string
  port: number
  pid: number
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

async function launch(
  name: string,
  script: string,
  env: Record<string, string>,
  watched = false,
): Promise<Server & { began: number; child: ChildProcess }> {
  const port = await freePort()
  const began = performance.now()
  const watch = watched ? ['--import', join(root, 'scripts/bench/stalls.ts')] : []
  const child = spawn(process.execPath, [...nodeOptions, ...watch, join(root, script)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      DRAIN_SECONDS: '0',
      RATE_LIMITS: 'off',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(watched ? ['ipc' as const] : [])],
  })
  running.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => running.delete(child))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(forced)
  }
  return { name, port, pid: child.pid!, stop, began, child }
}

/** The status of an answer and its text; status 0 where nobody answers. */
const ask = (port: number, path: string, token = '', body?: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const sent = plainRequest({ port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode!, text }))
    })
    sent.on('error', () => resolve({ status: 0, text: '' }))
    if (token) sent.setHeader('authorization', `Bearer ${token}`)
    if (body) sent.setHeader('content-type', 'application/json')
    sent.end(body)
  })

/** Asks every two milliseconds until `path` answers 200. @throws after two minutes, which a contender may take on a busy machine. */
async function ready({ name, port, began }: { name: string; port: number; began: number }, path = '/health/ready'): Promise<number> {
  while ((await ask(port, path)).status !== 200) {
    if (performance.now() - began > 120_000) throw new Error(`${name} does not become ready`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return performance.now() - began
}

const scripts = { ours: 'src/start.js', limit: 'contenders/limit.ts', express: 'contenders/express.ts', glue: 'contenders/glue.ts' }
export type Contender = keyof typeof scripts

/** Starts a contender on a database, each with Node's options of `npm start`, and waits until it is ready. */
export async function startServer(name: Contender, databaseUrl: string): Promise<Server> {
  const script = name === 'ours' ? scripts.ours : join('scripts/bench', scripts[name])
  const server = await launch(name, script, { DATABASE_URL: databaseUrl, DEMO: 'false' })
  await ready(server)
  return server
}

/** Starts ours on a database without its clock. `folder`: where it keeps files. */
export async function startWithoutClock(name: string, databaseUrl: string, folder: string): Promise<Server> {
  const server = await launch(name, 'scripts/bench/growth/serve.ts', { DATABASE_URL: databaseUrl, DEMO: 'false', DATA_DIR: folder })
  await ready(server, '/health/live')
  return server
}

/** A server of uploads, of which it is known for how long its event loop stood still. */
interface Watched extends Server {
  /** The longest stall in milliseconds since it was asked before. */
  stall(): Promise<number>
}

const uploadScripts = { ours: 'src/start.js', decode: 'scripts/bench/contenders/decode.ts' }
export type Uploader = keyof typeof uploadScripts
export const uploaders = Object.keys(uploadScripts) as Uploader[]

/** Starts a server that stores uploads below `folder`. */
export const startUploader = (name: Uploader, databaseUrl: string, folder: string): Promise<Watched> =>
  startWatched(name, uploadScripts[name], { DATABASE_URL: databaseUrl, DEMO: 'false', DATA_DIR: folder })

/** Starts ours with the demo on an empty database. `folder`: where it keeps files. */
export const startDemo = (databaseUrl: string, folder: string): Promise<Watched> =>
  startWatched('ours', scripts.ours, { DATABASE_URL: databaseUrl, DEMO: 'true', NODE_ENV: 'development', DATA_DIR: folder })

async function startWatched(name: string, script: string, env: Record<string, string>): Promise<Watched> {
  const server = await launch(name, script, env, true)
  await ready(server)
  const stall = async (): Promise<number> => {
    server.child.send('stall')
    const [milliseconds] = (await once(server.child, 'message')) as [number]
    return milliseconds
  }
  return { ...server, stall }
}

/** Milliseconds from the start of the process to its first answers. */
export interface Start {
  answer: number
  list: number
}

async function firstAnswers(env: Record<string, string>, tokenFor: (port: number) => Promise<string>): Promise<Start> {
  const server = await launch('ours', scripts.ours, env)
  // The queue starts after the first answers, and readiness waits for it.
  const answerAfter = await ready(server, '/health/live')
  const { status } = await ask(server.port, '/api/v2/insights', await tokenFor(server.port))
  const listAfter = performance.now() - server.began
  await server.stop()
  if (status !== 200) throw new Error(`the first list was answered ${status}`)
  return { answer: answerAfter, list: listAfter }
}

/** Ours, started on PostgreSQL. */
export const startOnPostgres = (databaseUrl: string): Promise<Start> =>
  firstAnswers({ DATABASE_URL: databaseUrl, DEMO: 'false' }, () => Promise.resolve(tokenOf(0)))

/** Ours, started on an embedded database that is not there yet, and again. The first list of a new one takes a sign-in too. */
export async function startEmbedded(): Promise<{ first: Start; second: Start }> {
  const folder = mkdtempSync(join(tmpdir(), 'rpp-bench-'))
  // The demo set is not made in production.
  const env = { NODE_ENV: 'development', DATA_DIR: folder }
  let token = ''
  const signIn = async (port: number): Promise<string> => {
    const attributes = { email: 'investor@demo.example', password: publishedPassword }
    const { text } = await ask(port, '/api/v2/accounts/sign_in', '', JSON.stringify({ data: { type: 'sessions', attributes } }))
    token = (JSON.parse(text) as { data: { attributes: { token: string } } }).data.attributes.token
    return token
  }
  try {
    const first = await firstAnswers(env, signIn)
    return { first, second: await firstAnswers(env, () => Promise.resolve(token)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
