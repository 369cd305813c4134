import { describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const catalog = '/.well-known/api-catalog'
const serviceDesc = '</openapi.json>; rel="service-desc"'

interface Context {
  anchor: string
  [relation: string]: string | { href: string; type: string }[]
}

/** The targets of a catalog, by relation. */
function targetsOf({ body }: Answer): Record<string, { href: string; type: string }[]> {
  const { linkset } = body as { linkset: Context[] }
  expect(linkset).toHaveLength(1)
  const { anchor: _, ...relations } = linkset[0]!
  return relations as never
}

describe('the catalog', () => {
  test('leads to the contract in both notations, the reference page and the status, and all of them answer', async () => {
    const answer = await server.guest.get(catalog)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')
    expect(answer.body.linkset[0].anchor).toBe(`${server.url}/`)
    const targets = targetsOf(answer)
    expect(Object.fromEntries(Object.entries(targets).map(([relation, all]) => [relation, all.map((one) => one.href)]))).toEqual({
      'service-desc': [`${server.url}/openapi.json`, `${server.url}/openapi.yaml`],
      'service-doc': [`${server.url}/`, `${server.url}/changelog`, `${server.url}/decisions`, `${server.url}/lifecycles`],
      status: [`${server.url}/health/ready`],
    })
    for (const { href, type } of Object.values(targets).flat()) {
      const { status, headers } = await server.guest.get(href)
      expect([href, status, String(headers['content-type']).split(';')[0]]).toEqual([href, 200, type])
    }
  })

  test('is named by the header of a HEAD, and may be read from any origin', async () => {
    const [got, head] = [await server.guest.get(catalog), await server.guest.send('HEAD', catalog)]
    expect([head.status, head.text]).toEqual([200, ''])
    for (const { headers } of [got, head]) {
      expect(headers['link']).toBe(`<${catalog}>; rel="api-catalog", ${serviceDesc}`)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['etag']).toBe(got.headers['etag'])
    }
    const asked = await server.guest.send('OPTIONS', catalog)
    expect([asked.status, asked.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect((await server.guest.post(catalog, {})).status).toBe(405)
  })

  test('is sent once to whoever keeps it, and names the address it is asked at', async () => {
    const { headers, body } = await server.guest.get(catalog)
    const again = await server.guest.get(catalog, { headers: { 'if-none-match': String(headers['etag']) } })
    expect([again.status, again.text]).toEqual([304, ''])
    const elsewhere = await server.guest.get(catalog, { headers: { host: 'api.example:8080', 'if-none-match': String(headers['etag']) } })
    expect([elsewhere.status, elsewhere.body.linkset[0].anchor]).toEqual([200, 'http://api.example:8080/'])
    const odd = await server.guest.get(catalog, { headers: { host: 'no host' } })
    expect(odd.body).toEqual(body)
  })

  test('names the public address where there is one', async () => {
    const connection = await freshDatabase()
    const place = await placeForFiles()
    const { http, jobs } = await buildApp(connection, { ...place, publicUrl: 'https://research.example' })
    const { linkset } = (await http.inject({ url: catalog, headers: { host: 'inside:3000' } })).json<{ linkset: Context[] }>()
    expect(JSON.stringify(linkset).match(/https?:\/\/[^/]+/g)).toEqual(Array(8).fill('https://research.example'))
    await http.close()
    await jobs.stop()
    place.remove()
    await connection.close()
  })
})

describe('every answer', () => {
  test('leads to the contract, be it a record, a refusal or nothing', async () => {
    const investor = await server.as('investor')
    const answers = [
      await investor.get('/api/v2/insights/japanese-banks-the-carry-is-back'),
      await investor.get('/api/v2/insights?page[size]=100'),
      await (await server.as('investor-2')).delete('/api/v2/accounts/sign_out'),
      await server.guest.get('/api/v2/accounts/me'),
      await server.guest.get('/nowhere'),
      await server.guest.send('OPTIONS', '/api/v2/insights'),
      await server.guest.get('/openapi.yaml'),
      await server.guest.get('/health/live'),
    ]
    expect(answers.map((one) => one.status)).toEqual([200, 200, 204, 401, 404, 204, 200, 200])
    for (const { headers } of answers) expect(headers['link']).toBe(serviceDesc)
  })

  test('of a page leads to its neighbours first', async () => {
    const { headers } = await (await server.as('investor')).get('/api/v2/insights?page[size]=1&page[number]=2')
    const at = (number: number): string => `${server.url}/api/v2/insights?page%5Bnumber%5D=${number}&page%5Bsize%5D=1`
    expect(headers['link']).toBe(`<${at(3)}>; rel="next", <${at(1)}>; rel="prev", ${serviceDesc}`)
  })
})
