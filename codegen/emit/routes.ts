/** `routes.ts`: the table that `http/mount.ts` registers. */
import { nameOf } from '../model.ts'
import type { Body, Model, Operation, QueryParameter } from '../model.ts'
import type { Schema } from '../openapi.ts'

export function emitRoutes(model: Model, checkFor: (schema: Schema) => string): string {
  const used = new Set<string>()
  const check = (schema: Schema): string => {
    const name = checkFor(schema)
    used.add(name)
    return name
  }
  const schemas = model.document.components.schemas
  const isTime = (schema: Schema): boolean => {
    const name = nameOf(schema)
    if (name !== undefined) return isTime(schemas[name]!)
    return schema.format === 'timestamp-input' || (schema.oneOf?.some(isTime) ?? false)
  }

  const body = (one: Body): string =>
    [
      '{',
      `    type: '${one.type}', typeRequired: ${one.typeRequired}, attributesRequired: ${one.attributesRequired}, idAllowed: ${one.idAllowed},${one.idBeside ? ' idBeside: true,' : ''}`,
      ...(one.direct ? ['    direct: true,'] : []),
      ...(one.flat ? ['    flat: true,'] : []),
      ...(one.older ? [`    older: '${one.older}',`] : []),
      ...(one.required ? [] : ['    optional: true,']),
      ...(one.linkages ? [`    linkages: ${JSON.stringify(one.linkages)},`] : []),
      '    attributes: {',
      ...one.attributes.map(
        (field) =>
          `      '${field.name}': { column: '${field.column}', required: ${field.required}, check: ${check(field.schema)}${field.ignored ? ', ignored: true' : ''}${isTime(field.schema) ? ', time: true' : ''}${field.file ? `, file: { types: ${JSON.stringify(field.file.types)}, most: ${field.file.most}${field.file.several ? `, several: ${field.file.several}` : ''} }` : ''} },`,
      ),
      '    },',
      '    relationships: {',
      ...one.relationships.map(
        (link) =>
          `      '${link.name}': { column: '${link.column}', required: ${link.required}, types: ${JSON.stringify(link.types)}, many: ${link.many}, nullable: ${link.nullable}${link.many && link.most !== 100 ? `, most: ${link.most}` : ''}${link.bare ? ', bare: true' : ''}${link.each ? ', each: true' : ''}${link.ignored ? ', ignored: true' : ''} },`,
      ),
      '    },',
      '  }',
    ].join('\n')

  const query = (one: QueryParameter): string => {
    const schema = nameOf(one.schema) ? schemas[nameOf(one.schema)!]! : one.schema
    const kind = schema.type === 'integer' ? 'integer' : schema.type === 'boolean' ? 'boolean' : isTime(schema) ? 'time' : 'text'
    return `{ family: '${one.family}', key: '${one.key}', kind: '${kind}', many: ${one.many}, required: ${one.required}, check: ${check(schema)}${schema.default !== undefined && one.family === 'sort' ? `, default: ${JSON.stringify(schema.default)}` : ''} }`
  }

  const route = (one: Operation): string[] => [
    '  {',
    `    id: '${one.id}',`,
    `    room: '${one.room}',`,
    `    method: '${one.method.toUpperCase()}',`,
    `    path: '${one.path}',`,
    `    status: ${one.status},`,
    `    security: '${one.security}',`,
    ...(one.roles ? [`    roles: ${JSON.stringify(one.roles)},`] : []),
    ...(one.query.length ? ['    query: {', ...one.query.map((q) => `      '${q.name}': ${query(q)},`), '    },'] : ['    query: {},']),
    ...(one.body ? [`    body: ${body(one.body)},`] : []),
    `    answer: ${answer(one)},`,
    '  },',
  ]

  const answer = ({ answer: one }: Operation): string => {
    if (one.kind === 'one' || one.kind === 'page' || one.kind === 'list') return `{ kind: '${one.kind}', of: '${one.component}' }`
    if (one.kind === 'related' || one.kind === 'linkage') {
      return `{ kind: '${one.kind}', relationships: { ${one.relationships.map((to) => `'${to.name}': { many: ${to.many}, public: ${to.public} }`).join(', ')} } }`
    }
    return `{ kind: '${one.kind}' }`
  }

  const rows = model.operations.flatMap(route)
  const identifier = check({ $ref: '#/components/schemas/Identifier' })
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
  ].join('\n')
}
