/** The migration that makes the table of a new type: its columns, what the contract says of each, and its indexes. */
import type { Machine } from '../../codegen/meaning.ts'
import type { Attribute, Relationship, Resource } from '../../codegen/model.ts'
import { columnOf, nameOf } from '../../codegen/names.ts'
import type { Schema } from '../../codegen/openapi.ts'
import { joinTableFor } from './join-tables.ts'
import type { JoinTable } from './join-tables.ts'
import { camel } from './project.ts'
import type { Project } from './project.ts'
import { append, objectOf, propertiesOf, withImport } from './source.ts'

const index = 'src/database/migrations/index.ts'
const tables = 'src/generated/tables.ts'
const times = ['created_at', 'updated_at']

/** Writes a migration for each type whose table no migration makes, and lists it. */
export function writeMigrations(project: Project, types: readonly Resource[]): void {
  const known = new Set([...project.read(tables).matchAll(/^ {2}(\w+): \w+Table$/gm)].map((one) => one[1]!))
  for (const resource of types) {
    const table = columnOf(resource.type)
    if (known.has(table)) continue
    known.add(table)
    const list = objectOf(project.read(index), (name) => name === 'migrations')
    if (!list) throw new Error(`${index} has no table named migrations`)
    const last = [...propertiesOf(list).keys()].map((one) => Number.parseInt(one, 10)).sort((a, b) => a - b)
    const name = `${String((last.at(-1) ?? 0) + 1).padStart(3, '0')}-${resource.type}`
    project.write(`src/database/migrations/${name}.ts`, migrationOf(project, resource, known), `the table ${table}`)
    const text = append(project.read(index), list, `'${name}': ${camel(resource.type)}`)
    project.write(index, withImport(text, `import * as ${camel(resource.type)} from './${name}.ts'`))
  }
}

function migrationOf({ model }: Project, resource: Resource, known: ReadonlySet<string>): string {
  const { type, show } = resource
  const table = columnOf(type)
  const attributes = new Map(
    model.objects
      .filter((one) => one.type === type)
      .flatMap((one) => one.attributes.map((attribute) => [attribute.column, { ...attribute, of: one.component }])),
  )
  const schemas = model.document.components.schemas
  const states = model.lives.find((one) => one.type === type)?.machine
  const columns = [...attributes.values()]
    .filter((one) => one.column !== 'id' && !times.includes(one.column))
    .map((one) => columnFor(table, one, settled(schemas[one.of]!.properties!['attributes']!.properties![one.name]!, schemas), states))
  const links = show.relationships.filter((one) => !one.many)
  const lines = [
    `id text collate "C" primary key constraint ${table}_id_length check (length(id) between 1 and 128)`,
    ...links.flatMap((one) => linkFor(one, known)),
    ...columns,
    ...times.map((column) => `${column} timestamptz(3) not null default now()`),
  ]
  const indexes = [
    `create index ${table}_newest on ${table} (created_at desc, id desc)`,
    ...links.map(({ name }) => `create index ${table}_${columnOf(name)} on ${table} (${columnOf(name)}_id)`),
  ]
  const releases = [...attributes.values()].some((one) => one.column === 'source' && one.kind === 'download')
    ? [
        `create trigger ${table}_release_file after delete or update of source on ${table}
    for each row execute function release_file()`,
      ]
    : []
  const joins = show.relationships.flatMap((one) => joinTableFor(model, resource, one) ?? [])
  return `/** The table of ${type}${joins.map(({ name }) => `, and ${name}`).join('')}. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  \`create table ${table} (
    ${lines.join(',\n    ')}
  )\`,
${[...indexes, ...releases, ...joins.flatMap(joinTable)].map((one) => `  \`${one}\`,`).join('\n')}
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
`
}

const joinTable = ({ name, own, table, linked, target }: JoinTable): string[] => [
  `create table ${name} (
    ${own} text collate "C" not null references ${table} on delete cascade,
    ${linked} text collate "C" not null references ${target} on delete cascade,
    primary key (${own}, ${linked})
  )`,
  `create index ${name}_${linked} on ${name} (${linked})`,
]

/** The schema itself, where one stands for it. */
function settled(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = nameOf(schema)
  if (name !== undefined) return settled(schemas[name]!, schemas)
  const value = schema.oneOf?.filter((one) => one.type !== 'null') ?? []
  return value.length === 1 ? settled(value[0]!, schemas) : schema
}

/** The id of what a relationship leads to, which exists where one table holds them all. */
function linkFor({ name, types }: Relationship, known: ReadonlySet<string>): string[] {
  const id = `${columnOf(name)}_id text collate "C"`
  if (types.length > 1) return [`${columnOf(name)}_type text`, id]
  const target = columnOf(types[0]!)
  return [known.has(target) ? `${id} references ${target}` : id]
}

function columnFor(table: string, { column, kind, nullable }: Attribute, schema: Schema, states: Machine | undefined): string {
  const name = reserved.has(column) ? `"${column}"` : column
  const check = (what: string, condition: string): string => `constraint ${table}_${column}_${what} check (${condition})`
  // A download is kept as the id of its file.
  if (kind === 'download') return `${name} text collate "C" ${nullable ? '' : 'not null '}references files`
  if (kind === 'downloads') return `${name} text[] ${nullable ? '' : 'not null'}`.trim()
  const parts = [name, typeOf(kind, schema), ...(nullable ? [] : ['not null'])]
  if (column === 'slug') parts.push(`constraint ${table}_slug_unique unique`)
  if (column === states?.column) parts.push(`default '${states.initial[0]}'`)
  const values = column === states?.column ? states.states : schema.enum?.filter((one) => one !== null)
  if (kind === 'text' && values) {
    const known = values.map((one) => `'${String(one).replaceAll("'", "''")}'`)
    parts.push(check('known', `${name} in (${known.join(', ')})`))
  } else if (kind === 'text' && schema.format !== 'date')
    parts.push(check('length', `length(${name}) between ${schema.minLength ?? 0} and ${schema.maxLength!}`))
  else if (kind === 'integer' || kind === 'number') parts.push(check('bounds', `${name} between ${schema.minimum!} and ${schema.maximum!}`))
  return parts.join(' ')
}

function typeOf(kind: Exclude<Attribute['kind'], 'download' | 'downloads'>, schema: Schema): string {
  if (kind === 'integer') return Math.max(-schema.minimum!, schema.maximum!) > 2_147_483_647 ? 'bigint' : 'integer'
  if (kind === 'downloadsInHtml') return 'text'
  if (kind === 'json' || kind === 'downloadsByName') return schema.type === 'array' && schema.items?.type === 'string' ? 'text[]' : 'jsonb'
  if (kind === 'text' && schema.format === 'date') return 'date'
  return { text: 'text', below: 'text', number: 'numeric', boolean: 'boolean', timestamp: 'timestamptz(3)' }[kind]
}

/** The words that PostgreSQL takes for a column only in quotes. */
const reserved = new Set(
  (
    'all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create current_date ' +
    'current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from ' +
    'grant group having in initially intersect into lateral leading limit localtime localtimestamp not null offset on only or order ' +
    'placing primary references returning select session_user some symmetric table then to trailing true union unique user using ' +
    'variadic when where window with'
  ).split(' '),
)
