/** Follows the links that were answered: each once, with the credential of the answer that it stands on. */
import type { Check } from './check.ts'
import type { Link } from './harvest.ts'
import { dig } from './json.ts'

/** So many links that lead to the same operation are followed for one caller. */
const mostAlike = 3

/** What following came to: how many links were followed, and how many were left when the budget was spent. */
interface Followed {
  followed: number
  left: number
}

/** Follows links until no new ones turn up, or `most` were followed; those of the caller's own records come first. */
export async function followLinks(check: Check, most: number): Promise<Followed> {
  const alike = new Map<string, number>()
  let followed = 0
  let left = 0
  for (let links = check.harvest.takeLinks(); links.length > 0; links = check.harvest.takeLinks()) {
    for (const link of links.filter((one) => isWanted(check, alike, one))) {
      if (followed >= most) left += 1
      else {
        followed += 1
        await followOne(check, link)
      }
    }
  }
  return { followed, left }
}

/** The same kind of link is not followed for ever; a relationship of a type is a kind of its own, and so is one's own record. */
function isWanted({ contract }: Check, alike: Map<string, number>, { url, as, isOwn }: Link): boolean {
  if (!URL.canParse(url)) return true
  const { pathname } = new URL(url)
  const kind = contract.operationAt('GET', pathname)?.path ?? pathname
  const key = `${isOwn ? 'own' : ''} ${as?.email ?? ''} ${kind} ${kind.includes('{relationship}') ? pathname.split('/').at(-1) : ''}`
  const times = (alike.get(key) ?? 0) + 1
  alike.set(key, times)
  return times <= mostAlike
}

async function followOne(check: Check, { url, as, on }: Link): Promise<void> {
  const { contract, findings, options } = check
  const own = url.startsWith(`${options.url}/`)
  const operation = own ? contract.operationAt('GET', new URL(url).pathname) : undefined
  const exchange = await check.send({ method: 'GET', path: url, ...(own ? { as } : {}) })
  const asksToSignIn = operation?.guests !== 'always' && !as && exchange.status === 401
  if (exchange.status === 200 || asksToSignIn || exchange.status === 0) return
  const got = `${exchange.status} ${String(dig(exchange.json, 'errors', 0, 'title') ?? '')}`
  findings.add(operation?.id ?? on, exchange, { what: `dead link on ${on}`, expected: `200 from ${url}`, got })
}
