/** Tries one operation until it answers a 2xx: with one record after another, and as one caller after another. */
import { adapted, asShown, mended, renamed } from './bodies.ts'
import { mediaOf } from './body-schemas.ts'
import type { Check } from './check.ts'
import { actsOnRecord, recordPath } from './contract.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Caller, Exchange, Linkage } from './http.ts'
import { checkRepeat, keyed } from './idempotency.ts'
import { dig, isObject } from './json.ts'
import { asking, written } from './listing.ts'

const mostTries = 240
const mostRecords = 40
const mostMendings = 12
/** So often a record may turn out to exist before another kind of body is tried. */
const mostConflicts = 4
/** With so many records everybody is tried before others are. */
const atOnce = 4

export interface Target {
  path: string
  record: Linkage | undefined
  /** Whether the check created the record itself. */
  own: boolean
  /** Those who may be the ones to ask, the likeliest first. */
  by: (Caller | undefined)[]
}

export const typesOf = (check: Check, { path }: Operation): string[] =>
  path.includes('{') ? [...check.contract.typesOf(recordPath(path))] : []

/** Who can be let in by the roles that an operation names. Admins come last, since they show little of the rules. */
export function callersOf(check: Check, { guests, roles }: Operation): (Caller | undefined)[] {
  if (guests === 'always') return [undefined]
  const admins = check.people.filter((one) => one.roles.has('admin'))
  const others = check.people.filter((one) => !one.roles.has('admin'))
  const fit = roles ? others.filter((one) => roles.some((role) => one.roles.has(role))) : others
  return [...(guests === 'too' ? [undefined] : []), ...fit, ...admins]
}

/** The address of an operation, with values in place of the parameters of its path, and the query that it requires. */
export function filled(operation: Operation, id: string | undefined, others: Readonly<Record<string, string>> = {}): string {
  let first = true
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    const value = first && id !== undefined ? id : (others[name] ?? String(parameter?.schema.enum?.[0] ?? parameter?.example))
    first = false
    return encodeURIComponent(value)
  })
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required)
  return asking({ method: operation.method, path }, Object.fromEntries(required.map((one) => [one.name, written(one)]))).path
}

/** What an operation can be tried on: what the check created, then the example of the document, then what it has seen. */
export function targetsOf(check: Check, operation: Operation, others: Readonly<Record<string, string>> = {}): Target[] {
  const allowed = callersOf(check, operation)
  if (!operation.path.includes('{')) return [{ path: filled(operation, undefined), record: undefined, own: false, by: allowed }]
  const types = typesOf(check, operation)
  const known = (one: Caller | undefined): boolean => allowed.some((other) => other?.email === one?.email)
  const own = check.harvest.own.filter((one) => !one.gone && types.includes(one.type))
  const made = own.map(({ type, id, by }): Target => {
    const record = { type, id }
    return { path: filled(operation, id, others), record, own: true, by: [by, ...allowed] }
  })
  const seen = types
    .flatMap((type) => check.harvest.seen(type))
    .filter(({ id, type }) => !own.some((one) => one.id === id && one.type === type))
  const found = seen.slice(0, mostRecords).map(({ type, id, by }): Target => {
    const owners = allowed.filter((one) => one?.own.some((record) => record.type === type && record.id === id))
    return {
      path: filled(operation, id, others),
      record: { type, id },
      own: false,
      by: [...new Set([...owners, ...by.filter(known), ...allowed])],
    }
  })
  return [...made, { path: filled(operation, undefined, others), record: undefined, own: false, by: allowed }, ...found]
}

/** Answers the first success, if there is one. */
export async function reach(check: Check, operation: Operation, targets = targetsOf(check, operation)): Promise<Exchange | undefined> {
  const until = check.requests + mostTries
  for (let first = 0; first < targets.length; first += atOnce) {
    const some = targets.slice(first, first + atOnce)
    for (let turn = 0; turn < Math.max(...some.map(({ by }) => by.length)); turn += 1) {
      for (const target of some.filter(({ by }) => turn < by.length)) {
        if (check.requests >= until) return undefined
        const success = await tryOnce(check, operation, target, target.by[turn])
        if (success) return success
      }
    }
  }
  return undefined
}

async function tryOnce(check: Check, operation: Operation, target: Target, as: Caller | undefined): Promise<Exchange | undefined> {
  const { method } = operation
  const { path } = target
  for (const first of bodiesFor(check, operation, target, as)) {
    let body = first
    let conflicts = 0
    for (let mending = 0; mending < mostMendings; mending += 1) {
      const ask = { method, path, as, body }
      const exchange = await check.send(check.reached.has(operation.id) ? ask : keyed(check, operation, ask))
      if (isSuccess(exchange)) {
        await checkRepeat(check, operation, exchange)
        return exchange
      }
      check.noteRefused(operation, exchange)
      const { status } = exchange
      if (body === undefined || [401, 404, 429].includes(status)) return undefined
      if (status === 409) conflicts += 1
      const isHopeless = status === 403 || (status === 409 && (actsOnRecord(operation) || conflicts > mostConflicts))
      body = isHopeless ? undefined : mended(check, operation, body, exchange)
      if (body === undefined) break
    }
  }
  return undefined
}

function* bodiesFor(check: Check, operation: Operation, { record, own }: Target, caller: Caller | undefined): Generator<unknown> {
  if (!mediaOf(operation)) return yield undefined
  const seen = record && !own ? check.harvest.find(record) : undefined
  if (seen?.record && operation.path === recordPath(operation.path)) yield asShown(check, operation, seen)
  const creates = operation.method === 'POST' && isObject(dig(mediaOf(operation)!.example, 'data'))
  for (let choice = 0; choice < 4; choice += 1) {
    const body = adapted(check, operation, caller, { record, choice })
    yield creates ? renamed(check, operation, body, false) : body
    if (!JSON.stringify(body).includes('"id"')) break
  }
  if (!operation.body!.required) yield undefined
}
