/** Whether a caller may have a list exported as it is asked for. */
import { badValue, broken, refuseAll, Refusal } from '../refusals.ts'
import type { AskedList, Lists } from '../verbs/exported-lists.ts'
import { answerTo } from './answers.ts'
import { exportedLists, queryOf } from './exported-lists.ts'
import { stepTo } from './pointers.ts'
import { readQuery } from './query.ts'
import { requireRole } from './roles.ts'
import type { Route } from './route.ts'
import { permits, requireScopes } from './scopes.ts'
import type { Services } from './services.ts'

/** Whether a list takes a parameter with this value. */
const takes = ({ query }: Route, name: string, value: string): boolean =>
  Object.hasOwn(query, name) && readQuery(new URLSearchParams({ [name]: value }).toString(), { [name]: query[name]! }).errors.length === 0

/** @throws 422 for filters and a sort that the list does not take by their names or values. */
function requireKnown(route: Route, { filters, sort }: AskedList): void {
  const wrong = Object.entries(filters).filter(([name, value]) => !takes(route, `filter[${name}]`, value))
  const errors = wrong.map(([name]) =>
    badValue(`filter[${name.slice(0, 64)}]`, 'is no filter of the list, or not with this value', stepTo('/data/attributes/filters', name)),
  )
  if (typeof sort === 'string' && !takes(route, 'sort', sort))
    errors.push(badValue('sort', 'is no sort of the list', '/data/attributes/sort'))
  refuseAll(errors)
}

/** What callers may have exported. Whether the list answers at all is seen by asking it for one record. */
export const listsFor = (given: () => Services): Lists => ({
  async require(db, caller, asked) {
    const route = exportedLists.get(asked.list)!
    requireScopes(caller, route, '')
    requireRole(caller, route)
    requireKnown(route, asked)
    try {
      await answerTo(given(), { route, caller, db, query: { ...queryOf(asked), 'page[size]': '1', 'page[after]': '' } })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 403 || error.status >= 500) throw error
      const [first] = error.errors
      throw broken(`The list refuses this: ${first!.detail ?? first!.title}`, '/data/attributes/filters')
    }
  },
  permitted: (caller, list) => permits(caller, exportedLists.get(list)!),
})
