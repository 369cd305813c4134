/** Profiles of an issuer's management. Anyone may read them; those who manage the entity and entity editors maintain them. */
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { requireManaged } from './managed-entities.ts'

export const entityManagementProfiles: Resource<'entity-management-profiles', 'entity_management_profiles'> = resource(
  'entity-management-profiles',
  'entity_management_profiles',
  { visible: () => true, relations: { entity: toOne('entity_id') } },
)

export const entityManagementProfileOperations: Handlers<'entity-management-profiles'> = {
  listEntityManagementProfiles: page(entityManagementProfiles, {
    filters: { 'entity-id': isAmong('entity_management_profiles.entity_id') },
    total: 'capped',
  }),
  getEntityManagementProfile: show(entityManagementProfiles),

  createEntityManagementProfile: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      await requireManaged(tx, sent.linked('entity'), caller)
      const id = await insert(tx, 'entity_management_profiles', await accept(tx))
      return one(await find(tx, entityManagementProfiles, id, caller))
    }),

  updateEntityManagementProfile: ({ params, sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id, entity_id } = await lock(tx, entityManagementProfiles, params.id, caller)
      await requireManaged(tx, entity_id, caller)
      await requireManaged(tx, sent.linked('entity'), caller)
      await save(tx, 'entity_management_profiles', id, await accept(tx, { record: id }))
      return one(await find(tx, entityManagementProfiles, id, caller))
    }),

  deleteEntityManagementProfile: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id, entity_id } = await lock(tx, entityManagementProfiles, params.id, caller)
      await requireManaged(tx, entity_id, caller)
      await leaveTrace(tx, entityManagementProfiles, id)
      await erase(tx, 'entity_management_profiles', id)
      return none
    }),
}
