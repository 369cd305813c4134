/** Signs accounts in by the operation of the document that takes an address and a password and answers a token. */
import type { Contract, Operation } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Ask, Caller, Exchange } from './http.ts'
import { dig, isObject, partsOf, textUnder, withTexts } from './json.ts'

type Send = (ask: Ask) => Promise<Exchange>

/** @throws an Error where the document has no such operation. */
export function signInOperation({ operations }: Contract): Operation {
  const found = operations.find(({ method, guests, body, replies }) => {
    const example = Object.values(body?.media ?? {})[0]?.example
    const answers = [...replies].filter(([status]) => status < 300).flatMap(([, { media }]) => Object.values(media))
    const takes = ['email', 'password'].every((name) => textUnder(example, name) !== undefined)
    return method === 'POST' && guests !== 'never' && takes && answers.some((one) => textUnder(one.example, 'token') !== undefined)
  })
  if (!found) throw new Error('The document has no operation that takes an email and a password and answers a token.')
  return found
}

export const signInAsk = ({ method, path, body }: Operation, email: string, password: string): Ask => ({
  method,
  path,
  body: withTexts(Object.values(body!.media)[0]!.example, { email, password }),
})

/** Whom an answer lets in that holds a token for an address that was sent. */
export function signedIn(exchange: Exchange): Caller | undefined {
  const [email, token] = [textUnder(exchange.ask.body, 'email'), textUnder(exchange.json, 'token')]
  return isSuccess(exchange) && email !== undefined && token !== undefined ? { email, token, roles: new Set(), own: [] } : undefined
}

/** Signs in. @throws an Error where no token is answered. */
export async function signIn(send: Send, operation: Operation, email: string, password: string): Promise<[Caller, Exchange]> {
  const exchange = await send(signInAsk(operation, email, password))
  const caller = signedIn(exchange)
  if (!caller) throw new Error(`${email} could not sign in: ${exchange.status} ${exchange.text.slice(0, 300)}`)
  return [caller, exchange]
}

/** Follows a session to the records of its account, two links deep, and notes the roles that they name. */
export async function introduce(send: Send, contract: Contract, caller: Caller, session: Exchange): Promise<void> {
  const named = new Set(['admin', ...contract.operations.flatMap(({ roles }) => roles ?? [])])
  let found = [dig(session.json, 'data')]
  for (let depth = 0; depth < 2; depth += 1) {
    const next: unknown[] = []
    for (const url of found.flatMap(relatedOf)) {
      const data = dig((await send({ method: 'GET', path: url, as: caller })).json, 'data')
      if (!isObject(data)) continue
      next.push(data)
      caller.own.push({ type: String(data['type']), id: String(data['id']) })
      if (depth > 0) continue
      for (const part of partsOf(data['attributes'])) {
        for (const value of Object.values(part)) if (typeof value === 'string' && named.has(value)) caller.roles.add(value)
      }
    }
    found = next
  }
}

const relatedOf = (record: unknown): string[] =>
  Object.values((dig(record, 'relationships') ?? {}) as object)
    .map((one) => dig(one, 'links', 'related'))
    .filter((url) => typeof url === 'string')
