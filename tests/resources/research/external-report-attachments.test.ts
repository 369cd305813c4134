import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl, filesBelow, pdfBytes } from '../../support/files.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/external-report-attachments'
const pdf = (text?: string) => ({ source: dataUrl('application/pdf', pdfBytes(text)), 'source-file-name': '../report.pdf' })
const attach = (client: Client, report: string, attributes: object = pdf()): Promise<Answer> =>
  client.post(path, {
    data: {
      type: 'external-report-attachments',
      attributes,
      relationships: { 'external-report': { data: { type: 'external-reports', id: report } } },
    },
  })
const change = (attributes: object) => ({ data: { type: 'external-report-attachments', attributes } })

let provider: Client
let investor: Client
beforeAll(async () => {
  ;[provider, investor] = await Promise.all([server.as('provider'), server.as('investor')])
})

async function report(access = 'open'): Promise<string> {
  const { body } = await provider.post('/api/v2/external-reports', {
    data: {
      type: 'external-reports',
      attributes: { title: 'Banks', 'source-name': 'Tallis Brothers', access },
      relationships: { 'primary-entity': { data: { type: 'entities', id: seedId('entities', 1) } } },
    },
  })
  return body.data.id as string
}
const statusOf = async (id: string): Promise<string> =>
  (await provider.get(`/api/v2/external-reports/${id}`)).body.data.attributes.status as string
const download = async (client: Client, id: string): Promise<string | null> => {
  const { source } = (await client.get(`${path}/${id}`)).body.data.attributes
  return source === null ? null : (await server.guest.get(source as string)).text
}

describe('a file of a report', () => {
  test('is stored under a harmless name and downloaded by whom its files are given to', async () => {
    const made = await attach(provider, await report('on-request'), { ...pdf('for clients'), title: 'The report', pages: 3 })
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      ...{ 'source-file-name': 'report.pdf', 'source-content-type': 'application/pdf', title: 'The report', pages: 3 },
      'scan-status': 'clean',
    })
    const { id } = made.body.data
    expect(await download(provider, id)).toBe(pdfBytes('for clients').toString())
    expect(await download(investor, id)).toBeNull()
    expect(await download(await server.as('editor'), id)).toContain('for clients')
    await setColumns(server.db, 'external_report_attachments', id, { scan_status: 'infected' })
    for (const name of ['provider', 'editor']) expect([name, await download(await server.as(name), id)]).toEqual([name, null])
  })

  test('is no original for the delayed tier and the providers of other firms', async () => {
    const { id } = (await attach(provider, await report())).body.data
    const given = async (name: string) => (await download(await server.as(name), id)) !== null
    expect(await Promise.all(['investor-delayed', 'provider-2'].map(given))).toEqual([false, false])
    expect(await Promise.all(['investor', 'provider', 'lead', 'compliance', 'editor'].map(given))).toEqual([true, true, true, true, true])
  })

  test('is seen with its report alone', async () => {
    const { id } = (await attach(provider, await report('private'))).body.data
    for (const [name, status] of Object.entries({ lead: 200, compliance: 200, editor: 200, investor: 404, 'provider-2': 404 })) {
      expect([name, (await (await server.as(name)).get(`${path}/${id}`)).status]).toEqual([name, status])
    }
  })

  test('is attached, changed and removed by who filed the report and by editors', async () => {
    const of = await report()
    const { id } = (await attach(provider, of)).body.data
    for (const name of ['investor', 'provider-2', 'lead', 'compliance', 'corporate']) {
      const client = await server.as(name)
      const answers = [
        await attach(client, of),
        await client.patch(`${path}/${id}`, change({ title: 'x' })),
        await client.delete(`${path}/${id}`),
      ]
      expect([name, ...answers.map((one) => one.status)]).toEqual([name, 403, 403, 403])
    }
    const editor = await server.as('editor')
    expect((await editor.patch(`${path}/${id}`, change({ title: 'Corrected' }))).body.data.attributes.title).toBe('Corrected')
    expect((await editor.delete(`${path}/${id}`)).status).toBe(204)
  })

  test('that is replaced or removed leaves no bytes behind', async () => {
    const of = await report()
    const before = filesBelow(server.place.folder).length
    const { id } = (await attach(provider, of, pdf('first'))).body.data
    const replaced = await provider.patch(`${path}/${id}`, change(pdf('second')))
    expect(replaced.status).toBe(200)
    expect(await download(provider, id)).toContain('second')
    expect(filesBelow(server.place.folder)).toHaveLength(before + 1)
    expect((await provider.delete(`${path}/${id}`)).status).toBe(204)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test('that is not what it says, or of a kind that reports have not, is refused', async () => {
    const of = await report()
    const png = { source: dataUrl('image/png', 'no picture'), 'source-file-name': 'a.png' }
    expect((await attach(provider, of, png)).status).toBe(422)
    expect((await attach(provider, of, { ...pdf(), source: dataUrl('application/pdf', 'no pdf') })).status).toBe(422)
    expect(await statusOf(of)).toBe('uploaded')
  })
})

describe('a report', () => {
  test('is listed with its first file and unlisted with its last, however many go at once', async () => {
    const of = await report()
    expect(await statusOf(of)).toBe('uploaded')
    const made = await Promise.all(Array.from({ length: 5 }, () => attach(provider, of)))
    expect(await statusOf(of)).toBe('listed')
    const [first, ...rest] = made.map((one) => `${path}/${one.body.data.id}`)
    expect((await Promise.all(rest.map((one) => provider.delete(one)))).map((one) => one.status)).toEqual([204, 204, 204, 204])
    expect(await statusOf(of)).toBe('listed')
    await provider.delete(first!)
    expect(await statusOf(of)).toBe('unlisted')
    await attach(provider, of)
    expect(await statusOf(of)).toBe('listed')
  })

  test('has at most 20 files, also when 25 come at once', async () => {
    const of = await report()
    const answers = await Promise.all(Array.from({ length: 25 }, () => attach(provider, of)))
    expect(answers.filter((one) => one.status === 201)).toHaveLength(20)
    expect(answers.filter((one) => one.status === 422)).toHaveLength(5)
  })

  test('that was rejected takes no more', async () => {
    const of = await report()
    await setColumns(server.db, 'external_reports', of, { status: 'rejected' })
    expect((await attach(provider, of)).status).toBe(409)
  })
})
