/** A caller of the API: typed requests, iteration over lists, and the end of the session. */
import createClient from 'openapi-fetch'
import type { paths } from '../generated/openapi.d.ts'
import { ApiError } from './errors.ts'
import { eachOf, pagesOf } from './pages.ts'
import { patient } from './sending.ts'
import type { Patience } from './sending.ts'
import type { Answer, Call, FilePath, Item, ListDocument, ListPath, Path, Rest, Unchanged, UploadInit } from './types.ts'

export interface ConnectOptions extends Patience {
  /** Where the server is, such as `http://127.0.0.1:3000`. */
  url: string
  /** The token of an earlier session, or the secret of an API key; without it requests are a guest's. */
  token?: string | undefined
  /** Sends the requests in place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

export interface SignInOptions extends ConnectOptions {
  email: string
  password: string
  token?: never
}

interface Calls {
  GET: Call<'get'>
  POST: Call<'post'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
}

/** What can be asked of the API. Every method rejects with an `ApiError` unless it succeeds; an abort rejects as in `fetch`. */
export interface Client extends Calls {
  /**
   * The pages of a list to the last, each fetched when it is wanted. They are walked by cursors, however many records there are
   * and whatever is added or taken away meanwhile; with `page[number]` from that page on, which ends after 1,000 records where a
   * filter narrows the list and may show a record twice.
   */
  pages<P extends ListPath>(path: P, ...init: Rest<P, 'get'>): AsyncGenerator<ListDocument<P>, void, undefined>
  /** The records of `pages`, one by one; at most one page is held. */
  each<P extends ListPath>(path: P, ...init: Rest<P, 'get'>): AsyncGenerator<Item<P>, void, undefined>
  /** Shows a record unless it is still as `etag` says; a 304 is an answer like any other. */
  getIfChanged<P extends Path<'get'>>(
    path: P,
    etag: string,
    ...init: Rest<P, 'get'>
  ): Promise<({ changed: true } & Answer<P, 'get'>) | Unchanged>
  /** What is no document, such as a calendar. The links in `source` and `download` need no credential: `fetch` follows them. */
  download<P extends FilePath>(path: P, ...init: Rest<P, 'get'>): Promise<{ data: Blob; response: Response }>
  /** Sends files beside a document, as the parts of one request. */
  upload<M extends 'post' | 'patch', P extends keyof paths>(method: M, path: P, init: UploadInit<P, M>): Promise<Answer<P, M>>
  /** The token that requests carry: keep it for a later `connect`. */
  readonly token: string | undefined
  /** Ends the session at the server. What this client sends afterwards is a guest's. */
  signOut(): Promise<void>
}

/** Signs in with an e-mail address and a password. */
export async function signIn({ email, password, ...options }: SignInOptions): Promise<Client> {
  const body = { data: { type: 'sessions', attributes: { email, password } } } as const
  const { data } = await connect(options).POST('/api/v2/accounts/sign_in', { body })
  return connect({ ...options, token: data.data.attributes.token })
}

/** A client with the token of an earlier session, an API key, or a guest's. Sends nothing by itself. */
export function connect({ url, token, fetch = (request) => globalThis.fetch(request), ...patience }: ConnectOptions): Client {
  const sender = createClient({
    baseUrl: url,
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: patient(fetch, patience),
  })
  sender.use({
    onRequest({ request }) {
      if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
    },
  })
  const { GET, POST, PATCH, DELETE } = sender as unknown as Record<'GET' | 'POST' | 'PATCH' | 'DELETE', Send>
  const call = (send: Send) => async (path: string, init?: Sent) => settle(send(path, prepared(init)))
  const calls = { GET: call(GET), POST: call(POST), PATCH: call(PATCH), DELETE: call(DELETE) }
  const client = {
    ...calls,
    pages: (path: string, init?: object) => pagesOf(calls.GET, path, init),
    each: (path: string, init?: object) => eachOf(pagesOf(calls.GET, path, init)),
    async getIfChanged(path: string, etag: string, init?: Sent) {
      const answer = await calls.GET(path, { ...init, headers: withHeader(init, 'if-none-match', etag) })
      return answer.response.status === 304 ? { changed: false, etag, response: answer.response } : { changed: true, ...answer }
    },
    download: (path: string, init?: Sent) => calls.GET(path, { ...init, parseAs: 'blob' }),
    upload: (method: 'post' | 'patch', path: string, { parts, ...init }: Sent) =>
      calls[method === 'post' ? 'POST' : 'PATCH'](path, { ...init, body: parts, bodySerializer: formOf }),
    get token() {
      return token
    },
    async signOut() {
      await calls.DELETE('/api/v2/accounts/sign_out')
      token = undefined
    },
  }
  return client as unknown as Client
}

/** What a caller sends beside the path, whatever the operation. */
interface Sent extends Omit<RequestInit, 'body'> {
  body?: unknown
  idempotencyKey?: string
  ifMatch?: string
  parseAs?: 'blob'
  parts?: Record<string, unknown>
  bodySerializer?: (parts: Record<string, unknown>) => FormData
}

type Send = (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

function withHeader(init: Sent | undefined, name: string, value: string): Headers {
  const headers = new Headers(init?.headers)
  headers.set(name, value)
  return headers
}

/** Puts what makes a request safe into its headers. */
function prepared(given: Sent = {}): object {
  const { idempotencyKey, ifMatch, ...init } = given
  if (idempotencyKey !== undefined) return { ...init, headers: withHeader(given, 'idempotency-key', idempotencyKey) }
  return ifMatch === undefined ? init : { ...init, headers: withHeader(given, 'if-match', ifMatch) }
}

function formOf({ data, ...files }: Record<string, unknown>): FormData {
  const form = new FormData()
  form.append('data', JSON.stringify(data))
  for (const [name, sent] of Object.entries(files)) {
    for (const file of [sent].flat()) if (file !== undefined) form.append(name, file as Blob)
  }
  return form
}

/** Turns everything but a success that can be read into an `ApiError`. A 304, which only who asked for it gets, is a success. */
async function settle(sent: ReturnType<Send>): Promise<{ data: unknown; etag: string | undefined; response: Response }> {
  const { data, error, response } = await sent.catch((cause: unknown) => {
    if (cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name)) throw cause
    throw new ApiError(0, undefined, undefined, cause)
  })
  if (!response.ok && response.status !== 304) throw new ApiError(response.status, error, response.headers)
  return { data, etag: response.headers.get('etag') ?? undefined, response }
}
