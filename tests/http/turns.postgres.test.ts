/** Many who write to one record, while somebody else has it locked. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { putGroup, saying } from '../support/conversations.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const insight = `/api/v2/insights/${seedId('insights', 1)}`

test('those who write to one record keep nobody from writing to others, nor from reading', async () => {
  const [ingrid, noor] = [await server.as('investor'), await server.as('noor.alhashimi')]
  const [busy, quiet] = [await putGroup(server.db, [account(1), account(24)]), await putGroup(server.db, [account(1), account(24)])]
  const messages = await transact(server.db, async (holder) => {
    await sql`select from message_groups where id = ${busy} for no key update`.execute(holder)
    const written = Array.from({ length: 40 }, (_, index) => ingrid.post('/api/v2/messages', saying(`Line ${index}.`, busy)))
    const others = [noor.post('/api/v2/messages', saying('Is it quiet here?', quiet)), noor.patch(`${insight}/like`)]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([201, 200])
    expect((await noor.get('/api/v1/activities')).status).toBe(200)
    return written
  })
  expect(new Set((await Promise.all(messages)).map(({ status }) => status))).toEqual(new Set([201]))
  const { body } = await noor.get(`/api/v2/messages?filter[message-group-id]=${busy}&page[size]=100`)
  expect(body.meta['record-count']).toBe(40)
})
