/** What is gone from lists, each for those who saw it there. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { admins, everyone } from '../../verbs/traces.ts'

export const changes: Resource<'changes', 'changes'> = resource('changes', 'changes', {
  visible: (_eb, { kind, me, accountType }) =>
    sql<boolean>`changes.audience in (${sql.lit(everyone)}, ${kind === 'staff' ? sql.lit(admins) : sql`${accountType}, ${me}`})`,
  relations: {},
})

export const changeOperations: Handlers<'changes'> = {
  listChanges: page(changes, {
    filters: {
      'record-type': isAmong('changes.record_type'),
      since: (value) => sql`changes.created_at >= ${value}::timestamptz`,
    },
    orders: { 'created-at': { column: 'created_at', descending: false } },
    total: 'capped',
  }),
  getChange: show(changes),
}
