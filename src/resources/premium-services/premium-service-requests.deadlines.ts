/** Deadlines of a premium service request: until when somebody is awaited, as its row says it. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { written } from '../../verbs/timestamps.ts'

/** How long a provider has to answer. */
const answerHours = 24

/** Until when the provider is to answer. Each submission begins the time anew, that of a refused counter too. */
const responseDueAt = sql`case premium_service_requests.status
  when 'submitted' then premium_service_requests.status_updated_at + make_interval(hours => ${sql.lit(answerHours)}) end`

/** Until when somebody is to do something: the provider answers what was submitted, and delivers what was accepted. */
export const dueAt = sql`case premium_service_requests.status
  when 'accepted' then premium_service_requests.deliver_at else ${responseDueAt} end`

export const overdue = sql<SqlBool>`coalesce(${dueAt} < now(), false)`

/** The service level, as answers write it. */
export const sla = sql<string>`json_build_object('response-due-at', ${written(responseDueAt)}, 'overdue', ${overdue})::text`
