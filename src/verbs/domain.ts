/** A domain as the server sees it: resources, their operations, workers of the queue, and steps that are due by the clock. */
import type { Database } from '../database/connect.ts'
import type { KeptDays } from '../database/retention.ts'
import type { Addresses } from '../effects/addresses.ts'
import type { Files } from '../effects/files.ts'
import type { Jobs, Workers } from '../effects/jobs.ts'
import type { SendMail } from '../effects/mail.ts'
import type { WakeClient } from '../effects/push.ts'
import type { Pusher } from '../effects/pusher.ts'
import type { NewUpload } from '../effects/uploads.ts'
import type { PostWebhook } from '../effects/webhooks.ts'
import type { Handlers, OperationId, Resources, ResourceType, TypeWithOperations } from '../generated/contract.ts'
import type { AskedList } from './exported-lists.ts'
import type { Resource } from './resource.ts'

export interface Domain {
  resources: { [T in keyof Resources]?: Resource<T> }
  operations: { [T in TypeWithOperations]?: Handlers<T> }
  workers?: (tools: Tools) => Partial<Workers>
  /** Steps by the chain that they are taken in; those of a chain follow each other in their order. */
  due?: { [C in ChainName]?: Steps }
}

/** What jobs are worked off with. */
export interface Tools {
  db: Database
  files: Files
  newUpload: NewUpload
  /** How many bytes the files of one account may take. */
  quota: number
  /** The queue itself, which is there once the first job is. */
  jobs: () => Jobs
  send: SendMail
  wake: WakeClient
  pusher: Pusher | undefined
  postWebhook: PostWebhook
  /** Where mails lead. */
  addresses: () => Addresses
  answers: Answers
}

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
  /**
   * The page of a list behind a cursor, or the first behind an empty one, of the most records that a page may have.
   * @throws what the account would be refused with.
   */
  listed(account: string, asked: AskedList, after: string): Promise<Answered>
  /** The names of the attributes that the records of a list have, in the order of the contract. */
  attributesOf(list: string): readonly string[]
}

/**
 * What is published, what else comes about at its time, what is told, what is cleared away, what is removed from the store of
 * files, and what counts much.
 */
export type ChainName = 'publishing' | 'settling' | 'telling' | 'clearing' | 'removing' | 'counting'

export type Steps = Record<string, (means: Means) => Promise<unknown>>

/** What a step is given; without a queue nobody is mailed or pushed to, and what is to be told waits. */
export interface Means {
  db: Database
  files: Files
  jobs: Jobs | undefined
  now: Date
  /** After how many days what is personal of leavers is erased. */
  eraseAfterDays: number
  /** For how many days rows are kept, where the operator says so. */
  keepDays: KeptDays
  /** Ends the step's calls to the outside. */
  signal: AbortSignal
}
