/** The cells of campaigns. */
import { seedId } from '../../../src/demo/ids.ts'
import { absent, at, by, change, code, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const list = at('v2/contact-lists', 'contact-lists')
const contact = at('v2/contacts', 'contacts')
const oneImport = at('v2/imports', 'imports')
const campaign = at('v2/corporate-email-campaigns', 'corporate-email-campaigns')
const delivery = at('v2/campaign-deliveries', 'campaign-deliveries')

/** Of another entity. */
const stranger = { as: 'matthias.krueger', status: 404 } as const
const of = (entity: number) => ({ entity: { data: { type: 'entities', id: seedId('entities', entity) } } })
const lists = (...ns: number[]) => ({ contact_lists: { data: ns.map((n) => ({ type: 'contact-lists', id: seedId('contact-lists', n) })) } })
const file = (text: string): string => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`
const letter = { title: 'News', subject: 'News of {{entity}}', content: '<p>Some.</p>', status: 'drafted' }
const corporatePlan = at('v2/corporate-plans', 'corporate-plans')
const path = '/api/v2/corporate-email-campaigns'
/** The name of the link of campaign 9. */
const dividend = 'c2ca3f21a3b87657392c5e3421ef0979'
const report = { kind: 'complaint', at: '2026-10-01T08:30:00Z' }

export const campaigns = {
  listContactLists: {
    success: by('corporate', '/api/v2/contact-lists?filter[status]=active'),
    refusal: refused(400, '107', by('corporate', '/api/v2/contact-lists?filter[status]=gone')),
  },
  createContactList: {
    success: by('corporate', '/api/v2/contact-lists', make('contact-lists', { name: 'x' }, of(1))),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(400, '106', by('corporate', '/api/v2/contact-lists', make('contact-lists', {}, of(1)))),
  },
  getContactList: { success: by('corporate', list(1)), foreign: stranger, refusal: absent('corporate', list(99)) },
  updateContactList: {
    success: by('corporate', list(1), change({ description: null })),
    foreign: stranger,
    refusal: refused(422, '103', by('corporate', list(1), change({ name: '' }))),
  },
  removeContactList: {
    success: by('corporate', list(3, '/remove')),
    foreign: stranger,
    refusal: refused(409, '409', by('corporate', list(2, '/remove'))),
  },
  addContactListContacts: {
    success: by('corporate', list(2, '/add-contacts'), change({ 'contact-ids': [seedId('contacts', 3)] })),
    foreign: stranger,
    refusal: refused(400, '106', by('corporate', list(2, '/add-contacts'), change({}))),
  },
  removeContactListContacts: {
    success: by('corporate', list(2, '/remove-contacts'), change({ emails: ['nobody@nowhere.example'] })),
    foreign: stranger,
    refusal: refused(422, '103', by('corporate', list(2, '/remove-contacts'), change({ emails: [] }))),
  },
  importContactListContactsFromCsv: {
    success: by('corporate', list(2, '/import-contacts-from-csv'), change({ source: file('email\na@b.example\n') })),
    foreign: stranger,
    refusal: refused(422, '100', by('corporate', list(2, '/import-contacts-from-csv'), change({ source: file('name\nAda\n') }))),
  },
  getContactListRelationship: {
    success: by('corporate', list(1, '/relationships/contacts')),
    foreign: stranger,
    refusal: absent('corporate', list(1, '/relationships/campaigns')),
  },
  getContactListRelated: {
    success: by('corporate', list(1, '/contacts')),
    foreign: stranger,
    refusal: refused(400, '118', by('corporate', list(1, '/contacts?page[size]=0'))),
  },

  getContact: { success: by('corporate', contact(1)), foreign: stranger, refusal: absent('corporate', `/api/v2/contacts/${nowhere}`) },
  getContactUnsubscription: {
    success: { path: contact(1, `/unsubscribe${code(1)}`) },
    refusal: refused(404, '404', { path: contact(1, `/unsubscribe${code(2)}`) }),
  },
  getImport: { success: by('corporate', oneImport(1)), foreign: stranger, refusal: absent('corporate', oneImport(99)) },
  getImportRelationship: {
    success: by('corporate', oneImport(1, '/relationships/contact-list')),
    foreign: stranger,
    refusal: absent('corporate', oneImport(1, '/relationships/contacts')),
  },
  getImportRelated: {
    success: by('corporate', oneImport(1, '/contact-list')),
    foreign: stranger,
    refusal: refused(400, '105', by('corporate', oneImport(1, '/account?page[size]=1'))),
  },
  updateContact: {
    success: by('corporate', contact(1), change({ title: null })),
    foreign: stranger,
    refusal: refused(422, '103', by('corporate', contact(1), change({ email: 'nobody' }))),
  },
  deleteContact: { success: by('corporate', contact(198)), foreign: stranger, refusal: absent('corporate', `/api/v2/contacts/${nowhere}`) },
  unsubscribeContact: {
    success: { path: contact(1, `/unsubscribe${code(1)}`) },
    refusal: refused(404, '404', { path: contact(1, `/unsubscribe${code(2)}`) }),
  },
  getContactRelationship: {
    success: by('corporate', contact(1, '/relationships/contact-lists')),
    foreign: stranger,
    refusal: absent('corporate', contact(1, '/relationships/account')),
  },
  getContactRelated: {
    success: by('corporate', contact(1, '/contact-lists')),
    foreign: stranger,
    refusal: refused(400, '105', by('corporate', contact(1, '/entity?page[size]=1'))),
  },

  listCorporateEmailCampaigns: {
    success: by('corporate', `${path}?filter[status]=drafted,sent`),
    refusal: refused(400, '107', by('corporate', `${path}?filter[status]=lost`)),
  },
  createCorporateEmailCampaign: {
    success: by('corporate', path, make('corporate-email-campaigns', letter, { ...of(1), ...lists(1) })),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(
      422,
      '100',
      by('corporate', path, make('corporate-email-campaigns', { ...letter, subject: '{{last-name}}' }, { ...of(1), ...lists(1) })),
    ),
  },
  getCorporateEmailCampaign: { success: by('corporate', campaign(9)), foreign: stranger, refusal: absent('corporate', campaign(99)) },
  updateCorporateEmailCampaign: {
    success: by('corporate', campaign(1), change({ subject: 'x' })),
    foreign: stranger,
    refusal: refused(400, '105', by('corporate', campaign(9), change({ subject: 'x' }))),
  },
  deleteCorporateEmailCampaign: {
    success: by('corporate', campaign(11)),
    foreign: stranger,
    refusal: refused(409, '409', by('corporate', campaign(9))),
  },
  sendTestCorporateEmailCampaign: {
    success: by('corporate', campaign(1, '/send-test')),
    foreign: stranger,
    refusal: refused(403, '403', by('editor', campaign(1, '/send-test'))),
  },
  getCorporateEmailCampaignRelationship: {
    success: by('corporate', campaign(1, '/relationships/contact-lists')),
    foreign: stranger,
    refusal: absent('corporate', campaign(1, '/relationships/contact_lists')),
  },
  getCorporateEmailCampaignRelated: {
    success: by('corporate', campaign(1, '/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('corporate', campaign(1, '/entity?page[size]=1'))),
  },
  listCorporatePlans: {
    success: { path: '/api/v2/corporate-plans' },
    refusal: refused(400, '105', { path: '/api/v2/corporate-plans?sort=price-minor' }),
  },
  getCorporatePlan: { success: { path: corporatePlan(2) }, refusal: refused(404, '404', { path: corporatePlan(99) }) },
  getCampaignDelivery: { success: by('corporate', delivery(1)), foreign: stranger, refusal: absent('corporate', delivery(999)) },
  getCampaignDeliveryRelationship: {
    success: by('corporate', delivery(1, '/relationships/campaign')),
    foreign: stranger,
    refusal: absent('corporate', delivery(1, '/relationships/entity')),
  },
  getCampaignDeliveryRelated: {
    success: by('corporate', delivery(1, '/contact')),
    foreign: stranger,
    refusal: refused(400, '105', by('corporate', delivery(1, '/campaign?page[size]=1'))),
  },
  listCampaignDeliveries: {
    success: by('corporate', campaign(9, '/deliveries?filter[status]=delivered')),
    foreign: stranger,
    refusal: refused(400, '107', by('corporate', campaign(9, '/deliveries?filter[status]=lost'))),
  },
  receiveMailReports: {
    success: by('mail-service', '/hooks/mail', { events: [{ ...report, 'message-id': '<unknown@demo.example>' }] }),
    refusal: refused(422, '100', by('mail-service', '/hooks/mail', { events: [report] })),
  },
  clickCampaignDelivery: {
    success: { path: delivery(1, `/click${code(1)}&link=${dividend}`) },
    refusal: refused(404, '404', { path: delivery(1, `/click${code(1)}&link=${'0'.repeat(32)}`) }),
  },
  openCampaignDelivery: {
    success: { path: delivery(1, `/open${code(1)}`) },
    refusal: refused(404, '404', { path: delivery(1, `/open${code(2)}`) }),
  },
} satisfies Cells
