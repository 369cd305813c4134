/** Which operations answered a 2xx, and why the others did not. */
import type { Check } from './check.ts'
import type { Exchange } from './http.ts'
import type { Summary } from './formats.ts'
import { dig } from './json.ts'

const why = (refused: Exchange | undefined): string =>
  refused
    ? `${refused.status || refused.text} ${String(dig(refused.json, 'errors', 0, 'detail') ?? dig(refused.json, 'errors', 0, 'title') ?? '')}`.trim()
    : 'nothing to try it on'

/** Each operation that is not reached is a finding, unless it is excepted. */
export function addMissed(check: Check): void {
  for (const { id, method, path } of check.operations()) {
    if (check.reached.has(id) || check.options.except.has(id)) continue
    const refused = check.missed.get(id)
    const exchange = refused ?? check.unsent({ method, path })
    check.findings.add(id, exchange, { what: 'is not reached', expected: `a 2xx from ${method} ${path}`, got: why(refused), cause: id })
  }
}

export function summaryOf(check: Check, seconds: number, ended: string | undefined): Summary {
  const all = check.operations()
  return {
    address: check.options.url,
    seconds,
    requests: check.requests,
    total: all.length,
    reached: all.filter(({ id }) => check.reached.has(id)).map(({ id }) => id),
    missed: all
      .filter(({ id }) => !check.reached.has(id))
      .map(({ id }) => ({ operation: id, why: why(check.missed.get(id)), isExcepted: check.options.except.has(id) })),
    findings: check.findings.all(),
    ended,
  }
}
