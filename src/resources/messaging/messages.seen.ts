/** The visibility of a message, as conditions on a row of `messages`. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'

// Ids are looked up once for the whole statement. The caller's company is out of the planner's sight: most oversee none.

/** Said in a group of the account since it came to it. */
export const received = (me: string) => sql<SqlBool>`(messages.message_group_id = any(array(
    select mine.message_group_id from message_group_members as mine where mine.account_id = ${me}))
  and messages.position > (select mine.joined_after from message_group_members as mine
    where mine.message_group_id = messages.message_group_id and mine.account_id = ${me}))`

/** Groups that someone of the company belongs or belonged to, for its compliance officer. */
export const groupsWith = (company: string) => sql`array(select distinct theirs.message_group_id from message_group_spans as theirs
  where theirs.company_id = (select ${company}::text))`

/** Said in such a group while someone of the company belonged to it; `of`: what is besides asked of these spans. */
export const overseen = (company: string, of = sql`true`) => sql<SqlBool>`(messages.message_group_id = any(${groupsWith(company)})
  and exists (select from message_group_spans as theirs where theirs.company_id = (select ${company}::text)
    and theirs.message_group_id = messages.message_group_id and theirs.joined_after < messages.position
    and coalesce(theirs.left_after >= messages.position, true) and ${of}))`

/** Read by the admin for a case. */
export const inspected = (me: string) => sql<SqlBool>`messages.id = any(array(
  select message_id from message_inspections where message_inspections.account_id = ${me}))`
