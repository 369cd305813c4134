/** Acquaintance by conversation. Its members know each other, but of those who come to an event only who agreed to it. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'
import { letsIn } from '../events/corporate-reservations.seated.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { stillHosts, stillOrganises } from './message-groups.hosts.ts'

/** Whether all who come to an event know that an account does: it hosts or organises it, or agreed. */
export const isOpenAt = (event: RawBuilder<unknown>, account: RawBuilder<unknown>) => sql<SqlBool>`(
  exists (select from corporate_reservations as agreed where agreed.corporate_event_id = ${event} and agreed.account_id = ${account}
    and agreed.attendee_visible and ${letsIn('agreed')})
  or exists (select from corporate_event_hosts as host where host.corporate_event_id = ${event} and host.account_id = ${account}
    and ${stillHosts('host')})
  or exists (select from corporate_events as organised where organised.id = ${event} and organised.account_id = ${account}
    and ${stillOrganises('organised')}))`

/** Besides, everybody knows themselves, and who manages the entity who comes. */
const isKnownAt = (event: RawBuilder<unknown>, account: RawBuilder<unknown>, { me }: Scope) => sql<SqlBool>`(
  ${account} = ${me} or ${isOpenAt(event, account)}
  or exists (select from corporate_events as managing where managing.id = ${event} and ${isManaged(me, sql`managing.entity_id`)}))`

/** Whether the account belongs, or belonged, to the group as one of a company's, which its compliance officer knows. */
const belongedFor = (company: string, group: RawBuilder<unknown>, account: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from message_group_spans as belonged where belonged.company_id = (select ${company}::text)
    and belonged.message_group_id = ${group} and belonged.account_id = ${account})`

/** Whether the caller may know that an account belongs, or belonged, to a group; both are columns with the name of their table. */
export const isNamedIn = (group: RawBuilder<unknown>, account: RawBuilder<unknown>, scope: Scope) =>
  scope.kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`coalesce((select ${isKnownAt(sql`about.subject_id`, account, scope)} or ${belongedFor(scope.complies, group, account)}
        from message_groups as about where about.id = ${group} and about.kind = 'event'), true)`

/** Selects the accounts that belong to a group of the caller's, who may know that. */
export const talkers = (scope: Scope) => sql`
  select theirs.account_id from message_group_members as mine
    join message_group_members as theirs on theirs.message_group_id = mine.message_group_id
    where mine.account_id = ${scope.me} and ${isNamedIn(sql`theirs.message_group_id`, sql`theirs.account_id`, scope)}`
