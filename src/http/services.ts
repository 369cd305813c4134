/** The services of the operations. They are handed to the mount, so that it knows no table. */
import type { Database } from '../database/connection.ts'
import type { Replica } from '../database/replica.ts'
import type { Addresses } from '../effects/addresses.ts'
import type { Files } from '../effects/files.ts'
import type { Jobs } from '../effects/jobs.ts'
import type { Pusher } from '../effects/pusher.ts'
import type { NewUpload, Upload } from '../effects/uploads.ts'
import type { OperationId } from '../generated/contract.ts'
import type { Present } from '../verbs/body.ts'
import type { Caller } from '../verbs/caller.ts'
import type { Lists } from '../verbs/exported-lists.ts'
import type { FileLinks, Handler } from '../verbs/handler.ts'
import type { Cursors } from './cursors.ts'
import type { CountRequest } from './request-limits.ts'
import type { CountText } from './text-limits.ts'
import type { Turns } from './turns.ts'

export interface Services {
  db: Database
  replica: Replica | undefined
  files: Files
  quota: number
  turns: Turns
  /** Stores uploads before the transaction that will have them, and lets go of those that none came to have. */
  ahead: { store(upload: Upload, caller: Caller): Promise<void>; settle(uploads: readonly Upload[]): Promise<void> }
  links: FileLinks
  lists: Lists
  cursors: Cursors
  newUpload: NewUpload
  handlers: Partial<Record<OperationId, Handler<never>>>
  identify(authorization: string | undefined, anew: boolean): Promise<Caller> | Caller
  present(caller: Caller): Present
  publicUrl: string | undefined
  fallbackOrigin(): string
  addresses(): Addresses
  jobs: Jobs
  limited: boolean
  /** How many files an account may send in a minute, where that is limited. */
  uploadLimit: number | undefined
  countRequest: CountRequest | undefined
  countText: CountText | undefined
  demo: boolean
  pusher: Pusher | undefined
  /** Whether webhooks may lead to private networks, and without encryption. */
  privateWebhooks: boolean
  /** What signed bodies are signed with, where anybody may send them. */
  mailHookSecret: string | undefined
  /** @throws while this server should be sent no requests. */
  ready(): Promise<void>
}

/** What each handler is given of them, besides what it is asked and on which database. */
export const givenBy = ({ addresses, jobs, files, quota, links, lists, limited, demo, pusher, privateWebhooks, ready }: Services) => ({
  ...{ addresses: addresses(), jobs, files, quota, links, lists, limited, demo, pusher, privateWebhooks, ready },
})
