/** The export of an account: what it wrote and what is kept of it, table by table. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { DB } from '../../generated/tables.ts'
import { forbidden } from '../../refusals.ts'
import { attempt } from '../../verbs/attempts.ts'
import { has } from '../../verbs/caller.ts'
import { plainJson } from '../../verbs/handler.ts'
import type { Handler } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { find } from '../../verbs/rows.ts'
import { wireTime } from '../../verbs/timestamps.ts'
import { accounts, named } from './accounts.ts'

type Kept = readonly [table: keyof DB, column: string, newest?: string]

/** What is exported: the rows of each table whose column holds the id of the account, the newest first by `created_at` unless said. */
const kept: readonly Kept[] = [
  ['accounts', 'id'],
  ['sessions', 'account_id'],
  ['known_devices', 'account_id', 'used_at'],
  ['api_keys', 'account_id'],
  ['account_entities', 'account_id'],
  ['employments', 'account_id', 'since'],
  ['images', 'account_id'],
  ['account_uploads', 'account_id'],
  ['insight_provider_profiles', 'account_id'],
  ['insights', 'account_id'],
  ['external_reports', 'account_id'],
  ['external_report_attachments', 'account_id'],
  ['comments', 'account_id'],
  ['comment_likes', 'account_id'],
  ['annotations', 'annotator_id'],
  ['messages', 'sender_id'],
  ['message_group_members', 'account_id', 'joined_at'],
  ['group_email_messages', 'account_id'],
  ['insight_reads', 'account_id', 'read_at'],
  ['insight_votes', 'account_id'],
  ['publication_access_requests', 'requester_id'],
  ['follows', 'follower_id'],
  ['muted_items', 'account_id'],
  ['locker_items', 'account_id'],
  ['shared_items', 'sharer_id'],
  ['collections', 'account_id'],
  ['filter_presets', 'account_id'],
  ['alerts', 'account_id'],
  ['activity_alerts', 'account_id'],
  ['activities', 'owner_id'],
  ['notifications', 'account_id'],
  ['push_notification_tokens', 'account_id'],
  ['corporate_events', 'account_id'],
  ['corporate_reservations', 'account_id'],
  ['calendar_feeds', 'account_id'],
  ['webhook_endpoints', 'account_id'],
  ['webhook_deliveries', 'account_id'],
  ['exports', 'account_id'],
  ['corporate_questions', 'account_id'],
  ['corporate_question_votes', 'account_id'],
  ['corporate_answers', 'account_id'],
  ['corporate_presentations', 'account_id'],
  ['corporate_attachments', 'account_id'],
  ['corporate_email_campaigns', 'account_id'],
  ['premium_services', 'account_id'],
  ['premium_service_requests', 'requestor_id'],
  ['premium_service_notes', 'account_id'],
  ['premium_service_attachments', 'account_id'],
  ['statements', 'account_id'],
  ['contact_requests', 'account_id'],
  ['feature_participants', 'account_id'],
  ['feature_usages', 'account_id'],
]

/** Secrets, and what is made of other columns for the search. */
const leftOut = [
  ...['password_hash', 'token_hash', 'secret_hash', 'token', 'secret', 'previous_secret'],
  ...['search', 'search_name', 'search_open', 'search_title'],
]

/** What tells of others: who wrote what names no author, who decided, who takes care, which addresses were invited. */
const ofOthers: Record<string, readonly string[]> = {
  activities: ['recipient_id'],
  publication_access_requests: ['decider_id'],
  contact_requests: ['assignee_id', 'replied_by_id'],
  corporate_events: ['invited_emails'],
  premium_service_notes: ['hidden_by'],
}

/** What was said in private, of a row of these tables: an admin reads that for a case alone, and takes no copy of it. */
const inPrivate: Record<string, RawBuilder<SqlBool>> = {
  messages: sql<SqlBool>`true`,
  annotations: sql<SqlBool>`own.is_secret`,
  notifications: sql<SqlBool>`own.parameters ? 'excerpt'`,
}

/** The most rows of a table, and the most bytes of all. */
const most = 10_000
const room = 64 * 1024 * 1024

/** Rows that are fetched at once: one insight may have half a megabyte. */
const batch = 20

/** Exports that one account asks for. */
const asks = { what: 'account-export', most: 5, seconds: 3600 }

/** Whose export it is, and whether somebody else asks for it. */
interface Asked {
  id: string
  byOther: boolean
}

interface Rows {
  text: string
  bytes: number
  more: boolean
}

/** The rows of a table as JSON, the newest first, as far as there is room. They are written by the database, which no other request waits for. */
async function rowsOf(tx: Transaction, [table, column, newest = 'created_at']: Kept, { id, byOther }: Asked, left: number): Promise<Rows> {
  const withheld = (byOther && inPrivate[table]) || sql<SqlBool>`false`
  const without = [...leftOut, ...(ofOthers[table] ?? [])]
  await sql`declare kept no scroll cursor for select (select jsonb_object_agg(replace(key, '_', '-'), value)
      from jsonb_each(to_jsonb(own) - ${without}::text[]))::text as row from ${sql.table(table)} as own
    where ${sql.ref(`own.${column}`)} = ${id} and not ${withheld} order by ${sql.ref(`own.${newest}`)} desc limit ${sql.lit(most + 1)}`.execute(
    tx,
  )
  const texts: string[] = []
  let bytes = 0
  let more = false
  for (let fetched = batch; fetched === batch && !more;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from kept`.execute(tx)
    fetched = rows.length
    for (const { row } of rows) {
      more ||= texts.length === most || bytes + Buffer.byteLength(row) > left
      if (more) break
      texts.push(row)
      bytes += Buffer.byteLength(row)
    }
  }
  await sql`close kept`.execute(tx)
  return { text: texts.join(), bytes, more }
}

/** For the account itself and admins. @throws 403 for whoever else sees it, and in a temporary session; 429 where it was asked for too often. */
export const exportAccount: Handler<'getAccountExport'> = async ({ params, caller, db }) => {
  requireLasting(caller, 'takes no copy of all that is kept')
  const { id } = await find(db, accounts, named(params.id, caller), caller)
  if (id !== caller.id && !has(caller, 'admin')) throw forbidden('This is not your account.')
  await attempt(db, [asks, caller.id])
  const byOther = id !== caller.id
  return transact(db, async (tx) => {
    const parts: Buffer[] = []
    const incomplete: string[] = []
    let left = room
    for (const one of kept) {
      // The texts of a prolific author leave room for what comes after them.
      const { text, bytes, more } = await rowsOf(tx, one, { id, byOther }, left / 2)
      left -= bytes
      if (more) incomplete.push(dashed(one[0]))
      parts.push(Buffer.from(`${parts.length === 0 ? '' : ','}${JSON.stringify(dashed(one[0]))}:[${text}]`))
    }
    const withheld = byOther ? Object.keys(inPrivate) : []
    const meta = { 'generated-at': wireTime(new Date()), incomplete, withheld }
    return plainJson([Buffer.from('{"data":{'), ...parts, Buffer.from(`},"meta":${JSON.stringify(meta)}}`)])
  })
}

const dashed = (name: string): string => name.replaceAll('_', '-')
