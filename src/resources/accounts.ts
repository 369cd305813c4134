/** People who use the platform. Providers are public to members; everyone else is seen by colleagues and staff. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { one } from '../verbs/handler.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { find } from '../verbs/rows.ts'
import type { Scope } from '../verbs/visible.ts'

const staffRoles = ['editor', 'entity-editor', 'account-manager', 'finance']

/** Whether the caller sees the restricted attributes of an account: its own, as its team lead, or as staff. */
const seesAll = ({ kind, me, leads }: Scope) =>
  kind === 'staff' ? sql`true` : sql`(accounts.id = ${me} or accounts.company_id = ${leads})`

const restricted = (scope: Scope, column: string) =>
  sql`case when ${seesAll(scope)} then coalesce(to_json(${sql.ref(`accounts.${column}`)})::text, 'null') end`

export const accounts: Resource<'accounts', 'accounts'> = resource('accounts', 'accounts', {
  staff: staffRoles,
  visible: (eb, { kind, me, company }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? false
        : eb.or([
            eb.and([eb('accounts.account_type', '=', 'insight-provider'), eb('accounts.status', '=', 'active')]),
            eb('accounts.id', '=', me),
            eb('accounts.company_id', '=', company),
          ]),
  slug: (slug) => sql`accounts.slug = ${slug}`,
  computed: (scope) => ({
    company_name: sql`coalesce((select name from companies where companies.id = accounts.company_id), '')`,
    is_followed: sql`'false'`,
    is_online: sql`'false'`,
    status: restricted(scope, 'status'),
    email: restricted(scope, 'email'),
    email_verified: restricted(scope, 'email_verified'),
    phone: restricted(scope, 'phone'),
    reading_tier: restricted(scope, 'reading_tier'),
    investor_classification: restricted(scope, 'investor_classification'),
    anonymize_reading: restricted(scope, 'anonymize_reading'),
    notification_preferences: restricted(scope, 'notification_preferences'),
    email_frequency: restricted(scope, 'email_frequency'),
  }),
  relations: {},
})

export const accountOperations: Handlers<'accounts'> = {
  getAccount: async ({ params, caller, db }) => one(await find(db, accounts, params.id === 'me' ? caller.id : params.id, caller)),
  getCurrentAccount: async ({ caller, db }) => one(await find(db, accounts, caller.id, caller)),
}
