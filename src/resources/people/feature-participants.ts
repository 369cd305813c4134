/** Participants in the trial of a feature. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'

export const featureParticipants: Resource<'feature-participants', 'feature_participants'> = resource(
  'feature-participants',
  'feature_participants',
  {
    visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('feature_participants.account_id', '=', me)),
    relations: { account: toOne('account_id'), company: toOne('company_id') },
  },
)

export const featureParticipantOperations: Handlers<'feature-participants'> = {
  createFeatureParticipant: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { feature } = await accept(tx)
      // Of many who ask at once for one account, one joins; the row before that says who was there already.
      await tx
        .insertInto('feature_participants')
        .values({ id: newId(), account_id: caller.id, company_id: caller.companyId, feature, status: 'invited' })
        .onConflict((oc) => oc.constraint('feature_participants_unique').doNothing())
        .execute()
      const { id, status } = await tx
        .selectFrom('feature_participants')
        .select(['id', 'status'])
        .where('account_id', '=', caller.id)
        .where('feature', '=', feature)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const again = status === 'joined'
      if (!again) await save(tx, 'feature_participants', id, { status: 'joined', joined_at: sql`now()` })
      const participant = one(await find(tx, featureParticipants, id, caller))
      return again ? { ...participant, again } : participant
    }),

  getFeatureParticipant: show(featureParticipants),
}
