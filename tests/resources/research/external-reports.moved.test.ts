/** Who goes to another firm leaves behind the reports that were filed for the one before. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import { authors } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const [reports, files, requests] = ['external-reports', 'external-report-attachments', 'publication-access-requests'].map(
  (type) => `/api/v2/${type}`,
) as [string, string, string]
const one = (type: string, id: string) => ({ data: { type, id } })

const attached = (client: Client, report: string) =>
  client.post(files, {
    data: {
      type: 'external-report-attachments',
      attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'report.pdf' },
      relationships: { 'external-report': one('external-reports', report) },
    },
  })

/** A report with one file; answers the ids of both. */
async function filed(client: Client, access: string): Promise<[report: string, file: string]> {
  const attributes = { title: 'Banks', 'source-name': 'Tallis Brothers', access }
  const relationships = { 'primary-entity': one('entities', seedId('entities', 1)) }
  const { id } = (await client.post(reports, { data: { type: 'external-reports', attributes, relationships } })).body.data
  return [id, (await attached(client, id)).body.data.id]
}

const requested = async (client: Client, report: string): Promise<string> => {
  const asked = await client.post(`${reports}/${report}/request-publication-access`)
  expect(asked.status).toBe(201)
  return asked.body.data.id as string
}

let mover: Client
let secret: string[]
let listed: string[]
let request: string
beforeAll(async () => {
  const before = await server.as('provider')
  secret = await filed(before, 'private')
  listed = await filed(before, 'on-request')
  request = await requested(await server.as('elodie.favre'), listed[0]!)
  expect((await before.get(`${requests}/${request}`)).status).toBe(200)
  mover = await moved(server, seedId('accounts', authors.provider), seedId('companies', 2))
})

test('whoever moved on sees none that is private, which the firm before still does', async () => {
  const statuses = async (client: Client) => [
    (await client.get(`${reports}/${secret[0]}`)).status,
    (await client.get(`${files}/${secret[1]}`)).status,
    (await client.get(`${reports}?filter[ids]=${secret[0]}`)).body.meta['record-count'],
  ]
  expect([await statuses(mover), await statuses(await server.as('lead'))]).toEqual([
    [404, 404, 0],
    [200, 200, 1],
  ])
})

test('what is listed it reads as another firm does, and changes no more', async () => {
  const path = `${reports}/${listed[0]}`
  expect((await mover.get(path)).body.data.attributes['restriction-reason']).toBe('on-request')
  expect((await mover.get(`${files}/${listed[1]}`)).body.data.attributes.source).toBeNull()
  const change = { data: { attributes: { title: 'Mine still' } } }
  const tried = [await mover.patch(path, change), await mover.patch(`${files}/${listed[1]}`, change), await attached(mover, listed[0]!)]
  expect([...tried, await mover.delete(`${files}/${listed[1]}`), await mover.delete(path)].map(({ status }) => status)).toEqual(
    Array(5).fill(403),
  )
})

test('who asks for access is shown to it no more, and new requests are for editors', async () => {
  expect((await mover.get(`${requests}/${request}`)).status).toBe(404)
  expect((await mover.get(requests)).body.meta['record-count']).toBe(0)
  expect((await mover.get(`/api/v2/accounts/${seedId('accounts', 21)}`)).status).toBe(404)
  const next = await requested(await server.as('samuel.penrose'), listed[0]!)
  const told = await sql`select account_id from notifications where trackable_id = ${next}`.execute(server.db)
  expect(told.rows).toEqual([{ account_id: seedId('accounts', authors.editor) }])
  const grant = { data: { attributes: { status: 'granted' } } }
  expect([
    (await mover.patch(`${requests}/${next}`, grant)).status,
    (await (await server.as('editor')).patch(`${requests}/${next}`, grant)).status,
  ]).toEqual([404, 200])
})
