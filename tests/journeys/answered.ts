/** A record of the operations that answered, and of the records that their answers held. */
import type { OperationId } from '../../src/generated/contract.ts'
import { operationAt } from '../support/contract.ts'
import type { Answer } from '../support/callers.ts'

interface Found {
  type: string
  id: string
}

/** A record that somebody, by their token, was answered. */
interface Seen extends Found {
  token: string | undefined
}

export interface Answered {
  /** The operations that succeeded; one that answers records did so with one at least. */
  readonly operations: ReadonlySet<OperationId>
  /** What was seen, by whom, each once. */
  readonly seen: readonly Seen[]
  hear(method: string, path: string, answer: Answer, token: string | undefined): void
}

/** The records of an answer: none of an empty list or an empty relationship, undefined where it holds no records at all. */
function recordsOf({ body }: Answer): Found[] | undefined {
  const data = (body as { data?: Found | Found[] | null } | undefined)?.data
  if (data === undefined) return undefined
  return Array.isArray(data) ? data : data === null ? [] : [data]
}

export function answered(): Answered {
  const operations = new Set<OperationId>()
  const seen = new Map<string, Seen>()
  return {
    operations,
    get seen() {
      return [...seen.values()]
    },
    hear(method, path, answer, token) {
      const operation = operationAt(method, new URL(path, 'http://localhost').pathname)
      if (!operation || answer.status >= 300) return
      const records = recordsOf(answer)
      if (records?.length === 0) return
      operations.add(operation.operationId as OperationId)
      for (const { type, id } of records ?? []) seen.set(`${token} ${type} ${id}`, { token, type, id })
    },
  }
}
