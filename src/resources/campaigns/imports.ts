/** Files of many contacts on their way to a list. Seen by those who see the list. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'

export const imports: Resource<'imports', 'imports'> = resource('imports', 'imports', {
  staff: ['account-manager'],
  visible: (_eb, { kind, me }) =>
    kind === 'staff' ? true : isManaged(me, sql`(select entity_id from contact_lists where contact_lists.id = imports.contact_list_id)`),
  relations: { 'contact-list': toOne('contact_list_id'), account: toOne('account_id') },
  computed: () => ({ skipped_count: sql`(imports.done_count - imports.added_count - imports.updated_count)::text` }),
})

export const importOperations: Handlers<'imports'> = { getImport: show(imports) }
