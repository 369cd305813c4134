/** Months: what they earned, what is corrected of them, and what is paid. */
import { weighted } from './chance.ts'
import { listed, shown } from './walker.ts'
import type { Walker } from './walker.ts'
import { meet } from './world.ts'

const path = '/api/v2/recognised-revenues'
const paymentPath = '/api/v2/company-payments'

/** The months from five before this one to this one. */
function monthFrom({ chance }: Walker): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - chance.below(6))).toISOString().slice(0, 10)
}
const earned = ({ chance }: Walker) => ({ 'amount-minor': chance.below(20_000_000) })

async function record(walker: Walker): Promise<void> {
  const attributes = { month: monthFrom(walker), ...earned(walker) }
  const data = shown(await walker.send('record a revenue', 'POST', path, { type: 'recognised-revenues', attributes }))
  if (data) walker.world.known.revenues.set(data.id, { id: data.id, status: '', of: [] })
}

async function look(walker: Walker): Promise<void> {
  for (const { id } of listed(await walker.send('look at revenues', 'GET', path)))
    walker.world.known.revenues.set(id, { id, status: '', of: [] })
}

async function change(walker: Walker): Promise<void> {
  const revenue = meet(walker.world, walker.chance, 'revenues', () => true)
  if (!revenue) return look(walker)
  const attributes = { ...(walker.chance.percent(80) ? earned(walker) : {}), note: 'By the books.' }
  await walker.send('change a revenue', 'PATCH', `${path}/{id}`, { id: revenue.id, attributes })
}

async function correct(walker: Walker): Promise<void> {
  const id = monthFrom(walker).slice(0, 7)
  const attributes = { reason: walker.label(), ...(walker.chance.percent(80) ? earned(walker) : {}) }
  await walker.send('correct a month', 'POST', '/api/v2/reports/{month}/corrections', { id, type: 'report-corrections', attributes })
}

async function pay(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const payment = chance.percent(70) ? meet(world, chance, 'payments', () => true) : undefined
  if (!payment) {
    const query = `?page[size]=50&filter[from]=${monthFrom(walker).slice(0, 7)}`
    for (const { id, attributes } of listed(await walker.send('look at payments', 'GET', paymentPath, { query }))) {
      world.known.payments.set(id, { id, status: String(attributes['status']), of: [] })
    }
    return
  }
  const attributes = { status: 'paid', ...(chance.percent(50) ? { 'statement-url': 'https://books.example/41' } : {}) }
  const answer = await walker.send('pay a company', 'PATCH', `${paymentPath}/{id}`, { id: payment.id, attributes })
  if (answer?.status === 404) world.known.payments.delete(payment.id)
}

export const asClerk = (walker: Walker): Promise<void> =>
  weighted(walker.chance, [
    [20, record],
    [25, change],
    [25, correct],
    [25, pay],
    [5, look],
  ])(walker)
