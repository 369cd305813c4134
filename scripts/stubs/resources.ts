/** Resource files: the cells that an operations table lacks, and the whole file of a type that is new. */
import { isRelationshipOperation } from '../../codegen/meaning.ts'
import type { Model, Operation, Relationship, Resource } from '../../codegen/model.ts'
import { withStates } from '../../codegen/model/lifecycles.ts'
import { commonFilters, commonSort } from '../../codegen/model/lists.ts'
import { columnOf } from '../../codegen/names.ts'
import { sourceOf } from '../../codegen/next.ts'
import { backOf, joinTableFor } from './join-tables.ts'
import { camel, keyOf, operationsByType } from './project.ts'
import type { Project } from './project.ts'
import { append, importing, innerObject, insertSorted, objectOf, propertiesOf } from './source.ts'

/** The file with the operations of a type: its own, or one beside it. */
export function operationsFileOf(project: Project, type: string): string {
  const apart = sourceOf(project.model, type, '.operations')
  return project.read(apart) === '' ? sourceOf(project.model, type) : apart
}

const indexOf = ({ model }: Project, type: string): string => `src/resources/${model.domains.get(type)!}/index.ts`

/** The types that no resource file binds to a table yet. */
export function newTypes(project: Project): Resource[] {
  return project.model.resources.filter(({ type }) => !propertiesOf(tableOf(project, type, 'resources')).has(type))
}

/** Writes the resource of each new type and registers it. */
export function writeResources(project: Project, types: readonly Resource[]): void {
  for (const resource of types) {
    const { type } = resource
    const name = camel(type)
    const description = project.model.document.components.schemas[resource.show.component]!.description!.replace(/\s+/g, ' ')
    const file = sourceOf(project.model, type)
    project.write(file, project.read(file) || `/** ${description} */\n`, 'the resource')
    addImports(project, file, resource)
    const relations = resource.show.relationships.map((one) => `${keyOf(one.name)}: ${relationTo(project, resource, one)},`)
    const text = `
export const ${name}: Resource<'${type}', '${columnOf(type)}'> = resource('${type}', '${columnOf(type)}', {
  visible: (_eb, { kind }) => kind === 'staff',
  relations: { ${relations.join('\n')} },
})
`
    project.write(file, project.read(file) + text)
    register(project, 'resources', type, name)
  }
}

function addImports(project: Project, file: string, { show }: Resource): void {
  let text = importing(project.read(file), ['resource'], '../../verbs/resource.ts')
  text = importing(text, ['Resource'], '../../verbs/resource.ts', true)
  const verbs = [...new Set(show.relationships.map(verbOf))]
  if (verbs.length > 0) text = importing(text, verbs, '../../verbs/relations.ts')
  if (verbs.includes('toMany')) text = importing(text, ['sql'], 'kysely')
  project.write(file, text)
}

const verbOf = ({ many, types }: Relationship): string => (many ? 'toMany' : types.length > 1 ? 'toOneOf' : 'toOne')

/** How a relationship finds what it leads to, by the columns that the migration makes for it. */
function relationTo(project: Project, resource: Resource, relationship: Relationship): string {
  const { name, types, many } = relationship
  const column = columnOf(name)
  if (!many) return types.length === 1 ? `toOne('${column}_id')` : `toOneOf('${column}_type', '${column}_id')`
  const target = columnOf(types[0]!)
  const back = backOf(project.model, resource.type, relationship)
  if (back) return `toMany((owner) => sql\`${target}.${columnOf(back.name)}_id = \${owner}\`)`
  const join = joinTableFor(project.model, resource, relationship)
  if (!join) return 'toMany(() => sql`false`)'
  return `toMany((owner) => sql\`${target}.id in (select ${join.linked} from ${join.name} where ${join.own} = \${owner})\`)`
}

/** Appends a cell for each operation that its resource file does not name. */
export function writeCells(project: Project): void {
  for (const [type, operations] of operationsByType(project.model)) {
    const file = operationsFileOf(project, type)
    const missing = operations.filter((one) => !isRelationshipOperation(one) && !project.names(file, one.id))
    if (missing.length === 0) continue
    if (project.read(file) === '') project.write(file, `/** ${operations[0]!.source.tags[0]!}. */\n`, `operations of ${type}`)
    if (!handlersIn(project, type)) addTable(project, type)
    for (const { id } of missing) {
      project.write(file, append(project.read(file), handlersIn(project, type)!, `${id}: stub('${id}')`), id)
    }
    project.write(file, importing(project.read(file), ['stub'], '../../verbs/stub.ts'))
  }
}

