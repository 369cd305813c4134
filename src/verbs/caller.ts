/** The caller of a request. A guest has no id and no roles. */
import { sql } from 'kysely'
import type { Transaction } from '../database/connection.ts'
import { forbidden } from '../refusals.ts'

export interface Caller {
  id: string
  email: string
  accountType: string
  roles: readonly string[]
  companyId: string | null
  sessionId: string
  /** `password`, `magic` or `temporary`; of an API key none. */
  sessionKind: string
  /** What the API key permits that the caller came with. A session permits everything. */
  scopes?: readonly string[]
  reading: Reading
  /** Where the log of the database was, in bytes, after the caller had written something of late. */
  wroteAt?: bigint
  /** What the caller takes for granted of the record of this type that the request is about. */
  expects?: { type: string; requireUnchanged(tx: Transaction): Promise<void> }
}

/** What of a caller decides which research it may read. */
interface Reading {
  tier: string
  country: string | null
  classification: string | null
  /** The entities and authors that the policy of the caller's company bars. */
  barredEntities: readonly string[]
  barredProviders: readonly string[]
}

const nothing: Reading = { tier: 'none', country: null, classification: null, barredEntities: [], barredProviders: [] }

export const guest: Caller = {
  id: '',
  email: '',
  accountType: 'guest',
  roles: [],
  companyId: null,
  sessionId: '',
  sessionKind: '',
  reading: nothing,
}

/** Whether the caller has one of these roles or account types. An admin has them all. */
export const has = (caller: Caller, ...roles: string[]): boolean =>
  caller.roles.includes('admin') || roles.some((role) => caller.roles.includes(role) || caller.accountType === role)

/** Whether the caller leads the team of a company. */
export const leadsTeamOf = ({ roles, companyId }: Caller, company: string | null | undefined): boolean =>
  roles.includes('team-lead') && companyId !== null && companyId === company

/** Refuses a compliance officer, saying what it `does`: 'offers no services'. @throws 403 */
export function refuseOverseer(caller: Caller, does: string): void {
  if (caller.roles.includes('compliance-officer')) throw forbidden(`A compliance officer ${does}.`)
}

/** Whether an account of the statement is an account manager, as every admin is. */
export const isManager = sql<boolean>`accounts.roles && '{account-manager,admin}'`
/** The same of an editor, from whom no research is withheld. */
export const isEditor = sql<boolean>`accounts.roles && '{editor,admin}'`

/** The roles of the operator's people, admins aside. */
export const staffRoles = ['editor', 'entity-editor', 'account-manager', 'finance']
