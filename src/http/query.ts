/** Reads the query string of an operation as its contract has it. Nothing is coerced, no parameter may be repeated. */
import {
  badFilter,
  badPageObject,
  badPageValue,
  badParameter,
  badSort,
  filterNotAllowed,
  missingParameter,
  notAllowed,
} from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import type { QueryRule } from './route.ts'
import { readTimestamp } from './timestamps.ts'

export interface Query {
  page: { number: number; size: number; from?: { name: string; back: boolean; cursor: string } }
  sort: string | undefined
  filters: Record<string, unknown>
  values: Record<string, unknown>
  errors: ApiError[]
}

const integer = /^[1-9][0-9]{0,8}$/
const defaultSize = 10

/** Reads `search`, the URL after its `?`. Every offender is reported, in the order sent. */
export function readQuery(search: string, rules: Record<string, QueryRule>): Query {
  const query: Query = { page: { number: 1, size: defaultSize }, sort: undefined, filters: {}, values: {}, errors: [] }
  const seen = new Set<string>()
  for (const [name, value] of search === '' ? [] : new URLSearchParams(search)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (!rule) query.errors.push(unknown(name, rules))
    else if (seen.has(name)) query.errors.push(repeated(rule, name, value))
    else {
      const read = readValue(value, rule)
      if (read === undefined) query.errors.push(refused(rule, name, value))
      else if (rule.family === 'page') readPage(query.page, rule, name, read)
      else if (rule.family === 'sort') query.sort = read as string
      else if (rule.family === 'filter') query.filters[rule.key] = read
      else query.values[rule.key] = read
    }
    seen.add(name)
  }
  if (['page[number]', 'page[after]', 'page[before]'].filter((one) => seen.has(one)).length > 1) query.errors.push(badPageObject())
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.required && !seen.has(name)) query.errors.push(missingParameter(name))
    if (rule.family === 'sort') query.sort ??= rule.default
  }
  return query
}

function readPage(page: Query['page'], { key }: QueryRule, name: string, read: unknown): void {
  if (key === 'after' || key === 'before') page.from = { name, back: key === 'before', cursor: read as string }
  else page[key as 'number' | 'size'] = read as number
}

function unknown(name: string, rules: Record<string, QueryRule>): ApiError {
  if (name === 'page' && 'page[number]' in rules) return badPageObject()
  return /^filter(\[|$)/.test(name) ? filterNotAllowed(name) : notAllowed(name)
}

function refused(rule: QueryRule, name: string, value: string): ApiError {
  if (rule.family === 'page') return badPageValue(name, value)
  if (rule.family === 'sort') return badSort(value)
  return rule.family === 'filter' ? badFilter(name, value) : badParameter(name, value)
}

/** Some clients write a list as one parameter for each value. */
const repeated = (rule: QueryRule, name: string, value: string): ApiError => ({
  ...refused(rule, name, value),
  detail: `${name} stands more than once${rule.many ? ': separate its values by commas' : ''}.`,
})

function readValue(value: string, rule: QueryRule): unknown {
  if (value.includes('\0') || value.includes('\uFFFD')) return undefined
  const read = rule.many ? value.split(',').map((one) => readOne(one, rule)) : readOne(value, rule)
  if (!rule.check(read)) return undefined
  return rule.kind === 'time' ? readTimestamp(value) : read
}

function readOne(value: string, { kind }: QueryRule): unknown {
  if (kind === 'integer') return integer.test(value) ? Number(value) : value === '0' ? 0 : undefined
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined
  return value
}
