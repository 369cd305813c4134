/**
 * Refusals for failures of the database, the queue, the store of files, the pictures and texts, and for records that are too busy. What
 * the client caused or what passes by itself is refused; anything else is a fault of ours.
 */
import { isFatal } from '../database/broken.ts'
import { TextsWaiting } from '../effects/cleaning.ts'
import { StoreFailure } from '../effects/files.ts'
import { QueueFailure } from '../effects/jobs.ts'
import { PicturesWaiting } from '../effects/pictures.ts'
import { conflict, Refusal, ruleBroken, unavailable } from '../refusals.ts'
import { RecordBusy } from './turns.ts'

interface DatabaseError extends Error {
  code?: string
  detail?: string
  constraint?: string
}

/**
 * What passes by itself: the database is away, starting, stopping, read-only after a fail-over, full, or out of connections or
 * time; two transactions stood in each other's way; the system has no room or no way.
 */
const passing =
  /^(08|25006|25P0[34]|40001|40P01|53|55P03|57P|57014|58)|^(ENOSPC|EDQUOT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|EMFILE)/

/** The driver has no codes for what it finds out by itself. */
const passingOfDriver = new RegExp(
  [
    ...['Connection terminated', 'Query read timeout', 'timeout expired', 'timeout exceeded when trying to connect'],
    ...['Client has encountered a connection error', 'Client was closed', 'Postgres connection has been discarded'],
    'Cannot use a pool after calling end',
  ].join('|'),
)

const waits = [StoreFailure, QueueFailure, PicturesWaiting, TextsWaiting, RecordBusy]

/** Whether somebody waited in vain for something that is away or has no time. */
const isWaitInVain = (error: unknown): boolean => waits.some((one) => error instanceof one)

/** What another record has, by the columns of the index that says so. */
function clash(detail: string): string {
  const names = /^Key \((.*?)\)=\(/
    .exec(detail)?.[1]
    ?.split(', ')
    .map((one) =>
      one
        .replace('::text', '')
        .split(/\W+/)
        .findLast((word) => word !== '')!,
    )
  if (!names) return 'Another record stands against this.'
  if (names.length === 1) return `Another record has this ${names[0]!.replaceAll('_', '-')}.`
  const said = names.map((one) => one.replace(/_id$/, '').replaceAll('_', '-'))
  return `Another record has the same ${said.slice(0, -1).join(', ')} and ${said.at(-1)!}.`
}

/** The refusal to answer, or undefined when the failure is a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isWaitInVain(error)) return unavailable()
  const { code, detail, message } = error as DatabaseError
  if (code === '23505') return conflict(clash(detail ?? ''))
  if (code === '23503' || code === '23001') return conflict('A record that this depends on is gone, or still depends on it.')
  if (['23514', '22001', '22003', '22007', '22008', '22P02'].includes(code ?? '')) {
    return new Refusal(422, [ruleBroken('A value breaks a rule of the record', '/data')])
  }
  const passes = (code !== undefined && passing.test(code)) || isFatal(error) || passingOfDriver.test(message)
  return passes ? unavailable() : undefined
}
