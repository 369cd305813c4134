/** Corporate events, reservations, presentations and attachments. */
import { seedId } from '../../../src/database/demo/ids.ts'
import { absent, at, by, change, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const event = at('v2/corporate-events', 'corporate-events')
const reservation = at('v2/corporate-reservations', 'corporate-reservations')
const presentation = at('v2/corporate-presentations', 'corporate-presentations')
const attachment = at('v2/corporate-attachments', 'corporate-attachments')

const [events, presentations, attachments] = ['events', 'presentations', 'attachments'].map((one) => `/api/v2/corporate-${one}`) as [
  string,
  string,
  string,
]
const pdf = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'slides.pdf' }
const ofEntity = (n: number) => ({ entity: { data: { type: 'entities', id: seedId('entities', n) } } })
const onEvent = (n: number) => ({ attachable: { data: { type: 'corporate-events', id: seedId('corporate-events', n) } } })
const breakfast = {
  ...{ title: 'Breakfast with the treasurer', kind: 'group-meeting', timezone: 'Asia/Tokyo' },
  ...{ 'starts-at': '2028-06-08T23:00:00.000+00:00', 'ends-at': '2028-06-09T00:00:00.000+00:00' },
}
const named = (id: string) => ({ data: { type: 'corporate-attachments', id } })
const guest = (path: string) => ({ path })

