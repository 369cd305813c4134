/** Starts the server as the environment says, and stops it without tearing a request. */
import closeWithGrace from 'close-with-grace'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { connectEmbedded, connectPostgres } from './database/connect.ts'
import { seedLookups } from './database/demo/lookups.ts'
import { migrate } from './database/migrate.ts'

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
if (config.demo) {
  const { seedDemo } = await import('./database/demo/index.ts')
  await seedDemo(connection.db)
}
const app = await buildApp(connection, { publicUrl: config.publicUrl, logLevel: config.logLevel })
const address = await app.listen({ port: config.port, host: config.host })

closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping')
  await app.close()
  await connection.close()
})

const { welcome } = await import('./welcome.ts')
console.log(welcome(config.publicUrl ?? address, config.demo))
flushCompileCache()
