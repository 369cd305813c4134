import { expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import { published } from '../support/contract.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

interface Example {
  data: { attributes: Record<string, unknown> }[]
  meta: { totals: Record<string, unknown> }
}

/** The example of what a report answers. */
function exampleOf(path: string): Example | undefined {
  const media = published.paths[path]?.['get']?.responses['200']?.content?.['application/json']
  return (media as { example?: Example } | undefined)?.example
}

const reports = routes.filter(({ method, path }) => method === 'GET' && exampleOf(path)?.meta?.totals !== undefined)

test.each(reports)('$id sums up what its example shows', async ({ path }) => {
  const example = exampleOf(path)!
  const { totals } = (await (await server.as('admin')).get(path)).body.meta as Example['meta']
  expect(Object.keys(example.meta.totals).sort()).toEqual(Object.keys(totals).sort())
  const [row] = example.data
  for (const [name, sum] of Object.entries(example.meta.totals)) {
    const shown = row!.attributes[name]
    expect([name, sum]).toEqual([name, typeof totals[name] === 'object' ? { USD: shown } : shown])
  }
})

test('every report with totals is among them', () => expect(reports).toHaveLength(11))
