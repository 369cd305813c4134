/** The places of an installation's rows and files. The settings name them. */
import { join } from 'node:path'
import type { Config } from './config.ts'
import { closeDataFolder } from './data-folder.ts'
import { connectEmbedded, connectPostgres } from './database/connect.ts'
import type { Connection } from './database/connect.ts'
import { filesInBucket, filesInFolder } from './effects/files.ts'
import type { Files } from './effects/files.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'bucket'>

/** The folder of the embedded database. */
export const folderOfRows = ({ dataDir }: Settings): string => join(dataDir, 'database')

/** Opens the embedded database in a folder that is closed to others; a new one is loaded from a dump, if one is given. */
export async function openEmbedded(settings: Settings, dump?: Blob): Promise<Connection> {
  closeDataFolder(settings.dataDir)
  return connectEmbedded(folderOfRows(settings), dump)
}

/** Opens the database. The limits are those of `connectPostgres`; the embedded database has none. */
export const openRows = async (settings: Settings, ...limits: [connections?: number, statementTimeout?: number]): Promise<Connection> =>
  settings.databaseUrl ? connectPostgres(settings.databaseUrl, ...limits) : openEmbedded(settings)

/** Opens the store of files; a folder is closed to others. */
export async function openFiles({ bucket, dataDir }: Settings): Promise<Files> {
  if (bucket) return filesInBucket(bucket)
  closeDataFolder(dataDir)
  return filesInFolder(join(dataDir, 'files'))
}
