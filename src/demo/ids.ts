/** The ids and times of the demo set, the same in every database, so that examples and tests can name them. */

const types = {
  accounts: '0001',
  companies: '0002',
  insights: '0003',
  'insight-disclosures': '0004',
  'filter-presets': '0005',
  geographies: '0006',
  countries: '0007',
  sectors: '0008',
  'content-verticals': '0009',
  'asset-classes': '000a',
  entities: '000b',
  activities: '000c',
  comments: '000d',
  annotations: '000e',
  'like-reasons': '0012',
  'personal-email-domains': '0013',
  industries: '0014',
  'industry-groups': '0015',
  'entity-news': '0016',
  'publication-access-requests': '0017',
  follows: '0019',
  notifications: '0020',
  collections: '0021',
  'insight-collections': '0022',
  'locker-items': '0023',
  'muted-items': '0024',
  'shared-items': '0025',
  files: '0026',
  'insight-provider-profiles': '0027',
  'account-uploads': '0028',
  'insight-documents': '0029',
  images: '002a',
  'premium-services': '002b',
  'premium-service-requests': '002c',
  'premium-service-attachments': '002d',
  'premium-service-notes': '002e',
  'premium-service-packages': '002f',
  'premium-service-transactions': '0030',
  'corporate-events': '0033',
  'corporate-attachments': '0034',
  'corporate-presentations': '0035',
  'corporate-reservations': '0036',
  'exchange-announcements': '0038',
  'entity-management-profiles': '0039',
  'corporate-questions': '003a',
  'corporate-answers': '003b',
  'message-groups': '003e',
  messages: '003f',
  'contact-requests': '0040',
  'group-email-messages': '0041',
  'message-group-members': '0042',
  'contact-lists': '0043',
  contacts: '0044',
  'corporate-email-campaigns': '0045',
  'campaign-deliveries': '0046',
  'company-stages': '0047',
  'investment-firm-types': '0048',
  'feature-usages': '0049',
  plans: '004a',
  'corporate-plans': '004b',
  'activity-alert-names': '004c',
  'activity-alerts': '004d',
  alerts: '004e',
  'push-notification-tokens': '004f',
  'feature-participants': '0050',
  'external-reports': '0051',
  'external-report-attachments': '0052',
  'external-report-files': '0053',
  readings: '0055',
  'recognised-revenues': '0080',
  'report-corrections': '0081',
  'insight-revisions': '0087',
  'calendar-feeds': '0097',
  'notification-mails': '0098',
  imports: '0099',
  'api-keys': '0138',
  changes: '0141',
  'webhook-endpoints': '0139',
  'webhook-deliveries': '013a',
  exports: '0142',
  'insight-provider-payments': '0190',
} as const

export type SeededType = keyof typeof types

/** The id of the nth demo row of a type, counted from 1. */
export function seedId(type: SeededType, n: number): string {
  return `019a0000-${types[type]}-7000-8000-${String(n).padStart(12, '0')}`
}

/** The last moment of the demo set: the publication of insight 1. */
export const lastMoment = '2026-10-01T08:30:00.000Z'
/** When the platform of the demo set opened: before any account was made. */
export const opening = '2026-01-05T09:00:00.000Z'

/** So many minutes before the set is made: for what is kept so briefly that the last moment may be too long ago. */
export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

/** So many minutes after a time, before it where negative. */
export function minutesAfter(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString()
}

export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
