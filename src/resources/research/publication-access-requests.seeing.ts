/** Who sees requests for access, besides those who ask: the author of what is asked for. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'
import { isFiler } from './external-reports.restrictions.ts'
import { isAuthor } from './insights.authors.ts'

export const authored = (scope: Scope) => sql<boolean>`(case publication_access_requests.publication_type
  when 'insights' then exists (select from insights
    where insights.id = publication_access_requests.publication_id and ${isAuthor(scope)})
  else exists (select from external_reports
    where external_reports.id = publication_access_requests.publication_id and ${isFiler(scope)}) end)`

/** Selects what is asked for of `asked`, the requests for access to what the caller wrote or filed. */
export const askedOfAuthor = (scope: Scope, column: RawBuilder<unknown>) => sql`
  select ${column} from publication_access_requests as asked join insights on asked.publication_type = 'insights'
    and insights.id = asked.publication_id where ${isAuthor(scope)}
  union all select ${column} from publication_access_requests as asked
    join external_reports on asked.publication_type = 'external-reports' and external_reports.id = asked.publication_id
    where ${isFiler(scope)}`

/** What of all requests is visible, found by who asks and by what the caller wrote, since to look at each takes as long as there are many. */
export const concerning = (scope: Scope) =>
  scope.kind === 'staff'
    ? sql<boolean>`true`
    : sql<boolean>`publication_access_requests.id = any(array(select id from publication_access_requests as own where own.requester_id = ${scope.me}
        union all ${askedOfAuthor(scope, sql`asked.id`)}))`
