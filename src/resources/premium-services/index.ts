/** Premium services: what investors ask for, and the smarts that pay for it. */
import type { Domain } from '../../verbs/domain.ts'
import { premiumServiceAttachmentOperations, premiumServiceAttachments } from './premium-service-attachments.ts'
import { premiumServiceNoteOperations, premiumServiceNotes } from './premium-service-notes.ts'
import { premiumServicePackageOperations, premiumServicePackages } from './premium-service-packages.ts'
import { premiumServiceRequests } from './premium-service-requests.ts'
import { settlePremiumRequests } from './premium-service-requests.clock.ts'
import { premiumServiceRequestOperations } from './premium-service-requests.operations.ts'
import { premiumServiceTransactionOperations } from './premium-service-transactions.operations.ts'
import { premiumServiceTransactions } from './premium-service-transactions.ts'
import { premiumServiceOperations, premiumServices } from './premium-services.ts'
import { expireSmarts } from './smarts.ts'
import { warnOfExpiry } from './smarts.telling.ts'

export const domain = {
  resources: {
    'premium-service-attachments': premiumServiceAttachments,
    'premium-service-notes': premiumServiceNotes,
    'premium-service-packages': premiumServicePackages,
    'premium-service-requests': premiumServiceRequests,
    'premium-service-transactions': premiumServiceTransactions,
    'premium-services': premiumServices,
  },
  operations: {
    'premium-service-attachments': premiumServiceAttachmentOperations,
    'premium-service-notes': premiumServiceNoteOperations,
    'premium-service-packages': premiumServicePackageOperations,
    'premium-service-requests': premiumServiceRequestOperations,
    'premium-service-transactions': premiumServiceTransactionOperations,
    'premium-services': premiumServiceOperations,
  },
  due: {
    settling: {
      settlePremiumRequests: ({ db, jobs, now }) => settlePremiumRequests(db, jobs, now),
      expireSmarts: ({ db, now }) => expireSmarts(db, now),
      warnOfExpiry: ({ db, now }) => warnOfExpiry(db, now),
    },
  },
} satisfies Domain
