/** People: accounts, firms, plans. */
import type { Domain } from '../../verbs/domain.ts'
import { accounts } from './accounts.ts'
import { eraseLeavers } from './accounts.leavers.ts'
import { accountOperations } from './accounts.operations.ts'
import { companies, companyOperations } from './companies.ts'
import { companyStageOperations, companyStages } from './company-stages.ts'
import { featureParticipantOperations, featureParticipants } from './feature-participants.ts'
import { featureUsageOperations, featureUsages } from './feature-usages.ts'
import { insightProviderProfileOperations, insightProviderProfiles } from './insight-provider-profiles.ts'
import { insightProviderOperations, insightProviders, recountProviders } from './insight-providers.ts'
import { investmentFirmTypeOperations, investmentFirmTypes } from './investment-firm-types.ts'
import { investorCompanies, investorCompanyOperations } from './investor-companies.ts'
import { personalEmailDomainOperations, personalEmailDomains } from './personal-email-domains.ts'
import { planOperations, plans } from './plans.ts'
import { endPlans } from './plans.giving.ts'

export const domain = {
  resources: {
    accounts,
    companies,
    'company-stages': companyStages,
    'feature-participants': featureParticipants,
    'feature-usages': featureUsages,
    'insight-provider-profiles': insightProviderProfiles,
    'insight-providers': insightProviders,
    'investment-firm-types': investmentFirmTypes,
    'investor-companies': investorCompanies,
    'personal-email-domains': personalEmailDomains,
    plans,
  },
  operations: {
    accounts: accountOperations,
    companies: companyOperations,
    'company-stages': companyStageOperations,
    'feature-participants': featureParticipantOperations,
    'feature-usages': featureUsageOperations,
    'insight-provider-profiles': insightProviderProfileOperations,
    'insight-providers': insightProviderOperations,
    'investment-firm-types': investmentFirmTypeOperations,
    'investor-companies': investorCompanyOperations,
    'personal-email-domains': personalEmailDomainOperations,
    plans: planOperations,
  },
  due: {
    settling: { endPlans: ({ db, now }) => endPlans(db, now) },
    clearing: {
      recountProviders: ({ db, now }) => recountProviders(db, now),
      eraseLeavers: ({ db, now, eraseAfterDays }) => eraseLeavers(db, now, eraseAfterDays),
    },
  },
} satisfies Domain
