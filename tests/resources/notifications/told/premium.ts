/** Who is told of premium services, and of the smarts that pay for them. */
import { randomUUID } from 'node:crypto'
import { insertRows } from '../../../../src/demo/insert-rows.ts'
import { dataUrl, pdfBytes } from '../../../support/files.ts'
import { freshClient, minutesFromNow } from '../../../support/insight-rows.ts'
import { editOf, linkage, putFirm, putRequest, requestPath } from '../../../support/premium-rows.ts'
import type { Status } from '../../../support/premium-rows.ts'
import type { Client, Server } from '../../../support/server.ts'
import { taken, ticks } from './story.ts'
import type { Story, Told, Who } from './story.ts'

type Party = 'requestor' | 'provider' | 'account-manager'
const parties: readonly Party[] = ['requestor', 'provider', 'account-manager']
/** Colleagues of both sides and others of their kinds. */
const bystanders = ['lead', 'compliance', 'provider-2', 'investor', 'finance', 'admin']

interface Asked {
  id: string
  who: Record<Party, Who>
  as(party: Party): Promise<Client>
}

/** A request of somebody of a new firm to `provider`. */
async function asked(server: Server, status: Status, columns: object = {}): Promise<Asked> {
  const { company, account } = await putFirm(server.db, 1_000)
  const id = await putRequest(server.db, status, { requestor_id: account, company_id: company, ...columns })
  const who = { requestor: account, provider: 'provider', 'account-manager': 'account-manager' }
  return { id, who, as: (party) => (party === 'requestor' ? freshClient(server, account) : server.as(party)) }
}

/** What is told to the parties but who acts. */
const othersIn = ({ who }: Asked, by: Party) => ({
  to: parties.filter((one) => one !== by).map((one) => who[one]),
  by: who[by],
  notTo: bystanders,
})

const fileOf = (request: string) => ({
  data: {
    type: 'premium-service-attachments',
    attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'model.pdf' },
    relationships: linkage('premium_service_request', 'PremiumServiceRequest', request),
  },
})
const noteOn = (request: string) => ({
  data: {
    type: 'premium-service-notes',
    attributes: { body: 'A word.' },
    relationships: linkage('premium-service-request', 'premium-service-requests', request),
  },
})

/** A party that brings a request from one status to another. The other two are told. */
const moved =
  (by: Party, from: Status, status: Status, more: object = {}): Story =>
  async (server) => {
    const one = await asked(server, from)
    const client = await one.as(by)
    if (status === 'delivered') taken(await client.post('/api/v2/premium-service-attachments', fileOf(one.id)))
    return { act: () => client.patch(requestPath(one.id), editOf({ status, ...more })), about: one.id, ...othersIn(one, by) }
  }

/** What is due now with a request. */
const due =
  (status: Status, columns: object, to: readonly Party[]): Story =>
  async (server) => {
    const { id, who } = await asked(server, status, columns)
    return { act: () => ticks(server), about: id, to: to.map((one) => who[one]), notTo: bystanders }
  }

/** What the provider adds to a request. */
const added =
  (path: string, bodyOf: (request: string) => object): Story =>
  async (server) => {
    const one = await asked(server, 'submitted')
    const client = await one.as('provider')
    return { act: () => client.post(path, bodyOf(one.id)), ...othersIn(one, 'provider'), twice: 'another' }
  }

/** A firm with a team lead, told with finance. */
async function firm(server: Server): Promise<Told & { company: string }> {
  const { company, account } = await putFirm(server.db, undefined)
  const lead = randomUUID()
  await insertRows(server.db, 'accounts', {
    ...{ id: lead, company_id: company, slug: `lead-${lead}`, first_name: 'Lead', last_name: 'One', email: `${lead}@demo.example` },
    ...{ account_type: 'investor', status: 'active', reading_tier: 'professional', roles: ['team-lead'] },
  })
  const more = {
    about: company,
    to: [lead, 'finance'],
    notTo: [account, 'lead', 'theodora.mavridis'],
    mute: ['companies', company],
  } as const
  return { act: () => ticks(server), company, ...more }
}
const book = async (server: Server, company: string, attributes: object) =>
  (await server.as('finance')).post('/api/v2/premium-service-transactions', {
    data: { type: 'premium-service-transactions', attributes, relationships: linkage('company', 'companies', company) },
  })

export const premium = {
  'premium_service_request.submit': moved('requestor', 'drafted', 'submitted'),
  'premium_service_request.counter': moved('provider', 'submitted', 'countered', { smarts_required: 200 }),
  'premium_service_request.agree': moved('requestor', 'countered', 'accepted'),
  'premium_service_request.refuse_counter': moved('requestor', 'countered', 'submitted'),
  'premium_service_request.accept': moved('provider', 'submitted', 'accepted'),
  'premium_service_request.decline': moved('provider', 'submitted', 'declined', { note: 'No time.' }),
  'premium_service_request.deliver': moved('provider', 'accepted', 'delivered'),
  'premium_service_request.rework': moved('requestor', 'delivered', 'accepted', { note: 'The last page.' }),
  'premium_service_request.complete': moved('requestor', 'delivered', 'completed'),
  'premium_service_request.cancel': moved('requestor', 'submitted', 'cancelled'),
  'premium_service_request.cancel_accepted': moved('requestor', 'accepted', 'cancelled', { note: 'No need.' }),
  'premium_service_request.expire': due('submitted', { expires_at: minutesFromNow(-1) }, parties),
  'premium_service_request.change_terms': async (server) => {
    const { id, who } = await asked(server, 'accepted')
    const admin = await server.as('admin')
    const act = () => admin.patch(requestPath(id), editOf({ smarts_required: 150 }))
    return { act, about: id, to: Object.values(who), notTo: ['lead', 'investor', 'finance'], by: 'admin' }
  },
  'premium_service_request.due_soon': due('accepted', { status_updated_at: minutesFromNow(-70), deliver_at: minutesFromNow(50) }, [
    'provider',
    'account-manager',
  ]),
  'premium_service_request.overdue': due('accepted', { status_updated_at: minutesFromNow(-121), deliver_at: minutesFromNow(-1) }, [
    'provider',
    'account-manager',
  ]),
  'premium_service_note.created': added('/api/v2/premium-service-notes', noteOn),
  'premium_service_attachment.created': added('/api/v2/premium-service-attachments', fileOf),
  'smarts.low': async (server) => {
    const told = await firm(server)
    taken(await book(server, told.company, { kind: 'grant', smarts: 500 }))
    return { ...told, act: () => book(server, told.company, { kind: 'adjustment', smarts: -460, memo: 'x' }) }
  },
  'smarts.expiring': async (server) => {
    const told = await firm(server)
    taken(await book(server, told.company, { kind: 'grant', smarts: 100, 'expires-at': minutesFromNow(20 * 24 * 60) }))
    return told
  },
} satisfies Record<string, Story>
