/**
 * The one call by which a handler accepts a request body. Names first (105), then presence and types (106, 116), then
 * values (422), so that a client learns of a refusal before it learns of a mistake (DESIGN: errors come in an order).
 */
import type { Database } from '../database/connect.ts'
import { Upload } from '../effects/uploads.ts'
import { gathered, isObject, whereSent, withNested, withOlderForm } from './body-forms.ts'
import type { Json } from './body-forms.ts'
import { badDocument, badValue, conflict, missing, notAllowed, otherId, refuseAll, refusedValue, typeMismatch } from './errors.ts'
import type { ApiError } from './errors.ts'
import type { BodyRule, Check, LinkRule } from './route.ts'
import { deepest, isShallow } from './json.ts'
import { holdsItsType } from './sniff.ts'
import { readTimestamp } from './timestamps.ts'

/** Which of `ids` name a record of one of `types` that the caller may see. */
export type Present = (db: Database, types: readonly string[], ids: readonly string[]) => Promise<Set<string>>

export interface AcceptOptions {
  /** The names that may be sent now; absent: all that the contract lets the operation write. */
  only?: readonly string[]
  /** Names of which one each is needed, attributes or relationships; the first is the one to tell. */
  either?: readonly (readonly string[])[]
  /** The id of the record being written; another `data.id` is a conflict. */
  record?: string
  /** Which records may be named besides those that the caller may see. */
  also?: Present
}

/** What a request sent, before anything of it is accepted. */
export interface Sent {
  /** The id that the body gives its record, if it is well formed. */
  id: string | undefined
  attributes: Readonly<Json>
  relationshipNames: readonly string[]
  /** The id that a to-one relationship names, if it is well formed. */
  linked(name: string): string | undefined
  /** The type that a to-one relationship names, if it is one of those expected. */
  linkedType(name: string): string | undefined
}

export interface AcceptedBody {
  sent: Sent
  accept(db: Database, options?: AcceptOptions): Promise<Json>
}

/**
 * Opens a body. `present` looks up what its relationships name.
 * @throws 400/122 when it is not an object with an object `data`.
 */
export function openBody(body: unknown, rule: BodyRule, present: Present, isIdentifier: (value: unknown) => boolean): AcceptedBody {
  if (rule.linkages) return openLinkages(body, rule.linkages, present, isIdentifier)
  const document = withOlderForm(body, rule)
  if (!isObject(document)) throw badDocument('The body must be a JSON object with a member data.')
  if (!isObject(document['data'])) throw badDocument('data must be an object.')
  const { data: whole, differing } = rule.direct ? gathered(document['data'], rule) : { data: document['data'], differing: [] }
  const { data, bare } = withNested(whole, rule)
  for (const part of ['attributes', 'relationships'] as const) {
    if (Object.hasOwn(data, part) && !isObject(data[part])) throw badDocument(`data.${part} must be an object.`)
  }
  const attributes = (data['attributes'] ?? {}) as Json
  const relationships = (data['relationships'] ?? {}) as Json

  const linkageOf = (name: string): Json => {
    const one = Object.hasOwn(relationships, name) ? relationships[name] : undefined
    const linkage = isObject(one) ? one['data'] : undefined
    return isObject(linkage) ? linkage : {}
  }
  const linked = (name: string): string | undefined => {
    const { id } = linkageOf(name)
    return isIdentifier(id) ? (id as string) : undefined
  }
  const linkedType = (name: string): string | undefined => {
    const { type } = linkageOf(name)
    return typeof type === 'string' ? rule.relationships[name]?.types.find((one) => fold(one) === fold(type)) : undefined
  }

  async function accept(db: Database, { only, either, record, also }: AcceptOptions = {}): Promise<Json> {
    const refuse = (errors: readonly ApiError[]): void => refuseAll(errors.map((one) => whereSent(one, bare)))
    refuse(refusedNames(document as Json, data, rule, only))
    refuse(missingAndMistyped(data, attributes, relationships, rule, either))
    const { values, errors, links } = readValues(attributes, relationships, rule, isIdentifier)
    errors.unshift(...badIds(document as Json, data, rule, isIdentifier), ...differing)
    const any: Present = async (...asked) => (await present(...asked)).union((await also?.(...asked)) ?? new Set())
    errors.push(...(await badFiles(attributes, rule)), ...(await absentRecords(db, links, any)))
    refuse(errors)
    if (record !== undefined && rule.idAllowed && Object.hasOwn(data, 'id') && data['id'] !== record) {
      throw conflict(otherId)
    }
    return values
  }

  const given = rule.idAllowed ? (data['id'] ?? (rule.idBeside ? document['id'] : undefined)) : undefined
  const id = isIdentifier(given) ? (given as string) : undefined
  return { sent: { id, attributes, relationshipNames: Object.keys(relationships), linked, linkedType }, accept }
}

