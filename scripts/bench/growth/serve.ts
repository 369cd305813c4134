/** The server as it runs, but that nothing is done by the clock, which would change what is measured. */
import { join } from 'node:path'
import { buildApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/config.ts'
import { uploadsIn } from '../../../src/effects/uploads.ts'
import { openFiles, openForServer } from '../../../src/places.ts'

const config = readConfig(process.env)
const { connection } = await openForServer(config)
const given = { files: await openFiles(config), newUpload: uploadsIn(join(config.dataDir, 'arriving')) }
const { http } = await buildApp(connection, { ...config, ...given })
await http.listen({ port: config.port, host: config.host })
process.once('SIGTERM', () => void http.close().then(() => connection.close()))
