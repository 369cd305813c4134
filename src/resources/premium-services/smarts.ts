/**
 * Smarts, the prepaid credit of companies. Every movement is one row of the ledger and one change of the balance, whose row
 * is held until the transaction ends, so that each row tells the balance that it left behind.
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { PremiumServiceTransactionsTable } from '../../generated/tables.ts'
import { broken, insufficientBalance } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import type { Inserted } from '../../verbs/create.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { tellWhenLow } from './smarts.telling.ts'
import { unspentOf } from './smarts.unspent.ts'

export interface Movement extends Inserted<'premium_service_transactions'> {
  kind: PremiumServiceTransactionsTable['kind']
  /** How many, with the sign that they have in the ledger. */
  smarts: number
  /** Whose; null for an account without a company, which has no balance. */
  company_id: string | null
}

/** The most smarts that a company may have. */
const most = 2_000_000_000

/** What a smart costs when it is bought without a discount, and what it is paid out at. */
const worth = { minor: 1000, currency: 'USD' }

/** The balance of a company, held until the transaction ends; none for a company that pays afterwards. */
const lockBalance = (tx: Transaction, company: string) =>
  tx.selectFrom('smarts_balances').select(['balance', 'reserved']).where('id', '=', company).forUpdate().executeTakeFirst()

/** What a movement does to the balance of its company, and to what is reserved of it. */
function effectOf({ kind, smarts }: Movement): { balance: number; reserved: number } {
  if (kind === 'reserve' || kind === 'release') return { balance: 0, reserved: -smarts }
  return { balance: smarts, reserved: kind === 'capture' ? smarts : 0 }
}

/**
 * Writes one movement, and tells the company when it runs low. A company that is given smarts has a balance from then on.
 * @throws 402 where it would leave less than nothing available, 422 where it would make more than a company may have.
 */
export async function book(tx: Transaction, movement: Movement): Promise<string> {
  const { company_id: company } = movement
  if (company === null) throw new Error('smarts move for a company')
  if (movement.smarts > 0) {
    const opened = tx.insertInto('smarts_balances').values({ id: company })
    await opened.onConflict((oc) => oc.doNothing()).execute()
  }
  const { balance, reserved } = (await lockBalance(tx, company)) ?? { balance: 0, reserved: 0 }
  const effect = effectOf(movement)
  const after = { balance: balance + effect.balance, reserved: reserved + effect.reserved }
  const available = balance - reserved
  const left = after.balance - after.reserved
  if (left < 0) throw insufficientBalance(available - left, available)
  if (after.balance > most) throw broken(`A company has at most ${most} smarts`, '/data/attributes/smarts')
  await tx
    .updateTable('smarts_balances')
    .set({ ...after, updated_at: sql<string>`now()` })
    .where('id', '=', company)
    .execute()
  const id = await write(tx, movement, after)
  if (left < available) await tellWhenLow(tx, company, available, left)
  return id
}

/** Writes what moves no balance: what is owed, what settles it, and what somebody without a company is paid. */
export async function bookApart(tx: Transaction, movement: Movement): Promise<string> {
  const known = movement.company_id === null ? undefined : await lockBalance(tx, movement.company_id)
  return write(tx, movement, known ?? { balance: 0, reserved: 0 })
}

const write = (tx: Transaction, movement: Movement, after: { balance: number; reserved: number }): Promise<string> =>
  insert(tx, 'premium_service_transactions', { ...movement, balance_after: after.balance, reserved_after: after.reserved })

interface Holding {
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
  const kind = more > 0 ? 'reserve' : 'release'
  await book(tx, { kind, smarts: -more, company_id, account_id: requestor_id, premium_service_request_id: id })
  return smarts
}

/** The part of the price that the platform keeps, in percent. */
const feePercent = 30

interface Due extends Holding {
  requestee_id: string
  provider_company_id: string | null
  smarts_required: number | null
}

/** A quotient of whole numbers, half to even. */
function roundHalfEven(dividend: number, divisor: number): number {
  const [whole, rest] = [Math.floor(dividend / divisor), dividend % divisor]
  const up = rest * 2 === divisor ? whole % 2 === 1 : rest * 2 > divisor
  return up ? whole + 1 : whole
}

/**
 * Takes what a completed request holds, writes down as owed what it costs beyond that, and pays its provider the agreed price
 * without the fee of the platform: exactly in money, in smarts as nearly as whole ones can be.
 */
export async function settle(tx: Transaction, serviceRequest: Due): Promise<void> {
  const { id, company_id, requestor_id, held, provider_company_id: provider, requestee_id, smarts_required } = serviceRequest
  const price = smarts_required ?? 0
  const asked = { company_id, account_id: requestor_id, premium_service_request_id: id }
  if (held > 0) await book(tx, { kind: 'capture', smarts: -held, ...asked })
  const owed = price - held
  if (owed > 0) await bookApart(tx, { kind: 'due', smarts: -owed, amount_minor: owed * worth.minor, currency: worth.currency, ...asked })
  if (price === 0) return
  const part = price * (100 - feePercent)
  const payout: Movement = {
    kind: 'payout',
    smarts: roundHalfEven(part, 100),
    amount_minor: roundHalfEven(part * worth.minor, 100),
    currency: worth.currency,
    company_id: provider,
    account_id: requestee_id,
    premium_service_request_id: id,
  }
  await (provider === null ? bookApart(tx, payout) : book(tx, payout))
}

/** For how many hours a company is left alone whose expired smarts were looked for, unless more expire. */
const sweepHours = 24

/**
 * Takes what is left of bought and given smarts whose time is over. What is reserved is not taken, so that it is lost only once it
 * is released.
 */
export async function expireSmarts(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const owners = await sql<{ company: string }>`select distinct owner.id as company
    from premium_service_transactions as bought join smarts_balances as owner on owner.id = bought.company_id
    where bought.expires_at <= ${at}::timestamptz and (owner.swept_at is null or bought.expires_at > owner.swept_at
      or owner.swept_at <= ${at}::timestamptz - make_interval(hours => ${sql.lit(sweepHours)}))
    order by company`.execute(db)
  await eachAlone(owners.rows, 'companies whose smarts could not be expired', ({ company }) =>
    transact(db, (tx) => expireOf(tx, company, at)),
  )
}

async function expireOf(tx: Transaction, company: string, at: string): Promise<void> {
  const { balance, reserved } = (await lockBalance(tx, company))!
  const lost = Math.min(await unspentOf(tx, company, at), balance - reserved)
  if (lost > 0) await book(tx, { kind: 'expiry', smarts: -lost, company_id: company })
  await tx.updateTable('smarts_balances').set({ swept_at: at }).where('id', '=', company).execute()
}
