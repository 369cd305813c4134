/** What somebody made for a firm stays with it: to who went to another it is of others. What is of no firm stays with its account. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Caller } from './caller.ts'

/** Whether what has this company, by a column, is of the firm of an account, or of none. */
export const ofFirm = (column: RawBuilder<unknown>, company: string | RawBuilder<unknown>) =>
  sql<SqlBool>`(${column} is null or ${column} = ${company})`

/** The same of a company that is known already. */
export const isOfFirm = ({ companyId }: Pick<Caller, 'companyId'>, company: string | null): boolean =>
  company === null || company === companyId

/** Who made a row of these tables, as SQL; null once that went to another firm. */
export const makerOf = (table: 'insights' | 'external_reports') =>
  sql<string | null>`(select maker.id from accounts as maker where maker.id = ${sql.ref(`${table}.account_id`)}
    and ${ofFirm(sql.ref(`${table}.company_id`), sql`maker.company_id`)})`

/** SQL that selects an account unless it went to another firm than the one that something was made for. */
export const stillOf = (account: string, company: string | null) =>
  sql`select id from accounts where id = ${account} and ${ofFirm(sql`${company}::text`, sql`company_id`)}`
