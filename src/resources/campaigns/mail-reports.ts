/** What a mail service tells of mails that went out: that they came back, or that their readers complained. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers, Operations } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { plain } from '../../verbs/handler.ts'
import { endMailsToAccounts } from '../notifications/notification-mails.ending.ts'
import { takeTurn } from './contacts.managing.ts'
import { endMails, endMailsTo } from './contacts.ts'
import { addResults, reasonOf } from './corporate-email-campaigns.results.ts'
import type { Results } from './corporate-email-campaigns.results.ts'
import { endInvitations, inviting } from './mail-reports.invitations.ts'

type Report = NonNullable<Operations['receiveMailReports']['accepted']>['events'][number]

/** What each kind brings a mail to, the lesser first: what is known of a mail never becomes less. */
const states = { 'bounce-soft': 'bounced-soft', 'bounce-hard': 'bounced-hard', complaint: 'complained' } as const
const kinds = Object.keys(states) as Report['kind'][]
const rank = (column: string) => sql`array_position(array['bounced-soft', 'bounced-hard', 'complained'], ${sql.ref(column)})`

/** The delivery that a message id is made of. */
const deliveryOf = (messageId: string): string => messageId.trim().replace(/^</, '').split(/[@>]/)[0]!

/** For each key the gravest of the reports about it. */
function gravest(reports: readonly (readonly [key: string, report: Report])[]): Map<string, Report> {
  const sorted = reports.toSorted(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return new Map(sorted)
}

/** A delivery that was marked: what it was and is, and whether it went out before the campaign was begun or resumed last. */
interface Marked {
  campaign: string
  entity: string
  contact: string | null
  /** What is kept of the address of a contact that was erased. */
  hash: string | null
  was: string
  is: string
  was_delivered: boolean
  is_delivered: boolean
  before: boolean
}

/** Marks the deliveries of which something graver is said than is known. What never went out cannot have come back. */
async function mark(tx: Transaction, reports: ReadonlyMap<string, Report>): Promise<Marked[]> {
  const said = [...reports].map(([id, { kind, at, reason }]) => ({ id, status: states[kind], at, reason: reasonOf(reason ?? '') }))
  const { rows } = await sql<Marked>`with said as (
      select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as one (id text, status text, at timestamptz, reason text)
    ), known as (
      select one.id, one.status, delivered_at from campaign_deliveries as one join said on said.id = one.id
      where handed_at is not null and coalesce(${rank('one.status')}, 0) < ${rank('said.status')}
      order by one.id for no key update of one
    )
    update campaign_deliveries as one set status = said.status, reason = coalesce(said.reason, one.reason),
      reported_at = least(said.at, now()),
      delivered_at = case when said.status = 'complained' then coalesce(one.delivered_at, one.handed_at) end
    from known, said, corporate_email_campaigns as campaign
    where one.id = known.id and said.id = one.id and campaign.id = one.campaign_id
    returning one.campaign_id as campaign, contact_id as contact, address_hash as hash, campaign.entity_id as entity, known.status as was, one.status as is,
      known.delivered_at is not null as was_delivered, one.delivered_at is not null as is_delivered,
      coalesce(one.handed_at < resumed_at, false) as before`.execute(tx)
  return rows
}

function resultsOf(marked: readonly Marked[]): Results {
  const change = (holds: (status: string, delivered: boolean) => boolean): number =>
    marked.reduce((sum, one) => sum + Number(holds(one.is, one.is_delivered)) - Number(holds(one.was, one.was_delivered)), 0)
  return {
    delivered: change((_status, delivered) => delivered),
    bounced: change((status) => status.startsWith('bounced')),
    complained: change((status) => status === 'complained'),
  }
}

/** The contacts, of whatever issuer, to whom mails go until what is said of their addresses is heeded; by address the kind. */
async function contactsAt(tx: Transaction, said: ReadonlyMap<string, Report>) {
  const { rows } = await sql<{ id: string; entity: string; address: string; status: string }>`
    select id, entity_id as entity, lower(email) as address, status from contacts
    where lower(email) = any(${[...said.keys()]}::text[]) and status in ('subscribed', 'bounced') order by id`.execute(tx)
  return rows.filter((one) => one.status === 'subscribed' || said.get(one.address)!.kind === 'complaint')
}

async function take(tx: Transaction, events: readonly Report[]): Promise<number> {
  const about = events.flatMap((one) => (one['message-id'] === undefined ? [] : [[deliveryOf(one['message-id']), one] as const]))
  const other = events.filter((one) => one['message-id'] === undefined && one.kind !== 'bounce-soft')
  const deliveries = gravest(about)
  const addresses = gravest(other.map((one) => [one.address!.toLowerCase(), one] as const))
  const { rows: concerned } = await sql<{ entity: string }>`select campaign.entity_id as entity from campaign_deliveries as one
      join corporate_email_campaigns as campaign on campaign.id = campaign_id where one.id = any(${[...deliveries.keys()]}::text[])
    union ${inviting([...deliveries.keys()])}
    union select entity_id from contacts where lower(email) = any(${[...addresses.keys()]}::text[]) order by entity`.execute(tx)
  for (const { entity } of concerned) await takeTurn(tx, entity)

  const marked = await mark(tx, deliveries)
  for (const [campaign, some] of [...Map.groupBy(marked, (one) => one.campaign)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await addResults(tx, campaign, resultsOf(some), resultsOf(some.filter((one) => one.before)))
  }
  for (const { entity, contact, hash, is } of marked) {
    const status = is === 'complained' ? 'unsubscribed' : 'bounced'
    if (is === 'bounced-soft') continue
    if (contact !== null) await endMails(tx, contact, status)
    else if (hash !== null) await endMailsTo(tx, entity, hash, status)
  }
  const contacts = await contactsAt(tx, addresses)
  for (const { id, address } of contacts) {
    await endMails(tx, id, addresses.get(address)!.kind === 'complaint' ? 'unsubscribed' : 'bounced')
  }
  const kindsOf = (reports: ReadonlyMap<string, Report>) => new Map([...reports].map(([key, { kind }]) => [key, kind]))
  const mails = kindsOf(deliveries)
  const invitations = await endInvitations(tx, mails)
  const ofAccounts = await endMailsToAccounts(tx, { mails, addresses: kindsOf(addresses) })
  return marked.length + new Set([...contacts.map((one) => one.address), ...invitations, ...ofAccounts]).size
}

export const mailReportsOperations: Handlers<'mail-reports'> = {
  async receiveMailReports({ accept, db }) {
    const { events } = await accept(db)
    const nameless = events.findIndex((one) => one['message-id'] === undefined && one.address === undefined)
    if (nameless !== -1) throw broken('A report names a message-id or an address', `/events/${nameless}`)
    const applied = await transact(db, (tx) => take(tx, events))
    return plain({ applied, ignored: events.length - applied })
  },
}
