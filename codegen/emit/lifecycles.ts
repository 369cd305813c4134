/** `lifecycles.ts`: what `x-lifecycle` and `x-permitted-when` say, as tables that run and as types. */
import type { Life, Machine, Model, Permit } from '../model.ts'
import { withStates } from '../model/lifecycles.ts'

const head = [
  '/** A way from one state to another. */',
  'export interface Move {',
  '  event: string',
  '  by: readonly string[]',
  '  guards: readonly string[]',
  '  effects: readonly string[]',
  '}',
  '',
  '/** The states of a type: which column holds one, where each leads. */',
  'export interface Machine {',
  '  attribute: string',
  '  column: string',
  '  moves: Readonly<Record<string, Readonly<Record<string, Move>>>>',
  '}',
  '',
  '/** A rule of what may be sent: what is absent is no condition. */',
  'export interface Permit {',
  '  by?: readonly string[]',
  '  in?: readonly string[]',
  '  may: readonly string[]',
  '  with?: Readonly<Record<string, string>>',
  '  alone?: true',
  '}',
]

export function emitLifecycles({ lives }: Model): string {
  const machines = withStates(lives)
  const permits = lives
    .flatMap((one) => one.permits.map((other) => ({ ...other, life: one })))
    .sort((a, b) => (a.operation < b.operation ? -1 : 1))
  const lines = [
    ...head,
    '',
    '/** The words of each type that has a lifecycle. */',
    'export interface Machines {',
    ...machines.flatMap(wordLines),
    '}',
    '',
    'export const machines: Readonly<Record<keyof Machines, Machine>> = {',
    ...machines.flatMap(machineLines),
    '}',
    '',
    '/** By operation, the actors and the states that its rules tell apart. */',
    'export interface Permitting {',
    ...permits.map(
      ({ operation, life }) => `  ${operation}: { actor: ${union(life.actors)}; state: ${union(life.machine?.states ?? [])} }`,
    ),
    '}',
    '',
    'export const permits: Readonly<Record<keyof Permitting, readonly Permit[]>> = {',
    ...permits.flatMap(({ operation, permits: rules }) => [`  ${operation}: [`, ...rules.map((one) => `    ${permitText(one)},`), '  ],']),
    '}',
  ]
  return lines.join('\n') + '\n'
}

const quoted = (text: string): string => `'${text}'`
const union = (words: readonly string[]): string => words.map(quoted).join(' | ') || 'never'
const list = (words: readonly string[] = []): string => `[${words.map(quoted).join(', ')}]`

const wordLines = ({ type, actors, machine }: Life & { machine: Machine }): string[] => {
  const { states, transitions, guards = {}, effects = {} } = machine
  return [
    `  '${type}': {`,
    `    state: ${union(states)}`,
    `    actor: ${union(actors)}`,
    `    event: ${union([...new Set(transitions.map((one) => one.event))])}`,
    `    guard: ${union(Object.keys(guards))}`,
    `    effect: ${union(Object.keys(effects))}`,
    '  }',
  ]
}

const machineLines = ({ type, machine }: Life & { machine: Machine }): string[] => {
  const { attribute, column, states, transitions } = machine
  const movesFrom = (state: string): string[] =>
    transitions
      .filter((one) => one.from.includes(state))
      .map(
        ({ event, to, by, guards, effects }) =>
          `        '${to}': { event: '${event}', by: ${list(by)}, guards: ${list(guards)}, effects: ${list(effects)} },`,
      )
  return [
    `  '${type}': {`,
    `    attribute: '${attribute}',`,
    `    column: '${column}',`,
    '    moves: {',
    ...states.flatMap((state) => [`      '${state}': {`, ...movesFrom(state), '      },']),
    '    },',
    '  },',
  ]
}

function permitText({ by, in: states, may, with: beside, alone }: Permit): string {
  const parts = [
    ...(by ? [`by: ${list(by)}`] : []),
    ...(states ? [`in: ${list(states)}`] : []),
    `may: ${list(may)}`,
    ...(beside ? [`with: ${JSON.stringify(beside)}`] : []),
    ...(alone ? ['alone: true'] : []),
  ]
  return `{ ${parts.join(', ')} }`
}
