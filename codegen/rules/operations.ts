/** Rules for operations. Each says its name, its callers, its parameters and its answers. */
import { followed } from '../changes/references.ts'
import { isRelationshipOperation } from '../meaning.ts'
import type { Operation } from '../model.ts'
import { columnOf, nameOf } from '../names.ts'
import { methods, webhooksIn } from '../openapi.ts'
import type { Parameter } from '../openapi.ts'
import type { Refuse, Rule } from './rule.ts'

const verbs = ['list', 'get', 'create', 'update', 'delete']

/** The operations that people wrote; those of relationships follow from them. */
const written = (operations: readonly Operation[]): Operation[] => operations.filter((one) => !isRelationshipOperation(one))

const names: Rule = (_contract, model, refuse) => {
  const seen = new Map<string, string>()
  // Those of relationships come first, so that the one that is refused is the one that somebody wrote.
  const hand = written(model.operations)
  for (const { id, source, path, type, method } of [...model.operations.filter(isRelationshipOperation), ...hand]) {
    const at = `${method.toUpperCase()} ${path}`
    if (!id) refuse(source, `${at} has no operationId`)
    else if (!/^[a-z][A-Za-z0-9]+$/.test(id)) refuse(source, `${id} is not a camel-case operationId`)
    if (seen.has(id)) refuse(source, `the operationId ${id} is already that of ${seen.get(id)!}`)
    seen.set(id, at)
    if (!type) refuse(source, `${at} belongs to no file of a resource type`)
  }
  for (const { id, source, path } of hand) {
    const said = (id ?? '').split(/(?=[A-Z])/).map((word) => word.toLowerCase())
    const last = path.split('/').findLast((segment) => !segment.startsWith('{')) ?? ''
    if (id && !verbs.includes(said[0]!) && !last.split(/[-_]/).some((word) => said.includes(word))) {
      refuse(source, `${id} begins with none of ${verbs.join(', ')} and has no word of ${last}`)
    }
  }
}

const parts: Rule = ({ document }, model, refuse) => {
  const tags = new Set(document.tags.map((one) => one.name))
  const webhooks = webhooksIn(document).map(([name, source]) => ({ id: `the webhook ${name}`, source }))
  for (const { source, id } of [...written(model.operations), ...webhooks]) {
    for (const part of ['summary', 'description'] as const) if (!source[part]) refuse(source, `${id} has no ${part}`)
    const [tag, ...more] = source.tags ?? []
    if (tag === undefined || more.length > 0) refuse(source, `${id} needs exactly one tag of openapi.yaml`)
    else if (!tags.has(tag)) refuse(source, `${id} has the tag ${tag}: write it into tags of openapi.yaml, and into a group of x-tagGroups`)
    if (!source['x-source']) refuse(source, `${id} does not say its x-source: documented, listed or decided`)
  }
}

const items: Rule = ({ document }, _model, refuse) => {
  for (const [path, item] of Object.entries(document.paths)) {
    if (!path.startsWith('/') || path.endsWith('/')) refuse(item, `${path} is no path: it begins with / and does not end with it`)
    if (!methods.some((method) => item[method])) refuse(item, `${path} has no operation`)
  }
}

const callers: Rule = ({ document }, model, refuse) => {
  const schemes = document.components.securitySchemes
  for (const { source, id, roles: named, security } of written(model.operations)) {
    if (source.security === undefined) refuse(source, `${id} does not say who may call it: write security, [] if anyone`)
    for (const scheme of (source.security ?? []).flatMap(Object.keys)) {
      if (!Object.hasOwn(schemes, scheme)) refuse(source, `${scheme} is no security scheme of openapi.yaml`)
    }
    if (named && security !== 'required') refuse(source, `${id} has x-roles, so it needs a credential of every caller`)
  }
}

const answers: Rule = ({ document }, model, refuse) => {
  for (const [name, { content }] of Object.entries(document.components.responses)) {
    const media = content!['application/json']!
    if (nameOf(media.schema) === undefined) refuse(media, `the response ${name} has a body that is no named schema`)
  }
  for (const { source, id } of written(model.operations)) {
    const all = Object.entries(source.responses)
    const successes = all.filter(([status]) => /^(?:2\d\d|302)$/.test(status))
    if (successes.length === 0) refuse(source, `${id} has no success response`)
    // What is new is created (201); what was there already, or a mail that went out, is not (200). What takes long is done later (202).
    const either = ['200,201', '200,202'].includes(successes.map(([status]) => status).join())
    if (successes.length > 1 && !either) refuse(source, `${id} has more than one success response`)
    for (const [status, response] of all) {
      if (response.$ref !== undefined) continue
      if (!response.description) refuse(response, `the response ${status} of ${id} has no description`)
      if (Object.keys(response.content ?? {}).some((type) => type !== 'application/json')) continue
      const media = response.content?.['application/json']
      if (status === '204' || status === '302' ? media : !media) {
        refuse(response, `the response ${status} of ${id} ${media ? 'can have no body' : 'has no schema'}`)
      }
      const named = media && (media.schema.oneOf ?? [media.schema]).every((one) => nameOf(one) !== undefined)
      if (media && !named) refuse(media, `the response ${status} of ${id} has a body that is no named schema`)
    }
  }
}

/** A secret is answered in a document: of files, pages, calendars and ways elsewhere no copy is kept in any case. */
const secrets: Rule = (_contract, model, refuse) => {
  for (const { source, id, answer } of written(model.operations)) {
    if (source['x-no-store'] && ['none', 'file', 'text', 'redirect'].includes(answer.kind))
      refuse(source, `${id} has x-no-store, but answers no document`)
  }
}

