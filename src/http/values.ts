/** The third question to a body: which of its values are bad (422). */
import { Upload } from '../effects/uploads.ts'
import { isIdentifier } from '../generated/routes.ts'
import { badValue } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { attributesAt } from './body-forms.ts'
import type { Json } from './body-forms.ts'
import { deepest, isShallow } from './json.ts'
import type { OpenedBody } from './opened-body.ts'
import { innermostName } from './pointers.ts'
import type { BodyRule, Check } from './route.ts'
import { holdsItsType } from './sniff.ts'
import { readTimestamp } from './timestamps.ts'

/** The id of the record may stand in `data` and, in some bodies, beside it. */
export function badIds({ rule, document, data }: OpenedBody): ApiError[] {
  const inside = rule.idAllowed && Object.hasOwn(data, 'id')
  const beside = rule.idBeside === true && Object.hasOwn(document, 'id')
  if (inside && !isIdentifier(data['id'])) return [badValue('id', 'is not an identifier', '/data/id')]
  if (beside && !isIdentifier(document['id'])) return [badValue('id', 'is not an identifier', '/id')]
  return inside && beside && data['id'] !== document['id'] ? [badValue('id', 'is another one than that of data', '/id')] : []
}

/** The attributes by their columns, and one error for each that has a bad value. */
export function readAttributes({ rule, attributes }: OpenedBody): { values: Json; errors: ApiError[] } {
  const values: Json = {}
  const errors: ApiError[] = []
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = rule.attributes[name]!
    if (attribute.ignored) continue
    const fault = faultOf(value, attribute)
    if (fault) errors.push(badValue(innermostName(fault.place) ?? name, fault.reason, `${attributesAt(rule)}/${name}${fault.place}`))
    else values[attribute.column] = attribute.time && typeof value === 'string' ? readTimestamp(value) : value
  }
  return { values, errors }
}

/** Why a value is bad, and where in it. */
function faultOf(value: unknown, { check, file }: BodyRule['attributes'][string]): { reason: string; place: string } | undefined {
  const several = file?.several !== undefined
  if (file && value instanceof Upload) return undefined
  // In parts the document holds no files, however they are written.
  if (file && !several && typeof value === 'string') return { reason: 'must be sent as a part of its own', place: '' }
  if (!isShallow(value)) return { reason: `nests deeper than ${deepest} levels`, place: '' }
  if (check(several ? withoutFiles(value) : value)) return undefined
  return faultFoundBy(check)
}

/** A list of files and addresses as one of addresses alone. What was to be a file and did not arrive as one is none. */
const withoutFiles = (list: unknown): unknown =>
  Array.isArray(list)
    ? list.map((one) => (one instanceof Upload ? 'https://stored.invalid' : typeof one === 'string' && /^data:/i.test(one) ? null : one))
    : list

/** What a check found first, other than that a value which may be null is not. */
function faultFoundBy({ errors }: Check): { reason: string; place: string } {
  const first = errors?.find((one) => !/must be null|must be equal to constant/.test(one.message ?? '')) ?? errors?.[0]
  return { reason: choiceOf(first?.params.allowedValues) ?? first?.message ?? 'is not valid', place: first?.instancePath ?? '' }
}

/** Beyond it the contract is the better place to look. */
const mostNamed = 20

/** What may be chosen, by name. */
function choiceOf(allowed: readonly unknown[] = []): string | undefined {
  const named = allowed.filter((one) => one !== null)
  return named.length === 0 || named.length > mostNamed ? undefined : `must be one of ${named.join(', ')}`
}

/** One error for each file that is none, is not of a kind that is taken, or is not what it says it is. */
export async function badFiles({ rule, attributes }: OpenedBody): Promise<ApiError[]> {
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
