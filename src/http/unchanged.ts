/** What a change sends as the record shows it: clients send back what they were shown, and a change is what differs. */
import { isDeepStrictEqual } from 'node:util'
import type { Json } from './body-forms.ts'
import { linkedIds } from './named-records.ts'
import type { OpenedBody } from './opened-body.ts'

/** A record as whoever changes it is shown it. */
export interface Shown {
  attributes: Json
  /** The ids that each relationship leads to, in order. */
  linked: Readonly<Record<string, readonly string[]>>
}

interface Rest {
  body: OpenedBody
  /** Whether nothing of it differs. */
  isNothing: boolean
}

/** A body without what is as it is shown, except for what has to be sent; undefined where all of it differs. */
export function differing(body: OpenedBody, shown: Shown): Rest | undefined {
  const { rule, attributes, relationships } = body
  const same = {
    attributes: Object.keys(attributes).filter((name) => isShown(attributes[name], valueUnder(name, shown.attributes))),
    relationships: Object.keys(relationships).filter((name) =>
      isDeepStrictEqual(linkedIds(relationships[name], rule.relationships[name]!), valueUnder(name, shown.linked)),
    ),
  }
  const [all, alike] = [{ ...attributes, ...relationships }, [...same.attributes, ...same.relationships]].map(
    (one) => Object.keys(one).length,
  )
  if (alike === 0) return undefined
  const rest = {
    attributes: without(attributes, same.attributes, rule.attributes),
    relationships: without(relationships, same.relationships, rule.relationships),
  }
  return { body: { ...body, ...rest, data: { ...body.data, ...rest } }, isNothing: all === alike }
}

/** Some names have underscores in requests where answers have hyphens. */
const valueUnder = <Value>(name: string, shown: Readonly<Record<string, Value>>): Value | undefined =>
  Object.hasOwn(shown, name) ? shown[name] : shown[name.replaceAll('_', '-')]

const instant = /^\d{4}-\d\d-\d\dT/

function isShown(sent: unknown, shown: unknown): boolean {
  const areTimes = typeof sent === 'string' && typeof shown === 'string' && instant.test(sent) && instant.test(shown)
  return areTimes ? Date.parse(sent) === Date.parse(shown) : isDeepStrictEqual(sent, shown)
}

const without = (sent: Json, same: readonly string[], rules: Readonly<Record<string, { required: boolean }>>): Json =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => rules[name]!.required || !same.includes(name)))
