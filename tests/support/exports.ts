/** Exports that stories ask for, and what they are compared with. */
import { expect } from 'vitest'
import type { Answer, Client, Server } from './server.ts'

export const exportsPath = '/api/v2/exports'

interface Asked {
  list: string
  format: 'csv' | 'ndjson'
  filters?: Record<string, string>
  sort?: string
}

export const askExport = (client: Client, attributes: Asked): Promise<Answer> =>
  client.post(exportsPath, { data: { type: 'exports', attributes } })

/** The attributes of an export that a client shows itself. */
export const shownExport = async (client: Client, id: string) => (await client.get(`${exportsPath}/${id}`)).body.data.attributes

/** Asks for an export, has it made, and answers its attributes and its file. */
export async function made(server: Server, client: Client, asked: Asked) {
  const answer = await askExport(client, asked)
  expect([answer.status, answer.body.errors]).toEqual([202, undefined])
  const { id } = answer.body.data as { id: string }
  await server.jobs.drain()
  const attributes = await shownExport(client, id)
  expect([attributes.error, attributes.state]).toEqual([null, 'done'])
  return { id, attributes, file: await server.guest.get(attributes.download as string) }
}

/** All that a list answers page by page. */
export async function walked(client: Client, path: string): Promise<{ id: string; type: string; attributes: Record<string, unknown> }[]> {
  const found = []
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}page[size]=100&page[after]=`
  while (next !== undefined) {
    const answer: Answer = await client.get(next)
    found.push(...answer.body.data)
    next = /<([^>]*)>; rel="next"/.exec(String(answer.headers['link']))?.[1]
  }
  return found
}
