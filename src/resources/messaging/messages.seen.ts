/** The visibility of a message, as conditions on a row of `messages`. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Caller } from '../../verbs/caller.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Way } from '../../verbs/ways.ts'

// Ids are looked up once for the whole statement. The caller's company is out of the planner's sight: most oversee none.

/** Said in a group of the account since it came to it. */
export const received = (me: string) => sql<SqlBool>`(messages.message_group_id = any(array(
    select mine.message_group_id from message_group_members as mine where mine.account_id = ${me}))
  and messages.position > (select mine.joined_after from message_group_members as mine
    where mine.message_group_id = messages.message_group_id and mine.account_id = ${me}))`

/** Groups that someone of the company belongs or belonged to, for its compliance officer. */
const theirGroups = (company: string) => sql`select distinct theirs.message_group_id from message_group_spans as theirs
  where theirs.company_id = (select ${company}::text)`
export const groupsWith = (company: string) => sql`array(${theirGroups(company)})`

/** Said while someone of the company belonged to the group; `of`: what is besides asked of these spans. */
export const whileTheyBelong = (company: string, of = sql`true`) => sql<SqlBool>`exists (select from message_group_spans as theirs
  where theirs.company_id = (select ${company}::text) and theirs.message_group_id = messages.message_group_id
    and theirs.joined_after < messages.position and coalesce(theirs.left_after >= messages.position, true) and ${of})`

/** The same, in any group. */
export const overseen = (company: string) =>
  sql<SqlBool>`(messages.message_group_id = any(${groupsWith(company)}) and ${whileTheyBelong(company)})`

/** Read by the admin for a case. */
export const inspected = (me: string) => sql<SqlBool>`messages.id = any(array(
  select message_id from message_inspections where message_inspections.account_id = ${me}))`

type WayName = 'received' | 'overseen'

const inGroup = sql<SqlBool>`messages.message_group_id = one.message_group_id`

/** By the groups of a caller one after the other, of which the newest are found; who oversees a company, by those as well. */
const ways: Record<WayName, Way> = {
  received: {
    each: ({ me }) => sql`select mine.message_group_id, mine.joined_after from message_group_members as mine where mine.account_id = ${me}`,
    where: () => sql`${inGroup} and messages.position > one.joined_after`,
  },
  overseen: {
    each: ({ complies }) => theirGroups(complies),
    where: ({ complies }) => sql`${inGroup} and ${whileTheyBelong(complies)}`,
  },
}

const open = (caller: Caller): WayName[] => (scopeValues(caller)['complies'] === null ? ['received'] : ['received', 'overseen'])

export const messageWays = { ways, open }
