/** Events and the seats at them: hosts make and change events, and decide; everybody books, changes, gives up and talks. */
import { seedId } from '../../src/demo/ids.ts'
import { weighted } from './chance.ts'
import { listed, shown } from './walker.ts'
import type { Answer, Walker } from './walker.ts'
import { meet } from './world.ts'
import type { Known } from './world.ts'

const path = '/api/v2/corporate-events'
/** So many events are open at once, so that the walkers meet at them. */
const mostOpen = 10
const day = 24 * 3_600_000

const isOpen = ({ status }: Known): boolean => ['published', 'closed', 'full'].includes(status)

function learn({ world }: Walker, event: string, answer: Answer | undefined): void {
  const data = shown(answer)
  if (data?.type === 'corporate-events') world.known.events.set(event, { id: event, status: String(data.attributes['status']), of: [] })
  else if (answer?.status === 404) world.known.events.delete(event)
}

/** Makes an event and announces it. */
async function hold(walker: Walker): Promise<void> {
  const { chance } = walker
  const title = walker.label()
  const starts = Date.now() + day * (1 + chance.below(30))
  const answer = await walker.send('make an event', 'POST', path, {
    label: title,
    type: 'corporate-events',
    attributes: {
      ...{
        title,
        kind: chance.percent(15) ? 'one-on-one' : 'group-meeting',
        format: 'virtual',
        timezone: 'Asia/Tokyo',
        audience: ['public'],
      },
      ...{ 'starts-at': new Date(starts).toISOString(), 'ends-at': new Date(starts + 3_600_000).toISOString() },
      ...{ access: chance.percent(25) ? 'approval' : 'open', capacity: chance.percent(90) ? 1 + chance.below(7) : null },
    },
    relationships: { entity: { data: { type: 'entities', id: seedId('entities', 1) } } },
  })
  const id = shown(answer)?.id
  if (id !== undefined) learn(walker, id, await change(walker, 'publish an event', id, { status: 'published' }))
}

const change = (walker: Walker, step: string, id: string, attributes: object): Promise<Answer | undefined> =>
  walker.send(step, 'PATCH', `${path}/{id}`, { id, attributes })

/** Looks who asked for a seat, and remembers it. */
async function lookAround(walker: Walker, event: Known): Promise<void> {
  const sent = { id: event.id, related: 'reservations', query: '?page[size]=50' }
  const answer = await walker.send('look who comes', 'GET', `${path}/{id}/{relationship}`, sent)
  for (const { id, attributes } of listed(answer)) {
    walker.world.known.reservations.set(id, { id, status: String(attributes['status']), of: [event.id, event.status] })
  }
}

/** The ways of a host with an event that is open, or on. */
const changes: readonly (readonly [weight: number, step: string, fits: (one: Known) => boolean, attributes: (walker: Walker) => object])[] =
  [
    [30, 'change the capacity', isOpen, ({ chance }) => ({ capacity: chance.percent(92) ? 1 + chance.below(9) : null })],
    [8, 'close registration', isOpen, () => ({ status: 'closed' })],
    [12, 'open registration again', ({ status }) => status === 'closed', () => ({ status: 'published' })],
    [
      5,
      'move an event',
      isOpen,
      ({ chance }) => {
        const starts = Date.now() + day * (1 + chance.below(30))
        return { 'starts-at': new Date(starts).toISOString(), 'ends-at': new Date(starts + 3_600_000).toISOString() }
      },
    ],
    [3, 'start an event', isOpen, () => ({ status: 'live' })],
    [5, 'finish an event', ({ status }) => status === 'live', () => ({ status: 'finished' })],
    [3, 'cancel an event', isOpen, () => ({ status: 'cancelled', 'cancelled-reason': 'It snows.' })],
  ]

async function decide(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const event = meet(world, chance, 'events', (one) => isOpen(one) || ['live', 'finished'].includes(one.status))
  const reservation = meet(world, chance, 'reservations', (one) => one.of[0] === event?.id)
  if (!event) return hold(walker)
  if (!reservation || chance.percent(35)) return lookAround(walker, event)
  const over = ['live', 'finished'].includes(event.status)
  const status = over ? chance.of(['attended', 'no-show']) : chance.of(['confirmed', 'confirmed', 'declined'])
  const step = over ? 'say who was there' : reservation.status === 'declined' ? 'reconsider a reservation' : 'decide on a reservation'
  const answer = await walker.send(step, 'PATCH', '/api/v2/corporate-reservations/{id}', { id: reservation.id, attributes: { status } })
  const data = shown(answer)
  if (data) world.known.reservations.set(data.id, { ...reservation, status: String(data.attributes['status']) })
}

export async function asHost(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const open = [...world.known.events.values()].filter(isOpen).length
  if (open < mostOpen && chance.percent(50)) return hold(walker)
  if (chance.percent(45)) return decide(walker)
  const [, step, fits, attributes] = weighted(
    chance,
    changes.map((one) => [one[0], one] as const),
  )
  const event = meet(world, chance, 'events', fits)
  return event ? learn(walker, event.id, await change(walker, step, event.id, attributes(walker))) : decide(walker)
}

const guests = ({ chance }: Walker) => (chance.percent(50) ? { guests: chance.below(4) } : {})

async function book(walker: Walker, { id }: Known): Promise<void> {
  const attributes = { ...guests(walker), ...(walker.chance.percent(20) ? { 'attendee-visible': true } : {}) }
  learn(walker, id, await walker.send('book a seat', 'PATCH', `${path}/{id}/book-reservation`, { id, attributes }))
}

async function giveUp(walker: Walker, { id }: Known): Promise<void> {
  learn(walker, id, await walker.send('give a seat up', 'PATCH', `${path}/{id}/cancel-reservation`, { id, attributes: {} }))
}

/** Joins the conversation of an event, or leaves it. */
async function talk(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const conversation = chance.percent(50) ? meet(world, chance, 'conversations', ({ of }) => of[0] === walker.id) : undefined
  if (conversation) {
    const leaves = chance.percent(30)
    const step = leaves ? 'leave a conversation' : 'join a conversation'
    await walker.send(step, 'PATCH', `/api/v2/message-groups/{id}/${leaves ? 'leave' : 'join'}`, { id: conversation.id })
    return
  }
  const answer = await walker.send('look for conversations', 'GET', '/api/v2/message-groups', { query: '?page[size]=50' })
  for (const { id, attributes } of listed(answer)) {
    if (attributes['kind'] === 'event') world.known.conversations.set(`${walker.id} ${id}`, { id, status: '', of: [walker.id] })
  }
}

export async function asGuest(walker: Walker): Promise<void> {
  const { chance, world } = walker
  if (chance.percent(12)) return talk(walker)
  const event = meet(world, chance, 'events', chance.percent(95) ? isOpen : () => true)
  if (event) return chance.percent(60) ? book(walker, event) : giveUp(walker, event)
}