/** A body whose `data` is a list of linkages; it is read as a document with one relationship. */
function openLinkages(
  body: unknown,
  { types, most }: { types: string[]; most: number },
  present: Present,
  isIdentifier: (value: unknown) => boolean,
): AcceptedBody {
  if (!isObject(body) || !Array.isArray(body['data'])) throw badDocument('data must be an array of linkages.')
  const { data, ...rest } = body
  if (data.length === 0 || data.length > most) throw refusedValue('data', `must hold between 1 and ${most} linkages`, '/data')
  const ids = { column: 'ids', required: true, types, many: true, nullable: false }
  const rule = { type: '', typeRequired: false, attributesRequired: false, idAllowed: false, attributes: {}, relationships: { data: ids } }
  return openBody({ ...rest, data: { relationships: { data: { data } } } }, rule, present, isIdentifier)
}

/** What clients send back of a resource object that they were shown. */
const tolerated = ['type', 'links', 'meta']

function refusedNames(document: Json, data: Json, rule: BodyRule, only?: readonly string[]): ApiError[] {
  const errors: ApiError[] = []
  const refuse = (part: Json, allowed: (name: string) => boolean): void => {
    for (const name of Object.keys(part)) if (!allowed(name)) errors.push(notAllowed(name))
  }
  const writable = (names: object) => (name: string) => Object.hasOwn(names, name) && (only === undefined || only.includes(name))
  refuse(document, (name) => name === 'data' || name === 'jsonapi' || name === 'meta' || (name === 'id' && rule.idBeside === true))
  for (const name of Object.keys(data)) {
    if (name === 'attributes') refuse(data[name] as Json, writable(rule.attributes))
    else if (name === 'relationships') refuse(data[name] as Json, writable(rule.relationships))
    else if (!tolerated.includes(name) && !(name === 'id' && rule.idAllowed)) errors.push(notAllowed(name))
  }
  for (const [name, one] of Object.entries((data['relationships'] ?? {}) as Json)) {
    for (const { part } of partsOf(one, rule.relationships[name], '')) {
      if (!isObject(part)) continue
      refuse(part, (member) => member === 'data')
      for (const linkage of [part['data']].flat()) if (isObject(linkage)) refuse(linkage, (member) => member === 'type' || member === 'id')
    }
  }
  return errors
}

/** The objects with `data` that a relationship is sent as: one, or a list of them where the contract has such a list. */
function partsOf(sent: unknown, rule: LinkRule | undefined, pointer: string): { part: unknown; at: string }[] {
  if (!rule?.each) return [{ part: sent, at: pointer }]
  return Array.isArray(sent) ? sent.map((part: unknown, index) => ({ part, at: `${pointer}/${index}` })) : []
}

const attributesAt = ({ direct, flat }: BodyRule): string => (flat ? '' : direct ? '/data' : '/data/attributes')

