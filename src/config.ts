/** Every setting, read from the environment once and checked at start. */
import type { Bucket } from './effects/files.ts'
import type { Pusher } from './effects/pusher.ts'
import type { PushKeys } from './effects/push.ts'

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  publicUrl: string | undefined
  demo: boolean
  limited: boolean
  smtpUrl: string | undefined
  mailFrom: string
  appUrl: string | undefined
  bucket: Bucket | undefined
  pusher: Pusher | undefined
  pushKeys: PushKeys | undefined
  logLevel: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the settings of the README's table.
 * @throws an Error that names every setting with a value that cannot be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mistakes: string[] = []
  const setting = <T>(name: string, fallback: T, read: (value: string) => T | undefined, form: string): T => {
    const value = env[name]
    if (value === undefined || value === '') return fallback
    const result = read(value)
    if (result === undefined) mistakes.push(`${name} must be ${form}`)
    return result ?? fallback
  }
  const text = (value: string): string => value
  const origin = (value: string): string | undefined => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    return url && /^https?:$/.test(url.protocol) && url.search === '' ? value.replace(/\/+$/, '') : undefined
  }
  const databaseUrl = setting<string | undefined>(
    'DATABASE_URL',
    undefined,
    (value) => (/^postgres(ql)?:\/\//.test(value) ? value : undefined),
    'a URL that starts with postgres://',
  )
  const config: Config = {
    port: setting(
      'PORT',
      3000,
      (value) => (/^\d{1,5}$/.test(value) && Number(value) < 65_536 ? Number(value) : undefined),
      'a port number',
    ),
    host: setting('HOST', '127.0.0.1', text, 'a host name or address'),
    dataDir: setting('DATA_DIR', './data', text, 'a folder'),
    databaseUrl,
    publicUrl: setting<string | undefined>('PUBLIC_URL', undefined, origin, 'an http or https URL without a query'),
    demo: setting('DEMO', databaseUrl === undefined, (value) => ({ true: true, false: false })[value], 'true or false'),
    limited: setting('RATE_LIMITS', true, (value) => ({ on: true, off: false })[value], 'on or off'),
    smtpUrl: setting<string | undefined>(
      'SMTP_URL',
      undefined,
      (value) => (/^smtps?:\/\//.test(value) ? value : undefined),
      'a URL that starts with smtp:// or smtps://',
    ),
    mailFrom: setting('MAIL_FROM', 'no-reply@localhost', text, 'an e-mail address'),
    appUrl: setting<string | undefined>('APP_URL', undefined, origin, 'an http or https URL without a query'),
    bucket: bucketOf(env, mistakes),
    pusher: pusherOf(env, mistakes),
    pushKeys: pushKeysOf(env, mistakes),
    logLevel: setting('LOG_LEVEL', 'warn', (value) => logLevels.find((one) => one === value), logLevels.join(', ')),
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return config
}

/** The bucket that files are kept in, when one is named. */
function bucketOf(env: NodeJS.ProcessEnv, mistakes: string[]): Bucket | undefined {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env
  if (!name) {
    if (region || endpoint || id || secret) mistakes.push('S3_BUCKET must be set where another S3_ setting is')
    return undefined
  }
  if (!id || !secret) mistakes.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET')
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) mistakes.push('S3_ENDPOINT must be an http or https URL')
  return { name, region: region || 'us-east-1', endpoint: endpoint || undefined, accessKeyId: id ?? '', secretAccessKey: secret ?? '' }
}

/** The realtime service, when its key is named. */
function pusherOf(env: NodeJS.ProcessEnv, mistakes: string[]): Pusher | undefined {
  const { PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_APP_ID: id, PUSHER_HOST: host } = env
  if (!key && !secret && !id && !host) return undefined
  if (!key || !secret) mistakes.push('PUSHER_KEY and PUSHER_SECRET must be set together')
  if (!id !== !host) mistakes.push('PUSHER_APP_ID and PUSHER_HOST must be set together')
  const origin = host && URL.canParse(host) ? new URL(host).origin : ''
  if (host && !/^https?:/.test(origin)) mistakes.push('PUSHER_HOST must be an http or https URL')
  return { key: key ?? '', secret: secret ?? '', ...(id ? { app: { id, host: origin } } : {}) }
}

/** The keys that pushes to browsers are signed with, when there are any. */
function pushKeysOf(env: NodeJS.ProcessEnv, mistakes: string[]): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey && !privateKey && !subject) return undefined
  const bytes = (key: string | undefined) => Buffer.from(key ?? '', 'base64url').length
  if (bytes(publicKey) !== 65) mistakes.push('VAPID_PUBLIC_KEY must be 65 bytes in base64url')
  if (bytes(privateKey) !== 32) mistakes.push('VAPID_PRIVATE_KEY must be 32 bytes in base64url')
  if (!/^(mailto|https):/.test(subject ?? '')) mistakes.push('VAPID_SUBJECT must be a mailto: or https: address')
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '', subject: subject ?? '' }
}