export const corporateEvents = {
  listCorporateEvents: {
    success: guest(events),
    refusal: refused(400, '107', guest(`${events}?filter[status]=sold-out`)),
  },
  getCorporateEvent: {
    success: guest(event(1)),
    foreign: { as: 'investor', path: event(4), status: 404 },
    refusal: refused(404, '404', guest(event(2))),
  },
  createCorporateEvent: {
    success: by('corporate', events, make('corporate-events', breakfast, ofEntity(1))),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(
      422,
      '100',
      by('corporate', events, make('corporate-events', { ...breakfast, 'ends-at': breakfast['starts-at'] }, ofEntity(1))),
    ),
  },
  updateCorporateEvent: {
    success: by('corporate', event(4), change({ capacity: 60 })),
    foreign: { as: 'matthias.krueger', path: event(1), status: 403 },
    refusal: refused(409, '409', by('corporate', event(4), change({ status: 'live' }))),
  },
  deleteCorporateEvent: {
    success: by('corporate', event(11)),
    foreign: { as: 'matthias.krueger', path: event(11), status: 404 },
    refusal: refused(409, '409', by('corporate', event(2))),
  },
  bookCorporateEventReservation: {
    success: by('investor', event(2, '/book-reservation'), change({ guests: 1 })),
    foreign: { as: 'investor-2', path: event(8, '/book-reservation'), status: 404 },
    refusal: refused(409, '409', by('investor', event(9, '/book-reservation'))),
  },
  cancelCorporateEventReservation: {
    success: by('investor', event(3, '/cancel-reservation'), change({ reason: 'Ill.' })),
    foreign: { as: 'investor-2', path: event(8, '/cancel-reservation'), status: 404 },
    refusal: refused(409, '409', by('investor', event(1, '/cancel-reservation'))),
  },
  getCorporateEventRelationship: {
    success: guest(event(6, '/relationships/entities')),
    foreign: { as: 'investor', path: event(4, '/relationships/entity'), status: 404 },
    refusal: refused(404, '404', guest(event(1, '/relationships/company'))),
  },
  getCorporateEventRelated: {
    success: guest(event(1, '/entity')),
    foreign: { as: 'investor', path: event(4, '/entity'), status: 404 },
    refusal: refused(400, '105', guest(event(1, '/entity?page[size]=1'))),
  },

  getCorporateReservation: {
    success: by('investor', reservation(1)),
    foreign: { as: 'investor-2', path: reservation(5), status: 404 },
    refusal: absent('investor', `/api/v2/corporate-reservations/${nowhere}`),
  },
  updateCorporateReservation: {
    success: by('corporate', reservation(8), change({ status: 'confirmed' })),
    foreign: { as: 'matthias.krueger', status: 404 },
    refusal: refused(409, '409', by('corporate', reservation(7), change({ status: 'attended' }))),
  },
  getCorporateReservationRelationship: {
    success: by('investor', reservation(1, '/relationships/corporate-event')),
    foreign: { as: 'investor-2', path: reservation(5, '/relationships/account'), status: 404 },
    refusal: absent('investor', reservation(1, '/relationships/entity')),
  },
  getCorporateReservationRelated: {
    success: by('investor', reservation(1, '/account')),
    foreign: { as: 'investor-2', path: reservation(5, '/account'), status: 404 },
    refusal: refused(400, '105', by('investor', reservation(1, '/account?page[size]=1'))),
  },

  listCorporatePresentations: {
    success: guest(presentations),
    refusal: refused(400, '102', guest(`${presentations}?filter[title]=x`)),
  },
  getCorporatePresentation: {
    success: guest(presentation(1)),
    foreign: { as: 'investor', path: presentation(2), status: 404 },
    refusal: refused(404, '404', guest(presentation(2))),
  },
  createCorporatePresentation: {
    success: by('corporate', presentations, make('corporate-presentations', { ...pdf, title: 'Slides' }, ofEntity(1))),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(400, '106', by('corporate', presentations, make('corporate-presentations', pdf, ofEntity(1)))),
  },
  updateCorporatePresentation: {
    success: by('corporate', presentation(1), change({ pages: 30 })),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(
      409,
      '409',
      by(
        'corporate',
        presentation(1),
        change({ title: 'Plan for the years to March 2031', 'release-time': '2028-05-12T06:00:00.000+00:00' }),
      ),
    ),
  },
  deleteCorporatePresentation: {
    success: by('matthias.krueger', presentation(3)),
    foreign: { as: 'corporate', path: presentation(4), status: 403 },
    refusal: absent('corporate', `${presentations}/${nowhere}`),
  },
  getCorporatePresentationRelationship: {
    success: guest(presentation(1, '/relationships/corporate-event')),
    foreign: { as: 'investor', path: presentation(2, '/relationships/entity'), status: 404 },
    refusal: refused(404, '404', guest(presentation(1, '/relationships/company'))),
  },
  getCorporatePresentationRelated: {
    success: guest(presentation(1, '/entity')),
    foreign: { as: 'investor', path: presentation(2, '/entity'), status: 404 },
    refusal: refused(400, '105', guest(presentation(1, '/entity?page[size]=1'))),
  },

  createCorporateAttachment: {
    success: by('corporate', attachments, make('corporate-attachments', pdf, onEvent(1))),
    foreign: { as: 'tamsin.rourke', path: attachments, status: 403 },
    refusal: refused(422, '103', by('corporate', attachments, make('corporate-attachments', pdf, onEvent(99)))),
  },
  deleteCorporateAttachmentByBody: {
    success: by('corporate', attachments, named(seedId('corporate-attachments', 3))),
    foreign: { as: 'matthias.krueger', status: 404 },
    refusal: refused(400, '106', by('corporate', attachments, { data: { type: 'corporate-attachments' } })),
  },
  getCorporateAttachment: {
    success: by('investor', attachment(1)),
    foreign: { as: 'matthias.krueger', path: attachment(3), status: 404 },
    refusal: absent('investor', `${attachments}/${nowhere}`),
  },
  deleteCorporateAttachment: {
    success: by('corporate', attachment(2)),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: absent('corporate', `${attachments}/${nowhere}`),
  },
  getCorporateAttachmentRelationship: {
    success: by('investor', attachment(1, '/relationships/attachable')),
    foreign: { as: 'matthias.krueger', path: attachment(3, '/relationships/attachable'), status: 404 },
    refusal: absent('investor', attachment(1, '/relationships/event')),
  },
  getCorporateAttachmentRelated: {
    success: by('investor', attachment(1, '/attachable')),
    foreign: { as: 'matthias.krueger', path: attachment(3, '/attachable'), status: 404 },
    refusal: refused(400, '105', by('investor', attachment(1, '/attachable?page[size]=1'))),
  },
} satisfies Cells
