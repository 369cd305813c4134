/** The mails that accounts receive about themselves. A token is made when its mail goes out, so no queue holds one. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Client, MailPurpose, Queues } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import type { Letter } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import type { SendMail } from '../../effects/mail.ts'
import type { Row } from '../../verbs/rows.ts'
import { passwordRequestPath } from './account-pages.ts'
import { issueToken } from './one-time-tokens.ts'
import type { Purpose } from './one-time-tokens.ts'
import { inWords } from './user-agents.ts'

interface Kind {
  subject: string
  opening: string
  /** The statuses of an account that the mail is for. */
  statuses: readonly string[]
  /** What the link of the mail is for, in words, and the page that it leads to without a web application. */
  link?: { words: string; page?: string }
  why: string
}

const ofSecurity = 'This mail is about the security of your account, so it cannot be turned off.'
const resetPage = '/api/v2/reset-password/page'
const verifyPage = '/api/v2/accounts/verify-email/page'

const kinds: Record<MailPurpose, Kind> = {
  invitation: {
    subject: 'You are invited',
    opening: 'An account was made for you. Choose a password within 7 days to begin.',
    statuses: ['invited'],
    link: { words: 'Choose a password', page: resetPage },
    why: 'You get this mail since somebody invited this address.',
  },
  'password-reset': {
    subject: 'Choose a new password',
    opening: 'Somebody asked to reset the password of your account. If it was you, choose a new one within the hour.',
    statuses: ['active'],
    link: { words: 'Choose a password', page: resetPage },
    why: `${ofSecurity} If it was not you who asked, nothing has to be done.`,
  },
  magic: {
    subject: 'Your sign-in link',
    opening: 'You can sign in once, within 15 minutes.',
    statuses: ['active'],
    link: { words: 'Sign in' },
    why: `${ofSecurity} If it was not you who asked to sign in, nothing has to be done.`,
  },
  'verify-email': {
    subject: 'Confirm your e-mail address',
    opening: 'Confirm within 3 days that this address is yours.',
    statuses: ['active'],
    link: { words: 'Confirm the address', page: verifyPage },
    why: 'You get this mail since an account has this address.',
  },
  'new-email': {
    subject: 'Confirm your new e-mail address',
    opening: 'Confirm within 3 days that this is to be the address of your account.',
    statuses: ['active'],
    link: { words: 'Confirm the address', page: verifyPage },
    why: 'You get this mail since this is to be the address of an account.',
  },
  'email-asked': {
    subject: 'Another address was named for your account',
    opening: 'Another e-mail address was named for your account. It takes the place of this one when it is confirmed.',
    statuses: ['active'],
    why: ofSecurity,
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    opening: 'Your account has another e-mail address from now on. This one does not open it any more.',
    statuses: ['active', 'suspended'],
    why: ofSecurity,
  },
  welcome: {
    subject: 'Welcome',
    opening: 'Your account is active.',
    statuses: ['active'],
    why: 'You get this mail once, since you chose a password.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    opening:
      'The password of your account was changed, and its other sessions ended, with what they had pushed to devices. ' +
      'Its API keys, webhooks and calendar addresses stay: delete those that you do not know.',
    statuses: ['active', 'suspended'],
    why: ofSecurity,
  },
  'new-device': {
    subject: 'A sign-in from a new device',
    opening: 'Somebody signed in to your account from a device that it was not used on lately.',
    statuses: ['active', 'suspended'],
    why: ofSecurity,
  },
  'api-key-made': {
    subject: 'An API key was made',
    opening: 'Somebody who is signed in to your account made an API key. Whoever has it may do in your name what its scopes permit.',
    statuses: ['active', 'suspended'],
    why: ofSecurity,
  },
  'api-key-deleted': {
    subject: 'An API key was deleted',
    opening: 'An API key of your account was deleted. Programs that send it are refused from now on.',
    statuses: ['active', 'suspended'],
    why: ofSecurity,
  },
  'api-key-expiring': {
    subject: 'An API key expires soon',
    opening: 'An API key of your account expires soon, and programs that send it will be refused. Choose a later end, or make another key.',
    statuses: ['active'],
    why: ofSecurity,
  },
  suspended: {
    subject: 'Your account is suspended',
    opening: 'Your account was suspended. Its sessions have ended, and nobody can sign in to it.',
    statuses: ['suspended'],
    why: ofSecurity,
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
  { purpose: asked, email, at, to, client, key }: Queues['mail'],
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
  const { subject, opening, link, why } = kind
  const lines = [opening, ...(key ? [whichKey(key)] : []), ...(at === undefined ? [] : [timeOf(at, client)])]
  let way: Way = at === undefined ? {} : whatToDo(purpose, addresses)
  if (at === undefined && link) {
    const token = await tokenFor(db, account, tokenOf(purpose), address)
    if (token === undefined) return
    way = wayOf(link, tokenOf(purpose), token, addresses)
  }
  const letter = await written({ subject, from: addresses.name, to: account.first_name, lines, why, ...way })
  await send({ ...letter, ...mailTo(account.id, address) })
}

/**
 * Makes the token of a mail; none once the account has another address or status, since whoever gave it that ended the tokens that
 * there were.
 */
const tokenFor = (
  db: Database,
  { id, email, status }: Pick<Row<'accounts'>, 'id' | 'email' | 'status'>,
  purpose: Purpose,
  address: string,
): Promise<string | undefined> =>
  transact(db, async (tx) => {
    const same = tx.selectFrom('accounts').select('id').where('id', '=', id).where('email', '=', email).where('status', '=', status)
    if (!(await same.forShare().executeTakeFirst())) return undefined
    return (await issueToken(tx, id, purpose, { email: address })).token
  })

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

/** Which API key it is, and when it ends where that is soon. */
const whichKey = ({ name, prefix, ends }: NonNullable<Queues['mail']['key']>): string =>
  [`Key: ${name}`, `Begins with: ${prefix}`, ...(ends === undefined ? [] : [`Expires: ${ends}`])].join('\n')

/** When it happened and, of a sign-in or of a key, who it was. */
const timeOf = (at: string, client: Client | undefined): string =>
  [
    `Time: ${at.slice(0, 16).replace('T', ' ')} UTC`,
    ...(client ? [`Device: ${inWords(client.userAgent)}`, `Network address: ${client.address}`] : []),
  ].join('\n')

type Way = Pick<Letter, 'button' | 'closing'>

/** What to do if it was somebody else who made it happen. */
function whatToDo(purpose: MailPurpose, { appUrl, apiUrl }: Addresses): Way {
  if (purpose === 'suspended') {
    return { closing: ['Whoever manages the accounts of your firm can tell you more. An admin of the platform can end the suspension.'] }
  }
  // A new password is mailed to the address that the account has by then.
  if (purpose === 'email-changed') {
    return {
      closing: [
        'If it was not you, tell whoever manages the accounts of your firm, or an admin of the platform, at once: they can suspend the ' +
          'account, and an admin can give it this address again. A new password cannot be asked for with this address any more.',
      ],
    }
  }
  // Another password ends no key.
  const first = purpose === 'api-key-made' ? 'delete the key, and then ask' : 'ask'
  const url = appUrl === undefined ? apiUrl + passwordRequestPath : `${appUrl}/password-reset`
  return {
    closing: [`If it was not you, ${first} for a new password at once, and tell whoever manages the accounts of your firm.`],
    button: { words: 'Ask for a new password', url },
  }
}

/** Where the token of a mail leads. A page of this server keeps nobody signed in, so whoever signs in is given the token. */
function wayOf({ words, page }: NonNullable<Kind['link']>, purpose: Purpose, token: string, { appUrl, apiUrl }: Addresses): Way {
  if (appUrl !== undefined) return { button: { words, url: `${appUrl}/${purpose}?token=${token}` } }
  if (page !== undefined) return { button: { words, url: `${apiUrl}${page}?code=${token}` } }
  const document = JSON.stringify({ data: { type: 'sessions', attributes: { token } } })
  const command = `curl -X POST ${apiUrl}/api/v2/accounts/magic-authentication -H 'Content-Type: application/json' -d '${document}'`
  return { closing: ['This server has no web application to sign in to. A program takes the token:', `Token: ${token}`, command] }
}
