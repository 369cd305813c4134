/**
 * Completes the contract into the published document with what follows from it: closed objects, failures, the second
 * media type, headers, the paths of relationships, examples, where each part comes from, which scopes it needs.
 */
import type { Model } from './model.ts'
import { tellScopes } from './model/scopes.ts'
import type { OpenApi } from './openapi.ts'
import { tellSources } from './provenance.ts'
import { addForms, addMultiparts, tolerateEnvelopes } from './publish/bodies.ts'
import { addConditions } from './publish/conditions.ts'
import { addExamples } from './publish/examples.ts'
import { addFailures } from './publish/failures.ts'
import { addHeaders } from './publish/headers.ts'
import { drawLifecycles } from './publish/lifecycles.ts'
import { nameLinkedTypes } from './publish/linkages.ts'
import { nameFileTypes, offerMediaTypes } from './publish/media.ts'
import { closeSchemas, completeObjects } from './publish/objects.ts'
import { describeParameters, settleParameters } from './publish/parameters.ts'
import { pruneComponents, refineSchemas } from './publish/refine.ts'
import { addRelationshipPaths } from './publish/relationships.ts'
import { shareParts } from './publish/share.ts'

/** What completes the document, each step on what those before it made. */
const passes: readonly ((document: OpenApi, model: Model) => void)[] = [
  completeObjects,
  closeSchemas,
  tolerateEnvelopes,
  nameLinkedTypes,
  addMultiparts,
  addForms,
  addRelationshipPaths,
  addExamples,
  addFailures,
  addConditions,
  offerMediaTypes,
  refineSchemas,
  pruneComponents,
  describeParameters,
  addHeaders,
  tellSources,
  tellScopes,
  drawLifecycles,
  nameFileTypes,
  settleParameters,
  sortNames,
]

/** The document with all that it says in its place. The contract's own objects are left as they are. */
export function complete(model: Model): OpenApi {
  const document = structuredClone(model.document)
  for (const pass of passes) pass(document, model)
  return document
}

/** The published document, in which what operations have in common stands once. */
export function publish(model: Model): OpenApi {
  const document = complete(model)
  shareParts(document)
  sortNames(document)
  return document
}

function sortNames(document: OpenApi): void {
  const { components } = document
  document.paths = sorted(document.paths)
  components.schemas = sorted(components.schemas)
  components.parameters = sorted(components.parameters)
  components.responses = sorted(components.responses)
  components.headers = sorted(components.headers)
  if (components.examples) components.examples = sorted(components.examples)
}

const sorted = <Part>(parts: Record<string, Part>): Record<string, Part> =>
  Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))
