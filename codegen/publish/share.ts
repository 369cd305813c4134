/** What operations have in common stands once in the published document, and each of them refers to it. */
import { nameOf, pascal } from '../names.ts'
import { operationsIn } from '../openapi.ts'
import type { OpenApi, Parameter, Response, Schema } from '../openapi.ts'

/** Moves every example of a body into components, and what stands in several places: long values, parameters and answers. */
export function shareParts(document: OpenApi): void {
  shareValues(document)
  shareExamples(document)
  shareParameters(document)
  shareAnswers(document)
}

/** A part of the document, and what a component made of it could be called: the first name that is free is taken. */
interface Place {
  part: unknown
  names: string[]
  replace(reference: { $ref: string }): void
}

/** Makes components of parts: of each that stands at least `least` times. */
function share(places: readonly Place[], components: Record<string, unknown>, kind: string, least: number): void {
  const alike: Record<string, Place[]> = {}
  for (const one of places) (alike[JSON.stringify(one.part)] ??= []).push(one)
  for (const text in alike) {
    const same = alike[text]!
    if (same.length < least) continue
    const { part, names } = same[0]!
    const name = names.find((one) => !Object.hasOwn(components, one))!
    components[name] = part
    for (const { replace } of same) replace({ $ref: `#/components/${kind}/${name}` })
  }
}

function shareExamples(document: OpenApi): void {
  const { components } = document
  const places: Place[] = []
  for (const name in components.responses) places.push(...shownBy(components.responses[name]!, name))
  for (const { operationId, requestBody, responses } of operationsIn(document)) {
    if (requestBody) places.push(...shownBy(requestBody, `${operationId}Request`))
    for (const status in responses) places.push(...shownBy(responses[status]!, `${operationId}${status}`))
  }
  components.examples = {}
  share(places, components.examples, 'examples', 1)
}

/** The examples of a body. What they show is called by its schema, or else by where it stands. */
function shownBy({ content }: Pick<Response, 'content'>, place: string): Place[] {
  const places: Place[] = []
  for (const type in content) {
    const media = content[type]!
    if (media.example === undefined) continue
    const replace = (shared: { $ref: string }): void => {
      delete media.example
      media.examples = { default: shared }
    }
    places.push({ part: { value: media.example }, names: [nameOf(media.schema) ?? place, place], replace })
  }
  return places
}

/** From how many characters on the schema of a value is long. */
const long = 300

/** The parts of a document that every tool looks for in their places. */
const frame = ['data', 'attributes', 'relationships', 'meta', 'links']

/** Moves the long values that stand in several places. Of what stands within such a one, only the first counts. */
function shareValues({ components: { schemas } }: OpenApi): void {
  const places: Place[] = []
  const seen = new Set<string>()
  const look = ({ properties = {}, items }: Schema, owner: string): void => {
    if (items) look(items, owner)
    for (const [name, part] of Object.entries(properties)) {
      const text = frame.includes(name) || part.$ref !== undefined ? '' : JSON.stringify(part)
      if (text.length > long) {
        const replace = (shared: { $ref: string }): void => void (properties[name] = shared)
        places.push({ part, names: [owner + pascal(name), `${owner}Own${pascal(name)}`], replace })
        if (seen.has(text)) continue
        seen.add(text)
      }
      look(part, owner)
    }
  }
  for (const [name, schema] of Object.entries(schemas)) look(schema, name)
  share(places, schemas, 'schemas', 2)
}

function shareParameters(document: OpenApi): void {
  const places: Place[] = []
  const add = (parameters: Parameter[] | undefined, owners: string[]): void => {
    if (!parameters) return
    for (const [index, part] of parameters.entries()) {
      if (part.$ref !== undefined) continue
      const replace = (shared: { $ref: string }): void => void (parameters[index] = shared as Parameter)
      places.push({ part, names: owners.map((one) => pascal(one) + pascal(part.name)), replace })
    }
  }
  for (const path in document.paths) {
    const type = path.replace(/\/\{.*$/, '').replace(/^.*\//, '')
    add(document.paths[path]!.parameters, [type, path])
  }
  for (const { operationId, parameters } of operationsIn(document)) add(parameters, [operationId])
  share(places, document.components.parameters, 'parameters', 2)
}

function shareAnswers(document: OpenApi): void {
  const places: Place[] = []
  for (const { operationId, responses } of operationsIn(document)) {
    for (const status in responses) {
      const part = responses[status]!
      if (part.$ref !== undefined) continue
      const schema = part.content?.['application/json']?.schema
      // Generators of clients name the answers of an operation by it and the status.
      const own = `${operationId}Answer`
      const name = (schema && nameOf(schema)) ?? (part.content ? own : 'NoContent')
      const replace = (shared: { $ref: string }): void => void (responses[status] = shared)
      places.push({ part, names: [`${name}${status}`, `${own}${status}`], replace })
    }
  }
  share(places, document.components.responses, 'responses', 2)
}
