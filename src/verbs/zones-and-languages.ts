/** Names that the world agreed on: of time zones and of languages. */

/** The names of three letters that are zones. Node knows more, which are none and mean another place to PostgreSQL: IST, BST. */
const short = new Set(['CET', 'EET', 'EST', 'GMT', 'HST', 'MET', 'MST', 'PRC', 'ROC', 'ROK', 'UCT', 'UTC', 'WET'])
const isNone = (name: string): boolean => /^(?:[A-Z]{3}|SystemV\/.*)$/i.test(name) && !short.has(name.toUpperCase())

/** Whether the IANA database has a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && !isNone(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** Whether this is the BCP 47 tag of a language, with or without a region. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
