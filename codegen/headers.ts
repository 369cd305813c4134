/** Gives every answer of the published document the headers that the server sends with it. */
import { methods } from './openapi.ts'
import type { OpenApi, Response } from './openapi.ts'

/** Adds to each response those of the document's headers that its facts ask for. */
export function addHeaders(document: OpenApi): void {
  const { headers, responses } = document.components
  const whens = Object.entries(headers).map(([name, header]) => ({ name, facts: header['x-added-when']!.split(' ') }))
  const add = (response: Response, status: string): void => {
    const holds = (fact: string): boolean => fact === 'always' || fact === status || (fact === 'body' && response.content !== undefined)
    const sent = whens.filter(({ facts }) => facts.some(holds)).map(({ name }) => [name, { $ref: `#/components/headers/${name}` }])
    response.headers = Object.fromEntries(sent) as Record<string, { $ref: string }>
  }

  const statuses = new Map<string, string>()
  for (const item of Object.values(document.paths)) {
    for (const [status, response] of methods.flatMap((method) => Object.entries(item[method]?.responses ?? {}))) {
      if (response.$ref === undefined) add(response, status)
      else statuses.set(response.$ref.split('/').at(-1)!, status)
    }
  }
  for (const [name, response] of Object.entries(responses)) add(response, statuses.get(name) ?? '')
  for (const header of Object.values(headers)) delete header['x-added-when']
}
