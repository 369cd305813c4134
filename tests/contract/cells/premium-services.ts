/** The cells of premium services. */
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const services = '/api/v1/premium_services'
const service = at('v1/premium_services', 'premium-services')
const requests = '/api/v2/premium-service-requests'
const request = at('v2/premium-service-requests', 'premium-service-requests')
const attachments = '/api/v2/premium-service-attachments'
const attachment = at('v2/premium-service-attachments', 'premium-service-attachments')
const notes = '/api/v2/premium-service-notes'
const note = at('v2/premium-service-notes', 'premium-service-notes')
const packages = '/api/v2/premium-service-packages'
const pack = at('v2/premium-service-packages', 'premium-service-packages')
const transactions = '/api/v2/premium-service-transactions'
const transaction = at('v2/premium-service-transactions', 'premium-service-transactions')

const link = (name: string, type: string, seeded: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(seeded, n) } } })
const pdf = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'note.pdf' }
const offer = { name: 'Floor', smarts: 10_000, 'price-minor': 8_000_000, currency: 'USD' }
const ask = (attributes: object) =>
  make('premium-service-requests', attributes, {
    ...link('requestee', 'Account', 'accounts', 4),
    ...link('premium_service', 'PremiumService', 'premium-services', 1),
  })

export const premiumServices = {
  listPremiumServices: {
    success: by('investor', services),
    refusal: refused(400, '102', by('investor', `${services}?filter[kind]=call`)),
  },
  createPremiumService: {
    success: by('provider', services, make('premium-services', { name: 'A walk through Kobe', kind: 'meeting' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(400, '106', by('provider', services, make('premium-services', { name: 'A walk through Kobe' }))),
  },
  getPremiumService: {
    success: by('investor', service(1)),
    foreign: { as: 'investor', path: service(4), status: 404 },
    refusal: absent('investor', service(99)),
  },
  updatePremiumService: {
    success: by('provider', service(1), change({ position: 2 })),
    foreign: { as: 'provider-2', status: 403 },
    refusal: refused(422, '103', by('provider', service(1), change({ kind: 'dinner' }))),
  },
  deletePremiumService: {
    success: by('provider', service(8)),
    foreign: { as: 'provider-2', status: 403 },
    refusal: refused(409, '409', by('provider', service(2))),
  },
  getPremiumServiceRelated: {
    success: by('investor', service(1, '/premium-service-requests')),
    foreign: { as: 'investor', path: service(4, '/account'), status: 404 },
    refusal: refused(400, '105', by('investor', service(1, '/account?page[size]=1'))),
  },
  getPremiumServiceRelationship: {
    success: by('investor', service(1, '/relationships/account')),
    foreign: { as: 'investor', path: service(4, '/relationships/account'), status: 404 },
    refusal: absent('investor', service(1, '/relationships/packages')),
  },

  listPremiumServiceRequests: {
    success: by('investor', requests),
    refusal: refused(400, '107', by('investor', `${requests}?filter[role]=friend`)),
  },
  createPremiumServiceRequest: {
    success: by('investor', requests, ask({ title: 'A call', status: null })),
    foreign: { as: 'provider-2', status: 403 },
    refusal: refused(402, '402', by('investor', requests, ask({ title: 'A call', status: 'submitted', smarts_required: 100_000 }))),
  },
  getPremiumServiceRequest: { success: by('investor', request(2)), foreign: stranger, refusal: absent('provider', request(1)) },
  updatePremiumServiceRequest: {
    success: by('investor', request(1), change({ title: 'Deposit costs' })),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', request(2), change({ title: 'Deposit costs' }))),
  },
  deletePremiumServiceRequest: {
    success: by('investor', request(1)),
    foreign: stranger,
    refusal: refused(409, '409', by('investor', request(2))),
  },
  getPremiumServiceRequestRelated: {
    success: by('investor', request(2, '/premium-service-activity-notes')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', request(2, '/requestee?page[size]=1'))),
  },
  getPremiumServiceRequestRelationship: {
    success: by('provider', request(2, '/relationships/requestor')),
    foreign: stranger,
    refusal: absent('investor', request(2, '/relationships/account')),
  },

  createPremiumServiceAttachment: {
    success: by(
      'investor',
      attachments,
      make('premium-service-attachments', pdf, link('premium_service_request', 'PremiumServiceRequest', 'premium-service-requests', 2)),
    ),
    foreign: { as: 'beatrice.okafor', status: 403 },
    refusal: refused(
      409,
      '409',
      by(
        'investor',
        attachments,
        make('premium-service-attachments', pdf, link('premium_service_request', 'PremiumServiceRequest', 'premium-service-requests', 6)),
      ),
    ),
  },
  getPremiumServiceAttachment: { success: by('investor', attachment(2)), foreign: stranger, refusal: absent('provider', attachment(1)) },
  deletePremiumServiceAttachment: {
    success: by('investor', attachment(1)),
    foreign: stranger,
    refusal: refused(409, '409', by('provider-2', attachment(2))),
  },
  getPremiumServiceAttachmentRelated: {
    success: by('investor', attachment(2, '/premium-service-request')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', attachment(2, '/account?page[size]=1'))),
  },
  getPremiumServiceAttachmentRelationship: {
    success: by('investor', attachment(2, '/relationships/account')),
    foreign: stranger,
    refusal: absent('investor', attachment(2, '/relationships/company')),
  },

  createPremiumServiceNote: {
    success: by(
      'provider',
      notes,
      make(
        'premium-service-notes',
        { body: 'By Friday.' },
        link('premium-service-request', 'premium-service-requests', 'premium-service-requests', 2),
      ),
    ),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(
      409,
      '409',
      by(
        'provider-2',
        notes,
        make(
          'premium-service-notes',
          { body: 'Still no.' },
          link('premium-service-request', 'premium-service-requests', 'premium-service-requests', 7),
        ),
      ),
    ),
  },
  getPremiumServiceNote: { success: by('investor', note(2)), foreign: stranger, refusal: absent('investor', note(3)) },
  updatePremiumServiceNote: {
    success: by('account-manager', note(2), change({ 'hidden-reason': 'A telephone number.' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(409, '409', by('investor', note(1), change({ body: 'Later.' }))),
  },
  deletePremiumServiceNote: {
    success: by('provider', note(2)),
    foreign: { as: 'account-manager', status: 403 },
    refusal: refused(409, '409', by('investor', note(1))),
  },
  getPremiumServiceNoteRelated: {
    success: by('investor', note(1, '/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', note(1, '/account?page[size]=1'))),
  },
  getPremiumServiceNoteRelationship: {
    success: by('investor', note(1, '/relationships/premium-service-request')),
    foreign: stranger,
    refusal: absent('investor', note(1, '/relationships/company')),
  },

  listPremiumServicePackages: {
    success: by('investor', packages),
    refusal: refused(400, '105', by('investor', `${packages}?page[size]=10`)),
  },
  getPremiumServicePackage: {
    success: by('investor', pack(4)),
    foreign: stranger,
    refusal: absent('investor', pack(5)),
  },
  createPremiumServicePackage: {
    success: by('finance', packages, make('premium-service-packages', offer)),
    foreign: { as: 'account-manager', status: 403 },
    refusal: refused(422, '103', by('finance', packages, make('premium-service-packages', { ...offer, currency: 'usd' }))),
  },
  updatePremiumServicePackage: {
    success: by('finance', pack(1), change({ active: false })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(422, '103', by('finance', pack(1), change({ smarts: 0 }))),
  },
  getPremiumServicePackageRelated: {
    success: by('finance', pack(4, '/company')),
    foreign: stranger,
    refusal: refused(400, '105', by('finance', pack(4, '/company?page[size]=1'))),
  },
  getPremiumServicePackageRelationship: {
    success: by('finance', pack(4, '/relationships/company')),
    foreign: stranger,
    refusal: absent('finance', pack(4, '/relationships/account')),
  },

  listPremiumServiceTransactions: {
    success: by('investor', transactions),
    refusal: refused(400, '107', by('investor', `${transactions}?filter[kind]=gift`)),
  },
  createPremiumServiceTransaction: {
    success: by(
      'finance',
      transactions,
      make('premium-service-transactions', { kind: 'grant', smarts: 10 }, link('company', 'companies', 'companies', 5)),
    ),
    foreign: { as: 'account-manager', status: 403 },
    refusal: refused(
      409,
      '409',
      by(
        'finance',
        transactions,
        make(
          'premium-service-transactions',
          { kind: 'reversal', memo: 'Twice.' },
          link('reverses', 'premium-service-transactions', 'premium-service-transactions', 2),
        ),
      ),
    ),
  },
  getPremiumServiceTransaction: { success: by('investor', transaction(1)), foreign: stranger, refusal: absent('investor', transaction(9)) },
  getPremiumServiceTransactionRelated: {
    success: by('investor', transaction(3, '/reverses')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', transaction(3, '/company?page[size]=1'))),
  },
  getPremiumServiceTransactionRelationship: {
    success: by('investor', transaction(1, '/relationships/premium-service-package')),
    foreign: stranger,
    refusal: absent('investor', transaction(1, '/relationships/insight')),
  },
} satisfies Cells
