/** Everything that accounts are told of. The first part of a key names a kind of thing, the second what became of it. */

const accessTo = ['access_requested', 'access_granted', 'access_denied'] as const
const releases = ['released'] as const

const happenings = {
  insight: [
    ...(['published', 'corrected', 'cancelled', 'submitted', 'returned', 'approved', 'liked', 'saved', 'forked', 'cited'] as const),
    ...(['review_ending', 'correction_requested', 'recall_requested'] as const),
    ...accessTo,
  ],
  external_report: accessTo,
  comment: ['created', 'replied', 'mentioned', 'liked'],
  annotation: ['created'],
  account: ['followed'],
  shared_item: ['created'],
  locker_item: ['reminder'],
  corporate_event: ['published', 'changed', 'cancelled', 'reminder'],
  reservation: ['confirmed', 'waitlisted', 'promoted', 'declined'],
  corporate_question: ['asked', 'answered'],
  entity_news: releases,
  exchange_announcement: releases,
  premium_service_request: [
    ...(['submit', 'counter', 'agree', 'refuse_counter', 'accept', 'decline', 'deliver', 'rework'] as const),
    ...(['complete', 'cancel', 'cancel_accepted', 'expire', 'due_soon', 'overdue', 'change_terms'] as const),
  ],
  smarts: ['low', 'expiring'],
  premium_service_note: ['created'],
  premium_service_attachment: ['created'],
  message: ['created'],
  campaign: ['sent', 'paused', 'failed'],
  contact_request: ['created', 'assigned', 'replied'],
  alert: ['matched'],
  activity_log: ['ready'],
} as const

type Happenings = typeof happenings

export type NotificationKey = { [Thing in keyof Happenings]: `${Thing}.${Happenings[Thing][number]}` }[keyof Happenings]

/** Every key, for what names keys and has to name one that there is. */
export const notificationKeys: readonly string[] = Object.entries(happenings).flatMap(([thing, all]) => all.map((one) => `${thing}.${one}`))
