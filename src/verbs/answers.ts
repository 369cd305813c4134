/** What is answered without a request, as its operation would answer it. */
import type { OperationId, ResourceType } from '../generated/contract.ts'

/** The text of a document and, of a page that was asked for by a cursor, the cursor of the next one. */
export interface Answered {
  text: string
  next: string | undefined
}

/** What an account would be answered now by GET, as the text of the document, without a request. */
export interface Answers {
  /** @throws what the account would be refused with: 401 where it is not active. */
  to(account: string, operation: OperationId, params: Record<string, string>, query?: Record<string, string>): Promise<Answered>
  /** A record, as its own GET answers it; undefined where there is none, or none for this account. */
  shown(account: string, type: ResourceType, id: string): Promise<string | undefined>
}
