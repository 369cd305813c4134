/** The published document with what its operations share in each of their places, for whoever reads them one by one. */
import { operationsIn } from './openapi.ts'
import type { OpenApi, Parameter, Response } from './openapi.ts'

/** A copy of a document in which nothing but schemas and headers is referred to, and the parameters that `kept` names. */
export function inlined(document: OpenApi, kept: readonly string[] = []): OpenApi {
  const copy = structuredClone(document)
  const { components } = copy
  const place = (parameters: Parameter[] | undefined): void => {
    if (!parameters) return
    for (const [index, one] of parameters.entries()) {
      const name = lastStep(one)
      if (name !== undefined && !kept.includes(name)) parameters[index] = components.parameters[name]!
    }
  }
  for (const name in components.responses) show(components.responses[name]!, copy)
  for (const path in copy.paths) place(copy.paths[path]!.parameters)
  for (const { parameters, requestBody, responses } of operationsIn(copy)) {
    place(parameters)
    if (requestBody) show(requestBody, copy)
    for (const status in responses) {
      const name = lastStep(responses[status]!)
      if (name === undefined) show(responses[status]!, copy)
      else responses[status] = components.responses[name]!
    }
  }
  return copy
}

/** Puts the example of each media type of a body into its place. */
function show({ content }: Pick<Response, 'content'>, { components }: OpenApi): void {
  for (const type in content) {
    const media = content[type]!
    const reference = media.examples?.['default']
    if (reference) media.example = components.examples![lastStep(reference)!]!.value
    delete media.examples
  }
}

const lastStep = ({ $ref }: { $ref?: string }): string | undefined => $ref?.split('/').at(-1)
