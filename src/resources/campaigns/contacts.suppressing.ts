/**
 * What an entity keeps of an address that none of its contacts has any more: that mails to it ended, and a hash that tells the
 * address to nobody who does not have the secret of this installation.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { sharedSecret } from '../../database/secrets.ts'

/** Why no mails go to somebody. */
type Ended = 'unsubscribed' | 'bounced' | 'suppressed'

const name = 'contact-suppressions'
const secret = sql`(select value from secrets where name = ${sql.lit(name)})`

/** The hash of an address, null as long as none was needed. The secret goes in twice, as in an HMAC. */
export const hashOf = (email: RawBuilder<unknown>) =>
  sql<string | null>`encode(sha256(${secret} || sha256(${secret} || convert_to(lower(${email}), 'UTF8'))), 'hex')`

/** The hash of one address. */
export async function addressHash(tx: Transaction, email: string): Promise<string> {
  await sharedSecret(tx, name)
  const { rows } = await sql<{ hash: string }>`select ${hashOf(sql`${email}::text`)} as hash`.execute(tx)
  return rows[0]!.hash
}

/** Remembers that the mails of an entity to an address ended. What somebody decided outweighs that a mail came back. */
export async function remember(tx: Transaction, entity: string, hash: string, status: Ended): Promise<void> {
  await sql`insert into contact_suppressions as known (entity_id, address_hash, status) values (${entity}, ${hash}, ${status})
    on conflict (entity_id, address_hash) do update set status = excluded.status where known.status = 'bounced'`.execute(tx)
}

/** Why mails of an entity to an address ended, if they did. */
export async function remembered(tx: Transaction, entity: string, email: string): Promise<Ended | undefined> {
  const { rows } = await sql<{ status: Ended }>`select status from contact_suppressions
    where entity_id = ${entity} and address_hash = ${hashOf(sql`${email}::text`)}`.execute(tx)
  return rows[0]?.status
}
