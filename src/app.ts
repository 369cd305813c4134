/** Builds the server: database, rooms, routes; nothing else. */
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Connection } from './database/connect.ts'
import { openJobs } from './effects/jobs.ts'
import type { Jobs, Workers } from './effects/jobs.ts'
import type { SendMail } from './effects/mail.ts'
import { protocolError } from './http/errors.ts'
import { everyAnswer } from './http/headers.ts'
import { identifier } from './http/identify.ts'
import { originOf } from './http/links.ts'
import { answerError, logOutcome, mount } from './http/mount.ts'
import {
  answerNodeItself,
  answerParserError,
  answerTheRest,
  bodyLimit,
  closeConnectionsAsTheyEnd,
  pathAndQuery,
  readBodies,
  translate,
} from './http/protocol.ts'
import { publishDocument, publishedDocument } from './http/published.ts'
import { sendAccountMail } from './resources/account-mails.ts'
import { handlers, present } from './resources/index.ts'
import { callerOfToken } from './resources/sessions.ts'
import { sendShareMail } from './resources/shared-items.mail.ts'

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
    // An id that is too long is refused in its place, after the credential.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: pathAndQuery,
    frameworkErrors: (error, request, reply) => {
      answerError(translate(error, request as never), request as never, reply as unknown as FastifyReply)
    },
    clientErrorHandler: answerParserError,
  })

  app.addHook('onListen', async () => void (ownOrigin = app.listeningOrigin))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everyAnswer)
    // Node no longer asks for it, since its own answer would have no body.
    const nameless = request.headers.host === undefined && request.raw.httpVersion !== '1.0'
    done(nameless ? (protocolError(400) as never) : undefined)
  })
  if (['info', 'debug', 'trace'].includes(logLevel)) app.addHook('onResponse', logOutcome)
  readBodies(app)
  await app.register(swagger, { mode: 'static', specification: { document: publishedDocument() } } as never)
  const addresses = () => ({ appUrl, apiUrl: publicUrl ?? ownOrigin })
  const workers: Workers = {
    mail: (job) => sendAccountMail(db, sendMail, addresses(), job),
    'share-mail': (job) => sendShareMail(db, sendMail, addresses(), job),
  }
  const jobs = openJobs(queue, workers, (error) => app.log.error({ err: error }, 'job failed'))
  const extra = publishDocument(app, (host) => originOf(host, publicUrl, () => ownOrigin))
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
