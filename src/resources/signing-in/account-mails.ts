/** The mails that accounts receive about themselves. A token is made when its mail goes out, so no queue holds one. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Client, MailPurpose, Queues } from '../../effects/jobs.ts'
import type { SendMail } from '../../effects/mail.ts'
import { issueToken } from './one-time-tokens.ts'
import type { Purpose } from './one-time-tokens.ts'
import { inWords } from './user-agents.ts'

interface Kind {
  subject: string
  opening: string
  /** The statuses of an account that the mail is for. */
  statuses: readonly string[]
  /** How the token is redeemed without a web application. */
  redeem?: { method: string; path: string; type: string; besides: Record<string, string> }
}

const kinds: Record<MailPurpose, Kind> = {
  invitation: {
    subject: 'You are invited',
    opening: 'An account was made for you. Choose a password within 7 days to begin.',
    statuses: ['invited'],
    redeem: { method: 'PATCH', path: '/api/v2/reset-password', type: 'sessions', besides: { password: 'a password of your own' } },
  },
  'password-reset': {
    subject: 'Choose a new password',
    opening: 'Somebody asked to reset the password of your account. If it was you, choose a new one within the hour.',
    statuses: ['active'],
    redeem: { method: 'PATCH', path: '/api/v2/reset-password', type: 'sessions', besides: { password: 'a password of your own' } },
  },
  magic: {
    subject: 'Your sign-in link',
    opening: 'Sign in within 15 minutes. The link works once.',
    statuses: ['active'],
    redeem: { method: 'POST', path: '/api/v2/accounts/magic-authentication', type: 'sessions', besides: {} },
  },
  'verify-email': {
    subject: 'Confirm your e-mail address',
    opening: 'Confirm within 3 days that this address is yours.',
    statuses: ['active'],
    redeem: { method: 'POST', path: '/api/v2/accounts/verify-email', type: 'sessions', besides: {} },
  },
  'new-email': {
    subject: 'Confirm your new e-mail address',
    opening: 'Confirm within 3 days that this is to be the address of your account.',
    statuses: ['active'],
    redeem: { method: 'POST', path: '/api/v2/accounts/verify-email', type: 'sessions', besides: {} },
  },
  'email-asked': {
    subject: 'Another address was named for your account',
    opening: 'Another e-mail address was named for your account. It takes the place of this one when it is confirmed.',
    statuses: ['active'],
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    opening: 'Your account has another e-mail address from now on. This one does not open it any more.',
    statuses: ['active', 'suspended'],
  },
  welcome: { subject: 'Welcome', opening: 'Your account is active.', statuses: ['active'] },
  'password-changed': {
    subject: 'Your password was changed',
    opening: 'The password of your account was changed, and its other sessions ended.',
    statuses: ['active', 'suspended'],
  },
  'new-device': {
    subject: 'A sign-in from a new device',
    opening: 'Somebody signed in to your account from a device that it was not used on lately.',
    statuses: ['active', 'suspended'],
  },
  suspended: {
    subject: 'Your account is suspended',
    opening: 'Your account was suspended. Its sessions have ended, and nobody can sign in to it.',
    statuses: ['suspended'],
  },
}

/**
 * Sends one mail to the account of an address. For an address without a fitting account it sends nothing, so that asking
 * for a mail is the same work for known and unknown addresses.
 */
export async function sendAccountMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { purpose: asked, email, at, to, client }: Queues['mail'],
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'pending_email', 'first_name', 'status'])
    .where(sql`lower(${sql.ref('email')})`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (!account) return
  // Who was invited and asks for another password never had one.
  const purpose = asked === 'password-reset' && account.status === 'invited' ? 'invitation' : asked
  const kind = kinds[purpose]
  const address = purpose === 'new-email' ? await freeAddress(db, account.pending_email) : (to ?? account.email)
  if (!kind.statuses.includes(account.status) || address === null) return
  const lines = [`Hello ${account.first_name},`, '', kind.opening]
  if (at !== undefined) lines.push('', timeOf(at), ...(client ? whoOf(client) : []), '', ...whatToDo(purpose, addresses))
  else if (kind.redeem) {
    const { token } = await transact(db, (tx) => issueToken(tx, account.id, tokenOf(purpose), { email: address }))
    lines.push('', howToRedeem(kind, tokenOf(purpose), token, addresses))
  }
  await send({ to: address, subject: kind.subject, text: `${lines.join('\n')}\n` })
}

/** What a token of a mail is for. */
const tokenOf = (purpose: MailPurpose): Purpose => (purpose === 'new-email' ? 'verify-email' : (purpose as Purpose))

/** The address, unless it is another account's by now, which the mail would tell. */
async function freeAddress(db: Database, address: string | null): Promise<string | null> {
  if (address === null) return null
  const taken = db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(${sql.ref('email')})`, '=', address.toLowerCase())
  return (await taken.executeTakeFirst()) ? null : address
}

const timeOf = (at: string): string => `Time: ${at.slice(0, 16).replace('T', ' ')} UTC`
const whoOf = ({ userAgent, address }: Client): string[] => [`Device: ${inWords(userAgent)}`, `Network address: ${address}`]

/** Where to turn if it was somebody else who made it happen. */
const whatToDo = (purpose: MailPurpose, { appUrl, apiUrl }: Addresses): string[] =>
  purpose === 'suspended'
    ? ['Whoever manages the accounts of your firm can tell you more. An admin of the platform can end the suspension.']
    : [
        'If it was not you, ask for a new password at once, and tell whoever manages the accounts of your firm. Ask with this address:',
        appUrl === undefined ? `POST ${apiUrl}/api/v2/reset-password` : `${appUrl}/password-reset`,
      ]

function howToRedeem({ redeem }: Kind, purpose: Purpose, token: string, { appUrl, apiUrl }: Addresses): string {
  if (appUrl !== undefined) return `${appUrl}/${purpose}?token=${token}`
  const { method, path, type, besides } = redeem!
  const body = JSON.stringify({ data: { type, attributes: { token, ...besides } } })
  return [`Token: ${token}`, '', `curl -X ${method} ${apiUrl}${path} -H 'Content-Type: application/json' -d '${body}'`].join('\n')
}
