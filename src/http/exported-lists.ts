/** The lists that can be exported, by the types that they list: those that are walked by cursors. */
import type { Rows } from '../generated/contract.ts'
import { routes } from '../generated/routes.ts'
import { columns } from '../generated/serializers.ts'
import type { AskedList } from '../verbs/exported-lists.ts'
import type { Route } from './route.ts'

/** Exports themselves are left out: what they lead to is not for whoever is handed a file. */
const isExported = ({ method, path, type, query, answer, sessionsOnly }: Route): boolean =>
  method === 'GET' &&
  answer.kind === 'page' &&
  'page[after]' in query &&
  !sessionsOnly &&
  type !== 'exports' &&
  path.replace(/^\/api\/v\d\//, '').replaceAll('_', '-') === type

/** By type the list of the latest version that there is. */
export const exportedLists: ReadonlyMap<string, Route> = new Map(
  ['/api/v1/', '/api/v2/'].flatMap((version) =>
    routes.filter((one) => one.path.startsWith(version) && isExported(one)).map((one) => [one.type, one] as const),
  ),
)

/** The names of the attributes of what a list lists, in the order of the contract. */
export const attributesOf = (list: string): readonly string[] =>
  columns[(exportedLists.get(list)!.answer as { of: keyof Rows }).of].map(([column]) => column.replaceAll('_', '-'))

/** The query of a list by its names. */
export const queryOf = ({ filters, sort }: AskedList): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
  ...(typeof sort === 'string' ? { sort } : {}),
})
