/** Requests that an operation has to refuse, made from one that it answered. */
import { brokenTexts } from './broken-values.ts'
import type { Check } from './check.ts'
import { codesOf } from './codes.ts'
import type { Operation } from './contract.ts'
import type { Ask, Exchange } from './http.ts'
import { isSuccess } from './http.ts'
import { listOf } from './json.ts'
import { briefly } from './judge.ts'
import { asking, written } from './listing.ts'
import { refusedBodies, refusedDocuments } from './refused-bodies.ts'
import type { Refused } from './refused-bodies.ts'

/** Sends whatever must be refused. Where `answered` is not, only what is refused before a record is looked for. */
export async function checkRefusals(check: Check, operation: Operation, base: Ask, answered: boolean): Promise<void> {
  for (const refused of refusalsOf(check, operation, base, answered)) await checkRefusal(check, operation.id, refused)
}

export async function checkRefusal(check: Check, name: string, { what, ask, statuses, code }: Refused): Promise<void> {
  const exchange = await check.send(ask)
  const { status, text } = exchange
  if (status === 0 || status >= 500) return
  const isRefused = statuses === 'any 4xx' ? status >= 400 : statuses.includes(status)
  const codes = code === undefined ? undefined : listOf(code).map(String)
  const isNamed = codes === undefined || status !== 400 || codesOf(exchange).some((one) => codes.includes(String(one)))
  if (isRefused && isNamed) return
  const expected = `${statuses === 'any 4xx' ? statuses : statuses.join(' or ')}${codes ? ` with the code ${codes.join(' or ')}` : ''}`
  const verb = isSuccess(exchange) ? 'accepts' : 'refuses otherwise'
  check.findings.add(name, exchange, { what: `${verb} ${what}`, expected, got: `${status} ${briefly(text)}` })
}

function* refusalsOf(check: Check, operation: Operation, base: Ask, answered: boolean): Generator<Refused> {
  yield* withoutCredential(operation, base)
  yield* asOthers(check, operation, base)
  if (!answered) {
    if (operation.body && !operation.foreign) yield* refusedDocuments(operation, base)
    return
  }
  yield* atOtherIds(check, operation, base)
  yield* withOtherQueries(check, operation, base)
  if (operation.body) yield* refusedBodies(check, operation, base)
}

function* withoutCredential({ guests }: Operation, base: Ask): Generator<Refused> {
  if (guests === 'always') return
  if (guests === 'never') yield { what: 'a request without a credential', ask: { ...base, as: undefined }, statuses: [401] }
  for (const authorization of ['Bearer nobody', 'Bearer', 'Basic bm9ib2R5Og==', 'nonsense']) {
    yield { what: `the credential ${authorization}`, ask: { ...base, authorization }, statuses: [401] }
  }
}

/** One caller for each set of roles that the operation leaves out. */
function* asOthers({ people }: Check, { roles }: Operation, base: Ask): Generator<Refused> {
  if (!roles) return
  const seen = new Set<string>()
  for (const as of people) {
    const own = [...as.roles].sort().join(' and ') || 'no role'
    if (as.roles.has('admin') || roles.some((role) => as.roles.has(role)) || seen.has(own)) continue
    seen.add(own)
    yield { what: `a caller with ${own}`, ask: { ...base, as }, statuses: [403] }
  }
}

function* atOtherIds({ contract }: Check, operation: Operation, base: Ask): Generator<Refused> {
  const here = operation.path.split('/')
  const [path, query] = base.path.split('?')
  for (const [index, part] of here.entries()) {
    const parameter = operation.parameters.find((one) => one.in === 'path' && `{${one.name}}` === part)
    if (!parameter) continue
    const at = (value: string): Ask => {
      const parts = path!.split('/')
      parts[index] = encodeURIComponent(value)
      return { ...base, path: parts.join('/') + (query === undefined ? '' : `?${query}`) }
    }
    yield { what: `a ${parameter.name} that names nothing`, ask: at('no-such-record'), statuses: [404] }
    if (parameter.schema.enum) continue
    const { maxLength } = contract.resolve(parameter.schema)
    for (const value of ['a.b', 'a\u0000b', ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)])]) {
      yield { what: `a ${parameter.name} of another form`, ask: at(value), statuses: [400], code: '103' }
    }
  }
}

function* withOtherQueries(check: Check, operation: Operation, base: Ask): Generator<Refused> {
  const parameters = operation.parameters.filter((one) => one.in === 'query')
  const sending = (name: string, text: string | undefined): Ask => asking(base, { [name]: text })
  yield { what: 'an unknown query parameter', ask: sending('no-such-parameter', '1'), statuses: [400], code: '105' }
  for (const name of ['filter[no-such-filter]', 'page[no-such-member]', 'sort']) {
    if (parameters.some((one) => one.name === name)) continue
    const code = name.startsWith('filter') ? ['102', '105'] : ['105', '114', '117']
    yield { what: `the query parameter ${name}`, ask: sending(name, 'no-such-value'), statuses: [400], code }
  }
  for (const parameter of parameters) {
    const { name, schema, required } = parameter
    const code = codesFor(name)
    const once = sending(name, written(parameter))
    const twice = { ...once, path: `${once.path}&${new URLSearchParams([[name, written(parameter)]])}` }
    yield { what: `${name} twice`, ask: twice, statuses: [400], code }
    if (required) yield { what: `no ${name}`, ask: sending(name, undefined), statuses: [400], code: '106' }
    for (const text of brokenTexts(check, schema)) yield { what: `a bad ${name}`, ask: sending(name, text), statuses: [400], code }
  }
}

/** The codes of a bad value, by the family of the parameter. */
function codesFor(name: string): string[] {
  if (name.startsWith('filter[')) return ['107']
  if (name.startsWith('page[')) return ['117', '118']
  return name === 'sort' ? ['114'] : ['103', '106']
}

/**
 * Each query parameter, as its example has it, is taken where the operation answered before: of one record or another, by
 * one caller or another. What took a parameter stands for the operation from then on.
 */
export async function checkParameters(
  check: Check,
  operation: Operation,
  answered: readonly Exchange[],
  callers: readonly Ask['as'][],
): Promise<void> {
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    const sending = ({ ask }: Exchange, as: Ask['as']): Ask => ({ ...asking(ask, { [parameter.name]: written(parameter) }), as })
    const asks = [...answered.map((one) => sending(one, one.ask.as)), ...callers.map((as) => sending(answered[0]!, as))]
    let refused: Exchange | undefined
    for (const [index, ask] of asks.entries()) {
      const exchange = await check.send(ask)
      if (isSuccess(exchange)) {
        if (index < answered.length) check.reached.set(operation.id, answered[index]!)
        refused = undefined
        break
      }
      refused ??= exchange
    }
    if (!refused) continue
    const got = `${refused.status} ${briefly(refused.text)}`
    check.findings.add(operation.id, refused, { what: `refuses the example of ${parameter.name}`, expected: 'a 2xx', got })
  }
}
