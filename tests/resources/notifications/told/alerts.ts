/** Who is told of what they asked to be told of. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../../../src/demo/ids.ts'
import { setColumns } from '../../../support/columns.ts'
import { minutesFromNow, putInsight } from '../../../support/insight-rows.ts'
import { publish } from '../../../support/publish.ts'
import type { Server } from '../../../support/server.ts'
import { tell } from '../../../support/told.ts'
import { taken, ticks } from './story.ts'
import type { Story } from './story.ts'

/** An alert of the compliance officer of a firm that is due, on what its people read. */
async function watched(server: Server, attributes: object): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from activity_alert_names where name = 'insight.read'`.execute(server.db)
  const name = { data: { type: 'activity-alert-names', id: rows[0]!.id } }
  const data = {
    type: 'activity-alerts',
    attributes: { scope: 'company', ...attributes },
    relationships: { 'activity-alert-name': name },
  }
  const id = taken(await (await server.as('beatrice.okafor')).post('/api/v2/activity-alerts', { data }))
  await setColumns(server.db, 'activity_alerts', id, { told_until: minutesFromNow(-10), next_due_at: minutesFromNow(-1) })
  return id
}

export const alerts = {
  'alert.matched': async (server) => {
    const word = `tea${randomUUID().slice(0, 8)}`
    const attributes = { 'query-text': word, frequency: 'instant', channels: ['app', 'push', 'email'] }
    for (const name of ['elodie.favre', 'samuel.penrose', 'provider']) {
      taken(await (await server.as(name)).post('/api/v2/alerts', { data: { type: 'alerts', attributes } }))
    }
    const about = await putInsight(server.db, 'drafted', undefined, { detail: `<p>${word}</p>` })
    await publish(server, about)
    // Whose plan is over finds nothing in what it may not read, and nobody awaits the own.
    const [to, notTo] = [['elodie.favre'], ['samuel.penrose', 'provider', 'investor-2']]
    return { act: () => ticks(server), about, to, notTo, mute: ['accounts', seedId('accounts', 4)], mailed: /match of your alerts$/ }
  },
  'activity_log.ready': async (server) => {
    const about = await watched(server, { frequency: 'daily', channel: 'app' })
    await watched(server, { frequency: 'hourly', channel: 'csv-email' })
    await tell(server.db, { key: 'insight.read', by: 1, about: ['insights', seedId('insights', 1)], at: minutesFromNow(-5) })
    const notTo = ['investor', 'compliance', 'noor.alhashimi']
    return { act: () => ticks(server), about, to: ['beatrice.okafor'], notTo, mailed: /^Activity log: / }
  },
} satisfies Record<string, Story>
