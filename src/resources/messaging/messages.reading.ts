/** Reading what others said to each other, which is recorded. */
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import type { Trackable } from '../notifications/activities.recording.ts'
import { record } from '../notifications/activities.recording.ts'

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

/** Records that a compliance officer or an admin read in a group that is not theirs. */
export async function recordReading(
  db: Database,
  caller: Caller,
  { group, trackable, parameters = {} }: { group: string; trackable: Trackable; parameters?: object },
): Promise<void> {
  if (!readsOthers(caller) || (await isMember(db, group, caller.id))) return
  await transact(db, (tx) => record(tx, { key: 'compliance.read_message', owner: caller.id, trackable, parameters, anonymize: false }))
}

/** The same of one message, which may have been found anywhere. */
export async function recordReadingOf(db: Database, caller: Caller, message: string, parameters: object = {}): Promise<void> {
  if (!readsOthers(caller)) return
  const { group } = await db.selectFrom('messages').select('message_group_id as group').where('id', '=', message).executeTakeFirstOrThrow()
  await recordReading(db, caller, { group, trackable: { type: 'messages', id: message }, parameters })
}

/** The same of a page of messages, once for each group. */
export async function recordReadings(db: Database, caller: Caller, messages: readonly string[], parameters: object): Promise<void> {
  if (!readsOthers(caller) || messages.length === 0) return
  const rows = await db
    .selectFrom('messages')
    .select('message_group_id as id')
    .distinct()
    .where('id', 'in', messages)
    .orderBy('message_group_id')
    .execute()
  for (const { id } of rows) await recordReading(db, caller, { group: id, trackable: { type: 'message-groups', id }, parameters })
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
