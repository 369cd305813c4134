/**
 * Acceptance of a request body, and the order of its refusals: names (105), presence and types (106, 116), values and
 * records (422), another id (409). A client thus learns of a refusal before it learns of a mistake.
 */
import type { Database } from '../database/connection.ts'
import { conflict, otherId, refuseAll } from '../refusals.ts'
import type { AcceptOptions, Present, Sent } from '../verbs/body.ts'
import type { Json, Moved } from './body-forms.ts'
import { absentRecords, readLinkages } from './named-records.ts'
import { sentIn, unwrap } from './opened-body.ts'
import type { OpenedBody } from './opened-body.ts'
import { forbiddenNames } from './permitted-names.ts'
import { missingAndMistyped } from './presence.ts'
import type { BodyRule } from './route.ts'
import { badFiles, badIds, readAttributes } from './values.ts'

interface AcceptedBody {
  sent: Sent
  moved: readonly Moved[]
  /** The values to write, by column. @throws 400/105, 400/106, 400/116, 422 and 409, whichever comes first. */
  accept(db: Database, options?: AcceptOptions): Promise<Json>
}

/**
 * Opens a body. `present` looks up what its relationships name.
 * @throws 400/122 when it is not an object with an object `data`.
 */
export function openBody(body: unknown, rule: BodyRule, present: Present): AcceptedBody {
  const opened = unwrap(body, rule)
  const accept = (db: Database, options: AcceptOptions = {}): Promise<Json> => acceptBody(opened, db, { ...options, present })
  return { sent: sentIn(opened), moved: opened.moved, accept }
}

async function acceptBody(body: OpenedBody, db: Database, options: AcceptOptions & { present: Present }): Promise<Json> {
  const { only, either, record, present, also } = options
  refuseAll(forbiddenNames(body, only))
  refuseAll(missingAndMistyped(body, either))

  const attributes = readAttributes(body)
  const linkages = readLinkages(body)
  const visible: Present = async (...asked) => (await present(...asked)).union((await also?.(...asked)) ?? new Set())
  refuseAll([
    ...badIds(body),
    ...body.misfitting,
    ...attributes.errors,
    ...linkages.errors,
    ...(await badFiles(body)),
    ...(await absentRecords(db, linkages.records, visible)),
  ])

  if (record !== undefined && isOther(body, record)) throw conflict(otherId)
  return { ...attributes.values, ...linkages.values }
}

const isOther = ({ rule, data }: OpenedBody, record: string): boolean =>
  rule.idAllowed && Object.hasOwn(data, 'id') && data['id'] !== record
