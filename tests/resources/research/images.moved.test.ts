/** Pictures of research stay with the firm whose research it is, whoever stored them. */
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl } from '../../support/files.ts'
import { authors, freshClient, putInsight } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/images'

let png: Buffer
let lead: Client
beforeAll(async () => {
  png = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#2f6fb0' } })
    .png()
    .toBuffer()
  lead = await server.as('lead')
})

const put = async (by: Client, insight: string): Promise<string> => {
  const attributes = { source: dataUrl('image/png', png), 'source-file-name': 'chart.png' }
  const relationships = { imageable: { data: { type: 'insights', id: insight } } }
  const answer = await by.post(path, { data: { type: 'images', attributes, relationships } })
  expect([answer.status, answer.text]).toEqual([201, answer.text])
  return `${path}/${answer.body.data.id}`
}
const statuses = async (image: string, ...clients: Client[]): Promise<number[]> =>
  Promise.all(clients.map(async (one) => (await one.get(image)).status))

test('an author who went to another firm sees the pictures of what is not published no more, and deletes none', async () => {
  const author = seedId('accounts', authors.provider)
  const [before, draft] = [await freshClient(server, author), await putInsight(server.db, 'drafted')]
  const image = await put(before, draft)
  expect(await statuses(image, before, lead)).toEqual([200, 200])
  const mover = await moved(server, author, seedId('companies', 2))
  expect(await statuses(image, mover, lead)).toEqual([404, 200])
  expect([(await mover.delete(image)).status, (await lead.delete(image)).status]).toEqual([404, 204])
})

test('an editor who is one no more sees the pictures that it gave to what is not published no more', async () => {
  const [admin, editor] = [await server.as('admin'), seedId('accounts', authors.editor)]
  const image = await put(await freshClient(server, editor), await putInsight(server.db, 'submitted'))
  expect((await admin.patch(`/api/v2/accounts/${editor}`, { data: { attributes: { roles: ['finance'] } } })).status).toBe(200)
  expect(await statuses(image, await freshClient(server, editor), lead)).toEqual([404, 200])
})
