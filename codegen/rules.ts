/** The house rules. Each looks at one thing and says what is wrong with it; nothing is ever ignored. */
import type { Model } from './model.ts'
import { methods } from './openapi.ts'
import type { Contract } from './read.ts'

type Refuse = (part: object, message: string) => void
type Rule = (contract: Contract, model: Model, refuse: Refuse) => void

const words: Record<string, readonly string[]> = {
  'a path item': ['parameters', ...methods],
  'an operation': [
    ...['operationId', 'tags', 'summary', 'description', 'security', 'parameters', 'requestBody', 'responses', 'deprecated'],
    ...['x-source', 'x-roles', 'x-permitted-when'],
  ],
  'a parameter': ['name', 'in', 'required', 'description', 'schema', 'example', 'style', 'explode', 'x-source', '$ref'],
  'a response': ['description', 'headers', 'content', '$ref', 'x-added-when'],
  'a schema': [
    ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems'],
    ...['maxItems', 'uniqueItems', 'items', 'properties', 'required', 'additionalProperties', 'oneOf', 'description', 'default'],
    ...['example', 'readOnly', 'writeOnly', 'deprecated'],
    ...['x-source', 'x-restricted', 'x-extensible-enum', 'x-relationship', 'x-permitted-when'],
  ],
}

function unknownWords(part: object, kind: string, refuse: Refuse): void {
  for (const word of Object.keys(part)) {
    if (!words[kind]!.includes(word)) refuse(part, `${word} is not a keyword of ${kind}`)
  }
}

const keywords: Rule = ({ document }, _model, refuse) => {
  for (const item of Object.values(document.paths)) {
    unknownWords(item, 'a path item', refuse)
    for (const parameter of item.parameters ?? []) unknownWords(parameter, 'a parameter', refuse)
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      unknownWords(operation, 'an operation', refuse)
      for (const parameter of operation.parameters ?? []) unknownWords(parameter, 'a parameter', refuse)
      for (const response of Object.values(operation.responses ?? {})) unknownWords(response, 'a response', refuse)
    }
  }
  everySchema({ document } as Contract, (schema) => unknownWords(schema, 'a schema', refuse))
}

/** Calls `visit` with every schema of the contract, `name` being the property it is. */
function everySchema({ document }: Pick<Contract, 'document'>, visit: (schema: Record<string, unknown>, name: string) => void): void {
  const walk = (schema: unknown, name: string): void => {
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return
    const one = schema as Record<string, unknown>
    visit(one, name)
    for (const [key, inner] of Object.entries((one['properties'] as object | undefined) ?? {})) walk(inner, key)
    walk(one['items'], name)
    walk(one['additionalProperties'], name)
    for (const inner of (one['oneOf'] as unknown[] | undefined) ?? []) walk(inner, name)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name)
  for (const item of Object.values(document.paths)) {
    for (const parameter of [item, ...methods.map((one) => item[one])].flatMap((one) => one?.parameters ?? [])) {
      walk(parameter.schema, parameter.name)
    }
  }
}

const operationIds: Rule = (_contract, model, refuse) => {
  const seen = new Map<string, string>()
  for (const { id, source, path, room, method } of model.operations) {
    const at = `${method.toUpperCase()} ${path}`
    if (!id) refuse(source, `${at} has no operationId`)
    else if (!/^[a-z][A-Za-z0-9]+$/.test(id)) refuse(source, `${id} is not a camel-case operationId`)
    if (seen.has(id)) refuse(source, `the operationId ${id} is already that of ${seen.get(id)!}`)
    seen.set(id, at)
    if (!room) refuse(source, `${at} belongs to no file of openapi/resources`)
  }
}

