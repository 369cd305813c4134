/** Settings that belong together: each of them needs others, or says what others are. `config.ts` reads them with the rest. */
import { createECDH } from 'node:crypto'
import type { Bucket } from './effects/files.ts'
import type { Pusher } from './effects/pusher.ts'
import type { PushKeys } from './effects/push.ts'
import type { Operator } from './http/operator.ts'
import type { Listening } from './monitoring/listen.ts'
import { hostName, isOfWeb, oneOf } from './setting.ts'
import type { Setting } from './setting.ts'

const copied = [
  ...['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_APP_ID', 'PUSHER_HOST', 'VAPID_SUBJECT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ...['CONTACT_NAME', 'CONTACT_URL', 'CONTACT_EMAIL', 'LICENSE_NAME', 'LICENSE_URL'],
]

/** Notes what was copied with more than itself, as with the end of its line: a secret would be another one. */
export function refuseEnds(env: NodeJS.ProcessEnv, mistakes: string[]): void {
  for (const name of copied) {
    if (env[name] !== env[name]?.trim()) mistakes.push(`${name} must not begin or end with white space`)
  }
}

/** The bucket that files are kept in, when one is named. */
export function bucketOf(env: NodeJS.ProcessEnv, mistakes: string[]): Bucket | undefined {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env
  if (!name) {
    if (region || endpoint || id || secret) mistakes.push('S3_BUCKET must be set where another S3_ setting is')
    return undefined
  }
  if (!id || !secret) mistakes.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET')
  if (endpoint && !isOfWeb(endpoint)) mistakes.push('S3_ENDPOINT must be an http or https URL')
  return { name, region: region || 'us-east-1', endpoint: endpoint || undefined, accessKeyId: id ?? '', secretAccessKey: secret ?? '' }
}

/** The realtime service, when its key is named. */
export function pusherOf(env: NodeJS.ProcessEnv, mistakes: string[]): Pusher | undefined {
  const { PUSHER_KEY: key, PUSHER_SECRET: secret, PUSHER_APP_ID: id, PUSHER_HOST: host } = env
  if (!key && !secret && !id && !host) return undefined
  if (!key || !secret) mistakes.push('PUSHER_KEY and PUSHER_SECRET must be set together')
  if (!id !== !host) mistakes.push('PUSHER_APP_ID and PUSHER_HOST must be set together')
  const bare = host?.replace(/\/$/, '')
  if (bare && !(isOfWeb(bare) && /^[^/]+\/\/[^/?#@]+$/.test(bare)))
    mistakes.push('PUSHER_HOST must be an http or https URL of a host alone')
  return { key: key ?? '', secret: secret ?? '', ...(id ? { app: { id, host: bare ?? '' } } : {}) }
}

/** The keys that pushes to browsers are signed with, when there are any. */
export function pushKeysOf(env: NodeJS.ProcessEnv, mistakes: string[]): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (!publicKey && !privateKey && !subject) return undefined
  // Push services take no other spelling of the same bytes.
  const has = (key: string | undefined, length: number) => key?.length === length && /^[\w-]+$/.test(key)
  if (!has(publicKey, 87)) mistakes.push('VAPID_PUBLIC_KEY must be 65 bytes in base64url: 87 letters, digits, - and _')
  if (!has(privateKey, 43)) mistakes.push('VAPID_PRIVATE_KEY must be 32 bytes in base64url: 43 letters, digits, - and _')
  else if (has(publicKey, 87) && publicOf(privateKey!) !== publicKey) {
    mistakes.push('VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY')
  }
  if (!/^(mailto|https):/.test(subject ?? '')) mistakes.push('VAPID_SUBJECT must be a mailto: or https: address')
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '', subject: subject ?? '' }
}

/** The public key of a private one, in base64url; undefined where it is none of the curve. */
function publicOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}

/** Whether webhooks may lead to private networks: where accounts are only those of whoever develops. */
export function privateWebhooksOf(setting: Setting, production: boolean, mistakes: string[]): boolean {
  const allowed = setting('WEBHOOK_PRIVATE', false, oneOf('true', 'false'), 'true or false')
  if (allowed && production) {
    mistakes.push('WEBHOOK_PRIVATE must be false where NODE_ENV is production, since any account could reach the network of the server')
  }
  return allowed
}

/** Whom the published document names, and on which terms the API is offered, as far as that is said. */
export function operatorOf(env: NodeJS.ProcessEnv, mistakes: string[]): Operator {
  const { CONTACT_NAME: name, CONTACT_URL: url, CONTACT_EMAIL: email, LICENSE_NAME: license, LICENSE_URL: terms } = env
  for (const [setting, value] of Object.entries({ CONTACT_URL: url, LICENSE_URL: terms })) {
    if (value && !isOfWeb(value)) mistakes.push(`${setting} must be an http or https URL`)
  }
  if (email && !/^[^\s<>@]+@[^\s<>@]+$/.test(email)) mistakes.push('CONTACT_EMAIL must be an e-mail address')
  if (terms && !license) mistakes.push('LICENSE_NAME must be set where LICENSE_URL is')
  const contact = { name: name || 'The operator of this server', ...(url ? { url } : {}), ...(email ? { email } : {}) }
  return {
    ...(name || url || email ? { contact } : {}),
    ...(license ? { license: { name: license, ...(terms ? { url: terms } : {}) } } : {}),
  }
}

/** Where metrics are served, when a port is named; `own`: the port of the API. */
export function metricsOf(env: NodeJS.ProcessEnv, own: number, mistakes: string[]): Listening | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (!port) {
    if (host) mistakes.push('METRICS_PORT must be set where METRICS_HOST is')
    return undefined
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) mistakes.push('METRICS_PORT must be a port number')
  if (Number(port) !== 0 && Number(port) === own) mistakes.push('METRICS_PORT must be another one than PORT')
  const named = hostName(host || '127.0.0.1')
  if (named === undefined) mistakes.push('METRICS_HOST must be a host name or address')
  return { port: Number(port), host: named ?? '' }
}

/** Where traces are sent, when that is named. */
export function tracesOf(env: NodeJS.ProcessEnv, mistakes: string[]): string | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (!endpoint) return undefined
  if (!isOfWeb(endpoint)) mistakes.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL')
  return endpoint
}
