/** A time as requests may write it, as far as its form says. */
export const form =
  /^([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(?:T([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:\.([0-9]{1,9}))?)?|[ ]([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])[ ]?)(Z|[+-](?:0[0-9]|1[0-4]):?[0-5][0-9])$/

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
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  // Of the first hundred years Date makes those since 1900.
  if (year < 100) return undefined
  const [hour, minute, second] = [Number(match[4] ?? match[8]), Number(match[5] ?? match[9]), Number(match[6] ?? match[10] ?? 0)]
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day > daysInMonth) return undefined
  const zone = match[11]!
  const offset = zone === 'Z' ? 0 : (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * (zone[0] === '-' ? -1 : 1)
  if (Math.abs(offset) > 14 * 60) return undefined
  const milliseconds = Number((match[7] ?? '0').padEnd(3, '0').slice(0, 3))
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - offset * 60_000)
  return time.getUTCFullYear() < 1900 || time.getUTCFullYear() > 2199 ? undefined : time.toISOString()
}
