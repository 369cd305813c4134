/** The conversation about a premium service request: of its parties and its manager, from its submission on. */
import { sql } from 'kysely'
import type { Telling } from '../../effects/realtime.ts'
import type { Row } from '../../verbs/rows.ts'
import { stillAsked, stillAsking, stillManaging } from '../premium-services/premium-service-requests.parties.ts'
import { announce, enter, groupAbout, membersOf, say, takeOut, tellOfMember } from './message-groups.members.ts'

type Request = Pick<
  Row<'premium_service_requests'>,
  'id' | 'title' | 'requestor_id' | 'requestee_id' | 'manager_id' | 'company_id' | 'provider_company_id'
>

/** The parties of a request, and its manager as long as it has the role. */
async function dealing({ tx }: Telling, serviceRequest: Request): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${stillAsking(serviceRequest)} union all ${stillAsked(serviceRequest)}
    union all ${stillManaging(serviceRequest)} and status <> 'deactivated'`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Has those talk who deal with the request now, whose row is locked. Answers the id of the group. */
export async function bringTogether(telling: Telling, serviceRequest: Request): Promise<string> {
  const { tx } = telling
  const { id, title } = serviceRequest
  const group = await groupAbout(tx, { kind: 'premium-request', type: 'premium-service-requests', id, title })
  const wanted = await dealing(telling, serviceRequest)
  const present = await membersOf(tx, group.id)
  const gone = present.filter((one) => !wanted.includes(one))
  const come = wanted.filter((one) => !present.includes(one))
  await takeOut(tx, group.id, gone)
  await enter(tx, group.id, come)
  if (!group.isNew) {
    for (const one of gone) {
      await announce(telling, group.id, one, 'left')
      await tellOfMember(telling, group.id, 'member.left', one)
    }
    for (const one of come) {
      await announce(telling, group.id, one, 'joined')
      await tellOfMember(telling, group.id, 'member.joined', one)
    }
  }
  return group.id
}

/** Tells those who deal with the request of its status. `by` is null for the platform itself. */
export async function tellOfStatus(telling: Telling, serviceRequest: Request, status: string, by: string | null): Promise<void> {
  await say(telling, await bringTogether(telling, serviceRequest), { sender: by, content: `The request is now ${status}.`, system: true })
}
