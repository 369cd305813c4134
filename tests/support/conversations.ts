/** Conversations for stories: bodies, and groups that are there already. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { enter } from '../../src/resources/messaging/message-groups.members.ts'

const account = (id: string) => ({ type: 'accounts', id })

/** A body that makes a group, or changes one where it has no type. */
export const withMembers = (ids: readonly string[], attributes: object = {}) => ({
  data: { type: 'message-groups', attributes, relationships: { members: { data: ids.map(account) } } },
})

export const saying = (content: string, group: string, more: object = {}) => ({
  data: {
    type: 'messages',
    attributes: { content },
    relationships: { 'message-group': { data: { type: 'message-groups', id: group } }, ...more },
  },
})

export const marking = (read: boolean) => ({ data: { attributes: { 'is-read': read } } })

/** A group of accounts that would not find each other by themselves; the first owns it. */
export async function putGroup(db: Database, members: readonly string[], columns: object = {}): Promise<string> {
  const id = randomUUID()
  await transact(db, async (tx) => {
    await insertRows(tx, 'message_groups', { id, kind: 'group', name: 'A story', owner_id: members[0]!, ...columns })
    await enter(tx, id, members)
  })
  return id
}
