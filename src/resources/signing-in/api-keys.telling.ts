/** What becomes of API keys is recorded, and their account is told of those that come and go. */
import type { Transaction } from '../../database/connection.ts'
import type { Client, Jobs } from '../../effects/jobs.ts'
import type { Caller } from '../../verbs/caller.ts'
import { originOf } from '../notifications/activities.keys.ts'
import { record } from '../notifications/activities.recording.ts'

interface Key {
  id: string
  name: string
  prefix: string
}

const mails = { create: 'api-key-made', delete: 'api-key-deleted' } as const

/** Records what was done to a key, and mails its account where the key is new or gone, whatever mails it wants. */
export async function tellOfKey(
  { tx, jobs }: { tx: Transaction; jobs: Jobs },
  event: 'create' | 'update' | 'delete',
  { id, name, prefix }: Key,
  { caller, client: { userAgent, address } }: { caller: Caller; client: Client },
): Promise<void> {
  const [trackable, parameters] = [{ type: 'api-keys', id } as const, { name, prefix }]
  await record(tx, { key: `api_key.${event}`, owner: caller.id, trackable, origin: originOf(userAgent), parameters })
  if (event === 'update') return
  const at = new Date().toISOString()
  await jobs.send(tx, 'mail', { purpose: mails[event], email: caller.email, at, client: { userAgent, address }, key: { name, prefix } })
}
