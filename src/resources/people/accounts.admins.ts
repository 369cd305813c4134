/** The admins of the installation, of whom one is always left, and whose status is not the caller's to change. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { conflict, forbidden, unauthorized } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'

/** Whatever may make or unmake an admin takes its turn here, before it locks an account. */
export async function awaitTurn(tx: Transaction): Promise<void> {
  await takeAdvisoryLock(tx, 'admins')
}

/**
 * The same for a caller who may have waited for those who take roles away. @throws 401 where the caller may not come in any more, 403
 * where it has other roles than it was let in with, or is of another company.
 */
export async function awaitTurnAs(tx: Transaction, caller: Caller): Promise<void> {
  await awaitTurn(tx)
  const own = tx.selectFrom('accounts').select(['roles', 'company_id']).where('id', '=', caller.id).where('status', '=', 'active')
  const account = await own.executeTakeFirst()
  if (!account) throw unauthorized()
  const isSame = account.company_id === caller.companyId && new Set(account.roles).symmetricDifference(new Set(caller.roles)).size === 0
  if (!isSame) throw forbidden('What you may do was changed at this moment.')
}

/** Whether there is an admin who can sign in, other than one account. Whoever goes by it has awaited its turn. */
export async function hasActiveAdmin(db: Database, except = ''): Promise<boolean> {
  const { rows } = await sql`select from accounts where status = 'active' and 'admin' = any(roles) and id <> ${except} limit 1`.execute(db)
  return rows.length > 0
}

interface Standing {
  status: string
  roles: readonly string[]
}

const governs = ({ status, roles }: Standing): boolean => status === 'active' && roles.includes('admin')

/** @throws 409 where nobody would be left who can govern the installation. */
export async function keepAnAdmin(tx: Transaction, account: Standing & { id: string }, next: Standing): Promise<void> {
  if (!governs(account) || governs(next)) return
  if (!(await hasActiveAdmin(tx, account.id))) throw conflict('This is the last active admin.')
}

/** @throws 403 for the own status, and for a team lead that of whose roles a team lead does not give. */
export function refuseStatus(caller: Caller, { id, roles }: { id: string; roles: readonly string[] }): void {
  if (id === caller.id) throw forbidden('Nobody changes their own status.')
  if (!has(caller, 'admin') && roles.some((role) => role !== 'team-lead')) {
    throw forbidden('A team lead changes the status of colleagues who have no role but team-lead.')
  }
}
