/** What failed, told to whoever runs a server or a command. */
import { StoreFailure } from './effects/files.ts'

const faults = [TypeError, RangeError, ReferenceError, SyntaxError]

/** A fault of ours with its place in the code; else what happened, and why. */
export function inPlainWords(error: Error): string {
  if (error instanceof StoreFailure) return withCauses(error).join(': ')
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined && faults.some((one) => error instanceof one)) return error.stack!
  return error.message || (code ?? error.name)
}

const withCauses = ({ message, cause }: Error): string[] => [message, ...(cause instanceof Error ? withCauses(cause) : [])]
