/** Changes: what a PATCH writes is there when the record is read again, and only while its tag is the one that was read. */
import { attributeSchemas } from './body-schemas.ts'
import type { Check } from './check.ts'
import { recordPath } from './contract.ts'
import type { Operation, Schema } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Ask, Exchange } from './http.ts'
import { dig, isObject, withPart } from './json.ts'
import { briefly } from './judge.ts'
import { checkOtherTag, onlyIf, requireHeeded, tagOf } from './preconditions.ts'
import { takesMatch } from './promised.ts'
import { isSame } from './values.ts'

const mostAttributes = 6

/** Changes one attribute of a record that an operation changed before, and then back. Where there is none, only its tag is tried. */
export async function checkChange(check: Check, operation: Operation): Promise<void> {
  const reached = check.reached.get(operation.id)
  if (!reached) return
  const show = showOf(check, operation, reached)
  const before = show && isObject(reached.ask.body) ? await check.send(show) : undefined
  if (before?.status === 200) {
    for (const [name, value] of othersOf(check, operation, reached.ask, before).slice(0, mostAttributes)) {
      if (await changeOne(check, { operation, ask: reached.ask, before, name, value })) return
    }
  }
  if (takesMatch(operation)) await requireHeeded(check, operation, reached.ask)
}

/** The request that shows the record which a request was about: at its own address, or where the answer says that it is. */
export function showOf({ contract, options }: Check, operation: Operation, { ask, json }: Pick<Exchange, 'ask' | 'json'>): Ask | undefined {
  if (operation.path !== recordPath(operation.path)) return undefined
  const self = dig(json, 'data', 'links', 'self')
  const path = ask.path.split('?')[0]!
  const isShown = contract.operations.some((one) => one.method === 'GET' && one.path === operation.path)
  if (isShown) return { method: 'GET', path, as: ask.as }
  return typeof self === 'string' && self.startsWith(`${options.url}/`) ? { method: 'GET', path: self, as: ask.as } : undefined
}

interface Change {
  operation: Operation
  /** A request that the operation took. */
  ask: Ask
  before: Exchange
  name: string
  value: unknown
}

/** Attributes that the record shows and the operation takes, each with another value than it has; plain texts first. */
function othersOf(check: Check, operation: Operation, ask: Ask, before: Exchange): [string, unknown][] {
  const shown = (dig(before.json, 'data', 'attributes') ?? {}) as Record<string, unknown>
  const found = Object.entries(attributeSchemas(check, operation, ask.body)).flatMap(([name, part]): [string, unknown][] => {
    const schema = check.contract.resolve(part)
    if (!(name in shown) || schema.readOnly) return []
    const other = otherValue(check, schema, shown[name])
    return other === undefined ? [] : [[name, other]]
  })
  const rank = ([, value]: [string, unknown]): number => ['string', 'number', 'boolean'].indexOf(typeof value)
  return found.sort((a, b) => rank(a) - rank(b))
}

function otherValue(check: Check, schema: Schema, shown: unknown): unknown {
  const tag = check.tag()
  const text = typeof shown === 'string' ? shown : ''
  const made = [
    ...(schema.enum || schema.format !== undefined ? [] : [`${text} ${tag}`.trim(), `Changed ${tag}`]),
    ...(typeof shown === 'number' ? [shown + 1, shown - 1] : []),
    ...(typeof shown === 'boolean' ? [!shown] : []),
  ]
  return made.find((one) => check.schemas.fits(schema, one) && !isSame(one, shown))
}

/** The request of a change with one attribute alone, besides what its schema wants. */
function writing({ ask, name }: Change, value: unknown): Ask {
  const body = withPart(ask.body, ['data', 'attributes'], { [name]: value })
  return { ...ask, body: withPart(body, ['data', 'relationships'], undefined) }
}

/** Answers whether the change was made. */
async function changeOne(check: Check, change: Change): Promise<boolean> {
  const { operation, before, name, value } = change
  const ask = writing(change, value)
  const tag = tagOf(before)
  const isConditional = takesMatch(operation) && tag !== undefined
  if (isConditional && !(await checkOtherTag(check, operation, ask, before))) return false
  const changed = await check.send(isConditional ? onlyIf(ask, tag) : ask)
  if (!isSuccess(changed)) {
    const got = `${changed.status} ${briefly(changed.text)}`
    if (changed.status === 412) check.findings.add(operation.id, changed, { what: 'If-Match with the present tag', expected: 'a 2xx', got })
    return false
  }
  const after = await check.send(before.ask)
  const shown = dig(after.json, 'data', 'attributes', name)
  if (after.status === 200 && !isSame(value, shown)) {
    const [expected, got] = [value, shown].map((one) => `${name}: ${JSON.stringify(one)}`)
    check.findings.add(operation.id, changed, { what: 'what was written is not there when it is read', expected: expected!, got: got! })
  }
  await check.send(writing(change, dig(before.json, 'data', 'attributes', name)))
  return true
}
