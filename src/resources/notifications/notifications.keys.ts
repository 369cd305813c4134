/**
 * Everything that accounts are told of, and how: in the app always, by push and by mail as it says here unless an account chose
 * its channels. The first part of a key names a kind of thing, the second what became of it.
 */

interface Notice {
  /** How a push begins, and what stands in a mail. */
  says: string
  push?: true
  /** When it is mailed: soon, with the next digest, or by whoever tells it, such as with a calendar. */
  mail?: 'soon' | 'digest' | 'apart'
}

const notices = {
  'insight.published': { says: 'New research', push: true, mail: 'digest' },
  'insight.corrected': { says: 'Research was corrected', mail: 'soon' },
  'insight.cancelled': { says: 'Research was cancelled', mail: 'soon' },
  'insight.submitted': { says: 'Research waits for approval', mail: 'soon' },
  'insight.returned': { says: 'Your research was returned', mail: 'soon' },
  'insight.approved': { says: 'Your research was approved', mail: 'soon' },
  'insight.review_ending': { says: 'The review of your research ends soon', mail: 'soon' },
  'insight.correction_requested': { says: 'An author asks for a correction', mail: 'soon' },
  'insight.recall_requested': { says: 'An author asks for a recall', mail: 'soon' },
  'insight.liked': { says: 'Your research was liked' },
  'insight.saved': { says: 'Your research was saved' },
  'insight.forked': { says: 'Your research was built upon' },
  'insight.cited': { says: 'Your research was cited' },
  'insight.access_requested': { says: 'Access to your research was requested', mail: 'soon' },
  'insight.access_granted': { says: 'Access to research was granted', mail: 'soon' },
  'insight.access_denied': { says: 'Access to research was denied', mail: 'soon' },
  'external_report.access_requested': { says: 'Access to your report was requested', mail: 'soon' },
  'external_report.access_granted': { says: 'Access to a report was granted', mail: 'soon' },
  'external_report.access_denied': { says: 'Access to a report was denied', mail: 'soon' },
  'comment.created': { says: 'A comment on your research', mail: 'soon' },
  'comment.replied': { says: 'A reply to your comment', push: true, mail: 'soon' },
  'comment.mentioned': { says: 'You were mentioned', push: true, mail: 'soon' },
  'comment.liked': { says: 'Your comment was liked', mail: 'digest' },
  'annotation.created': { says: 'Your research was annotated' },
  'account.followed': { says: 'You have a new follower' },
  'shared_item.created': { says: 'Something was shared with you', push: true, mail: 'soon' },
  'locker_item.reminder': { says: 'You wanted to be reminded', push: true },
  'message.created': { says: 'A new message', push: true, mail: 'soon' },
  'corporate_event.published': { says: 'A new event', push: true, mail: 'soon' },
  'corporate_event.changed': { says: 'An event has moved', push: true, mail: 'apart' },
  'corporate_event.cancelled': { says: 'An event is cancelled', push: true, mail: 'apart' },
  'corporate_event.reminder': { says: 'An event is near', push: true, mail: 'apart' },
  'reservation.confirmed': { says: 'You have a seat', push: true, mail: 'apart' },
  'reservation.waitlisted': { says: 'You are on the waiting list', push: true, mail: 'apart' },
  'reservation.promoted': { says: 'A seat has become free for you', push: true, mail: 'apart' },
  'reservation.declined': { says: 'The host could not give you a seat', push: true, mail: 'apart' },
  'corporate_question.asked': { says: 'A new question', mail: 'soon' },
  'corporate_question.answered': { says: 'A question was answered', mail: 'soon' },
  'entity_news.released': { says: 'News of an entity', mail: 'digest' },
  'exchange_announcement.released': { says: 'A new announcement', mail: 'digest' },
  'premium_service_request.submit': { says: 'A premium service was requested', push: true, mail: 'soon' },
  'premium_service_request.counter': { says: 'Other terms were offered', push: true, mail: 'soon' },
  'premium_service_request.agree': { says: 'Your terms were accepted', push: true, mail: 'soon' },
  'premium_service_request.refuse_counter': { says: 'Your terms were refused', push: true, mail: 'soon' },
  'premium_service_request.accept': { says: 'A request was accepted', push: true, mail: 'soon' },
  'premium_service_request.decline': { says: 'A request was declined', push: true, mail: 'soon' },
  'premium_service_request.deliver': { says: 'A premium service was delivered', push: true, mail: 'soon' },
  'premium_service_request.rework': { says: 'More work was asked for', push: true, mail: 'soon' },
  'premium_service_request.complete': { says: 'A premium service was completed', push: true, mail: 'soon' },
  'premium_service_request.cancel': { says: 'A request was cancelled', push: true, mail: 'soon' },
  'premium_service_request.cancel_accepted': { says: 'An accepted request was cancelled', push: true, mail: 'soon' },
  'premium_service_request.expire': { says: 'A request has expired', push: true, mail: 'soon' },
  'premium_service_request.change_terms': { says: 'The terms of a request have changed', push: true, mail: 'soon' },
  'premium_service_request.due_soon': { says: 'A premium service is due soon', mail: 'soon' },
  'premium_service_request.overdue': { says: 'A premium service is overdue', mail: 'soon' },
  'premium_service_note.created': { says: 'A note on a premium service', mail: 'soon' },
  'premium_service_attachment.created': { says: 'A file for a premium service', mail: 'soon' },
  'smarts.low': { says: 'Few smarts are left', mail: 'soon' },
  'smarts.expiring': { says: 'Smarts are about to expire', mail: 'soon' },
  'campaign.sent': { says: 'Your campaign was sent', mail: 'soon' },
  'campaign.paused': { says: 'Your campaign was paused', mail: 'soon' },
  'campaign.failed': { says: 'Your campaign failed', mail: 'soon' },
  'contact_request.created': { says: 'Somebody wants to be contacted', mail: 'soon' },
  'contact_request.assigned': { says: 'A contact request is yours', mail: 'soon' },
  'contact_request.replied': { says: 'Your contact request was answered', mail: 'soon' },
  'alert.matched': { says: 'A match of your alert', push: true, mail: 'apart' },
  'activity_log.ready': { says: 'Activities have gathered', mail: 'apart' },
} as const satisfies Record<string, Notice>

export type NotificationKey = keyof typeof notices

/** Every key, for what names keys and has to name one that there is. */
export const notificationKeys = Object.keys(notices) as readonly NotificationKey[]

/** Whether a text is a key by now: those of another release may stand in the database. */
export const isKey = (text: string): text is NotificationKey => Object.hasOwn(notices, text)

/** How a key is told. */
export const noticeOf = (key: NotificationKey): Notice => notices[key]
