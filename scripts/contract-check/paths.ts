/** What holds for addresses: one that the document does not have is not found, and another method is told which there are. */
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import type { Ask } from './http.ts'
import { checkOptions } from './preflight.ts'
import { filled } from './reach.ts'
import { checkRefusal } from './refusals.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export async function checkPaths(check: Check): Promise<void> {
  const operations = check.operations(...methods)
  const unknown = new Set(['/no-such-path', ...operations.map(({ path }) => `${path.replaceAll(/\{[^}]+\}/g, 'x')}/no-such-path/x/x`)])
  for (const path of unknown) {
    if (check.contract.methodsAt(path).size > 0) continue
    await checkRefusal(check, `GET ${path}`, { what: 'a path that is not documented', ask: { method: 'GET', path }, statuses: [404] })
  }
  const [as] = check.people
  const walked = new Set<string>()
  for (const operation of operations) {
    const base = check.reached.get(operation.id)?.ask.path.split('?')[0] ?? filled(operation, undefined).split('?')[0]!
    if (walked.has(operation.path)) continue
    walked.add(operation.path)
    const there = check.contract.methodsAt(base)
    for (const method of methods.filter((one) => !there.has(one))) await checkMethod(check, operation, { method, path: base, as })
    await checkOptions(check, operation, base)
  }
}

/** The methods of the path itself are told; of a path that is less literal and fits too, they may be. */
async function checkMethod(check: Check, { path }: Operation, ask: Ask): Promise<void> {
  const there = check.contract.operations.filter((one) => one.path === path).map((one) => one.method)
  const exchange = await check.send(ask)
  const allowed = (exchange.headers['allow'] ?? '').split(/,\s*/)
  if (exchange.status === 405 && there.every((method) => allowed.includes(method)) && !allowed.includes(ask.method)) return
  if (exchange.status >= 500 || exchange.status === 0) return
  const got = `${exchange.status}, Allow: ${exchange.headers['allow'] ?? 'none'}`
  check.findings.add(path, exchange, { what: `${ask.method} is not documented`, expected: `405, Allow with ${there.join(', ')}`, got })
}