function missingAndMistyped(
  data: Json,
  attributes: Json,
  relationships: Json,
  rule: BodyRule,
  either: readonly (readonly string[])[] = [],
): ApiError[] {
  const errors: ApiError[] = []
  if (Object.hasOwn(data, 'type')) {
    if (typeof data['type'] !== 'string' || fold(data['type']) !== fold(rule.type)) {
      errors.push(typeMismatch(data['type'], [rule.type], '/data/type'))
    }
  } else if (rule.typeRequired) errors.push(missing('type', '/data/type'))
  const required = Object.entries(rule.attributes).filter(([, one]) => one.required)
  if (rule.attributesRequired && required.length === 0 && !Object.hasOwn(data, 'attributes')) {
    errors.push(missing('attributes', '/data/attributes'))
  }
  for (const [name] of required) {
    if (!Object.hasOwn(attributes, name)) errors.push(missing(name, `${attributesAt(rule)}/${name}`))
  }
  for (const names of either) {
    if (names.some((name) => Object.hasOwn(attributes, name) || Object.hasOwn(relationships, name))) continue
    const place = Object.hasOwn(rule.attributes, names[0]!) ? attributesAt(rule) : '/data/relationships'
    errors.push(missing(names[0]!, `${place}/${names[0]!}`))
  }
  for (const [name, link] of Object.entries(rule.relationships)) {
    const { required, types, ignored } = link
    const pointer = `/data/relationships/${name}`
    if (!Object.hasOwn(relationships, name)) {
      if (required) errors.push(missing(name, pointer))
      continue
    }
    if (ignored) continue
    for (const { part, at } of partsOf(relationships[name], link, pointer)) errors.push(...mistypedLinkages(part, types, at))
  }
  return errors
}

function mistypedLinkages(one: unknown, types: readonly string[], pointer: string): ApiError[] {
  if (!isObject(one)) return []
  const errors: ApiError[] = []
  if (!Object.hasOwn(one, 'data')) errors.push(missing('data', `${pointer}/data`))
  const several = Array.isArray(one['data'])
  for (const [index, linkage] of [one['data']].flat().entries()) {
    if (!isObject(linkage)) continue
    const at = several ? `${pointer}/data/${index}` : `${pointer}/data`
    for (const member of ['type', 'id']) if (!Object.hasOwn(linkage, member)) errors.push(missing(member, `${at}/${member}`))
    const { type } = linkage
    if (type !== undefined && !types.some((expected) => typeof type === 'string' && fold(type) === fold(expected))) {
      errors.push(typeMismatch(type, types, `${at}/type`))
    }
  }
  return errors
}

/** The id of the record may stand in `data` and, in some bodies, beside it. */
function badIds(document: Json, data: Json, rule: BodyRule, isIdentifier: (value: unknown) => boolean): ApiError[] {
  const inside = rule.idAllowed && Object.hasOwn(data, 'id')
  const beside = rule.idBeside === true && Object.hasOwn(document, 'id')
  if (inside && !isIdentifier(data['id'])) return [badValue('id', 'is not an identifier', '/data/id')]
  if (beside && !isIdentifier(document['id'])) return [badValue('id', 'is not an identifier', '/id')]
  return inside && beside && data['id'] !== document['id'] ? [badValue('id', 'is another one than that of data', '/id')] : []
}

interface LinkSent {
  name: string
  ids: { id: string; type: string; pointer: string }[]
}

