/** The cells of messaging. */
import { seedId } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, many, nowhere, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const group = at('v2/message-groups', 'message-groups')
const message = at('v2/messages', 'messages')
const contact = at('v2/contact_requests', 'contact-requests')
const uploads = at('v2/account-uploads', 'account-uploads')
const letter = at('v1/group-email-messages', 'group-email-messages')

const into = (n: number) => ({ 'message-group': { data: { type: 'message-groups', id: seedId('message-groups', n) } } })
const said = (content: string, n: number) => make('messages', { content }, into(n))
const csv = { source: 'data:text/csv;base64,ZW1haWwKYUBleGFtcGxlLmNvbQo=', 'source-file-name': 'contacts.csv' }
const withMembers = (attributes: object, ...ns: number[]) => make('message-groups', attributes, { members: many('accounts', ...ns) })
const asked = { name: 'Ada Winter', email: 'ada@visitor.example', subject: 'press', message: 'May I quote this?', consent: true }
const body = '<p>Two things to read.</p>'
const guest = (path: string, sent?: unknown) => ({ path, ...(sent === undefined ? {} : { body: sent }) })

export const messaging = {
  getAccountUpload: {
    success: by('investor', uploads(1)),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', `/api/v2/account-uploads/${nowhere}`),
  },
  createAccountUpload: {
    success: by('investor', '/api/v2/account-uploads', make('account-uploads', { ...csv, purpose: 'csv-import' })),
    refusal: refused(
      422,
      '103',
      by('investor', '/api/v2/account-uploads', make('account-uploads', { ...csv, source: 'data:image/png;base64,aGVsbG8=' })),
    ),
  },
  deleteAccountUpload: {
    success: by('investor', uploads(1)),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', `/api/v2/account-uploads/${nowhere}`),
  },
  getAccountUploadRelated: {
    success: by('investor', uploads(1, '/account')),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', uploads(1, '/company')),
  },
  getAccountUploadRelationship: {
    success: by('investor', uploads(1, '/relationships/account')),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', uploads(1, '/relationships/company')),
  },
  listMessages: {
    success: by('investor', '/api/v2/messages'),
    refusal: refused(400, '107', by('investor', '/api/v2/messages?filter[unread]=perhaps')),
  },
  getMessage: { success: by('investor', message(2)), foreign: stranger, refusal: absent('investor', message(99)) },
  createMessage: {
    success: by('investor', '/api/v2/messages', said('On Thursday, then.', 1)),
    foreign: { as: 'beatrice.okafor', status: 403 },
    refusal: refused(422, '103', by('investor', '/api/v2/messages', said(' ', 1))),
  },
  updateMessage: {
    success: by('investor', message(4), change({ 'is-read': true })),
    foreign: stranger,
    refusal: refused(403, '403', by('investor', message(1), change({ 'is-read': true }))),
  },
  getMessageRelationship: {
    success: by('investor', message(2, '/relationships/sender')),
    foreign: stranger,
    refusal: absent('investor', message(2, '/relationships/account')),
  },
  getMessageRelated: {
    success: by('investor', message(2, '/message-group')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', message(2, '/sender?page[size]=1'))),
  },

  listMessageGroups: {
    success: by('investor', '/api/v2/message-groups'),
    refusal: refused(400, '114', by('investor', '/api/v2/message-groups?sort=name')),
  },
  createMessageGroup: {
    success: by('investor', '/api/v2/message-groups', withMembers({ name: 'Lunch' }, 24)),
    foreign: { as: 'compliance', status: 403 },
    refusal: refused(422, '100', by('investor', '/api/v2/message-groups', withMembers({}, 1))),
  },
  getMessageGroup: { success: by('investor', group(1)), foreign: stranger, refusal: absent('investor', group(6)) },
  updateMessageGroup: {
    success: by('investor', group(2), change({ name: 'Banks and rates' })),
    foreign: { as: 'noor.alhashimi', status: 403 },
    refusal: refused(422, '103', by('investor', group(2), change({ status: 'asleep' }))),
  },
  joinMessageGroup: {
    success: by('investor', group(4, '/join')),
    foreign: stranger,
    refusal: refused(403, '403', by('beatrice.okafor', group(2, '/join'))),
  },
  leaveMessageGroup: {
    success: by('investor', group(3, '/leave')),
    foreign: stranger,
    refusal: refused(409, '409', by('investor', group(1, '/leave'))),
  },
  getMessageGroupRelationship: {
    success: by('investor', group(2, '/relationships/members')),
    foreign: stranger,
    refusal: absent('investor', group(2, '/relationships/account')),
  },
  getMessageGroupRelated: {
    success: by('investor', group(2, '/messages')),
    foreign: stranger,
    refusal: refused(400, '118', by('investor', group(2, '/messages?page[size]=0'))),
  },

  createContactRequest: {
    success: guest('/api/v2/contact_requests', make('contact-requests', asked)),
    refusal: refused(422, '100', guest('/api/v2/contact_requests', make('contact-requests', { ...asked, consent: false }))),
  },
  listContactRequests: {
    success: by('investor', '/api/v2/contact_requests'),
    refusal: refused(400, '118', by('investor', '/api/v2/contact_requests?page[size]=0')),
  },
  updateContactRequest: {
    success: by('account-manager', contact(1), change({ status: 'closed' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(409, '409', by('account-manager', contact(2), change({ status: 'new' }))),
  },
  getContactRequest: { success: by('investor', contact(1)), foreign: stranger, refusal: absent('investor', contact(2)) },
  getContactRequestRelationship: {
    success: by('investor', contact(1, '/relationships/contactable')),
    foreign: stranger,
    refusal: absent('investor', contact(1, '/relationships/entity')),
  },
  getContactRequestRelated: {
    success: by('investor', contact(1, '/contactable')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', contact(1, '/contactable?sort=name'))),
  },

  listGroupEmailMessages: {
    success: by('provider', '/api/v1/group-email-messages'),
    refusal: refused(403, '403', by('investor', '/api/v1/group-email-messages')),
  },
  getGroupEmailMessage: {
    success: by('provider', letter(1)),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', letter(99)),
  },
  createGroupEmailMessage: {
    success: by('provider', '/api/v1/group-email-messages', make('group-email-messages', { subject: 'To read', body })),
    foreign: { as: 'compliance', status: 403 },
    refusal: refused(
      422,
      '103',
      by('provider', '/api/v1/group-email-messages', make('group-email-messages', { subject: 'To read', body: '<script></script>' })),
    ),
  },
  updateGroupEmailMessage: {
    success: by('provider', letter(1), change({ subject: 'To read first' })),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(409, '409', by('provider', letter(2), change({ subject: 'Too late' }))),
  },
  deleteGroupEmailMessage: {
    success: by('provider-2', letter(3)),
    foreign: { as: 'provider', status: 404 },
    refusal: refused(409, '409', by('provider', letter(2))),
  },
  getGroupEmailUnsubscription: {
    success: guest(letter(2, `/unsubscribe?code=${'1'.padStart(64, '0')}`)),
    refusal: refused(404, '404', guest(letter(1, `/unsubscribe?code=${'1'.padStart(64, '0')}`))),
  },
  unsubscribeFromGroupEmails: {
    success: guest(letter(2, `/unsubscribe?code=${'1'.padStart(64, '0')}`)),
    refusal: refused(404, '404', guest(letter(1, `/unsubscribe?code=${'1'.padStart(64, '0')}`))),
  },
  getGroupEmailMessageRelationship: {
    success: by('provider', letter(2, '/relationships/recipients')),
    foreign: { as: 'provider-2', status: 404 },
    refusal: absent('provider', letter(2, '/relationships/followers')),
  },
  getGroupEmailMessageRelated: {
    success: by('provider', letter(2, '/insights')),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(400, '118', by('provider', letter(2, '/insights?page[size]=0'))),
  },
} satisfies Cells
