/** A running server on a seeded database of its own, and callers who speak to it over HTTP. */
import { afterAll, beforeAll } from 'vitest'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import type { Database } from '../../src/database/connection.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import type { Files } from '../../src/effects/files.ts'
import type { Jobs } from '../../src/effects/jobs.ts'
import { mailToFolder } from '../../src/effects/mail.ts'
import type { WakeClient } from '../../src/effects/push.ts'
import type { Pusher } from '../../src/effects/pusher.ts'
import type { Operator } from '../../src/http/operator.ts'
import { callersOf } from './callers.ts'
import type { Client } from './callers.ts'
import { freshDatabase, layDemoFiles } from './database.ts'
import { keepFaults } from './faults.ts'
import { knowSecret } from './file-links.ts'
import { placeForFiles } from './files.ts'
import { hookSecret, signing } from './mail-service.ts'
import type { Place } from './files.ts'

export type { Answer, Client, SendOptions } from './callers.ts'

export interface Server {
  readonly url: string
  readonly db: Database
  readonly place: Place
  readonly jobs: Jobs
  readonly guest: Client
  /** A demo account by the name before its `@`, signed in once, or `mail-service`, which signs what it sends. */
  as(name: string): Promise<Client>
  /** Works off the queue, then answers the text of every mail, oldest first. */
  mails(): Promise<string[]>
  /** The same of those that went to an address. */
  mailsTo(email: string): Promise<string[]>
  /** Makes a client for any token. */
  withToken(token: string): Client
  /** An answer 500 to `what` as an Error that tells its cause. */
  faultOf(what: string, text: string): Error
}

const password = 'demo-password-1'

interface ServerOptions {
  /** Whether attempts to sign in are limited as in production. */
  limited?: boolean
  /** How many requests a minute are let in. */
  requestLimits?: { account: number; address: number }
  textLimit?: number
  /** Whether the demo accounts are let in. */
  demo?: boolean
  trustedProxies?: string[]
  /** Files that are kept elsewhere than in a folder. */
  filesIn?: () => Promise<Files>
  wakeClient?: WakeClient
  operator?: Operator
  /** Whether it shows the mails that it wrote. */
  outboxShown?: boolean
  /** What the mail service signs its reports with, where one may report. */
  mailHookSecret?: string | undefined
  /** Whether webhooks may lead to this machine. */
  privateWebhooks?: boolean
  /** The app of a realtime service that takes events. */
  liveApp?: () => Promise<NonNullable<Pusher['app']>>
}

/** Starts a server for this test file. */
export function startServer(options: ServerOptions = {}): Server {
  const {
    limited = false,
    requestLimits,
    textLimit,
    demo = true,
    trustedProxies,
    filesIn,
    wakeClient,
    operator = {},
    liveApp,
    outboxShown = false,
  } = options
  const { privateWebhooks = false } = options
  const { mailHookSecret } = { mailHookSecret: hookSecret, ...options }
  let app: App
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'))
  let close: () => Promise<void>
  let place: Place
  let db: Database
  let url = ''
  let faultOf: Server['faultOf']
  const { client, hangUp } = callersOf({ url: () => url, faultOf: (what, text) => faultOf(what, text) })
  const signedIn = new Map<string, Promise<Client>>()

  beforeAll(async () => {
    const connection = await freshDatabase()
    ;({ db, close } = connection)
    const elsewhere = await filesIn?.()
    place = await placeForFiles(elsewhere)
    if (elsewhere) await storeDemoFiles(db, elsewhere)
    else layDemoFiles(place.folder)
    await knowSecret(db)
    const sendMail = mailToFolder(outbox, 'no-reply@demo.example')
    const pusher = { key: 'demo-key', secret: 'demo-secret', app: await liveApp?.() }
    app = await buildApp(connection, {
      ...{
        ...place,
        limited,
        uploadLimit: limited ? 30 : undefined,
        requestLimits,
        textLimit,
        demo,
        trustedProxies,
        wakeClient,
        sendMail,
        operator,
        pusher,
        mailHookSecret,
        privateWebhooks,
      },
      outbox: outboxShown ? outbox : undefined,
    })
    faultOf = keepFaults(app.http)
    url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await hangUp()
    await app.http.close()
    await app.jobs.stop()
    rmSync(outbox, { recursive: true, force: true })
    place.remove()
    await close()
    // A worker keeps the modules of each file, and so whatever they hold.
    app = db = close = faultOf = undefined as never
    signedIn.clear()
  })

  async function signIn(name: string): Promise<Client> {
    const { body } = await client(undefined).post('/api/v2/accounts/sign_in', {
      data: { type: 'sessions', attributes: { email: `${name}@demo.example`, password } },
    })
    return client(body.data.attributes.token as string)
  }

  async function mails(): Promise<string[]> {
    await app.jobs.drain()
    const files = readdirSync(outbox).filter((file) => file.endsWith('.txt'))
    return files.sort().map((file) => readFileSync(join(outbox, file), 'utf8'))
  }

  return {
    get url() {
      return url
    },
    get db() {
      return db
    },
    get place() {
      return place
    },
    get jobs() {
      return app.jobs
    },
    guest: client(undefined),
    as: (name) => {
      if (name === 'mail-service') return Promise.resolve(signing(client(undefined)))
      if (!signedIn.has(name)) signedIn.set(name, signIn(name))
      return signedIn.get(name)!
    },
    mails,
    mailsTo: async (email) => (await mails()).filter((mail) => mail.includes(`To: ${email}\n`)),
    withToken: client,
    faultOf: (what, text) => faultOf(what, text),
  }
}
