/** The cells of events. */
import { seedId } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const event = at('v2/corporate-events', 'corporate-events')
const reservation = at('v2/corporate-reservations', 'corporate-reservations')
const feed = at('v2/calendar-feeds', 'calendar-feeds')
const code = 'demo-calendar-feed-of-the-investor-00000001'
const ofEntity = (n: number) => ({ entity: { data: { type: 'entities', id: seedId('entities', n) } } })
const breakfast = {
  ...{ title: 'Breakfast with the treasurer', kind: 'group-meeting', timezone: 'Asia/Tokyo' },
  ...{ 'starts-at': '2028-06-08T23:00:00.000+00:00', 'ends-at': '2028-06-09T00:00:00.000+00:00' },
}
const placed = (email: string) => {
  const relationships = { 'corporate-event': { data: { type: 'corporate-events', id: seedId('corporate-events', 10) } } }
  return make('corporate-reservations', { email }, relationships)
}
const reservations = '/api/v2/corporate-reservations'
const guest = (path: string) => ({ path })

const all = '/api/v2/corporate-events'

export const events = {
  listCorporateEvents: {
    success: guest(all),
    refusal: refused(400, '107', guest(`${all}?filter[status]=sold-out`)),
  },
  getCorporateEvent: {
    success: guest(event(1)),
    foreign: { as: 'investor', path: event(4), status: 404 },
    refusal: refused(404, '404', guest(event(2))),
  },
  getCorporateEventCalendar: {
    success: guest(event(1, '/ics')),
    foreign: { as: 'investor', path: event(4, '/ics'), status: 404 },
    refusal: refused(404, '404', guest(event(2, '/ics'))),
  },
  createCorporateEvent: {
    success: by('corporate', all, make('corporate-events', breakfast, ofEntity(1))),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(
      422,
      '100',
      by('corporate', all, make('corporate-events', { ...breakfast, 'ends-at': breakfast['starts-at'] }, ofEntity(1))),
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
  createCorporateReservation: {
    success: by('entity-editor', reservations, placed('noor.alhashimi@demo.example')),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(422, '103', by('entity-editor', reservations, placed('nobody@demo.example'))),
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
  createCalendarFeed: {
    // It takes the place of the feed from before, which the other cells are about.
    success: by('investor-2', '/api/v2/calendar-feeds'),
    refusal: refused(400, '105', by('investor-2', '/api/v2/calendar-feeds?page[size]=1')),
  },
  getCalendarFeed: {
    success: by('investor', feed(1)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `/api/v2/calendar-feeds/${nowhere}`),
  },
  deleteCalendarFeed: {
    success: by('investor', feed(1)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `/api/v2/calendar-feeds/${nowhere}`),
  },
  getCalendarFeedCalendar: {
    success: { path: feed(1, `/ics?code=${code}`) },
    refusal: refused(404, '404', { path: feed(1, `/ics?code=${code.replace('1', '2')}`) }),
  },
  getCalendarFeedRelationship: {
    success: by('investor', feed(1, '/relationships/account')),
    foreign: { as: 'admin', status: 404 },
    refusal: refused(404, '404', by('investor', feed(1, '/relationships/company'))),
  },
  getCalendarFeedRelated: {
    success: by('investor', feed(1, '/account')),
    foreign: { as: 'admin', status: 404 },
    refusal: refused(400, '105', by('investor', feed(1, '/account?page[size]=1'))),
  },
} satisfies Cells
