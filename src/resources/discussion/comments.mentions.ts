/** Whom a comment mentions: the active accounts that its text names and its author sees. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Caller } from '../../verbs/caller.ts'
import { staffRoles } from '../../verbs/caller.ts'
import { scopeOfRow } from '../../verbs/visible.ts'
import { accounts } from '../people/accounts.ts'
import { mentionedIn } from './comments.markdown.ts'

/** The accounts that a comment mentions. */
export async function mentionsOf(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('comment_mentions').select('account_id').where('comment_id', '=', id).execute()
  return rows.map((one) => one.account_id)
}

/** Whom one account mentions within an hour: each of them is told. */
const mentioned = { what: 'mentioned', most: 1_000, seconds: 3600 }

/** Counts whom a comment mentions and did not `before`. @throws 429 for too many. */
export async function limitMentions(tx: Transaction, caller: Caller, id: string, before: readonly string[] = []): Promise<void> {
  const { length } = (await mentionsOf(tx, id)).filter((one) => !before.includes(one))
  if (length > 0) await attempt(tx, [mentioned, caller.id, length])
}

const mentioning = prepare(
  sql`insert into comment_mentions (comment_id, account_id) select comments.id, accounts.id
    from comments join accounts as writer on writer.id = comments.account_id
      join accounts on accounts.slug = any(${placeholder('slugs')}::text[]) and accounts.status = 'active'
    where comments.id = ${placeholder('comment')}
      and (writer.roles && ${sql.lit(`{${[...staffRoles, 'admin'].join()}}`)}::text[] or ${accounts.visible(scopeOfRow('writer'))})`,
  'comments:mention',
)

/** Mentions the active accounts that the text names and its author sees, in place of those mentioned before. */
export async function saveMentions(tx: Transaction, id: string, body: string): Promise<void> {
  await tx.deleteFrom('comment_mentions').where('comment_id', '=', id).execute()
  const slugs = mentionedIn(body)
  if (slugs.length > 0) await readRows(tx, mentioning, { comment: id, slugs })
}
