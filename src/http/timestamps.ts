const year = '(?:19|20|21)[0-9]{2}'
const leapYear = '(?:(?:19|20|21)(?:0[48]|[2468][048]|[13579][26])|2000)'
const monthAndDay = '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))'
const hourAndMinute = '(?:[01][0-9]|2[0-3]):[0-5][0-9]'
const offset = '(Z|[+-](?:(?:0[0-9]|1[0-3]):?[0-5][0-9]|14:?00))'

/** A time as requests may write it. It says all there is to say, so that whoever knows patterns alone refuses what this server does. */
export const form = new RegExp(
  `^(?:${year}-${monthAndDay}|${leapYear}-02-29)` +
    `(?:T${hourAndMinute}(?::([0-5][0-9])(?:[.]([0-9]{1,9}))?)?|[ ]${hourAndMinute}:([0-5][0-9])[ ]?)${offset}$`,
)

/** A time as answers write it. */
export const written = /^[0-9]{4}-(?:0[1-9]|1[0-2])-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]\.[0-9]{3}[+-][0-9]{2}:[0-9]{2}$/

/**
 * Reads a time as requests may write it: ISO 8601 with an offset, or `YYYY-MM-DD HH:MM:SS +ZZZZ`.
 * Answers ISO 8601 in UTC with milliseconds, or undefined for anything else and for years outside 1900 to 2199.
 */
export function readTimestamp(value: string): string | undefined {
  if (value.length > 40) return undefined
  const match = form.exec(value)
  if (!match) return undefined
  const [, secondAfterT, fraction = '0', secondAfterBlank, zone = 'Z'] = match
  const seconds = secondAfterT ?? secondAfterBlank ?? '00'
  const east = zone === 'Z' ? 0 : (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * (zone[0] === '-' ? -1 : 1)
  const there = Date.parse(`${value.slice(0, 10)}T${value.slice(11, 16)}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}Z`)
  return new Date(there - east * 60_000).toISOString()
}
