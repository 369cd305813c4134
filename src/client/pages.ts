/** Walks the pages of a list. */
import { ApiError } from './errors.ts'

interface PageDocument {
  data: readonly unknown[]
}

type Get = (path: string, init?: object) => Promise<{ data: unknown; response: Response }>

/**
 * The pages of a list: from the beginning by cursors, so that what is added or taken away meanwhile makes no other record come twice
 * or be missed, or from the page that is asked for. The server says in its `Link` header which one is next.
 */
export async function* pagesOf(
  get: Get,
  path: string,
  init?: { params?: { query?: object } },
): AsyncGenerator<PageDocument, void, undefined> {
  const query: Record<string, unknown> = { ...init?.params?.query }
  const ask = () => get(path, { ...init, params: { ...init?.params, query } })
  const isPlaced = places.some((name) => name in query)
  if (!isPlaced) query['page[after]'] = ''
  for (let first = true; ; first = false) {
    const { data, response } = await ask().catch((error: unknown) => {
      if (!first || isPlaced || !refusesCursors(error)) throw error
      delete query['page[after]']
      return ask()
    })
    if (!Array.isArray((data as PageDocument).data)) throw new TypeError(`${path} answers one record here, not a list`)
    yield data as PageDocument
    const next = placeOfNext(response.headers.get('link') ?? '')
    if (next === undefined) return
    for (const name of places) delete query[name]
    Object.assign(query, next)
  }
}

/** Whether a list has no pages, or the server is one from before there were cursors. */
const refusesCursors = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ code, detail }) => code === '105' && detail?.startsWith('page[after] '))

/** The records of pages, one by one. */
export async function* eachOf(pages: AsyncGenerator<PageDocument, void, undefined>): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pages) yield* page.data
}

/** The parameters that say which page of a list is meant. */
const places = ['page[after]', 'page[before]', 'page[number]']

/**
 * The place of the page that a `Link` header calls next. Its address is not followed as it stands: behind a proxy it may
 * be another server's, which is not to see the token.
 */
function placeOfNext(header: string): Record<string, string> | undefined {
  const links = header.split('<').map((link) => link.split('>;'))
  const address = links.find(([, relation = '']) => /\brel="?next\b/.test(relation))?.[0]
  if (address === undefined) return undefined
  const { searchParams } = new URL(address, 'http://localhost')
  const found = places.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)!]] : []))
  return found.length > 0 ? (Object.fromEntries(found) as Record<string, string>) : undefined
}
