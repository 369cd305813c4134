/** The settings of the database. */
import { fewest } from './database/shares.ts'
import { oneOf, wholeFrom } from './setting.ts'
import type { Setting } from './setting.ts'

export interface DatabaseConfig {
  /** That of PostgreSQL; without it the database is the embedded one. */
  databaseUrl: string | undefined
  /** The same database directly, where `databaseUrl` leads to a pooler that lends a connection for one transaction. */
  directUrl: string | undefined
  /** A copy of the database that follows it; lists are read there. */
  replicaUrl: string | undefined
  /** Whether statements are prepared by name. */
  prepared: boolean
  /** How many connections to PostgreSQL one process may hold. */
  connections: number
}

/** Programs of PostgreSQL take user and password as well, which have to be written as in any URL. */
function postgres(value: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { username, password } = new URL(value)
  return /%(?![\da-f]{2})/i.test(username + password) ? undefined : value
}

const form = 'a URL that starts with postgres:// and has % as %25'

/** Reads them; what cannot be is noted as a mistake. */
export function databaseOf(env: NodeJS.ProcessEnv, setting: Setting, mistakes: string[]): DatabaseConfig {
  const database = setting('DATABASE_URL', 'embedded', (value) => (value === 'embedded' ? value : postgres(value)), `${form}, or embedded`)
  const directUrl = setting<string | undefined>('DATABASE_DIRECT_URL', undefined, postgres, form)
  const replicaUrl = setting<string | undefined>('DATABASE_REPLICA_URL', undefined, postgres, form)
  const prepared = setting('DATABASE_PREPARE', directUrl === undefined, oneOf('on', 'off'), 'on or off')
  const connections = setting('DATABASE_CONNECTIONS', 10, wholeFrom(fewest, 9_999), `a number from ${fewest} to 9999`)
  if (directUrl !== undefined && database === 'embedded')
    mistakes.push('DATABASE_URL must lead to a pooler where DATABASE_DIRECT_URL is set')
  if (replicaUrl !== undefined && database === 'embedded') mistakes.push('DATABASE_URL must be set where DATABASE_REPLICA_URL is')
  if (!prepared && !env['DATABASE_DIRECT_URL']) {
    mistakes.push('DATABASE_DIRECT_URL must be set where DATABASE_PREPARE is off, since migrations need a connection for longer')
  }
  return { databaseUrl: database === 'embedded' ? undefined : database, directUrl, replicaUrl, prepared, connections }
}
