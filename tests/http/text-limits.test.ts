import { expect, test } from 'vitest'
import { dataUrl, inParts, pdfBytes } from '../support/files.ts'
import { startServer } from '../support/server.ts'

const server = startServer({ textLimit: 50_000 })
const me = '/api/v2/accounts/me'
const uploads = '/api/v2/account-uploads'
const saying = (bio: string) => ({ data: { attributes: { bio } } })
const file = Buffer.concat([pdfBytes(), Buffer.alloc(60_000, '%')])
const upload = { data: { type: 'account-uploads', attributes: { source: dataUrl('application/pdf', file), 'source-file-name': 'a.pdf' } } }
const data = JSON.stringify({ data: { type: 'account-uploads' } })

test('an account sends so much text in an hour, whatever becomes of it; files and other accounts do not count', async () => {
  const investor = await server.as('investor')
  const inTwoParts = (): ReturnType<typeof inParts> =>
    inParts({ name: 'data', value: data }, { name: 'source', value: file, fileName: 'b.pdf', type: 'application/pdf' })
  expect((await investor.patch(me, saying('x'.repeat(30_000)))).status).toBe(422)
  expect((await investor.post(uploads, upload)).status).toBe(201)
  expect((await investor.post(uploads, undefined, inTwoParts())).status).toBe(201)
  expect((await investor.patch(me, saying('x'.repeat(30_000)))).status).toBe(422)

  const refused = await investor.patch(me, saying('x'))
  expect([refused.status, refused.body.errors[0].code]).toEqual([429, '429'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await investor.post(uploads, upload)).status).toBe(429)
  expect((await investor.post(uploads, undefined, inTwoParts())).status).toBe(429)
  expect((await investor.get(me)).status).toBe(200)
  expect((await (await server.as('provider')).patch(me, saying('x'))).status).toBe(200)
})
