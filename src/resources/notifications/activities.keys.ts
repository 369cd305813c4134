/**
 * Every activity that means something here. A key that is not in this table may be posted as well, and is stored; the first
 * part of a key names the type of what it is about.
 */
import type { ResourceType } from '../../generated/contract.ts'

export interface Meaning {
  /** Who says that it happened: the client that saw it, or the operation that did it. */
  by: 'client' | 'server'
  /** Whether it may come from someone without an account. */
  guest?: true
  /** Which counters it moves. */
  counts?: 'view' | 'read' | 'public-view' | 'public-read' | 'download' | 'report-view' | 'presentation-download'
  /** It tells of someone who had the whole text, which a restricted reader does not get. */
  whole?: true
  /** What it can be about, where the first part of the key does not say it. */
  about?: readonly ResourceType[]
}

const server: Meaning = { by: 'server' }
const client: Meaning = { by: 'client' }

export const meanings = {
  'insight.view': { by: 'client', counts: 'view', whole: true },
  'insight.public_view': { by: 'client', guest: true, counts: 'public-view' },
  'insight.read': { by: 'client', counts: 'read', whole: true },
  'insight.public_read': { by: 'client', guest: true, counts: 'public-read' },
  'insight.view_restricted': client,
  'insight.print': { by: 'client', whole: true },
  'insight.copy': { by: 'client', whole: true },
  'insight.export': { by: 'client', whole: true },
  'insight_document.download': { by: 'client', counts: 'download', whole: true },
  'insight.share': server,
  'insight.save': server,
  'insight.unsave': server,
  'insight.like': server,
  'insight.dislike': server,
  'insight.unlike': server,
  'insight.annotate': server,
  'insight.fork': server,
  'insight.cite': server,
  'insight.submit': server,
  'insight.start_review': server,
  'insight.return': server,
  'insight.return_to_draft': server,
  'insight.approve': server,
  'insight.schedule': server,
  'insight.unschedule': server,
  'insight.publish': server,
  'insight.correct': server,
  'insight.request_correction': server,
  'insight.request_recall': server,
  'insight.hand_over': server,
  'insight.cancel': server,
  'insight.request_access': server,
  'insight.grant_access': server,
  'insight.deny_access': server,
  'comment.create': server,
  'comment.reply': server,
  'comment.like': server,
  'comment.view_thread': client,
  'comment.remove': server,
  'comment.restore': server,
  'account.follow': server,
  'account.unfollow': server,
  'account.view': client,
  'entity.view': { by: 'client', guest: true },
  'entity_news.view': { by: 'client', guest: true },
  'exchange_announcement.view': { by: 'client', guest: true },
  'corporate_question.ask': server,
  'corporate_question.answer': server,
  'corporate_question.vote': server,
  'collection.view': client,
  'external_report.view': { by: 'client', counts: 'report-view' },
  'external_report.request_access': server,
  'external_report.grant_access': server,
  'external_report.deny_access': server,
  'corporate_event.publish': server,
  'corporate_event.close': server,
  'corporate_event.reopen': server,
  'corporate_event.start': server,
  'corporate_event.finish': server,
  'corporate_event.cancel': server,
  'corporate_event.book': server,
  'corporate_event.waitlist': server,
  'corporate_event.cancel_booking': server,
  'corporate_event.attend': server,
  'corporate_event.place': server,
  'corporate_event.move': server,
  'corporate_presentation.download': { by: 'client', guest: true, counts: 'presentation-download' },
  'premium_service_request.submit': server,
  'premium_service_request.counter': server,
  'premium_service_request.refuse_counter': server,
  'premium_service_request.accept': server,
  'premium_service_request.decline': server,
  'premium_service_request.deliver': server,
  'premium_service_request.rework': server,
  'premium_service_request.complete': server,
  'premium_service_request.cancel': server,
  'premium_service_request.expire': server,
  'premium_service_request.rate': server,
  'premium_service_request.change_terms': server,
  'premium_service_transaction.book': server,
  'message.create': server,
  'message.read': server,
  'compliance.read_message': server,
  'compliance.read_annotation': server,
  'campaign.send': server,
  'campaign.open': server,
  'campaign.click': server,
  'campaign.unsubscribe': server,
  'search.query': server,
  'search.click': { by: 'client', about: ['insights', 'entities', 'accounts'] },
  'alert.match': server,
  'session.sign_in': server,
  'session.sign_in_failed': server,
  'api_key.create': server,
  'api_key.update': server,
  'api_key.use': server,
  'api_key.delete': server,
} as const satisfies Record<string, Meaning>

export type ActivityKey = keyof typeof meanings

export const meaningOf = (key: string): Meaning | undefined => (Object.hasOwn(meanings, key) ? meanings[key as ActivityKey] : undefined)

export const origins = ['web', 'ios', 'android', 'api', 'email', 'widget', 'share-link', 'import', 'system'] as const
export type Origin = (typeof origins)[number]

/** Where something came from, by what the client says of itself. */
export function originOf(userAgent: string | null): Origin {
  if (/iPhone|iPad|\biOS\b/.test(userAgent ?? '')) return 'ios'
  if (/Android/.test(userAgent ?? '')) return 'android'
  return /^Mozilla\//.test(userAgent ?? '') ? 'web' : 'api'
}
