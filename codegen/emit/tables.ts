/** `tables.ts`: the tables of a migrated database as Kysely types, made again only when the migrations changed. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The text of `tables.ts`: `known` again if it was made from the same migrations and nobody edited it since. */
export async function emitTables(folder: string, known: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file + readFileSync(join(folder, file), 'utf8'))
  const migrations = hash.digest('hex').slice(0, 16)
  const stamped = (types: string): string => `// migrations ${migrations}, types ${short(types)}\n${types}`
  if (existsSync(known)) {
    const [, , ...lines] = readFileSync(known, 'utf8').split('\n')
    const text = stamped(lines.join('\n'))
    if (readFileSync(known, 'utf8').endsWith(`\n${text}`)) return text
  }
  return stamped(await introspect())
}

async function introspect(): Promise<string> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { Kysely, PGliteDialect } = await import('kysely')
  const { migrate } = await import('../../src/database/migrate.ts')
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: await PGlite.create('memory://') }) })
  await migrate(db)
  const tables = (await db.introspection.getTables()).filter((one) => !one.isView && one.schema === 'public')
  await db.destroy()
  tables.sort((a, b) => (a.name < b.name ? -1 : 1))
  return [
    "import type { ColumnType, Generated } from 'kysely'",
    '',
    ...tables.flatMap((table) => [
      `export interface ${interfaceOf(table.name)} {`,
      ...table.columns.map((column) => `  ${column.name}: ${typeOf(column)}`),
      '}',
      '',
    ]),
    'export interface DB {',
    ...tables.map((table) => `  ${table.name}: ${interfaceOf(table.name)}`),
    '}',
    '',
  ].join('\n')
}

const interfaceOf = (table: string): string =>
  table
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('') + 'Table'

function typeOf(column: { dataType: string; isNullable: boolean; hasDefaultValue: boolean; isAutoIncrementing: boolean }): string {
  const plain = types[column.dataType]
  if (plain === undefined) throw new Error(`codegen/emit/tables.ts knows no type for ${column.dataType}`)
  const nullable = column.isNullable ? ' | null' : ''
  const optional = column.hasDefaultValue || column.isAutoIncrementing
  if (column.dataType === 'jsonb') return `ColumnType<unknown, string${optional ? ' | undefined' : ''}${nullable}, string${nullable}>`
  return optional ? `Generated<${plain}${nullable}>` : `${plain}${nullable}`
}
