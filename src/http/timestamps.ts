const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?|[ ](\d\d):(\d\d):(\d\d)[ ]?)(Z|[+-]\d\d:?\d\d)$/

/**
 * Reads a time as requests may write it: ISO 8601 with an offset, or `YYYY-MM-DD HH:MM:SS +ZZZZ`.
 * Answers ISO 8601 in UTC with milliseconds, or undefined for anything else and for years outside 1900 to 2199.
 */
export function readTimestamp(value: string): string | undefined {
  if (value.length > 40) return undefined
  const match = form.exec(value)
  if (!match) return undefined
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const [hour, minute, second] = [Number(match[4] ?? match[8]), Number(match[5] ?? match[9]), Number(match[6] ?? match[10] ?? 0)]
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth || hour > 23 || minute > 59 || second > 59) return undefined
  const zone = match[11]!
  const offset = zone === 'Z' ? 0 : (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * (zone[0] === '-' ? -1 : 1)
  if (Math.abs(offset) > 14 * 60 || (zone !== 'Z' && Number(zone.slice(-2)) > 59)) return undefined
  const milliseconds = Number((match[7] ?? '0').padEnd(3, '0').slice(0, 3))
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - offset * 60_000)
  return time.getUTCFullYear() < 1900 || time.getUTCFullYear() > 2199 ? undefined : time.toISOString()
}
