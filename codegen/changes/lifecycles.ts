/** The lives that records of a type may lead: states, and who may lead from one to another, under which guards. */
import type { Lifecycle, Schema } from '../openapi.ts'
import { changeOf, unlike } from './change.ts'
import type { Change } from './change.ts'
import type { Place } from './schemas.ts'

/** One step from one state to another. */
interface Step {
  event: string
  from: string
  to: string
  by: readonly string[]
  guards: readonly string[]
  effects: readonly string[]
}

const actorsOf = (schema: Schema): string[] => Object.keys(schema['x-actors'] ?? {})

const stepsOf = ({ transitions }: Lifecycle): Step[] =>
  transitions.flatMap(({ event, from, to, by, guards = [], effects = [] }) =>
    [from].flat().map((state) => ({ event, from: state, to, by, guards, effects })),
  )

const beginningsOf = ({ initial }: Lifecycle): string[] => [initial].flat()

const statesOf = (life: Lifecycle): string[] => [...new Set([...beginningsOf(life), ...stepsOf(life).flatMap((one) => [one.from, one.to])])]

/** One for each difference: what is taken from a client breaks it. */
export function compareLifecycles({ about, way }: Place, given: Schema, changed: Schema): Change[] {
  const [was, is] = [given['x-lifecycle'], changed['x-lifecycle']]
  const say = (what: string, breaks: boolean): Change =>
    changeOf(about, what, { kind: 'bound', way: is ? [...way, 'x-lifecycle'] : way, breaks })
  // What an actor may do no longer is said of each event and operation.
  const [knew, knows] = [actorsOf(given), actorsOf(changed)]
  const changes = [
    ...unlike(knows, knew).map((one) => say(`actor ${one} added`, false)),
    ...unlike(knew, knows).map((one) => say(`actor ${one} removed`, false)),
  ]
  if (!was || !is) return [...changes, ...(was ? [say('lifecycle removed', true)] : is ? [say('lifecycle added', false)] : [])]
  if (was.attribute !== is.attribute) changes.push(say(`lifecycle: attribute was ${was.attribute}, is ${is.attribute}`, true))
  const [began, begins] = [beginningsOf(was), beginningsOf(is)]
  if (unlike(began, begins).length > 0) changes.push(say(`lifecycle: initial was ${began.join(', ')}, is ${begins.join(', ')}`, true))
  else changes.push(...unlike(begins, began).map((one) => say(`lifecycle: initial ${one} added`, false)))
  const [lost, gained] = [unlike(statesOf(was), statesOf(is)), unlike(statesOf(is), statesOf(was))]
  changes.push(...gained.map((one) => say(`state ${one} added`, false)), ...lost.map((one) => say(`state ${one} removed`, true)))
  // What leads to or from a state that came or went goes without saying.
  const among = (step: Step): boolean => ![...lost, ...gained].some((state) => state === step.from || state === step.to)
  const [old, now] = [stepsOf(was).filter(among), stepsOf(is).filter(among)]
  return [...changes, ...compareSteps(old, now).map(({ what, breaks }) => say(what, breaks))]
}

interface Said {
  event: string
  what: string
  breaks: boolean
  from: string[]
}

/** What changed of each event, with the states that it leads from where that is not all of them. */
function compareSteps(old: readonly Step[], now: readonly Step[]): { what: string; breaks: boolean }[] {
  const found = new Map<string, Said>()
  const note = ({ event, from }: Step, what: string, breaks: boolean): void => {
    const key = `${event} ${what}`
    found.set(key, { event, what, breaks, from: [...(found.get(key)?.from ?? []), from] })
  }
  const alike = (a: Step) => (b: Step) => a.event === b.event && a.from === b.from && a.to === b.to
  for (const step of old) {
    const same = now.find(alike(step))
    if (same) compareStep(step, same, note)
    else note(step, `transition to ${step.to} removed`, true)
  }
  for (const step of now) if (!old.some(alike(step))) note(step, `transition to ${step.to} added`, false)
  return [...found.values()].map(({ event, what, breaks, from }) => {
    const all = new Set([...old, ...now].filter((one) => one.event === event).map((one) => one.from))
    return { what: `event ${event}${from.length < all.size ? ` from ${from.join(', ')}` : ''}: ${what}`, breaks }
  })
}

function compareStep(was: Step, is: Step, note: (step: Step, what: string, breaks: boolean) => void): void {
  for (const [word, key, addedBreaks, removedBreaks] of [
    ['actor', 'by', false, true],
    ['guard', 'guards', true, false],
    ['effect', 'effects', false, false],
  ] as const) {
    for (const one of unlike(is[key], was[key])) note(is, `${word} ${one} added`, addedBreaks)
    for (const one of unlike(was[key], is[key])) note(is, `${word} ${one} removed`, removedBreaks)
  }
}
