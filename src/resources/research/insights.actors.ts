/** What a caller is to an insight, which decides what it may do with it. */
import type { Database } from '../../database/connection.ts'
import { has, leadsTeamOf } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import { isOfFirm } from '../../verbs/firms.ts'
import type { Actor as ActorOf } from '../../verbs/lifecycle.ts'
import type { Row } from '../../verbs/rows.ts'

export type Actor = ActorOf<'insights'>

/** What the caller is to an insight; empty for a mere reader. */
export function actorsOf(insight: Pick<Row<'insights'>, 'account_id' | 'company_id'>, caller: Caller): Actor[] {
  const actors: Actor[] = []
  const colleague = insight.company_id !== null && insight.company_id === caller.companyId
  const compliance = caller.roles.includes('compliance-officer')
  // What somebody wrote stays with the firm.
  const wrote = insight.account_id === caller.id && isOfFirm(caller, insight.company_id)
  if (wrote && !compliance) actors.push('author')
  if (leadsTeamOf(caller, insight.company_id)) actors.push('lead')
  if (colleague && compliance) actors.push('compliance')
  if (has(caller, 'editor')) actors.push('editor')
  return actors
}

/** Whether they write the insight with what belongs to it. */
export const areWriters = (actors: readonly Actor[]): boolean => actors.some((actor) => actor === 'author' || actor === 'editor')

type Owned = Pick<Row<'insights'>, 'account_id' | 'company_id' | 'aasm_state'>

/** Whether the caller, its team lead, stands in for the author, who left before the insight was published. */
export async function standsIn(db: Database, insight: Owned, caller: Caller): Promise<boolean> {
  if (insight.aasm_state === 'published' || insight.aasm_state === 'cancelled') return false
  if (!actorsOf(insight, caller).includes('lead') || caller.roles.includes('compliance-officer')) return false
  const author = await db
    .selectFrom('accounts')
    .select(['status', 'company_id'])
    .where('id', '=', insight.account_id)
    .executeTakeFirstOrThrow()
  return author.status === 'deactivated' || author.company_id !== insight.company_id
}

/** The same, with the team lead in the place of an author who left. */
export const actorsIn = async (db: Database, insight: Owned, caller: Caller): Promise<Actor[]> => [
  ...actorsOf(insight, caller),
  ...((await standsIn(db, insight, caller)) ? (['author', 'stand-in'] as const) : []),
]
