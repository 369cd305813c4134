/** Campaigns: lists and who is on them, what is written, when it goes out, and who wants no more of it. */
import { seedId } from '../../src/demo/ids.ts'
import { weighted } from './chance.ts'
import type { Received } from './mail.ts'
import { listed, shown } from './walker.ts'
import type { Answer, Data, Walker } from './walker.ts'
import { meet } from './world.ts'
import type { Known } from './world.ts'

const path = '/api/v2/corporate-email-campaigns'
const listPath = '/api/v2/contact-lists'
const entity = { entity: { data: { type: 'entities', id: seedId('entities', 1) } } }

/** There are so many people to write to, and some of them are not easily reached. */
const people = 300
const hard: readonly (readonly [every: number, name: string])[] = [
  [41, 'nobody'],
  [23, 'later'],
  [47, 'unwanted'],
  [59, 'silent'],
]
const addressOf = (n: number): string => `${hard.find(([every]) => n % every === 0)?.[1] ?? 'reader'}-${n}@walk.example`

const several = ({ chance }: Walker, most: number): string[] =>
  Array.from({ length: 1 + chance.below(most) }, () => addressOf(1 + chance.below(people)))

function learn({ world }: Walker, kind: 'lists' | 'campaigns', known: string, answer: Answer | undefined): void {
  const data = shown(answer)
  if (data) world.known[kind].set(data.id, { id: data.id, status: String(data.attributes['status']), of: [] })
  else if (answer?.status === 404) world.known[kind].delete(known)
}

async function makeList(walker: Walker): Promise<void> {
  const name = walker.label()
  const answer = await walker.send('make a list', 'POST', listPath, {
    ...{ label: name, type: 'contact-lists', attributes: { name }, relationships: entity },
  })
  const id = shown(answer)?.id
  if (id !== undefined) learn(walker, 'lists', id, await add(walker, id, 40))
}

const add = (walker: Walker, id: string, most = 12): Promise<Answer | undefined> => {
  const contacts = [...new Set(several(walker, most))].map((email) => ({ email, 'first-name': 'Reader' }))
  return walker.send('add contacts', 'PATCH', `${listPath}/{id}/add-contacts`, { id, attributes: { contacts } })
}

const takeOff = (walker: Walker, id: string): Promise<Answer | undefined> =>
  walker.send('take contacts off', 'PATCH', `${listPath}/{id}/remove-contacts`, { id, attributes: { emails: several(walker, 8) } })

const bringIn = (walker: Walker, id: string): Promise<Answer | undefined> => {
  const source = `data:text/csv;base64,${Buffer.from(`email\n${several(walker, 30).join('\n')}\n`).toString('base64')}`
  return walker.send('import contacts', 'POST', `${listPath}/{id}/import-contacts-from-csv`, {
    ...{ id, type: 'contact-lists', attributes: { source } },
  })
}

async function keepLists(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const list = meet(world, chance, 'lists', () => true)
  if (!list || (world.known.lists.size < 12 && chance.percent(30))) return makeList(walker)
  const work = weighted<(walker: Walker, id: string) => Promise<Answer | undefined>>(chance, [
    [40, add],
    [25, takeOff],
    [15, bringIn],
    [6, (one, id) => one.send('remove a list', 'PATCH', `${listPath}/{id}/remove`, { id })],
    [14, (one, id) => one.send('bring a list back', 'PATCH', `${listPath}/{id}`, { id, attributes: { status: 'active' } })],
  ])
  learn(walker, 'lists', list.id, await work(walker, list.id))
}

async function write(walker: Walker): Promise<void> {
  const { chance, world } = walker
  const lists = [meet(world, chance, 'lists', (one) => one.status === 'active'), meet(world, chance, 'lists', () => true)]
  const ids = [...new Set(lists.filter((one) => one !== undefined).map(({ id }) => id))]
  const title = walker.label()
  const answer = await walker.send('write a campaign', 'POST', path, {
    ...{ label: title, type: 'corporate-email-campaigns' },
    attributes: { title, subject: title, content: '<p>Dear {{first-name}}, the figures are out.</p>', status: 'drafted' },
    relationships: { ...entity, contact_lists: { data: ids.map((id) => ({ type: 'contact-lists', id })) } },
  })
  const id = shown(answer)?.id
  if (id !== undefined) world.known.campaigns.set(id, { id, status: 'drafted', of: [title] })
}

const at =
  (status: string) =>
  (one: Known): boolean =>
    one.status === status

const moves: readonly (readonly [weight: number, step: string, fits: (one: Known) => boolean, attributes: object])[] = [
  [40, 'schedule a campaign', at('drafted'), { status: 'scheduled' }],
  [8, 'take a campaign back', at('scheduled'), { status: 'drafted' }],
  [20, 'pause a campaign', at('sending'), { status: 'paused' }],
  [40, 'resume a campaign', at('paused'), { status: 'sending' }],
  [4, 'cancel a campaign', ({ status }) => ['drafted', 'scheduled', 'paused'].includes(status), { status: 'cancelled' }],
  [8, 'write other words', at('drafted'), { content: '<p>Dear {{first-name}}, here is more.</p>' }],
  [4, 'ask what cannot be', () => true, { status: 'sending' }],
]

/** Looks how far the campaigns have come that the server sends by itself. */
async function look(walker: Walker): Promise<void> {
  const query = '?page[size]=50&filter[status]=scheduled,sending,paused'
  const found: readonly Data[] = listed(await walker.send('look how campaigns go', 'GET', path, { query }))
  for (const { id, attributes } of found) {
    walker.world.known.campaigns.set(id, { id, status: String(attributes['status']), of: [String(attributes['title'])] })
  }
}

async function remove(walker: Walker, { id, of: [title = ''] }: Known): Promise<void> {
  walker.world.deleted.add(title)
  const answer = await walker.send('delete a campaign', 'DELETE', `${path}/{id}`, { id })
  if (answer?.status === 204) walker.world.known.campaigns.delete(id)
}

export async function asKeeper(walker: Walker): Promise<void> {
  const { chance, world } = walker
  if (chance.percent(40)) return keepLists(walker)
  if (chance.percent(15)) return look(walker)
  if (chance.percent(20)) return write(walker)
  const old = chance.percent(5) ? meet(world, chance, 'campaigns', at('cancelled')) : undefined
  if (old) return remove(walker, old)
  const [, step, fits, attributes] = weighted(
    chance,
    moves.map((one) => [one[0], one] as const),
  )
  const campaign = meet(world, chance, 'campaigns', fits)
  if (!campaign) return write(walker)
  const answer = await walker.send(step, 'PATCH', `${path}/{id}`, { id: campaign.id, attributes })
  const data = shown(answer)
  if (data) world.known.campaigns.set(data.id, { ...campaign, status: String(data.attributes['status']) })
  else if (answer?.status === 404) world.known.campaigns.delete(campaign.id)
}

/** Somebody who has a mail wants no more of them. */
export async function asReader(walker: Walker, mails: readonly Received[]): Promise<void> {
  const { chance, world } = walker
  if (mails.length === 0) return
  const mail = chance.of(mails.slice(-80))
  const [, contact = '', query = ''] = /contacts\/([^/]+)\/unsubscribe(\?.*)$/.exec(mail.unsubscribe) ?? []
  const answer = await walker.send('unsubscribe', 'POST', '/api/v2/contacts/{id}/unsubscribe', { id: contact, query })
  if (answer?.status === 204 && !world.unsubscribed.has(contact)) world.unsubscribed.set(contact, Date.now())
}
