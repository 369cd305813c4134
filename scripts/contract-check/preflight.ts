/** OPTIONS: each address tells its methods, and a page of another origin is told what it may send. */
import type { Check } from './check.ts'
import type { Operation } from './contract.ts'
import { isSuccess } from './http.ts'

const origin = 'https://page.invalid'

const listed = (header: string | undefined): string[] => (header ?? '').split(',').map((one) => one.trim().toUpperCase())

export async function checkOptions(check: Check, { path, method, guests }: Operation, at: string): Promise<void> {
  const there = check.contract.operations.filter((one) => one.path === path).map((one) => one.method)
  const plain = await check.send({ method: 'OPTIONS', path: at })
  if (!isSuccess(plain) || !there.every((one) => listed(plain.headers['allow']).includes(one))) {
    const got = `${plain.status}, Allow: ${plain.headers['allow'] ?? 'none'}`
    check.findings.add(path, plain, { what: 'OPTIONS does not tell the methods', expected: `a 2xx, Allow with ${there.join(', ')}`, got })
  }
  const asked = guests === 'always' ? ['content-type'] : ['authorization', 'content-type']
  const headers = { origin, 'access-control-request-method': method, 'access-control-request-headers': asked.join(',') }
  const preflight = await check.send({ method: 'OPTIONS', path: at, headers })
  const told = (name: string): string | undefined => preflight.headers[`access-control-allow-${name}`]
  const isLetIn = told('origin') === '*' || told('origin') === origin
  const mayAsk = listed(told('methods')).some((one) => one === method || one === '*')
  const maySend = asked.every((one) => listed(told('headers')).includes(one.toUpperCase()))
  if (isSuccess(preflight) && isLetIn && mayAsk && maySend) return
  const got = [preflight.status, ...['origin', 'methods', 'headers'].map((one) => `${one}: ${told(one) ?? 'none'}`)].join(', ')
  const expected = `a 2xx that lets ${method} with ${asked.join(' and ')} in from any origin`
  check.findings.add(path, preflight, { what: 'a preflight is not let in', expected, got })
}
