/** Starts the server as the environment says, and stops it without tearing a request. */
import closeWithGrace from 'close-with-grace'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDataFolder } from './data-folder.ts'
import { awaitDatabase } from './database/await.ts'
import { migrate } from './database/migrate.ts'
import { requireOneDatabase } from './database/one-database.ts'
import { seedLookups } from './demo/lookups.ts'
import { mailsAtOnceBy } from './effects/mail.ts'
import { pushSigned } from './effects/push.ts'
import { uploadsIn } from './effects/uploads.ts'
import { publishAhead } from './http/published.ts'
import { startMonitoring } from './monitoring/start.ts'
import { inPlainWords } from './plain-words.ts'
import { openFiles, openForServer, openMails, openRows, outboxOf } from './places.ts'
import { releaseOfTheDead } from './resources/shared/files.ts'
import { startTicking } from './tick.ts'
import { warnings } from './warnings.ts'

/** What fails here is the doing of the surroundings, and said in a line. */
function giveUp(error: unknown): never {
  console.error(inPlainWords(error as Error))
  process.exit(1)
}

function orGiveUp<T>(work: () => T, fail: (error: Error) => never = giveUp): T {
  try {
    return work()
  } catch (error) {
    return fail(error as Error)
  }
}

/** Names the settings that a failure is about. */
const about =
  (settings: string) =>
  (cause: Error): never =>
    giveUp(new Error(`${settings}: ${cause.message}`, { cause }))

const config = orGiveUp(() => readConfig(process.env))
const open = orGiveUp(() => closeDataFolder(config.dataDir))
for (const [setting, url] of Object.entries({ DATABASE_URL: config.databaseUrl, DATABASE_DIRECT_URL: config.directUrl })) {
  if (url) await awaitDatabase({ url, setting, seconds: config.databaseWait, say: console.log }).catch(giveUp)
}
if (config.databaseUrl && config.directUrl) await requireOneDatabase(config.databaseUrl, config.directUrl).catch(giveUp)
const { connection, punctual, replica } = await openForServer(config).catch(giveUp)
const migrating = config.directUrl ? await openRows({ ...config, databaseUrl: config.directUrl }, 1, 0) : connection
await migrate(migrating.db, config.databaseUrl ? { say: console.log } : {}).catch(giveUp)
if (migrating !== connection) await migrating.close()
await seedLookups(connection.db).catch(giveUp)
const monitoring = await startMonitoring(config, connection, console.log).catch(giveUp)
const sendMail = monitoring.mails(openMails(config))
const outbox = config.demo && !config.smtpUrl ? outboxOf(config) : undefined
const files = monitoring.files(await openFiles(config))
if (config.demo) {
  const { seedDemo } = await import('./demo/index.ts')
  const { storeDemoFiles } = await import('./demo/shared.files.ts')
  await seedDemo(connection.db).catch(giveUp)
  await storeDemoFiles(connection.db, files).catch(giveUp)
}
const wakeClient = config.pushKeys && pushSigned(config.pushKeys)
const newUpload = orGiveUp(() => uploadsIn(join(config.dataDir, 'arriving')), about('DATA_DIR'))
await releaseOfTheDead(connection.db, connection.kind === 'embedded').catch(giveUp)
const mails = { sendMail, mailsAtOnce: mailsAtOnceBy(config.smtpUrl) }
const given = { replica, ...mails, outbox, files, newUpload, wakeClient, watch: monitoring.requests }
const { http, jobs, drain } = await buildApp(connection, { ...config, ...given })
replica?.follow((inUse, err) => http.log.warn({ err }, inUse ? 'lists are read from the replica again' : 'the replica is not used'))
const address = await http.listen({ port: config.port, host: config.host }).catch(about('HOST, PORT'))
const stopTicking = startTicking({ ...config, db: connection.db, punctual: punctual.db, files, jobs }, http.log)
void jobs.work()
// A bucket that cannot be read is told of now rather than with the first upload.
void files.open('none').catch((err: unknown) => http.log.warn({ err }, 'the store of files cannot be read'))
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
  await replica?.close()
  await monitoring.stop()
  if (punctual !== connection) await punctual.close()
  await connection.close()
})

const { welcome } = await import('./welcome.ts')
for (const one of await warnings(connection.db, config, open)) console.warn(one)
console.log(welcome(address, config, outbox !== undefined))
flushCompileCache()
