/** Passwords as argon2id in the PHC string format. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { publishedHash, publishedPassword } from './published-password.ts'

const memory = 19_456
const passes = 2
const parallelism = 1
const tagLength = 32

const derive = (message: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) => (error ? reject(error) : resolve(tag)))
  })

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

export async function hashPassword(password: string): Promise<string> {
  if (password === publishedPassword) return publishedHash
  const salt = randomBytes(16)
  const tag = await derive(password.normalize('NFC'), salt)
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/
const nobody = { salt: Buffer.alloc(16), tag: Buffer.alloc(tagLength) }

/** Whether the password is the one hashed. Takes as long when there is nothing to compare with; what everybody knows is told at once. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (password === publishedPassword && hash === publishedHash) return true
  const match = hash === null ? null : form.exec(hash)
  const known = match ? { salt: Buffer.from(match[1]!, 'base64'), tag: Buffer.from(match[2]!, 'base64') } : nobody
  const tag = await derive(password.normalize('NFC'), known.salt)
  return timingSafeEqual(tag, known.tag) && match !== null
}
