/** What is answered without a request, as its operation would answer it. */
import type { ResourceType } from '../generated/contract.ts'
import type { AskedList } from './exported-lists.ts'

/** The text of a document and, of a page that was asked for by a cursor, the cursor of the next one. */
export interface Answered {
  text: string
  next: string | undefined
}

/** What an account would be answered now by GET, as the text of the document, without a request. */
export interface Answers {
  /** A record, as its own GET answers it; undefined where there is none, or none for this account. */
  shown(account: string, type: ResourceType, id: string): Promise<string | undefined>
  /**
   * The page of a list behind a cursor, or the first behind an empty one, of the most records that a page may have.
   * @throws what the account would be refused with.
   */
  listed(account: string, asked: AskedList, after: string): Promise<Answered>
  /** The names of the attributes that the records of a list have, in the order of the contract. */
  attributesOf(list: string): readonly string[]
}
