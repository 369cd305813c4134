/** Sends what a handler answered: a document with its status and headers, or whatever else the contract has. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer, Redirect, TextAnswer } from '../verbs/handler.ts'
import { isKnown } from './etags.ts'
import { answerType, keepNoCopy, negotiated } from './headers.ts'
import { tagOfRecord } from './record-tags.ts'
import type { Route } from './route.ts'
import { sendFile } from './send-file.ts'
import { isRead, sendText } from './send-text.ts'
import { writeAnswer } from './write.ts'
import type { Answer, Place } from './write.ts'
import { headersOfWritten } from './written-headers.ts'

interface Sending {
  request: FastifyRequest
  reply: FastifyReply
  place: Place
}

/** Sends the answer of an operation, whatever it is. */
export function sendAnswer(route: Route, result: Answer | FileAnswer | TextAnswer | Redirect, sending: Sending): FastifyReply {
  if (result.kind === 'file') return sendFile(sending.reply, result)
  if (result.kind === 'text') return sendText(sending.reply, result)
  if (result.kind === 'redirect') return sending.reply.header('cache-control', keepNoCopy).redirect(result.to, 302)
  return sendDocument(route, result, sending)
}

function sendDocument(route: Route, result: Answer, { request, reply, place }: Sending): FastifyReply {
  const { body, link } = writeAnswer(route, result, place)
  reply.code(statusOf(route, result))
  if (link) reply.header('link', link)
  if ('after' in result && result.after && request.method !== 'HEAD') recordAfterwards(result.after, request, reply)
  if (route.status === 204) return isRead(route, request) ? reply.redirect(place.origin + request.url, 303) : reply.send()
  reply.headers(negotiated)
  if (route.noStore) reply.header('cache-control', keepNoCopy)
  if (result.kind === 'one') reply.headers(headersOfWritten(route, reply.statusCode, result, { body, place }))
  if (route.method === 'GET' && result.kind === 'one' && 'of' in route.answer) {
    const tag = tagOfRecord(route.answer.of, result, place, body)
    reply.header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  // A long text would be gone through three times on its way out: for its length, beside the headers, and as bytes.
  const out = typeof body === 'string' && body.length > longText ? Buffer.from(body) : body
  return reply.type(answerType(request.headers.accept)).send(out)
}

/** In characters. Bytes of a shorter text would go out beside the headers in two pieces, which gains nothing. */
const longText = 16_384

const statusOf = (route: Route, answer: Answer): number =>
  answer.kind === 'later' ? 202 : 'again' in answer && answer.again ? 200 : route.status

/** Records what a read leaves behind, once the answer is out. Nobody waits for it, so a failure is only logged. */
function recordAfterwards(record: () => Promise<void>, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    record().catch((error: unknown) => request.log.warn({ err: error }, 'not recorded'))
  })
}
