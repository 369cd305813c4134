/** Requests that an operation has to refuse, made from one that it answered. */
import { brokenTexts } from './broken-values.ts'
import type { Check } from './check.ts'
import type { Operation, Parameter } from './contract.ts'
import type { Ask, Exchange } from './http.ts'
import { isSuccess } from './http.ts'
import { dig } from './json.ts'
import { briefly } from './judge.ts'
import { refusedBodies, refusedDocuments } from './refused-bodies.ts'

export interface Refused {
  what: string
  ask: Ask
  statuses: readonly number[] | 'any 4xx'
  /** One of the errors has it. */
  code?: string
}

/** Sends whatever must be refused. Where `answered` is not, only what is refused before a record is looked for. */
export async function checkRefusals(check: Check, operation: Operation, base: Ask, answered: boolean): Promise<void> {
  for (const refused of refusalsOf(check, operation, base, answered)) await checkRefusal(check, operation.id, refused)
}

export async function checkRefusal(check: Check, name: string, { what, ask, statuses, code }: Refused): Promise<void> {
  const exchange = await check.send(ask)
  const { status, text } = exchange
  if (status === 0 || status >= 500) return
  const isRefused = statuses === 'any 4xx' ? status >= 400 : statuses.includes(status)
  if (isRefused && (code === undefined || codesOf(exchange).includes(code))) return
  const expected = `${statuses === 'any 4xx' ? statuses : statuses.join(' or ')}${code === undefined ? '' : ` with the code ${code}`}`
  const verb = isSuccess(exchange) ? 'accepts' : 'refuses otherwise'
  check.findings.add(name, exchange, { what: `${verb} ${what}`, expected, got: `${status} ${briefly(text)}` })
}

const codesOf = ({ json }: Exchange): unknown[] => ((dig(json, 'errors') ?? []) as unknown[]).map((one) => dig(one, 'code'))

function* refusalsOf(check: Check, operation: Operation, base: Ask, answered: boolean): Generator<Refused> {
  yield* withoutCredential(operation, base)
  yield* asOthers(check, operation, base)
  if (!answered) {
    if (operation.body) yield* refusedDocuments(operation, base)
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
      yield { what: `a ${parameter.name} of another form`, ask: at(value), statuses: [400] }
    }
  }
}

function* withOtherQueries(check: Check, operation: Operation, base: Ask): Generator<Refused> {
  const parameters = operation.parameters.filter((one) => one.in === 'query')
  const asking = (name: string, ...texts: string[]): Ask => ({
    ...base,
    path: queried(base, ...texts.map((text): [string, string] => [name, text])),
  })
  yield { what: 'an unknown query parameter', ask: asking('no-such-parameter', '1'), statuses: [400] }
  for (const name of ['filter[no-such-filter]', 'page[no-such-member]', 'sort']) {
    if (parameters.some((one) => one.name === name)) continue
    yield { what: `the query parameter ${name}`, ask: asking(name, 'no-such-value'), statuses: [400] }
  }
  for (const { name, example, schema } of parameters) {
    yield { what: `${name} twice`, ask: asking(name, String(example), String(example)), statuses: [400] }
    for (const text of brokenTexts(check, schema)) yield { what: `a bad ${name}`, ask: asking(name, text), statuses: [400] }
  }
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
    const asking = ({ ask }: Exchange, as: Ask['as']): Ask => ({ ...ask, as, path: queried(ask, [parameter.name, written(parameter)]) })
    const asks = [...answered.map((one) => asking(one, one.ask.as)), ...callers.map((as) => asking(answered[0]!, as))]
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

const queried = ({ path }: Ask, ...parameters: [string, string][]): string => `${path.split('?')[0]}?${new URLSearchParams(parameters)}`

const written = ({ example }: Parameter): string => (Array.isArray(example) ? example.join(',') : String(example))
