/** Premium service requests: what each party may do with one, by its status, and now and then what it may not. */
import { seedId } from '../../src/demo/ids.ts'
import { weighted } from './chance.ts'
import type { Chance } from './chance.ts'
import { shown } from './walker.ts'
import type { Answer, Walker } from './walker.ts'
import { meet } from './world.ts'
import type { Known } from './world.ts'

const path = '/api/v2/premium-service-requests'

/** The services, each with its provider. The last is a meeting, which is delivered without a file. */
const services = [
  [1, 4],
  [2, 4],
  [3, 5],
  [5, 14],
  [8, 4],
] as const

type Move = readonly [weight: number, step: string, attributes: (chance: Chance) => object]

const to =
  (status: string, more: (chance: Chance) => object = () => ({})) =>
  (chance: Chance): object => ({ status, ...more(chance) })
const price = (chance: Chance) => ({ smarts_required: 1 + chance.below(60) })
const hours = (chance: Chance) => ({ time_required: 1 + chance.below(9) })
const note = () => ({ note: 'As we said.' })
const review = (chance: Chance) => ({ rating: 1 + chance.below(5), ...(chance.percent(40) ? { feedback: 'Of use.' } : {}) })

const asking: Record<string, readonly Move[]> = {
  drafted: [
    [75, 'submit a request', to('submitted')],
    [20, 'change a draft', price],
  ],
  submitted: [
    [20, 'cancel a request', to('cancelled')],
    [10, 'write a note', note],
  ],
  countered: [
    [60, 'agree to a counter-offer', to('accepted')],
    [25, 'refuse a counter-offer', to('submitted')],
    [15, 'cancel a request', to('cancelled')],
  ],
  accepted: [[10, 'call off what was accepted', to('cancelled', note)]],
  delivered: [
    [60, 'complete a request', to('completed')],
    [30, 'ask for rework', to('accepted', note)],
  ],
  completed: [[100, 'rate a request', review]],
}

const answering: Record<string, readonly Move[]> = {
  submitted: [
    [55, 'accept a request', to('accepted')],
    [30, 'counter a request', to('countered', (chance) => ({ ...price(chance), ...hours(chance) }))],
    [12, 'decline a request', to('declined', note)],
  ],
  countered: [[5, 'decline a request', to('declined', note)]],
  accepted: [[100, 'deliver a request', to('delivered')]],
}

const managing: Record<string, readonly Move[]> = {
  submitted: [
    [25, 'offer other terms as the manager', price],
    [8, 'decline a request', to('declined', note)],
    [8, 'cancel a request', to('cancelled')],
  ],
  countered: [[8, 'cancel a request', to('cancelled')]],
  accepted: [[8, 'call off what was accepted', to('cancelled', note)]],
  delivered: [[30, 'complete a request', to('completed')]],
}

const administering: Record<string, readonly Move[]> = {
  ...managing,
  submitted: [[40, 'offer other terms as the manager', (chance) => ({ ...price(chance), description: 'Other words.' })]],
  accepted: [[60, 'change the price of what was accepted', price]],
  delivered: [
    [40, 'change the price of what was delivered', price],
    [20, 'complete a request at another price', to('completed', price)],
  ],
}

/** Remembers what an answer says of a request; one that cannot be seen any more is forgotten. */
function learn({ world }: Walker, known: Known, answer: Answer | undefined): void {
  const data = shown(answer)
  if (data) world.known.requests.set(known.id, { ...known, status: String(data.attributes['status']) })
  else if (answer?.status === 404) world.known.requests.delete(known.id)
}

/** Asks for a service, as a draft or at once. */
async function askFor(walker: Walker): Promise<void> {
  const { chance } = walker
  const [service, provider] = chance.of(services)
  const title = walker.label()
  const answer = await walker.send('ask for a service', 'POST', path, {
    label: title,
    type: 'premium-service-requests',
    attributes: {
      ...{ title, status: chance.percent(65) ? 'submitted' : 'drafted' },
      ...(chance.percent(90) ? price(chance) : {}),
      ...(chance.percent(80) ? hours(chance) : {}),
      ...(chance.percent(20) ? note() : {}),
    },
    relationships: {
      requestee: { data: { type: 'Account', id: seedId('accounts', provider) } },
      premium_service: { data: { type: 'PremiumService', id: seedId('premium-services', service) } },
    },
  })
  const data = shown(answer)
  if (data) learn(walker, { id: data.id, status: '', of: [walker.id, seedId('accounts', provider), title] }, answer)
}

async function deleteDraft(walker: Walker, draft: Known): Promise<void> {
  walker.world.deleted.add(draft.of[2]!)
  const answer = await walker.send('delete a draft', 'DELETE', `${path}/{id}`, { id: draft.id })
  if (answer?.status === 204) walker.world.known.requests.delete(draft.id)
}

const file = `data:text/csv;base64,${Buffer.from('figure,year\n1,2026\n').toString('base64')}`

async function attach(walker: Walker, { id }: Known): Promise<void> {
  const name = walker.label()
  await walker.send('attach a file', 'POST', '/api/v2/premium-service-attachments', {
    label: `${name}.csv`,
    type: 'premium-service-attachments',
    attributes: { source: file, 'source-file-name': `${name}.csv` },
    relationships: { premium_service_request: { data: { type: 'PremiumServiceRequest', id } } },
  })
}

/** Nothing happens as often as the weights leave of a hundred. */
const wait: Move = [0, 'wait', () => ({})]

/** Makes one of the moves that a status offers, or waits; one time in twelve it is that of any status. */
async function move(walker: Walker, moves: Record<string, readonly Move[]>, isMine: (one: Known) => boolean): Promise<void> {
  const { chance, world } = walker
  const [astray, late] = [chance.percent(8), chance.percent(12)]
  const fits = ({ status }: Known): boolean => astray || ((status === 'completed' ? late : true) && status in moves)
  const known = meet(world, chance, 'requests', (one) => isMine(one) && fits(one))
  if (!known) return
  const offered = astray ? Object.values(moves).flat() : moves[known.status]!
  const left = astray ? 0 : Math.max(0, 100 - offered.reduce((sum, [weight]) => sum + weight, 0))
  const [, step, attributes] = weighted(chance, [...offered.map((one) => [one[0], one] as const), [left, wait]])
  if (step === wait[1]) return
  const name = astray ? 'try what the status may not offer' : step
  learn(walker, known, await walker.send(name, 'PATCH', `${path}/{id}`, { id: known.id, attributes: attributes(chance) }))
}

export async function asRequestor(walker: Walker): Promise<void> {
  const { chance, world } = walker
  if (chance.percent(30)) return askFor(walker)
  const draft = chance.percent(4)
    ? meet(world, chance, 'requests', (one) => one.of[0] === walker.id && one.status === 'drafted')
    : undefined
  return draft ? deleteDraft(walker, draft) : move(walker, asking, (one) => one.of[0] === walker.id)
}

export async function asProvider(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const mine = (one: Known): boolean => one.of[1] === walker.id
  const open = chance.percent(40) ? meet(world, chance, 'requests', (one) => mine(one) && one.status === 'accepted') : undefined
  return open ? attach(walker, open) : move(walker, answering, mine)
}

export const asManager = (walker: Walker): Promise<void> => move(walker, managing, () => true)
export const asAdmin = (walker: Walker): Promise<void> => move(walker, administering, () => true)