const handlersIn = (project: Project, type: string) =>
  objectOf(project.read(operationsFileOf(project, type)), (_name, annotation) => annotation === `Handlers<'${type}'>`)

/** An empty operations table, registered. */
function addTable(project: Project, type: string): void {
  const component = project.model.resources.find((one) => one.type === type)?.show.component
  const name = `${component ? component[0]!.toLowerCase() + component.slice(1) : camel(type)}Operations`
  const file = operationsFileOf(project, type)
  const text = importing(project.read(file), ['Handlers'], '../../generated/contract.ts', true)
  project.write(file, `${text}\nexport const ${name}: Handlers<'${type}'> = {}\n`)
  register(project, 'operations', type, name)
}

/** Names a resource or an operations table in what its domain gives. */
function register(project: Project, part: string, type: string, name: string): void {
  const index = indexOf(project, type)
  const property = keyOf(type) === name ? name : `${keyOf(type)}: ${name}`
  const text = insertSorted(project.read(index), tableOf(project, type, part), type, property)
  project.write(index, importing(text, [name], `./${type}.ts`), name)
}

/** @throws where the domain of a type has no index, which is written by hand. */
function tableOf(project: Project, type: string, part: string) {
  const index = indexOf(project, type)
  const domain = objectOf(project.read(index), (one) => one === 'domain')
  const table = domain && innerObject(domain, part)
  if (!table) throw new Error(`${index} has no domain with ${part}: begin it like that of another, and name it in src/resources/index.ts`)
  return table
}

/** What an operation will most likely be, for those who write its cell. */
export function verbFor({ model }: Project, operation: Operation): string {
  const { answer, method, path } = operation
  if (answer.kind === 'page' || answer.kind === 'list') return answer.kind + narrowingOf(operation)
  if (method === 'get') return 'show'
  if (method === 'delete') return 'remove'
  if (method === 'post' && path.includes('{')) return 'a function'
  const verb = method === 'patch' ? 'update' : 'create'
  const besides = [
    ...(verb === 'create' ? ownersFor(model, operation) : []),
    ...linkagesFor(operation),
    ...filesFor(operation),
    ...(verb === 'update' ? statesFor(model, operation) : []),
  ]
  return besides.length === 0 ? verb : `a function like ${verb}, that also ${besides.join(' and ')}`
}

/** What a list is asked for by that only its resource can say: the filters, and the keys that it is sorted by. */
function narrowingOf({ query }: Operation): string {
  const filters = query.filter(({ family, key }) => family === 'filter' && !commonFilters.includes(key)).map((one) => one.key)
  const keys = query.find(({ family }) => family === 'sort')?.schema.enum ?? []
  const orders = keys.map(String).filter((key) => key !== commonSort)
  const parts = Object.entries({ filters, orders }).filter(([, names]) => names.length > 0)
  return parts.map(([part, names]) => `, ${part}: ${names.join(' ')}`).join('')
}

/** The owners that no request names: the plain verb would leave their columns empty. */
function ownersFor({ resources }: Model, { type, body }: Operation): string[] {
  const sent = new Set(body?.relationships.map((one) => columnOf(one.name)))
  const ends = resources.find((one) => one.type === type)?.show.relationships ?? []
  const owners = ends.filter(({ name, types, many }) => !many && types.join() === 'accounts' && !sent.has(columnOf(name)))
  return owners.map(({ name }) => `says whose it is (${columnOf(name)}_id)`)
}

/** The state that is asked for: the plain verb would write it, whatever state the record is in. */
const statesFor = ({ lives }: Model, { type, body }: Operation): string[] =>
  withStates(lives)
    .filter((life) => life.type === type && body?.attributes.some(({ name }) => name === life.machine.attribute))
    .map(({ machine }) => `leads ${machine.attribute} on by transition`)

/** The linkages that no column holds: the plain verb would look for one. */
const linkagesFor = ({ body }: Operation): string[] =>
  (body?.relationships ?? []).filter(({ many }) => many).map(({ name }) => `writes the linkage ${name} apart`)

/** The files that are sent: the plain verb would write them as they arrive. */
const filesFor = ({ body }: Operation): string[] =>
  (body?.attributes ?? []).filter(({ file }) => file !== undefined).map(({ name }) => `stores the file ${name} (storing, keep)`)
