/** The one document that many files become: what a reference names is adopted as a component of it. */
import { basename, dirname, join, normalize } from 'node:path'
import type { Schema } from '../openapi.ts'
import { absence, fileOfType, isPart, load, parse, placeIn, refuseAt } from './sources.ts'
import type { Sources, Tree } from './sources.ts'

const kinds = { 'parameters.yaml': 'parameters', 'responses.yaml': 'responses', 'headers.yaml': 'headers' } as const

/** What was adopted so far, and from where. */
export interface Adopted {
  sources: Sources
  components: Record<'schemas' | 'parameters' | 'responses' | 'headers', Record<string, unknown>>
  /** The file of each component. */
  origin: Map<string, string>
  /** The resource type (file name) that each path item or component was written in. */
  typeOf: Map<object, string>
  /** The domain (folder) of each. */
  domains: Map<string, string>
}

/** A document without components. */
export const emptyDocument = (sources: Sources): Adopted => ({
  sources,
  components: { schemas: {}, parameters: {}, responses: {}, headers: {} },
  origin: new Map(),
  typeOf: new Map(),
  domains: new Map(),
})

/** The file and the name that a reference means, read in `file`. */
export function follow(reference: string, file: string): { target: string; name: string } {
  const [path = '', name = ''] = reference.split('#/')
  return { target: path === '' ? file : normalize(join(dirname(file), path)), name }
}

/** A copy of `part` whose references name components of the one document. */
export function settle(adopted: Adopted, part: unknown, file: string): unknown {
  if (Array.isArray(part)) return part.map((item) => settle(adopted, item, file))
  if (!isPart(part)) return part
  const { sources } = adopted
  const at = placeIn(sources, part)
  const copy: Tree = {}
  sources.places.set(copy, at)
  sources.keyPlaces.set(copy, sources.keyPlaces.get(part) ?? new Map())
  for (const [key, value] of Object.entries(part)) {
    copy[key] = key === '$ref' && typeof value === 'string' ? adopt(adopted, value, file, at) : settle(adopted, value, file)
  }
  return copy
}

/** A path item or component, settled, with the type that it was written in. */
export function settleWithType(adopted: Adopted, part: object, file: string): object {
  const settled = settle(adopted, part, file) as object
  const type = basename(file, '.yaml')
  adopted.typeOf.set(settled, type)
  adopted.domains.set(type, dirname(file))
  return settled
}

/** What to do about a component that is not there. */
function wayOut(sources: Sources, target: string, name: string): string {
  const wrapped = /^(\w+)(?:Document|Page|List)$/.exec(name)?.[1]
  return wrapped !== undefined && isPart(load(sources, target)[wrapped]) ? ': npm run stubs writes it' : absence(sources, target)
}

/** Makes the component that `reference` names part of the document; answers the reference to use for it. */
export function adopt(adopted: Adopted, reference: string, file: string, at: string): string {
  const { sources, origin, components } = adopted
  const { target, name } = follow(reference, file)
  const found = load(sources, target)[name]
  if (!/^[A-Z]/.test(name) || !isPart(found)) {
    refuseAt(sources, at, `${reference} names no component${wayOut(sources, target, name)}`)
    return reference
  }
  const kind = kinds[target.split('/').at(-1) as keyof typeof kinds] ?? 'schemas'
  const known = origin.get(name)
  if (known !== undefined && known !== target) refuseAt(sources, placeIn(sources, found), `${name} is also defined in ${known}`)
  if (known === undefined) {
    origin.set(name, target)
    // The name is taken before what it refers to, which comes after it in the document.
    components[kind][name] = {}
    const settled = settleWithType(adopted, found, target)
    components[kind][name] = settled
    adoptTypes(adopted, settled)
  }
  return `#/components/${kind}/${name}`
}

/** A type that is only pointed at has a file without path items: its resource objects come along. */
function adoptTypes(adopted: Adopted, { properties }: Schema): void {
  for (const relationship of Object.values(properties?.['relationships']?.properties ?? {})) {
    const types: unknown = relationship?.['x-relationship']?.types
    for (const type of Array.isArray(types) ? types : []) adoptType(adopted, String(type), placeIn(adopted.sources, relationship))
  }
}

function adoptType(adopted: Adopted, type: string, at: string): void {
  const { sources } = adopted
  const file = fileOfType(sources, type)
  if (!parse(sources, file).exists) refuseAt(sources, at, `${type} is no resource type${absence(sources, file)}`)
  for (const [name, part] of Object.entries(load(sources, file))) {
    if ((part as Schema)?.properties?.['type']?.const === type) adopt(adopted, `#/${name}`, file, at)
  }
}
