/** What is left to be done after a commit, by the queue that it waits in. */
import type { LiveEvent } from './pusher.ts'

/** The queues and what a job of each carries. No job carries a secret. */
export interface Queues {
  /**
   * `at`: when that happened which the mail tells of. `to`: where it goes, if not to the address of the account. `client`: who
   * signed in or did it, by what it calls itself and its network address. `key`: the API key that the mail is about, and when it ends.
   */
  mail: {
    purpose: MailPurpose
    email: string
    at?: string
    to?: string
    client?: Client
    key?: { name: string; prefix: string; ends?: string }
  }
  /** Tells the recipient of a shared item of it. */
  'share-mail': { item: string }
  /** Tells the holder of a reservation what became of it or of its event. */
  'event-mail': { event: string; account: string; news: EventNews }
  /** Tells one whom an issuer invites of its event, or of what became of it. */
  'event-invitation': { invitation: string; news?: 'changed' | 'cancelled' }
  /** Sends a group e-mail message to one of its recipients. */
  'group-mail': { recipient: string }
  /** Sends what waits of a campaign, for some seconds. */
  'campaign-mail': { campaign: string }
  /** Sends a guest the reply to a contact request. */
  'contact-mail': { asked: string }
  /** Sends a campaign to somebody who keeps it. */
  'campaign-test': { campaign: string; account: string }
  /** Adds the people of a file to a contact list, for some seconds. */
  'contact-import': { import: string }
  /** Makes what is left of the file of an export, for some seconds. */
  export: { export: string }
  /** Tells an account of what gathered. */
  'notification-mail': { mail: string }
  /** Wakes the client of a push notification token. */
  push: { token: string }
  /** Tells an account of what matched its alerts: the newest of them, and how many more. */
  'alert-mail': { account: string; insights: string[]; more: number }
  /** Mails one recipient, or the account itself, what an activity alert gathered between two times. */
  'activity-mail': { alert: string; from: string; to: string; recipient: string | null }
  /** Mails a provider the statement of a month. */
  'statement-mail': { statement: string }
  /** Sends what was due of a webhook endpoint by a time: to one that answers quickly, and to the others apart from those. */
  webhook: { endpoint: string; due: string }
  'webhook-slow': { endpoint: string; due: string }
  /** Tells the owner of a webhook endpoint that it was switched off. */
  'webhook-mail': { endpoint: string }
  /** Tells those who listen on realtime channels. */
  live: LiveEvent
}
export type EventNews = 'confirmed' | 'waitlisted' | 'promoted' | 'declined' | 'changed' | 'cancelled' | 'given-up' | 'moved' | 'reminder'
export type MailPurpose = 'invitation' | 'password-reset' | 'magic' | 'verify-email' | 'welcome' | MailOfChange
type MailOfChange = 'password-changed' | 'new-email' | 'email-asked' | 'email-changed' | 'new-device' | 'suspended' | MailOfKey
type MailOfKey = 'api-key-made' | 'api-key-deleted' | 'api-key-expiring'
export interface Client {
  userAgent: string | null
  address: string
}
