import { expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

test('what is deprecated says since when, and until when it is answered, also where it refuses', async () => {
  const investor = await server.as('investor')
  const dates = ['@1795564800', 'Sun, 31 Dec 2028 00:00:00 GMT']
  const entity = seedId('entities', 1)
  for (const [path, status] of [
    [`/api/v1/entities/${entity}`, 200],
    ['/api/v1/entities/nobody', 404],
    ['/api/v1/entities?page[size]=0', 400],
  ] as const) {
    const answer = await investor.get(path)
    expect([answer.status, answer.headers['deprecation'], answer.headers['sunset']]).toEqual([status, ...dates])
  }
  const current = await investor.get(`/api/v2/entities/${entity}`)
  expect([current.status, current.headers['deprecation'], current.headers['sunset']]).toEqual([200, undefined, undefined])
})
