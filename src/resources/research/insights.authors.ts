/** The hidden author of an insight. Only the author, its colleagues and the operator's people learn the name. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { makerOf, ofFirm } from '../../verbs/firms.ts'
import type { Scope } from '../../verbs/visible.ts'

/** Whether the caller may know the author of the row of insights; null for one without a company who may not. */
export const authorIsKnown = ({ kind, me, accountType, company }: Scope) =>
  kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(insights.show_author_names or insights.account_id = ${me} or insights.company_id = ${company} or ${accountType} = 'staff')`

/** Whether the caller wrote the row of insights and is of the firm whose it is: to who moved on it is research of another firm. */
export const isAuthor = ({ me, company }: Scope) =>
  sql<SqlBool>`(insights.account_id = ${me} and ${ofFirm(sql`insights.company_id`, company)})`

/** The author, or none where the caller may know the company alone. */
export const author = (scope: Scope) =>
  scope.kind === 'staff' ? sql`insights.account_id` : sql`case when ${authorIsKnown(scope)} then insights.account_id end`

/** The insight that a record is or belongs to. */
const insightOf = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`case ${type}
  when 'insights' then ${id}
  when 'comments' then (select commentable_id from comments as said where said.id = ${id} and said.commentable_type = 'insights')
  when 'annotations' then (select noted.insight_id from annotations as noted where noted.id = ${id})
  when 'insight-documents' then (select filed.insight_id from insight_documents as filed where filed.id = ${id})
  when 'publication-access-requests' then (select publication_id from publication_access_requests as asked
    where asked.id = ${id} and asked.publication_type = 'insights') end`

/** Whether an account is one that the caller may not know as the author of the insight that a record is or belongs to. */
export const isHiddenAuthor = (scope: Scope, account: RawBuilder<unknown>, type: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  scope.kind === 'staff'
    ? sql<SqlBool>`false`
    : sql<SqlBool>`exists (select from insights where insights.id = ${insightOf(type, id)} and insights.account_id = ${account}
        and ${authorIsKnown(scope)} is not true)`

/** Who is told of what others do with an insight: its author, and nobody where that went to another firm or it was deleted at this moment. */
export async function authorOf(tx: Transaction, insight: string): Promise<string | null> {
  const { rows } = await sql<{
    author: string | null
  }>`select ${makerOf('insights')} as author from insights where id = ${insight}`.execute(tx)
  return rows[0]?.author ?? null
}
