/** What finance books: smarts bought and given, refunds and adjustments, payments of what is owed, and what takes one back. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { broken, conflict, missingMember } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import type { Handler } from '../../verbs/handler.ts'
import type { Operations } from '../../generated/contract.ts'
import { find } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { premiumServiceTransactions } from './premium-service-transactions.ts'
import { book, bookApart } from './smarts.ts'
import type { Movement } from './smarts.ts'

type Sent = Operations['createPremiumServiceTransaction']['accepted']
type Entry = Row<'premium_service_transactions'>

const attribute = (name: string): string => `/data/attributes/${name}`
const relationship = (name: string): string => `/data/relationships/${name}`

/** What only some kinds are booked with. */
const only: readonly { name: keyof NonNullable<Sent>; kinds: readonly string[]; pointer: string; why: string }[] = [
  { name: 'expires_at', kinds: ['purchase', 'grant'], pointer: attribute('expires-at'), why: 'Only what is bought or given expires' },
  {
    name: 'premium_service_package_id',
    kinds: ['purchase'],
    pointer: relationship('premium-service-package'),
    why: 'Only a purchase is of a package',
  },
  { name: 'settles_id', kinds: ['purchase'], pointer: relationship('settles'), why: 'Only a purchase settles what is owed' },
  { name: 'reverses_id', kinds: ['reversal'], pointer: relationship('reverses'), why: 'Only a reversal reverses' },
  {
    name: 'amount_minor',
    kinds: ['purchase', 'refund', 'adjustment'],
    pointer: attribute('amount-minor'),
    why: 'A grant costs nothing, and a reversal takes back the whole amount',
  },
]

/** Refuses what does not go together, whatever it is about. @throws 422. */
function requireFit(sent: NonNullable<Sent>): void {
  const { kind, smarts, memo, expires_at, amount_minor, currency } = sent
  for (const { name, kinds, pointer, why } of only) {
    if (sent[name] !== undefined && sent[name] !== null && !kinds.includes(kind)) throw broken(why, pointer)
  }
  if (['refund', 'adjustment', 'reversal'].includes(kind) && !memo?.trim()) throw broken('A memo says why', attribute('memo'))
  if (smarts === 0) throw broken('Nothing moves no smarts', attribute('smarts'))
  if (smarts !== undefined && smarts < 0 && (kind === 'purchase' || kind === 'grant'))
    throw broken(`A ${kind} adds smarts`, attribute('smarts'))
  if (((amount_minor ?? null) === null) !== ((currency ?? null) === null)) throw broken('An amount has a currency', attribute('currency'))
  if (kind === 'purchase' && (amount_minor ?? 0) < 0) throw broken('A purchase costs no less than nothing', attribute('amount-minor'))
  if (expires_at && Date.parse(expires_at) <= Date.now()) throw broken('It expires in the future', attribute('expires-at'))
}

/** The transaction that a booking follows from, held so that it is followed once. */
async function lockEntry(tx: Transaction, id: string): Promise<Entry> {
  const { rows } = await sql<Entry>`select * from premium_service_transactions where id = ${id} for update`.execute(tx)
  return rows[0]!
}

const isReversed = async (tx: Transaction, id: string): Promise<boolean> =>
  (await sql`select from premium_service_transactions where reverses_id = ${id}`.execute(tx)).rows.length > 0

/** Whether a due is paid, by a payment that was not taken back. */
const isPaid = async (tx: Transaction, id: string): Promise<boolean> =>
  (
    await sql`select from premium_service_transactions as paid where settles_id = ${id}
      and not exists (select from premium_service_transactions as later where later.reverses_id = paid.id)`.execute(tx)
  ).rows.length > 0

/** What a booking that follows from another takes from it. @throws 422 where it says otherwise. */
function following(entry: Entry, { smarts, company_id }: NonNullable<Sent>): Pick<Movement, 'smarts' | 'company_id'> & Partial<Movement> {
  if (company_id !== undefined && company_id !== entry.company_id) throw broken('It is of another company', relationship('company'))
  if (smarts !== undefined && smarts !== -entry.smarts) throw broken(`It is of ${-entry.smarts} smarts`, attribute('smarts'))
  const { account_id, premium_service_request_id } = entry
  return { smarts: -entry.smarts, company_id: entry.company_id, account_id, premium_service_request_id }
}

/** Why a transaction of a kind is not taken back. */
const lasting: Partial<Record<Entry['kind'], string>> = {
  reserve: 'What is held for a request is released with it.',
  release: 'What was released is held again with its request.',
  expiry: 'What has expired is given anew by a grant.',
  reversal: 'A reversal stays. Book again what it took back.',
}

/** Whether smarts were bought or given for a time that is over. */
const isOver = ({ expires_at }: Entry): boolean => expires_at !== null && Date.parse(expires_at) <= Date.now()

