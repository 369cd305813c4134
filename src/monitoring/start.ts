/** Metrics and traces, where the settings ask for them. What they need is loaded only then. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { connectPostgres } from '../database/postgres.ts'
import type { Connection } from '../database/connection.ts'
import type { Files } from '../effects/files.ts'
import type { SendMail } from '../effects/mail.ts'
import { showQueue, showUse } from './database.ts'
import { serveMetrics } from './listen.ts'
import { openInstruments } from './metrics.ts'
import { countRequests } from './requests.ts'
import { countFiles, countJobs, countMails, countSteps } from './work.ts'

interface Monitoring {
  /** Adds what watches requests, before `http` has a route. */
  requests(http: FastifyInstance): void
  mails(send: SendMail): SendMail
  files(files: Files): Files
  stop(): Promise<void>
}

type Settings = Pick<Config, 'databaseUrl' | 'directUrl' | 'metrics' | 'traces'>

/** Begins to watch the process and tells where its metrics are. @throws where nothing can listen at the port. */
export async function startMonitoring(settings: Settings, connection: Connection, say: (line: string) => void): Promise<Monitoring> {
  const measuring = settings.metrics && (await measure(settings, settings.metrics, connection, say))
  let unsent = (fault: string): void => console.warn(fault)
  const tracing =
    settings.traces === undefined ? undefined : await (await import('./traces.ts')).startTracing(settings.traces, (fault) => unsent(fault))
  return {
    requests(http) {
      unsent = (fault) => http.log.warn({ fault }, 'traces could not be sent')
      tracing?.requests(http)
      measuring?.requests(http)
    },
    mails: measuring?.mails ?? ((send) => send),
    files: measuring?.files ?? ((files) => files),
    stop: async () => void (await Promise.all([measuring?.stop(), tracing?.stop()])),
  }
}

const apart = { purpose: 'metrics', pooled: false, prepared: true }

async function measure(
  { databaseUrl, directUrl }: Settings,
  place: NonNullable<Settings['metrics']>,
  connection: Connection,
  say: (line: string) => void,
): Promise<Monitoring> {
  const instruments = await openInstruments(connection.kind)
  // Whoever looks why requests wait for connections should not have to wait for one.
  const own = databaseUrl === undefined ? connection : connectPostgres(directUrl ?? databaseUrl, 1, 2_000, apart)
  countJobs(instruments)
  countSteps(instruments)
  showUse(instruments, connection.use)
  showQueue(instruments, own)
  const listener = await serveMetrics(place, () => instruments.read())
  say(`Metrics at ${listener.url}`)
  return {
    requests: countRequests(instruments),
    mails: countMails(instruments),
    files: countFiles(instruments),
    stop: async () => {
      listener.close()
      if (own !== connection) await own.close()
    },
  }
}
