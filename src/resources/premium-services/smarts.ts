/**
 * Smarts, the prepaid credit of companies. Every movement is one row of the ledger and one change of the balance, whose row
 * is held until the transaction ends, so that each row tells the balance that it left behind.
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { insufficientBalance } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'

export interface Movement {
  kind: 'reserve' | 'release' | 'capture' | 'payout' | 'expiry'
  /** How many, without a sign. */
  smarts: number
  company: string
  account?: string | null
  serviceRequest?: string
}

/** What each kind of movement does to the balance, and to what is reserved of it. */
const effects = {
  reserve: { sign: -1, balance: 0, reserved: 1 },
  release: { sign: 1, balance: 0, reserved: -1 },
  capture: { sign: -1, balance: -1, reserved: -1 },
  payout: { sign: 1, balance: 1, reserved: 0 },
  expiry: { sign: -1, balance: -1, reserved: 0 },
} as const

/** What a smart is paid out at: its price when it is bought without a discount. */
const worth = { minor: 1000, currency: 'USD' }

/** The balance of a company, held until the transaction ends; none for a company that pays afterwards. */
const lockBalance = (tx: Transaction, company: string) =>
  tx.selectFrom('smarts_balances').select(['balance', 'reserved']).where('id', '=', company).forUpdate().executeTakeFirst()

/** Writes one movement. @throws what the database says where it would make less than nothing available. */
async function book(tx: Transaction, { kind, smarts, company, account = null, serviceRequest }: Movement): Promise<void> {
  const { sign, balance, reserved } = effects[kind]
  const after = await tx
    .updateTable('smarts_balances')
    .set({
      balance: sql<number>`balance + ${balance * smarts}`,
      reserved: sql<number>`reserved + ${reserved * smarts}`,
      updated_at: sql<string>`now()`,
    })
    .where('id', '=', company)
    .returning(['balance', 'reserved'])
    .executeTakeFirstOrThrow()
  await insert(tx, 'premium_service_transactions', {
    kind,
    smarts: sign * smarts,
    company_id: company,
    account_id: account,
    premium_service_request_id: serviceRequest,
    ...(kind === 'payout' ? { amount_minor: smarts * worth.minor, currency: worth.currency } : {}),
    balance_after: after.balance,
    reserved_after: after.reserved,
  })
}

export interface Holding {
  id: string
  company_id: string | null
  requestor_id: string
  held: number
}

/**
 * Makes a request hold so many smarts and answers how many it holds then: none where its company pays afterwards.
 * @throws 402 where the company has fewer available.
 */
export async function hold(tx: Transaction, { id, company_id, requestor_id, held }: Holding, smarts: number): Promise<number> {
  if (company_id === null || smarts === held) return held
  const known = await lockBalance(tx, company_id)
  if (!known) return held
  const more = smarts - held
  const available = known.balance - known.reserved
  if (more > available) throw insufficientBalance(more, available)
  const kind = more > 0 ? 'reserve' : 'release'
  await book(tx, { kind, smarts: Math.abs(more), company: company_id, account: requestor_id, serviceRequest: id })
  return smarts
}

/** The part of the price that the platform keeps, in percent. */
const feePercent = 30

export interface Due extends Holding {
  requestee_id: string
  provider_company_id: string | null
  smarts_required: number | null
}

/** Takes what a completed request holds, and pays its provider the agreed price without the fee of the platform. */
export async function settle(tx: Transaction, serviceRequest: Due): Promise<void> {
  const { id, company_id, requestor_id, held, provider_company_id: provider, requestee_id, smarts_required } = serviceRequest
  if (company_id !== null && held > 0) {
    await book(tx, { kind: 'capture', smarts: held, company: company_id, account: requestor_id, serviceRequest: id })
  }
  const payout = Math.floor(((smarts_required ?? 0) * (100 - feePercent)) / 100)
  if (provider === null || payout === 0) return
  const opened = tx.insertInto('smarts_balances').values({ id: provider })
  await opened.onConflict((oc) => oc.doNothing()).execute()
  await book(tx, { kind: 'payout', smarts: payout, company: provider, account: requestee_id, serviceRequest: id })
}

/** For how many hours a company is left alone whose expired smarts were looked for, unless more expire. */
const sweepHours = 24

/**
 * Takes what is left of bought and given smarts whose time is over. What a company spends is spent of the oldest first; what
 * is reserved is not taken, so that it is lost only once it is released.
 */
export async function expireSmarts(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const owners = await db
    .selectFrom('premium_service_transactions as bought')
    .innerJoin('smarts_balances as owner', 'owner.id', 'bought.company_id')
    .select('owner.id as company')
    .distinct()
    .where('bought.expires_at', '<=', at)
    .where(
      sql<boolean>`(owner.swept_at is null or bought.expires_at > owner.swept_at
        or owner.swept_at <= ${at}::timestamptz - make_interval(hours => ${sql.lit(sweepHours)}))`,
    )
    .orderBy('company')
    .execute()
  for (const { company } of owners) await transact(db, (tx) => expireOf(tx, company, at))
}

async function expireOf(tx: Transaction, company: string, at: string): Promise<void> {
  const { balance, reserved } = (await lockBalance(tx, company))!
  const expired = sql`coalesce(sum(smarts) filter (where expires_at <= ${at}), 0)`
  const spent = sql`coalesce(sum(smarts) filter (where smarts < 0 and kind <> 'reserve'), 0)`
  const { over } = await tx
    .selectFrom('premium_service_transactions')
    .select(sql<number>`(${expired} + ${spent})::int`.as('over'))
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow()
  const lost = Math.min(over, balance - reserved)
  if (lost > 0) await book(tx, { kind: 'expiry', smarts: lost, company })
  await tx.updateTable('smarts_balances').set({ swept_at: at }).where('id', '=', company).execute()
}
