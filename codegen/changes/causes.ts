/** Changes with one entry for each cause, however many operations it reaches. */
import type { Contract } from '../read.ts'
import { placeOf } from '../read.ts'
import { changeOf } from './change.ts'
import type { Change } from './change.ts'

/** The first of many, and how many more there are. */
function few(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}

/** What operations have in common is said of all together; what a named part is used by stands behind it. */
export function oneEachCause(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const { operation, about, what, breaks, kind } = change
    // The same of many schemas has one cause, such as a format that they share.
    const alike = operation === undefined && kind === 'bound' ? '' : about
    const rest = operation === undefined ? alike : about.replace(`operation ${operation}`, 'operation')
    const key = JSON.stringify([rest, what, breaks])
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()].map((all): Change => {
    const first = all[0]!
    if (first.operation !== undefined && all.length > 1) {
      const names = all.map((one) => one.operation!)
      const about = first.about.replace(`operation ${first.operation}`, `${names.length} operations (${few(names)})`)
      return { ...changeOf(about, first.what, first), operations: names }
    }
    if (all.length > 1) return changeOf(few(all.map((one) => one.about)), first.what, first)
    const users = first.operations ?? []
    return users.length > 0
      ? { ...first, text: `${first.text} (${users.length === 1 ? 'in' : `in ${users.length} operations:`} ${few(users)})` }
      : first
  })
}

/** Where the contract says what changed, if it does in a place of its own; what follows from relationships stands with them. */
export function placeOfChange(contract: Contract, { operation, way }: Change): string | undefined {
  const { schemas } = contract.document.components
  const derived = way[0] === 'paths' ? way[1]!.endsWith('{relationship}') : way[1] === 'schemas' && !schemas[way[2]!]
  const component = /^(?:get)?(\w+?)(?:Related|Relationship|Document)$/.exec(operation ?? way[2]!)?.[1]
  const place = placeOf(contract, derived && component ? ['components', 'schemas', component, 'properties', 'relationships'] : way)
  return place === placeOf(contract, []) ? undefined : place
}
