/** Whether two addresses lead to one database. */
import pg from 'pg'

interface Led {
  name: string
  /** When its server was started, which tells it from others. */
  of: string
}

async function ledTo(connectionString: string): Promise<Led> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Led>(
      `select current_database() as name, extract(epoch from pg_postmaster_start_time())::text as of`,
    )
    return rows[0]!
  } finally {
    await client.end()
  }
}

/** @throws where the pooler leads to another database than the direct address: each would be served or migrated without the other. */
export async function requireOneDatabase(pooler: string, direct: string): Promise<void> {
  const [served, migrated] = await Promise.all([ledTo(pooler), ledTo(direct)])
  if (served.name === migrated.name && served.of === migrated.of) return
  const names = served.name === migrated.name ? `${served.name} of different servers` : `${migrated.name} and ${served.name}`
  throw new Error(`DATABASE_DIRECT_URL and DATABASE_URL have to lead to one database, and they lead to ${names}.`)
}
