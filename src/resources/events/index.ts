/** Events: what issuers hold, and the seats at it. */
import type { Domain } from '../../verbs/domain.ts'
import { calendarFeedOperations, calendarFeeds } from './calendar-feeds.ts'
import { corporateEvents } from './corporate-events.ts'
import { promoteOthers, remindOfEvents, runEvents } from './corporate-events.clock.ts'
import { sendInvitation } from './corporate-events.invitations.ts'
import { sendEventMail } from './corporate-events.mail.ts'
import { corporateEventOperations } from './corporate-events.operations.ts'
import { corporateReservationOperations, corporateReservations } from './corporate-reservations.ts'

export const domain = {
  resources: {
    'calendar-feeds': calendarFeeds,
    'corporate-events': corporateEvents,
    'corporate-reservations': corporateReservations,
  },
  operations: {
    'calendar-feeds': calendarFeedOperations,
    'corporate-events': corporateEventOperations,
    'corporate-reservations': corporateReservationOperations,
  },
  workers: ({ db, send, addresses }) => ({
    'event-mail': (job) => sendEventMail(db, send, addresses(), job),
    'event-invitation': (job) => sendInvitation(db, send, addresses(), job),
  }),
  due: {
    settling: {
      runEvents: ({ db, jobs, now }) => runEvents(db, jobs, now),
      promoteOthers: async ({ db, jobs }) => jobs && promoteOthers(db, jobs),
    },
    telling: { remindOfEvents: async ({ db, jobs, now }) => jobs && remindOfEvents(db, jobs, now) },
  },
} satisfies Domain