/** Takes back another transaction. @throws 409 for one that stays, was taken back before or has expired. */
async function reverse(tx: Transaction, sent: NonNullable<Sent>): Promise<string> {
  if (sent.reverses_id === undefined) throw missingMember('reverses', relationship('reverses'))
  const entry = await lockEntry(tx, sent.reverses_id)
  const why = lasting[entry.kind]
  if (why !== undefined) throw conflict(why)
  if (await isReversed(tx, entry.id)) throw conflict('It was reversed already.')
  if (await isPaid(tx, entry.id)) throw conflict('It was paid. Reverse the payment first.')
  if (isOver(entry)) throw conflict('What was left of it has expired. Book what else is to be taken back as a refund.')
  const movement: Movement = {
    ...following(entry, sent),
    ...{ kind: 'reversal', memo: sent.memo, reverses_id: entry.id, premium_service_package_id: entry.premium_service_package_id },
    ...(entry.amount_minor === null ? {} : { amount_minor: -entry.amount_minor, currency: entry.currency }),
  }
  const isApart = entry.kind === 'due' || entry.settles_id !== null || entry.company_id === null
  return isApart ? bookApart(tx, movement) : book(tx, movement)
}

/** Whether what is paid differs from what is owed, as far as that is known in money. */
const isOther = (entry: Entry, paid: { amount_minor: number; currency: string | null | undefined }): boolean =>
  entry.amount_minor !== null && (Number(entry.amount_minor) !== paid.amount_minor || entry.currency !== paid.currency)

/** Pays what is owed. @throws 422 for what is no debt, 409 for one that was paid or taken back. */
async function pay(tx: Transaction, due: string, sent: NonNullable<Sent>): Promise<string> {
  const entry = await lockEntry(tx, due)
  if (entry.kind !== 'due') throw broken('Only a due is settled', relationship('settles'))
  if (sent.premium_service_package_id !== undefined || (sent.expires_at ?? null) !== null)
    throw broken('What is owed is spent already: neither package nor expiry goes with it', relationship('settles'))
  if (await isReversed(tx, entry.id)) throw conflict('It was reversed.')
  if (await isPaid(tx, entry.id)) throw conflict('It was settled already.')
  const { amount_minor = entry.amount_minor, currency = entry.currency, memo } = sent
  if (amount_minor === null) throw missingMember('amount-minor', attribute('amount-minor'))
  if (isOther(entry, { amount_minor, currency }) && !memo?.trim())
    throw broken('A memo says why something else is paid than is owed', attribute('memo'))
  return bookApart(tx, { ...following(entry, sent), kind: 'purchase', settles_id: entry.id, amount_minor, currency, memo })
}

/** What a purchase takes from its package. @throws 422 for one that the company cannot buy. */
async function packageOf(tx: Transaction, id: string, company: string) {
  const { rows } = await sql<Row<'premium_service_packages'>>`select * from premium_service_packages
    where id = ${id} for share`.execute(tx)
  const bought = rows[0]!
  if (!bought.active || (bought.company_id !== null && bought.company_id !== company))
    throw broken('The company cannot buy this package', relationship('premium-service-package'))
  const { smarts, price_minor: amount_minor, currency, valid_months } = bought
  return { smarts, amount_minor, currency, expires_at: sql`now() + make_interval(months => ${sql.lit(valid_months)})` }
}

/** Moves smarts of a company. What is said wins over what the package says. */
async function add(tx: Transaction, sent: NonNullable<Sent>, by: string): Promise<string> {
  const { kind, premium_service_package_id, company_id, memo } = sent
  if (company_id === undefined) throw missingMember('company', relationship('company'))
  const named = premium_service_package_id === undefined ? undefined : await packageOf(tx, premium_service_package_id, company_id)
  const { smarts = named?.smarts, amount_minor = named?.amount_minor, currency = named?.currency } = sent
  const expires_at = sent.expires_at === undefined ? named?.expires_at : sent.expires_at
  if (smarts === undefined) throw missingMember('smarts', attribute('smarts'))
  if (kind === 'purchase' && (amount_minor ?? null) === null) throw missingMember('amount-minor', attribute('amount-minor'))
  if ((amount_minor ?? null) !== null && (currency ?? null) === null) throw broken('An amount has a currency', attribute('currency'))
  const money = { amount_minor, currency, expires_at }
  return book(tx, { kind, smarts, company_id, account_id: by, premium_service_package_id, memo, ...money })
}

export const createTransaction: Handler<'createPremiumServiceTransaction'> = ({ accept, caller, db }) =>
  transact(db, async (tx) => {
    const sent = await accept(tx)
    requireFit(sent)
    const id =
      sent.kind === 'reversal'
        ? await reverse(tx, sent)
        : sent.settles_id === undefined
          ? await add(tx, sent, caller.id)
          : await pay(tx, sent.settles_id, sent)
    await record(tx, { key: 'premium_service_transaction.book', owner: caller.id, trackable: { type: 'premium-service-transactions', id } })
    return one(await find(tx, premiumServiceTransactions, id, caller))
  })
