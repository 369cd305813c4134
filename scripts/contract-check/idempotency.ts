/** `Idempotency-Key`: the same request under a key is carried out once and answered alike; another is refused. */
import { attributesAt, attributeSchemas, mediaOf } from './body-schemas.ts'
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Ask, Exchange } from './http.ts'
import { dig, withPart } from './json.ts'
import { briefly } from './judge.ts'
import { isPaged, listingOf } from './listing.ts'
import { takesKey } from './promised.ts'

export const keyed = (check: Check, operation: Operation, ask: Ask): Ask =>
  ask.as && takesKey(check, operation)
    ? { ...ask, headers: { 'idempotency-key': `contract-check-${Date.now().toString(36)}-${check.tag()}` } }
    : ask

/** Repeats a request that was answered under a key. */
export async function checkRepeat(check: Check, operation: Operation, first: Exchange): Promise<void> {
  if (first.ask.headers?.['idempotency-key'] === undefined) return
  const before = await countAt(check, operation, first.ask)
  const again = await check.send(first.ask)
  if (again.status !== first.status || again.text !== first.text) {
    const expected = `${first.status} ${briefly(first.text)}`
    const got = `${again.status} ${briefly(again.text)}`
    check.findings.add(operation.id, again, { what: 'the same request under the same Idempotency-Key', expected, got })
  }
  const after = await countAt(check, operation, first.ask)
  if (before !== undefined && after !== undefined && after > before) {
    const what = 'a request that is repeated under its Idempotency-Key is carried out again'
    check.findings.add(operation.id, again, { what, expected: `${before} records`, got: `${after} records` })
  }
  await checkOtherBody(check, operation, first.ask)
}

/** Another text under the same key is refused, whatever the text. */
async function checkOtherBody(check: Check, operation: Operation, ask: Ask): Promise<void> {
  for (const [name, part] of Object.entries(mediaOf(operation) ? attributeSchemas(check, operation, ask.body) : {})) {
    const schema = check.contract.resolve(part)
    const other = `${String(dig(ask.body, ...attributesAt, name))} ${check.tag()}`
    const isFree = typeof dig(ask.body, ...attributesAt, name) === 'string' && !schema.enum && schema.format === undefined
    if (!isFree || !check.schemas.fits(schema, other)) continue
    const answer = await check.send({ ...ask, body: withPart(ask.body, [...attributesAt, name], other) })
    const what = 'another request under an Idempotency-Key that was used'
    if (isSuccess(answer)) check.findings.add(operation.id, answer, { what, expected: '409', got: String(answer.status) })
    if (isSuccess(answer) || answer.status === 409) return
  }
}

/** How many records the list has that stands at the address of a request. */
async function countAt({ contract, send }: Check, { path }: Operation, ask: Ask): Promise<number | undefined> {
  const list = contract.operations.find((one) => one.method === 'GET' && one.path === path)
  const answer = list && (await send({ method: 'GET', path: ask.path, as: ask.as }))
  if (answer?.status !== 200 || !Array.isArray(dig(answer.json, 'data'))) return undefined
  return listingOf(answer).count ?? (list && isPaged(list) ? undefined : listingOf(answer).records.length)
}
