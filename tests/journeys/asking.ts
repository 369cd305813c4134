/** Requests of journeys, which have to succeed. */
import { expect } from 'vitest'
import type { Answer, Client } from '../support/callers.ts'

export interface Made {
  id: string
  attributes: Record<string, unknown>
}

export const to = (type: string, id: string) => ({ data: { type, id } })
export const change = (attributes: object, relationships: object = {}) => ({ data: { attributes, relationships } })

/** The record of an answer with this status. */
export function made({ status, text, body: document }: Answer, expected = 201): Made {
  expect([status, text]).toEqual([expected, text])
  return document?.data as Made
}

export const post = async (client: Client, type: string, attributes: object, relationships: object = {}, path = `/api/v2/${type}`) =>
  made(await client.post(path, { data: { type, attributes, relationships } }))

export const patch = async (client: Client, path: string, attributes: object, relationships: object = {}) =>
  made(await client.patch(path, change(attributes, relationships)), 200)

/** The keys of what somebody was told. */
export const newsOf = async (client: Client): Promise<string[]> =>
  (await client.get('/api/v2/notifications?page[size]=100')).body.data.map((one: { attributes: { key: string } }) => one.attributes.key)
