/** Whose eyes a message is for, as conditions on a row of `messages`. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'

// Ids are looked up once for the whole statement. The caller's company is out of the planner's sight: most oversee none.

/** Said in a group of the account since it came to it. */
export const received = (me: string) => sql<SqlBool>`(messages.message_group_id = any(array(
    select mine.message_group_id from message_group_members as mine where mine.account_id = ${me}))
  and messages.position > (select mine.joined_after from message_group_members as mine
    where mine.message_group_id = messages.message_group_id and mine.account_id = ${me}))`

/** Groups with someone of the company, for its compliance officer. */
export const groupsWith = (company: string) => sql`array(select theirs.message_group_id from message_group_members as theirs
  join accounts on accounts.id = theirs.account_id where accounts.company_id = (select ${company}::text))`

/** Said in such a group, or by someone of the company. */
export const overseen = (company: string) => sql<SqlBool>`(messages.message_group_id = any(${groupsWith(company)})
  or messages.sender_id = any(array(select accounts.id from accounts where accounts.company_id = (select ${company}::text))))`

/** Read by the admin for a case. */
export const inspected = (me: string) => sql<SqlBool>`messages.id = any(array(
  select message_id from message_inspections where message_inspections.account_id = ${me}))`
