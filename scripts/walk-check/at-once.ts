/** Twenty-five at once for one thing: one of them has it. */
import { seedId } from '../../src/demo/ids.ts'
import { shown, tokenOf, walkerOf } from './walker.ts'
import type { Answer, Walker } from './walker.ts'
import type { Server } from './server.ts'
import type { World } from './world.ts'

const times = 25

/** The first twenty-five accounts of the demo set, in their order. */
const everybody = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate', 'editor', 'entity-editor'],
  ...['account-manager', 'finance', 'admin', 'vikram.deshpande', 'theodora.mavridis', 'wing.cheung', 'dale.whitcombe', 'beatrice.okafor'],
  ...['lukas.hofstede', 'jordan.avery', 'elodie.favre', 'samuel.penrose', 'gita.wulandari', 'noor.alhashimi', 'matthias.krueger'],
]

const statuses = (answers: readonly (Answer | undefined)[]): string => {
  const counts = Object.groupBy(answers, (one) => String(one?.status))
  return Object.entries(counts)
    .map(([status, ones]) => `${ones!.length} × ${status}`)
    .join(', ')
}
const good = (answers: readonly (Answer | undefined)[]): number => answers.filter((one) => one !== undefined && one.status < 300).length

/** Says what should have been, unless it was. */
const unless = (right: boolean, what: string, answers: readonly (Answer | undefined)[]): string[] =>
  right ? [] : [`${what}: ${statuses(answers)}`]

type Crowd = ReadonlyMap<string, Walker>

async function oneSeat(crowd: Crowd): Promise<string[]> {
  const host = crowd.get('corporate')!
  const starts = Date.now() + 40 * 24 * 3_600_000
  const title = host.label()
  const event = shown(
    await host.send('make an event', 'POST', '/api/v2/corporate-events', {
      ...{ label: title, type: 'corporate-events' },
      attributes: {
        ...{ title, kind: 'group-meeting', format: 'virtual', timezone: 'Asia/Tokyo', audience: ['public'], capacity: 1 },
        ...{ 'starts-at': new Date(starts).toISOString(), 'ends-at': new Date(starts + 3_600_000).toISOString() },
      },
      relationships: { entity: { data: { type: 'entities', id: seedId('entities', 1) } } },
    }),
  )!
  await host.send('publish an event', 'PATCH', '/api/v2/corporate-events/{id}', { id: event.id, attributes: { status: 'published' } })
  const answers = await Promise.all(
    [...crowd.values()].map((one) =>
      one.send('book a seat at once', 'PATCH', '/api/v2/corporate-events/{id}/book-reservation', { id: event.id, attributes: {} }),
    ),
  )
  const seated = answers.filter((one) => shown(one)?.attributes['my-reservation-status'] === 'confirmed')
  return unless(seated.length === 1 && good(answers) === times, `One seat went to ${seated.length} of ${times}`, answers)
}

const request = (id: string, attributes: object) => ['PATCH', '/api/v2/premium-service-requests/{id}', { id, attributes }] as const

/** A firm that has one smart, and twenty-five requests of one smart each. */
async function oneSmart(crowd: Crowd): Promise<string[]> {
  const [asker, finance] = [crowd.get('elodie.favre')!, crowd.get('finance')!]
  await finance.send('give smarts', 'POST', '/api/v2/premium-service-transactions', {
    type: 'premium-service-transactions',
    attributes: { kind: 'grant', smarts: 1, memo: finance.label() },
    relationships: { company: { data: { type: 'companies', id: seedId('companies', 9) } } },
  })
  const drafts: string[] = []
  for (let index = 0; index < times; index++) {
    const [service, provider] = (
      [
        [1, 4],
        [3, 5],
        [5, 14],
      ] as const
    )[index % 3]!
    const title = asker.label()
    const answer = await asker.send('ask for a service', 'POST', '/api/v2/premium-service-requests', {
      ...{ label: title, type: 'premium-service-requests', attributes: { title, status: 'drafted', smarts_required: 1 } },
      relationships: {
        requestee: { data: { type: 'Account', id: seedId('accounts', provider) } },
        premium_service: { data: { type: 'PremiumService', id: seedId('premium-services', service) } },
      },
    })
    drafts.push(shown(answer)!.id)
  }
  const answers = await Promise.all(drafts.map((id) => asker.send('submit at once', ...request(id, { status: 'submitted' }))))
  const poor = answers.filter((one) => one?.status === 402).length
  return unless(good(answers) === 1 && poor === times - 1, `One smart went to ${good(answers)} of ${times}`, answers)
}

