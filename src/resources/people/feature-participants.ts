/** Participants in the trial of a feature. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find } from '../../verbs/rows.ts'
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
      await sql`insert into feature_participants (id, account_id, company_id, feature, status)
        values (${randomUUIDv7()}, ${caller.id}, ${caller.companyId}, ${feature}, 'invited')
        on conflict on constraint feature_participants_unique do nothing`.execute(tx)
      const { rows } = await sql<{ id: string; status: string }>`select id, status from feature_participants
        where account_id = ${caller.id} and feature = ${feature} for no key update`.execute(tx)
      const { id, status } = rows[0]!
      const again = status === 'joined'
      if (!again) {
        await sql`update feature_participants set status = 'joined', joined_at = now(), updated_at = now() where id = ${id}`.execute(tx)
      }
      const participant = one(await find(tx, featureParticipants, id, caller))
      return again ? { ...participant, again } : participant
    }),

  getFeatureParticipant: show(featureParticipants),
}
