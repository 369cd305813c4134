/** What others are shown of an account: of those who left, their name and company alone. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'

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
