/** Bodies that are signed by a secret of the operator, as the Standard Webhooks have it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthorized } from '../refusals.ts'
import { parseJson } from './json.ts'

/** Makes an encapsulated part of the server take signed JSON alone. @throws 401 for what nobody signed within five minutes. */
export function readSigned(app: FastifyInstance, secret = ''): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const { Webhook } = await import('standardwebhooks')
    try {
      new Webhook(secret).verify(body.toString(), request.headers as Record<string, string>, { jsonParse: false })
    } catch {
      throw unauthorized()
    }
    return parseJson(body)
  })
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined) throw unauthorized()
  })
}
