/**
 * An installation that nobody seeded: an empty database, made by the operator's command, and a server with its settings as
 * they are unless set. What is in it came over HTTP, by a mail, by a command or by the clock. Journeys see no database; each
 * ends with `expectAnswered` of parts.ts, which names the operations that have to have answered in it.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import type { Connection } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { seedLookups } from '../../src/demo/lookups.ts'
import { mailToFolder } from '../../src/effects/mail.ts'
import type { Files } from '../../src/effects/files.ts'
import { uploadsIn } from '../../src/effects/uploads.ts'
import { openFiles, openRows } from '../../src/places.ts'
import { dueIn } from '../../src/resources/index.ts'
import { tick } from '../../src/tick.ts'
import { callersOf } from '../support/callers.ts'
import type { Answer, Client } from '../support/callers.ts'
import { emptyDatabase } from '../support/database.ts'
import { keepFaults } from '../support/faults.ts'
import { runScript } from '../support/programs.ts'
import type { Outcome } from '../support/programs.ts'
import { answered } from './answered.ts'
import type { Answered } from './answered.ts'

export interface Person {
  readonly id: string
  readonly email: string
  readonly client: Client
}

interface Invitation {
  email: string
  firstName: string
  lastName: string
  kind: 'staff' | 'insight-provider' | 'investor' | 'corporate-user'
  roles?: readonly string[]
  company?: string
  attributes?: object
}

export interface Installation {
  readonly guest: Client
  /** Makes a client for any token, or none. */
  withToken(token: string | undefined): Client
  /** Which operations answered, to whom, and with which records. */
  readonly answered: Answered
  /** Runs an operator's command, such as `account`; an embedded database is closed by its server meanwhile. */
  command(name: string, ...args: string[]): Promise<Outcome>
  /** Makes the first admin, as its operator does. */
  firstAdmin(): Promise<Person>
  /** Has somebody invited, who opens the mail and chooses a password. */
  join(inviter: Client, invitation: Invitation): Promise<Person>
  /** Chooses a password by a token, and signs in. */
  redeem(email: string, token: string): Promise<Person>
  signIn(email: string): Promise<Answer>
  /** Works off the queue, then answers the text of every mail that went to an address, oldest first. */
  mailsTo(email: string): Promise<string[]>
  /** Lets the clock come to a time: what is due then is done, counted and sent. */
  at(time: Date): Promise<void>
}

const password = 'correct horse battery staple'
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })

/** The token of a mail, or of what a command printed. */
export const tokenIn = (text: string): string => /(?:^Token(?:, for 7 days)?: |[?&]code=)([\w-]+)/m.exec(text)![1]!

/** Starts an installation for this test file. */
export function startInstallation(env: Record<string, string> = {}): Installation {
  const dataDir = mkdtempSync(join(tmpdir(), 'installation-'))
  const outbox = join(dataDir, 'outbox')
  let settings: Record<string, string> = { DATA_DIR: dataDir, DEMO: 'false', ...env }
  let connection: Connection
  let app: App
  let files: Files
  let url = ''
  let faultOf: (what: string, text: string) => Error
  let remove: () => Promise<unknown> = () => Promise.resolve()
  const record = answered()
  const { client, hangUp } = callersOf({
    url: () => url,
    faultOf: (what, text) => faultOf(what, text),
    heard: (method, path, answer, token) => record.hear(method, path, answer, token),
  })

  async function open(): Promise<void> {
    const config = readConfig(settings)
    connection = await openRows(config)
    await migrate(connection.db)
    await seedLookups(connection.db)
    files = await openFiles(config)
    const newUpload = uploadsIn(join(dataDir, 'arriving'))
    app = await buildApp(connection, { ...config, files, newUpload, logLevel: 'silent', sendMail: mailToFolder(outbox, config.mailFrom) })
    faultOf = keepFaults(app.http)
    url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  }
  async function close(): Promise<void> {
    await app.http.close()
    await app.jobs.stop()
    await connection.close()
  }

  beforeAll(async () => {
    if (process.env['TEST_ON']) {
      const database = await emptyDatabase()
      settings = { ...settings, DATABASE_URL: database.url }
      remove = database.remove
    }
    await open()
  })
  afterAll(async () => {
    await hangUp()
    await close()
    await remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const signIn = (email: string): Promise<Answer> => client(undefined).post('/api/v2/accounts/sign_in', session({ email, password }))

  const installation: Installation = {
    guest: client(undefined),
    withToken: client,
    answered: record,

    async command(name, ...args) {
      const ofOneProcess = settings['DATABASE_URL'] === undefined
      if (ofOneProcess) await close()
      const outcome = await runScript(`scripts/${name}.ts`, args, settings)
      if (ofOneProcess) await open()
      return outcome
    },

    async firstAdmin() {
      const { code, said, complaint } = await installation.command('account', 'admin@platform.example', 'Ada', 'Ondo')
      expect([code, complaint]).toEqual([0, ''])
      return installation.redeem('admin@platform.example', tokenIn(said))
    },

    async join(inviter, { email, firstName, lastName, kind, roles = [], company, attributes = {} }) {
      const names = { email, 'first-name': firstName, 'last-name': lastName, 'account-type': kind, roles }
      const relationships = company === undefined ? {} : { relationships: { company: { data: { type: 'companies', id: company } } } }
      const made = await inviter.post('/api/v2/accounts', {
        data: { type: 'accounts', attributes: { ...names, ...attributes }, ...relationships },
      })
      expect([made.status, made.text]).toEqual([201, made.text])
      return installation.redeem(email, tokenIn((await installation.mailsTo(email)).at(-1)!))
    },

    async redeem(email, token) {
      const begun = await client(undefined).patch('/api/v2/reset-password', session({ token, password }))
      expect([begun.status, begun.text]).toEqual([200, begun.text])
      const own = client(begun.body.data.attributes.token as string)
      const me = await own.get('/api/v2/accounts/me')
      return { id: me.body.data.id as string, email, client: own }
    },

    signIn,

    async mailsTo(email) {
      await app.jobs.drain()
      const mails = existsSync(outbox) ? readdirSync(outbox).sort() : []
      return mails
        .filter((file) => file.endsWith('.txt'))
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .filter((mail) => mail.includes(`To: ${email}\n`))
    },

    async at(time) {
      const { db } = connection
      await tick(db, files, time, app.jobs)
      for (const step of Object.values(dueIn('counting'))) {
        await step({ db, files, jobs: app.jobs, now: time, eraseAfterDays: 30, keepDays: {}, signal: new AbortController().signal })
      }
      await app.jobs.drain()
    },
  }
  return installation
}
