/**
 * Every state, target and actor of every lifecycle, and every name that may be sent in each. What is expected is read from
 * the published document alone.
 */
import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Lifecycle, OpenApi, OpenApiOperation, PermittedWhen, Schema } from '../../codegen/openapi.ts'
import { detailsOf } from '../support/insight-rows.ts'
import { lives } from '../support/lives.ts'
import type { Living } from '../support/lives.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const document = JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as OpenApi
const { schemas } = document.components

const resolved = (schema: Schema): Schema => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema)
const operationOf = (id: string): OpenApiOperation =>
  Object.values(document.paths)
    .flatMap((item) => Object.values(item) as OpenApiOperation[])
    .find((one) => one.operationId === id)!
const lifecycleOf = (type: string): Lifecycle | undefined =>
  Object.values(schemas).find((one) => one.properties?.['type']?.const === type && one['x-lifecycle'])?.['x-lifecycle']

/** The attributes and relationships that an operation takes. */
function bodyOf(operation: string): { attributes: Record<string, Schema>; relationships: string[] } {
  const data = resolved(operationOf(operation).requestBody!.content['application/json']!.schema).properties!['data']!
  const { attributes, relationships } = data.properties!
  return { attributes: attributes!.properties!, relationships: Object.keys(relationships?.properties ?? {}) }
}

/** The names that `actors` may send in a state, of those that are sent. */
function permittedOf(operation: string, actors: readonly string[], state: string, sent: Record<string, unknown>): string[] {
  const rules: PermittedWhen[] = operationOf(operation)['x-permitted-when'] ?? [{ may: 'all' }]
  const named = rules.filter((one) => one.alone).flatMap((one) => one.may as string[])
  const alone = named.some((name) => name in sent)
  return Object.keys(sent).filter((name) =>
    rules.some(
      ({ by, in: states, may, except = [], with: beside = {}, alone: apart = false }) =>
        (by === undefined || by.some((one) => actors.includes(one))) &&
        (states?.includes(state) ?? true) &&
        (Array.isArray(may) ? may.includes(name) : !except.includes(name)) &&
        Object.entries(beside).every(([other, value]) => sent[other] === value) &&
        apart === alone,
    ),
  )
}

const rows = Object.entries(lives).flatMap(([type, living]) => Object.keys(living.actors).map((who) => [type, who, living] as const))

const drawn = Object.values(schemas).flatMap((one) => (one['x-actors'] ? [String(one.properties!['type']!.const)] : []))

test.each(drawn)('%s have actors and are walked: tests/support/lives.ts puts one into each state', (type) => {
  expect(Object.keys(lives)).toContain(type)
})

test('what is walked has actors', () => {
  expect(Object.keys(lives).filter((type) => !drawn.includes(type))).toEqual([])
})

describe.each(rows.filter(([type]) => lifecycleOf(type)))('%s and %s', (type, who, living) => {
  const { attribute, transitions, derived = [] } = lifecycleOf(type)!
  const states = [...new Set(transitions.flatMap((one) => [...one.from, one.to]))].filter((one) => !derived.includes(one))
  const seen = states.filter((state) => !living.unseen?.[who]?.includes(state))
  const targets = bodyOf(living.operation).attributes[attribute]!.enum as string[]

  /** What a record in a state is after it was asked to go to another. */
  async function ask(from: string, to: string) {
    const client = await server.as(who)
    const path = `${living.path}/${await living.put(server.db, from)}`
    const answer = await client.patch(path, { data: { attributes: { [attribute]: to } } })
    return { answer, actors: living.actors[who]!(from) }
  }

  test.each(seen)('reaches from %s what the document draws', async (from) => {
    for (const to of targets) {
      const { answer, actors } = await ask(from, to)
      const what = [from, to, ...(answer.status >= 400 ? detailsOf(answer) : [])]
      const way = transitions.find((one) => one.from.includes(from) && one.to === to)
      const mine = transitions.filter((one) => one.from.includes(from) && one.by.some((actor) => actors.includes(actor)))
      if (!permittedOf(living.operation, actors, from, { [attribute]: to }).includes(attribute)) {
        expect([...what, answer.status]).toEqual([from, to, `${attribute} is not allowed.`, 400])
      } else if (from === to) expect([...what, answer.status]).toEqual([from, to, 200])
      else if (way && mine.includes(way)) {
        const refused = what.slice(2).filter((detail) => /you can reach|is not allowed/.test(detail))
        expect([...what, refused, answer.status >= 500]).toEqual([...what, [], false])
        if (!way.guards) expect([...what, answer.status, answer.body.data?.attributes[attribute]]).toEqual([from, to, 200, to])
      } else if (living.forOthers && way?.by.some((one) => one !== 'system'))
        expect([from, to, answer.status]).toEqual([from, to, living.forOthers])
      else {
        const open = mine.filter((one) => one.on === undefined).map((one) => one.to)
        const detail = `From ${from} you can reach ${open.join(', ') || 'no other status'}, not ${to}.`
        expect([...what, answer.status]).toEqual([from, to, detail, 409])
      }
    }
  })
})

describe.each(rows.filter(([, , { operation }]) => operationOf(operation)['x-permitted-when']))('%s and %s', (type, who, living) => {
  const all = lifecycleOf(type)?.transitions.flatMap((one) => [...one.from, one.to]) ?? ['']
  const seen = [...new Set(all)].filter((state) => !living.unseen?.[who]?.includes(state))

  test.each(seen)('write of what is %s what the document permits', async (state) => {
    const client = await server.as(who)
    const { relationships } = bodyOf(living.operation)
    for (const sent of bodiesOf(living)) {
      const part = (ofRelationships: boolean) =>
        Object.fromEntries(Object.entries(sent).filter(([name]) => relationships.includes(name) === ofRelationships))
      const data = { attributes: part(false), relationships: part(true) }
      const answer = await client.patch(`${living.path}/${await living.put(server.db, state)}`, { data })
      const permitted = permittedOf(living.operation, living.actors[who]!(state), state, sent)
      const forbidden = Object.keys(sent).filter((name) => !permitted.includes(name))
      const refused = answer.status === 400 ? detailsOf(answer).filter((detail) => detail.endsWith(' is not allowed.')) : []
      expect([who, state, answer.status >= 500, refused.sort()]).toEqual([
        who,
        state,
        false,
        forbidden.map((name) => `${name} is not allowed.`).sort(),
      ])
    }
  })
})

/** Bodies that hold every name at once, without a value that fits; more than one where what else is sent decides. */
function bodiesOf({ operation }: Living): Record<string, unknown>[] {
  const { attributes, relationships } = bodyOf(operation)
  const rules = operationOf(operation)['x-permitted-when']!
  const alone = rules.filter((one) => one.alone).flatMap((one) => one.may as string[])
  // Whoever hands over what is not theirs to give is refused (403) before any name is looked at.
  const names = [...Object.keys(attributes), ...relationships].filter((name) => !(operation === 'updateInsight' && name === 'account'))
  const every = Object.fromEntries(names.map((name) => [name, null]))
  const without = Object.fromEntries(names.filter((name) => !alone.includes(name)).map((name) => [name, null]))
  const beside = rules.flatMap((one) => (one.with ? [{ ...without, ...one.with }] : []))
  return [every, ...(alone.length > 0 ? [without] : []), ...beside]
}
