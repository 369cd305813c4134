/** The secrets of API keys. The database keeps their hashes, and the first characters to find them by. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOf } from '../../tokens.ts'

/** A new secret. */
export const newSecret = (): string => `rk_${randomBytes(32).toString('base64url')}`

/** Whether a credential is the secret of some key. The tokens of sessions are shorter. */
export const isSecret = (credential: string): boolean => /^rk_[\w-]{43}$/.test(credential)

/** What a secret is found by. It leaves 192 of its 256 bits unsaid. */
export const prefixOf = (secret: string): string => secret.slice(0, 13)

/** Whether a hash, as PostgreSQL writes it, is that of the secret. */
export const isHashOf = (written: string, secret: string): boolean => timingSafeEqual(Buffer.from(written.slice(2), 'hex'), hashOf(secret))
