/** Answers operations as an account would be answered, without a request: for what goes out while nobody asks. */
import type { Database } from '../database/connection.ts'
import { routes } from '../generated/routes.ts'
import { shapes } from '../generated/serializers.ts'
import { refuseAll, Refusal, unauthorized } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import type { Answered, Answers } from '../verbs/answers.ts'
import { callTo } from './carry-out.ts'
import { listOf, pageIn } from './cursors.ts'
import { attributesOf, exportedLists, queryOf } from './exported-lists.ts'
import { placeOf } from './place.ts'
import { readQuery } from './query.ts'
import { requireRole } from './roles.ts'
import type { Route } from './route.ts'
import { givenBy } from './services.ts'
import type { Services } from './services.ts'
import { writeAnswer } from './write.ts'
import type { Answer } from './write.ts'

/** Nobody is there who could see it, so that nothing counts as seen. */
const nobody = { userAgent: null, address: '', ahead: true }

interface Answering {
  route: Route
  caller: Caller
  params?: Record<string, string>
  query?: Record<string, string>
  withoutTotal?: true
  db?: Database
}

/** How many records of a list are read at once: few, since the requests of others wait for as long as they are written. */
const atOnce = '25'

/** Answers an operation to a caller who may call it. @throws what its handler and its query refuse. */
export async function answerTo(
  services: Services,
  { route, caller, params = {}, query: asked = {}, withoutTotal, db = services.db }: Answering,
): Promise<Answered> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name]!))
  const search = new URLSearchParams(asked).toString()
  const query = readQuery(search, route.query)
  const page = { ...pageIn(query, () => listOf(path, search), services.cursors), ...(withoutTotal && { withoutTotal }) }
  refuseAll(query.errors)
  const found = await callTo(route, services, { ...query, ...givenBy(services), page, params, caller, db, client: nobody })
  const origin = services.publicUrl ?? services.fallbackOrigin()
  const place = placeOf(services, { origin, path, search, page, id: params['id'] ?? '', relationship: '' })
  const next = 'beside' in found ? found.beside?.next : undefined
  return { text: String(writeAnswer(route, found as Answer, place).body), next: next ? place.cursorTo(next) : undefined }
}

/** `given` answers the services once they are there; `callerOf` finds an active account as it would call itself. */
export function answersBy(given: () => Services, callerOf: (account: string) => Promise<Caller | undefined>): Answers {
  async function answer(account: string, { route, ...asked }: Omit<Answering, 'caller'>): Promise<Answered> {
    const caller = await callerOf(account)
    if (!caller) throw unauthorized()
    requireRole(caller, route)
    return answerTo(given(), { route, caller, ...asked })
  }

  return {
    shown: async (account, type, id) => {
      const route = routes.find((one) => one.method === 'GET' && one.path === `${shapes[type].path}/{id}`)
      return route && (await answer(account, { route, params: { id } }).catch(unlessRefused))?.text
    },
    listed: (account, asked, after) =>
      answer(account, {
        route: exportedLists.get(asked.list)!,
        query: { ...queryOf(asked), 'page[size]': atOnce, 'page[after]': after },
        withoutTotal: true,
      }),
    attributesOf,
  }
}

/** What is refused is not there for the account; what fails is a failure. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.status >= 500) throw error
}
