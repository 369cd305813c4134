/** Those who hold an event: its hosts as long as it names them, and its organiser as long as the entity is theirs to look after. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { isManaged } from '../issuers/managed-entities.ts'

/** Whether the account of the row of hosts that is called so is still there. Who goes to another firm is no longer named. */
export const stillHosts = (row: string) =>
  sql<SqlBool>`exists (select from accounts as hosting where hosting.id = ${sql.ref(`${row}.account_id`)} and hosting.status = 'active')`

/** Whether the organiser of the row of events that is called so still acts for its issuer, as one of its own people or of the operator's. */
export const stillOrganises = (row: string) =>
  sql<SqlBool>`(${isManaged(sql.ref(`${row}.account_id`), sql.ref(`${row}.entity_id`))}
    or exists (select from accounts as organising where organising.id = ${sql.ref(`${row}.account_id`)}
      and organising.status = 'active' and organising.roles && '{entity-editor,account-manager,admin}'))`
