/**
 * The limits of an issuer's plan. The entities of a company share its plan, so what is counted is counted for all of
 * them, one change after the other. Without a plan nothing is limited.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { broken } from '../../refusals.ts'

interface Limits {
  company: string
  features: readonly string[]
  events_per_year: number | null
  campaigns_per_month: number | null
  contacts_limit: number | null
}

/** The limits of the entity's company, which is held until the transaction ends. */
async function limitsOf(tx: Transaction, entity: string) {
  // Locked before it is read: a statement that waits for a lock joins what was there before.
  const its = tx.selectFrom('entities').select('company_id').where('id', '=', entity)
  await tx.selectFrom('companies').select('id').where('id', '=', its).forNoKeyUpdate().execute()
  const { rows } = await sql<Limits>`select companies.id as company, features, events_per_year, campaigns_per_month, contacts_limit
    from entities join companies on companies.id = entities.company_id join corporate_plans on corporate_plans.id = corporate_plan_id
    where entities.id = ${entity} and coalesce(corporate_plan_ends_at > now(), true)`.execute(tx)
  return rows[0]
}

const ofCompany = (company: string) => sql`select id from entities where company_id = ${company}`

/** What there was before contacts are added, to be asked again when they are. */
interface Room {
  company: string
  most: number
  before: number
}

/**
 * How many contacts are kept, each counted once, as long as it is on a list. Where the lists together hold no more than `most` that
 * is answered, which is as many or more: to count them all takes as long as there are many.
 */
async function keptBy(tx: Transaction, company: string, most: number): Promise<number> {
  const { rows: lists } = await sql<{ held: number }>`select coalesce(sum(contacts_count), 0)::integer as held from contact_lists
    where entity_id in (${ofCompany(company)})`.execute(tx)
  if (lists[0]!.held <= most) return lists[0]!.held
  const { rows } = await sql<{ kept: number }>`select count(*)::integer as kept from contacts
    where entity_id in (${ofCompany(company)}) and exists (select from contact_list_members where contact_id = contacts.id)`.execute(tx)
  return rows[0]!.kept
}

/** How many contacts the plan covers and the lists hold; undefined where any number may be kept. */
export async function roomFor(tx: Transaction, entity: string): Promise<Room | undefined> {
  const limits = await limitsOf(tx, entity)
  if (!limits || limits.contacts_limit === null) return undefined
  return { company: limits.company, most: limits.contacts_limit, before: await keptBy(tx, limits.company, limits.contacts_limit) }
}

const overfull = ({ most }: Room, kept: number, pointer: string) =>
  broken(`The plan covers ${most} contacts, and this would make ${kept}`, pointer)

/** @throws 422 where there are more contacts than before and than the plan covers. */
export async function requireRoom(tx: Transaction, room: Room | undefined, pointer: string): Promise<void> {
  if (!room) return
  const kept = await keptBy(tx, room.company, room.most)
  if (kept > room.most && kept > room.before) throw overfull(room, kept, pointer)
}

/** How many addresses are asked for at once. */
const some = 2_000

/**
 * Foresees whether there is room for the people with these addresses, each in small letters and once.
 * @throws 422 where they are more than the plan covers.
 */
export async function foreseeRoom(tx: Transaction, entity: string, addresses: readonly string[], pointer: string): Promise<void> {
  const room = await roomFor(tx, entity)
  if (!room) return
  let more = 0
  for (let start = 0; start < addresses.length; start += some) {
    const { rows } = await sql<{ more: number }>`select count(*)::integer as more
      from unnest(${addresses.slice(start, start + some)}::text[]) as address
      where not exists (select from contacts join contact_list_members on contact_id = contacts.id
        where entity_id = ${entity} and lower(email) = address)`.execute(tx)
    more += rows[0]!.more
  }
  const kept = (await keptBy(tx, room.company, room.most - more)) + more
  if (kept > room.most && kept > room.before) throw overfull(room, kept, pointer)
}

/** What stands in the way of sending a campaign in the month of `at`: the plan has none, or as many as it covers are scheduled for it or were begun in it. */
export async function fullMonth(tx: Transaction, campaign: { id: string; entity_id: string }, at: string): Promise<string[]> {
  const limits = await limitsOf(tx, campaign.entity_id)
  if (limits && !limits.features.includes('campaigns')) return ['The plan covers no campaigns']
  if (!limits || limits.campaigns_per_month === null) return []
  const month = (time: RawBuilder<unknown>) => sql`date_trunc('month', ${time}, 'UTC')`
  const { rows } = await sql<{ others: number }>`select count(*)::integer as others from corporate_email_campaigns
    where entity_id in (${ofCompany(limits.company)}) and id <> ${campaign.id} and (status = 'scheduled' or recipients_count > 0)
      and ${month(sql`scheduled_at`)} = ${month(sql`${at}::timestamptz`)}`.execute(tx)
  return rows[0]!.others < limits.campaigns_per_month
    ? []
    : [`The plan covers ${limits.campaigns_per_month} campaigns in ${at.slice(0, 7)}`]
}

interface Held {
  id: string
  entity_id: string
  roadshow_id: string | null
  starts_at: string
}

/**
 * What stands in the way of an event: the plan has none, or as many as it covers were published for the year of its start. Those
 * that were cancelled do not count, and those of a roadshow count with it.
 */
export async function fullYear(tx: Transaction, { id, entity_id, roadshow_id, starts_at }: Held): Promise<string[]> {
  const limits = await limitsOf(tx, entity_id)
  if (limits && !limits.features.includes('events')) return ['The plan covers no events']
  if (!limits || limits.events_per_year === null || roadshow_id !== null) return []
  const year = new Date(starts_at).getUTCFullYear()
  const { rows } = await sql<{ others: number }>`select count(*)::integer as others from corporate_events
    where entity_id in (${ofCompany(limits.company)}) and id <> ${id} and roadshow_id is null and status not in ('drafted', 'cancelled')
      and starts_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC') and starts_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`.execute(
    tx,
  )
  return rows[0]!.others < limits.events_per_year ? [] : [`The plan covers ${limits.events_per_year} events in ${year}`]
}
