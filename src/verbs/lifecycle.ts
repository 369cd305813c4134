/** Transitions of the state of a resource, as `x-lifecycle` of the contract says them. A resource supplies what each checks and does. */
import { machines } from '../generated/lifecycles.ts'
import type { Machines, Move } from '../generated/lifecycles.ts'
import { refuseAll, ruleBroken, unreachable } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'

type TypeWithLifecycle = keyof Machines
export type State<T extends TypeWithLifecycle> = Machines[T]['state']
export type Actor<T extends TypeWithLifecycle> = Machines[T]['actor']
export type Event<T extends TypeWithLifecycle> = Machines[T]['event']

/** What stands against a transition: words about the state that was asked for, or errors about other values. */
type Objections = readonly (string | ApiError)[]

/** What a type does for each guard and effect that the contract names. `columns`: what is written so far. */
export interface Parts<T extends TypeWithLifecycle, Step, Columns> {
  guards: { [Guard in Machines[T]['guard']]: (step: Step) => Objections | Promise<Objections> }
  effects: { [Effect in Machines[T]['effect']]: (step: Step, columns: Columns) => Columns | Promise<Columns> }
}

/** A transition that is asked for, and what whoever asks is to the record. */
interface Asked<T extends TypeWithLifecycle> {
  from: State<T>
  to: State<T>
  actors: readonly Actor<T>[]
}

/** A transition that took place: its event, and the columns that it writes, that of the state among them. */
interface Taken<T extends TypeWithLifecycle, Columns> {
  event: Event<T>
  columns: Columns
}

const moveBetween = (type: TypeWithLifecycle, from: string, to: string): Move | undefined => machines[type].moves[from]![to]

const mayTake = ({ by }: Move, actors: readonly string[]): boolean => by.some((actor) => actors.includes(actor))

/** The states that `actors` can ask for. */
const reachable = <T extends TypeWithLifecycle>(type: T, from: State<T>, actors: readonly Actor<T>[]): State<T>[] =>
  Object.entries(machines[type].moves[from]!).flatMap(([to, move]) => (mayTake(move, actors) ? [to as State<T>] : []))

/** Whether a transition is there for other callers than who asks for it. */
export function isForOthers<T extends TypeWithLifecycle>(type: T, { from, to, actors }: Asked<T>): boolean {
  const move = moveBetween(type, from, to)
  return move !== undefined && !mayTake(move, actors) && move.by.some((actor) => actor !== 'system')
}

/** Where an event leads from and to, for those that many records take in one statement. */
export function statesOf<T extends TypeWithLifecycle>(type: T, event: Event<T>): { from: State<T>[]; to: State<T> } {
  const ways = Object.entries(machines[type].moves).flatMap(([from, moves]) =>
    Object.entries(moves).flatMap(([to, move]) => (move.event === event ? [{ from, to }] : [])),
  )
  return { from: ways.map(({ from }) => from as State<T>), to: ways[0]!.to as State<T> }
}

/**
 * Takes a record, whose row is locked and whose other columns are written, to a state. The state it has is no transition.
 * @throws 409 that names the reachable states, or 422 with one error for each check that fails.
 */
export async function transition<T extends TypeWithLifecycle, Step, Columns extends object>(
  type: T,
  { from, to, actors }: Asked<T>,
  parts: Parts<T, Step, Columns>,
  step: Step,
): Promise<Taken<T, Columns> | undefined> {
  if (from === to) return undefined
  const move = moveBetween(type, from, to)
  if (!move || !mayTake(move, actors)) throw unreachable(from, reachable(type, from, actors), to)
  refuseAll(await objectionsTo(type, { from, to }, parts, step))
  const columns = { [machines[type].column]: to } as Columns
  for (const effect of move.effects as Machines[T]['effect'][]) Object.assign(columns, await parts.effects[effect](step, columns))
  return { event: move.event as Event<T>, columns }
}

/** What stands against a transition that there is. */
export async function objectionsTo<T extends TypeWithLifecycle, Step, Columns>(
  type: T,
  { from, to }: Pick<Asked<T>, 'from' | 'to'>,
  { guards }: Parts<T, Step, Columns>,
  step: Step,
): Promise<ApiError[]> {
  const pointer = `/data/attributes/${machines[type].attribute}`
  const found: ApiError[] = []
  for (const guard of moveBetween(type, from, to)!.guards as Machines[T]['guard'][]) {
    for (const one of await guards[guard](step)) found.push(typeof one === 'string' ? ruleBroken(one, pointer) : one)
  }
  return found
}
