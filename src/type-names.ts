/** Names of types, which are compared loosely. */

/** `Account`, `account` and `accounts` are one type; so are `PremiumServiceRequest` and `premium-service-requests`. */
export const fold = (type: string): string =>
  type.length > 100
    ? ''
    : type
        .replaceAll(/[-_ ]/g, '')
        .toLowerCase()
        .replace(/(ies|y)$/, 'i')
        .replace(/(?<=ss|ch)es$|(?<!s)s$/, '')

/** The one of `expected` that `type` names, if it names one. */
export const typeAmong = (expected: readonly string[], type: unknown): string | undefined =>
  typeof type === 'string' ? expected.find((one) => fold(one) === fold(type)) : undefined
