/** Events: what issuers hold, and the seats at it. */
import type { Domain } from '../../verbs/domain.ts'
import { corporateEvents } from './corporate-events.ts'
import { remindOfEvents, runEvents } from './corporate-events.clock.ts'
import { sendEventMail } from './corporate-events.mail.ts'
import { corporateEventOperations } from './corporate-events.operations.ts'
import { corporateReservationOperations, corporateReservations } from './corporate-reservations.ts'

export const domain = {
  resources: {
    'corporate-events': corporateEvents,
    'corporate-reservations': corporateReservations,
  },
  operations: {
    'corporate-events': corporateEventOperations,
    'corporate-reservations': corporateReservationOperations,
  },
  workers: ({ db, send, addresses }) => ({ 'event-mail': (job) => sendEventMail(db, send, addresses(), job) }),
  due: {
    settling: { runEvents: ({ db, now }) => runEvents(db, now) },
    telling: { remindOfEvents: async ({ db, jobs, now }) => jobs && remindOfEvents(db, jobs, now) },
  },
} satisfies Domain
