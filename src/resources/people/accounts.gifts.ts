/** What may be given to accounts, and what a team lead may give. */
import { forbidden, refusedValue } from '../../refusals.ts'
import { has, staffRoles } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'

/** @throws 422 for a role of the operator's people that an account which is none of them is to get. */
export function refuseUnfit(accountType: string, roles: readonly string[]): void {
  const unfit = roles.find((role) => role === 'admin' || staffRoles.includes(role))
  if (accountType !== 'staff' && unfit !== undefined) {
    throw refusedValue('roles', `names ${unfit}, which accounts of the kind staff alone may have`, '/data/attributes/roles')
  }
}

/** @throws 403 when a team lead gives, or takes away, what is not a team lead's to give. */
export function refuseForeignGifts(
  caller: Caller,
  sent: { account_type?: unknown; roles?: unknown; company_id?: string | undefined },
): void {
  if (has(caller, 'admin')) return
  const own = sent.company_id === undefined || sent.company_id === caller.companyId
  const kind = sent.account_type === undefined || sent.account_type === caller.accountType
  const roles = Array.isArray(sent.roles) ? (sent.roles as unknown[]) : []
  if (!own || !kind || roles.some((role) => role !== 'team-lead')) {
    throw forbidden('A team lead invites into the own company, with the own kind of user and no role but team-lead.')
  }
}
