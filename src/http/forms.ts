/** Bodies without an envelope may be forms, as libraries of the realtime service send them. */
import type { FastifyInstance } from 'fastify'
import { badDocument } from '../refusals.ts'
import { requireStorable } from './json.ts'

/** Makes an encapsulated part of the server read forms besides JSON. @throws 400/122 for a name that stands twice. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const pairs = [...new URLSearchParams(body as string)]
    const form = Object.fromEntries(pairs)
    try {
      if (Object.keys(form).length < pairs.length) throw badDocument('A name stands twice in the form.')
      requireStorable(form)
      done(null, form)
    } catch (error) {
      done(error as Error)
    }
  })
}
