/** Prepared statements: built once by Kysely, run by name, answered as text rows. */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Compilable, RawBuilder } from 'kysely'
import { hash } from 'node:crypto'
import type { DB } from '../generated/tables.ts'

/** A row as PostgreSQL writes it. */
export type TextRow = Record<string, string | null>

/** Types that both drivers hand on as PostgreSQL writes them: bigint, date and the timestamps. */
export const asText = [20, 1082, 1114, 1184]
/** A value as it came. */
export const keep = (value: string): string => value

export interface Statement {
  /** Statements without a name are planned anew for the values of each run. */
  readonly name?: string
  /** Reads little, whatever the values: it may share a connection with others that are under way. */
  readonly short: boolean
  readonly text: string
  readonly parameters: readonly unknown[]
}

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A place in a statement for a value that is known only when it runs. */
export const placeholder = (name: string): string => new Placeholder(name) as unknown as string

/** A builder that runs nothing. */
const builderWith = (compiler: PostgresQueryCompiler): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  })

/** The builder of statements that are to be prepared. */
export const statements = builderWith(new PostgresQueryCompiler())

/** Writes each value as a sub-select, which the planner does not see through: or it would plan for each where there is much. */
class HidingCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.append('(select ')
    super.appendValue(value)
    this.append(')')
  }
}
const hiding = builderWith(new HidingCompiler())

/** PostgreSQL cuts names after 63 bytes, where two could become one. */
const shortName = (name: string): string => (name.length <= 63 ? name : `${name.slice(0, 40)}:${hash('sha256', name).slice(0, 20)}`)

/**
 * Compiles a statement, of the builder or a text.
 * @throws for a value in a statement that has a name: planned once, it has placeholders, and constants as literals (`sql.lit`).
 */
export function prepare(build: RawBuilder<unknown> | Compilable, name?: string, short = name !== undefined): Statement {
  const { sql, parameters } = 'isRawBuilder' in build ? build.compile(statements) : build.compile()
  if (name !== undefined && parameters.some((one) => !(one instanceof Placeholder)))
    throw new Error(`${name} has a value that is no literal`)
  return { ...(name === undefined ? {} : { name: shortName(name) }), short, text: sql, parameters }
}

export type Reader = (statement: Statement, values: unknown[]) => Promise<TextRow[]>

const readers = new WeakMap<object, Reader>()
const carried = Symbol('statement')

/** Tells how statements outside transactions run on `db`. */
export const registerReader = (db: object, reader: Reader): void => void readers.set(db, reader)

/** How statements outside transactions run on `db`, which is no transaction. */
export const readerOf = (db: object): Reader => readers.get(db)!

/** The statement that a parameter list was made for, if it was. The wrapped drivers ask. */
export const statementOf = (values: unknown[]): Statement | undefined => (values as { [carried]?: Statement } | undefined)?.[carried]

/** The values of a statement in the order of its places. */
export const valuesFor = ({ parameters }: Statement, values: Record<string, unknown>): unknown[] =>
  parameters.map((one) => (one instanceof Placeholder ? (values[one.name] ?? null) : one))

/** Runs a prepared statement: straight on the driver, or inside the transaction that `db` is. */
export async function readRows(db: Kysely<DB>, statement: Statement, values: Record<string, unknown>): Promise<TextRow[]> {
  const parameters = valuesFor(statement, values)
  const reader = readers.get(db)
  return reader ? reader(statement, parameters) : runInside(db, statement, parameters)
}

/** The statements of `runPlanned` by their texts. */
const planned = new Map<string, Statement>()
const mostPlanned = 150

/**
 * Runs a statement in a transaction that is written out for each run and comes to the same text, its values aside: it is planned
 * once for all of them, each of which is a text unless it is cast. For what takes longer to plan than to run. A connection keeps the
 * plans of the first texts alone.
 */
export async function runPlanned(tx: Kysely<DB>, build: RawBuilder<unknown>): Promise<TextRow[]> {
  const { sql: text, parameters } = build.compile(hiding)
  const known = planned.get(text)
  const name = known || planned.size < mostPlanned ? shortName(`planned:${text}`) : undefined
  const statement = known ?? { ...(name && { name }), short: false, text, parameters: [] }
  if (name && !known) planned.set(text, statement)
  return runInside(tx, statement, [...parameters])
}

async function runInside(db: Kysely<DB>, statement: Statement, parameters: unknown[]): Promise<TextRow[]> {
  Object.assign(parameters, { [carried]: statement })
  const { rows } = await db.executeQuery<TextRow>({
    sql: statement.text,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [statement.text], parameters: [] } as never,
    queryId: { queryId: statement.name ?? 'unnamed' },
  })
  return rows
}
