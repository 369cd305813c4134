/** The cells of reports. */
import { seedId } from '../../../src/demo/ids.ts'
import { reportId } from '../../support/report-ids.ts'
import { absent, by, change, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const provider = seedId('accounts', 4)
const firm = seedId('companies', 1)
const month = '2026-09-01'
const row = (report: string, id: string, rest = ''): string => `/api/v2/${report}/${id}${rest}`
const insight = seedId('insights', 2)

export const reports = {
  listAccountAnalyticDistributionReports: {
    success: by('provider', '/api/v2/account-analytic-distribution-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('provider', '/api/v2/account-analytic-distribution-reports?filter[from]=2026-13')),
  },
  getAccountAnalyticDistributionReport: {
    success: by('provider', row('account-analytic-distribution-reports', reportId(provider, month, 'reader-tier', 'professional'))),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', row('account-analytic-distribution-reports', nowhere)),
  },
  getAccountAnalyticDistributionReportRelated: {
    success: by(
      'provider',
      row('account-analytic-distribution-reports', reportId(provider, month, 'reader-tier', 'professional'), '/account'),
    ),
    foreign: { as: 'investor', status: 404 },
    refusal: absent(
      'provider',
      row('account-analytic-distribution-reports', reportId(provider, month, 'reader-tier', 'professional'), '/insight'),
    ),
  },
  getAccountAnalyticDistributionReportRelationship: {
    success: by(
      'provider',
      row('account-analytic-distribution-reports', reportId(provider, month, 'reader-tier', 'professional'), '/relationships/account'),
    ),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(
      400,
      '105',
      by(
        'provider',
        row(
          'account-analytic-distribution-reports',
          reportId(provider, month, 'reader-tier', 'professional'),
          '/relationships/account?page[size]=1',
        ),
      ),
    ),
  },

  listCompanyAnalyticDistributionReports: {
    success: by('lead', '/api/v2/company-analytic-distribution-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('lead', '/api/v2/company-analytic-distribution-reports?filter[dimension]=mood')),
  },
  getCompanyAnalyticDistributionReport: {
    success: by('lead', row('company-analytic-distribution-reports', reportId(firm, month, 'reader-tier', 'professional'))),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: absent('lead', row('company-analytic-distribution-reports', nowhere)),
  },
  getCompanyAnalyticDistributionReportRelated: {
    success: by('lead', row('company-analytic-distribution-reports', reportId(firm, month, 'reader-tier', 'professional'), '/company')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('lead', row('company-analytic-distribution-reports', reportId(firm, month, 'reader-tier', 'professional'), '/insight')),
  },
  getCompanyAnalyticDistributionReportRelationship: {
    success: by(
      'lead',
      row('company-analytic-distribution-reports', reportId(firm, month, 'reader-tier', 'professional'), '/relationships/company'),
    ),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: refused(
      400,
      '105',
      by(
        'lead',
        row(
          'company-analytic-distribution-reports',
          reportId(firm, month, 'reader-tier', 'professional'),
          '/relationships/company?page[size]=1',
        ),
      ),
    ),
  },

  listMtdAccountAnalyticDistributionReports: {
    success: by('provider', '/api/v2/mtd-account-analytic-distribution-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('provider', '/api/v2/mtd-account-analytic-distribution-reports?filter[dimension]=mood')),
  },
  getMtdAccountAnalyticDistributionReport: {
    success: by('provider', row('mtd-account-analytic-distribution-reports', reportId(provider, 'reader-tier', 'other'))),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', row('mtd-account-analytic-distribution-reports', nowhere)),
  },
  getMtdAccountAnalyticDistributionReportRelated: {
    success: by('provider', row('mtd-account-analytic-distribution-reports', reportId(provider, 'reader-tier', 'other'), '/account')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('provider', row('mtd-account-analytic-distribution-reports', reportId(provider, 'reader-tier', 'other'), '/insight')),
  },
  getMtdAccountAnalyticDistributionReportRelationship: {
    success: by(
      'provider',
      row('mtd-account-analytic-distribution-reports', reportId(provider, 'reader-tier', 'other'), '/relationships/account'),
    ),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(
      400,
      '105',
      by(
        'provider',
        row('mtd-account-analytic-distribution-reports', reportId(provider, 'reader-tier', 'other'), '/relationships/account?page[size]=1'),
      ),
    ),
  },

  listMtdCompanyAnalyticDistributionReports: {
    success: by('lead', '/api/v2/mtd-company-analytic-distribution-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('lead', '/api/v2/mtd-company-analytic-distribution-reports?filter[company-id]=,')),
  },
  getMtdCompanyAnalyticDistributionReport: {
    success: by('lead', row('mtd-company-analytic-distribution-reports', reportId(firm, 'reader-tier', 'other'))),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: absent('lead', row('mtd-company-analytic-distribution-reports', nowhere)),
  },
  getMtdCompanyAnalyticDistributionReportRelated: {
    success: by('lead', row('mtd-company-analytic-distribution-reports', reportId(firm, 'reader-tier', 'other'), '/company')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('lead', row('mtd-company-analytic-distribution-reports', reportId(firm, 'reader-tier', 'other'), '/insight')),
  },
  getMtdCompanyAnalyticDistributionReportRelationship: {
    success: by('lead', row('mtd-company-analytic-distribution-reports', reportId(firm, 'reader-tier', 'other'), '/relationships/company')),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: refused(
      400,
      '105',
      by(
        'lead',
        row('mtd-company-analytic-distribution-reports', reportId(firm, 'reader-tier', 'other'), '/relationships/company?page[size]=1'),
      ),
    ),
  },

  listQvaReports: {
    success: by('provider', '/api/v2/qva-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('provider', '/api/v2/qva-reports?filter[to]=2026')),
  },
  getQvaReport: {
    success: by('provider', row('qva-reports', reportId(provider, month))),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', row('qva-reports', nowhere)),
  },
  getQvaReportRelated: {
    success: by('provider', row('qva-reports', reportId(provider, month), '/account')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('provider', row('qva-reports', reportId(provider, month), '/insight')),
  },
  getQvaReportRelationship: {
    success: by('provider', row('qva-reports', reportId(provider, month), '/relationships/account')),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(400, '105', by('provider', row('qva-reports', reportId(provider, month), '/relationships/account?page[size]=1'))),
  },

  listMtdQvaReports: {
    success: by('provider', '/api/v2/mtd-qva-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('provider', '/api/v2/mtd-qva-reports?filter[account-id]=,')),
  },
  getMtdQvaReport: {
    success: by('provider', row('mtd-qva-reports', provider)),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', row('mtd-qva-reports', nowhere)),
  },
  getMtdQvaReportRelated: {
    success: by('provider', row('mtd-qva-reports', provider, '/account')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('provider', row('mtd-qva-reports', provider, '/insight')),
  },
  getMtdQvaReportRelationship: {
    success: by('provider', row('mtd-qva-reports', provider, '/relationships/account')),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(400, '105', by('provider', row('mtd-qva-reports', provider, '/relationships/account?page[size]=1'))),
  },

  listCompanyMtdQvaReports: {
    success: by('lead', '/api/v2/company-mtd-qva-reports'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('lead', '/api/v2/company-mtd-qva-reports?filter[company-id]=,')),
  },
  getCompanyMtdQvaReport: {
    success: by('lead', row('company-mtd-qva-reports', firm)),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: absent('lead', row('company-mtd-qva-reports', nowhere)),
  },
  getCompanyMtdQvaReportRelated: {
    success: by('lead', row('company-mtd-qva-reports', firm, '/company')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('lead', row('company-mtd-qva-reports', firm, '/insight')),
  },
  getCompanyMtdQvaReportRelationship: {
    success: by('lead', row('company-mtd-qva-reports', firm, '/relationships/company')),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: refused(400, '105', by('lead', row('company-mtd-qva-reports', firm, '/relationships/company?page[size]=1'))),
  },

  listCompanyPayments: {
    success: by('lead', '/api/v2/company-payments'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('lead', '/api/v2/company-payments?filter[from]=2026-00')),
  },
  getCompanyPayment: {
    success: by('lead', row('company-payments', reportId(firm, month))),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: absent('lead', row('company-payments', nowhere)),
  },
  updateCompanyPayment: {
    success: by('finance', row('company-payments', reportId(firm, month)), change({ status: 'paid', 'paid-on': '2026-10-09' })),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(409, '409', by('finance', row('company-payments', reportId(firm, '2026-10-01')), change({ status: 'paid' }))),
  },
  getCompanyPaymentRelated: {
    success: by('lead', row('company-payments', reportId(firm, month), '/company')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('lead', row('company-payments', reportId(firm, month), '/insight')),
  },
  getCompanyPaymentRelationship: {
    success: by('lead', row('company-payments', reportId(firm, month), '/relationships/company')),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: refused(400, '105', by('lead', row('company-payments', reportId(firm, month), '/relationships/company?page[size]=1'))),
  },

  listRecognisedRevenues: {
    success: by('finance', '/api/v2/recognised-revenues'),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(400, '105', by('finance', '/api/v2/recognised-revenues?page[size]=1')),
  },
  getRecognisedRevenue: {
    success: by('finance', row('recognised-revenues', seedId('recognised-revenues', 1))),
    foreign: { as: 'provider', status: 403 },
    refusal: absent('finance', row('recognised-revenues', nowhere)),
  },
  createRecognisedRevenue: {
    success: by('finance', '/api/v2/recognised-revenues', make('recognised-revenues', { month: '2027-01-01', 'amount-minor': 1000 })),
    foreign: { as: 'account-manager', status: 403 },
    refusal: refused(
      422,
      '103',
      by('finance', '/api/v2/recognised-revenues', make('recognised-revenues', { month: '2027-01-02', 'amount-minor': 1000 })),
    ),
  },
  updateRecognisedRevenue: {
    success: by('finance', row('recognised-revenues', seedId('recognised-revenues', 1)), change({ note: 'By the books.' })),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(
      409,
      '409',
      by('finance', row('recognised-revenues', seedId('recognised-revenues', 1)), change({ 'amount-minor': 1 })),
    ),
  },

  listReportCorrections: {
    success: by('provider', '/api/v2/reports/2026-06/corrections'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '102', by('provider', '/api/v2/reports/2026-06/corrections?filter[month]=1')),
  },
  getReportCorrection: {
    success: by('provider', row('report-corrections', seedId('report-corrections', 1))),
    foreign: { as: 'investor', status: 403 },
    refusal: absent('provider', row('report-corrections', nowhere)),
  },
  createReportCorrection: {
    success: by('finance', '/api/v2/reports/2026-09/corrections', make('report-corrections', { reason: 'A licence was counted twice.' })),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(
      409,
      '409',
      by('finance', '/api/v2/reports/2026-10/corrections', make('report-corrections', { reason: 'A licence was counted twice.' })),
    ),
  },

  listInsightProviderPayments: {
    success: by('provider', '/api/v2/insight-provider-payments'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('provider', '/api/v2/insight-provider-payments?filter[from]=1800-01')),
  },
  getInsightProviderPayment: {
    success: by('provider', row('insight-provider-payments', reportId(provider, month))),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', row('insight-provider-payments', nowhere)),
  },
  updateInsightProviderPayment: {
    success: by(
      'finance',
      row('insight-provider-payments', seedId('insight-provider-payments', 1)),
      change({ status: 'paid', 'paid-on': '2026-10-09' }),
    ),
    foreign: { as: 'provider', status: 403 },
    refusal: refused(409, '409', by('finance', row('insight-provider-payments', reportId(provider, month)), change({ status: 'paid' }))),
  },
  getInsightProviderPaymentRelated: {
    success: by('provider', row('insight-provider-payments', reportId(provider, month), '/account')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('provider', row('insight-provider-payments', reportId(provider, month), '/insight')),
  },
  getInsightProviderPaymentRelationship: {
    success: by('provider', row('insight-provider-payments', reportId(provider, month), '/relationships/account')),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(
      400,
      '105',
      by('provider', row('insight-provider-payments', reportId(provider, month), '/relationships/account?page[size]=1')),
    ),
  },

  getMarketCapDistro: {
    success: by('investor', '/api/v2/market-cap-distro'),
    refusal: refused(400, '107', by('investor', '/api/v2/market-cap-distro?filter[scope]=mine')),
  },
  getMarketCapDistroBucket: {
    success: by('investor', row('market-cap-distro', 'own-mid')),
    refusal: absent('investor', row('market-cap-distro', 'giant')),
  },

  listInsightAnalytics: {
    success: by('provider', '/api/v2/insight-analyticss'),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '107', by('provider', '/api/v2/insight-analyticss?filter[granularity]=hour')),
  },
  getInsightAnalyticsRow: {
    success: by('provider', row('insight-analyticss', insight)),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', row('insight-analyticss', nowhere)),
  },
  getInsightAnalyticssRelated: {
    success: by('provider', row('insight-analyticss', insight, '/insight')),
    foreign: { as: 'investor', status: 404 },
    refusal: absent('provider', row('insight-analyticss', insight, '/account')),
  },
  getInsightAnalyticssRelationship: {
    success: by('provider', row('insight-analyticss', insight, '/relationships/insight')),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(400, '105', by('provider', row('insight-analyticss', insight, '/relationships/insight?page[size]=1'))),
  },
} satisfies Cells
