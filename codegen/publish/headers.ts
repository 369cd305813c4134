/** Gives every answer of the published document the headers that the server sends with it. */
import { writtenBy } from '../model.ts'
import type { Model } from '../model.ts'
import { operationsIn } from '../openapi.ts'
import type { OpenApi, Response } from '../openapi.ts'

/** Adds to each response those of the document's headers that its facts ask for. */
export function addHeaders(document: OpenApi, model: Model): void {
  const { headers, responses } = document.components
  const whens = Object.entries(headers).map(([name, header]) => ({ name, facts: header['x-added-when']!.split(' ') }))
  const written = new Map(model.operations.filter((one) => writtenBy(model, one)).map((one) => [one.id, one.status]))
  const add = (response: Response, status: string, { tagged = false, created = false, deprecated = false } = {}): void => {
    const facts: Record<string, boolean> = {
      always: true,
      [status]: true,
      body: response.content?.['application/json'] !== undefined,
      file: ['application/octet-stream', 'text/calendar', 'image/gif'].some((type) => response.content?.[type] !== undefined),
      tagged,
      created,
      deprecated,
    }
    const holds = (fact: string): boolean => facts[fact] ?? false
    const sent = whens.filter(({ facts }) => facts.some(holds)).map(({ name }) => [name, { $ref: `#/components/headers/${name}` }])
    response.headers = Object.fromEntries(sent) as Record<string, { $ref: string }>
  }

  const statuses = new Map<string, string>()
  for (const { operationId, responses, deprecated = false } of operationsIn(document)) {
    for (const [status, response] of Object.entries(responses)) {
      if (response.$ref !== undefined) statuses.set(response.$ref.split('/').at(-1)!, status)
      // What can be asked for again, or changed, by its tag has one.
      else
        add(response, status, {
          tagged: status === '200' ? '304' in responses || written.has(operationId) : status === String(written.get(operationId)),
          created: status === '201' && written.has(operationId),
          deprecated,
        })
    }
  }
  for (const [name, response] of Object.entries(responses)) {
    const status = statuses.get(name) ?? ''
    add(response, status, { tagged: status === '304' })
  }
  for (const header of Object.values(headers)) delete header['x-added-when']
}
