/**
 * Traces of requests, with their statements and the jobs that they send, and of steps of the tick, sent by OTLP. Sampling, batches and credentials
 * follow the variables of OpenTelemetry, which its packages read themselves.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operationOf } from '../http/path.ts'
import { sentJobs, watchedJobs, watchedStatements, watchedSteps } from '../watched.ts'
import type { WatchedJob, WatchedStatement, WatchedStep } from '../watched.ts'

type Attributes = Record<string, string | number>

/** A span as it is used here: the generic types of the packages would cost the compiler more than all that use them. */
interface Span {
  updateName(name: string): void
  setAttributes(attributes: Attributes): void
  setStatus(status: { code: number }): void
  end(): void
}

interface Tracer {
  startSpan(name: string, options: { kind: number; attributes?: Attributes }, context: object): Span
}

export interface Tracing {
  requests(http: FastifyInstance): void
  /** Sends what is left. */
  stop(): Promise<void>
}

const [internal, ofServer, ofClient] = [0, 1, 2]
const failed = 2

/** Begins to send traces to `endpoint`. What cannot be sent is told by `warn`, and let go. */
export async function startTracing(endpoint: string, warn: (words: string) => void): Promise<Tracing> {
  const { api, tracer, contextIn, noteIn, stop } = await openTracer(endpoint, warn)
  /** The span that whatever happens now belongs to. */
  const current = new AsyncLocalStorage<Span>()
  const work = new WeakMap<object, Span>()
  /** Has a span stand for each piece of watched work, begun as `begin` says. */
  function follow<One extends object>(channel: typeof watchedJobs, begin: (one: One) => Span | undefined): void {
    channel.start.bindStore(current as never, (one) => {
      const span = begin(one as never)
      if (span) work.set(one, span)
      return span ?? current.getStore()
    })
    channel.subscribe({
      asyncEnd: (one: object) => {
        const span = work.get(one)
        if (!span) return
        const { error } = one as { error?: Error & { code?: string } }
        // Its words may hold values, so they stay in the log.
        if (error) span.setAttributes({ 'error.type': error.code ?? error.name })
        if (error) span.setStatus({ code: failed })
        span.end()
      },
    } as never)
  }
  // A job goes on with the trace of the request or step that sent it.
  sentJobs.subscribe((sent) => {
    const span = current.getStore()
    if (span) noteIn(sent as object, span)
  })
  follow<WatchedJob>(watchedJobs, ({ queue, id, about, traceparent, ...one }) => {
    const attributes = { 'messaging.message.id': id, 'job.try': one.try, ...about }
    return tracer.startSpan(`job ${queue}`, { kind: internal, attributes }, contextIn({ traceparent }))
  })
  follow<WatchedStep>(watchedSteps as never, ({ step }) => tracer.startSpan(`step ${step}`, { kind: internal }, api.ROOT_CONTEXT))
  // What belongs to nothing, as a look into the queue, would be most of all there is.
  follow<WatchedStatement>(watchedStatements as never, ({ statement }) => {
    const parent = current.getStore()
    if (!parent) return undefined
    const options = { kind: ofClient, attributes: { 'db.system.name': 'postgresql' } }
    return tracer.startSpan(statement, options, api.trace.setSpan(api.ROOT_CONTEXT, parent))
  })

  return {
    requests: (http) =>
      traceRequests(http, { current, begin: (of) => tracer.startSpan(of.method, { kind: ofServer }, contextIn(of.headers)) }),
    stop,
  }
}

interface Requests {
  current: AsyncLocalStorage<Span>
  begin(request: FastifyRequest): Span
}

/** Has a span stand for each request, from its head to the end of its answer. */
function traceRequests(http: FastifyInstance, { current, begin }: Requests): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  http.addHook('onRequest', (request, _reply, done) => {
    const span = begin(request)
    spans.set(request, span)
    current.run(span, done)
  })
  // Whoever reads a body goes on in the place of the connection.
  http.addHook('preHandler', (request, _reply, done) => current.run(spans.get(request)!, done))
  http.addHook('onResponse', (request, reply, done) => {
    // What is refused before its span begins has none.
    const span = spans.get(request)
    span?.updateName(operationOf(request) ?? request.method)
    span?.setAttributes(attributesOf(request, reply))
    // Why is in the log, by the id of the request.
    if (reply.statusCode >= 500) span?.setStatus({ code: failed })
    span?.end()
    done()
  })
}

const attributesOf = (request: FastifyRequest, reply: FastifyReply): Attributes => ({
  'http.request.method': request.method,
  'http.route': request.routeOptions.url ?? '',
  'http.response.status_code': reply.statusCode,
  'request.id': request.id,
})

/** The packages, as far as they are used. */
interface Packages {
  api: {
    ROOT_CONTEXT: object
    defaultTextMapGetter: object
    defaultTextMapSetter: object
    trace: { setSpan(context: object, span: Span): object }
    diag: { setLogger(logger: object, level: number): void }
    DiagLogLevel: { WARN: number }
  }
  core: {
    W3CTraceContextPropagator: new () => {
      extract(context: object, headers: object, getter: object): object
      inject(context: object, carrier: object, setter: object): void
    }
  }
  resources: { defaultResource(): { merge(other: object): object }; resourceFromAttributes(attributes: Attributes): object }
  sdk: {
    BatchSpanProcessor: new (exporter: object) => object
    BasicTracerProvider: new (settings: object) => { getTracer(name: string): Tracer; shutdown(): Promise<void> }
  }
  exporting: { OTLPTraceExporter: new (settings: object) => object }
}

async function load(): Promise<Packages> {
  const all: unknown = {
    api: await import('@opentelemetry/api'),
    core: await import('@opentelemetry/core'),
    resources: await import('@opentelemetry/resources'),
    sdk: await import('@opentelemetry/sdk-trace-base'),
    exporting: await import('@opentelemetry/exporter-trace-otlp-http'),
  }
  return all as Packages
}

/** What went wrong, of what the packages say of it: a sentence, or an error in JSON with its place and with what the collector answered. */
function faultIn(said: string): string {
  if (!said.startsWith('{')) return said
  const { message, code } = JSON.parse(said) as { message?: string; code?: string }
  return [message, code].filter((one) => one !== undefined && one !== '').join(' ') || 'unknown'
}

/** A tracer, the trace that a request or job says it is a part of, how that is said of a span, and the way to send what is left. */
async function openTracer(endpoint: string, warn: (words: string) => void) {
  const { api, core, resources, sdk, exporting } = await load()
  const silent = (): void => undefined
  const warnOf = (said: string): void => warn(faultIn(said))
  api.diag.setLogger({ error: warnOf, warn: warnOf, info: silent, debug: silent, verbose: silent }, api.DiagLogLevel.WARN)
  const exporter = new exporting.OTLPTraceExporter({ url: `${endpoint}${endpoint.endsWith('/') ? '' : '/'}v1/traces` })
  const named = resources.resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'research-platform' })
  const provider = new sdk.BasicTracerProvider({
    resource: resources.defaultResource().merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const propagator = new core.W3CTraceContextPropagator()
  return {
    api,
    tracer: provider.getTracer('research-platform'),
    contextIn: (headers: object): object => propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter),
    noteIn: (carrier: object, span: Span): void =>
      propagator.inject(api.trace.setSpan(api.ROOT_CONTEXT, span), carrier, api.defaultTextMapSetter),
    stop: () => provider.shutdown(),
  }
}
