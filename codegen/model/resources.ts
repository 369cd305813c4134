/** The resource types: how each is shown and listed, and what follows from its relationships. */
import type { Operation, Resource, ResourceObject } from '../meaning.ts'
import type { OpenApiOperation } from '../openapi.ts'

/** One resource for each type that a resource object has, by name. */
export function readResources(objects: readonly ResourceObject[], operations: readonly Operation[]): Resource[] {
  const types = [...new Set(objects.map((one) => one.type))].sort()
  return types.map((type) =>
    readResource(
      type,
      objects.filter((one) => one.type === type),
      operations,
    ),
  )
}

function readResource(type: string, shapes: readonly ResourceObject[], operations: readonly Operation[]): Resource {
  const shows = operations.filter((one) => shapes.some(({ component }) => component === shownBy(one)))
  const show = shows.find((one) => one.path.startsWith('/api/v2/')) ?? shows[0]
  const full = (show && shapes.find(({ component }) => component === shownBy(show))) ?? shapes.at(-1)!
  return {
    type,
    path: show ? show.path.replace(/\/\{id\}$/, '') : `/api/v2/${type}`,
    show: full,
    item: shapes.find(({ component }) => component.endsWith('ListItem')) ?? full,
    tag: show?.source.tags[0] ?? '',
    shown: show !== undefined,
  }
}

/** The resource object that an operation shows one of, by its id. */
const shownBy = ({ method, path, answer }: Operation): string | undefined =>
  method === 'get' && path.endsWith('{id}') && answer.kind === 'one' ? answer.component : undefined

/** The two operations that answer the links of every relationship of a resource. */
export function relationshipOperations(resource: Resource, paths: ReadonlySet<string>): Operation[] {
  const { relationships, component } = resource.show
  if (!resource.shown || relationships.length === 0) return []
  const base = {
    type: resource.type,
    method: 'get' as const,
    status: 200,
    security: relationships.some((one) => one.public) ? ('optional' as const) : ('required' as const),
    roles: undefined,
    pathParameters: [],
    query: [],
    body: undefined,
    source: { tags: [resource.tag], 'x-source': 'decided' } as OpenApiOperation,
  }
  return [
    {
      ...base,
      id: `get${component}Related`,
      path: `${resource.path}/{id}/{relationship}`,
      // A name that is an operation of its own is left to it.
      answer: { kind: 'related', relationships: relationships.filter(({ name }) => !paths.has(`${resource.path}/{id}/${name}`)) },
    },
    {
      ...base,
      id: `get${component}Relationship`,
      path: `${resource.path}/{id}/relationships/{relationship}`,
      answer: { kind: 'linkage', relationships },
    },
  ]
}
