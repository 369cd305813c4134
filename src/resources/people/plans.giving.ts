/** The assignment of plans to accounts, and with it of reading tiers. The plan of an account is that of its company, if it has one. */
import { sql } from 'kysely'
import type { RawBuilder, Selectable, SqlBool } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { transact } from '../../database/transact.ts'
import type { AccountsTable } from '../../generated/tables.ts'
import { broken } from '../../refusals.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { save } from '../../verbs/rows.ts'

type Account = Selectable<AccountsTable>

/** What an account without a plan reads, by its kind; all others read titles. */
const tierWithout: Record<string, Account['reading_tier']> = {
  'insight-provider': 'provider',
  'corporate-user': 'corporate',
}

/** The same, of the row `accounts`. */
const tierUnplanned = sql`case accounts.account_type ${sql.join(
  Object.entries(tierWithout).map(([kind, tier]) => sql`when ${sql.lit(kind)} then ${sql.lit(tier)}`),
  sql` `,
)} else 'none' end`

/** The audience that companies of a kind belong to. */
const audiences: Record<string, string> = { 'investor-firm': 'investor', 'research-firm': 'provider' }

/** The kind of account that a plan for an audience is for. */
const planned = sql`case plans.audience when 'investor' then 'investor' else 'insight-provider' end`

/** The plan stays as it is until the company has it. @throws 422 for one that is not for companies of this kind. */
export async function requireFit(
  tx: Transaction,
  { kind, plan_id, corporate_plan_id }: { kind: string; plan_id?: string | null; corporate_plan_id?: string | null },
): Promise<void> {
  if (corporate_plan_id && kind !== 'issuer') throw broken('A corporate plan is for issuers', '/data/relationships/corporate-plan')
  if (!plan_id) return
  const { audience } = await tx.selectFrom('plans').select('audience').where('id', '=', plan_id).forShare().executeTakeFirstOrThrow()
  if (audiences[kind] !== audience) throw broken('The plan is not for companies of this kind', '/data/relationships/plan')
}

interface Given {
  plan_id?: string | null | undefined
  plan_ends_at?: string | null | undefined
  corporate_plan_id?: string | null | undefined
  corporate_plan_ends_at?: string | null | undefined
}

/** The ends of plans that are given: a plan given without one has none. */
export const endsOf = (sent: Given): Pick<Given, 'plan_ends_at' | 'corporate_plan_ends_at'> => ({
  ...(sent.plan_id === undefined ? {} : { plan_ends_at: sent.plan_ends_at ?? null }),
  ...(sent.corporate_plan_id === undefined ? {} : { corporate_plan_ends_at: sent.corporate_plan_ends_at ?? null }),
})

/** Gives an account, whose row is locked, a plan of its own, and what was sent of its end. @throws 422 for one that it cannot have. */
export async function giveOwnPlan(
  tx: Transaction,
  account: Pick<Account, 'id' | 'company_id' | 'account_type'>,
  { plan_id, plan_ends_at }: Given,
): Promise<void> {
  if (plan_id === undefined && plan_ends_at === undefined) return
  if (account.company_id !== null) throw broken('The plan of this account is that of its company', '/data/relationships/plan')
  if (plan_id === undefined) return save(tx, 'accounts', account.id, { plan_ends_at })
  const plan = plan_id === null ? undefined : await fitting(tx, plan_id, account.account_type)
  if (plan_id !== null && !plan) throw broken('The plan is not for accounts of this kind', '/data/relationships/plan')
  const reading_tier = plan?.tier ?? tierWithout[account.account_type] ?? 'none'
  await save(tx, 'accounts', account.id, { plan_id, plan_ends_at: plan_ends_at ?? null, reading_tier })
}

