/** Many who write to one record, while somebody else has it locked. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { putGroup, saying } from '../support/conversations.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const insight = `/api/v2/insights/${seedId('insights', 1)}`

test('those who write to one record keep nobody from writing to others, nor from reading', async () => {
  const ingrid = await server.as('investor')
  const noor = await server.as('noor.alhashimi')
  const busy = await putGroup(server.db, [account(1), account(24)])
  const quiet = await putGroup(server.db, [account(1), account(24)])
  const messages = await transact(server.db, async (holder) => {
    await sql`select from message_groups where id = ${busy} for no key update`.execute(holder)
    const written: Promise<Answer>[] = []
    for (let index = 0; index < 40; index++) written.push(ingrid.post('/api/v2/messages', saying(`Line ${index}.`, busy)))
    expect((await noor.post('/api/v2/messages', saying('Is it quiet here?', quiet))).status).toBe(201)
    expect((await noor.patch(`${insight}/like`)).status).toBe(200)
    expect((await noor.get('/api/v1/activities')).status).toBe(200)
    return written
  })
  for (const message of messages) expect((await message).status).toBe(201)
  const { body } = await noor.get(`/api/v2/messages?filter[message-group-id]=${busy}&page[size]=100`)
  expect(body.meta['record-count']).toBe(40)
})
