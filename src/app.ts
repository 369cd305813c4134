/** Builds the server: database, rooms, routes; nothing else. */
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Connection } from './database/connect.ts'
import { openJobs } from './effects/jobs.ts'
import type { Files } from './effects/files.ts'
import type { Jobs, Workers } from './effects/jobs.ts'
import type { SendMail } from './effects/mail.ts'
import { publisher } from './effects/pusher.ts'
import type { Pusher } from './effects/pusher.ts'
import type { WakeClient } from './effects/push.ts'
import type { NewUpload } from './effects/uploads.ts'
import { fileLinks } from './http/file-links.ts'
import { protocolError } from './http/errors.ts'
import { everyAnswer } from './http/headers.ts'
import { identifier } from './http/identify.ts'
import { originOf } from './http/links.ts'
import { answerError, logOutcome, mount } from './http/mount.ts'
import {
  answerNodeItself,
  answerParserError,
  answerTheRest,
  closeConnectionsAsTheyEnd,
  pathAndQuery,
  readBodies,
  translate,
} from './http/protocol.ts'
import { bodyLimit } from './http/json.ts'
import { publishDocument } from './http/published.ts'
import { sendAccountMail } from './resources/account-mails.ts'
import { sendEventMail } from './resources/corporate-events.mail.ts'
import { sendGroupMail } from './resources/group-email-messages.mail.ts'
import { sendActivityMail } from './resources/activity-alerts.telling.ts'
import { sendAlertMail } from './resources/alerts.telling.ts'
import { handlers, present } from './resources/index.ts'
import { settle, storeAhead } from './resources/files.ts'
import { pushTo } from './resources/push-messages.ts'
import { sharedSecret } from './database/secrets.ts'
import { callerOfToken } from './resources/sessions.ts'
import { sendTestMail } from './resources/corporate-email-campaigns.mail.ts'
import { sendCampaign } from './resources/corporate-email-campaigns.sending.ts'
import { sendShareMail } from './resources/shared-items.mail.ts'

export interface AppOptions {
  publicUrl?: string | undefined
  logLevel?: string
  /** Where mails lead; this server's own address unless said. */
  appUrl?: string | undefined
  sendMail?: SendMail
  /** How clients are woken; without it pushes are left out. */
  wakeClient?: WakeClient | undefined
  /** Where files are kept, and where they arrive. */
  files: Files
  newUpload: NewUpload
  /** Whether attempts to sign in and to have mails sent are limited. */
  limited?: boolean
  /** The realtime service, where there is one. */
  pusher?: Pusher | undefined
}

/** The server, and the queue of what its operations leave to be done. */
export interface App {
  http: FastifyInstance
  jobs: Jobs
}

/** Without a way to send mail the jobs wait. */
const noMail: SendMail = () => Promise.reject(new Error('no mail transport is set up'))

/** Without the keys of push services nobody is woken; messages wait until clients ask. */
const noPush: WakeClient = () => Promise.resolve('woken')

/** Bodies and answers are checked and written by generated code: Fastify's own compilers are not even loaded. */
const noCompiler = (): never => {
  throw new Error('no route has a schema')
}

/** The server on a database that is migrated already. It does not listen yet. */
export async function buildApp({ db, queue }: Connection, options: AppOptions): Promise<App> {
  const {
    publicUrl,
    logLevel = 'silent',
    appUrl,
    sendMail = noMail,
    wakeClient = noPush,
    limited = false,
    files,
    newUpload,
    pusher,
  } = options
  let ownOrigin = 'http://localhost'
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: () => randomUUID(),
    bodyLimit,
    // A file of the largest size, over a line of 5 megabits a second.
    requestTimeout: 120_000,
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
  const addresses = () => ({ appUrl, apiUrl: publicUrl ?? ownOrigin })
  const workers: Workers = {
    mail: (job) => sendAccountMail(db, sendMail, addresses(), job),
    'share-mail': (job) => sendShareMail(db, sendMail, addresses(), job),
    'event-mail': (job) => sendEventMail(db, sendMail, addresses(), job),
    'group-mail': (job) => sendGroupMail(db, sendMail, addresses(), job),
    'campaign-mail': (job) => sendCampaign({ db, send: sendMail, jobs, addresses: addresses() }, job),
    'campaign-test': (job) => sendTestMail(db, sendMail, addresses(), job),
    push: (job) => pushTo(db, wakeClient, job),
    'alert-mail': (job) => sendAlertMail(db, sendMail, addresses(), job),
    'activity-mail': (job) => sendActivityMail(db, sendMail, addresses(), job),
    live: pusher && publisher(pusher),
  }
  const jobs: Jobs = openJobs(queue, workers, (error) => app.log.error({ err: error }, 'job failed'))
  const extra = publishDocument(app, (host) => originOf(host, publicUrl, () => ownOrigin))
  answerTheRest(app, extra)
  mount(app, {
    db,
    files,
    ahead: { store: (upload) => storeAhead(db, files, upload), settle: (uploads) => settle(db, files, uploads) },
    links: fileLinks(await sharedSecret(db, 'file-links')),
    newUpload,
    handlers,
    identify: identifier((hash) => callerOfToken(db, hash)),
    present,
    jobs,
    limited,
    pusher,
    publicUrl,
    fallbackOrigin: () => ownOrigin,
  })
  answerNodeItself(app)
  closeConnectionsAsTheyEnd(app)
  return { http: app, jobs }
}
