/** Campaigns: contacts, the mails that issuers send them, and the plans that allow it. */
import type { Domain } from '../../verbs/domain.ts'
import { campaignDeliveries, campaignDeliveryOperations } from './campaign-deliveries.ts'
import { contactListOperations, contactLists, deleteRemovedLists } from './contact-lists.ts'
import { contactOperations, contacts } from './contacts.ts'
import { corporateEmailCampaignOperations, corporateEmailCampaigns } from './corporate-email-campaigns.ts'
import { sendDueCampaigns } from './corporate-email-campaigns.due.ts'
import { sendTestMail } from './corporate-email-campaigns.mail.ts'
import { sendCampaign } from './corporate-email-campaigns.sending.ts'
import { corporatePlanOperations, corporatePlans } from './corporate-plans.ts'
import { importOperations, imports } from './imports.ts'
import { resumeImports, workOffImport } from './imports.working.ts'
import { mailReportsOperations } from './mail-reports.ts'

export const domain = {
  resources: {
    'campaign-deliveries': campaignDeliveries,
    'contact-lists': contactLists,
    contacts,
    'corporate-email-campaigns': corporateEmailCampaigns,
    'corporate-plans': corporatePlans,
    imports,
  },
  operations: {
    'campaign-deliveries': campaignDeliveryOperations,
    'contact-lists': contactListOperations,
    contacts: contactOperations,
    'corporate-email-campaigns': corporateEmailCampaignOperations,
    'corporate-plans': corporatePlanOperations,
    imports: importOperations,
    'mail-reports': mailReportsOperations,
  },
  workers: ({ db, files, jobs, send, mailsAtOnce, addresses }) => ({
    'campaign-mail': (job) => sendCampaign({ db, jobs: jobs(), send, addresses: addresses(), atOnce: mailsAtOnce }, job),
    'campaign-test': (job) => sendTestMail(db, send, addresses(), job),
    'contact-import': (job) => workOffImport({ db, files, jobs: jobs() }, job),
  }),
  due: {
    telling: {
      sendDueCampaigns: async ({ db, jobs, now }) => jobs && sendDueCampaigns(db, jobs, now),
      resumeImports: async ({ db, jobs, now }) => jobs && resumeImports(db, jobs, now),
    },
    clearing: { deleteRemovedLists: ({ db, now }) => deleteRemovedLists(db, now) },
  },
} satisfies Domain
