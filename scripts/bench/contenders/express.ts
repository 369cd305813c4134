/** Express 5 with express-openapi-validator on our published document: requests are validated, answers are not. */
import express from 'express'
import type { NextFunction, Request, Response } from 'express'
import * as validator from 'express-openapi-validator'
import { fileURLToPath } from 'node:url'
import { readTimestamp } from '../../../src/http/timestamps.ts'
import { common, port, refusal } from './common.ts'
import type { Viewer } from './common.ts'
import { createPreset, getInsight, identify, listInsights } from './idiomatic.ts'

const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.use((_request, response, next) => {
  response.set(common)
  next()
})
app.get('/health/ready', (_request, response) => void response.json({ status: 'ok' }))
app.use(express.json({ type: ['application/json', 'application/vnd.api+json'], limit: '1mb' }))
const steps = validator.middleware({
  apiSpec: fileURLToPath(new URL('../../../src/generated/openapi.json', import.meta.url)),
  validateRequests: true,
  validateResponses: false,
  validateSecurity: { handlers: { bearer: admit, token: () => false } },
  formats: { timestamp: isTime, 'timestamp-input': isTime, 'data-url': true },
  fileUploader: false,
  // So that the parameters which are references are found by the work-around below.
  $refParser: { mode: 'dereference' },
})
app.use(...steps.slice(0, -1), keepBrackets, ...steps.slice(-1))

/** The validator reads `page[number]` as a nested object unless the query carries the operation, which 5.6 forgets. */
function keepBrackets(request: Request, _response: Response, next: NextFunction): void {
  const { openapi, query } = request as Request & { openapi?: unknown }
  Object.defineProperty(query, '_openapi', { value: openapi })
  Object.defineProperty(request, 'query', { value: query, writable: true, configurable: true, enumerable: true })
  next()
}

const viewers = new WeakMap<object, Viewer>()

async function admit(request: { headers: Request['headers'] }): Promise<boolean> {
  const viewer = await identify(request.headers.authorization)
  if (viewer) viewers.set(request, viewer)
  return viewer !== undefined
}

function isTime(value: string): boolean {
  return readTimestamp(value) !== undefined
}

const baseOf = (request: Request): string => `${request.protocol}://${request.get('host')}`

app.get('/api/v2/insights', async (request, response) => {
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
  if (link) response.set('link', link)
  response.json(body)
})

app.get('/api/v2/insights/:id', async (request, response) => {
  const body = await getInsight(viewers.get(request)!, request.params.id, baseOf(request))
  if (body) response.json(body)
  else response.status(404).json({ errors: [{ title: 'Record not found' }] })
})

app.post('/api/v2/filter-presets', async (request, response) => {
  const { attributes, relationships } = (
    request.body as { data: { attributes: Record<string, unknown>; relationships: { account: { data: { id: string } } } } }
  ).data
  response.status(201).json(await createPreset(viewers.get(request)!, attributes, relationships.account.data.id, baseOf(request)))
})

interface ValidationError extends Error {
  status?: number
  errors?: { path: string; message: string; errorCode?: string }[]
}

app.use((error: ValidationError, _request: Request, response: Response, _next: NextFunction) => {
  const errors = (error.errors ?? []).map(({ path, message, errorCode }) =>
    /additionalProperties|unknown/i.test(`${errorCode ?? ''} ${message}`)
      ? refusal(
          path
            .split('/')
            .at(-1)!
            .replace(/^query\./, ''),
        )
      : { title: error.message, detail: message, status: String(error.status ?? 500) },
  )
  response.status(error.status ?? 500).json({ errors: errors.length > 0 ? errors : [{ title: error.message }] })
})

app.listen(port, '127.0.0.1')
