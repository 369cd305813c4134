/** `npm run account -- <email> <first-name> <last-name>`: makes the first admin of an empty database. */
import { sql } from 'kysely'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { connectEmbedded, connectPostgres } from '../src/database/connect.ts'
import type { Database } from '../src/database/connect.ts'
import { seedLookups } from '../src/database/demo/lookups.ts'
import { migrate } from '../src/database/migrate.ts'
import { transact } from '../src/database/transact.ts'
import { issueToken } from '../src/resources/one-time-tokens.ts'
import { freeSlug } from '../src/resources/slugs.ts'
import { insert } from '../src/verbs/create.ts'

/** Invites the first admin and answers the token that sets the password. @throws where there is an account already. */
export async function inviteFirstAdmin(db: Database, email: string, firstName: string, lastName: string): Promise<string> {
  return transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first account', 0))`.execute(tx)
    const { rows } = await sql`select from accounts limit 1`.execute(tx)
    if (rows.length > 0) throw new Error('There are accounts already. An admin invites further ones with POST /api/v2/accounts.')
    const id = await insert(tx, 'accounts', {
      email,
      first_name: firstName,
      last_name: lastName,
      slug: await freeSlug(tx, 'accounts', `${firstName} ${lastName}`),
      account_type: 'staff',
      roles: ['admin'],
    })
    return (await issueToken(tx, id, 'invitation')).token
  })
}

async function main([email, firstName, lastName]: string[]): Promise<void> {
  if (!email?.includes('@') || !firstName || !lastName) {
    console.error('Usage: npm run account -- <email> <first-name> <last-name>')
    process.exitCode = 1
    return
  }
  const config = readConfig(process.env)
  const connection = config.databaseUrl ? connectPostgres(config.databaseUrl, 2) : await connectEmbedded(join(config.dataDir, 'database'))
  try {
    await migrate(connection.db)
    await seedLookups(connection.db)
    const token = await inviteFirstAdmin(connection.db, email, firstName, lastName)
    const origin = config.publicUrl ?? `http://${config.host}:${config.port}`
    console.log(`Token, for 7 days: ${token}\n\nChoose a password once the server runs:`)
    const body = JSON.stringify({ data: { type: 'sessions', attributes: { token, password: 'a password of your own' } } })
    console.log(`  curl -X PATCH ${origin}/api/v2/reset-password -H 'Content-Type: application/json' -d '${body}'`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  } finally {
    await connection.close()
  }
}

if (import.meta.main) await main(process.argv.slice(2))
