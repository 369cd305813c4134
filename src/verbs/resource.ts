/** The binding of a resource type of the contract to its table. */
import { expressionBuilder, sql } from 'kysely'
import type { RawBuilder, SelectType, SqlBool } from 'kysely'
import { prepare } from '../database/read.ts'
import type { Statement } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import { columns, shapes } from '../generated/serializers.ts'
import type { DB } from '../generated/tables.ts'
import { keepAmong } from './caches.ts'
import type { Caller } from './caller.ts'
import type { Order, Walked } from './cursor.ts'
import type { AskedPage } from './handler.ts'
import { hiddenPlace, kindOf, scopeOf } from './visible.ts'
import type { CallerKind, Listed, Scope } from './visible.ts'

/**
 * Predicates on the table's own columns. This is Kysely's builder, with signatures that cost the compiler a tenth of its own.
 * What is no placeholder is a literal (`sql.lit`), since these are parts of prepared statements.
 */
interface Predicates<Table extends keyof DB & string> {
  <C extends keyof DB[Table] & string>(
    column: `${Table}.${C}`,
    operator: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'is' | 'is not',
    value: SelectType<DB[Table][C]> | RawBuilder<SelectType<DB[Table][C]>> | null,
  ): RawBuilder<SqlBool>
  and(all: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool>
  or(any: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool>
  not(predicate: RawBuilder<SqlBool>): RawBuilder<SqlBool>
}

type AttributeColumns<T extends ResourceType> = Exclude<keyof Rows[Resources[T]['show']] | keyof Rows[Resources[T]['item']], 'id'>

/** The columns that the contract promises and the table lacks: each must be computed. */
type Missing<T extends ResourceType, Table extends keyof DB> = Exclude<AttributeColumns<T>, keyof DB[Table]>
type RelationshipsOf<T extends ResourceType> = Resources[T]['relationships']

/** How a relationship finds what it leads to. Of which types that is, the contract says. */
export type Relation =
  | { kind: 'one'; end: (scope: Scope) => RawBuilder<unknown> }
  | { kind: 'many'; rows: (owner: string) => Listed; order: Order }
  | { kind: 'found'; find: (asked: AskedPage, owner: string) => Promise<Walked> }

interface Options<T extends ResourceType, Table extends keyof DB & string> {
  /** Which rows the caller of a scope may know about. */
  visible: (eb: Predicates<Table>, scope: Scope) => RawBuilder<SqlBool> | boolean
  /** How each relationship of the contract finds what it leads to. */
  relations: { [R in keyof RelationshipsOf<T>]: Relation }
  /** Columns that are not the table's own, as text of the kind that the contract has. */
  computed?: (
    scope: Scope,
  ) => { [C in AttributeColumns<T>]?: RawBuilder<unknown> } & { [C in Missing<T, Table> & string]: RawBuilder<unknown> }
  /**
   * Which computed columns follow from the row alone, as the table's own do. Where it is said, these are kept by the version of each
   * row and not read again (kept-rows.ts).
   */
  kept?: readonly string[]
  /** Joins that computed columns need. */
  joins?: (scope: Scope) => RawBuilder<unknown>
  /** Where much is read for each row, or to know who may see it, so that no statement is a short one. */
  nature?: 'long'
  /** The roles that see what staff sees here, besides admins. */
  staff?: readonly string[]
  /** Finds a row by a slug in place of its id. */
  slug?: (slug: string) => RawBuilder<SqlBool>
}

export interface Resource<T extends ResourceType = ResourceType, Table extends keyof DB = keyof DB> {
  readonly type: T
  readonly table: Table
  readonly staff: readonly string[]
  readonly slug: ((slug: string) => RawBuilder<SqlBool>) | undefined
  readonly relations: Record<string, Relation>
  /** A name for a verb's statements that no other use of the verb has, since each asks for rows of its own. */
  nameOf(verb: string): string
  kindOf(caller: Caller): CallerKind
  visible(scope: Scope): RawBuilder<SqlBool>
  /** Whether a column follows from the row alone; undefined where nothing is kept of rows. */
  readonly isKept: ((column: string) => boolean) | undefined
  /** `select <columns>` of the resource; what is kept and what is not come with the version of the row. */
  select(as: As, scope: Scope, extra?: RawBuilder<unknown>): RawBuilder<unknown>
  joins(scope: Scope): RawBuilder<unknown>
  /** A statement for a caller kind, compiled when it is first asked for. */
  statement(key: string, kind: CallerKind, build: (scope: Scope) => RawBuilder<unknown>, nature?: Nature): Statement
}

/** A resource as it is shown or listed, or of what is listed what is kept of a row, or what is not kept of either. */
type As = 'show' | 'item' | 'kept item' | 'rest of show' | 'rest of item'

/**
 * `short` reads little; `long` may not, but has one best plan, made out of sight of its values, or the planner would make one for
 * each of them where there is much; the best plan of a `planned` one depends on its values.
 */
export type Nature = 'short' | 'long' | 'planned'

/** Callers combine filters as they like; what is kept of that is bounded. */
const mostStatements = 1_000

const all = new Map<ResourceType, Resource>()

/** The resource of a type. Relationships lead round in circles, so that they find their ends by this when they are asked. */
export function resourceOf<T extends ResourceType>(type: T): Resource<T> {
  const found = all.get(type)
  if (!found) throw new Error(`no resource binds ${type} to a table`)
  return found as Resource<T>
}

/** What must be computed; that it names the columns is for whoever reads what the compiler says. */
interface TableLacks<Columns extends string> {
  computed: unknown
  columns?: Columns
}

/** Binds a type to its table. Does not compile when the table lacks a column of the contract that is not computed. */
export function resource<T extends ResourceType, Table extends keyof DB & string>(
  type: T,
  table: Table,
  options: Options<T, Table> & ([Missing<T, Table>] extends [never] ? unknown : TableLacks<Missing<T, Table> & string>),
): Resource<T, Table> {
  const { show, item } = shapes[type]
  const staff = options.staff ?? []
  let uses = 0

  const computedIn = (scope: Scope) => (options.computed?.(scope) ?? {}) as Record<string, RawBuilder<unknown> | undefined>
  let others: Set<string> | undefined
  const isKept =
    options.kept &&
    ((column: string) => {
      others ??= new Set(Object.keys(computedIn(scopeOf('staff'))).filter((one) => !options.kept!.includes(one)))
      return !others.has(column)
    })

  const columnsOf = (as: As, scope: Scope): RawBuilder<unknown> => {
    const computed = computedIn(scope)
    const isPart = as !== 'show' && as !== 'item'
    const asked = columns[as.endsWith('show') ? show : item].filter(([column]) => !isPart || isKept!(column) === (as === 'kept item'))
    const parts = asked.map(([column, kind]) => {
      const name = sql.ref(column)
      const value = computed[column]
      return value ? sql`${value} as ${name}` : sql`${asText(sql.ref(`${table}.${column}`), kind)} as ${name}`
    })
    return sql.join([sql`${sql.ref(`${table}.id`)} as id`, ...parts, ...(isKept && as !== 'item' ? [versionOf(table)] : [])])
  }

  const made: Resource<T, Table> = {
    type,
    table,
    staff,
    slug: options.slug,
    isKept,
    relations: options.relations as Record<string, Relation>,
    nameOf: (verb) => `${verb}#${++uses}`,
    kindOf: (caller) => kindOf(caller, staff),
    visible: (scope) => {
      const predicate = options.visible(expressionBuilder() as unknown as Predicates<Table>, scope)
      return typeof predicate === 'boolean' ? sql<SqlBool>`${sql.lit(predicate)}` : sql<SqlBool>`(${predicate})`
    },
    joins: (scope) => options.joins?.(scope) ?? sql``,
    select: (as, scope, extra) => sql`select ${columnsOf(as, scope)}${extra ? sql`, ${extra}` : sql``}`,
    statement: statementsOf(type, options.nature ?? 'short'),
  }
  all.set(type, made as Resource)
  return made
}

function statementsOf(type: ResourceType, usual: Nature): Resource['statement'] {
  const statements = new Map<string, Statement>()
  const statementFor: Resource['statement'] = (key, kind, build, nature = usual) => {
    const full = `${type}:${key}:${kind}`
    const known = statements.get(full)
    if (known) return known
    const scope = scopeOf(kind, nature === 'long' ? hiddenPlace : undefined)
    let made = prepare(build(scope), nature === 'planned' ? undefined : full, nature === 'short')
    if (kind === 'professional') {
      // Of most types they are asked nothing else than other accounts.
      const ofAccounts = statementFor(key, 'account', build, nature)
      if (ofAccounts.text === made.text) made = ofAccounts
    }
    keepAmong(statements, mostStatements, full, made)
    return made
  }
  return statementFor
}

/** The column under which a statement answers the version of a row: who wrote it last, and where it is. */
export const version = 'row_version'

const versionOf = (table: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${table}.xmin`)}::text || ${sql.ref(`${table}.ctid`)}::text) as ${sql.ref(version)}`

/** A column as the text that the serializers take. */
function asText(column: RawBuilder<unknown>, kind: string): RawBuilder<unknown> {
  if (['text', 'timestamp', 'download', 'downloadsInHtml'].includes(kind)) return column
  if (['json', 'downloads', 'downloadsByName'].includes(kind)) return sql`coalesce(to_json(${column})::text, 'null')`
  return sql`coalesce((${column})::text, 'null')`
}
