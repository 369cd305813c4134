/** The fourth question to a body: which records its relationships name, and whether the caller may see them (422). */
import type { Database } from '../database/connection.ts'
import { isIdentifier } from '../generated/routes.ts'
import { badValue } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { typeAmong } from '../type-names.ts'
import type { Present } from '../verbs/body.ts'
import { isObject } from './body-forms.ts'
import type { Json } from './body-forms.ts'
import type { OpenedBody } from './opened-body.ts'
import type { LinkRule } from './route.ts'

/** A record that a relationship names, and where it does. */
interface NamedRecord {
  name: string
  type: string
  id: string
  pointer: string
}

/** The relationships by their columns, the records that they name, and one error for each linkage that names none. */
export function readLinkages({ rule, relationships }: OpenedBody): { values: Json; errors: ApiError[]; records: NamedRecord[] } {
  const values: Json = {}
  const errors: ApiError[] = []
  const records: NamedRecord[] = []
  for (const [name, sent] of Object.entries(relationships)) {
    const link = rule.relationships[name]!
    const { column, types, also, many, most = mostLinkages } = link
    const linkages = linkagesIn(sent, link, `/data/relationships/${name}`)
    if (!linkages) {
      const reason = many ? `must be an array of at most ${most} linkages` : 'must be a linkage'
      errors.push(badValue(name, reason, `/data/relationships/${name}`))
      continue
    }
    const named: NamedRecord[] = []
    for (const { linkage, at } of linkages) {
      if (!isObject(linkage)) errors.push(badValue(name, 'does not name a record', at))
      else if (!isIdentifier(linkage['id'])) errors.push(badValue(name, 'does not name a record', `${at}/id`))
      // That the type is one of these was found before.
      else named.push({ name, type: typeAmong(types, linkage['type'], also)!, id: linkage['id'] as string, pointer: `${at}/id` })
    }
    if (many) values[column] = dataOf(sent, link) === null ? null : [...new Set(named.map((one) => one.id))]
    else values[column] = named[0]?.id ?? null
    if (!many && types.length > 1) values[column.replace(/_id$/, '_type')] = named[0]?.type ?? null
    records.push(...named)
  }
  return { values, errors, records }
}

const mostLinkages = 100

/** The linkages of a relationship, and where each stands; undefined where it is not of the form that `link` has. */
function linkagesIn(sent: unknown, link: LinkRule, pointer: string): { linkage: unknown; at: string }[] | undefined {
  const { many, nullable, each, most = mostLinkages } = link
  const data = dataOf(sent, link)
  if (data === null && nullable) return []
  if (!many) return isObject(data) ? [{ linkage: data, at: `${pointer}/data` }] : undefined
  if (!Array.isArray(data) || data.length > most) return undefined
  const placeOf = (index: number): string => (each ? `${index}${isObject((sent as unknown[])[index]) ? '/data' : ''}` : `data/${index}`)
  return data.map((linkage: unknown, index) => ({ linkage, at: `${pointer}/${placeOf(index)}` }))
}

/** What of a relationship names records; each linkage of some lists has a `data` of its own. */
function dataOf(sent: unknown, { each, nullable }: LinkRule): unknown {
  if (each && Array.isArray(sent)) return sent.map((one: unknown) => (isObject(one) ? one['data'] : undefined))
  if (each) return sent === null && nullable ? [] : undefined
  return isObject(sent) ? sent['data'] : undefined
}

/** One error for each record that `present` does not find. */
export async function absentRecords(db: Database, records: readonly NamedRecord[], present: Present): Promise<ApiError[]> {
  const found = new Map<NamedRecord, boolean>()
  for (const alike of Map.groupBy(records, ({ name, type }) => `${name} ${type}`).values()) {
    const ids = await present(
      db,
      [alike[0]!.type],
      alike.map((one) => one.id),
    )
    for (const one of alike) found.set(one, ids.has(one.id))
  }
  return records.filter((one) => !found.get(one)).map(({ name, pointer }) => badValue(name, 'names a record that does not exist', pointer))
}
