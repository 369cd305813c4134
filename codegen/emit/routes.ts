/** `routes.ts`: the table that `http/mount.ts` registers. */
import { writtenBy } from '../model.ts'
import type { Body, Field, Link, Model, Operation, QueryParameter, Resource } from '../model.ts'
import { isForSessions, scopeOfRelationship, scopesOf, scopeToRead } from '../model/scopes.ts'
import { nameOf, resolve, schemaRef } from '../names.ts'
import type { OpenApi, Schema } from '../openapi.ts'
import { takesKey } from '../publish/conditions.ts'
import { isCounted } from '../publish/failures.ts'

/** What rows are written with: the components, and the name of the check of a schema, which is imported then. */
interface Terms {
  model: Model
  schemas: Record<string, Schema>
  check(schema: Schema): string
}

/** Emits the route table. `checkFor` tells the name of the check of a schema. */
export function emitRoutes(model: Model, checkFor: (schema: Schema) => string): string {
  const used = new Set<string>()
  const check = (schema: Schema): string => {
    const name = checkFor(schema)
    used.add(name)
    return name
  }
  const rows = model.operations.flatMap((one) =>
    row(one, writtenBy(model, one), { model, schemas: model.document.components.schemas, check }),
  )
  const identifier = check(schemaRef('Identifier'))
  return [
    "import type { Route } from '../http/route.ts'",
    `import { ${[...used].sort().join(', ')} } from './checks.js'`,
    '',
    '/** Whether a text is an identifier of the contract. */',
    `export const isIdentifier = ${identifier} as (value: unknown) => boolean`,
    '',
    'export const routes: readonly Route[] = [',
    ...rows,
    ']',
    '',
    '/** The scope that an API key needs to read a record, by its type; none where no key may. */',
    'export const scopesToRead: Readonly<Record<string, string>> = {',
    ...model.resources.flatMap(({ type }) => {
      const scope = scopeToRead(model, type)
      return scope === undefined ? [] : `  '${type}': '${scope}',`
    }),
    '}',
    '',
  ].join('\n')
}

function row(one: Operation, written: Resource | undefined, terms: Terms): string[] {
  const queries = one.query.map((query) => `      ${entry(query.name, queryMembers(query, terms))}`)
  return [
    '  {',
    `    id: '${one.id}',`,
    `    type: '${one.type}',`,
    `    method: '${one.method.toUpperCase()}',`,
    `    path: '${one.path}',`,
    `    status: ${one.status},`,
    `    security: '${one.security}',`,
    ...(isCounted(one) ? [] : ['    uncounted: true,']),
    ...(one.source.deprecated ? [`    deprecated: ${deprecation(terms.model.document)},`] : []),
    ...access(one, terms),
    ...(one.source['x-no-store'] ? ['    noStore: true,'] : []),
    ...(takesKey(one) ? ['    keyed: true,'] : []),
    ...(one.roles ? [`    roles: ${JSON.stringify(one.roles)},`] : []),
    ...(queries.length > 0 ? ['    query: {', ...queries, '    },'] : ['    query: {},']),
    ...(one.body ? bodyLines(one.body, terms) : []),
    `    answer: ${answer(one, terms)},`,
    ...(written ? [`    shown: { path: '${written.path}', as: '${written.show.component}' },`] : []),
    '  },',
  ]
}

/** What an API key needs, or that it is of no use. */
function access(one: Operation, { model }: Terms): string[] {
  if (isForSessions(model, one)) return ['    sessionsOnly: true,']
  const scopes = scopesOf(model, one)
  return scopes.length > 0 ? [`    scopes: ['${scopes.join("', '")}'],`] : []
}

