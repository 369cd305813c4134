/** Accounts of leavers: nothing of theirs goes on, and after a while what is personal is erased. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { save } from '../../verbs/rows.ts'
import type { Written } from '../../verbs/rows.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { unfollowAll } from '../discussion/follows.ts'
import { eraseAsker, eraseNameInGroups } from '../messaging/erased-names.ts'
import { readdress } from '../notifications/activity-alerts.recipients.ts'

/** What opens something for an account, or tells it of something, and goes with it. */
const waysIn = [
  ...['one_time_tokens', 'api_keys', 'push_notification_tokens', 'calendar_feeds'],
  ...['webhook_endpoints', 'exports', 'known_devices'],
]

/** Takes away what opens something for an account beside its sessions and its password, whoever made it. */
export async function closeWaysIn(tx: Transaction, account: string): Promise<void> {
  for (const table of waysIn) await sql`delete from ${sql.table(table)} where account_id = ${account}`.execute(tx)
}

/** Lets go of what an account had made of lists by roles that it has no more. */
export const forgetExports = (tx: Transaction, account: string) => sql`delete from exports where account_id = ${account}`.execute(tx)

/** Has the answers to campaigns that are not sent yet go to a colleague, a team lead rather than another, who manages the entity. */
const answerForCampaigns = (tx: Transaction, account: string) =>
  sql`update corporate_email_campaigns as campaign set reply_to = colleague.email, updated_at = now()
    from accounts as leaver, lateral (select campaigns.id, heir.email
      from corporate_email_campaigns as campaigns cross join lateral (
        select accounts.email from managed_entities as managed join accounts on accounts.id = managed.account_id
        where managed.entity_id = campaigns.entity_id and accounts.status = 'active' and accounts.id <> leaver.id
        order by 'team-lead' = any(accounts.roles) desc, accounts.created_at, accounts.id limit 1) as heir
      where lower(campaigns.reply_to) = lower(leaver.email) and campaigns.status not in ('sent', 'cancelled')) as colleague
    where leaver.id = ${account} and campaign.id = colleague.id`.execute(tx)

/**
 * Ends at once what an account whose sessions have ended has going: it follows nothing, is told of nothing,
 * no token opens anything and no mail of its own goes out.
 */
export async function leave(tx: Transaction, account: string): Promise<void> {
  await closeWaysIn(tx, account)
  await unfollowAll(tx, account)
  await sql`update group_email_messages set status = 'drafted', sent_at = null, updated_at = now()
    where account_id = ${account} and status = 'queued'`.execute(tx)
  await answerForCampaigns(tx, account)
  await sql`update alerts set active = false, updated_at = now() where account_id = ${account} and active`.execute(tx)
  await sql`update activity_alerts set active = false, updated_at = now() where account_id = ${account} and active`.execute(tx)
}

/**
 * Erases what is personal of those who left so many days before `now`. The name stays where published work was signed with it;
 * what they wrote stays as it is.
 */
export async function eraseLeavers(db: Database, now: Date, days: number): Promise<void> {
  const due = new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
  const { rows } = await sql<{ id: string }>`select id from accounts where left_at <= ${due} and erased_at is null
    order by left_at, id`.execute(db)
  await eachAlone(rows, 'accounts that could not be erased', ({ id }) => transact(db, (tx) => eraseOne(tx, id, { due, now })))
}

/** What stands in place of the name of a person. */
const formerName = ['Former', 'Account'] as const

/** What the columns of a person hold once it is erased, but for its address. */
const nothingPersonal: Written<'accounts'> = {
  ...{ email_verified: false, pending_email: null, password_hash: null, phone: null, last_seen_at: null, investor_classification: null },
  ...{ title: null, bio: null, country: null, website: null, linkedin: null, years_experience: null },
}

/** Erases an account, unless another process does at this moment or it came back. */
async function eraseOne(tx: Transaction, id: string, { due, now }: { due: string; now: Date }): Promise<void> {
  const { rows } = await sql<{ id: string; email: string; signed: boolean }>`select id, email,
      exists (select from insights where account_id = accounts.id and was_published and show_author_names) as signed
    from accounts where id = ${id} and left_at <= ${due} and erased_at is null for no key update skip locked`.execute(tx)
  const [leaver] = rows
  if (!leaver) return
  await tx.deleteFrom('images').where('imageable_type', '=', 'accounts').where('imageable_id', '=', leaver.id).execute()
  // What its published work is under goes on with that: the method and the disclaimer.
  await sql`update insight_provider_profiles set biography = default, experience = default, education = default,
    certifications = default, media_appearances = default, licence_number = null, banner_url = null, updated_at = now()
    where account_id = ${leaver.id}`.execute(tx)
  // One that nobody can foresee and have before.
  const email = `${randomUUID()}@erased.invalid`
  await eraseAsker(tx, leaver.id, { name: formerName.join(' '), email })
  await answerForCampaigns(tx, leaver.id)
  await readdress(tx, leaver.email, null)
  await sql`update corporate_email_campaigns as campaign set reply_to = ${email}, updated_at = now()
    from accounts where accounts.id = ${leaver.id} and lower(campaign.reply_to) = lower(accounts.email)`.execute(tx)
  await save(tx, 'accounts', leaver.id, { ...nothingPersonal, email, erased_at: now.toISOString() })
  await sql`update accounts set timezone = default, locale = default, languages = default, avatar_url = default,
    notification_preferences = default where id = ${leaver.id}`.execute(tx)
  if (!leaver.signed) {
    const [first_name, last_name] = formerName
    const slug = await freeSlug(tx, 'accounts', formerName.join(' '))
    await eraseNameInGroups(tx, leaver.id, formerName.join(' '))
    await tx.updateTable('accounts').set({ first_name, last_name, slug }).where('id', '=', leaver.id).execute()
  }
}
