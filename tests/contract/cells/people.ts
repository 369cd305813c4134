/** Accounts and the companies they belong to. */
import { seedId } from '../../../src/database/demo/ids.ts'
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

export const people = {
  getAccount: {
    success: by('investor', account(1)),
    foreign: stranger,
    refusal: absent('investor', '/api/v2/accounts/nobody-of-this-name'),
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
    foreign: { as: 'investor', path: companyV1(1), status: 404 },
    refusal: refused(404, '404', { path: companyV1(99) }),
  },
  getCompany: {
    success: { path: '/api/v2/companies/asagiri-financial-group' },
    foreign: { as: 'investor', path: company(1), status: 404 },
    refusal: refused(404, '404', { path: company(1) }),
  },
  createCompanyV1: {
    success: by('admin', '/api/v1/companies', make('companies', { name: 'Teal Quay Capital', kind: 'investor-firm', country: 'IE' })),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(400, '106', by('admin', '/api/v1/companies', make('companies', { name: 'Teal Quay', kind: 'issuer' }))),
  },
  updateCompanyV1: {
    success: by('lead', companyV1(1), change({ description: 'Research on Asian financials.' })),
    foreign: { as: 'theodora.mavridis', status: 404 },
    refusal: refused(400, '105', by('lead', companyV1(1), change({ seats: 50 }))),
  },
  updateCompany: {
    success: by('compliance', company(1), change({ policy: { 'allow-comments': true } })),
    foreign: { as: 'beatrice.okafor', status: 404 },
    refusal: refused(403, '403', by('beatrice.okafor', company(10), change({ policy: { 'allow-comments': true } }))),
  },
  deleteCompanyV1: { success: by('admin', companyV1(14)), refusal: refused(409, '409', by('admin', companyV1(5))) },
  getCompanyRelationship: {
    success: { path: company(10, '/relationships/entities') },
    foreign: { as: 'investor', path: company(1, '/relationships/entities'), status: 404 },
    refusal: refused(404, '404', { path: company(10, '/relationships/insights') }),
  },
  getCompanyRelated: {
    success: by('lead', company(1, '/accounts')),
    foreign: stranger,
    refusal: refused(400, '118', by('lead', company(1, '/accounts?page[size]=101'))),
  },
} satisfies Cells
