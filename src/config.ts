/** Every setting, read from the environment once and checked at start. */
import { isIP, isIPv4 } from 'node:net'
import { forgotten, keptDaysIn } from './database/retention.ts'
import type { KeptDays } from './database/retention.ts'
import { databaseOf } from './config.database.ts'
import type { DatabaseConfig } from './config.database.ts'
import type { Bucket } from './effects/files.ts'
import type { Pusher } from './effects/pusher.ts'
import type { PushKeys } from './effects/push.ts'
import type { Operator } from './http/operator.ts'
import type { RequestLimits } from './http/request-limits.ts'
import type { Listening } from './monitoring/listen.ts'
import { hostName, isOfWeb, oneOf, settingsOf, text, wholeFrom } from './setting.ts'
import type { Setting } from './setting.ts'
import { bucketOf, metricsOf, operatorOf, privateWebhooksOf, pusherOf, pushKeysOf, refuseEnds, tracesOf } from './config.services.ts'

export interface Config extends DatabaseConfig {
  port: number
  host: string
  dataDir: string
  production: boolean
  publicUrl: string | undefined
  /** The proxies whose word is taken for whom they ask for: addresses, ranges and the names of ranges. */
  trustedProxies: string[] | undefined
  demo: boolean
  limited: boolean
  /** How many requests a minute may be made, where that is limited. */
  requestLimits: RequestLimits | undefined
  /** How many files an account may send in a minute, where that is limited. */
  uploadLimit: number | undefined
  /** How many bytes of text an account may send in an hour, where that is limited. */
  textLimit: number | undefined
  /** In bytes. */
  quota: number
  smtpUrl: string | undefined
  mailFrom: string
  /** What the mail service signs its reports with; without it none are taken. */
  mailHookSecret: string | undefined
  appUrl: string | undefined
  bucket: Bucket | undefined
  pusher: Pusher | undefined
  pushKeys: PushKeys | undefined
  /** Whether webhooks may lead to private networks, and without encryption. */
  privateWebhooks: boolean
  /** Whom the published document names. */
  operator: Operator
  logLevel: string
  /** Where metrics are served; without it nowhere. */
  metrics: Listening | undefined
  /** Where traces are sent by OTLP; without it nowhere. */
  traces: string | undefined
  /** How long a start waits for PostgreSQL, in seconds. */
  databaseWait: number
  /** How long a server that was told to stop goes on to serve, so that balancers may learn of it. */
  drainSeconds: number
  /** After how many days the name and the contact data of who left are erased. */
  eraseAfterDays: number
  /** For how many days rows of tables are kept, where it is not as long as it says there. */
  keepDays: KeptDays
}

const gibibyte = 1_024 ** 3
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the settings of the README's table.
 * @throws an Error that names every setting with a value that cannot be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mistakes: string[] = []
  const setting = settingsOf(env, mistakes)
  const mode = env['NODE_ENV']
  const production = mode === 'production'
  if (!production && /^\s*prod/i.test(mode ?? '')) mistakes.push('NODE_ENV must be production as it is written here')
  if (production && !env['DATABASE_URL']) {
    mistakes.push('DATABASE_URL must be set where NODE_ENV is production: postgres://…, or embedded for the embedded database')
  }
  refuseEnds(env, mistakes)
  const database = databaseOf(env, setting, mistakes)
  const embedded = database.databaseUrl === undefined
  const address = addressOf(setting)
  const demo = setting('DEMO', embedded && !production && isUnseen(address), oneOf('true', 'false'), 'true or false')
  const config: Config = {
    production,
    ...database,
    ...address,
    dataDir: setting('DATA_DIR', './data', text, 'a folder, with no white space at either end'),
    demo,
    ...limitsOf(setting, demo),
    ...mailOf(setting),
    bucket: bucketOf(env, mistakes),
    pusher: pusherOf(env, mistakes),
    pushKeys: pushKeysOf(env, mistakes),
    privateWebhooks: privateWebhooksOf(setting, production, mistakes),
    operator: operatorOf(env, mistakes),
    metrics: metricsOf(env, address.port, mistakes),
    traces: tracesOf(env, mistakes),
    logLevel: setting('LOG_LEVEL', 'warn', (value) => logLevels.find((one) => one === value), logLevels.join(', ')),
    ...timesOf(setting, embedded),
  }
  if (config.demo && (production || !isLoopback(config.host))) {
    const where = production ? 'NODE_ENV is production' : 'HOST is not a loopback address'
    mistakes.push(`DEMO must be false where ${where}, since the password of its accounts is published`)
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return config
}

