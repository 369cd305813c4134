/** Gives every answer of the published document the headers that the server sends with it. */
import type { Answer } from './model.ts'
import type { OpenApi, Response } from './openapi.ts'

/** Adds to each response those of the document's headers that its facts ask for. */
export function addHeaders(document: OpenApi, answerAt: (path: string, method: string) => Answer | undefined): void {
  const { headers, responses } = document.components
  const whens = Object.entries(headers).map(([name, header]) => ({ name, facts: header['x-added-when']!.split(' ') }))
  const add = (response: Response, status: string, pages: boolean): void => {
    const holds = (fact: string): boolean =>
      fact === 'always' || fact === status || (fact === 'body' && response.content !== undefined) || (fact === 'pages' && pages)
    const sent = whens.filter(({ facts }) => facts.some(holds)).map(({ name }) => [name, { $ref: `#/components/headers/${name}` }])
    response.headers = Object.fromEntries(sent) as Record<string, { $ref: string }>
  }

  const statuses = new Map<string, string>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!('responses' in operation)) continue
      const answer = answerAt(path, method)
      for (const [status, response] of Object.entries(operation.responses)) {
        if (response.$ref === undefined) add(response, status, status.startsWith('2') && answer !== undefined && hasPages(answer))
        else statuses.set(response.$ref.split('/').at(-1)!, status)
      }
    }
  }
  for (const [name, response] of Object.entries(responses)) add(response, statuses.get(name) ?? '', false)
  for (const header of Object.values(headers)) delete header['x-added-when']
}

const hasPages = (answer: Answer): boolean =>
  answer.kind === 'page' || ('relationships' in answer && answer.relationships.some((one) => one.many))
