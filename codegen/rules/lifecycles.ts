/** Rules for lifecycles and permitted names: each name in them means something, and means one thing. */
import type { Machine } from '../meaning.ts'
import { namesOf } from '../model/lifecycles.ts'
import type { Refuse, Rule } from './rule.ts'

/** Refuses what a part names, unless it is among those that there are. */
const knownIn =
  (component: string, refuse: Refuse) =>
  (names: readonly string[], among: readonly string[], kind: string, part: object): void => {
    for (const one of names) {
      if (!among.includes(one)) refuse(part, `${one} is no ${kind} of ${component}: ${among.join(', ') || 'it has none'}`)
    }
  }

const lifecycles: Rule = (_contract, { lives }, refuse) => {
  for (const { schema, component, actors, machine } of lives) {
    if (!machine) continue
    const { attribute, states, initial, derived = [], guards = {}, effects = {}, transitions } = machine
    const at = schema['x-lifecycle']!
    if (states.length === 0) {
      refuse(at, `${component} has no attribute ${attribute} with an x-extensible-enum of its states`)
      continue
    }
    const known = knownIn(component, refuse)
    known(initial, states, 'state', at)
    for (const one of transitions) {
      known([...one.from, one.to], states, 'state', one)
      known(one.by, actors, 'actor', one)
      known(one.guards ?? [], Object.keys(guards), 'guard', one)
      known(one.effects ?? [], Object.keys(effects), 'effect', one)
    }
    const used = new Set(transitions.flatMap((one) => [...(one.guards ?? []), ...(one.effects ?? [])]))
    for (const name of [...Object.keys(guards), ...Object.keys(effects)]) {
      if (!used.has(name)) refuse(at, `${name} belongs to no transition of ${component}`)
    }
    known(derived, schema.properties!['attributes']!.properties![attribute]?.['x-extensible-enum'] ?? [], 'value', at)
    refuseTwoWays({ component, machine }, refuse)
  }
}

/** A life is that of a resource object on which somebody acts; of anything else nothing would be made. */
const led: Rule = ({ document }, { lives, objects }, refuse) => {
  const alive = new Set(lives.map(({ component }) => component))
  const shown = new Set(objects.map(({ component }) => component))
  for (const [component, schema] of Object.entries(document.components.schemas)) {
    const at = schema['x-lifecycle']
    if (!at || alive.has(component)) continue
    if (shown.has(component)) refuse(at, `${component} has a lifecycle and nobody to act on it: write x-actors`)
    else refuse(at, `${component} is no resource object: x-lifecycle belongs to one`)
  }
}

/** From one state a target is reached in one way, so that the target that a caller asks for names the event. */
function refuseTwoWays({ component, machine }: { component: string; machine: Machine }, refuse: Refuse): void {
  const ways = new Map<string, string>()
  for (const one of machine.transitions) {
    for (const from of one.from) {
      const way = `from ${from} to ${one.to}`
      if (from === one.to) refuse(one, `${one.event} of ${component} leads ${way}, which is no transition`)
      const other = ways.get(way)
      if (other !== undefined) refuse(one, `${one.event} of ${component} leads ${way}, as ${other} does`)
      ways.set(way, one.event)
    }
  }
}

const permits: Rule = (_contract, { lives, operations }, refuse) => {
  const used = new Map<string, object>()
  for (const { component, actors, machine, permits: written } of lives) {
    const known = knownIn(component, refuse)
    for (const { operation, source, permits: rules } of written) {
      used.set(operation, source)
      const { body } = operations.find((one) => one.id === operation)!
      for (const [index, rule] of rules.entries()) {
        const at = source['x-permitted-when']![index]!
        known(rule.by ?? [], actors, 'actor', at)
        known(rule.in ?? [], machine?.states ?? [], 'state', at)
        if ((at.may === undefined) === (at.except === undefined)) refuse(at, 'a rule says either may or except')
        const named = [...rule.may, ...rule.except, ...Object.keys(rule.with ?? {})]
        for (const name of named) if (!namesOf(body!).includes(name)) refuse(at, `${operation} takes no ${name}`)
      }
    }
  }
  for (const { id, source } of operations) {
    if (source['x-permitted-when'] && !used.has(id))
      refuse(source, `${id} has x-permitted-when, but its type has no x-actors or it has no body`)
  }
}

/** Who is named as an actor acts: by a transition, or by what it may write. */
const actors: Rule = (_contract, { lives }, refuse) => {
  for (const { schema, component, actors: named, machine, permits: written } of lives) {
    const acting = [
      ...(machine?.transitions ?? []).flatMap((one) => one.by),
      ...written.flatMap((one) => one.permits.flatMap(({ by }) => by ?? [])),
    ]
    for (const actor of named) if (!acting.includes(actor)) refuse(schema['x-actors']!, `${actor} does nothing with ${component}`)
  }
}

/** The state that a caller may ask for can be sent: to the operation that a transition names, or to the one that writes it. */
const targets: Rule = (_contract, { lives, operations }, refuse) => {
  for (const { component, machine, type } of lives) {
    if (!machine) continue
    const asked = machine.transitions.filter((one) => one.on === undefined && one.by.some((actor) => actor !== 'system'))
    for (const one of machine.transitions) {
      if (one.on !== undefined && !operations.some(({ id }) => id === one.on)) refuse(one, `${one.on} is no operation`)
    }
    for (const { id, body, source } of operations.filter((one) => one.type === type && one.method === 'patch')) {
      const values = body?.attributes.find((one) => one.name === machine.attribute)?.schema.enum
      if (!values) continue
      for (const { event, to } of asked) {
        if (!values.includes(to)) refuse(source, `${id} takes no ${machine.attribute} ${to}, to which ${event} of ${component} leads`)
      }
    }
  }
}

export const lifecycleRules: readonly Rule[] = [led, lifecycles, permits, actors, targets]
