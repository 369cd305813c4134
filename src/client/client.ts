/** A caller of the API: typed requests, iteration over lists, and the end of the session. */
import createClient from 'openapi-fetch'
import { ApiError } from './errors.ts'
import { eachOf, pagesOf } from './pages.ts'
import type { Call, Item, ListDocument, ListPath, Rest } from './types.ts'

export interface ConnectOptions {
  /** Where the server is, such as `http://127.0.0.1:3000`. */
  url: string
  /** The token of an earlier session; without it requests are a guest's. */
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
   * The pages of a list from the one asked for to the last, each fetched when it is wanted. What is published meanwhile
   * moves records to later pages, so that one may come twice. A list that a filter narrows ends after 1,000 records; then
   * `record-count-is-capped` stands in the `meta` of its pages.
   */
  pages<P extends ListPath>(path: P, ...init: Rest<P, 'get'>): AsyncGenerator<ListDocument<P>, void, undefined>
  /** The records of `pages`, one by one; at most one page is held. */
  each<P extends ListPath>(path: P, ...init: Rest<P, 'get'>): AsyncGenerator<Item<P>, void, undefined>
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

/** A client with the token of an earlier session, or a guest's. Sends nothing by itself. */
export function connect({ url, token, fetch }: ConnectOptions): Client {
  const sender = createClient({
    baseUrl: url,
    querySerializer: { array: { style: 'form', explode: false } },
    ...(fetch ? { fetch } : {}),
  })
  sender.use({
    onRequest({ request }) {
      if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
    },
  })
  const call = (send: unknown) => async (path: string, init?: object) => settle((send as Send)(path, init))
  const { GET, POST, PATCH, DELETE } = sender
  const calls = { GET: call(GET), POST: call(POST), PATCH: call(PATCH), DELETE: call(DELETE) } as unknown as Calls
  return {
    ...calls,
    pages: (path, ...init) => pagesOf(calls.GET, path, init[0]),
    each: (path, ...init) => eachOf(pagesOf(calls.GET, path, init[0])),
    get token() {
      return token
    },
    async signOut() {
      await calls.DELETE('/api/v2/accounts/sign_out')
      token = undefined
    },
  }
}

type Send = (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Turns everything but a success that can be read into an `ApiError`. */
async function settle(sent: ReturnType<Send>): Promise<{ data: unknown; response: Response }> {
  const { data, error, response } = await sent.catch((cause: unknown) => {
    if (cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name)) throw cause
    throw new ApiError(0, undefined, undefined, cause)
  })
  if (!response.ok) throw new ApiError(response.status, error, response.headers)
  return { data, response }
}
