/** Rules for schemas. Each says enough of itself that validators, types and readers know all there is to know. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from '../../src/http/formats.ts'
import { columnOf, nameOf, pascal } from '../names.ts'
import { parametersIn } from '../openapi.ts'
import type { OpenApi, Schema } from '../openapi.ts'
import type { Refuse, Rule } from './rule.ts'

/** Calls `visit` with every schema of the contract, `name` being the property, component or parameter that it is. */
function everySchema(document: OpenApi, visit: (schema: Schema, name: string) => void): void {
  const walk = (schema: unknown, name: string): void => {
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return
    const one = schema as Schema
    visit(one, name)
    for (const [key, inner] of Object.entries(one.properties ?? {})) walk(inner, key)
    walk(one.items, name)
    walk(one.additionalProperties, name)
    for (const inner of one.oneOf ?? []) walk(inner, name)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name)
  for (const { schema, name } of parametersIn(document)) walk(schema, name)
}

/** What may stand beside a `$ref`: the checks are those of the component alone. */
const besideReference = ['$ref', 'description', 'example', 'readOnly', 'deprecated']

const references: Rule = ({ document }, _model, refuse) => {
  everySchema(document, (schema) => {
    if (schema.$ref === undefined) return
    for (const word of Object.keys(schema)) {
      if (!besideReference.includes(word) && !word.startsWith('x-')) refuse(schema, `${word} means nothing beside a $ref`)
    }
  })
}

const componentNames: Rule = ({ document, typeOf }, _model, refuse) => {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const file = typeOf.get(schema) ?? ''
    if (['schemas', 'health'].includes(file)) continue
    const singular = file
      .replace(/ies$/, 'y')
      .replace(/(ch|ss)es$/, '$1')
      .replace(/(?<!s)s$/, '')
    const prefix = pascal(singular)
    if (!name.startsWith(prefix)) refuse(schema, `${name} should start with ${prefix}, as everything of ${file}.yaml`)
  }
}

const described: Rule = ({ document }, _model, refuse) => {
  // What a parameter is, its own description says.
  const ofParameters = new Set(parametersIn(document).map((one) => one.schema))
  everySchema(document, (schema, name) => {
    if (schema.$ref !== undefined || schema.const !== undefined || schema.type === 'null') return
    if (schema.type === undefined && schema.oneOf === undefined) refuse(schema, `${name} has no type`)
    if (schema.description === undefined && !ofParameters.has(schema)) refuse(schema, `${name} has no description`)
    bounds(schema, name, refuse)
    shape(schema, name, refuse)
  })
}

function bounds(schema: Schema, name: string, refuse: Refuse): void {
  const types = [schema.type ?? []].flat()
  if (types.includes('string') && schema.enum === undefined && schema.maxLength === undefined) refuse(schema, `${name} has no maxLength`)
  if (types.includes('array') && schema.maxItems === undefined) refuse(schema, `${name} has no maxItems`)
  if ((types.includes('integer') || types.includes('number')) && (schema.minimum === undefined || schema.maximum === undefined)) {
    refuse(schema, `${name} has no minimum or no maximum`)
  }
}

function shape(schema: Schema, name: string, refuse: Refuse): void {
  const types = [schema.type ?? []].flat()
  if (types.includes('array') && schema.items === undefined) refuse(schema, `${name} does not say what it is a list of: write items`)
  if (types.includes('object') && schema.properties === undefined && schema.additionalProperties === undefined) {
    refuse(schema, `${name} is an object without properties; say additionalProperties: true if any may stand there`)
  }
  if (schema.properties !== undefined && (schema.additionalProperties ?? false) !== false) {
    refuse(schema, `${name} has properties, so it is closed: leave additionalProperties out`)
  }
  for (const required of schema.required ?? []) {
    if (!Object.hasOwn(schema.properties ?? {}, required)) refuse(schema, `${name} requires ${required}, which it does not have`)
  }
}

const sources: Rule = ({ document }, model, refuse) => {
  for (const object of model.objects) {
    const schema = document.components.schemas[object.component]!
    if (!schema['x-source']) refuse(schema, `${object.component} does not say its x-source`)
    if (!schema.properties?.['attributes']) refuse(schema, `${object.component} has no attributes: write an object with properties: {}`)
    // The serializers put the comma of a restricted attribute after one that is always there.
    if (object.attributes.length > 0 && object.attributes.every((one) => one.restricted)) {
      refuse(schema, `${object.component} has no attribute that every caller sees`)
    }
    if (schema.properties?.['meta'] && object.meta.length === 0)
      refuse(schema, `${object.component} has a meta without members: leave it out`)
    for (const { name } of object.meta.filter((one) => one.restricted)) {
      refuse(schema.properties!['meta']!, `${name} in meta is shown to every caller: leave x-restricted out`)
    }
  }
}

