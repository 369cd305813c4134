/** API keys that tests make. */
import { expect } from 'vitest'
import type { Answer, Client, Server } from './server.ts'

export const keysPath = '/api/v2/api-keys'

export const keyWith = (attributes: object) => ({ data: { type: 'api-keys', attributes: { name: 'Nightly import', ...attributes } } })

interface MadeKey {
  id: string
  secret: string
  /** The program that has it. */
  client: Client
  answer: Answer
}

/** Makes a key of a demo account that may have some. */
export async function makeKey(server: Server, owner: string, ...scopes: string[]): Promise<MadeKey> {
  const answer = await (await server.as(owner)).post(keysPath, keyWith({ scopes }))
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  const { id, attributes } = answer.body.data
  return { id, secret: attributes.secret, client: server.withToken(attributes.secret), answer }
}

/** The status and the detail of a refusal. */
export const told = ({ status, body }: Answer): [number, string | undefined] => [status, body?.errors?.[0]?.detail]

/** Refusals of a key: of what only a session may do, and for want of a scope. */
export const noKey = [403, 'No API key may do this: sign in.']
export const lacks = (scope: string) => [403, `The API key lacks the scope ${scope}.`]
