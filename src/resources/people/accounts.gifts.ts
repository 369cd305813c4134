/** What a team lead may give to accounts. */
import { forbidden } from '../../refusals.ts'
import { has } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'

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
