/** Resource files: the cells that an operations table lacks, and the whole file of a type that is new. */
import type { Operation, Relationship, Resource } from '../../codegen/model.ts'
import { columnOf } from '../../codegen/model.ts'
import { camel, keyOf, rooms } from './project.ts'
import type { Project } from './project.ts'
import { append, importing, insertSorted, objectOf, propertiesOf } from './source.ts'

const index = 'src/resources/index.ts'
const fileOf = (room: string): string => `src/resources/${room}.ts`

/** The types that no resource file binds to a table yet. */
export function newTypes(project: Project): Resource[] {
  const known = propertiesOf(tableIn(project, 'resources'))
  return project.model.resources.filter((one) => !known.has(one.type))
}

/** Writes the resource of each new type and registers it. */
export function writeResources(project: Project, types: readonly Resource[]): void {
  for (const resource of types) {
    const { type } = resource
    const name = camel(type)
    const description = project.model.document.components.schemas[resource.show.component]!.description!.replace(/\s+/g, ' ')
    const file = fileOf(type)
    project.write(file, project.read(file) || `/** ${description} */\n`, 'the resource')
    addImports(project, file, resource)
    const relations = resource.show.relationships.map((one) => `${keyOf(one.name)}: ${relationTo(project, type, one)},`)
    const text = `
export const ${name}: Resource<'${type}', '${columnOf(type)}'> = resource('${type}', '${columnOf(type)}', {
  visible: (_eb, { kind }) => kind === 'staff',
  relations: { ${relations.join('\n')} },
})
`
    project.write(file, project.read(file) + text)
    register(project, 'resources', type, name, name, type)
  }
}

function addImports(project: Project, file: string, { type, show }: Resource): void {
  let text = importing(project.read(file), ['resource'], '../verbs/resource.ts')
  text = importing(text, ['Resource'], '../verbs/resource.ts', true)
  const verbs = [...new Set(show.relationships.map(verbOf))]
  if (verbs.length > 0) text = importing(text, verbs, '../verbs/relations.ts')
  if (verbs.includes('toMany')) text = importing(text, ['sql'], 'kysely')
  for (const target of new Set(show.relationships.flatMap((one) => one.types))) {
    if (target !== type) text = importing(text, [resourceName(project, target)], `./${target}.ts`)
  }
  project.write(file, text)
}

const verbOf = ({ many, types }: Relationship): string => (many ? 'toMany' : types.length > 1 ? 'toOneOf' : 'toOne')

/** Where a relationship leads, by the columns that the migration makes for it. */
function relationTo(project: Project, type: string, relationship: Relationship): string {
  const { name, types, many } = relationship
  const target = `() => ${resourceName(project, types[0]!)}`
  if (many) {
    const back = project.model.resources
      .find((one) => one.type === types[0])!
      .show.relationships.find((one) => !one.many && one.types.join() === type)
    const where = back ? `(owner) => sql\`${columnOf(types[0]!)}.${columnOf(back.name)}_id = \${owner}\`` : '() => sql`false`'
    return `toMany(${target}, ${where})`
  }
  const column = columnOf(name)
  if (types.length === 1) return `toOne(${target}, '${column}_id')`
  const targets = types.map((one) => `${keyOf(one)}: () => ${resourceName(project, one)}`)
  return `toOneOf({ ${targets.join(', ')} }, '${column}_type', '${column}_id')`
}

const resourceName = (project: Project, type: string): string => propertiesOf(tableIn(project, 'resources')).get(type) ?? camel(type)

/** Appends a cell for each operation that its resource file does not name. */
export function writeCells(project: Project): void {
  for (const [room, operations] of rooms(project.model)) {
    const file = fileOf(room)
    const missing = operations.filter((one) => !project.names(file, one.id))
    if (missing.length === 0) continue
    if (project.read(file) === '') project.write(file, `/** ${operations[0]!.source.tags[0]!}. */\n`, `operations of ${room}`)
    if (!handlersIn(project, room)) addTable(project, room)
    for (const { id } of missing) {
      project.write(file, append(project.read(file), handlersIn(project, room)!, `${id}: stub('${id}')`), id)
    }
    project.write(file, importing(project.read(file), ['stub'], '../verbs/stub.ts'))
  }
}

const handlersIn = (project: Project, room: string) => objectOf(project.read(fileOf(room)), (_name, type) => type === `Handlers<'${room}'>`)

/** An empty operations table, registered. */
function addTable(project: Project, room: string): void {
  const component = project.model.resources.find((one) => one.type === room)?.show.component
  const name = `${component ? component[0]!.toLowerCase() + component.slice(1) : camel(room)}Operations`
  const file = fileOf(room)
  const text = importing(project.read(file), ['Handlers'], '../generated/contract.ts', true)
  project.write(file, `${text}\nexport const ${name}: Handlers<'${room}'> = {}\n`)
  register(project, 'rooms', room, name, name, room)
}

/** Names a resource or an operations table in the table of contents. */
function register(project: Project, table: string, key: string, value: string, name: string, file: string): void {
  const property = keyOf(key) === value ? value : `${keyOf(key)}: ${value}`
  const text = insertSorted(project.read(index), tableIn(project, table), key, property)
  project.write(index, importing(text, [name], `./${file}.ts`), name)
}

function tableIn(project: Project, name: string) {
  const table = objectOf(project.read(index), (one) => one === name)
  if (!table) throw new Error(`${index} has no table named ${name}`)
  return table
}

/** What an operation will most likely be, for those who write its cell. */
export function verbFor({ answer, method, path }: Operation): string {
  if (answer.kind === 'related' || answer.kind === 'linkage') return 'related'
  if (answer.kind === 'page' || answer.kind === 'list') return answer.kind
  if (method === 'get') return 'show'
  if (method === 'delete') return 'remove'
  return method === 'patch' ? 'update' : path.includes('{') ? 'a function' : 'create'
}
