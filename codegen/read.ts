/**
 * Reads the hand-written contract: follows its references, names its components, remembers where each part stands.
 * A reference to a lower-case name is a path item and is put in place; one to an upper-case name is a component.
 */
import type { OpenApi, PathItem } from './openapi.ts'
import { adopt, emptyDocument, follow, settle, settleWithType } from './read/components.ts'
import type { Adopted } from './read/components.ts'
import { absence, isPlainMap, isPart, load, openFolder, parse, placeIn, refuseAt } from './read/sources.ts'
import type { Parsed, Problem, Tree } from './read/sources.ts'

const main = 'openapi.yaml'

/** What the document has although no path may name it, by file. */
const alwaysAdopted = {
  'shared/schemas.yaml': ['ResourceIdentifier', 'SelfLink', 'RelationshipLinks', 'LinkageToOne', 'LinkageToMany', 'NoRelated'],
  'shared/parameters.yaml': [
    ...['PageNumber', 'PageSize', 'PageAfter', 'PageBefore', 'ListIds', 'ListUpdatedAfter', 'ListSort'],
    ...['IfMatch', 'IfNoneMatch', 'IdempotencyKey'],
  ],
}

/** The contract as one object, with the place of each of its parts. */
export interface Contract {
  document: OpenApi
  /** The resource type (file name) that each path item or component was written in. */
  typeOf: Map<object, string>
  /** The domain (folder) of each of these. */
  domains: ReadonlyMap<string, string>
  /** Where a part begins or, with a key, where that key of it stands. */
  where(part: object, key?: string): string
  /** A file below the folder of the contract, read once. */
  parse(file: string): Parsed
  problems: Problem[]
}

/** Reads `openapi.yaml` in `folder` and everything it reaches. Never throws for a mistake in the contract. */
export function readContract(folder: string): Contract {
  const sources = openFolder(folder)
  const adopted = emptyDocument(sources)
  const root = load(sources, main) as unknown as OpenApi
  const [paths, webhooks] = [readItems(adopted, root, 'paths'), readItems(adopted, root, 'webhooks')]
  adoptAll(adopted, 'shared/responses.yaml')
  adoptAll(adopted, 'shared/headers.yaml')
  for (const [file, names] of Object.entries(alwaysAdopted)) adoptAll(adopted, file, names)
  const rest = settle(adopted, { ...root, paths: {}, webhooks: {} }, main) as OpenApi
  return {
    document: { ...rest, paths, webhooks, components: { ...root.components, ...adopted.components } } as OpenApi,
    typeOf: adopted.typeOf,
    domains: adopted.domains,
    where: (part, key) => placeIn(sources, part, key),
    parse: (file) => parse(sources, file),
    problems: sources.problems,
  }
}

/** The path items of a map, each of which refers to one that stands in the file of a type. */
function readItems(adopted: Adopted, root: OpenApi, of: 'paths' | 'webhooks'): Record<string, PathItem> {
  const { sources } = adopted
  const items: Record<string, PathItem> = {}
  const written = of === 'webhooks' ? (root.webhooks ?? {}) : root.paths
  if (!isPlainMap(written)) refuseAt(sources, placeIn(sources, root, of), `${of} is no map of paths`)
  for (const [name, item] of Object.entries(isPlainMap(written) ? written : {})) {
    const sent = (item as { $ref?: unknown } | null)?.$ref
    const reference = typeof sent === 'string' ? sent : ''
    const { target, name: part } = follow(reference, main)
    const found = load(sources, target)[part]
    if (isPart(found) && /^[a-z]/.test(part)) items[name] = settleWithType(adopted, found, target) as PathItem
    else {
      const why = reference ? absence(sources, target) : ''
      refuseAt(sources, placeIn(sources, written, name), `${reference || name} names no path item${why}`)
    }
  }
  return items
}

/** Makes components of a file, all unless some are named, part of the document. */
function adoptAll(adopted: Adopted, file: string, names = Object.keys(load(adopted.sources, file))): void {
  for (const name of names) adopt(adopted, `${file}#/${name}`, main, `${adopted.sources.folder}/${file}:1`)
}

/** Says what is wrong with a part of the contract, or with a place that is known as `file:line`. */
export function refuse(contract: Contract, part: object | string, message: string): void {
  refuseAt(contract, typeof part === 'string' ? part : contract.where(part), message)
}

/** The place of the innermost part on the way: where its last key stands or, if that has no place, where the part begins. */
export function placeOf({ document, where }: Contract, way: readonly string[]): string {
  const nowhere = where({})
  let place = `${nowhere}/${main}:1`
  let at: unknown = document
  for (const [index, step] of way.entries()) {
    if (!isPart(at)) break
    const key = where(at, step)
    if (key !== nowhere) place = key
    const named = index === way.length - 1 && key !== nowhere && step in at
    at = (at as Tree)[step]
    if (!named && isPart(at) && where(at) !== nowhere) place = where(at)
  }
  return place
}
