/** Records of reading the secret notes of others. Compliance officers and admins leave them. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import type { Related } from '../../verbs/handler.ts'
import { idsFound } from '../../verbs/relations.ts'
import { record } from '../notifications/activities.recording.ts'

/** Records which secret annotations among these a compliance officer or an admin read that are not theirs. */
export async function recordSecrets(db: Database, caller: Caller, annotations: readonly string[]): Promise<void> {
  if (!has(caller, 'compliance-officer') || annotations.length === 0) return
  const { rows } = await sql<{ id: string }>`select id from annotations
    where id = any(${annotations}::text[]) and is_secret and annotator_id <> ${caller.id} order by id`.execute(db)
  if (rows.length === 0) return
  await transact(db, async (tx) => {
    for (const { id } of rows) {
      await record(tx, { key: 'compliance.read_annotation', owner: caller.id, trackable: { type: 'annotations', id }, anonymize: false })
    }
  })
}

/** The same of what a relationship led to. */
export async function recordSecretsOf(db: Database, caller: Caller, related: Related): Promise<void> {
  if (related.type === 'annotations') await recordSecrets(db, caller, idsFound(related))
}