/** A list with pages takes the page parameters; any other takes none. */
const pages: Rule = (_contract, model, refuse) => {
  for (const { source, id, answer, query } of written(model.operations)) {
    const taken = query.filter((one) => one.family === 'page').map((one) => one.key)
    const paged = answer.kind === 'page' || answer.kind === 'mixed'
    if (paged && !(taken.includes('number') && taken.includes('size')))
      refuse(source, `${id} answers pages, so it takes page[number] and page[size]`)
    if (!paged && taken.length > 0) refuse(source, `${id} answers no pages, so it takes no page parameters`)
  }
}

const bodies: Rule = (_contract, model, refuse) => {
  const types = new Map(model.resources.map((one) => [one.type, one]))
  for (const { source, id, body, method, path } of written(model.operations)) {
    // What is deleted is named by the path or, where that names no record, by the body.
    const bodiless = method === 'get' || (method === 'delete' && path.includes('{'))
    if (source.requestBody && bodiless) refuse(source, `${id} can have no request body`)
    if (source.requestBody && !source.requestBody.description) refuse(source.requestBody, `the request body of ${id} has no description`)
    if (source.requestBody && source.requestBody.required === undefined) {
      refuse(source.requestBody, `${id} cannot do without its request body: write required: true`)
    }
    if (source.requestBody && !body?.component) refuse(source, `${id} has a request body that is no named schema`)
    if (!body) continue
    if (body.type && !types.has(body.type)) refuse(source, `${id} takes ${body.type}, which is no resource type`)
    const known = types.get(body.type)?.show.relationships
    for (const { name, types: ends, many, sentOnly } of body.relationships) {
      for (const end of ends) if (!types.has(end)) refuse(source, `${name} of ${id} names ${end}, which is no resource type`)
      // Some requests spell with underscores what answers spell with hyphens.
      const answered = known?.find((one) => columnOf(one.name) === columnOf(name))
      const writes = id.startsWith('create') || id.startsWith('update')
      if (writes && known && !answered && !sentOnly) refuse(source, `${id} takes the relationship ${name}, which ${body.type} do not have`)
      if (answered && answered.many !== many)
        refuse(source, `${name} is to ${many ? 'many' : 'one'} in ${id} and to ${many ? 'one' : 'many'} in answers`)
    }
  }
}

const parameters: Rule = ({ document }, model, refuse) => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const { parameters: list = [] } of [item, ...methods.flatMap((one) => item[one] ?? [])]) {
      const described = list.map((one) => followed(document, one))
      for (const one of described) parameterParts(one, path, refuse)
      const twice = described.find((one, index) => described.findIndex((other) => other.name === one.name) < index)
      if (twice) refuse(twice, `the parameter ${twice.name} is described twice`)
    }
  }
  for (const { source, id, path, pathParameters } of written(model.operations)) {
    for (const name of path.match(/(?<=\{)\w+(?=\})/g) ?? []) {
      if (!pathParameters.some((one) => one.name === name)) refuse(source, `${id} does not describe the path parameter ${name}`)
    }
  }
}

function parameterParts(one: Parameter, path: string, refuse: Refuse): void {
  const { name, schema } = one
  if (one.in === 'header') refuse(one, `${name} stands in a header, which no handler reads`)
  if (one.in === 'path' && !path.includes(`{${name}}`)) refuse(one, `${name} does not stand in the path ${path}`)
  if (one.in === 'path' && one.required !== true) refuse(one, `the path parameter ${name} is not required`)
  if (!one.description) refuse(one, `the parameter ${name} has no description`)
  if (one.example === undefined) refuse(one, `the parameter ${name} has no example`)
  if (schema.type === 'array' && (one.style !== 'form' || one.explode !== false)) {
    refuse(one, `${name} is a list separated by commas: write style: form and explode: false`)
  }
}

const tags: Rule = ({ document }, model, refuse) => {
  const used = new Set(model.operations.flatMap(({ source }) => source.tags ?? []))
  document.tags.forEach((tag, index) => {
    const before = document.tags[index - 1]
    if (before && before.name === tag.name) refuse(tag, `the tag ${tag.name} stands twice`)
    else if (before && before.name > tag.name) refuse(tag, `the tags are not sorted by name: ${tag.name} stands after ${before.name}`)
    if (!used.has(tag.name)) refuse(tag, `no operation has the tag ${tag.name}`)
  })
}

/** Of two operations that do the same, the one of the older version leads to the newer. */
const twins: Rule = (_contract, model, refuse) => {
  const all = written(model.operations)
  const endOf = (path: string): string => path.split('/').slice(4).join('/')
  for (const { id, type, method, path, source } of all.filter((one) => one.path.startsWith('/api/v1/'))) {
    const newer = all.find((one) => {
      return one.path.startsWith('/api/v2/') && one.type === type && one.method === method && endOf(one.path) === endOf(path)
    })
    const successor = newer && `${method.toUpperCase()} ${newer.path}`
    if (successor && !(source.deprecated && source.description.includes(`\`${successor}\``))) {
      refuse(source, `${id} does what ${successor} does: write deprecated: true, and name \`${successor}\` in its description`)
    }
  }
}

export const operationRules: readonly Rule[] = [names, items, parts, callers, answers, secrets, pages, bodies, parameters, tags, twins]
