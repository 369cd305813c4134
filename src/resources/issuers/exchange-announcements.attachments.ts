/** The attachments of an announcement: addresses elsewhere, and stored files, which stand by their ids among them. */
import type { Transaction } from '../../database/connection.ts'
import type { Upload } from '../../effects/uploads.ts'
import { conflict, refusedValue } from '../../refusals.ts'
import { keep, storing } from '../shared/files.ts'
import type { Stored, Storing } from '../shared/files.ts'

/** Attachments as the column has them, once `keepIn` was called in the transaction that writes them. */
export interface Attachments {
  list: string[]
  /** Makes what was stored belong to the announcement. @throws 409 where a file that was named again has gone from `current`. */
  keepIn(tx: Transaction, current: readonly string[]): Promise<void>
}

const isFile = (attachment: string): boolean => !attachment.includes(':')

/** The file whose link was answered, in place of the link. @throws 422 for the link to a file that is not one of `own`. */
function known(address: string, index: number, own: readonly string[]): string {
  const file = /\/api\/v2\/files\/([\w-]+)$/.exec(new URL(address).pathname)?.[1]
  if (file === undefined) return address
  if (!own.includes(file)) {
    throw refusedValue('attachment', 'is the address of a file of another record', `/data/attributes/attachment/${index}`)
  }
  return file
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

/** A data URL has no name. */
const nameOf = ({ name, type }: Upload, index: number): string => name ?? `attachment-${index + 1}.${endings[type] ?? 'bin'}`

/**
 * Stores the files among the attachments that were sent for the announcement that `work` writes; `own` are those that it has.
 * Where one cannot be stored, or `work` fails, none stays.
 */
export function withAttachments<T>(
  storage: Storing,
  sent: readonly (string | Upload)[],
  own: readonly string[],
  work: (attachments: Attachments) => Promise<T>,
): Promise<T> {
  const named = sent.map((one, index) => (typeof one === 'string' ? known(one, index, own) : one))
  const again = named.filter((one): one is string => typeof one === 'string' && isFile(one))
  const storeFrom = (from: number, stored: readonly Stored[], list: string[]): Promise<T> => {
    const next = named[from]
    if (next === undefined) {
      return work({
        list,
        keepIn: async (tx, current) => {
          if (again.some((one) => !current.includes(one))) throw conflict('An attachment that you name has gone meanwhile.')
          for (const one of stored) await keep(tx, one)
        },
      })
    }
    if (typeof next === 'string') return storeFrom(from + 1, stored, [...list, next])
    return storing(storage, next, nameOf(next, from), (one) => storeFrom(from + 1, [...stored, one], [...list, one.source]))
  }
  return storeFrom(0, [], [])
}
