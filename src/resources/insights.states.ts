/** The life of an insight: from each state, the states that can be asked for and who may ask. */
import type { Selectable } from 'kysely'
import type { InsightsTable } from '../generated/tables.ts'
import { conflict } from '../http/errors.ts'
import { has } from '../verbs/caller.ts'
import type { Caller } from '../verbs/caller.ts'

type State = string
type Insight = Selectable<InsightsTable>

const moves: Record<State, Record<State, { by: readonly string[] }>> = {
  drafted: { published: { by: ['editor'] } },
}

const reachable = (state: State, caller: Caller): string[] =>
  Object.entries(moves[state] ?? {})
    .filter(([, { by }]) => has(caller, ...by))
    .map(([target]) => target)

/**
 * The columns that change when an insight goes to `target`. The state it has already is no transition.
 * @throws 409 that names the states which the caller could ask for instead.
 */
export function transition(insight: Insight, target: State, caller: Caller, now: Date): Partial<Insight> {
  if (target === insight.aasm_state) return {}
  const open = reachable(insight.aasm_state, caller)
  if (!open.includes(target)) {
    throw conflict(`From ${insight.aasm_state} you can reach ${open.length > 0 ? open.join(', ') : 'no other state'}, not ${target}.`)
  }
  const time = now.toISOString()
  return {
    aasm_state: target,
    aasm_state_updated_at: time,
    ...(target === 'published' ? { published_at: time } : {}),
  }
}
