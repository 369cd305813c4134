/** Conditional requests: a present tag is answered with 304, and a change that names another tag is refused and not made. */
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Ask, Exchange } from './http.ts'
import { isTagged } from './promised.ts'

const otherTag = '"no-such-tag"'

export const onlyIf = (ask: Ask, tag: string = otherTag): Ask => ({ ...ask, headers: { ...ask.headers, 'if-match': tag } })

export const tagOf = ({ headers }: Exchange): string | undefined => headers['etag']

/** A record that is asked for again by its tag has not changed; by another tag it is answered whole. */
export async function checkNotModified(check: Check, operation: Operation, { ask }: Exchange): Promise<void> {
  if (!isTagged(operation)) return
  const first = await check.send(ask)
  const tag = tagOf(first)
  if (tag === undefined) return
  const again = await check.send({ ...ask, headers: { 'if-none-match': tag } })
  // What was counted meanwhile gives the record another tag.
  const hasChanged = again.status === 200 && tagOf(again) !== tag
  if (!hasChanged && (again.status !== 304 || again.text !== '')) {
    const got = `${again.status} with ${again.text.length} characters`
    check.findings.add(operation.id, again, { what: 'If-None-Match with the present tag', expected: '304 without a body', got })
  }
  const other = await check.send({ ...ask, headers: { 'if-none-match': otherTag } })
  if (isSuccess(other) || other.status === 429) return
  check.findings.add(operation.id, other, { what: 'If-None-Match with another tag', expected: '200', got: String(other.status) })
}

/**
 * Sends a change under a tag that the record, which `before` showed, does not have. Answers whether it was refused for that; when it was made all the same,
 * or the record is another than before, that is a finding.
 */
export async function checkOtherTag(check: Check, operation: Operation, change: Ask, before: Exchange): Promise<boolean> {
  const refused = await requireHeeded(check, operation, change)
  if (refused.status !== 412) return false
  const after = await check.send(before.ask)
  if (after.text !== before.text) {
    const what = 'a request that was refused with 412 changed the record'
    check.findings.add(operation.id, refused, {
      what,
      expected: before.text.slice(0, 300),
      got: `${after.status} ${after.text.slice(0, 300)}`,
    })
  }
  return true
}

/** Sends a request under a tag that its record does not have. Any refusal will do, since another may come before that of the tag. */
export async function requireHeeded(check: Check, operation: Operation, ask: Ask): Promise<Exchange> {
  const exchange = await check.send(onlyIf(ask))
  const what = 'If-Match with another tag is not heeded'
  if (isSuccess(exchange)) check.findings.add(operation.id, exchange, { what, expected: '412', got: String(exchange.status) })
  return exchange
}
