/** The cells of people. */
import { seedId } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, many, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const account = at('v2/accounts', 'accounts')
const company = at('v2/companies', 'companies')
const companyV1 = at('v1/companies', 'companies')

const invite = (kind: string) =>
  make(
    'accounts',
    { email: 'noriko.hayashi@demo.example', 'first-name': 'Noriko', 'last-name': 'Hayashi', 'account-type': kind, roles: [] },
    { company: { data: { type: 'companies', id: seedId('companies', 1) } } },
  )
const participant = at('v2/feature-participants', 'feature-participants')
const provider = at('v2/insight-providers', 'accounts')
const usage = at('v2/feature-usages', 'feature-usages')
const profile = at('v2/insight-provider-profiles', 'insight-provider-profiles')
const profiles = '/api/v2/insight-provider-profiles'
const domain = at('v2/personal-email-domains', 'personal-email-domains')
const stage = at('v2/company_stages', 'company-stages')
const firmType = at('v2/investment_firm_types', 'investment-firm-types')
const guest = (path: string) => ({ path })
const plan = at('v2/plans', 'plans')
const investorCompany = at('v2/investor_companies', 'companies')

export const people = {
  createFeatureParticipant: {
    success: by('investor', '/api/v2/feature-participants', make('feature-participants', { feature: 'data-room' })),
    refusal: refused(422, '103', by('investor', '/api/v2/feature-participants', make('feature-participants', { feature: 'teleport' }))),
  },
  getFeatureParticipant: { success: by('investor', participant(1)), foreign: stranger, refusal: absent('investor', participant(2)) },
  getFeatureParticipantRelationship: {
    success: by('investor', participant(1, '/relationships/company')),
    foreign: stranger,
    refusal: absent('investor', participant(1, '/relationships/feature')),
  },
  getFeatureParticipantRelated: {
    success: by('investor', participant(1, '/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', participant(1, '/account?page[size]=1'))),
  },
  createFeatureUsage: {
    success: by('investor', '/api/v2/feature-usages', make('feature-usages', { feature: 'ai-summary', action: 'summarise' })),
    refusal: refused(400, '106', by('investor', '/api/v2/feature-usages', make('feature-usages', { feature: 'ai-summary' }))),
  },
  getFeatureUsage: { success: by('investor', usage(1)), foreign: stranger, refusal: absent('investor', usage(99)) },
  getFeatureUsageRelationship: {
    success: by('investor', usage(1, '/relationships/account')),
    foreign: stranger,
    refusal: absent('investor', usage(1, '/relationships/feature')),
  },
  getFeatureUsageRelated: {
    success: by('investor', usage(1, '/company')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', usage(1, '/company?page[size]=1'))),
  },
  listPersonalEmailDomains: {
    success: { path: '/api/v2/personal-email-domains' },
    refusal: refused(400, '105', { path: '/api/v2/personal-email-domains?page[size]=5' }),
  },
  getPersonalEmailDomain: { success: { path: domain(1) }, refusal: refused(404, '404', { path: domain(99) }) },
  listCompanyStages: {
    success: { path: '/api/v2/company_stages' },
    refusal: refused(400, '105', { path: '/api/v2/company_stages?page[size]=5' }),
  },
  getCompanyStage: { success: { path: stage(4) }, refusal: refused(404, '404', { path: stage(99) }) },
  getCompanyStageRelationship: {
    success: { path: stage(4, '/relationships/companies') },
    refusal: refused(400, '118', { path: stage(4, '/relationships/companies?page[size]=0') }),
  },
  getCompanyStageRelated: {
    success: { path: stage(4, '/companies') },
    refusal: refused(404, '404', { path: stage(99, '/companies') }),
  },
  listInvestmentFirmTypes: {
    success: { path: '/api/v2/investment_firm_types' },
    refusal: refused(400, '105', { path: '/api/v2/investment_firm_types?sort=name' }),
  },
  getInvestmentFirmType: { success: { path: firmType(2) }, refusal: refused(404, '404', { path: firmType(99) }) },
  listPlans: { success: { path: '/api/v2/plans' }, refusal: refused(400, '102', { path: '/api/v2/plans?filter[audience]=investor' }) },
  getPlan: { success: { path: plan(2) }, refusal: refused(404, '404', { path: plan(99) }) },
  listInvestorCompanies: {
    success: by('investor', '/api/v2/investor_companies?filter[country]=GB,SG'),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(400, '107', by('investor', '/api/v2/investor_companies?filter[country]=gb')),
  },
  getInvestorCompany: {
    success: by('investor', investorCompany(5)),
    foreign: { as: 'investor-2', status: 403 },
    refusal: absent('investor', investorCompany(8)),
  },
  getInvestorCompanyRelationship: {
    success: by('investor', investorCompany(5, '/relationships/company')),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', investorCompany(8, '/relationships/company')),
  },
  getInvestorCompanyRelated: {
    success: by('investor', investorCompany(5, '/accounts')),
    foreign: { as: 'investor-2', status: 404 },
    refusal: refused(400, '118', by('investor', investorCompany(5, '/accounts?page[size]=0'))),
  },
  getAccount: {
    success: by('investor', account(1)),
    foreign: stranger,
    refusal: absent('investor', '/api/v2/accounts/nobody-of-this-name'),
  },
  getAccountExport: {
    success: by('investor', account(1, '/export')),
    foreign: stranger,
    refusal: refused(403, '403', by('investor', account(4, '/export'))),
  },
  getCurrentAccount: {
    success: by('provider', '/api/v2/accounts/me'),
    refusal: refused(400, '105', by('provider', '/api/v2/accounts/me?with=meta')),
  },
  listAccounts: {
    success: by('investor', '/api/v2/accounts?filter[account-type]=insight-provider&sort=name'),
    refusal: refused(400, '114', by('investor', '/api/v2/accounts?sort=email')),
  },
  createAccount: {
    success: by('lead', '/api/v2/accounts', invite('insight-provider')),
    foreign: { as: 'provider', status: 403 },
    refusal: refused(403, '403', by('lead', '/api/v2/accounts', invite('investor'))),
  },
  updateAccount: {
    success: by('investor', account(1), change({ title: 'Head of Financials' })),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', account(1), change({ roles: [] }))),
  },
  followAccount: {
    success: by('investor', account(5, '/follow')),
    foreign: { as: 'investor-2', path: account(1, '/follow'), status: 404 },
    refusal: refused(422, '100', by('investor', account(1, '/follow'))),
  },
  unfollowAccount: {
    success: by('investor', account(6, '/unfollow')),
    foreign: { as: 'investor-2', path: account(1, '/unfollow'), status: 404 },
    refusal: refused(422, '100', by('investor', '/api/v2/accounts/me/unfollow')),
  },
  followAccounts: {
    success: by('investor', '/api/v2/accounts/me/follow_accounts', many('accounts', 5, 16)),
    foreign: { as: 'investor-2', path: account(4, '/follow_accounts'), status: 403 },
    refusal: refused(422, '100', by('investor', '/api/v2/accounts/me/follow_accounts', many('accounts', 1, 4))),
  },
  addFollowingAccounts: {
    success: by('investor', account(1, '/add_following_accounts'), many('accounts', 15, 17)),
    foreign: stranger,
    refusal: refused(400, '116', by('investor', account(1, '/add_following_accounts'), many('entities', 1))),
  },
  getAccountRelationship: {
    success: by('investor', account(1, '/relationships/following')),
    foreign: stranger,
    refusal: absent('investor', account(1, '/relationships/comments')),
  },
  getAccountRelated: {
    success: by('investor', account(1, '/filter-presets')),
    foreign: stranger,
    refusal: refused(400, '118', by('investor', account(1, '/followers?page[size]=0'))),
  },

  listCompaniesV1: {
    success: by('investor', '/api/v1/companies?filter[kind]=issuer'),
    refusal: refused(400, '114', by('investor', '/api/v1/companies?sort=seats')),
  },
  listCompanies: {
    success: by('investor', '/api/v2/companies?sort=name'),
    refusal: refused(400, '102', by('investor', '/api/v2/companies?filter[name]=x')),
  },
  getCompanyV1: {
    success: { path: companyV1(10) },
    foreign: { as: 'investor', path: companyV1(6), status: 404 },
    refusal: refused(404, '404', { path: companyV1(99) }),
  },
  getCompany: {
    success: { path: '/api/v2/companies/asagiri-financial-group' },
    foreign: { as: 'investor', path: company(6), status: 404 },
    refusal: refused(404, '404', { path: company(1) }),
  },
  createCompanyV1: {
    success: by('admin', '/api/v1/companies', make('companies', { name: 'Teal Quay Capital', kind: 'investor-firm', country: 'IE' })),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(400, '106', by('admin', '/api/v1/companies', make('companies', { name: 'Teal Quay', kind: 'issuer' }))),
  },
  updateCompanyV1: {
    success: by('lead', companyV1(1), change({ description: 'Research on Asian financials.' })),
    foreign: { as: 'theodora.mavridis', status: 403 },
    refusal: refused(400, '105', by('lead', companyV1(1), change({ seats: 50 }))),
  },
  updateCompany: {
    success: by('compliance', company(1), change({ policy: { 'allow-comments': true } })),
    foreign: { as: 'beatrice.okafor', status: 403 },
    refusal: refused(403, '403', by('beatrice.okafor', company(10), change({ policy: { 'allow-comments': true } }))),
  },
  deleteCompanyV1: { success: by('admin', companyV1(14)), refusal: refused(409, '409', by('admin', companyV1(5))) },
  getCompanyRelationship: {
    success: { path: company(10, '/relationships/entities') },
    foreign: { as: 'investor', path: company(6, '/relationships/entities'), status: 404 },
    refusal: refused(404, '404', { path: company(10, '/relationships/insights') }),
  },
  getCompanyRelated: {
    success: by('lead', company(1, '/accounts')),
    foreign: { as: 'investor', path: company(6, '/accounts'), status: 404 },
    refusal: refused(400, '118', by('lead', company(1, '/accounts?page[size]=101'))),
  },

  listInsightProviders: {
    success: guest('/api/v2/insight-providers'),
    refusal: refused(400, '114', guest('/api/v2/insight-providers?sort=response-hours-median')),
  },
  getInsightProvider: { success: guest(provider(4)), refusal: refused(404, '404', guest(provider(1))) },
  getInsightProviderRelationship: {
    success: guest(provider(4, '/relationships/top-entities')),
    refusal: refused(404, '404', guest(provider(1, '/relationships/top-entities'))),
  },
  getInsightProviderRelated: {
    success: guest(provider(4, '/insight-provider-profile')),
    refusal: refused(404, '404', guest(provider(4, '/ratings'))),
  },

  listInsightProviderProfiles: {
    success: guest('/api/v2/insight-provider-profiles'),
    refusal: refused(400, '118', guest('/api/v2/insight-provider-profiles?page[size]=0')),
  },
  getInsightProviderProfile: { success: guest(profile(1)), refusal: refused(404, '404', guest(profile(99))) },
  getInsightProviderProfileRelationship: {
    success: guest(profile(1, '/relationships/insight-provider')),
    refusal: refused(404, '404', guest(profile(99, '/relationships/insight-provider'))),
  },
  getInsightProviderProfileRelated: {
    success: guest(profile(1, '/insight-provider')),
    refusal: refused(400, '105', guest(profile(1, '/insight-provider?page[size]=1'))),
  },
  createInsightProviderProfile: {
    success: by('wing.cheung', profiles, make('insight-provider-profiles', { headline: 'Commodities from the ground up' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(409, '409', by('provider', profiles, make('insight-provider-profiles', { headline: 'Once more' }))),
  },
  updateInsightProviderProfile: {
    success: by('provider', profile(1), change({ 'research-frequency': 'Twice a week' })),
    foreign: { as: 'provider-2', status: 403 },
    refusal: refused(422, '103', by('provider', profile(1), change({ headline: ' ' }))),
  },
  updateInvestorCompany: {
    success: by('admin', investorCompany(5), change({ 'is-shown': true, city: 'Edinburgh' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(422, '103', by('admin', investorCompany(5), change({ 'coverage-countries': ['XX'] }))),
  },
} satisfies Cells
