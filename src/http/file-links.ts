/** Links under which a stored file can be downloaded for a while, without a credential. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { routes } from '../generated/routes.ts'
import type { FileLinks } from '../verbs/handler.ts'

/** For how many seconds a link is valid (SPECIFICATION: Limits). */
const validFor = 3_600

/**
 * Links are issued for the end of a span, so that what is answered twice within it is the same text and keeps its ETag.
 * A link lives by at most so many seconds longer.
 */
const span = 60

/** The span of a picture that a record shows, and for how long its link is valid: the record keeps its ETag for a day. */
const day = 86_400

/** Signs links by a secret that all processes share. `clock` answers milliseconds since 1970. */
export function fileLinks(secret: Buffer, clock = (): number => Date.now()): FileLinks {
  const path = routes.find((one) => one.id === 'getFile')!.path
  const sign = (file: string, issued: string, expires: number): string =>
    createHmac('sha256', secret).update(`${file}\n${issued}\n${expires}`).digest('base64url')

  return {
    to(origin, file, shown = false) {
      const [length, expires] = shown ? [day, day] : [span, validFor]
      const issued = String(Math.ceil(clock() / 1_000 / length) * length)
      return `${origin}${path.replace('{id}', file)}?issued=${issued}&expires=${expires}&signature=${sign(file, issued, expires)}`
    },
    prove(file, { issued, expires, signature }, since = 0) {
      if (Number(issued) <= Math.ceil(since / 1_000 / span) * span) return false
      const expected = Buffer.from(sign(file, issued, expires))
      const sent = Buffer.from(signature)
      return sent.length === expected.length && timingSafeEqual(sent, expected) && clock() < (Number(issued) + expires) * 1_000
    },
  }
}
