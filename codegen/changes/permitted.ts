/** Which names a caller may send, by who they are and by the state that the record is in. */
import type { OpenApi, PermittedWhen, Schema } from '../openapi.ts'
import { changeOf } from './change.ts'
import type { Change } from './change.ts'
import { followed } from './references.ts'
import type { Placed } from './references.ts'
import type { Between } from './schemas.ts'
import { settle } from './settled.ts'

const others = ''

const rulesOf = ({ operation }: Placed): PermittedWhen[] => operation['x-permitted-when'] ?? []

/** The names of attributes and relationships that a body may hold. */
function namesIn(document: OpenApi, { operation }: Placed): string[] {
  const body = operation.requestBody && followed(document, operation.requestBody)
  const media = body?.content['application/json'] ?? Object.values(body?.content ?? {})[0]
  const membersOf = (schema: Schema | undefined): Record<string, Schema> =>
    schema ? (settle(document, schema).schema.properties ?? {}) : {}
  const top = membersOf(media?.schema)
  const data = membersOf(top['data'])
  const inside = { ...membersOf(data['attributes']), ...membersOf(data['relationships']) }
  return Object.keys(Object.keys(inside).length > 0 ? inside : top)
}

/** Under which condition names may be sent, in the words of the rule. */
function conditionOf({ with: given, alone }: PermittedWhen): string {
  const words = [...(given === undefined ? [] : [`with ${JSON.stringify(given)}`]), ...(alone ? ['alone'] : [])]
  return words.join(', ')
}

/** What somebody may send in a state: each name, with the condition where there is one. */
function permitted(rules: readonly PermittedWhen[], names: readonly string[], actor: string, state: string): Set<string> {
  const found = new Set<string>()
  for (const rule of rules) {
    if (rule.by && !rule.by.includes(actor)) continue
    if (rule.in && !rule.in.includes(state)) continue
    const may = rule.except ? names.filter((one) => !rule.except!.includes(one)) : rule.may === 'all' ? names : (rule.may ?? [])
    const condition = conditionOf(rule)
    for (const one of may) found.add(condition ? `${one} (${condition})` : one)
  }
  return found
}

/**
 * What is permitted no longer, and what is since, of the names that the body had and has. Where the older document says of no
 * operation what is permitted when, it is only told that this one does.
 */
export function comparePermitted(was: Placed, is: Placed, { before, after }: Between, known: boolean): Change[] {
  const way = [...is.way, 'x-permitted-when']
  const add = (what: string, breaks: boolean): Change =>
    changeOf(`operation ${was.id}`, what, { kind: 'caller', way, breaks, operation: was.id })
  if (!known || !was.operation['x-permitted-when']) return [add('says what is permitted when', known)]
  if (!is.operation['x-permitted-when']) return [add('permits everything at any time', false)]
  const [old, now] = [rulesOf(was), rulesOf(is)]
  const [had, has] = [namesIn(before, was), namesIn(after, is)]
  const both = (name: string): boolean => had.includes(name.split(' ')[0]!) && has.includes(name.split(' ')[0]!)
  const all = [...old, ...now]
  const actors = [...new Set(all.flatMap((one) => one.by ?? [])), others]
  const states = [...new Set(all.flatMap((one) => one.in ?? [])), others]
  const said = new Map<string, { states: string[]; breaks: boolean; actor: string; names: string }>()
  for (const actor of actors) {
    for (const state of states) {
      const [could, can] = [permitted(old, had, actor, state), permitted(now, has, actor, state)]
      const note = (verb: string, names: string[], breaks: boolean): void => {
        const listed = names.filter(both)
        const key = `${actor} ${verb} ${listed.join(', ')}`
        if (listed.length === 0) return
        said.set(key, { actor, breaks, names: `${verb} ${listed.join(', ')}`, states: [...(said.get(key)?.states ?? []), state] })
      }
      note(
        'may no longer send',
        [...could].filter((one) => !can.has(one) && !can.has(one.split(' ')[0]!)),
        true,
      )
      note(
        'may send',
        [...can].filter((one) => !could.has(one) && !could.has(one.split(' ')[0]!)),
        false,
      )
    }
  }
  const everyone = actors.length
  return together([...said.values()], everyone).map((one) => {
    const places = one.states.length === states.length ? '' : ` in ${one.states.map((state) => state || 'any other state').join(', ')}`
    return add(`${one.who} ${one.names}${places}`, one.breaks)
  })
}

/** What holds for several actors alike is said of them together. */
function together(all: readonly { states: string[]; breaks: boolean; actor: string; names: string }[], everyone: number) {
  const groups = new Map<string, { actors: string[]; states: string[]; breaks: boolean; names: string }>()
  for (const { actor, ...one } of all) {
    const key = JSON.stringify(one)
    groups.set(key, { ...one, actors: [...(groups.get(key)?.actors ?? []), actor] })
  }
  return [...groups.values()].map(({ actors, ...one }) => ({
    ...one,
    who: actors.length === everyone ? 'a caller' : actors.map((actor) => actor || 'any other caller').join(', '),
  }))
}
