/** Starts the server as the environment says, and stops it without tearing a request. */
import closeWithGrace from 'close-with-grace'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDataFolder } from './data-folder.ts'
import { awaitDatabase } from './database/await.ts'
import { connectPostgres } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { seedLookups } from './demo/lookups.ts'
import { mailBySmtp, mailToFolder } from './effects/mail.ts'
import { pushSigned } from './effects/push.ts'
import { uploadsIn } from './effects/uploads.ts'
import { publishAhead } from './http/published.ts'
import { startMonitoring } from './monitoring/start.ts'
import { openFiles, openRows } from './places.ts'
import { releaseOfTheDead } from './resources/shared/files.ts'
import { startTicking } from './tick.ts'
import { warnings } from './warnings.ts'

function configuration(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** What fails here is the doing of the surroundings, and said in a line. */
const orStop = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    console.error((error as Error).message)
    process.exit(1)
  })

const config = configuration()
const open = closeDataFolder(config.dataDir)
const connection = await orStop(openRows(config))
if (config.databaseUrl) await orStop(awaitDatabase({ url: config.databaseUrl, seconds: config.databaseWait, say: console.log }))
// Whatever requests do, what is due at a time has a connection.
const punctual = config.databaseUrl ? connectPostgres(config.databaseUrl, 1) : connection
await migrate(connection.db, config.databaseUrl ? { say: console.log } : {})
await seedLookups(connection.db)
const monitoring = await orStop(startMonitoring(config, connection, console.log))
const folder = join(config.dataDir, 'outbox')
const sendMail = monitoring.mails(config.smtpUrl ? mailBySmtp(config.smtpUrl, config.mailFrom) : mailToFolder(folder, config.mailFrom))
const outbox = config.demo && !config.smtpUrl ? folder : undefined
const files = monitoring.files(await openFiles(config))
if (config.demo) {
  const { seedDemo } = await import('./demo/index.ts')
  const { storeDemoFiles } = await import('./demo/shared.files.ts')
  await seedDemo(connection.db)
  await storeDemoFiles(connection.db, files)
}
const wakeClient = config.pushKeys && pushSigned(config.pushKeys)
const newUpload = uploadsIn(join(config.dataDir, 'arriving'))
await releaseOfTheDead(connection.db, connection.kind === 'embedded')
const given = { sendMail, outbox, files, newUpload, wakeClient, watch: monitoring.requests }
const { http, jobs, drain } = await buildApp(connection, { ...config, ...given })
const address = await orStop(http.listen({ port: config.port, host: config.host }))
const stopTicking = startTicking({ db: connection.db, punctual: punctual.db, files, jobs, eraseAfterDays: config.eraseAfterDays }, http.log)
void jobs.work()
void publishAhead(config.operator).catch((err: unknown) => http.log.warn({ err }, 'what is published is made when it is asked for'))

const drained = config.drainSeconds * 1_000
closeWithGrace({ delay: drained + 15_000, logger: false }, async ({ signal, err }) => {
  if (err) http.log.fatal({ err }, 'stopping')
  const ticked = stopTicking()
  // Balancers need some time to learn that no more requests should come; who stops it by hand need not wait.
  if (signal === 'SIGTERM') {
    drain()
    await after(drained)
  }
  await http.close()
  await ticked
  await jobs.stop()
  await monitoring.stop()
  if (punctual !== connection) await punctual.close()
  await connection.close()
})

const { welcome } = await import('./welcome.ts')
for (const one of await warnings(connection.db, config, open)) console.warn(one)
console.log(welcome(config.publicUrl ?? address, config.demo, outbox !== undefined))
flushCompileCache()
