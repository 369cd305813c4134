/** Messaging: conversations, mails to many, requests for contact. */
import type { Domain } from '../../verbs/domain.ts'
import { accountUploadOperations, accountUploads, removeUnused } from './account-uploads.ts'
import { contactRequestOperations, contactRequests } from './contact-requests.ts'
import { sendContactMail } from './contact-requests.telling.ts'
import { groupEmailMessageOperations, groupEmailMessages } from './group-email-messages.ts'
import { sendDueGroupMails, sendGroupMail } from './group-email-messages.mail.ts'
import { messageGroupOperations, messageGroups } from './message-groups.ts'
import { letOrganisersGo } from './message-groups.events.ts'
import { messageOperations, messages } from './messages.ts'

export const domain = {
  resources: {
    'account-uploads': accountUploads,
    'contact-requests': contactRequests,
    'group-email-messages': groupEmailMessages,
    'message-groups': messageGroups,
    messages,
  },
  operations: {
    'account-uploads': accountUploadOperations,
    'contact-requests': contactRequestOperations,
    'group-email-messages': groupEmailMessageOperations,
    'message-groups': messageGroupOperations,
    messages: messageOperations,
  },
  workers: ({ db, send, addresses }) => ({
    'group-mail': (job) => sendGroupMail(db, send, addresses(), job),
    'contact-mail': (job) => sendContactMail(db, send, addresses(), job),
  }),
  due: {
    telling: { sendDueGroupMails: async ({ db, jobs, now }) => jobs && sendDueGroupMails(db, jobs, now) },
    clearing: { removeUnused: ({ db, now }) => removeUnused(db, now) },
    counting: { letOrganisersGo: ({ db, jobs }) => letOrganisersGo(db, jobs) },
  },
} satisfies Domain
