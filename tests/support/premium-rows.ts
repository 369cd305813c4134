/** Premium service requests put straight into a status in the tables, with the smarts that they hold. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Database } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { dataUrl, pdfBytes } from './files.ts'
import { minutesFromNow } from './insight-rows.ts'

export const statuses = [
  ...(['drafted', 'submitted', 'countered', 'accepted', 'delivered', 'completed', 'declined', 'cancelled', 'expired'] as const),
]
export type Status = (typeof statuses)[number]

export const open: readonly Status[] = ['submitted', 'countered', 'accepted', 'delivered']
const day = 24 * 60

/** A request of `investor` to `provider` for a model, priced 100 and two hours long; an open one holds its price, given for it. */
export async function putRequest(db: Database, status: Status, columns: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const held = open.includes(status) ? 100 : 0
  const row = {
    id,
    requestor_id: seedId('accounts', 1),
    requestee_id: seedId('accounts', 4),
    manager_id: status === 'drafted' ? null : seedId('accounts', 11),
    premium_service_id: seedId('premium-services', 2),
    company_id: seedId('companies', 5),
    provider_company_id: seedId('companies', 1),
    title: `Put into ${status}`,
    time_required: 2,
    smarts_required: 100,
    asked_time_required: status === 'countered' ? 1 : null,
    asked_smarts_required: status === 'countered' ? 100 : null,
    held,
    status,
    status_updated_at: minutesFromNow(-1),
    accepted_at: ['accepted', 'delivered', 'completed'].includes(status) ? minutesFromNow(-1) : null,
    deliver_at: ['accepted', 'delivered', 'completed'].includes(status) ? minutesFromNow(119) : null,
    completes_at: status === 'delivered' ? minutesFromNow(7 * day) : null,
    expires_at: ['submitted', 'countered'].includes(status) ? minutesFromNow(14 * day) : null,
    completed_at: status === 'completed' ? minutesFromNow(-1) : null,
    ...columns,
  }
  await transact(db, async (tx) => {
    await insertRows(tx, 'premium_service_requests', row)
    if (row.held > 0) {
      await move(tx, row.company_id, 'grant', row.held)
      await move(tx, row.company_id, 'reserve', row.held, { premium_service_request_id: id })
    }
    if (status === 'completed') {
      await sql`update premium_services set completed_count = completed_count + 1 where id = ${row.premium_service_id}`.execute(tx)
    }
  })
  return id
}

/** Books a movement for a company, under an id after those of before, which tells the order of movements of one millisecond. */
export async function move(
  db: Database,
  company: string,
  kind: 'reserve' | 'grant' | 'purchase' | 'adjustment',
  smarts: number,
  columns: Record<string, unknown> = {},
): Promise<void> {
  const held = kind === 'reserve'
  const { rows } = await sql<{ balance: number; reserved: number }>`insert into smarts_balances (id, balance, reserved)
    values (${company}, ${held ? 0 : Math.max(smarts, 0)}, 0) on conflict (id) do update
      set balance = smarts_balances.balance + ${held ? 0 : smarts}, reserved = smarts_balances.reserved + ${held ? smarts : 0}
    returning balance, reserved`.execute(db)
  await insertRows(db, 'premium_service_transactions', {
    id: newId(),
    company_id: company,
    kind,
    smarts: held ? -smarts : smarts,
    balance_after: rows[0]!.balance,
    reserved_after: rows[0]!.reserved,
    ...columns,
  })
}

/** A company that is new, with an investor of it, and so many smarts; none for one that pays afterwards. */
export async function putFirm(db: Database, smarts: number | undefined): Promise<{ company: string; account: string }> {
  const [company, account] = [randomUUID(), randomUUID()]
  await insertRows(db, 'companies', {
    id: company,
    name: 'Firm',
    slug: `firm-${company.slice(0, 13)}`,
    kind: 'investor-firm',
    country: 'GB',
  })
  await insertRows(db, 'accounts', {
    ...{ id: account, company_id: company, slug: `asker-${account.slice(0, 13)}`, first_name: 'Asker', last_name: 'One' },
    ...{ email: `${account}@demo.example`, account_type: 'investor', status: 'active', reading_tier: 'professional' },
  })
  if (smarts !== undefined) await move(db, company, 'grant', smarts)
  return { company, account }
}

export const balanceOf = (db: Database, company: string) =>
  db.selectFrom('smarts_balances').select(['balance', 'reserved']).where('id', '=', company).executeTakeFirst()

/** Every movement of a company, in the order in which it was written. */
export const ledgerOf = (db: Database, company: string) =>
  db
    .selectFrom('premium_service_transactions')
    .select(['kind', 'smarts', 'balance_after', 'reserved_after'])
    .where('company_id', '=', company)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()

export const requestPath = (id: string): string => `/api/v2/premium-service-requests/${id}`
export const editOf = (attributes: object, relationships?: object) => ({
  data: { type: 'premium-service-requests', attributes, ...(relationships ? { relationships } : {}) },
})
export const linkage = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
/** A body that asks `provider` for a model. */
export const asking = (attributes: object, relationships: object = {}) => ({
  data: {
    type: 'premium-service-requests',
    attributes: { title: 'A model', status: null, ...attributes },
    relationships: {
      ...linkage('requestee', 'Account', seedId('accounts', 4)),
      ...linkage('premium_service', 'PremiumService', seedId('premium-services', 2)),
      ...relationships,
    },
  },
})

/** A file for a request. */
export const attaching = (request: string) => ({
  data: {
    type: 'premium-service-attachments',
    attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'model.pdf' },
    relationships: linkage('premium_service_request', 'PremiumServiceRequest', request),
  },
})
