/**
 * The load generator, a process of its own so that it takes no time from what it measures. As many requests are under
 * way as there are connections; those under way at the end are waited for, as long again, and counted, so that slow ones
 * count in full.
 */
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from 'undici'

/** One request and the status that it must be answered with. */
export interface Shot {
  method: 'GET' | 'POST'
  path: string
  token: string
  body?: string
  status: number
}

interface Job {
  port: number
  /** Sent in turn, over all connections together. */
  shots: readonly Shot[]
  connections: number
  seconds: number
}

export interface Fired {
  /** Requests with the right answer, those with another or none, and what the first of these was. */
  requests: number
  failed: number
  failure: string | undefined
  /** From the first request to the last answer. */
  seconds: number
  /** Milliseconds that half of the answers, and 99 of 100, took at most. */
  median: number
  slowest: number
}

/** Starts the process; answers a function that fires one job at a time, and one that ends it. */
export function startLoad(): { fire(job: Job): Promise<Fired>; stop(): void } {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), ['--child'])
  return {
    fire: (job) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: Fired | { error: string }) =>
          'error' in answer ? reject(new Error(answer.error)) : resolve(answer),
        )
        child.send(job)
      }),
    stop: () => void child.kill(),
  }
}

async function fire({ port, shots, connections, seconds }: Job): Promise<Fired> {
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1_000
  let [next, failed] = [0, 0]
  let failure: string | undefined
  const fail = (why: string): void => {
    failed++
    failure ??= why
  }

  const clients = Array.from({ length: connections }, () => new Client(`http://127.0.0.1:${port}`, { pipelining: 1 }))
  const lane = (client: Client): Promise<void> =>
    new Promise((resolve) => {
      const one = (): void => {
        if (performance.now() >= end) return resolve()
        const { method, path, token, body, status: expected } = shots[next++ % shots.length]!
        const sent = performance.now()
        let answered = 0
        const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
        client.dispatch(
          { method, path, headers, ...(body === undefined ? {} : { body }) },
          {
            onRequestStart: () => undefined,
            onResponseStart: (_controller, status) => void (answered = status),
            onResponseData: () => undefined,
            onResponseEnd: () => {
              if (answered === expected) times.push(performance.now() - sent)
              else fail(`${method} ${path} was answered ${answered} instead of ${expected}`)
              one()
            },
            onResponseError: () => {
              fail(`${method} ${path} was not answered`)
              resolve()
            },
          },
        )
      }
      one()
    })

  const impatience = setTimeout(() => clients.forEach((client) => void client.destroy().catch(() => undefined)), 2_000 * seconds)
  await Promise.all(clients.map(lane))
  clearTimeout(impatience)
  const took = (performance.now() - began) / 1_000
  for (const client of clients) client.destroy().catch(() => undefined)
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
  return { requests: sorted.length, failed, failure, seconds: took, median: at(0.5), slowest: at(0.99) }
}

if (process.argv[2] === '--child') {
  process.on('message', (job: Job) => {
    fire(job).then(
      (fired) => process.send!(fired),
      (error: Error) => process.send!({ error: error.message }),
    )
  })
}
