/** The managers of an entity. They alone keep its campaigns and its contacts. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { ResourceType } from '../../generated/contract.ts'
import { conflict, forbidden, notFound } from '../../refusals.ts'
import { isManager } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { Resource } from '../../verbs/resource.ts'
import { lock, peek } from '../../verbs/rows.ts'
import { manages } from '../issuers/managed-entities.ts'

/** @throws 403 unless the caller manages the entity. Being an editor does not do. */
export async function requireManager(db: Database, entity: string, caller: Caller): Promise<void> {
  if (!(await manages(db, caller, entity))) throw forbidden('This is for those who manage the entity.')
}

/** Who made the campaign of the row of that name, as long as it is of the issuer, of the agency or of the operator. */
export const makerOf = (row: string) => sql<string | null>`(select accounts.id from accounts
  where accounts.id = ${sql.ref(`${row}.account_id`)} and (${isManager} or accounts.company_id in (
    select company_id from entities where entities.id = ${sql.ref(`${row}.entity_id`)}
    union all select company_id from company_entities where company_entities.entity_id = ${sql.ref(`${row}.entity_id`)})))`

/**
 * Whoever changes the contacts of an entity, its lists or what is scheduled to go to them takes its turn, before any row is
 * locked: what is counted and decided then holds until the transaction ends.
 */
export const takeTurn = (tx: Transaction, entity: string): Promise<void> => takeAdvisoryLock(tx, `contacts:${entity}`)

const entityOf = (row: object): string => (row as { entity_id: string }).entity_id

/** The row of something that belongs to an entity, locked. @throws 404, 403 for who does not manage the entity, 412. */
export async function lockInTurn<Table extends 'contact_lists' | 'contacts' | 'corporate_email_campaigns'>(
  tx: Transaction,
  r: Resource<ResourceType, Table>,
  id: string,
  caller: Caller,
) {
  const seen = await peek(tx, r, id, caller)
  if (!seen) throw notFound(id)
  await requireManager(tx, entityOf(seen), caller)
  await takeTurn(tx, entityOf(seen))
  const row = await lock(tx, r, id, caller)
  if (entityOf(row) !== entityOf(seen)) throw conflict('It was given to another entity at this moment.')
  return row
}
