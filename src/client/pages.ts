/** Walks the pages of a list. */

export interface PageDocument {
  data: readonly unknown[]
}

type Get = (path: string, init?: object) => Promise<{ data: unknown; response: Response }>

/** The pages of a list, from the one asked for to the last. The server says in its `Link` header which one is next. */
export async function* pagesOf(
  get: Get,
  path: string,
  init?: { params?: { query?: object } },
): AsyncGenerator<PageDocument, void, undefined> {
  const query: Record<string, unknown> = { ...init?.params?.query }
  for (;;) {
    const { data, response } = await get(path, { ...init, params: { ...init?.params, query } })
    if (!Array.isArray((data as PageDocument).data)) throw new TypeError(`${path} answers one record here, not a list`)
    yield data as PageDocument
    const next = numberOfNext(response.headers.get('link') ?? '')
    if (next === undefined) return
    query['page[number]'] = next
  }
}

/** The records of pages, one by one. */
export async function* eachOf(pages: AsyncGenerator<PageDocument, void, undefined>): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pages) yield* page.data
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
