/** Files of who manages an entity no more by the time that they are stored. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { filesInFolder } from '../../../src/effects/files.ts'
import { dataUrl, filesBelow, pdfBytes } from '../../support/files.ts'
import { startServer } from '../../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'lost-while-stored-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** What happens while the store takes a file. */
let meanwhile = (): Promise<void> => Promise.resolve()
const server = startServer({
  filesIn: async () => {
    const files = filesInFolder(folder)
    return { ...files, put: (...file) => meanwhile().then(() => files.put(...file)) }
  },
})

const entity = seedId('entities', 1)
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
const pdf = dataUrl('application/pdf', pdfBytes())
const of = (type: string, attributes: object, name: string, owner: [type: string, id: string]) => ({
  data: { type, attributes, relationships: { [name]: { data: { type: owner[0], id: owner[1] } } } },
})
const coming = { title: 'Notice', content: 'It is given.', release_time: '2028-03-01 06:00:00 +0000' }

/** Has the corporate user manage nothing, or all that its company does. */
async function manage(entities: [] | null): Promise<void> {
  const change = { data: { relationships: { entities: { data: entities } } } }
  const { status } = await (await server.as('account-manager')).patch(`/api/v2/accounts/${seedId('accounts', 8)}`, change)
  expect(status).toBe(200)
}

const logo = { source: dataUrl('image/png', png), 'source-file-name': 'logo.png' }
const file = { source: pdf, 'source-file-name': 'a.pdf' }
const slides = seedId('corporate-presentations', 1)

test.each([
  ['a logo', '/images', of('images', logo, 'imageable', ['entities', entity])],
  ['an attachment', '/corporate-attachments', of('corporate-attachments', file, 'attachable', ['corporate-presentations', slides])],
  [
    'a presentation',
    '/corporate-presentations',
    of('corporate-presentations', { ...file, title: 'Slides' }, 'entity', ['entities', entity]),
  ],
  [
    'an announcement',
    '/exchange-announcements',
    of('exchange-announcements', { ...coming, attachment: [pdf] }, 'entity', ['entities', entity]),
  ],
])('%s is refused, and its file goes', async (_what, path, sent) => {
  const corporate = await server.as('corporate')
  const before = filesBelow(folder).length
  let lost = false
  meanwhile = async () => {
    if (!lost) await manage([])
    lost = true
  }
  const { status } = await corporate.post(`/api/v2${path}`, sent)
  meanwhile = () => Promise.resolve()
  await manage(null)
  expect([lost, status]).toEqual([true, 403])
  expect(filesBelow(folder)).toHaveLength(before)
  expect((await corporate.post(`/api/v2${path}`, sent)).status).toBe(201)
})
