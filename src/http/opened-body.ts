/** A request body opened into its parts. Nothing in it is accepted yet. */
import { isIdentifier } from '../generated/routes.ts'
import { badDocument, badValue } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { typeAmong } from '../type-names.ts'
import type { Sent } from '../verbs/body.ts'
import { gathered, isObject, withNested, withOlderForm } from './body-forms.ts'
import type { Json, Moved } from './body-forms.ts'
import type { BodyRule } from './route.ts'

export interface OpenedBody {
  rule: BodyRule
  /** The whole body, in the usual form. */
  document: Json
  /** Its member `data`. */
  data: Json
  attributes: Json
  relationships: Json
  /** What was sent in another place, what was moved last first. */
  moved: readonly Moved[]
  /** An error for each attribute that was sent in two places, with two values, and for too few or too many linkages. */
  misfitting: readonly ApiError[]
}

/**
 * Opens a body in any of its forms.
 * @throws 400/122 when it is not an object with an object `data`.
 */
export function unwrap(body: unknown, rule: BodyRule): OpenedBody {
  if (rule.linkages) return unwrapLinkages(body, rule.linkages)
  const { document, moved: older } = withOlderForm(body, rule)
  if (!isObject(document)) throw badDocument('The body must be a JSON object with a member data.')
  if (!isObject(document['data'])) throw badDocument('data must be an object.')
  const sent = document['data']
  const { data: whole, differing, moved: inside } = rule.direct ? gathered(sent, rule) : { data: sent, differing: [], moved: [] }
  const { data, moved: bare } = withNested(whole, rule)
  refuseParts(document, ['jsonapi', 'meta'], '')
  refuseParts(data, ['attributes', 'relationships', 'links', 'meta'], 'data.')
  const attributes = (data['attributes'] ?? {}) as Json
  const relationships = (data['relationships'] ?? {}) as Json
  return { rule, document, data, attributes, relationships, moved: [...bare, ...inside, ...older], misfitting: differing }
}

/** Whatever is ignored has to be an object too, as the contract says. */
function refuseParts(whole: Json, names: readonly string[], before: string): void {
  const wrong = names.find((name) => Object.hasOwn(whole, name) && !isObject(whole[name]))
  if (wrong !== undefined) throw badDocument(`${before}${wrong} must be an object.`)
}

/** A body whose `data` is a list of linkages is read as a document with one relationship. */
function unwrapLinkages(body: unknown, { types, most }: { types: string[]; most: number }): OpenedBody {
  if (!isObject(body) || !Array.isArray(body['data'])) throw badDocument('data must be an array of linkages.')
  const { data, ...rest } = body
  const fits = data.length > 0 && data.length <= most
  const ids = { column: 'ids', required: true, types, many: true, nullable: false }
  const rule = { type: '', typeRequired: false, attributesRequired: false, idAllowed: false, attributes: {}, relationships: { data: ids } }
  // Of too many none is looked at.
  const opened = unwrap({ ...rest, data: { relationships: { data: { data: fits ? data : [] } } } }, rule)
  const misfitting = fits ? [] : [badValue('data', `must hold between 1 and ${most} linkages`, '/data')]
  return { ...opened, moved: [{ read: '/data/relationships/data/data', sent: '/data' }], misfitting }
}

/** What handlers may look at before they accept the body. */
export function sentIn({ rule, document, data, attributes, relationships }: OpenedBody): Sent {
  const linkageOf = (name: string): Json => {
    const one = Object.hasOwn(relationships, name) ? relationships[name] : undefined
    const linkage = isObject(one) ? one['data'] : undefined
    return isObject(linkage) ? linkage : {}
  }
  const given = rule.idAllowed ? (data['id'] ?? (rule.idBeside ? document['id'] : undefined)) : undefined
  return {
    id: identifier(given),
    attributes,
    relationshipNames: Object.keys(relationships),
    linked: (name) => identifier(linkageOf(name)['id']),
    linkedType: (name) => typeAmong(rule.relationships[name]?.types ?? [], linkageOf(name)['type']),
  }
}

const identifier = (value: unknown): string | undefined => (isIdentifier(value) ? (value as string) : undefined)
