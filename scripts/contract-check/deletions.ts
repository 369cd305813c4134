/** Deletions: what was deleted is gone, or shows that it has ended; and a deletion that names another tag deletes nothing. */
import { showOf } from './changes.ts'
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Ask, Exchange } from './http.ts'
import { dig } from './json.ts'
import { briefly } from './judge.ts'
import { checkOtherTag } from './preconditions.ts'
import { takesMatch } from './promised.ts'
import type { Target } from './reach.ts'

/** Deletes the first of these records that can be deleted. */
export async function removeOne(check: Check, operation: Operation, targets: readonly Target[]): Promise<void> {
  for (const { path, record, by } of targets) {
    for (const as of by) {
      const ask: Ask = { method: 'DELETE', path, as }
      const show = showOf(check, operation, { ask, json: { data: check.harvest.find(record!)?.record } })
      const before = show && (await check.send(show))
      if (before?.status === 200 && takesMatch(operation)) await checkOtherTag(check, operation, ask, before)
      if (!isSuccess(await check.send(ask))) continue
      for (const own of check.harvest.own) if (own.type === record!.type && own.id === record!.id) own.gone = true
      if (before?.status === 200) await requireGone(check, operation, before)
      const after = await check.send(ask)
      if (isSuccess(after)) check.findings.add(operation.id, after, { what: 'deletes twice', expected: 'a 4xx', got: String(after.status) })
      return
    }
  }
}

async function requireGone(check: Check, operation: Operation, before: Exchange): Promise<void> {
  const after = await check.send(before.ask)
  const [old, now] = [before, after].map(({ json }) => JSON.stringify(dig(json, 'data', 'attributes')))
  // Whoever ended the session that they ask with is not known any more.
  if ([401, 404, 410].includes(after.status) || (after.status === 200 && old !== now)) return
  const got = `${after.status} ${briefly(after.text)}`
  check.findings.add(operation.id, after, { what: 'what was deleted is still there', expected: '404, or a record that shows its end', got })
}
