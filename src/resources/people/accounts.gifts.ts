/** What may be given to accounts, and what a team lead may give. */
import { forbidden, refusedValue } from '../../refusals.ts'
import type { Sent } from '../../verbs/body.ts'
import { has } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'

/** The kinds of account that have roles which the operator's people do not. */
const kindsOf: Record<string, readonly string[]> = {
  'team-lead': ['insight-provider', 'investor', 'corporate-user'],
  'compliance-officer': ['insight-provider', 'investor'],
}

/** @throws 422 for a role that is not for accounts of this kind. */
export function refuseUnfit(accountType: string, roles: readonly string[]): void {
  for (const role of roles) {
    const kinds = kindsOf[role] ?? ['staff']
    if (!kinds.includes(accountType)) {
      throw refusedValue(
        'roles',
        `names ${role}, which accounts of the kind ${kinds.join(' or ')} alone may have`,
        '/data/attributes/roles',
      )
    }
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

/** Whether a change has to do with what an account may do, and with who signs in to it. */
export const outlasts = ({ attributes, relationshipNames }: Sent): boolean =>
  relationshipNames.length > 0 || 'email' in attributes || 'roles' in attributes || attributes['status'] === 'invited'
