/** Which refusal a failure of the database or of the store of files is, if it is the client's doing or passes by itself. */
import { StoreFailure } from '../effects/files.ts'
import { conflict, Refusal, ruleBroken, unavailable } from '../http/errors.ts'

interface DatabaseError extends Error {
  code?: string
  detail?: string
  constraint?: string
}

const passing = /^(08|53|57P|57014|58|40001|40P01)|^(ENOSPC|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/

/** The refusal to answer, or undefined when the failure is a fault of ours. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof StoreFailure) return unavailable()
  const { code, detail, message } = error as DatabaseError
  if (code === '23505') {
    const column = /Key \((?:lower\()?"?(\w+)/.exec(detail ?? '')?.[1]
    return conflict(column ? `Another record has this ${column.replaceAll('_', '-')}.` : 'Another record stands against this.')
  }
  if (code === '23503' || code === '23001') return conflict('A record that this depends on is gone, or still depends on it.')
  if (['23514', '22001', '22003', '22007', '22008', '22P02'].includes(code ?? '')) {
    return new Refusal(422, [ruleBroken('A value breaks a rule of the record', '/data')])
  }
  if (code !== undefined && passing.test(code)) return unavailable()
  if (/Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(message)) {
    return unavailable()
  }
  return undefined
}
