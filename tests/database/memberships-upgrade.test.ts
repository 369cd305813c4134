import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { up as attendees } from '../../src/database/migrations/057-attendees-who-agreed.ts'
import { steps } from '../../src/database/migrations/058-spans-of-membership.ts'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { say, takeOut } from '../../src/resources/messaging/message-groups.members.ts'
import { putGroup } from '../support/conversations.ts'
import { freshDatabase } from '../support/database.ts'

const account = (n: number): string => seedId('accounts', n)

test('a database of the last release learns who belongs to what, and names nobody who was not asked', async () => {
  const { db, close } = await freshDatabase()
  try {
    await sql.raw('drop trigger message_group_spans_keep on message_group_members').execute(db)
    await sql.raw('drop trigger message_group_spans_move on accounts').execute(db)
    await sql.raw('drop table message_group_spans').execute(db)
    await sql.raw('drop function message_group_spans_keep(), message_group_spans_move()').execute(db)
    await sql.raw('alter table corporate_reservations drop attendee_visible').execute(db)
    const group = await putGroup(db, [account(1), account(4)], { kind: 'event', subject_type: 'corporate-events', subject_id: 'x' })
    await transact(db, async (tx) => {
      await say({ tx, jobs: undefined }, group, { sender: account(1), content: 'Jordan Avery joined.', system: true })
      await say({ tx, jobs: undefined }, group, { sender: account(1), content: 'One.' })
      await say({ tx, jobs: undefined }, group, { sender: account(4), content: 'Two joined.' })
      await takeOut(tx, group, [account(4)])
      await say({ tx, jobs: undefined }, group, { sender: account(4), content: 'Jordan Avery left.', system: true })
    })

    await attendees(db as unknown as Kysely<unknown>)
    // Twice, as after a process that died in between.
    for (const step of [...steps, ...steps]) {
      await step(db as unknown as Kysely<unknown>, { patiently: (work) => work(), say: () => undefined })
    }
    const { rows } = await sql`select content from messages where message_group_id = ${group} order by position`.execute(db)
    expect(rows).toEqual(['Somebody joined.', 'One.', 'Two joined.', 'Somebody left.'].map((content) => ({ content })))
    const known = () =>
      sql`select account_id, company_id, joined_after::int, left_after::int from message_group_spans
        where message_group_id = ${group} order by account_id, joined_after`.execute(db)
    const first = { account_id: account(1), company_id: seedId('companies', 5), joined_after: 0, left_after: null }
    const wrote = { account_id: account(4), company_id: seedId('companies', 1), joined_after: 2, left_after: 3 }
    expect((await known()).rows).toEqual([first, wrote])
    // From here on they are kept, whoever writes memberships.
    await sql`delete from message_group_members where message_group_id = ${group}`.execute(db)
    expect((await known()).rows).toEqual([{ ...first, left_after: 4 }, wrote])
    const open = await sql`select from message_group_spans where left_after is null`.execute(db)
    const members = await sql`select from message_group_members`.execute(db)
    expect(open.rows.length).toBe(members.rows.length)
    await sql`delete from message_groups where id = ${group}`.execute(db)
    expect((await known()).rows).toEqual([])
  } finally {
    await close()
  }
})
