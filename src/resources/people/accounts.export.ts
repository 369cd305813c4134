/** The export of an account: what it wrote and what is kept of it, table by table. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { DB } from '../../generated/tables.ts'
import { forbidden } from '../../refusals.ts'
import { has } from '../../verbs/caller.ts'
import { plain } from '../../verbs/handler.ts'
import type { Handler } from '../../verbs/handler.ts'
import { find } from '../../verbs/rows.ts'
import { accounts, named } from './accounts.ts'

/** What is exported: the rows of each table whose column holds the id of the account, the newest first by `created_at` unless said. */
const kept: readonly (readonly [table: keyof DB, column: string, newest?: string])[] = [
  ['accounts', 'id'],
  ['sessions', 'account_id'],
  ['known_devices', 'account_id', 'used_at'],
  ['api_keys', 'account_id'],
  ['account_entities', 'account_id'],
  ['images', 'account_id'],
  ['account_uploads', 'account_id'],
  ['insight_provider_profiles', 'account_id'],
  ['insights', 'account_id'],
  ['external_reports', 'account_id'],
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

/** What tells of others that the account itself is not told: who wrote what names no author, who decided, who takes care. */
const ofOthers: Record<string, readonly string[]> = {
  activities: ['recipient_id'],
  publication_access_requests: ['decider_id'],
  contact_requests: ['assignee_id'],
  premium_service_notes: ['hidden_by'],
}

/** The most rows of a table. */
const most = 10_000

const dashed = (name: string): string => name.replaceAll('_', '-')
const attributesOf = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [dashed(column), value as unknown]))

/** For the account itself and admins. @throws 403 for whoever else sees it. */
export const exportAccount: Handler<'getAccountExport'> = ({ params, caller, db }) =>
  transact(db, async (tx) => {
    const { id } = await find(tx, accounts, named(params.id, caller), caller)
    if (id !== caller.id && !has(caller, 'admin')) throw forbidden('This is not your account.')
    const data: Record<string, object[]> = {}
    for (const [table, column, newest = 'created_at'] of kept) {
      const without = [...leftOut, ...(ofOthers[table] ?? [])]
      const { rows } = await sql<{ row: object }>`select to_jsonb(own) - ${without}::text[] as row from ${sql.table(table)} as own
        where ${sql.ref(`own.${column}`)} = ${id} order by ${sql.ref(`own.${newest}`)} desc limit ${sql.lit(most + 1)}`.execute(tx)
      data[dashed(table)] = rows.map(({ row }) => attributesOf(row))
    }
    const incomplete = Object.keys(data).filter((kind) => data[kind]!.splice(most).length > 0)
    return plain({ data, meta: { 'generated-at': new Date().toISOString().replace('Z', '+00:00'), incomplete } })
  })
