/** Fastify with fastify-openapi-glue on our published document: requests are validated, answers are not. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import Fastify from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import glue from 'fastify-openapi-glue'
import { readFileSync } from 'node:fs'
import { readTimestamp } from '../../../src/http/timestamps.ts'
import { common, port, refusal } from './common.ts'
import type { Viewer } from './common.ts'
import { createPreset, getInsight, identify, listInsights } from './idiomatic.ts'

const specification = JSON.parse(readFileSync(new URL('../../../src/generated/openapi.json', import.meta.url), 'utf8')) as object

const isTime = (value: string): boolean => readTimestamp(value) !== undefined
const options = {
  strict: false,
  coerceTypes: 'array',
  useDefaults: true,
  formats: { timestamp: isTime, 'timestamp-input': isTime, 'data-url': true },
} as const
const ofQueries = new Ajv2020(options)
const ofBodies = new Ajv2020({ ...options, coerceTypes: false })
for (const ajv of [ofQueries, ofBodies]) addFormats.default(ajv)

const app = Fastify({ routerOptions: { maxParamLength: 384 } })
// Glue leaves a query open, where the document's server refuses what it does not name; and Fastify's own ajv is older than 3.1.
app.setValidatorCompiler(({ schema, httpPart }) =>
  httpPart === 'querystring'
    ? ofQueries.compile({ ...(schema as object), additionalProperties: false })
    : ofBodies.compile(schema as object),
)
// With the schemas of answers Fastify would build each with fast-json-stringify, which is slower here.
app.setSerializerCompiler(() => JSON.stringify)
app.addHook('onRequest', async (_request, reply) => void reply.headers(common))

const viewers = new WeakMap<object, Viewer>()

async function admit(request: FastifyRequest): Promise<void> {
  const viewer = await identify(request.headers.authorization)
  if (!viewer) throw new Error('unknown token')
  viewers.set(request, viewer)
}

const baseOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`
const type = 'application/json; charset=utf-8'

const serviceHandlers = {
  getHealthReady: async () => ({ status: 'ok' }),

  async listInsights(request: FastifyRequest, reply: FastifyReply) {
    const query = request.query as Record<string, unknown>
    const { body, link } = await listInsights(
      viewers.get(request)!,
      {
        number: query['page[number]'] as number,
        size: query['page[size]'] as number,
        countries: query['filter[country]'] as string[] | undefined,
        formats: query['filter[format-type]'] as string[] | undefined,
      },
      baseOf(request),
    )
    if (link) reply.header('link', link)
    return reply.type(type).send(body)
  },

  async getInsight(request: FastifyRequest, reply: FastifyReply) {
    const body = await getInsight(viewers.get(request)!, (request.params as { id: string }).id, baseOf(request))
    if (!body) return reply.code(404).send({ errors: [{ title: 'Record not found' }] })
    return reply.type(type).send(body)
  },

  async createFilterPreset(request: FastifyRequest, reply: FastifyReply) {
    const { attributes, relationships } = (
      request.body as { data: { attributes: Record<string, unknown>; relationships: { account: { data: { id: string } } } } }
    ).data
    return reply
      .code(201)
      .type(type)
      .send(await createPreset(viewers.get(request)!, attributes, relationships.account.data.id, baseOf(request)))
  },
}

interface ValidationError extends Error {
  statusCode?: number
  validation?: { keyword: string; params: { additionalProperty?: string }; message?: string }[]
}

app.setErrorHandler((error: ValidationError, _request, reply) => {
  const status = error.statusCode ?? 500
  const errors = (error.validation ?? []).map(({ params, message }) =>
    params.additionalProperty ? refusal(params.additionalProperty) : { title: error.message, detail: message, status: String(status) },
  )
  return reply
    .code(status)
    .type(type)
    .send({ errors: errors.length > 0 ? errors : [{ title: error.message }] })
})
app.removeContentTypeParser('application/json')
app.addContentTypeParser(
  ['application/json', 'application/vnd.api+json'],
  { parseAs: 'string' },
  app.getDefaultJsonParser('error', 'error'),
)

await app.register(glue, { specification, serviceHandlers, securityHandlers: { bearer: admit, token: admit } } as never)
await app.listen({ port, host: '127.0.0.1' })
