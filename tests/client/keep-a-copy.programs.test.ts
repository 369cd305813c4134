import { expect, test } from 'vitest'
import { signIn } from '../../src/client/index.ts'
import { keepCopies } from '../../src/client/keep-a-copy.ts'
import { seedId } from '../../src/demo/ids.ts'
import { putInsight } from '../support/insight-rows.ts'
import { askingAs, installations } from '../support/installation.ts'

const install = installations(() => ({}))

test(
  'copies are equal to the lists in the end, whatever came, changed and went, and although the server was killed',
  { timeout: 120_000 },
  async () => {
    const installation = await install()
    const draft = await installation.between((db) => putInsight(db, 'approved'))
    let running = await installation.start()
    // Each process has an address of its own.
    const toRunning = (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(running.url + pathname + search, request))
    }
    const as = (name: string) =>
      signIn({ url: 'http://copied.example', email: `${name}@demo.example`, password: 'demo-password-1', fetch: toRunning })
    const api = await as('investor')
    const copies = await keepCopies(api)
    expect(await copies.differences()).toEqual([])
    expect(copies.of.insights.size).toBeGreaterThan(20)

    const editor = await askingAs(running, 'editor')
    const state = (to: string, more: object = {}) => ({ attributes: { 'aasm-state': to, ...more } })
    await editor('PATCH', `/api/v2/insights/${draft}`, state('published'))
    await editor('PATCH', `/api/v2/insights/${seedId('insights', 3)}`, state('cancelled', { 'status-reason': 'rights' }))
    const admin = await askingAs(running, 'admin')
    await admin('PATCH', `/api/v1/entities/${seedId('entities', 2)}`, { attributes: { description: 'Described anew.' } })
    await admin('DELETE', `/api/v1/entities/${seedId('entities', 31)}`)
    const trackable = { data: { type: 'entities', id: seedId('entities', 1) } } as const
    await api.POST('/api/v2/activities', {
      body: { data: { type: 'activities', attributes: { key: 'entity.view' }, relationships: { trackable } } },
    })
    const missed = await copies.differences()
    expect(missed.map((one) => one.replace(/ \S+ /, ' … ')).sort()).toEqual([
      ...['activities … is missing', 'entities … is out of date', 'entities … is there no more'],
      ...['insights … is missing', 'insights … is there no more'],
    ])

    await running.stop('SIGKILL')
    running = await installation.start()
    await copies.follow()
    expect(await copies.differences()).toEqual([])

    const officer = await as('compliance')
    const overseen = await keepCopies(officer)
    const { data: me } = await officer.GET('/api/v2/accounts/me')
    const boss = await askingAs(running, 'admin')
    await boss('PATCH', `/api/v2/accounts/${me.data.id}`, { attributes: { roles: [] } })
    // A process may know a session with its roles for a second yet.
    await expect.poll(async () => (await overseen.differences())[0], { timeout: 10_000 }).toMatch(/^activities \S+ is there no more$/)
    await overseen.follow()
    expect(await overseen.differences()).toEqual([])
  },
)
