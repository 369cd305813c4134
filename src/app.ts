/** Builds the server: database, services, routes; nothing else. */
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Connection } from './database/connection.ts'
import type { Replica } from './database/replica.ts'
import { sharedSecret } from './database/secrets.ts'
import { nameIn } from './effects/addresses.ts'
import type { Files } from './effects/files.ts'
import { logTries } from './effects/job-tries.ts'
import { openJobs } from './effects/jobs.ts'
import type { Jobs } from './effects/jobs.ts'
import { mailsAtOnceBy } from './effects/mail.ts'
import type { SendMail } from './effects/mail.ts'
import { pushesKeptIn, webhooksKeptIn } from './effects/outbox.ts'
import type { WakeClient } from './effects/push.ts'
import type { Pusher } from './effects/pusher.ts'
import type { NewUpload } from './effects/uploads.ts'
import { webhookPoster } from './effects/webhooks.ts'
import type { PostWebhook } from './effects/webhooks.ts'
import { countedFor } from './http/admit.ts'
import { answersBy } from './http/answers.ts'
import { signedCursors } from './http/cursors.ts'
import { fileLinks } from './http/file-links.ts'
import { headersFor } from './http/headers.ts'
import { identifier, rememberedFor } from './http/identify.ts'
import { bodyLimit } from './http/json.ts'
import { originOf } from './http/links.ts'
import { listsFor } from './http/list-checks.ts'
import { answerError, mount } from './http/mount.ts'
import type { Operator } from './http/operator.ts'
import { showOutbox } from './http/outbox.ts'
import {
  answerNodeItself,
  answerParserError,
  answerTheRest,
  arrival,
  closeConnectionsAsTheyEnd,
  pathAndQuery,
  readBodies,
  translate,
} from './http/protocol.ts'
import { publishDocument } from './http/published.ts'
import { requestCounter } from './http/request-limits.ts'
import type { RequestLimits } from './http/request-limits.ts'
import { idHeader, requestIdOf } from './http/request-ids.ts'
import { logOutcome } from './http/request-log.ts'
import type { Services } from './http/services.ts'
import { textCounter } from './http/text-limits.ts'
import { openTurns } from './http/turns.ts'
import { protocolError, unavailable } from './refusals.ts'
import { handlers, present, workers } from './resources/index.ts'
import { settle, storeAhead } from './resources/shared/files.ts'
import { callerOf } from './resources/signing-in/callers.ts'
import { callerOfAccount } from './resources/signing-in/sessions.callers.ts'

interface AppOptions {
  publicUrl?: string | undefined
  /** The proxies that are believed whom they ask for. */
  trustedProxies?: string[] | undefined
  logLevel?: string
  /** Adds what watches requests. */
  watch?: (http: FastifyInstance) => void
  /** Where mails lead; this server's own address unless said. */
  appUrl?: string | undefined
  /** Whom mails are from. */
  mailFrom?: string
  sendMail?: SendMail
  /** How many mails of those that go to many may be on their way at a time. */
  mailsAtOnce?: number
  /** How clients are woken; without it pushes are left out. */
  wakeClient?: WakeClient | undefined
  /** Where lists are read, if anywhere else. */
  replica?: Replica | undefined
  /** Where files are kept, and where they arrive. */
  files: Files
  newUpload: NewUpload
  /** How many bytes the files of one account may take. */
  quota?: number
  /** Whether attempts to sign in and to have mails sent are limited. */
  limited?: boolean
  /** How many requests a minute may be made, where that is limited. */
  requestLimits?: RequestLimits | undefined
  /** How many files an account may send in a minute, where that is limited. */
  uploadLimit?: number | undefined
  /** How many bytes of text an account may send in an hour, where that is limited. */
  textLimit?: number | undefined
  /** Whether accounts with the published password of the demo set are let in. */
  demo?: boolean
  /** The folder with the mails of a demo, to be shown. */
  outbox?: string | undefined
  /** Whom the published document names. */
  operator?: Operator | undefined
  /** The realtime service, where there is one. */
  pusher?: Pusher | undefined
  /** What the mail service signs its reports with. */
  mailHookSecret?: string | undefined
  /** Whether webhooks may lead to private networks, and without encryption. */
  privateWebhooks?: boolean
}

/** The server, and the queue of what its operations leave to be done. */
export interface App {
  http: FastifyInstance
  jobs: Jobs
  /** Asks to be sent no more requests: the server is not ready, and ends each connection with its next answer. */
  drain(): void
}

/** Without a way to send mail the jobs wait. */
const noMail: SendMail = () => Promise.reject(new Error('no mail transport is set up'))

/** Without the keys of push services nobody is woken; messages wait until clients ask. */
const noPush: WakeClient = () => Promise.resolve('woken')

/** Bodies and answers are checked and written by generated code: Fastify's own compilers are not even loaded. */
const noCompiler = (): never => {
  throw new Error('no route has a schema')
}

