import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'

const server = startServer()

test('the example runs as it stands and leaves nothing behind', async () => {
  const investor = await server.as('investor')
  const before = await investor.get('/api/v2/filter-presets')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/example.ts', server.url])
  const lines = stdout.trimEnd().split('\n')
  const bearish = await investor.get('/api/v2/insights?filter[imperative]=bearish&page[size]=100')
  expect(lines.slice(0, -4)).toEqual(
    bearish.body.data.map((one: { id: string; attributes: { tagline: string } }) => `insight ${one.id}: ${one.attributes.tagline}`),
  )
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^shown: Japanese banks: the carry is back, liked by \d+$/),
    'made: Bearish on Japan',
    expect.stringMatching(/^deleted: 404 Record not found: The record identified by \S+ could not be found\.$/),
    'signed out',
  ])
  expect(stderr).toBe('')
  expect((await investor.get('/api/v2/filter-presets')).body).toEqual(before.body)
})
