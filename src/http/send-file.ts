/** Sends the bytes of a file so that no browser does anything with them but save them. */
import type { FastifyReply } from 'fastify'
import { pipeline, Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { StoreFailure } from '../effects/files.ts'
import type { FileAnswer } from '../verbs/handler.ts'
import { savedAs } from './disposition.ts'
import { keepNoCopy } from './headers.ts'

/** Sends a file under its name, to be saved. For a HEAD none of it is read. */
export function sendFile(reply: FastifyReply, { name, contentType, size, bytes }: FileAnswer): FastifyReply {
  reply.headers({
    'content-type': contentType,
    'content-length': String(size),
    'content-disposition': savedAs(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': keepNoCopy,
  })
  if (reply.request.method !== 'HEAD') return reply.send(ofSize(bytes, size))
  bytes.destroy()
  return reply.send()
}

/**
 * The bytes of a file, which fail where the store has fewer or more of them than it took: a client would wait for those that
 * were announced, and take those that were not for the answer to its next request.
 */
function ofSize(bytes: Readable, size: number): Readable {
  let seen = 0
  const fault = (): StoreFailure => new StoreFailure(`the store of files has not the ${size} bytes of a file`)
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      seen += chunk.length
      if (seen > size) next(fault())
      else next(null, chunk)
    },
    flush: (next) => next(seen < size ? fault() : null),
  })
  // Whoever reads the counted bytes is told of failures.
  return pipeline(bytes, counted, () => undefined)
}
