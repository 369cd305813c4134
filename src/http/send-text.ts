/** Sends what is neither a document nor a file: a page for somebody to read, or a calendar for a program. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buttonPage } from '../button-page.ts'
import { routes } from '../generated/routes.ts'
import type { Refusal } from '../refusals.ts'
import { html } from '../verbs/handler.ts'
import type { TextAnswer } from '../verbs/handler.ts'
import { savedAs } from './disposition.ts'
import { keepNoCopy } from './headers.ts'
import { pageHeaders } from './page-headers.ts'
import type { Route } from './route.ts'

const isPage = ({ answer }: Route): boolean => answer.kind === 'text' && answer.mediaType === 'text/html'
const pages = new Set(routes.filter(isPage).map((one) => one.path))

/** Whether somebody waits for the answer with a browser, at the address of a page. */
export const isRead = (route: Route, { headers }: FastifyRequest): boolean =>
  pages.has(route.path) && (headers.accept?.includes('text/html') ?? false)

/** Sends a text, of which no copy is kept. */
export function sendText(reply: FastifyReply, { mediaType, text, name }: TextAnswer): FastifyReply {
  if (mediaType === 'text/html') reply.headers(pageHeaders(text, true))
  if (name !== undefined) reply.header('content-disposition', savedAs(name))
  // Its address may have a code in it.
  return reply.header('cache-control', keepNoCopy).type(`${mediaType}; charset=utf-8`).send(text)
}

/** A refusal on a page of its own or in words. */
export const refusalPage = ({ errors, page }: Refusal): TextAnswer =>
  html(page ?? buttonPage({ title: errors[0]!.title, lines: errors.flatMap(({ detail }) => detail ?? []) }))
