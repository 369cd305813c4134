/** The names that a body may hold now, as `x-permitted-when` of the contract says them. */
import { permits } from '../generated/lifecycles.ts'
import type { Permitting } from '../generated/lifecycles.ts'

interface Asked<Operation extends keyof Permitting> {
  /** What the caller is to the record. */
  actors: readonly Permitting[Operation]['actor'][]
  /** The state of the record, where its type has states. */
  state?: Permitting[Operation]['state']
  /** The attributes that were sent, where what else is sent decides. */
  sent?: Readonly<Record<string, unknown>>
}

/**
 * The names of the attributes and relationships that may be sent. A body that holds a name which stands alone may hold
 * only such names.
 */
export function permitted<Operation extends keyof Permitting>(
  operation: Operation,
  { actors, state, sent = {} }: Asked<Operation>,
): string[] {
  const rules = permits[operation]
  const aloneNames = rules.flatMap((one) => (one.alone ? one.may : []))
  const alone = aloneNames.some((name) => Object.hasOwn(sent, name))
  const holding = rules.filter(
    (one) =>
      (one.by === undefined || one.by.some((actor) => (actors as readonly string[]).includes(actor))) &&
      (one.in === undefined || one.in.includes(state!)) &&
      Object.entries(one.with ?? {}).every(([name, value]) => sent[name] === value) &&
      (one.alone ?? false) === alone,
  )
  return [...new Set(holding.flatMap((one) => one.may))]
}