const origin = (value: string): string | undefined =>
  !/[\s?#@]/.test(value) && isOfWeb(value) ? value.replace(/(?<!\/)\/+$/, '') : undefined

/** Where the server is reached, and through whom. */
const addressOf = (setting: Setting): Pick<Config, 'host' | 'publicUrl' | 'port' | 'trustedProxies'> => ({
  host: setting('HOST', '127.0.0.1', hostName, 'a host name or address'),
  publicUrl: setting<string | undefined>('PUBLIC_URL', undefined, origin, 'an http or https URL of a host and a path'),
  port: setting('PORT', 3000, wholeFrom(0, 65_535), 'a port number'),
  trustedProxies: setting<string[] | undefined>(
    'TRUSTED_PROXIES',
    undefined,
    (value) => {
      const proxies = value.split(',').map((one) => one.trim())
      return proxies.every(isProxy) ? proxies : undefined
    },
    'addresses and ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them',
  ),
})

const asManyAsOneLikes = 1_000_000

/** What clients may use up. Whoever tries a demo, maybe with a program that asks for all it can, is alone with it. */
function limitsOf(setting: Setting, demo: boolean): Pick<Config, 'limited' | 'requestLimits' | 'uploadLimit' | 'textLimit' | 'quota'> {
  const limited = setting('RATE_LIMITS', true, oneOf('on', 'off'), 'on or off')
  const requestLimits = setting<RequestLimits>(
    'REQUEST_LIMITS',
    demo ? { account: asManyAsOneLikes, address: asManyAsOneLikes } : { account: 600, address: 120 },
    (value) => {
      const [, account, address] = /^([1-9]\d{0,6}),([1-9]\d{0,6})$/.exec(value) ?? []
      return account && address ? { account: Number(account), address: Number(address) } : undefined
    },
    'requests a minute of an account and of an address, such as 600,120',
  )
  return {
    limited,
    requestLimits: limited ? requestLimits : undefined,
    uploadLimit: limited ? (demo ? asManyAsOneLikes : 30) : undefined,
    textLimit: limited && !demo ? gibibyte / 4 : undefined,
    quota: setting(
      'STORAGE_QUOTA',
      10 * gibibyte,
      (value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) * gibibyte : undefined),
      'a number of gibibytes',
    ),
  }
}

function smtp(value: string): string | undefined {
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { hostname, searchParams } = new URL(value)
  return hostname !== '' && /^[1-9]\d{0,3}$/.test(searchParams.get('maxConnections') ?? '1') ? value : undefined
}

/** How mails are sent, from whom, and where they lead. */
const mailOf = (setting: Setting): Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailHookSecret' | 'appUrl'> => ({
  smtpUrl: setting<string | undefined>(
    'SMTP_URL',
    undefined,
    smtp,
    'a URL that starts with smtp:// or smtps:// and names a host, with maxConnections from 1 to 9999 if it has any',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'no-reply@localhost',
    (value) => (senderForm.test(value) ? value : undefined),
    'an e-mail address, alone or as Name <address>',
  ),
  mailHookSecret: setting<string | undefined>(
    'MAIL_HOOK_SECRET',
    undefined,
    (value) => (hookSecretForm.test(value) ? value : undefined),
    'whsec_ and 24 to 64 bytes in base64',
  ),
  appUrl: setting<string | undefined>('APP_URL', undefined, origin, 'an http or https URL of a host and a path'),
})

/** How long the server waits for its database, before it stops, and before it erases. */
const timesOf = (setting: Setting, embedded: boolean): Pick<Config, 'databaseWait' | 'drainSeconds' | 'eraseAfterDays' | 'keepDays'> => ({
  databaseWait: setting('DATABASE_WAIT_SECONDS', 60, wholeFrom(0, 9_999), 'a number of seconds below 10000'),
  drainSeconds: setting('DRAIN_SECONDS', embedded ? 0 : 5, wholeFrom(0, 999), 'a number of seconds below 1000'),
  eraseAfterDays: setting('ERASE_AFTER_DAYS', 30, wholeFrom(1, 9_999), 'a number of days from 1 to 9999'),
  keepDays: setting<KeptDays>('KEEP_DAYS', {}, keptDaysIn, `days for tables, as activities=2557, of ${forgotten.join(', ')}`),
})

const hookSecretForm = /^whsec_(?=[^=]{32,86}={0,2}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const senderForm = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>)$/

/** Whether only this machine reaches a host. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))

/** Whether nobody but this machine is served, nor is led here by links. */
const isUnseen = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(hostName(new URL(publicUrl).hostname)!))

/** Whether `text` names proxies by what only they can have: no hop count, and no range that holds everybody. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest)
}
