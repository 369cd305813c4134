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
  collections: '0021',
  'insight-collections': '0022',
  'locker-items': '0023',
  'muted-items': '0024',
  'shared-items': '0025',
  'insight-provider-profiles': '0027',
  notifications: '0020',
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
