/** The recipients of a new comment's notification: the author of its subject, the thread's participants, the mentioned accounts. */
import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { CommentsTable } from '../../generated/tables.ts'
import { isEditor } from '../../verbs/caller.ts'
import { notify, reader } from '../notifications/notifications.sending.ts'
import { comments } from './comments.ts'

type Told = Pick<Selectable<CommentsTable>, 'id' | 'account_id' | 'parent_id' | 'is_review'>

/** Of the accounts that a query selects those who see the comment, since not everyone sees each event or report. */
const seeing = (comment: string, recipients: RawBuilder<unknown>) => sql`select accounts.id
  from accounts left join companies as own on own.id = accounts.company_id
  where accounts.id in (${recipients}) and (${isEditor}
    or exists (select from comments where comments.id = ${comment} and ${comments.visible(reader)}))`

/** Those whom a comment mentions. A review is nothing that others than providers are told of. */
const mentionedIn = ({ id, is_review }: Told) => sql`select accounts.id from comment_mentions
    join accounts on accounts.id = comment_mentions.account_id
    where comment_mentions.comment_id = ${id} and (not ${is_review}::boolean or accounts.account_type = 'insight-provider')`

/** Tells those whom a comment mentions since it was changed. `before`: whom it mentioned until then. */
export async function tellOfMentions(tx: Transaction, comment: Told, before: readonly string[]): Promise<void> {
  const recipients = seeing(comment.id, sql`(${mentionedIn(comment)}) except (select unnest(${before}::text[]))`)
  await notify(tx, { key: 'comment.mentioned', trackable: { type: 'comments', id: comment.id }, actor: comment.account_id, recipients })
}

/** Tells each of them once: those mentioned of that, the others in the thread of the reply, the author of the rest. */
export async function tellOfComment(tx: Transaction, comment: Told, author: string | null): Promise<void> {
  const { id, account_id: actor, parent_id } = comment
  const thread = parent_id ?? id
  const mentioned = mentionedIn(comment)
  const taking = sql`select account_id from comments where (id = ${thread} or parent_id = ${thread}) and status <> 'removed'`
  const trackable = { type: 'comments', id } as const
  await notify(tx, { key: 'comment.mentioned', trackable, actor, recipients: seeing(id, mentioned) })
  if (parent_id !== null) {
    const recipients = seeing(id, sql`(${taking}) except (${mentioned})`)
    await notify(tx, { key: 'comment.replied', trackable: { type: 'comments', id: thread }, actor, recipients })
  }
  const recipients = seeing(id, sql`(select ${author}::text collate "C") except (${taking}) except (${mentioned})`)
  if (author !== null) await notify(tx, { key: 'comment.created', trackable, actor, recipients })
}
