/**
 * What a caller is to a premium service request, and which requests are still going on. Whoever went to another firm is no party
 * of what the firm before asked for or was asked for.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Caller } from '../../verbs/caller.ts'
import { has, isManager } from '../../verbs/caller.ts'
import { isOfFirm, ofFirm, stillOf } from '../../verbs/firms.ts'
import type { Actor, State } from '../../verbs/lifecycle.ts'
import type { Row } from '../../verbs/rows.ts'

type Status = State<'premium-service-requests'>

/** The statuses in which somebody waits for somebody. */
export const open: readonly Status[] = ['submitted', 'countered', 'accepted', 'delivered']

/** The statuses in which nothing came of a request. */
export const ended: readonly Status[] = ['declined', 'cancelled', 'expired']

interface Party {
  account: string | RawBuilder<unknown>
  company: string | RawBuilder<unknown>
}

/** Whether an account of a company asks by the row of requests that is called so. */
export const isAsker = (row: string, { account, company }: Party) =>
  sql<SqlBool>`(${sql.ref(`${row}.requestor_id`)} = ${account}
    and ${ofFirm(sql.ref(`${row}.company_id`), company)})`

/** Whether an account of a company is asked by the row of requests that is called so; of a draft it does not know. */
export const isAsked = (row: string, { account, company }: Party) =>
  sql<SqlBool>`(${sql.ref(`${row}.status`)} <> 'drafted' and ${sql.ref(`${row}.requestee_id`)} = ${account}
    and ${ofFirm(sql.ref(`${row}.provider_company_id`), company)})`

/** SQL that selects the account that asks, as long as it does. */
export const stillAsking = ({ requestor_id, company_id }: Pick<Row<'premium_service_requests'>, 'requestor_id' | 'company_id'>) =>
  stillOf(requestor_id, company_id)

/** SQL that selects the account that is asked, as long as it is. */
export const stillAsked = ({
  requestee_id,
  provider_company_id,
}: Pick<Row<'premium_service_requests'>, 'requestee_id' | 'provider_company_id'>) => stillOf(requestee_id, provider_company_id)

/** SQL that selects the account manager of a request, as long as it is one. */
export const stillManaging = ({ manager_id }: Pick<Row<'premium_service_requests'>, 'manager_id'>) =>
  sql`select id from accounts where id = ${manager_id} and ${isManager}`

/** What the caller is to the request; empty for those who only look on. An admin acts for the requestor of a draft. */
export function actorsOf(serviceRequest: Row<'premium_service_requests'>, caller: Caller): Actor<'premium-service-requests'>[] {
  const acts = !caller.roles.includes('compliance-officer')
  const admin = has(caller, 'admin')
  const asks =
    (acts && serviceRequest.requestor_id === caller.id && isOfFirm(caller, serviceRequest.company_id)) ||
    (admin && serviceRequest.status === 'drafted')
  return [
    ...(asks ? (['requestor'] as const) : []),
    ...(acts && serviceRequest.requestee_id === caller.id && isOfFirm(caller, serviceRequest.provider_company_id)
      ? (['requestee'] as const)
      : []),
    ...(has(caller, 'account-manager') ? (['manager'] as const) : []),
    ...(admin ? (['admin'] as const) : []),
  ]
}
