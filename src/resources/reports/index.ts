/** Reports: who read what, and what providers are paid for it. */
import type { Domain } from '../../verbs/domain.ts'
import { accountAnalyticDistributionReportOperations, accountAnalyticDistributionReports } from './account-analytic-distribution-reports.ts'
import { companyAnalyticDistributionReportOperations, companyAnalyticDistributionReports } from './company-analytic-distribution-reports.ts'
import { companyMtdQvaReportOperations, companyMtdQvaReports } from './company-mtd-qva-reports.ts'
import { companyPaymentOperations, companyPayments } from './company-payments.ts'
import { insightAnalytics, insightAnalyticsOperations } from './insight-analyticss.ts'
import { insightProviderPaymentOperations, insightProviderPayments } from './insight-provider-payments.ts'
import { marketCapDistro, marketCapDistroOperations } from './market-cap-distro.ts'
import {
  mtdAccountAnalyticDistributionReportOperations,
  mtdAccountAnalyticDistributionReports,
} from './mtd-account-analytic-distribution-reports.ts'
import {
  mtdCompanyAnalyticDistributionReportOperations,
  mtdCompanyAnalyticDistributionReports,
} from './mtd-company-analytic-distribution-reports.ts'
import { mtdQvaReportOperations, mtdQvaReports } from './mtd-qva-reports.ts'
import { qvaReportOperations, qvaReports } from './qva-reports.ts'
import { recognisedRevenueOperations, recognisedRevenues } from './recognised-revenues.ts'
import { reportCorrectionOperations, reportCorrections } from './report-corrections.ts'
import { closeMonths, countReports } from './reports.counting.ts'
import { tellStatements } from './statements.ts'
import { sendStatement } from './statements.mail.ts'

export const domain = {
  resources: {
    'account-analytic-distribution-reports': accountAnalyticDistributionReports,
    'company-analytic-distribution-reports': companyAnalyticDistributionReports,
    'company-mtd-qva-reports': companyMtdQvaReports,
    'company-payments': companyPayments,
    'insight-analyticss': insightAnalytics,
    'insight-provider-payments': insightProviderPayments,
    'market-cap-distro': marketCapDistro,
    'mtd-account-analytic-distribution-reports': mtdAccountAnalyticDistributionReports,
    'mtd-company-analytic-distribution-reports': mtdCompanyAnalyticDistributionReports,
    'mtd-qva-reports': mtdQvaReports,
    'qva-reports': qvaReports,
    'recognised-revenues': recognisedRevenues,
    'report-corrections': reportCorrections,
  },
  operations: {
    'account-analytic-distribution-reports': accountAnalyticDistributionReportOperations,
    'company-analytic-distribution-reports': companyAnalyticDistributionReportOperations,
    'company-mtd-qva-reports': companyMtdQvaReportOperations,
    'company-payments': companyPaymentOperations,
    'insight-analyticss': insightAnalyticsOperations,
    'insight-provider-payments': insightProviderPaymentOperations,
    'market-cap-distro': marketCapDistroOperations,
    'mtd-account-analytic-distribution-reports': mtdAccountAnalyticDistributionReportOperations,
    'mtd-company-analytic-distribution-reports': mtdCompanyAnalyticDistributionReportOperations,
    'mtd-qva-reports': mtdQvaReportOperations,
    'qva-reports': qvaReportOperations,
    'recognised-revenues': recognisedRevenueOperations,
    'report-corrections': reportCorrectionOperations,
  },
  workers: ({ db, send, addresses }) => ({ 'statement-mail': (job) => sendStatement(db, send, addresses(), job) }),
  due: {
    telling: { tellStatements: async ({ db, jobs, now }) => jobs && tellStatements(db, jobs, now) },
    counting: {
      closeMonths: ({ db, now }) => closeMonths(db, now),
      countReports: ({ db, now }) => countReports(db, now),
    },
  },
} satisfies Domain
