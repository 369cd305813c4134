/** A change is refused for what it changes alone: clients send back the whole record that they were shown. */
import type { Rows } from '../generated/contract.ts'
import { routes } from '../generated/routes.ts'
import { otherId, Refusal } from '../refusals.ts'
import { idsFound, one } from '../verbs/handler.ts'
import type { One, Related } from '../verbs/handler.ts'
import type { Json } from './body-forms.ts'
import { callTo, carryOut, uploadsIn } from './carry-out.ts'
import type { Asking, Outcome } from './carry-out.ts'
import { showOf } from './preconditions.ts'
import type { Route } from './route.ts'
import { writeOne } from './write.ts'

/**
 * Carries a request out. Of a change that is refused whatever is as the record shows it is left out, and the rest is tried once
 * more; where nothing is left, the record is answered as it is.
 */
export async function carryOutChanges(route: Route, asking: Asking): Promise<Outcome> {
  const { asked, request } = asking
  const show = route.method === 'PATCH' && route.path.endsWith('/{id}') ? showOf(route) : undefined
  // What came with files has used them up.
  if (!show || !asked.changing || uploadsIn(request.body).length > 0) return carryOut(route, asking)
  try {
    return await carryOut(route, asking)
  } catch (refused) {
    if (!isOfState(refused) && !isOf(refused, [403])) throw refused
    const row = await shownBy(show, asking, refused)
    const rest = asked.changing({ attributes: attributesOf(show, asking, row), linked: await linkedOf(show, asking) })
    if (!rest) throw refused
    try {
      return await carryOut(route, { ...asking, asked: { ...asked, ...rest } })
    } catch (again) {
      if (rest.isNothing && (isOfState(again) || isOf(again, [400]))) return row
      throw again
    }
  }
}

const isOf = (error: unknown, statuses: readonly number[]): error is Refusal => error instanceof Refusal && statuses.includes(error.status)

const isOfState = (error: unknown): boolean => isOf(error, [409, 422]) && error.errors[0]!.detail !== otherId

/** The record as its own GET answers it to the caller. @throws `refused` for one who is not shown it. */
async function shownBy(show: Route, { services, asked }: Asking, refused: unknown): Promise<One<keyof Rows>> {
  try {
    const { row, meta } = (await callTo(show, services, { ...asked, filters: {}, values: {} })) as One<keyof Rows>
    return { ...one(row), ...(meta && { meta }) }
  } catch (error) {
    throw error instanceof Refusal ? refused : error
  }
}

function attributesOf(show: Route, { place }: Asking, { row }: One<keyof Rows>): Json {
  const document = JSON.parse(writeOne((show.answer as { of: keyof Rows }).of, row, place).toString()) as { data: { attributes: Json } }
  return document.data.attributes
}

/** As many as a body names at most. */
const page = { number: 1, size: 100 }

/** The ids that the relationships lead to which the body names. */
async function linkedOf({ path }: Route, { services, asked }: Asking): Promise<Record<string, string[]>> {
  const route = routes.find((other) => other.method === 'GET' && other.path === `${path}/relationships/{relationship}`)
  const led = route && 'relationships' in route.answer ? route.answer.relationships : {}
  const linked: Record<string, string[]> = {}
  for (const name of asked.sent?.relationshipNames ?? []) {
    const relationship = Object.hasOwn(led, name) ? name : name.replaceAll('_', '-')
    if (!Object.hasOwn(led, relationship)) continue
    const params = { ...asked.params, relationship }
    linked[relationship] = idsFound((await callTo(route!, services, { ...asked, params, page, filters: {}, values: {} })) as Related)
  }
  return linked
}
