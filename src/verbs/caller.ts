/** Who is asking. A guest has no id and no roles. */
export interface Caller {
  id: string
  email: string
  accountType: string
  roles: readonly string[]
  companyId: string | null
  sessionId: string
}

export const guest: Caller = { id: '', email: '', accountType: 'guest', roles: [], companyId: null, sessionId: '' }

/** Whether the caller has one of these roles or account types. An admin has them all. */
export const has = (caller: Caller, ...roles: string[]): boolean =>
  caller.roles.includes('admin') || roles.some((role) => caller.roles.includes(role) || caller.accountType === role)
