/** The stand-in for a handler that nobody has written yet. `npm run check` refuses it. */
import type { OperationId } from '../generated/contract.ts'
import { notImplemented } from '../refusals.ts'

const stubs = new WeakSet<object>()

/** Answers 501 to every request that its operation would take. */
export function stub(operation: OperationId): () => Promise<never> {
  const handler = async (): Promise<never> => {
    throw notImplemented(operation)
  }
  stubs.add(handler)
  return handler
}

/** Whether a handler is such a stand-in. */
export const isStub = (handler: object): boolean => stubs.has(handler)
