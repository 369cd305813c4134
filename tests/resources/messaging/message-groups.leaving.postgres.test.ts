/** Leaving a conversation twice, of which the second has seen it as it was before the first. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { putGroup } from '../../support/conversations.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()

const waiting = async (): Promise<number> =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`.execute(
      server.db,
    )
  ).rows.length

test('a group is left once by who leaves it twice at once', async () => {
  const [leaver, other] = [await server.as('investor-2'), await server.as('investor')]
  const group = await putGroup(server.db, [seedId('accounts', 1), seedId('accounts', 2), seedId('accounts', 4)])
  const at = `/api/v2/message-groups/${group}`
  const leaving = await transact(server.db, async (holder) => {
    await sql`select from message_groups where id = ${group} for no key update`.execute(holder)
    const sent = [1, 2].map(() => leaver.patch(`${at}/leave`))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
    return sent
  })
  const answers = await Promise.all(leaving)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await other.get(at)).body.data.attributes['members-count']).toBe(2)
})
