/** What is said of accounts, as far as its form alone does not tell whether it can be. */
import type { Transaction } from '../../database/connection.ts'
import { badValue, broken, refuseAll } from '../../refusals.ts'
import type { ApiError } from '../../refusals.ts'
import { isLanguage, isTimeZone } from '../../verbs/zones-and-languages.ts'
import { unknownAmong } from '../../verbs/unknown-values.ts'
import { notificationKeys } from '../notifications/notifications.keys.ts'

interface Said {
  country?: string | null
  timezone?: string
  locale?: string
  languages?: string[]
  notification_preferences?: object
}

/** What preferences are kept for: what accounts are told of, what they are mailed, and whether others are told that they are online. */
const keys: ReadonlySet<string> = new Set([...notificationKeys, 'group_email.sent', 'presence.online'])

/** The longest preferences, in bytes of JSON. */
const longestPreferences = 8_192

/** @throws 422 for each country, time zone, language and notification key that there is not. */
export async function refuseUnheardOf(tx: Transaction, said: Said): Promise<void> {
  const { country, timezone, locale, languages = [], notification_preferences: preferences = {} } = said
  const errors: ApiError[] = []
  const refuse = (name: string, why: string, within = ''): void =>
    void errors.push(badValue(name, why, `/data/attributes/${name}${within}`))
  for (const code of await unknownAmong(tx, 'countries', 'code', country ? [country] : [])) refuse('country', `names no record: ${code}`)
  if (timezone !== undefined && !isTimeZone(timezone)) refuse('timezone', 'is no time zone')
  if (locale !== undefined && !isLanguage(locale)) refuse('locale', 'is no language tag')
  for (const [index, tag] of languages.entries()) if (!isLanguage(tag)) refuse('languages', 'must hold language tags', `/${index}`)
  if (Buffer.byteLength(JSON.stringify(preferences)) > longestPreferences) {
    throw broken('notification-preferences must be at most 8 KiB as JSON', '/data/attributes/notification-preferences')
  }
  for (const key of Object.keys(preferences)) {
    const within = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!keys.has(key)) refuse('notification-preferences', 'names no notification of this key', within)
  }
  refuseAll(errors)
}
