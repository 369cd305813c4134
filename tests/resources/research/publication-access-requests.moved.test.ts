/** What a reader was granted for one firm is not read for another. */
import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, freshClient, insightPath, minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const reader = seedId('accounts', 22)
const lapsed = { reading_tier: 'none' as const, plan_id: null }
const requests = '/api/v2/publication-access-requests'

/** Asks for access to a new insight, which the author grants unless it is to wait. */
async function asked(client: Client, granted = true): Promise<{ insight: string; path: string }> {
  const insight = await putInsight(server.db, 'published', authors.provider, { published_at: minutesFromNow(-24 * 60) })
  const path = `${requests}/${(await client.post(`${insightPath(insight)}/request-publication-access`)).body.data.id}`
  const grant = { data: { type: 'publication-access-requests', attributes: { status: 'granted' } } }
  if (granted) expect((await (await server.as('provider')).patch(path, grant)).status).toBe(200)
  return { insight, path }
}
const isRestricted = async (client: Client, insight: string): Promise<boolean> =>
  (await client.get(insightPath(insight))).body.data.attributes['viewer-is-restricted']

test('who goes to another firm takes along neither what was granted nor what is asked for, and asks anew', async () => {
  const before = await freshClient(server, reader)
  const [granted, pending] = [await asked(before), await asked(before, false)]
  expect(await isRestricted(before, granted.insight)).toBe(false)
  const own = await moved(server, reader, seedId('companies', 5), lapsed)
  expect([await isRestricted(own, granted.insight), await isRestricted(own, pending.insight)]).toEqual([true, true])
  const ended = (await own.get(granted.path)).body.data.attributes
  expect(ended.status).toBe('expired')
  expect(Date.parse(ended['granted-until'])).toBeLessThanOrEqual(Date.now())
  expect((await own.get(pending.path)).body.data.attributes).toMatchObject({ status: 'withdrawn', 'granted-until': null })
  const grant = { data: { attributes: { status: 'granted' } } }
  expect((await (await server.as('provider')).patch(pending.path, grant)).status).toBe(409)
  await tick(server.db, server.place.files, new Date(), server.jobs)
  expect((await own.post(`${insightPath(granted.insight)}/request-publication-access`)).status).toBe(201)
})

test('what was granted to a person of no firm stays with the person', async () => {
  const alone = seedId('accounts', 20)
  await setColumns(server.db, 'accounts', alone, { company_id: null, ...lapsed })
  const { insight } = await asked(await freshClient(server, alone))
  const own = await moved(server, alone, seedId('companies', 5), lapsed)
  expect(await isRestricted(own, insight)).toBe(false)
})
