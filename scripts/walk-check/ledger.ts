/** The ledger: what finance buys, gives, pays back, corrects and takes back for companies. */
import { seedId } from '../../src/demo/ids.ts'
import { weighted } from './chance.ts'
import { listed } from './walker.ts'
import type { Walker } from './walker.ts'
import { meet } from './world.ts'

const path = '/api/v2/premium-service-transactions'

/** The companies of those who ask and of those who are asked; the first more often. */
const companies = [5, 5, 5, 6, 6, 7, 8, 1, 2]
const company = ({ chance }: Walker) => ({ company: { data: { type: 'companies', id: seedId('companies', chance.of(companies)) } } })
const money = ({ chance }: Walker) => ({ 'amount-minor': chance.below(90_000), currency: 'USD' })
/** Some smarts expire while the walk goes on. */
const expiry = ({ chance }: Walker) =>
  chance.percent(25) ? { 'expires-at': new Date(Date.now() + 5_000 + chance.below(60_000)).toISOString() } : {}

async function post(walker: Walker, step: string, attributes: object, relationships: object): Promise<void> {
  const memo = walker.label()
  await walker.send(step, 'POST', path, {
    label: memo,
    type: 'premium-service-transactions',
    attributes: { ...attributes, memo },
    relationships,
  })
}

const some = ({ chance }: Walker, most: number): number => (1 + chance.below(most)) * (chance.percent(50) ? 1 : -1)

const purchase = (walker: Walker): Promise<void> =>
  post(
    walker,
    'buy a package',
    { kind: 'purchase' },
    {
      ...company(walker),
      'premium-service-package': {
        data: { type: 'premium-service-packages', id: seedId('premium-service-packages', 1 + walker.chance.below(4)) },
      },
    },
  )

const grant = (walker: Walker): Promise<void> =>
  post(walker, 'give smarts', { kind: 'grant', smarts: 1 + walker.chance.below(300), ...expiry(walker) }, company(walker))

const refund = (walker: Walker): Promise<void> =>
  post(walker, 'refund smarts', { kind: 'refund', smarts: some(walker, 80), ...money(walker) }, company(walker))

const adjust = (walker: Walker): Promise<void> =>
  post(walker, 'adjust smarts', { kind: 'adjustment', smarts: some(walker, 200) }, company(walker))

/** Looks through the ledger, and remembers what can be taken back or paid. */
async function look(walker: Walker): Promise<void> {
  const kinds = walker.chance.percent(50) ? 'capture,payout,due' : 'purchase,grant,refund,adjustment'
  const query = `?page[size]=50&page[number]=${1 + walker.chance.below(3)}&filter[kind]=${kinds}`
  for (const { id, attributes } of listed(await walker.send('look through the ledger', 'GET', path, { query }))) {
    walker.world.known.transactions.set(id, { id, status: String(attributes['kind']), of: [] })
  }
}

const named = (name: string, id: string) => ({ [name]: { data: { type: 'premium-service-transactions', id } } })

async function reverse(walker: Walker): Promise<void> {
  const one = meet(walker.world, walker.chance, 'transactions', () => true)
  return one ? post(walker, 'take back a transaction', { kind: 'reversal' }, named('reverses', one.id)) : look(walker)
}

async function pay(walker: Walker): Promise<void> {
  const due = meet(walker.world, walker.chance, 'transactions', ({ status }) => status === 'due')
  return due ? post(walker, 'pay what is owed', { kind: 'purchase' }, named('settles', due.id)) : look(walker)
}

export const asFinance = (walker: Walker): Promise<void> =>
  weighted(walker.chance, [
    [20, purchase],
    [25, grant],
    [12, refund],
    [12, adjust],
    [10, look],
    [14, reverse],
    [12, pay],
  ])(walker)
