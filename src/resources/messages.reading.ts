/** Reading what others said to each other, which is recorded. */
import type { Database } from '../database/connect.ts'
import { sql } from 'kysely'
import type { Caller } from '../verbs/caller.ts'
import { has } from '../verbs/caller.ts'
import type { Trackable } from './activities.recording.ts'
import { record } from './activities.recording.ts'

export async function isMember(db: Database, group: string, account: string): Promise<boolean> {
  const { rows } = await sql`select from message_group_members where message_group_id = ${group} and account_id = ${account}`.execute(db)
  return rows.length > 0
}

/** Whether the caller may come to see what it was not told. */
const readsOthers = (caller: Caller): boolean => has(caller, 'compliance-officer')

/** Records that a compliance officer or an admin read in a group that is not theirs. */
export async function recordReading(
  db: Database,
  caller: Caller,
  { group, trackable, parameters = {} }: { group: string; trackable: Trackable; parameters?: object },
): Promise<void> {
  if (!readsOthers(caller) || (await isMember(db, group, caller.id))) return
  await record(db, { key: 'compliance.read_message', owner: caller.id, trackable, parameters, anonymize: false })
}

/** The same of one message, which may have been found anywhere. */
export async function recordReadingOf(db: Database, caller: Caller, message: string, parameters: object = {}): Promise<void> {
  if (!readsOthers(caller)) return
  const { rows } = await sql<{ group: string }>`select message_group_id as group from messages where id = ${message}`.execute(db)
  await recordReading(db, caller, { group: rows[0]!.group, trackable: { type: 'messages', id: message }, parameters })
}

/** The same of what a file is attached to. */
export async function recordReadingOfFile(db: Database, caller: Caller, upload: string): Promise<void> {
  if (!readsOthers(caller)) return
  const { rows } = await sql<{ id: string }>`select id from messages where attachment_id = ${upload} order by created_at, id`.execute(db)
  for (const { id } of rows) await recordReadingOf(db, caller, id)
}
