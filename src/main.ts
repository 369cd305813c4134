/** Starts the server as the environment says, and stops it without tearing a request. */
import closeWithGrace from 'close-with-grace'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { connectEmbedded, connectPostgres } from './database/connect.ts'
import { seedLookups } from './database/demo/lookups.ts'
import { migrate } from './database/migrate.ts'
import { filesInBucket, filesInFolder } from './effects/files.ts'
import { mailBySmtp, mailToFolder } from './effects/mail.ts'
import { pushSigned } from './effects/push.ts'
import { uploadsIn } from './effects/uploads.ts'
import { releaseOfTheDead } from './resources/files.ts'
import { startTicking } from './tick.ts'

function configuration(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

const config = configuration()
const connection = config.databaseUrl ? connectPostgres(config.databaseUrl) : await connectEmbedded(join(config.dataDir, 'database'))
await migrate(connection.db)
await seedLookups(connection.db)
const sendMail = config.smtpUrl
  ? mailBySmtp(config.smtpUrl, config.mailFrom)
  : mailToFolder(join(config.dataDir, 'outbox'), config.mailFrom)
const files = config.bucket ? await filesInBucket(config.bucket) : filesInFolder(join(config.dataDir, 'files'))
if (config.demo) {
  const { seedDemo } = await import('./database/demo/index.ts')
  const { storeDemoFiles } = await import('./database/demo/files.ts')
  await seedDemo(connection.db)
  await storeDemoFiles(connection.db, files)
}
const wakeClient = config.pushKeys && pushSigned(config.pushKeys)
const newUpload = uploadsIn(join(config.dataDir, 'arriving'))
await releaseOfTheDead(connection.db, connection.kind === 'embedded')
const { http, jobs } = await buildApp(connection, { ...config, sendMail, files, newUpload, wakeClient })
const address = await http.listen({ port: config.port, host: config.host })
const stopTicking = startTicking(connection.db, files, jobs, http.log)
jobs.work().catch((error: unknown) => http.log.error({ err: error }, 'the queue did not start'))

closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
  if (err) http.log.fatal({ err }, 'stopping')
  await http.close()
  await stopTicking()
  await jobs.stop()
  await connection.close()
})

const { welcome } = await import('./welcome.ts')
console.log(welcome(config.publicUrl ?? address, config.demo))
flushCompileCache()