/** Every attribute has an example: of a request as well, since the published examples are made of them. */
const attributesHaveExamples: Rule = ({ document }, model, refuse) => {
  const answered = model.objects.flatMap((one) => {
    const { attributes, meta } = document.components.schemas[one.component]!.properties!
    return [attributes?.properties ?? {}, meta?.properties ?? {}]
  })
  const taken = model.operations.map(({ body }) => Object.fromEntries((body?.attributes ?? []).map((one) => [one.name, one.schema])))
  for (const [name, attribute] of [...answered, ...taken].flatMap(Object.entries<Schema>)) {
    if (attribute.$ref === undefined && attribute.example === undefined) refuse(attribute, `${name} has no example`)
  }
}

/** A name becomes a column and a word of generated code. */
const names: Rule = ({ document }, model, refuse) => {
  for (const { component } of model.objects) {
    const { attributes, relationships, meta } = document.components.schemas[component]!.properties!
    const columns = new Map<string, string>()
    for (const part of [attributes, meta]) columnsOf(part ?? {}, columns, refuse)
    columnsOf(relationships ?? {}, new Map(), refuse)
  }
}

/** `columns` are those that the row has already, with the names that they are of. */
function columnsOf(part: Schema, columns: Map<string, string>, refuse: Refuse): void {
  for (const name of Object.keys(part.properties ?? {})) {
    if (!/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/.test(name)) {
      refuse(part.properties![name]!, `${name} is no name: write words of small letters and digits, joined by - or _`)
    }
    const other = columns.get(columnOf(name))
    if (other !== undefined) refuse(part, `${other} and ${name} are one column`)
    columns.set(columnOf(name), name)
  }
}

const examplesFit: Rule = ({ document }, _model, refuse) => {
  const ajv = new Ajv2020({ strict: false, formats })
  ajv.addSchema({ components: { schemas: document.components.schemas } }, 'contract')
  const compiled = new Map<string, ValidateFunction>()
  const compile = ({ description: _, example: __, ...schema }: Schema): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object)
    compiled.set(text, validate)
    return validate
  }
  const check = (schema: Schema, value: unknown, at: object, name: string): void => {
    const validate = compile(schema)
    if (validate(value)) return
    const [first] = validate.errors!
    refuse(at, `${name} does not fit: ${`${first!.instancePath} ${first!.message!}`.trim()}`)
  }
  everySchema(document, (schema, name) => {
    if (schema.example !== undefined) check(schema, schema.example, schema, `the example of ${name}`)
    if (schema.default !== undefined) check(schema, schema.default, schema, `the default of ${name}`)
    const known = schema['x-extensible-enum']
    if (known && !known.includes(schema.example as string) && !(schema.example === null && [schema.type].flat().includes('null'))) {
      refuse(schema, `the example of ${name} is none of its known values`)
    }
  })
  for (const one of parametersIn(document)) {
    if (one.schema && one.example !== undefined) check(one.schema, one.example, one, `the example of the parameter ${one.name}`)
  }
}

/** What is sent as a data URL says which files it may be, and only that. */
const files: Rule = ({ document }, _model, refuse) => {
  everySchema(document, (schema, name) => {
    const isFile = schema.format === 'data-url'
    const rule = schema['x-file']
    if (isFile && (!Array.isArray(rule?.types) || !Number.isInteger(rule?.most)))
      refuse(schema, `${name} is a file: add x-file with its types and most bytes`)
    if (!isFile && rule !== undefined) refuse(schema, `${name} has x-file but is no data URL: add format: data-url`)
    if (schema['x-download'] && schema.format !== 'uri' && schema.contentMediaType !== 'text/html')
      refuse(schema, `${name} is downloaded, so it is a URL or HTML: add format: uri or contentMediaType: text/html`)
    if (schema['x-below-self'] && (schema.format !== 'uri' || schema.type !== 'string'))
      refuse(schema, `${name} stands below the address of its record, so it is always a URL: add type: string and format: uri`)
  })
}

/** A schema that contains itself has no example and no check of one value. */
const finite: Rule = ({ document }, _model, refuse) => {
  const { schemas } = document.components
  const done = new Set<string>()
  const visit = (part: unknown, path: readonly string[]): void => {
    if (typeof part !== 'object' || part === null) return
    const name = nameOf(part as Schema)
    if (name !== undefined && path.includes(name)) refuse(schemas[name]!, `${name} contains itself`)
    else if (name !== undefined && !done.has(name)) {
      visit(schemas[name], [...path, name])
      done.add(name)
    }
    for (const inner of Object.values(part)) visit(inner, path)
  }
  for (const name of Object.keys(schemas)) visit({ $ref: `#/components/schemas/${name}` }, [])
}

export const schemaRules: readonly Rule[] = [
  references,
  componentNames,
  described,
  sources,
  attributesHaveExamples,
  names,
  examplesFit,
  files,
  finite,
]
