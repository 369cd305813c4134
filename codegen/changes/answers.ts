/** What an operation takes in its body, and what it answers: statuses, headers, media types, and the schemas of each. */
import type { Header, Media, Response } from '../openapi.ts'
import { changeOf, unlike } from './change.ts'
import type { Change, Kind } from './change.ts'
import { followed } from './references.ts'
import type { Placed } from './references.ts'
import { below, compareSchemas } from './schemas.ts'
import type { Between, Place } from './schemas.ts'

const succeeds = (status: string): boolean => /^2/.test(status)

/** Each change once, however many statuses or media types it was found in. */
const once = (changes: readonly Change[]): Change[] => [...new Map(changes.map((one) => [one.text, one])).values()]

/** What changed in the body that an operation takes. */
export function compareBodies(was: Placed, is: Placed, documents: Between): Change[] {
  const between = { ...documents, sent: true, answered: false }
  const about = `operation ${was.id}`
  const changes: Change[] = []
  const way = [...is.way, 'requestBody']
  const add = (what: string, breaks: boolean, kind: Kind = 'required'): void => {
    changes.push(changeOf(about, what, { kind, way, breaks, operation: was.id }))
  }
  const [given, changed] = [was.operation.requestBody, is.operation.requestBody]
  if (!given || !changed) {
    if (given) add('body removed', true, 'bound')
    if (changed) add(`body added${followed(documents.after, changed).required ? ', required' : ''}`, Boolean(changed.required), 'bound')
    return changes
  }
  const [before, after] = [followed(documents.before, given), followed(documents.after, changed)]
  if (after.required && !before.required) add('body is now required', true)
  if (before.required && !after.required) add('body is no longer required', false)
  for (const type of unlike(Object.keys(after.content), Object.keys(before.content))) add(`body may be ${type}`, false, 'bound')
  for (const type of unlike(Object.keys(before.content), Object.keys(after.content))) add(`body may no longer be ${type}`, true, 'bound')
  const found = compareContents({ about: `${about}: body`, way: [...way, 'content'], between }, before.content, after.content)
  return [...changes, ...found.map((one) => ({ ...one, operation: was.id }))]
}

/** What stands in both documents, by its media type. */
export function compareContents(place: Place, before: Record<string, Media>, after: Record<string, Media>): Change[] {
  const found = Object.entries(after).flatMap(([type, media]) => {
    const known = before[type]
    if (!known?.schema || !media.schema) return []
    return compareSchemas(below(place, type, 'schema'), known.schema, media.schema)
  })
  return once(found)
}

/** A status that both documents have, or the two that a success had and has, with its answers. */
interface Pair {
  status: string
  was: Response
  is: Response
}

/** What changed in the answers of an operation, those of failures too. */
export function compareAnswers(was: Placed, is: Placed, documents: Between): Change[] {
  const between = { ...documents, sent: false, answered: true }
  const changes: Change[] = []
  const add = (what: string, breaks: boolean, status?: string): void => {
    const way = [...is.way, 'responses', ...(status === undefined ? [] : [status])]
    changes.push(changeOf(`operation ${was.id}`, what, { kind: 'answer', way, breaks, operation: was.id }))
  }
  const [before, after] = [was.operation.responses, is.operation.responses]
  const [lost, gained] = [unlike(Object.keys(before), Object.keys(after)), unlike(Object.keys(after), Object.keys(before))]
  const moved = lost.filter(succeeds).length === 1 && gained.filter(succeeds).length === 1
  const [from, to] = [lost.find(succeeds), gained.find(succeeds)]
  if (moved) add(`success was ${from!}, is ${to!}`, true)
  for (const one of gained) if (!moved || one !== to) add(`answer ${one} added`, false, one)
  for (const one of lost) if (!moved || one !== from) add(`answer ${one} removed`, succeeds(one))
  const shared = Object.keys(after).filter((one) => one in before || (moved && one === to))
  const pairs = shared.map((status): Pair => {
    const [given, changed] = [before[status] ?? before[from!]!, after[status]!]
    return { status, was: followed(between.before, given), is: followed(between.after, changed) }
  })
  changes.push(...comparePairs(was.id, is, pairs, between))
  return changes
}

function comparePairs(id: string, is: Placed, pairs: readonly Pair[], between: Between): Change[] {
  const about = `operation ${id}`
  const found = [
    ...comingAndGoing(pairs, 'header', (one) => Object.keys(one.headers ?? {}).map((name) => name.toLowerCase())),
    ...comingAndGoing(pairs, 'media type', (one) => Object.keys(one.content ?? {})),
  ].map(({ what, breaks }) => changeOf(about, what, { kind: 'answer', way: [...is.way, 'responses'], breaks, operation: id }))
  for (const { status, was, is: now } of pairs) {
    const way = [...is.way, 'responses', status]
    const answer = succeeds(status) ? `${about}: answer` : `${about}: answer ${status}`
    found.push(...compareContents({ about: answer, way: [...way, 'content'], between }, was.content ?? {}, now.content ?? {}))
    found.push(...compareHeaders({ about, way: [...way, 'headers'], between }, was.headers ?? {}, now.headers ?? {}))
  }
  return once(found.map((one) => ({ ...one, kind: one.kind === 'bound' ? 'bound' : 'answer', operation: id })))
}

/** What came to and went from answers, once each: with the statuses, unless it is all that had it or have it. */
function comingAndGoing(pairs: readonly Pair[], word: string, namesOf: (one: Response) => string[]) {
  const all = new Set(pairs.flatMap(({ was, is }) => [...namesOf(was), ...namesOf(is)]))
  return [...all].flatMap((name) => {
    const had = pairs.filter(({ was }) => namesOf(was).includes(name)).map((one) => one.status)
    const have = pairs.filter(({ is }) => namesOf(is).includes(name)).map((one) => one.status)
    const [lost, gained] = [unlike(had, have), unlike(have, had)]
    const some = (few: string[], of: string[]): string => (few.length < of.length ? ` (${few.join(', ')})` : '')
    return [
      ...(gained.length > 0 ? [{ what: `answers have ${word} ${name}${some(gained, have)}`, breaks: false }] : []),
      ...(lost.length > 0 ? [{ what: `answers no longer have ${word} ${name}${some(lost, had)}`, breaks: true }] : []),
    ]
  })
}

function compareHeaders(place: Place, before: Record<string, Header>, after: Record<string, Header>): Change[] {
  return Object.entries(after).flatMap(([name, header]) => {
    const known = Object.entries(before).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1]
    // What has a name in both documents is compared by itself.
    if (!known || (header.$ref !== undefined && known.$ref === header.$ref)) return []
    return compareHeader(below({ ...place, about: `${place.about}: header ${name}` }, name), known, header)
  })
}

/** One header of an answer, or one that many answers share. */
export function compareHeader(place: Place, given: Header, changed: Header): Change[] {
  const { about, way, between } = place
  const [was, is] = [followed(between.before, given), followed(between.after, changed)]
  const sure = Boolean(was.required) !== Boolean(is.required)
  const what = is.required ? 'is now always sent' : 'is no longer always sent'
  return [
    ...(sure ? [changeOf(about, what, { kind: 'answer', way, breaks: !is.required })] : []),
    ...(was.schema && is.schema ? compareSchemas(below(place, 'schema'), was.schema, is.schema) : []),
  ]
}
