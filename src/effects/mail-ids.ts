/** The ids of mails to accounts that nothing is written down of: they say themselves whom a mail went to, and at which address. */
import { hash, randomUUID } from 'node:crypto'

/** How many characters of the hash of an address tell it from another one of the account. */
export const markLength = 16

/** Where a mail to an account goes, and a new id that says so. */
export const mailTo = (account: string, address: string): { to: string; id: string } => ({
  to: address,
  id: `${account}.${hash('sha256', address.toLowerCase()).slice(0, markLength)}.${randomUUID()}`,
})