function readValues(
  attributes: Json,
  relationships: Json,
  rule: BodyRule,
  isIdentifier: (value: unknown) => boolean,
): { values: Json; errors: ApiError[]; links: LinkSent[] } {
  const values: Json = {}
  const errors: ApiError[] = []
  const links: LinkSent[] = []
  for (const [name, value] of Object.entries(attributes)) {
    const { check, column, ignored, time, file } = rule.attributes[name]!
    if (ignored) continue
    if (file && value instanceof Upload) values[column] = value
    // In parts the document holds no files, however they are written.
    else if (file && file.several === undefined && typeof value === 'string') {
      errors.push(badValue(name, 'must be sent as a part of its own', `${attributesAt(rule)}/${name}`))
    } else if (!isShallow(value)) errors.push(badValue(name, `nests deeper than ${deepest} levels`, `${attributesAt(rule)}/${name}`))
    else if (check(file?.several === undefined ? value : withoutFiles(value)))
      values[column] = time && typeof value === 'string' ? readTimestamp(value) : value
    else errors.push(badValue(name, whyNot(check), `${attributesAt(rule)}/${name}${check.errors?.at(-1)?.instancePath ?? ''}`))
  }
  for (const [name, one] of Object.entries(relationships)) {
    const { column, types, many, nullable, most = 100, each, ignored } = rule.relationships[name]!
    if (ignored) continue
    const pointer = `/data/relationships/${name}`
    const linkage = each ? linkagesOf(one, nullable) : isObject(one) ? one['data'] : undefined
    if (many ? !Array.isArray(linkage) || linkage.length > most : !isObject(linkage) && !(nullable && linkage === null)) {
      errors.push(badValue(name, many ? `must be an array of at most ${most} linkages` : 'must be a linkage', pointer))
      continue
    }
    const ids: LinkSent['ids'] = []
    // That the type is one of these was found before.
    const named = ({ type }: Json): string => types.find((expected) => fold(expected) === fold(type as string))!
    for (const [index, link] of [linkage].flat().entries()) {
      if (link === null && !many) continue
      const at = each ? `${pointer}/${index}/data` : many ? `${pointer}/data/${index}` : `${pointer}/data`
      if (isObject(link) && isIdentifier(link['id'])) ids.push({ id: link['id'] as string, type: named(link), pointer: `${at}/id` })
      else errors.push(badValue(name, 'does not name a record', isObject(link) ? `${at}/id` : at))
    }
    const unique = [...new Set(ids.map((link) => link.id))]
    values[column] = many ? unique : (unique[0] ?? null)
    if (!many && types.length > 1) values[column.replace(/_id$/, '_type')] = ids[0]?.type ?? null
    links.push({ name, ids })
  }
  return { values, errors, links }
}

/** A list of files and addresses as one of addresses alone. What was to be a file and did not arrive as one is none. */
const withoutFiles = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((one) => (one instanceof Upload ? 'https://stored.invalid' : typeof one === 'string' && /^data:/i.test(one) ? null : one))
    : list

/** The linkages of a list in which each has a `data` of its own; none for null. */
function linkagesOf(sent: unknown, nullable: boolean): unknown {
  if (sent === null && nullable) return []
  return Array.isArray(sent) ? sent.map((one: unknown) => (isObject(one) ? one['data'] : undefined)) : undefined
}

/** One error for each file that is none, is not of a kind that is taken, or is not what it says it is. */
async function badFiles(attributes: Json, rule: BodyRule): Promise<ApiError[]> {
  const errors: ApiError[] = []
  for (const [name, value] of Object.entries(attributes)) {
    const file = rule.attributes[name]!.file
    if (!file) continue
    for (const [index, upload] of [value].flat().entries()) {
      if (!(upload instanceof Upload)) continue
      const pointer = `/data/attributes/${name}${file.several === undefined ? '' : `/${index}`}`
      if (upload.fault !== undefined) errors.push(badValue(name, upload.fault, pointer))
      else if (!file.types.includes(upload.type)) errors.push(badValue(name, `must be one of ${file.types.join(', ')}`, pointer))
      else if (!(await holdsItsType(upload))) errors.push(badValue(name, `does not hold ${upload.type}`, pointer))
    }
  }
  return errors
}

async function absentRecords(db: Database, links: readonly LinkSent[], present: Present): Promise<ApiError[]> {
  const errors: ApiError[] = []
  for (const { name, ids } of links) {
    const found = new Map<string, Set<string>>()
    for (const [type, named] of Map.groupBy(ids, (one) => one.type)) {
      const asked = named.map((one) => one.id)
      found.set(type, await present(db, [type], asked))
    }
    for (const { id, type, pointer } of ids) {
      if (!found.get(type)!.has(id)) errors.push(badValue(name, 'names a record that does not exist', pointer))
    }
  }
  return errors
}

const whyNot = ({ errors }: Check): string => {
  const last = errors?.find((one) => !/must be null|must be equal to constant/.test(one.message ?? '')) ?? errors?.[0]
  return last?.message ?? 'is not valid'
}

/** `Account`, `account` and `accounts` are one type; so are `PremiumServiceRequest` and `premium-service-requests`. */
export const fold = (type: string): string =>
  type.length > 100
    ? ''
    : type
        .replaceAll(/[-_ ]/g, '')
        .toLowerCase()
        .replace(/(ies|y)$/, 'i')
        .replace(/(?<=ss|ch)es$|(?<!s)s$/, '')
