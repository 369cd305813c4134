/** Walks the pages of a list. */
import type { Call, Init, Item, ListDocument, ListPath } from './types.ts'

type Get = (path: string, init?: object) => Promise<{ data: { data: unknown }; response: Response }>

/** The pages of a list, from the one asked for to the last. The server says in its `Link` header which one is next. */
export async function* pagesOf<P extends ListPath>(
  get: Call<'get'>,
  path: P,
  init?: Init<P, 'get'>,
): AsyncGenerator<ListDocument<P>, void, undefined> {
  const query: Record<string, unknown> = { ...init?.params?.query }
  for (;;) {
    const { data, response } = await (get as unknown as Get)(path, { ...init, params: { ...init?.params, query } })
    if (!Array.isArray(data.data)) throw new TypeError(`${path} answers one record here, not a list`)
    yield data as ListDocument<P>
    const next = numberOfNext(response.headers.get('link') ?? '')
    if (next === undefined) return
    query['page[number]'] = next
  }
}

/** The records of pages, one by one. */
export async function* eachOf<P extends ListPath>(
  pages: AsyncGenerator<ListDocument<P>, void, undefined>,
): AsyncGenerator<Item<P>, void, undefined> {
  for await (const page of pages) yield* (page as { data: readonly Item<P>[] }).data
}

/**
 * The number of the page that a `Link` header calls next. Its address is not followed as it stands: behind a proxy it may
 * be another server's, which is not to see the token.
 */
function numberOfNext(header: string): string | undefined {
  const links = header.split('<').map((link) => link.split('>;'))
  const address = links.find(([, relation = '']) => /\brel="?next\b/.test(relation))?.[0]
  return (address && new URL(address, 'http://localhost').searchParams.get('page[number]')) || undefined
}
