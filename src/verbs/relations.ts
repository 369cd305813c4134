/** Relationships, and the verb that answers all of their links. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder, readRows } from '../database/read.ts'
import type { ResourceType } from '../generated/contract.ts'
import { shapes } from '../generated/serializers.ts'
import { Refusal } from '../refusals.ts'
import type { Caller } from './caller.ts'
import type { Order, Walked } from './cursor.ts'
import type { AskedPage, Related } from './handler.ts'
import { resourceOf } from './resource.ts'
import type { Relation, Resource } from './resource.ts'
import { find } from './rows.ts'
import { listedOf, scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'
import { walk } from './walk.ts'

/** To the record whose id the column holds. */
export const toOne = (column: string): Relation => toOneBy(() => sql.ref(column))

/** To the record whose id this SQL answers for the owner's row, or to none when it answers null. */
export const toOneBy = (id: (scope: Scope) => RawBuilder<unknown>): Relation => ({
  kind: 'one',
  end: (scope) => sql`'' as type, ${id(scope)} as id`,
})

/** To the record of the type that one column names, by the id in another. */
export const toOneOf = (typeColumn: string, idColumn: string): Relation => ({
  kind: 'one',
  end: () => sql`${sql.ref(typeColumn)} as type, ${sql.ref(idColumn)} as id`,
})

/** The ids of what a relationship led to. */
export const idsFound = ({ found }: Related): string[] => ('rows' in found ? found.rows : found.row ? [found.row] : []).map((row) => row.id)

const newestFirst: Order = { column: 'created_at', descending: true }

/** To the visible records for which the predicate holds; `owner` is the place of the owner's id. */
export const toMany = (where: (owner: string, scope: Scope) => RawBuilder<SqlBool>, order: Order = newestFirst): Relation => ({
  kind: 'many',
  rows: (owner) => ({ narrowed: (scope) => where(owner, scope) }),
  order,
})

/** To the records that a walk of its own finds, where a predicate would depend on what the owner's row holds. */
export const toManyFound = (find: (asked: AskedPage, owner: string) => Promise<Walked>): Relation => ({ kind: 'found', find })

type AskedRelated = AskedPage & { params: { id: string; relationship: string } }

/** The types that a relationship may lead to, as the contract names them. */
const typesOf = (r: Resource, relationship: string): readonly ResourceType[] =>
  (shapes[r.type].relationships as Record<string, { types: readonly ResourceType[] }>)[relationship]!.types

/**
 * GET what a record is related to; the mount writes it as resource objects or as linkage. An end that the caller may not
 * see is like none.
 * `named` tells the id that a word of the path stands for, such as `me`.
 * @throws 404 when the record itself is invisible.
 */
export const related =
  (r: Resource, named = (id: string, _caller: Caller) => id) =>
  async ({ params, caller, db, page }: AskedRelated): Promise<Related> => {
    const owner = await find(db, r, named(params.id, caller), caller)
    const relation = r.relations[params.relationship]!
    const types = typesOf(r, params.relationship)
    if (relation.kind === 'found') {
      const found = await relation.find({ caller, db, page }, owner.id)
      return { kind: 'related', type: types[0]!, found: found as unknown as Related['found'] }
    }
    if (relation.kind === 'many') {
      const target = resourceOf(types[0]!)
      const found = await walk(db, caller, page, {
        resource: target,
        key: `${r.type}/${params.relationship}`,
        where: (scope) => listedOf(target, relation.rows(scope.place('owner')), scope),
        values: { owner: owner.id },
        order: relation.order,
        total: 'capped',
        named: 'unless many',
      })
      return { kind: 'related', type: target.type, found: found as unknown as Related['found'] }
    }
    const statement = r.statement(`${params.relationship}-of`, r.kindOf(caller), (scope) => {
      return sql`select ${relation.end(scope)} from ${sql.table(r.table)} where ${sql.ref(`${r.table}.id`)} = ${placeholder('id')}`
    })
    const [end] = await readRows(db, statement, { ...scopeValues(caller), id: owner.id })
    const target = resourceOf(types.find((type) => type === end?.['type']) ?? types[0]!)
    if (!end?.['id']) return { kind: 'related', type: target.type, found: { row: undefined } }
    try {
      return { kind: 'related', type: target.type, found: { row: await find(db, target, end['id'], caller) } }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error
      return { kind: 'related', type: target.type, found: { row: undefined } }
    }
  }
