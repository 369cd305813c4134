/**
 * Which account belonged to which company when, kept by a trigger. What somebody did stays with the company of that time, as what
 * is said in a message group does.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

type Column = RawBuilder<unknown>

/** Whether an account belonged to a company at a time. */
export const belongedTo = (company: string | Column, account: Column, at: Column) =>
  sql<SqlBool>`exists (select from employments as employed where employed.company_id = ${company} and employed.account_id = ${account}
    and employed.since <= ${at} and (employed.until is null or employed.until > ${at}))`

/** The accounts that belong to a company or ever did. */
export const everEmployedBy = (company: string | Column) =>
  sql`array(select employed.account_id from employments as employed where employed.company_id = ${company})`
