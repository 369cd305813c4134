/** A domain as the server sees it: resources, their operations, workers of the queue, and steps that are due by the clock. */
import type { Database } from '../database/connection.ts'
import type { KeptDays } from '../database/retention.ts'
import type { Addresses } from '../effects/addresses.ts'
import type { Files } from '../effects/files.ts'
import type { Jobs, Workers } from '../effects/jobs.ts'
import type { SendMail } from '../effects/mail.ts'
import type { WakeClient } from '../effects/push.ts'
import type { Pusher } from '../effects/pusher.ts'
import type { NewUpload } from '../effects/uploads.ts'
import type { PostWebhook } from '../effects/webhooks.ts'
import type { Handlers, Resources, TypeWithOperations } from '../generated/contract.ts'
import type { Answers } from './answers.ts'
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
  /** How many mails of those that go to many may be on their way at a time. */
  mailsAtOnce: number
  wake: WakeClient
  pusher: Pusher | undefined
  postWebhook: PostWebhook
  /** Where mails lead. */
  addresses: () => Addresses
  answers: Answers
}

/**
 * What is published, what else comes about at its time, what is told, what is cleared away, what is removed from the store of
 * files, and what counts or reads much.
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
