/** Holds the answers of the contenders against ours before anything is timed. */
import { isDeepStrictEqual } from 'node:util'
import { request } from 'undici'
import type { Shot } from './load.ts'
import type { Server } from './servers.ts'
import type { Workload } from './workloads.ts'

const samples = 5
const headersHeld = ['content-type', 'link', 'access-control-allow-origin', 'x-content-type-options']

/** What an answer says, without the address that it came from and the ids that the server made. */
async function answerOf(port: number, { method, path, token, body }: Shot): Promise<unknown> {
  const response = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.body.text()
  const made = method === 'POST' ? /"id":"([^"]+)"/.exec(text)?.[1] : undefined
  const plain = (value: string): string => {
    const anywhere = value.replaceAll(`127.0.0.1:${port}`, 'host')
    return made === undefined ? anywhere : anywhere.replaceAll(made, 'id')
  }
  const headers = headersHeld.map((name) => [name, plain(String(response.headers[name] ?? ''))])
  return { status: response.statusCode, headers: Object.fromEntries(headers) as object, body: JSON.parse(plain(text)) as unknown }
}

/** Where two values differ first, as a path with both values; undefined where they are equal. */
function difference(ours: unknown, theirs: unknown, at = ''): string | undefined {
  if (isDeepStrictEqual(ours, theirs)) return undefined
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null) {
    return `${at}: ours ${JSON.stringify(ours)?.slice(0, 200)}, theirs ${JSON.stringify(theirs)?.slice(0, 200)}`
  }
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const found = difference((ours as Record<string, unknown>)[name], (theirs as Record<string, unknown>)[name], `${at}/${name}`)
    if (found) return found
  }
  return `${at}: differs`
}

/** @throws with the first difference between the answers of two servers to the first requests of each workload. */
export async function compareAnswers(servers: readonly Server[], workloads: readonly Workload[]): Promise<void> {
  const [ours, ...others] = servers
  for (const { name, shots } of workloads) {
    for (const shot of shots.slice(0, samples)) {
      const expected = await answerOf(ours!.port, shot)
      if ((expected as { status: number }).status !== shot.status)
        throw new Error(`${name}: ours answered ${JSON.stringify(expected).slice(0, 500)}`)
      for (const other of others) {
        const found = difference(expected, await answerOf(other.port, shot))
        if (found) throw new Error(`${name}: ${other.name} answers ${shot.method} ${shot.path} otherwise than ours. ${found}`)
      }
    }
  }
}
