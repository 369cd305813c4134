/**
 * Wakes browsers through their push services: an empty push of the web push protocol (RFC 8030), signed with the keys of
 * this server (RFC 8292). It has no payload, so that there is nothing to encrypt.
 */
import { createPrivateKey, sign } from 'node:crypto'

export interface PushKeys {
  /** The public key as 65 bytes and the private one as 32, in base64url. */
  publicKey: string
  privateKey: string
  /** Whom a push service can write to: `mailto:` or `https:`. */
  subject: string
}

export interface PushTarget {
  browser: string
  token: string
}

/** Wakes one client, or finds that it is gone. @throws when the service does not take the push; the job is then tried again. */
export type WakeClient = (client: PushTarget) => Promise<'woken' | 'gone'>

/** Where the push service of each browser takes pushes. Nothing else is ever called, whatever a token says. */
type PushServices = Record<string, string>

const pushServices: PushServices = {
  chrome: 'https://fcm.googleapis.com/fcm/send/',
  firefox: 'https://updates.push.services.mozilla.com/wpush/v2/',
}

/** How long a service may stay silent, in milliseconds, and keep a push for a client that is away, in seconds. */
const patience = 15_000
const keepFor = 24 * 3_600
/** For how long a signature is good, in seconds; a service refuses more than a day. */
const signedFor = 12 * 3_600

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A client's name as one step of a path, with colons as the services of browsers write them. */
const escapedName = (name: string): string => encodeURIComponent(name).replaceAll('%3A', ':')

/** @throws when the keys are none. */
export function pushSigned({ publicKey, privateKey, subject }: PushKeys, services: PushServices = pushServices): WakeClient {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x!, y: y! }, format: 'jwk' })

  function credential(audience: string): string {
    const head = base64url({ typ: 'JWT', alg: 'ES256' })
    const claims = base64url({ aud: audience, exp: Math.floor(Date.now() / 1000) + signedFor, sub: subject })
    const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${head}.${claims}.${signature.toString('base64url')}, k=${publicKey}`
  }

  return async ({ browser, token }) => {
    const service = services[browser]!
    // Browsers give the whole address of a client; what follows the service's own is the client's name.
    const name = token.startsWith(service) ? token.slice(service.length) : token
    const address = service + escapedName(name)
    const url = new URL(address)
    // Two dots would be another place of the service.
    if (url.href !== address) return 'gone'
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: credential(url.origin), ttl: String(keepFor), urgency: 'normal' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.arrayBuffer()
    if (answer.ok) return 'woken'
    if (answer.status === 404 || answer.status === 410) return 'gone'
    throw new Error(`the push service of ${browser} answered ${answer.status}`)
  }
}
