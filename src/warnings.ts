/** Warnings for the operator when the server starts, a sentence each. */
import type { Config } from './config.ts'
import { clockOf } from './database/clock.ts'
import type { Database } from './database/connection.ts'
import { outboxOf } from './places.ts'
import { hasActiveAdmin } from './resources/people/accounts.admins.ts'
import { countLeftOver } from './demo/left-over-accounts.ts'

/** By how many seconds the clocks of a machine and its database may differ: an answer of the database takes a moment. */
const closeEnough = 10

/** `open`: the folders that others can read. */
export async function warnings(db: Database, config: Config, open: readonly string[]): Promise<string[]> {
  const found = open.map((folder) => `${folder} is open to other users and belongs to another: close it.`)
  if (config.smtpUrl === undefined && (config.production || config.databaseUrl !== undefined)) {
    found.push(`SMTP_URL is not set: mails, and the tokens in them, are not sent but kept in ${outboxOf(config)}.`)
  }
  if (config.production && config.publicUrl === undefined) {
    found.push('PUBLIC_URL is not set: what mails link to is the address that this server listens on, which their readers may not reach.')
  }
  if (!(await hasActiveAdmin(db))) {
    const free = config.databaseUrl === undefined ? 'Stop this server, run' : 'Run'
    found.push(`No admin is active, so nobody can be invited. ${free} npm run account -- <email> <first-name> <last-name>.`)
  }
  const ahead = Math.round((Date.now() - (await clockOf(db)).getTime()) / 1_000)
  if (Math.abs(ahead) > closeEnough) {
    found.push(
      `The clock of this machine is ${Math.abs(ahead)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database's: set it. Addresses` +
        ' of files, webhooks and pushes are signed by it, and refused where it differs.',
    )
  }
  const left = config.demo ? 0 : await countLeftOver(db)
  if (left > 0) {
    found.push(
      `${left} accounts of the demo set have the published password, so they are not let in. Deactivate them, or give them` +
        ' passwords of their own while DEMO=true at a loopback address.',
    )
  }
  return found
}