const operationParts: Rule = ({ document }, model, refuse) => {
  const tags = new Set(document.tags.map((one) => one.name))
  for (const { source, id, path, answer, pathParameters, status, body } of model.operations) {
    if (answer.kind === 'related' || answer.kind === 'linkage') continue
    if (source.security === undefined) refuse(source, `${id} does not say who may call it: write security, [] if anyone`)
    for (const part of ['summary', 'description'] as const) if (!source[part]) refuse(source, `${id} has no ${part}`)
    if (source.tags?.length !== 1 || !tags.has(source.tags[0]!)) refuse(source, `${id} needs exactly one tag of openapi.yaml`)
    if (!['documented', 'listed', 'decided'].includes(source['x-source'] ?? '')) {
      refuse(source, `${id} does not say its x-source: documented, listed or decided`)
    }
    if (!(status >= 200 && status < 300)) refuse(source, `${id} has no success response`)
    if (source.requestBody && !body?.component) refuse(source, `${id} has a request body that is no named schema`)
    const inPath = path.match(/(?<=\{)\w+(?=\})/g) ?? []
    for (const name of inPath) {
      const parameter = pathParameters.find((one) => one.name === name)
      if (!parameter) refuse(source, `${id} does not describe the path parameter ${name}`)
      else if (parameter.example === undefined) refuse(source, `${id} has no example of the path parameter ${name}`)
    }
  }
}

const tagsSorted: Rule = ({ document }, _model, refuse) => {
  const names = document.tags.map((one) => one.name)
  if (names.join() !== [...names].sort().join()) refuse(document, 'the tags are not sorted by name')
}

const componentNames: Rule = ({ document, room }, _model, refuse) => {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const file = room.get(schema) ?? ''
    if (['schemas', 'health'].includes(file)) continue
    const singular = file.replace(/ies$/, 'y').replace(/(ch|ss)es$/, '$1').replace(/(?<!s)s$/, '')
    const prefix = singular.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
    if (!name.startsWith(prefix)) refuse(schema, `${name} should start with ${prefix}, as everything of ${file}.yaml`)
  }
}

const described: Rule = (contract, _model, refuse) => {
  everySchema(contract, (schema, name) => {
    if (schema['$ref'] !== undefined || schema['const'] !== undefined || schema['type'] === 'null') return
    if (schema['type'] === undefined && schema['oneOf'] === undefined) refuse(schema, `${name} has no type`)
    const types = [schema['type'] ?? []].flat()
    if (schema['description'] === undefined) refuse(schema, `${name} has no description`)
    if (types.includes('string') && schema['enum'] === undefined && schema['maxLength'] === undefined) {
      refuse(schema, `${name} has no maxLength`)
    }
    if (types.includes('array') && schema['maxItems'] === undefined) refuse(schema, `${name} has no maxItems`)
    for (const type of ['integer', 'number']) {
      if (types.includes(type) && (schema['minimum'] === undefined || schema['maximum'] === undefined)) {
        refuse(schema, `${name} has no minimum or no maximum`)
      }
    }
    if (types.includes('object') && schema['properties'] === undefined && schema['additionalProperties'] === undefined) {
      refuse(schema, `${name} is an object without properties; say additionalProperties: true if any may stand there`)
    }
  })
}

const examples: Rule = ({ document }, model, refuse) => {
  for (const object of model.objects) {
    const schema = document.components.schemas[object.component]!
    for (const [name, attribute] of Object.entries(schema.properties?.['attributes']?.properties ?? {})) {
      if (attribute.$ref === undefined && attribute.example === undefined) refuse(attribute, `${name} has no example`)
    }
    if (!schema['x-source']) refuse(schema, `${object.component} does not say its x-source`)
  }
}

const rules: Rule[] = [keywords, operationIds, operationParts, tagsSorted, componentNames, described, examples]

/** Applies every rule; what is wrong is added to the contract's problems. */
export function applyRules(contract: Contract, model: Model): void {
  const said = new Set<string>()
  const refuse: Refuse = (part, message) => {
    const where = contract.where(part)
    if (said.has(where + message)) return
    said.add(where + message)
    contract.problems.push({ where, message })
  }
  for (const rule of rules) rule(contract, model, refuse)
}
