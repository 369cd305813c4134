/** The tags of records. */
import type { Rows } from '../generated/contract.ts'
import { columns, incidental } from '../generated/serializers.ts'
import type { One } from '../verbs/handler.ts'
import { tagOf, twofold } from './etags.ts'
import { writeOne } from './write.ts'
import type { Place } from './write.ts'

type Shown = Pick<One<keyof Rows>, 'row' | 'meta'>

const mayHoldLinks = (of: keyof Rows): boolean => columns[of].some(([, kind]) => kind.startsWith('download'))

/** A row without what is incidental to the record. */
function withoutIncidental(of: string, row: object): object {
  const rest: Record<string, unknown> = { ...row }
  for (const column of incidental[of] ?? []) rest[column] = null
  return rest
}

/**
 * The tag of a record at a place, where `body` is its document. A link to a file is another one each minute, and a record is read and
 * liked, which are no changes of it: what stays is told apart from that.
 */
export function tagOfRecord(of: keyof Rows, { row, meta }: Shown, place: Place, body = writeOne(of, row, place, meta)): string {
  const whole = tagOf(body)
  if (!incidental[of] && !mayHoldLinks(of)) return whole
  const staying = tagOf(writeOne(of, withoutIncidental(of, row), { ...place, linkTo: (file) => file }, meta))
  return staying === whole ? whole : twofold(staying, whole)
}
