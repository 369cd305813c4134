/** What is written down of the mails of a campaign as they go out, of those that go at once together. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { MailRefused } from '../../effects/mail.ts'
import { gathered } from '../../verbs/gathered.ts'
import { takeTurn } from './contacts.managing.ts'
import { endMails } from './contacts.ts'
import { addResults, becomesJudged, noResults, reasonOf } from './corporate-email-campaigns.results.ts'
import { lockIn } from './corporate-email-campaigns.transitions.ts'

/** After how many minutes a mail is tried again that was refused for the time being, and a server that took none. */
export const pauses = [1, 5, 30, 120, 720]

/** What the mail server said to a mail: it took it, or refused it when it was as far as `was`. */
interface Outcome {
  to: { id: string; contact: string }
  refused?: { by: MailRefused; was: 'queued' | 'sent' }
}

export interface Marks {
  /**
   * Writes down that a mail is handed over, and answers that it is `sent`; `unsubscribed` where the contact gets no mails;
   * undefined where it was handed over before, or the campaign stopped.
   */
  takeOver: (id: string) => Promise<string | undefined>
  note: (outcome: Outcome) => Promise<void>
}

export const marksOf = (db: Database, campaign: string): Marks => ({
  takeOver: gathered((ids) => takeAllOver(db, ids)),
  note: gathered(async (outcomes) => {
    const taken = outcomes.filter(({ refused }) => !refused).map(({ to }) => to.id)
    if (taken.length > 0) await noteTaken(db, campaign, taken)
    for (const { to, refused } of outcomes) if (refused) await transact(db, (tx) => noteRefusal(tx, to, refused))
    return []
  }),
})

/** Rows are locked in the order of their ids, as those who report what became of mails do. */
const inOrder = (ids: readonly string[], status: string) => sql`select id from campaign_deliveries
  where id = any(${ids}::text[]) and status = ${status} order by id for no key update`

async function takeAllOver(db: Database, ids: readonly string[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string; status: string }>`with asked as (${inOrder(ids, 'queued')})
    update campaign_deliveries as one
    set status = case when contacts.status = 'subscribed' then 'sent' else 'unsubscribed' end,
      handed_at = case when contacts.status = 'subscribed' then now() end
    from asked, corporate_email_campaigns as campaigns, contacts
    where one.id = asked.id and one.status = 'queued' and campaigns.id = one.campaign_id and campaigns.status = 'sending'
      and contacts.id = one.contact_id
    returning one.id, one.status`.execute(db)
  const statuses = new Map(rows.map((one) => [one.id, one.status]))
  return ids.map((id) => statuses.get(id))
}

/** The campaign may be judged by what was tried once these have made it enough. */
async function noteTaken(db: Database, campaign: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ judged: boolean }>`with taken as (${inOrder(ids, 'sent')}),
      now_there as (update campaign_deliveries as one set status = 'delivered', delivered_at = now(), reason = null
        from taken where one.id = taken.id returning one.id),
      added as (select count(*)::integer as mails from now_there)
    update corporate_email_campaigns set delivered_count = delivered_count + mails from added
    where id = ${campaign} and mails > 0 returning ${becomesJudged(sql`mails`)} as judged`.execute(db)
  if (rows[0]?.judged)
    await transact(db, async (tx) => void ((await lockIn(tx, campaign, 'sending')) && (await addResults(tx, campaign, noResults))))
}

/** What the mail server certainly did not take is tried again later, or has bounced. */
async function noteRefusal(tx: Transaction, to: Outcome['to'], { by, was }: NonNullable<Outcome['refused']>): Promise<void> {
  const { address, forGood, words } = by
  const { rows } = await sql<{ campaign: string; entity: string; tries: number; erased: boolean }>`select campaign.id as campaign,
      entity_id as entity, tries, contact_id is null as erased
    from campaign_deliveries as one join corporate_email_campaigns as campaign on campaign.id = campaign_id
    where one.id = ${to.id} and one.status = ${was}`.execute(tx)
  const [found] = rows
  if (!found) return
  await takeTurn(tx, found.entity)
  const pause = pauses[found.tries]
  const again = !forGood && !found.erased && pause !== undefined
  const columns = again
    ? sql`status = 'queued', handed_at = null, try_at = now() + make_interval(mins => ${pause})`
    : sql`status = ${forGood ? 'bounced-hard' : 'bounced-soft'}, reported_at = now()`
  const changed = await sql`update campaign_deliveries set ${columns}, tries = tries + 1, reason = ${reasonOf(words)}
    where id = ${to.id} and status = ${was} returning id`.execute(tx)
  // Otherwise somebody else who sends was told the same.
  if (again || changed.rows.length === 0) return
  if (forGood && address) await endMails(tx, to.contact, 'bounced')
  await addResults(tx, found.campaign, { ...noResults, bounced: 1 })
}
