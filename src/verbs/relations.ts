/** Where relationships lead, and the two verbs that answer all of their links. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { hole, readRows } from '../database/read.ts'
import { Refusal } from '../http/errors.ts'
import type { AskedPage, Related } from './handler.ts'
import type { Caller } from './caller.ts'
import type { Resource } from './resource.ts'
import { find } from './rows.ts'
import { scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'
import { walk } from './walk.ts'
import type { Order, Walked } from './walk.ts'

// Resources point at each other in circles, so each is named by a function that is called only when it is needed.
type Named = () => Resource

export type Relation =
  | { kind: 'one'; targets: Record<string, Named>; end: (scope: Scope) => RawBuilder<unknown> }
  | { kind: 'many'; target: Named; where: (owner: string, scope: Scope) => RawBuilder<SqlBool>; order: (owner: string) => Order }
  | { kind: 'found'; target: Named; find: (asked: AskedPage, owner: string) => Promise<Walked> }

/** To the record whose id the column holds. */
export const toOne = (target: Named, column: string): Relation => toOneBy(target, () => sql.ref(column))

/** To the record whose id this SQL answers for the owner's row, or to none when it answers null. */
export const toOneBy = (target: Named, id: (scope: Scope) => RawBuilder<unknown>): Relation => ({
  kind: 'one',
  targets: { '': target },
  end: (scope) => sql`'' as type, ${id(scope)} as id`,
})

/** To the record of one of several types that a column names. */
export const toOneOf = (targets: Record<string, Named>, typeColumn: string, idColumn: string): Relation => ({
  kind: 'one',
  targets,
  end: () => sql`${sql.ref(typeColumn)} as type, ${sql.ref(idColumn)} as id`,
})

const newestFirst: Order = { column: 'created_at', descending: true }

/** To the visible records for which the predicate holds; `owner` is the place of the owner's id. */
export const toMany = (
  target: Named,
  where: (owner: string, scope: Scope) => RawBuilder<SqlBool>,
  order: Order | ((owner: string) => Order) = newestFirst,
): Relation => ({ kind: 'many', target, where, order: typeof order === 'function' ? order : () => order })

/** To the records that a walk of its own finds, where a predicate would depend on what the owner's row holds. */
export const toManyFound = (target: Named, find: (asked: AskedPage, owner: string) => Promise<Walked>): Relation => ({
  kind: 'found',
  target,
  find,
})

type AskedRelated = AskedPage & { params: { id: string; relationship: string } }

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
    if (relation.kind === 'found') {
      const found = await relation.find({ caller, db, page }, owner.id)
      return { kind: 'related', type: relation.target().type, found: found as unknown as Related['found'] }
    }
    if (relation.kind === 'many') {
      const target = relation.target()
      const found = await walk(db, caller, page, {
        resource: target,
        key: `${r.type}/${params.relationship}`,
        where: (scope) => sql<SqlBool>`${relation.where(hole('owner'), scope)} and ${target.visible(scope)}`,
        values: { owner: owner.id },
        order: relation.order(hole('owner')),
        total: 'capped',
        named: true,
      })
      return { kind: 'related', type: target.type, found: found as unknown as Related['found'] }
    }
    const statement = r.statement(`${params.relationship}-of`, r.kindOf(caller), (scope) => {
      return sql`select ${relation.end(scope)} from ${sql.table(r.table)} where ${sql.ref(`${r.table}.id`)} = ${hole('id')}`
    })
    const [end] = await readRows(db, statement, { ...scopeValues(caller), id: owner.id })
    const target = relation.targets[end?.['type'] ?? '']?.() ?? Object.values(relation.targets)[0]!()
    if (!end?.['id']) return { kind: 'related', type: target.type, found: { row: undefined } }
    try {
      return { kind: 'related', type: target.type, found: { row: await find(db, target, end['id'], caller) } }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error
      return { kind: 'related', type: target.type, found: { row: undefined } }
    }
  }
