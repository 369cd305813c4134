/** Reading what others said to each other, which is recorded. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import type { Trackable } from '../notifications/activities.recording.ts'
import { record } from '../notifications/activities.recording.ts'
import { received } from './messages.seen.ts'

export async function isMember(db: Database, group: string, account: string): Promise<boolean> {
  const member = await db
    .selectFrom('message_group_members')
    .select('id')
    .where('message_group_id', '=', group)
    .where('account_id', '=', account)
    .executeTakeFirst()
  return member !== undefined
}

/** Whether the caller may come to see what it was not told. */
const readsOthers = (caller: Caller): boolean => has(caller, 'compliance-officer')

/** The groups of those of these messages that the caller neither wrote nor was told of as a member. */
async function groupsOfOthers(db: Database, caller: Caller, messages: readonly string[]): Promise<string[]> {
  if (!readsOthers(caller) || messages.length === 0) return []
  const { rows } = await sql<{ id: string }>`select distinct message_group_id as id from messages
    where id = any(${messages}::text[]) and sender_id is distinct from ${caller.id} and not ${received(caller.id)} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

const recordReading = (db: Database, caller: Caller, trackable: Trackable, parameters: object): Promise<void> =>
  transact(db, (tx) => record(tx, { key: 'compliance.read_message', owner: caller.id, trackable, parameters, anonymize: false }))

/** Records that a compliance officer or an admin read a message of others, which may have been found anywhere. */
export async function recordReadingOf(db: Database, caller: Caller, message: string, parameters: object = {}): Promise<void> {
  const groups = await groupsOfOthers(db, caller, [message])
  if (groups.length > 0) await recordReading(db, caller, { type: 'messages', id: message }, parameters)
}

/** The same of a page of messages, once for each group. */
export async function recordReadings(db: Database, caller: Caller, messages: readonly string[], parameters: object): Promise<void> {
  for (const id of await groupsOfOthers(db, caller, messages)) await recordReading(db, caller, { type: 'message-groups', id }, parameters)
}

/** The same of what a file is attached to. */
export async function recordReadingOfFile(db: Database, caller: Caller, upload: string): Promise<void> {
  if (!readsOthers(caller)) return
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('attachment_id', '=', upload)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id } of rows) await recordReadingOf(db, caller, id)
}
