/** Sends the bytes of a file so that no browser does anything with them but save them. */
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../verbs/handler.ts'
import { savedAs } from './disposition.ts'
import { keepNoCopy } from './headers.ts'

/** Sends a file under its name, to be saved. */
export function sendFile(reply: FastifyReply, { name, contentType, size, bytes }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'content-type': contentType,
      'content-length': String(size),
      'content-disposition': savedAs(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': keepNoCopy,
    })
    .send(bytes)
}
