/** How often somebody may fail to sign in or to set a password, and how that is forgiven. */
import type { Limit } from '../../database/attempts.ts'
import { forgiveAll } from '../../database/attempts.ts'
import type { Transaction } from '../../database/connection.ts'

/**
 * Failed sign-ins: from one network address, from there for one e-mail address, and for that from anywhere. The last is
 * high, so that a stranger does not easily keep the owner out.
 */
const perAddress = { what: 'sign-in-from', most: 10, seconds: 60 }
const perPair = { what: 'sign-in-from-to', most: 5, seconds: 15 * 60 }
const perAccount = { what: 'sign-in-to', most: 100, seconds: 3600 }

export const limitsOfSignIn = (email: string, address: string): (readonly [Limit, string])[] => [
  [perAddress, address],
  [perPair, `${address} ${email}`],
  [perAccount, email],
]

/** Wrong current passwords of one account. */
export const guesses = { what: 'password-change', most: 5, seconds: 15 * 60 }
/** Tokens that set no password: from one network address, and of one account. */
export const resetsFrom = { what: 'reset-from', most: 10, seconds: 60 }
export const resetsOf = { what: 'reset-of', most: 5, seconds: 15 * 60 }

/**
 * Forgives an account what failed, and what failed from a network address, where one is named: attempts from there for the
 * account are found by both alone. Answers how many there were.
 */
export function forgiveAccount(tx: Transaction, { id, email }: { id: string; email: string }, address?: string): Promise<number> {
  const limits: (readonly [Limit, string])[] = [
    [perAccount, email],
    [guesses, id],
    [resetsOf, id],
  ]
  if (address !== undefined) limits.push(...limitsOfSignIn(email, address), [resetsFrom, address])
  return forgiveAll(tx, limits)
}
