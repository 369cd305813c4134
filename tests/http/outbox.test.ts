import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { mailsIn, pushesKeptIn } from '../../src/effects/outbox.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'
import { putInsight } from '../support/insight-rows.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'
import { send, subscribe } from '../support/webhooks.ts'
import { tell } from '../support/activity-bodies.ts'

const receiver = webhookReceiver()
const server = startServer({ outboxShown: true, privateWebhooks: true })
const without = startServer()

const get = (path: string): Promise<Answer> => server.guest.get(path)
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
async function mailed(name: string): Promise<void> {
  await server.guest.post('/api/v2/reset-password', session({ email: `${name}@demo.example` }))
  await server.mailsTo(`${name}@demo.example`)
}
const linked = (list: Answer): string[] => [...list.text.matchAll(/<a href="(outbox\/[^"]+)">/g)].map((one) => `/${one[1]!}`)
const policyOf = ({ headers }: Answer): string[] => String(headers['content-security-policy']).split('; ')

describe('the outbox of a demo', () => {
  test('says that there is nothing before there is something', async () => {
    const list = await get('/outbox')
    expect([list.status, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(list.text).toContain('Nothing yet.')
  })

  test('lists the mails, the newest first, on a page that runs nothing and that no other page may read', async () => {
    for (const name of ['investor', 'lead', 'finance']) await mailed(name)
    const list = await get('/outbox')
    expect([...list.text.matchAll(/to ([a-z]+)@demo\.example/g)].map((one) => one[1])).toEqual(['finance', 'lead', 'investor'])
    expect(list.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(list.headers['access-control-allow-origin']).toBeUndefined()
    const style = createHash('sha256')
      .update(/<style>([^<]*)<\/style>/.exec(list.text)![1]!)
      .digest('base64')
    expect(policyOf(list)).toEqual(expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${style}'`, "frame-ancestors 'none'"]))
  })

  test('shows a mail: its headers, its text, and its HTML in a frame that its links lead out of', async () => {
    const [newest] = linked(await get('/outbox'))
    const mail = await get(newest!)
    expect(mail.text).toMatch(/<dt>To<\/dt><dd>finance@demo\.example<\/dd>/)
    expect(mail.text).toMatch(/<dt>Subject<\/dt><dd>Choose a new password<\/dd>/)
    expect(mail.text).toMatch(/<pre>Hello [^<]+reset-password\/page\?code=[^<]+<\/pre>/)
    expect(mail.text).toContain(`<iframe src="${newest!.split('/').at(-1)!}/html"`)
    expect(mail.text).toContain('sandbox="allow-top-navigation-by-user-activation"')
    const html = await get(`${newest!}/html`)
    expect(html.text).toContain('<base target="_top" />')
    expect(html.text).toMatch(/<a class="button" href="http:\/\/127\.0\.0\.1:\d+\/api\/v2\/reset-password\/page\?code=/)
    expect(policyOf(html)).toEqual(
      expect.arrayContaining(["default-src 'none'", "style-src 'unsafe-inline'", "form-action 'none'", "frame-ancestors 'self'"]),
    )
    expect(policyOf(html).join()).not.toContain('script')
    expect(html.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('shows the mail of a campaign, whose pictures are not fetched, in such a frame too', async () => {
    const at = `/api/v2/corporate-email-campaigns/${seedId('corporate-email-campaigns', 1)}`
    expect((await (await server.as('corporate')).get(`${at}/send-test`)).status).toBe(200)
    await server.mailsTo('corporate@demo.example')
    const [newest] = linked(await get('/outbox'))
    expect((await get(newest!)).text).toContain('<dd>corporate@demo.example</dd>')
    const html = await get(`${newest!}/html`)
    expect(html.text).toContain('<base target="_top" />')
    expect(policyOf(html)).toContain('img-src data:')
  })

  test('shows a webhook as it went out, with what its address answered, and no secret', async () => {
    const investor = await server.as('investor')
    const { path, secret } = await subscribe(receiver, investor, ['insight.view'])
    await tell(investor, 'insight.view', 'insights', await putInsight(server.db, 'published'))
    await send(server)
    const [taken] = receiver.taken(path)
    const list = await get('/outbox')
    expect(list.text).toContain('>Webhook: insight.view</a>')
    const shown = await get(linked(list)[0]!)
    expect(shown.text).toContain(`<dt>Webhook-Id</dt><dd>${String(taken!.headers['webhook-id'])}</dd>`)
    expect(shown.text).toMatch(/<dt>Answer<\/dt><dd>20\d<\/dd>/)
    expect(shown.text).toMatch(/<pre>\{\n {2}[^\n]*type[^\n]*insight\.view/)
    expect(shown.text).not.toContain(secret)
  })

  test('holds pushes beside them, with what became of each', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const outcome of ['woken', 'gone'] as const) {
      expect(await pushesKeptIn(folder, () => Promise.resolve(outcome))({ browser: 'firefox', token: outcome })).toBe(outcome)
    }
    const head = (outcome: string) => [
      ['To', `firefox ${outcome}`],
      ['Subject', 'Push'],
      ['Answer', outcome],
    ]
    expect((await mailsIn(folder)).map((one) => one.head).sort()).toEqual([head('gone'), head('woken')])
  })

  test.each([
    ['a mail that is not there', '2026-01-01T00-00-00.000Z-00000000'],
    ['a file of the folder by its whole name', '2026-01-01T00-00-00.000Z-00000000.txt'],
    ['a way out of the folder', '..%2F..%2F..%2Fetc%2Fpasswd'],
    ['a way out of the folder with a name before it', '2026-01-01T00-00-00.000Z-00000000%2F..%2F..'],
    ['a way out with the separators of Windows', '..%5C..%5Cdata'],
    ['two dots and a separator', '..%2F'],
    ['a name with a zero in it', '2026-01-01T00-00-00.000Z-00000000%00'],
    ['a name with a line end behind it', '2026-01-01T00-00-00.000Z-00000000%0A'],
  ])('has nothing for %s', async (_what, name) => {
    for (const path of [`/outbox/${name}`, `/outbox/${name}/html`]) expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  test('is read only', async () => {
    const sent = await server.guest.post('/outbox', {})
    expect([sent.status, sent.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  test('is not there on any other server', async () => {
    expect((await without.guest.get('/outbox')).status).toBe(404)
  })
})
