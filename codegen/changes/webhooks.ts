/** What is sent to the addresses of others. The server sends it, so that it is compared as answers are, and what it is answered as requests are. */
import type { OpenApi } from '../openapi.ts'
import { compareContents, compareHeader } from './answers.ts'
import { changeOf, unlike } from './change.ts'
import type { Change } from './change.ts'
import { parametersOf } from './parameters.ts'
import { followed, placedWebhooks } from './references.ts'
import type { Placed } from './references.ts'
import type { Between } from './schemas.ts'

/** One for each difference between what two documents say is sent. */
export function compareWebhooks(before: OpenApi, after: OpenApi): Change[] {
  const [was, is] = [before, after].map((one) => new Map(placedWebhooks(one).map((webhook) => [webhook.at, webhook])))
  const documents: Between = { before, after, sent: false, answered: true }
  return [...new Set([...is!.keys(), ...was!.keys()])].flatMap((at): Change[] => {
    const [old, now] = [was!.get(at), is!.get(at)]
    if (!old) return [changeOf(now!.id, `added (${at})`, { kind: 'added', way: now!.way, breaks: false })]
    if (!now) return [changeOf(old.id, `removed (${at})`, { kind: 'removed', way: old.way, breaks: true })]
    return [...compareHeaders(old, now, documents), ...compareBody(old, now, documents), ...compareTaken(old, now)]
  })
}

function compareHeaders(was: Placed, is: Placed, documents: Between): Change[] {
  const [before, after] = [parametersOf(documents.before, was), parametersOf(documents.after, is)]
  const say = (what: string, breaks: boolean): Change => changeOf(is.id, what, { kind: 'answer', way: [...is.way, 'parameters'], breaks })
  return [
    ...unlike([...before.keys()], [...after.keys()]).map((key) => say(`${key} removed`, true)),
    ...[...after].flatMap(([key, { parameter, way }]): Change[] => {
      const known = before.get(key)
      if (!known) return [say(`${key} added`, false)]
      return compareHeader({ about: `${is.id}: ${key}`, way, between: documents }, known.parameter, parameter)
    }),
  ]
}

/** Whoever is sent something cannot choose among media types, as whoever asks for it can. */
function compareBody(was: Placed, is: Placed, documents: Between): Change[] {
  const [given, changed] = [was.operation.requestBody, is.operation.requestBody]
  const way = [...is.way, 'requestBody']
  if (!given || !changed) {
    if (changed) return [changeOf(is.id, 'body added', { kind: 'answer', way, breaks: false })]
    return given ? [changeOf(is.id, 'body removed', { kind: 'answer', way: is.way, breaks: true })] : []
  }
  const [before, after] = [followed(documents.before, given), followed(documents.after, changed)]
  const [had, has] = [Object.keys(before.content), Object.keys(after.content)]
  const say = (what: string, breaks: boolean): Change => changeOf(`${is.id}: body`, what, { kind: 'answer', way, breaks })
  return [
    ...(after.required && !before.required ? [say('is now always sent', false)] : []),
    ...(before.required && !after.required ? [say('is no longer always sent', true)] : []),
    ...unlike(has, had).map((type) => say(`may be ${type}`, true)),
    ...unlike(had, has).map((type) => say(`may no longer be ${type}`, false)),
    ...compareContents({ about: `${is.id}: body`, way: [...way, 'content'], between: documents }, before.content, after.content),
  ]
}

/** What it may be answered with. */
function compareTaken(was: Placed, is: Placed): Change[] {
  const [before, after] = [Object.keys(was.operation.responses), Object.keys(is.operation.responses)]
  const say = (what: string, breaks: boolean): Change => changeOf(is.id, what, { kind: 'answer', way: [...is.way, 'responses'], breaks })
  return [
    ...unlike(after, before).map((status) => say(`answer ${status} added`, false)),
    ...unlike(before, after).map((status) => say(`answer ${status} removed`, true)),
  ]
}
