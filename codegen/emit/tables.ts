/** `tables.ts`: the tables of a migrated database as Kysely types, made again only when the migrations changed. */
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pascal } from '../names.ts'

const types: Record<string, string> = {
  text: 'string',
  bpchar: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  numeric: 'string',
  bool: 'boolean',
  timestamptz: 'string',
  date: 'string',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  tsvector: 'string',
  _text: 'string[]',
}

const short = (text: string): string => hash('sha256', text).slice(0, 16)

/** The text of `tables.ts`: `known` again if it was made from the same migrations and nobody edited it since. */
export async function emitTables(folder: string, known: string): Promise<string> {
  const files = readdirSync(folder).sort()
  const migrations = short(files.map((file) => file + readFileSync(join(folder, file), 'utf8')).join(''))
  const stamped = (types: string): string => `// migrations ${migrations}, types ${short(types)}\n${types}`
  if (existsSync(known)) {
    const whole = readFileSync(known, 'utf8')
    const text = stamped(whole.split('\n').slice(2).join('\n'))
    if (whole.endsWith(`\n${text}`)) return text
  }
  return stamped(await introspect())
}

async function introspect(): Promise<string> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { Kysely, PGliteDialect } = await import('kysely')
  const { migrate } = await import('../../src/database/migrate.ts')
  const pglite = await PGlite.create('memory://')
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  const { rows } = await pglite.query<Column>(everyColumn)
  await db.destroy()
  const tables = Map.groupBy(rows, (one) => one.table)
  return [
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    '',
    ...[...tables].flatMap(([table, columns]) => [
      `export interface ${interfaceOf(table)} {`,
      ...columns.map((column) => `  ${column.name}: ${typeOf(column)}`),
      '}',
      '',
    ]),
    'export interface DB {',
    ...[...tables.keys()].map((table) => `  ${table}: ${interfaceOf(table)}`),
    '}',
    '',
  ].join('\n')
}

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  /** Whether the database alone writes it. */
  always: boolean
  /** The condition that its values are one of a list, where there is one. */
  one_of: string | null
}

const everyColumn = `select pg_class.relname as table, attname as name, typname as type, not attnotnull as nullable,
    atthasdef or attidentity <> '' as has_default, attgenerated <> '' or attidentity = 'a' as always,
    (select pg_get_constraintdef(oid) from pg_constraint where contype = 'c' and conrelid = attrelid and conkey = array[attnum]
      and pg_get_constraintdef(oid) like 'CHECK ((% = ANY (ARRAY[%''::text])))') as one_of
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
  where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname not like 'kysely!_%' escape '!' and attnum > 0 and not attisdropped
  order by relname collate "C", attnum`

const interfaceOf = (table: string): string => `${pascal(table)}Table`

const valuesOf = (condition: string): string[] => [...condition.matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`)

function typeOf(column: Column): string {
  const plain = column.one_of === null ? types[column.type] : valuesOf(column.one_of).join(' | ')
  if (plain === undefined) throw new Error(`codegen/emit/tables.ts knows no type for ${column.type}`)
  const nullable = column.nullable ? ' | null' : ''
  if (column.always) return `GeneratedAlways<${plain}${nullable}>`
  if (column.type === 'jsonb') return `ColumnType<unknown, string${column.has_default ? ' | undefined' : ''}${nullable}, string${nullable}>`
  return column.has_default ? `Generated<${plain}${nullable}>` : `${plain}${nullable}`
}
