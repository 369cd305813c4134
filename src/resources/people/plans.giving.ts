/** The assignment of plans to accounts, and with it of reading tiers. The plan of an account is that of its company. */
import { sql } from 'kysely'
import type { RawBuilder, Selectable, SqlBool } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import type { AccountsTable } from '../../generated/tables.ts'
import { broken } from '../../refusals.ts'

type Account = Selectable<AccountsTable>

/** What an account without a plan reads, by its kind. */
const tierWithout: Record<string, Account['reading_tier']> = {
  'insight-provider': 'provider',
  investor: 'professional',
  'corporate-user': 'corporate',
}

/** The audience that companies of a kind belong to. */
const audiences: Record<string, string> = { 'investor-firm': 'investor', 'research-firm': 'provider' }

/** The kind of account that a plan for an audience is for. */
const planned = sql`case plans.audience when 'investor' then 'investor' else 'insight-provider' end`

/** @throws 422 for a plan that is not for companies of this kind. */
export async function requireFit(
  tx: Transaction,
  { kind, plan_id, corporate_plan_id }: { kind: string; plan_id?: string | null; corporate_plan_id?: string | null },
): Promise<void> {
  if (corporate_plan_id && kind !== 'issuer') throw broken('A corporate plan is for issuers', '/data/relationships/corporate-plan')
  if (!plan_id) return
  const { audience } = await tx.selectFrom('plans').select('audience').where('id', '=', plan_id).executeTakeFirstOrThrow()
  if (audiences[kind] !== audience) throw broken('The plan is not for companies of this kind', '/data/relationships/plan')
}

/** Gives the accounts of a company, whose row is locked, the plan that it has now. */
export async function givePlan(tx: Transaction, company: string): Promise<void> {
  const without = sql.join(
    Object.entries(tierWithout).map(([kind, tier]) => sql`when ${kind} then ${tier}`),
    sql` `,
  )
  await sql`update accounts set plan_id = given.plan_id, updated_at = now(),
      reading_tier = coalesce(given.tier, case accounts.account_type ${without} else 'none' end)
    from (select accounts.id, plans.id as plan_id, plans.tier from accounts join companies on companies.id = accounts.company_id
      left join plans on plans.id = companies.plan_id and accounts.account_type = ${planned}
      where companies.id = ${company} and accounts.account_type in ('investor', 'insight-provider')
      order by accounts.id for no key update of accounts) as given
    where accounts.id = given.id and accounts.plan_id is distinct from given.plan_id`.execute(tx)
}

/** The plan of a new account and what it reads. A change of the company's plan waits for the account, or the account for it. */
export async function planOfNew(
  tx: Transaction,
  accountType: string,
  company: string | null,
): Promise<Pick<Account, 'plan_id' | 'reading_tier'>> {
  // Locked before it is read: a statement that waits for a lock joins what was there before.
  await tx.selectFrom('companies').select('id').where('id', '=', company).forShare().execute()
  const given = await tx
    .selectFrom('plans')
    .select(['id as plan_id', 'tier as reading_tier'])
    .where(sql<boolean>`plans.id = (select plan_id from companies where companies.id = ${company})`)
    .where(sql<boolean>`${accountType} = ${planned}`)
    .executeTakeFirst()
  return given ?? { plan_id: null, reading_tier: tierWithout[accountType] ?? 'none' }
}

/** Whether the plan of an account, or the corporate plan of its company, includes a feature. */
export const includes = (feature: string, { me, company }: { me: string; company: string }): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select from accounts as subscriber join plans on plans.id = subscriber.plan_id
      where subscriber.id = ${me} and ${sql.lit(feature)} = any(plans.features))
    or exists (select from companies as subscriber join corporate_plans on corporate_plans.id = subscriber.corporate_plan_id
      where subscriber.id = ${company} and ${sql.lit(feature)} = any(corporate_plans.features)))`
