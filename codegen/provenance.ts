/** Where each part of the contract comes from: said of every operation and type, and listed with the reasons of what we decided. */
import { followed } from './changes/references.ts'
import type { Model, Operation } from './model.ts'
import { commonParameters } from './model/lists.ts'
import { resolve } from './names.ts'
import { operationsIn, webhooksIn } from './openapi.ts'
import type { OpenApi, Schema, Source } from './openapi.ts'

/** One thing that is decided here, with its reason. */
export interface Decision {
  what: string
  /** The tag that it is under. */
  of: string
  summary: string
  reason: string
}

const meanings: Record<Source, string> = {
  documented: 'Documented by the specification.',
  listed: 'The specification lists its path alone; its shape is ours.',
  decided: 'Not in the specification; decided here.',
}

const colours: Record<Source, string> = { documented: '#1a7f37', listed: '#0969da', decided: '#8250df' }

interface Told {
  description?: string
  'x-source'?: Source
  'x-reason'?: string
}

function tell(part: Told): void {
  const source = part['x-source']
  if (source === undefined) return
  part.description = [part.description, `*${[meanings[source], part['x-reason']].filter(Boolean).join(' ')}*`].filter(Boolean).join('\n\n')
}

/** Says in the published document where each operation, webhook and resource object comes from, in words and as a badge. */
export function tellSources(document: OpenApi, model: Model): void {
  delete document['x-relationship-reason']
  delete document['x-deprecation']
  for (const operation of [...operationsIn(document), ...webhooksIn(document).map(([, one]) => one)]) {
    const source = operation['x-source']
    if (!source) continue
    tell(operation)
    operation['x-badges'] = [{ name: source, color: colours[source] }]
  }
  for (const { component } of model.objects) {
    const schema = document.components.schemas[component]
    if (schema) tell(schema)
  }
}

/** Every decision that the contract states, those of relationship paths aside: they share one reason. */
export function decisionsIn(model: Model): Decision[] {
  const { document, typeOf, operations } = model
  const found: Decision[] = []
  const add: Add = (part, what, of, summary = part.description ?? '') => {
    if (part['x-source'] === 'decided' && part['x-reason'] !== undefined) found.push({ what, of, summary, reason: part['x-reason'] })
  }
  for (const one of operations) if (one.source.responses) addOperation(one, document, add)
  for (const [name, one] of webhooksIn(document)) add(one, `The webhook ${name}`, one.tags[0] ?? '', one.summary)
  for (const name of commonParameters) {
    const parameter = document.components.parameters[name]!
    add(parameter, `${parameter.name} of every list`, 'Everywhere')
  }
  const tagOf = new Map(operations.map((one) => [one.type, one.source.tags[0] ?? '']))
  for (const [component, schema] of Object.entries(document.components.schemas)) {
    const of = tagOf.get(typeOf.get(schema) ?? '') ?? 'Everywhere'
    add(schema, `The type ${component}`, of)
    for (const [name, part, kind] of propertiesIn(schema)) add(part, `The ${kind} ${name} of ${component}`, of, meaningOf(part, document))
  }
  // What a request shares with its answer is decided once.
  const told = ({ what, of, reason }: Decision): string => [of, what.replace(/ of [A-Z]\w+$/, ''), reason].join()
  return [...new Map(found.toReversed().map((one) => [told(one), one])).values()].toReversed()
}

/** Adds what is decided of a part to the decisions. */
type Add = (part: Told, what: string, of: string, summary?: string) => void

/** An operation, and its query parameters: its own, and those that it shares with some. */
function addOperation({ source, method, path }: Operation, document: OpenApi, add: Add): void {
  const [tag = ''] = source.tags
  const asked = `${method.toUpperCase()} ${path}`
  add(source, asked, tag, source.summary)
  for (const one of source.parameters ?? []) {
    if (commonParameters.includes(one.$ref?.split('/').at(-1) ?? '')) continue
    const parameter = followed(document, one)
    if (parameter.in === 'query') add(parameter, `${parameter.name} of ${asked}`, tag)
  }
}

/** What a part says that it is, or what it refers to says. */
const meaningOf = (part: Schema, { components }: OpenApi): string => part.description ?? resolve(part, components.schemas).description ?? ''

/** What is not called an attribute, by what holds it. */
const kinds: Record<string, string> = { relationships: 'relationship', meta: 'member of meta' }

/** The properties of a schema, and those of what it is made of, each with what it is. */
function* propertiesIn(schema: Schema, kind = 'attribute'): Generator<[string, Schema, string]> {
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    yield [name, part, kind]
    yield* propertiesIn(part, kinds[name])
  }
  if (schema.items) yield* propertiesIn(schema.items)
}