const bodyLines = (body: Body, terms: Terms): string[] => [
  '    body: {',
  `    type: '${body.type}', typeRequired: ${body.typeRequired}, attributesRequired: ${body.attributesRequired}, idAllowed: ${body.idAllowed},${body.idBeside ? ' idBeside: true,' : ''}`,
  ...(body.direct ? ['    direct: true,'] : []),
  ...(body.flat ? ['    flat: true,'] : []),
  ...(body.older ? [`    older: '${body.older}',`] : []),
  ...(body.required ? [] : ['    optional: true,']),
  ...(body.linkages ? [`    linkages: ${JSON.stringify(body.linkages)},`] : []),
  '    attributes: {',
  ...body.attributes.map((one) => `      ${entry(one.name, fieldMembers(one, terms))}`),
  '    },',
  '    relationships: {',
  ...body.relationships.map((one) => `      ${entry(one.name, linkMembers(one))}`),
  '    },',
  '  },',
]

/** The headers of what is deprecated (RFC 9745, RFC 8594). */
function deprecation({ 'x-deprecation': dates }: OpenApi): string {
  const [since, sunset] = [new Date(dates!.since), new Date(dates!.sunset)]
  return literal({ deprecation: `'@${since.getTime() / 1_000}'`, sunset: `'${sunset.toUTCString()}'` })
}

/** The members of an object by their names, each as it is written; those that are undefined are left out. */
type Members = Record<string, string | number | boolean | undefined>

const literal = (members: Members): string => {
  const present = Object.entries(members).filter(([, value]) => value !== undefined)
  return `{ ${present.map(([name, value]) => `${name}: ${value}`).join(', ')} }`
}

const entry = (name: string, members: Members): string => `'${name}': ${literal(members)},`

const fieldMembers = ({ column, required, schema, ignored, file, members }: Field, { check, schemas }: Terms): Members => ({
  column: `'${column}'`,
  required,
  check: check(schema),
  ignored: ignored || undefined,
  sessionsOnly: schema['x-sessions-only'] || undefined,
  time: isTime(schema, schemas) || undefined,
  file: file && literal({ types: JSON.stringify(file.types), most: file.most, several: file.several || undefined }),
  members: members && JSON.stringify(members),
})

const linkMembers = ({ column, required, types, also, many, nullable, most, bare, each }: Link): Members => ({
  column: `'${column}'`,
  required,
  types: JSON.stringify(types),
  also: also.length > 0 ? JSON.stringify(also) : undefined,
  many,
  nullable,
  most: many && most !== 100 ? most : undefined,
  bare: bare || undefined,
  each: each || undefined,
})

function queryMembers({ family, key, many, required, schema }: QueryParameter, { check, schemas }: Terms): Members {
  const resolved = resolve(schema, schemas)
  return {
    family: `'${family}'`,
    key: `'${key}'`,
    kind: `'${kindOf(resolved, schemas)}'`,
    many,
    required,
    check: check(resolved),
    default: family === 'sort' ? JSON.stringify(resolved.default) : undefined,
  }
}

function kindOf(schema: Schema, schemas: Record<string, Schema>): string {
  if (schema.type === 'integer' || schema.type === 'boolean') return schema.type
  return isTime(schema, schemas) ? 'time' : 'text'
}

function isTime(schema: Schema, schemas: Record<string, Schema>): boolean {
  const name = nameOf(schema)
  if (name !== undefined) return isTime(schemas[name]!, schemas)
  return schema.format === 'timestamp-input' || (schema.oneOf?.some((one) => isTime(one, schemas)) ?? false)
}

function answer({ type, answer: one }: Operation, { model }: Terms): string {
  if (one.kind === 'one' || one.kind === 'page' || one.kind === 'list') {
    return literal({ kind: `'${one.kind}'`, of: `'${one.component}'`, later: one.later && `'${one.later}'` })
  }
  if (one.kind === 'text') return literal({ kind: `'${one.kind}'`, mediaType: `'${one.mediaType}'` })
  if (one.kind !== 'related' && one.kind !== 'linkage') return literal({ kind: `'${one.kind}'` })
  const relationships = one.relationships.map((to) => {
    const scope = scopeOfRelationship(model, type, to.types)
    return `'${to.name}': ${literal({ many: to.many, public: to.public, scope: scope && `'${scope}'` })}`
  })
  return literal({ kind: `'${one.kind}'`, relationships: `{ ${relationships.join(', ')} }` })
}
