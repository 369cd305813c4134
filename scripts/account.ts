/** `npm run account`: makes the first admin, lets in whom failed attempts keep out, and sends a mail of an account again. */
import { sql } from 'kysely'
import { isIP } from 'node:net'
import { readArguments, refuseCall } from '../codegen/usage.ts'
import type { Config } from '../src/config.ts'
import type { Connection, Database } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { transact } from '../src/database/transact.ts'
import { seedLookups } from '../src/demo/lookups.ts'
import { nameIn } from '../src/effects/addresses.ts'
import type { MailPurpose } from '../src/effects/queues.ts'
import { countedAs } from '../src/http/client-address.ts'
import { openMails, openRows } from '../src/places.ts'
import { awaitTurn, hasActiveAdmin } from '../src/resources/people/accounts.admins.ts'
import { sendAccountMail } from '../src/resources/signing-in/account-mails.ts'
import { forgiveAccount } from '../src/resources/signing-in/limits.ts'
import { issueToken } from '../src/resources/signing-in/one-time-tokens.ts'
import { inUrl } from '../src/setting.ts'
import { insert } from '../src/verbs/create.ts'
import { save } from '../src/verbs/rows.ts'
import { freeSlug } from '../src/verbs/slugs.ts'
import { openMade, requireThisRelease } from './made.ts'
import { isAddress, operate, Refused, tellOfMail } from './operator.ts'

/** The mails that somebody may miss. */
const resent = ['invitation', 'password-reset', 'verify-email'] as const

const usage = `Usage: npm run account -- <email> <first-name> <last-name>
       npm run account -- unlock <email> [<network address>]
       npm run account -- resend <email> ${resent.join('|')}

The first makes an admin of an installation that has no active one, and prints the token that sets the password. Somebody of the
platform who has that address already becomes the admin. Further accounts are invited with POST /api/v2/accounts.
unlock forgets the failed attempts that keep an account out. Those from one network address are limited by themselves, five in a
quarter of an hour, and forgotten where it is named, as it is or as the log has it: 203.0.113.7, 2001:db8:0:0::/64.
resend mails an account, here and now, and not by the queue.
Exit code: 0 done, 1 refused, 2 the call was wrong.`

/**
 * Invites an admin and answers the token that sets the password. Somebody of the platform who has that address already becomes
 * the admin. @throws where there is an active admin, or the address is that of a customer.
 */
export async function inviteAdmin(db: Database, email: string, firstName: string, lastName: string): Promise<string> {
  return transact(db, async (tx) => {
    await awaitTurn(tx)
    if (await hasActiveAdmin(tx)) throw new Refused('There is an active admin, who invites further ones with POST /api/v2/accounts.')
    const known = await tx
      .selectFrom('accounts')
      .select(['id', 'account_type', 'roles'])
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .executeTakeFirst()
    if (known && known.account_type !== 'staff') throw new Refused('This address belongs to an account that is not of the platform.')
    const roles = [...new Set([...(known?.roles ?? []), 'admin'])]
    if (known) await save(tx, 'accounts', known.id, { roles, status: 'invited' })
    const id =
      known?.id ??
      (await insert(tx, 'accounts', {
        ...{ email, first_name: firstName, last_name: lastName, account_type: 'staff', roles },
        slug: await freeSlug(tx, 'accounts', `${firstName} ${lastName}`),
      }))
    return (await issueToken(tx, id, 'invitation')).token
  })
}

interface Known {
  id: string
  email: string
  status: string
}

/** @throws where nobody has the address. */
async function accountOf(db: Database, email: string): Promise<Known> {
  const { rows } = await sql<Known>`select id, email, status from accounts where lower(email) = lower(${email})`.execute(db)
  if (!rows[0]) throw new Refused(`No account has the address ${email}.`)
  return rows[0]
}

async function unlock(db: Database, email: string, from: string): Promise<void> {
  const account = await accountOf(db, email)
  const count = await transact(db, (tx) => forgiveAccount(tx, account, from || undefined))
  const where = from === '' ? '' : ` and from ${from}`
  console.log(`${count} failed attempts for ${account.email}${where} are forgotten. The account is ${account.status}.`)
  if (from === '') console.log('Those from one network address still count: name it, too, as the log lines of signIn have it.')
}

/** @throws where the mail is not for an account in its state, and what a mail server that does not take it says. */
async function resend(db: Database, { email, purpose }: { email: string; purpose: MailPurpose }, config: Config): Promise<void> {
  const account = await accountOf(db, email)
  const fitting = purpose === 'invitation' ? 'invited' : 'active'
  if (account.status !== fitting) {
    throw new Refused(`The account of ${account.email} is ${account.status}; this mail is for one that is ${fitting}.`)
  }
  const { mailFrom, appUrl } = config
  const send = openMails(config)
  const heard = tellOfMail(config)
  const addresses = { name: nameIn(mailFrom), appUrl, apiUrl: originOf(config) }
  await sendAccountMail(db, (mail) => send({ ...mail, heard }), addresses, { purpose, email: account.email })
}

/** Where a program on this machine reaches a server that listens on a host. */
const nearest = (host: string): string => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host

const originOf = ({ publicUrl, host, port }: Config): string => publicUrl ?? `http://${inUrl(nearest(host))}:${port}`

async function invite(db: Database, [email, firstName, lastName]: readonly [string, string, string], config: Config): Promise<void> {
  await migrate(db)
  await seedLookups(db)
  const token = await inviteAdmin(db, email, firstName, lastName)
  console.log(
    `Token, for 7 days: ${token}\n\nPut a password of your own, of 12 characters at least, between the last quotes, and send it once the server runs:`,
  )
  const body = JSON.stringify({ data: { type: 'sessions', attributes: { token, password: '' } } })
  console.log(`  curl -X PATCH ${originOf(config)}/api/v2/reset-password -H 'Content-Type: application/json' -d '${body}'`)
}

/** Does the work on a database and closes it. */
async function on({ db, close }: Connection, work: (db: Database) => Promise<void>): Promise<void> {
  try {
    await work(db)
  } finally {
    await close()
  }
}

/** Does the work on a database that is there. */
const onMade = async (config: Config, work: (db: Database) => Promise<void>): Promise<void> =>
  on(await openMade(config, 2), async (db) => {
    await requireThisRelease(db)
    await work(db)
  })

/** What a call asks for. */
function asked(): (config: Config) => Promise<void> {
  const { positionals } = readArguments(usage, {}, 3)
  const [first = '', second = '', third = ''] = positionals.map((one) => one.trim())
  const command = ['unlock', 'resend'].find((one) => one === first)
  const email = command ? second : first
  if (!isAddress(email) || email.length > 254) refuseCall(usage, email === '' ? 'An address is needed.' : `${email} is no address.`)
  if (command === 'unlock') {
    const address = third.replace(/^(.*:.*)\/64$/, '$1')
    if (third !== '' && isIP(address) === 0) refuseCall(usage, `${third} is no network address.`)
    return (config) => onMade(config, (db) => unlock(db, email, address && countedAs(address)))
  }
  if (command === undefined) {
    if (!second || !third) refuseCall(usage, 'An address and two names are needed.')
    return async (config) => on(await openRows(config, 2), (db) => invite(db, [email, second, third], config))
  }
  const purpose = resent.find((one) => one === third)
  if (!purpose) refuseCall(usage, `Say which mail: ${resent.join(', ')}.`)
  return (config) => onMade(config, (db) => resend(db, { email, purpose }, config))
}

if (import.meta.main) {
  await operate(asked())
  // A connection that the mail server keeps for the next mail is not waited for.
  process.exit()
}
