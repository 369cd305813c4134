/** The answer of an operation that succeeds. */
import { textTypes } from '../meaning.ts'
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
  // Where an operation answers 201 for what is new and 200 for what was there, 201 is its success; of 200 and 202 it is 200.
  const [status = '0', ...others] = Object.keys(responses)
    .filter((code) => code === '302' || (code.startsWith('2') && (code !== '202' || responses['200'] === undefined)))
    .sort()
    .toReversed()
  if (status === '302') return { status: 302, answer: { kind: 'redirect' } }
  const elsewhere = others.map((code) => responses[code]!)
  const answer = answerOf(contract, responses[status] ?? {}, elsewhere, objects)
  const later = status === '200' ? responses['202'] : undefined
  return { status: Number(status), answer: answer.kind === 'one' && later ? { ...answer, later: laterOf(contract, later) } : answer }
}

/** The resource object of a 202. */
const laterOf = ({ document }: Contract, { content }: Response): string =>
  nameOf(resolve(content?.['application/json']?.schema ?? {}, document.components.schemas).properties?.['data'] ?? {}) ?? ''

/** What every list says about itself. */
const counts = new Set<string | undefined>(['PageMeta', 'CountMeta'])

function answerOf(contract: Contract, response: Response, others: readonly Response[], objects: readonly ResourceObject[]): Answer {
  const media = response.content?.['application/json']
  const mediaType = textTypes.find((one) => response.content?.[one])
  if (mediaType) return { kind: 'text', mediaType }
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
