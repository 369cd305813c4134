/** The places of an installation's rows, files and mails. The settings name them. */
import { join } from 'node:path'
import type { DatabaseConfig } from './config.database.ts'
import type { Config } from './config.ts'
import { closeDataFolder } from './data-folder.ts'
import type { Connection } from './database/connection.ts'
import { connectPostgres } from './database/postgres.ts'
import { openReplica } from './database/replica.ts'
import type { Replica } from './database/replica.ts'
import { requireSettings } from './database/session.ts'
import { setApart } from './database/shares.ts'
import { filesInBucket, filesInFolder } from './effects/files.ts'
import type { Files } from './effects/files.ts'
import { mailBySmtp, mailToFolder } from './effects/mail.ts'
import type { SendMail } from './effects/mail.ts'

/** How long a statement may take on the replica, in milliseconds, before the database itself is asked. */
const longestLateRead = 5_000

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'bucket'>

/** The folder of the embedded database. */
export const folderOfRows = ({ dataDir }: Settings): string => join(dataDir, 'database')

/** Opens the embedded database in a folder that is closed to others; a new one is loaded from a dump, if one is given. */
export async function openEmbedded(settings: Settings, dump?: Blob): Promise<Connection> {
  closeDataFolder(settings.dataDir)
  // Its engine is loaded here, so that an installation on PostgreSQL starts without it.
  const { connectEmbedded } = await import('./database/embedded.ts')
  return connectEmbedded(folderOfRows(settings), dump)
}

/** Opens the database for a command. The limits are those of `connectPostgres`; the embedded database has none. */
export const openRows = async (settings: Settings, connections?: number, statementTimeout?: number): Promise<Connection> =>
  settings.databaseUrl
    ? connectPostgres(settings.databaseUrl, connections, statementTimeout, { purpose: 'commands', pooled: false, prepared: true })
    : openEmbedded(settings)

/** The database of a server. */
interface ForServer {
  connection: Connection
  /** For what is due at a time, whatever requests do. */
  punctual: Connection
  /** Where lists are read, if anywhere else. */
  replica?: Replica
}

/**
 * Opens the database for a server.
 * @throws where PostgreSQL cannot be reached, and where a pooler leads to sessions with other settings.
 */
export async function openForServer(settings: Settings & DatabaseConfig): Promise<ForServer> {
  const { databaseUrl: url, directUrl, replicaUrl, prepared, connections } = settings
  if (url === undefined) {
    const connection = await openEmbedded(settings)
    return { connection, punctual: connection }
  }
  const manner = { pooled: directUrl !== undefined, prepared }
  const connection = connectPostgres(url, connections - setApart, undefined, { ...manner, purpose: 'requests' })
  await requireSettings(connection.db)
  const punctual = connectPostgres(url, 1, undefined, { ...manner, purpose: 'schedule' })
  if (replicaUrl === undefined) return { connection, punctual }
  const direct = { purpose: 'late reads', pooled: false, prepared: true }
  const copy = connectPostgres(replicaUrl, connections - setApart, longestLateRead, direct)
  return { connection, punctual, replica: openReplica(connection, copy) }
}

/** Where mails are kept without a mail server. */
export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox')

/** The way of mails: by the mail server, or into a folder that is closed to others. */
export function openMails({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): SendMail {
  if (smtpUrl !== undefined) return mailBySmtp(smtpUrl, mailFrom)
  closeDataFolder(dataDir)
  return mailToFolder(outboxOf({ dataDir }), mailFrom)
}

/** Opens the store of files; a folder is closed to others. */
export async function openFiles({ bucket, dataDir }: Settings): Promise<Files> {
  if (bucket) return filesInBucket(bucket)
  closeDataFolder(dataDir)
  return filesInFolder(join(dataDir, 'files'))
}
