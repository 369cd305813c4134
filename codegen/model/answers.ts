/** The answer of an operation that succeeds. */
import type { Answer, ResourceObject } from '../meaning.ts'
import { formsOf, nameOf, resolve } from '../names.ts'
import type { OpenApiOperation, Response, Schema } from '../openapi.ts'
import { refuse } from '../read.ts'
import type { Contract } from '../read.ts'

/** The success of an operation: its status and what comes with it. */
export function readAnswer(
  contract: Contract,
  { responses }: OpenApiOperation,
  objects: readonly ResourceObject[],
): { status: number; answer: Answer } {
  // Where an operation answers 201 for what is new and 200 for what was there, 201 is its success.
  const [status = '0', ...others] = Object.keys(responses)
    .filter((code) => code.startsWith('2'))
    .sort()
    .toReversed()
  const elsewhere = others.map((code) => responses[code]!)
  return { status: Number(status), answer: answerOf(contract, responses[status] ?? {}, elsewhere, objects) }
}

/** What every list says about itself. */
const counts = new Set<string | undefined>(['PageMeta', 'CountMeta'])

function answerOf(contract: Contract, response: Response, others: readonly Response[], objects: readonly ResourceObject[]): Answer {
  const media = response.content?.['application/json']
  if (!media) return { kind: response.content ? 'file' : 'none' }
  const { schemas } = contract.document.components
  const known = new Set<string | undefined>(objects.map((one) => one.component))
  const holdsObject = (one: Schema): boolean => known.has(nameOf(one.properties?.['data'] ?? {}))
  const forms = formsOf(media.schema, schemas)
  const { data, links, meta } = (forms.find(holdsObject) ?? forms[0]!).properties ?? {}
  const several = data?.items?.oneOf?.map(nameOf) ?? []
  if (several.length > 0 && several.every((one) => known.has(one))) {
    return { kind: 'mixed', components: several as string[], meta: meta! }
  }
  const component = nameOf(data?.items ?? data ?? {})
  if (!data || component === undefined) return { kind: 'plain', schema: media.schema }
  if (!known.has(component)) refuse(contract, data, `${component} is not a resource object: it needs type, attributes and relationships`)
  if (data.items) return { kind: links ? 'page' : 'list', component, ...(meta && !counts.has(nameOf(meta)) ? { meta } : {}) }
  const otherForms = others.map(({ content }) => resolve(content?.['application/json']?.schema ?? {}, schemas))
  const mixed = ![...forms, ...otherForms].every(holdsObject)
  return { kind: 'one', component, ...(mixed ? { mixed } : {}), ...(meta ? { meta } : {}) }
}