/** A plan, if it is for accounts of this kind. Its tier stays until the account has it. */
const fitting = (tx: Transaction, id: string, accountType: string) =>
  tx
    .selectFrom('plans')
    .select('tier')
    .where('id', '=', id)
    .where(sql<boolean>`${accountType} = ${planned}`)
    .forShare()
    .executeTakeFirst()

/** Takes away the plans that are over at `now`, and from accounts what they gave. */
export async function endPlans(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const { rows: firms } = await sql<{ id: string }>`select id from companies where plan_ends_at <= ${at} order by id`.execute(db)
  const ofFirm = (id: string) => async (tx: Transaction) => {
    const { rows } = await sql`update companies set plan_id = null, plan_ends_at = null, updated_at = now()
      where id = ${id} and plan_ends_at <= ${at} returning id`.execute(tx)
    if (rows.length > 0) await givePlan(tx, id)
  }
  const others = async (tx: Transaction) => {
    // What their people made of lists goes with what they managed.
    await sql`with ended as (update companies set corporate_plan_id = null, corporate_plan_ends_at = null, updated_at = now()
        where corporate_plan_ends_at <= ${at} returning id)
      delete from exports using accounts, ended
      where accounts.id = exports.account_id and accounts.company_id = ended.id and accounts.account_type = 'corporate-user'`.execute(tx)
    await sql`update accounts set plan_id = null, plan_ends_at = null, reading_tier = ${tierUnplanned}, updated_at = now()
      where plan_ends_at <= ${at}`.execute(tx)
  }
  await eachAlone([...firms.map(({ id }) => ofFirm(id)), others], 'plans that could not be ended', (work) => transact(db, work))
}

/** Gives the accounts of a company, whose row is locked, the plan that it has now. */
export async function givePlan(tx: Transaction, company: string): Promise<void> {
  // They may be more than are changed in the time of a request.
  await giveTime(tx, 15)
  await sql`update accounts set plan_id = given.plan_id, updated_at = now(),
      reading_tier = coalesce(given.tier, ${tierUnplanned})
    from (select accounts.id, plans.id as plan_id, plans.tier from accounts join companies on companies.id = accounts.company_id
      left join plans on plans.id = companies.plan_id and accounts.account_type = ${planned}
      where companies.id = ${company} and accounts.account_type in ('investor', 'insight-provider')
      order by accounts.id for no key update of accounts) as given
    where accounts.id = given.id and accounts.plan_id is distinct from given.plan_id`.execute(tx)
}

/** The plan of an account that is new, or new to its company, and what it reads. A change of the company's plan waits for the account, or the account for it. */
export async function planOfNew(
  tx: Transaction,
  accountType: string,
  company: string | null,
): Promise<Pick<Account, 'plan_id' | 'plan_ends_at' | 'reading_tier'>> {
  // Locked before it is read: a statement that waits for a lock joins what was there before.
  await tx.selectFrom('companies').select('id').where('id', '=', company).forShare().execute()
  const given = await tx
    .selectFrom('plans')
    .select(['id as plan_id', 'tier as reading_tier'])
    .where(sql<boolean>`plans.id = (select plan_id from companies where companies.id = ${company})`)
    .where(sql<boolean>`${accountType} = ${planned}`)
    .forShare()
    .executeTakeFirst()
  return { plan_ends_at: null, ...(given ?? { plan_id: null, reading_tier: tierWithout[accountType] ?? 'none' }) }
}

/** Whether the plan of an account, or the corporate plan of its company, includes a feature. */
export const includes = (feature: string, { me, company }: { me: unknown; company: unknown }): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select from accounts as subscriber join plans on plans.id = subscriber.plan_id
      where subscriber.id = ${me} and ${sql.lit(feature)} = any(plans.features))
    or exists (select from companies as subscriber join corporate_plans on corporate_plans.id = subscriber.corporate_plan_id
      where subscriber.id = ${company} and coalesce(subscriber.corporate_plan_ends_at > now(), true)
        and ${sql.lit(feature)} = any(corporate_plans.features)))`
