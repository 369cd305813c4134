/** The maintainers of an issuer's publications: the accounts that manage its entity, entity editors and account managers. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import type { ResourceType } from '../../generated/contract.ts'
import type { DB } from '../../generated/tables.ts'
import { forbidden } from '../../refusals.ts'
import type { Refusal } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import type { Resource } from '../../verbs/resource.ts'
import { lock } from '../../verbs/rows.ts'

/** Whether an account manages the entity; `me` is the place of the account's id. */
export const isManaged = (
  me: string | RawBuilder<unknown>,
  entity: RawBuilder<unknown>,
) => sql<boolean>`exists (select from managed_entities as managed
  where managed.account_id = ${me} and managed.entity_id = ${entity})`

/** Whether an account does for every issuer what its own people do, where a statement does not know it by the kind of caller. */
export const actsForIssuers = (me: string) => sql<boolean>`coalesce((select 'account-manager' = any(acting.roles) from accounts as acting
  where acting.id = ${me}), false)`

/** Whether the caller does for the entity what its own people do. Account managers do so for every issuer. */
export async function manages(db: Database, caller: Caller, entity: string): Promise<boolean> {
  if (has(caller, 'account-manager')) return true
  const { rows } = await sql`select from managed_entities where account_id = ${caller.id} and entity_id = ${entity} limit 1`.execute(db)
  return rows.length > 0
}

/** A refusal of what is for those who manage the entity, whom an issuer has only while it has a plan. */
export const notMaintained = (): Refusal => forbidden('This entity is not yours to maintain, or your company has no corporate plan.')

/** @throws 403 unless the caller maintains what belongs to the entity. An id that names no entity is nobody's yet. */
export async function requireManaged(db: Database, entity: string | undefined, caller: Caller): Promise<void> {
  if (entity === undefined || has(caller, 'entity-editor', 'account-manager')) return
  const { rows } = await sql<{ managed: boolean }>`select ${isManaged(caller.id, sql.ref('entities.id'))} as managed
    from entities where id = ${entity}`.execute(db)
  if (rows[0]?.managed === false) throw notMaintained()
}

type OfEntity = { [Table in keyof DB]: DB[Table] extends { entity_id: unknown } ? Table : never }[keyof DB]

/** The table's own row of a record that belongs to an entity, locked. @throws 404, 403 where the caller only reads, 412. */
export async function lockManaged<Table extends OfEntity>(tx: Transaction, r: Resource<ResourceType, Table>, id: string, caller: Caller) {
  const row = await lock(tx, r, id, caller)
  await requireManaged(tx, (row as unknown as { entity_id: string }).entity_id, caller)
  return row
}
