/** `npm run account -- <email> <first-name> <last-name>`: makes an admin of an installation that has no active one. */
import { sql } from 'kysely'
import { readArguments, refuseCall } from '../codegen/usage.ts'
import type { Database } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { transact } from '../src/database/transact.ts'
import { seedLookups } from '../src/demo/lookups.ts'
import { openRows } from '../src/places.ts'
import { awaitTurn, hasActiveAdmin } from '../src/resources/people/accounts.admins.ts'
import { issueToken } from '../src/resources/signing-in/one-time-tokens.ts'
import { insert } from '../src/verbs/create.ts'
import { save } from '../src/verbs/rows.ts'
import { freeSlug } from '../src/verbs/slugs.ts'
import { operate, Refused } from './operator.ts'

const usage = `Usage: npm run account -- <email> <first-name> <last-name>

Makes an admin of an installation that has no active one, and prints the token that sets the password. Somebody of the platform
who has that address already becomes the admin. Further accounts are invited with POST /api/v2/accounts. Exit code: 0 done, 1 refused, 2 the call was wrong.`

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

const address = /^[^\s@<>]+@[^\s@<>]+$/

async function main(): Promise<void> {
  const [email, firstName, lastName] = readArguments(usage, {}, 3).positionals.map((one) => one.trim())
  if (!email || !firstName || !lastName) refuseCall(usage, 'An address and two names are needed.')
  if (!address.test(email) || email.length > 254) refuseCall(usage, `${email} is no address.`)
  await operate(async (config) => {
    const connection = await openRows(config, 2)
    try {
      await migrate(connection.db)
      await seedLookups(connection.db)
      const token = await inviteAdmin(connection.db, email, firstName, lastName)
      const origin = config.publicUrl ?? `http://${config.host}:${config.port}`
      console.log(`Token, for 7 days: ${token}\n\nChoose a password once the server runs:`)
      const body = JSON.stringify({ data: { type: 'sessions', attributes: { token, password: 'a password of your own' } } })
      console.log(`  curl -X PATCH ${origin}/api/v2/reset-password -H 'Content-Type: application/json' -d '${body}'`)
    } finally {
      await connection.close()
    }
  })
}

if (import.meta.main) await main()