/** Fastify as this server needs it, without a route. */
const openServer = (trustedProxies: string[] | false, logLevel: string): FastifyInstance =>
  Fastify({
    // The details that PostgreSQL gives of a failure are the values of the row.
    logger: { level: logLevel, redact: ['req.headers.authorization', 'busboyOptions.headers', 'err.detail'] },
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    genReqId: ({ headers }) => requestIdOf(headers),
    // Of the addresses alone: links never follow what a proxy says of the host, which it may have of anybody.
    trustProxy: trustedProxies,
    bodyLimit,
    requestTimeout: arrival.whole,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection is still answered while the server closes.
    return503OnClosing: false,
    http: { requireHostHeader: false, headersTimeout: arrival.head, maxHeaderSize: 16_384 },
    // An id that is too long is refused in its place, after the credential.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: pathAndQuery,
    frameworkErrors: (error, request, reply) => {
      answerError(translate(error, request as never), request as never, reply as unknown as FastifyReply)
    },
    clientErrorHandler: answerParserError,
  })

/** How browsers are woken and webhooks posted; with an outbox what goes out is written down there too. */
function outward(outbox: string | undefined, wake: WakeClient, privately: boolean): { wake: WakeClient; postWebhook: PostWebhook } {
  const postWebhook = webhookPoster(privately)
  return outbox === undefined
    ? { wake, postWebhook }
    : { wake: pushesKeptIn(outbox, wake), postWebhook: webhooksKeptIn(outbox, postWebhook) }
}

/** The server on a database that is migrated already. It does not listen yet. */
export async function buildApp({ db, queue, reach }: Connection, options: AppOptions): Promise<App> {
  const {
    publicUrl,
    trustedProxies = false,
    logLevel = 'silent',
    appUrl,
    mailFrom = '',
    sendMail = noMail,
    mailsAtOnce = mailsAtOnceBy(undefined),
    wakeClient = noPush,
    limited = false,
    demo = false,
    quota = 10 * 1_024 ** 3,
  } = options
  const { files, newUpload, pusher, outbox, privateWebhooks = false } = options
  let ownOrigin = 'http://localhost'
  let draining = false
  const app = openServer(trustedProxies, logLevel)
  app.addHook('onListen', async () => void (ownOrigin = app.listeningOrigin))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request.headers.authorization)).header(idHeader, request.id)
    if (draining) reply.header('connection', 'close')
    // Node no longer asks for one, since its own answer would have no body, and takes the first of several.
    const hosts = request.raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
    done(hosts > 1 || (hosts === 0 && request.raw.httpVersion !== '1.0') ? (protocolError(400) as never) : undefined)
  })
  if (['info', 'debug', 'trace'].includes(logLevel)) app.addHook('onResponse', logOutcome)
  options.watch?.(app)
  const countText = options.textLimit === undefined ? undefined : textCounter(options.textLimit, countedFor)
  readBodies(app, countText)
  const addresses = () => ({ name: nameIn(mailFrom), appUrl, apiUrl: publicUrl ?? ownOrigin })
  const answers = answersBy(
    () => services,
    (account) => callerOfAccount(db, account, demo),
  )
  const means = { send: sendMail, mailsAtOnce, ...outward(outbox, wakeClient, privateWebhooks), pusher, addresses, answers }
  const work = workers({ ...means, db, files, newUpload, quota, jobs: () => jobs })
  const jobs: Jobs = openJobs(queue, work, logTries(app.log))
  const ready = async (): Promise<void> => {
    if (draining || !jobs.available) throw unavailable()
    await reach()
  }
  const extra = publishDocument(app, (host) => originOf(host, publicUrl, () => ownOrigin), options.operator)
  answerTheRest(app, [...extra, ...(outbox === undefined ? [] : showOutbox(app, outbox))])
  const services: Services = {
    ...{ db, files, quota, turns: openTurns() },
    ahead: { store: (upload, caller) => storeAhead({ db, files, caller, quota }, upload), settle: (uploads) => settle(db, files, uploads) },
    links: fileLinks(await sharedSecret(db, 'file-links')),
    cursors: signedCursors(await sharedSecret(db, 'cursors')),
    ...{ newUpload, handlers, present, jobs, ready, lists: listsFor(() => services) },
    identify: identifier((secret) => callerOf(db, secret, demo), options.replica ? 0 : rememberedFor),
    ...{ limited, uploadLimit: options.uploadLimit, demo, pusher, mailHookSecret: options.mailHookSecret, replica: options.replica },
    ...{ countRequest: options.requestLimits && requestCounter(options.requestLimits), countText },
    ...{ publicUrl, fallbackOrigin: () => ownOrigin, addresses, privateWebhooks },
  }
  mount(app, services)
  answerNodeItself(app)
  closeConnectionsAsTheyEnd(app)
  return { http: app, jobs, drain: () => void (draining = true) }
}
