/** Names of types, each in several spellings. */

/** `Account`, `account` and `accounts` are one type; so are `PremiumServiceRequest` and `premium-service-requests`. */
export const fold = (type: string): string =>
  type.length > 100
    ? ''
    : type
        .replaceAll(/[-_ ]/g, '')
        .toLowerCase()
        .replace(/(ies|y)$/, 'i')
        .replace(/(?<=ss|ch)es$|(?<!s)s$/, '')

/** The spellings of a type that the document names, all of which fold to one: as it is, with underscores, or in camel case, each in the plural and in the singular. */
export function spellingsOf(type: string): string[] {
  const singular = type.endsWith('-news') ? type : type.replace(/ies$/, 'y').replace(/(?<=ss|ch)es$|(?<!s)s$/, '')
  const camel = (name: string): string => name.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase())
  const spelled = [type, singular].flatMap((one) => [one, one.replaceAll('-', '_'), camel(`-${one}`), camel(one)])
  return [...new Set(spelled)]
}

/** The one of `expected` that `type` names, if it names one; each word of `also` names the first. */
export function typeAmong(expected: readonly string[], type: unknown, also: readonly string[] = []): string | undefined {
  if (typeof type !== 'string') return undefined
  const isNamed = (word: string): boolean => fold(word) === fold(type)
  return expected.find(isNamed) ?? (also.some(isNamed) ? expected[0] : undefined)
}
