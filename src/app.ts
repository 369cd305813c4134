/** Builds the server: database, rooms, routes; nothing else. */
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Connection } from './database/connect.ts'
import { openJobs } from './effects/jobs.ts'
import type { Jobs } from './effects/jobs.ts'
import type { SendMail } from './effects/mail.ts'
import { protocolError } from './http/errors.ts'
import { identifier } from './http/identify.ts'
import { answerError, logOutcome, mount } from './http/mount.ts'
import { answerNodeItself, answerParserError, answerTheRest, bodyLimit, closeConnectionsAsTheyEnd, readBodies, translate } from './http/protocol.ts'
import { publishDocument, publishedDocument } from './http/published.ts'
import { sendAccountMail } from './resources/account-mails.ts'
import { handlers, present } from './resources/index.ts'
import { callerOfToken } from './resources/sessions.ts'

export interface AppOptions {
  publicUrl?: string | undefined
  logLevel?: string
  /** Where mails lead; this server's own address unless said. */
  appUrl?: string | undefined
  sendMail?: SendMail
  /** Whether attempts to sign in and to have mails sent are limited. */
  limited?: boolean
}

/** The server, and the queue of what its operations leave to be done. */
export interface App {
  http: FastifyInstance
  jobs: Jobs
}

/** Without a way to send mail the jobs wait. */
const noMail: SendMail = () => Promise.reject(new Error('no mail transport is set up'))

/** The server on a database that is migrated already. It does not listen yet. */
export async function buildApp({ db, queue }: Connection, options: AppOptions = {}): Promise<App> {
  const { publicUrl, logLevel = 'silent', appUrl, sendMail = noMail, limited = false } = options
  let ownOrigin = 'http://localhost'
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection is still answered while the server closes.
    return503OnClosing: false,
    http: { requireHostHeader: false, headersTimeout: 15_000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 384 },
    frameworkErrors: (error, request, reply) => {
      answerError(translate(error, request as never), request as never, reply as unknown as FastifyReply)
    },
    clientErrorHandler: answerParserError,
  })

  app.addHook('onListen', async () => void (ownOrigin = app.listeningOrigin))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Link, ETag, Retry-After, RateLimit',
      'x-content-type-options': 'nosniff',
    })
    // Node no longer asks for it, since its own answer would have no body.
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') throw protocolError(400)
  })
  if (['info', 'debug', 'trace'].includes(logLevel)) app.addHook('onResponse', logOutcome)
  readBodies(app)
  await app.register(swagger, { mode: 'static', specification: { document: publishedDocument() } } as never)
  const jobs = openJobs(
    queue,
    { mail: (job) => sendAccountMail(db, sendMail, { appUrl, apiUrl: publicUrl ?? ownOrigin }, job) },
    (error) => app.log.error({ err: error }, 'job failed'),
  )
  const extra = publishDocument(app)
  answerTheRest(app, extra)
  mount(app, {
    db,
    handlers,
    identify: identifier((hash) => callerOfToken(db, hash)),
    present,
    jobs,
    limited,
    publicUrl,
    fallbackOrigin: () => ownOrigin,
  })
  answerNodeItself(app)
  closeConnectionsAsTheyEnd(app)
  return { http: app, jobs }
}
