/** The mails that accounts receive about themselves. A token is made when its mail goes out, so no queue holds one. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { MailPurpose } from '../effects/jobs.ts'
import type { SendMail } from '../effects/mail.ts'
import { issueToken } from './one-time-tokens.ts'

/** Where mails lead: to the operator's web application, or to this server by a curl line. */
export interface Addresses {
  appUrl: string | undefined
  apiUrl: string
}

/** Where a mail leads for what stands at `path`: into the application, or where there is none to the API. */
export const placeOf = ({ appUrl, apiUrl }: Addresses, path: string, version = 'v2'): string =>
  appUrl === undefined ? `${apiUrl}/api/${version}/${path}` : `${appUrl}/${path}`

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
  welcome: { subject: 'Welcome', opening: 'Your account is active.', statuses: ['active'] },
}

/**
 * Sends one mail to the account of an address. For an address without a fitting account it sends nothing, so that asking
 * for a mail is the same work for known and unknown addresses.
 */
export async function sendAccountMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { purpose, email }: { purpose: MailPurpose; email: string },
): Promise<void> {
  const kind = kinds[purpose]
  const { rows } = await sql<Record<'id' | 'email' | 'first_name' | 'status', string>>`select id, email, first_name, status
    from accounts where lower(email) = ${email.toLowerCase()}`.execute(db)
  const [account] = rows
  if (!account || !kind.statuses.includes(account.status)) return
  const lines = [`Hello ${account.first_name},`, '', kind.opening]
  if (purpose !== 'welcome') {
    const { token } = await transact(db, (tx) => issueToken(tx, account.id, purpose))
    lines.push('', howToRedeem(kind, purpose, token, addresses))
  }
  await send({ to: account.email, subject: kind.subject, text: `${lines.join('\n')}\n` })
}

function howToRedeem({ redeem }: Kind, purpose: MailPurpose, token: string, { appUrl, apiUrl }: Addresses): string {
  if (appUrl !== undefined) return `${appUrl}/${purpose}?token=${token}`
  const { method, path, type, besides } = redeem!
  const body = JSON.stringify({ data: { type, attributes: { token, ...besides } } })
  return [`Token: ${token}`, '', `curl -X ${method} ${apiUrl}${path} -H 'Content-Type: application/json' -d '${body}'`].join('\n')
}
