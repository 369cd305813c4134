/** Accounts of leavers. Others see their name and company alone, and nothing of theirs goes on. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { save } from '../../verbs/rows.ts'
import type { Written } from '../../verbs/rows.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import type { Scope } from '../../verbs/visible.ts'
import { unfollowAll } from '../discussion/follows.ts'

/**
 * Whether more than the name and the company of the row of accounts is shown: of those who left or are suspended to themselves,
 * their team lead, their compliance officer and staff.
 */
export const isShownWhole = ({ kind, me, leads, complies }: Scope) =>
  kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(accounts.status in ('invited', 'active') or accounts.id = ${me} or accounts.company_id = ${leads}
        or accounts.company_id = ${complies})`

/** A column for those who are shown the account as a whole, and what the others get in its place. */
const whole = (scope: Scope, column: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
  scope.kind === 'staff' ? column : sql`case when ${isShownWhole(scope)} then ${column} else ${otherwise} end`

const none = sql`null`
const noPictures = sql`'{"small": null, "medium": null, "large": null}'`

/** The attributes that others do not see of who has left. */
export const ofThePerson = (scope: Scope) => ({
  title: whole(scope, sql`accounts.title`, none),
  roles: whole(scope, sql`to_json(accounts.roles)::text`, sql`'[]'`),
  avatar_url: whole(scope, sql`accounts.avatar_url::text`, noPictures),
  bio: whole(scope, sql`accounts.bio`, none),
  country: whole(scope, sql`accounts.country`, none),
  timezone: whole(scope, sql`accounts.timezone`, sql`'UTC'`),
  locale: whole(scope, sql`accounts.locale`, sql`'en'`),
  website: whole(scope, sql`accounts.website`, none),
  linkedin: whole(scope, sql`accounts.linkedin`, none),
  languages: whole(scope, sql`to_json(accounts.languages)::text`, sql`'[]'`),
  years_experience: whole(scope, sql`coalesce(accounts.years_experience::text, 'null')`, sql`'null'`),
})

/** What opens something for an account, or tells it of something, and goes with it. */
const ofTheirs = [
  ...['one_time_tokens', 'api_keys', 'push_notification_tokens', 'calendar_feeds'],
  ...['webhook_endpoints', 'exports', 'known_devices'],
]

/** Lets go of what an account had made of lists by roles that it has no more. */
export const forgetExports = (tx: Transaction, account: string) => sql`delete from exports where account_id = ${account}`.execute(tx)

/**
 * Ends at once what an account whose sessions have ended has going: it follows nothing, is told of nothing,
 * no token opens anything and no mail of its own goes out.
 */
export async function leave(tx: Transaction, account: string): Promise<void> {
  for (const table of ofTheirs) await sql`delete from ${sql.table(table)} where account_id = ${account}`.execute(tx)
  await unfollowAll(tx, account)
  await sql`update group_email_messages set status = 'drafted', sent_at = null, updated_at = now()
    where account_id = ${account} and status = 'queued'`.execute(tx)
  await sql`update alerts set active = false, updated_at = now() where account_id = ${account} and active`.execute(tx)
  await sql`update activity_alerts set active = false, updated_at = now() where account_id = ${account} and active`.execute(tx)
}

/**
 * Erases what is personal of those who left so many days before `now`. The name stays where published work was signed with it;
 * what they wrote stays as it is.
 */
export async function eraseLeavers(db: Database, now: Date, days: number): Promise<void> {
  const due = new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
  while (await transact(db, (tx) => eraseNext(tx, due, now.toISOString())));
}

const asAtFirst = sql`default`

/** What the columns of a person hold once it is erased, but for its address. */
const nothingPersonal: Written<'accounts'> = {
  ...{ email_verified: false, pending_email: null, password_hash: null, phone: null, last_seen_at: null, investor_classification: null },
  ...{ title: null, bio: null, country: null, website: null, linkedin: null, years_experience: null },
  ...{ timezone: asAtFirst, locale: asAtFirst, languages: asAtFirst, avatar_url: asAtFirst, notification_preferences: asAtFirst },
}

/** Erases one account. Answers whether there was one. */
async function eraseNext(tx: Transaction, due: string, now: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; signed: boolean }>`select id,
      exists (select from insights where account_id = accounts.id and was_published and show_author_names) as signed
    from accounts where left_at <= ${due} and erased_at is null order by left_at, id limit 1 for no key update skip locked`.execute(tx)
  const [leaver] = rows
  if (!leaver) return false
  await tx.deleteFrom('images').where('imageable_type', '=', 'accounts').where('imageable_id', '=', leaver.id).execute()
  const email = `${leaver.id.replaceAll(' ', '-')}@erased.invalid`
  await save(tx, 'accounts', leaver.id, { ...nothingPersonal, email, erased_at: now })
  if (!leaver.signed) {
    const slug = await freeSlug(tx, 'accounts', 'former account')
    await tx.updateTable('accounts').set({ first_name: 'Former', last_name: 'Account', slug }).where('id', '=', leaver.id).execute()
  }
  return true
}