/** A request of a meeting, by one who walks nowhere and so has room for it, from being asked for to being rated. */
async function oneRating(crowd: Crowd): Promise<string[]> {
  const [asker, provider] = [crowd.get('elodie.favre')!, crowd.get('provider')!]
  const manager = crowd.get('account-manager')!
  const title = asker.label()
  const made = shown(
    await asker.send('ask for a service', 'POST', '/api/v2/premium-service-requests', {
      ...{ label: title, type: 'premium-service-requests', attributes: { title, status: 'drafted', smarts_required: 0 } },
      relationships: {
        requestee: { data: { type: 'Account', id: seedId('accounts', 4) } },
        premium_service: { data: { type: 'PremiumService', id: seedId('premium-services', 8) } },
      },
    }),
  )!
  await asker.send('submit a request', ...request(made.id, { status: 'submitted' }))
  await provider.send('accept a request', ...request(made.id, { status: 'accepted' }))
  await provider.send('deliver a request', ...request(made.id, { status: 'delivered' }))
  const completed = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      (index % 2 ? asker : manager).send('complete at once', ...request(made.id, { status: 'completed' })),
    ),
  )
  const rated = await Promise.all(
    Array.from({ length: times }, (_, index) => asker.send('rate at once', ...request(made.id, { rating: 1 + (index % 5) }))),
  )
  return [
    ...unless(good(completed) === 1, `One completion was ${good(completed)} of ${times}`, completed),
    ...unless(good(rated) === times, `A rating can be changed, and was ${good(rated)} of ${times} times`, rated),
  ]
}

/** A campaign that all schedule, and that is made twenty-five times under one key. */
async function oneSchedule(crowd: Crowd): Promise<string[]> {
  const keeper = crowd.get('corporate')!
  const entity = { entity: { data: { type: 'entities', id: seedId('entities', 1) } } }
  const name = keeper.label()
  const list = shown(
    await keeper.send('make a list', 'POST', '/api/v2/contact-lists', {
      ...{ label: name, type: 'contact-lists', attributes: { name }, relationships: entity },
    }),
  )!
  const contacts = Array.from({ length: times }, (_, index) => ({ email: `once-${index}@walk.example` }))
  await keeper.send('add contacts', 'PATCH', '/api/v2/contact-lists/{id}/add-contacts', { id: list.id, attributes: { contacts } })
  const title = keeper.label()
  const made = await Promise.all(
    Array.from({ length: times }, () =>
      keeper.send('write a campaign at once', 'POST', '/api/v2/corporate-email-campaigns', {
        ...{ label: title, key: title, type: 'corporate-email-campaigns' },
        attributes: { title, subject: title, content: '<p>Once.</p>', status: 'drafted' },
        relationships: { ...entity, contact_lists: { data: [{ type: 'contact-lists', id: list.id }] } },
      }),
    ),
  )
  const ids = [...new Set(made.map((one) => shown(one)?.id))]
  const keepers = [keeper, crowd.get('account-manager')!, crowd.get('admin')!]
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      keepers[index % 3]!.send('schedule at once', 'PATCH', '/api/v2/corporate-email-campaigns/{id}', {
        ...{ id: ids[0]!, attributes: { status: 'scheduled' } },
      }),
    ),
  )
  return [
    ...unless(ids.length === 1, `One campaign was made ${ids.length} times`, made),
    ...unless(good(answers) === times, `To schedule again changes nothing`, answers),
  ]
}

/** Signs everybody in and lets them try. Answers what went wrong; what it left behind is held against the rules later. */
export async function allAtOnce(world: World, server: Server, seed: number): Promise<string[]> {
  const crowd = new Map<string, Walker>()
  for (const [index, name] of everybody.entries()) {
    crowd.set(name, walkerOf(world, server, { seed: seed + 500_000, account: index + 1, token: await tokenOf(server, name) }))
  }
  return [...(await oneSeat(crowd)), ...(await oneSmart(crowd)), ...(await oneRating(crowd)), ...(await oneSchedule(crowd))]
}
