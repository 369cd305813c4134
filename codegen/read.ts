/**
 * Reads the hand-written contract: follows its references, names its components, remembers where each part stands.
 * A reference to a lower-case name is a path item and is put in place; one to an upper-case name is a component.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document, Node } from 'yaml'
import type { OpenApi, PathItem, Schema } from './openapi.ts'

/** A mistake in the contract: `file:line: what is wrong`. */
export interface Problem {
  where: string
  message: string
}

/** The contract as one object, with the place of each of its parts. */
export interface Contract {
  document: OpenApi
  /** The resource type (file name) that each path item or component was written in. */
  room: Map<object, string>
  /** Where a part begins or, with a key, where that key of it stands. */
  where(part: object, key?: string): string
  /** A file below the folder of the contract, read once. */
  parse(file: string): Parsed
  problems: Problem[]
}

/** A file as it is written. */
export interface Parsed {
  exists: boolean
  document: Document
  at(node: Node | null | undefined): string
}

type Tree = Record<string, unknown>

const kinds = { 'parameters.yaml': 'parameters', 'responses.yaml': 'responses', 'headers.yaml': 'headers' } as const

/** Reads `openapi.yaml` in `folder` and everything it reaches. Never throws for a mistake in the contract. */
export function readContract(folder: string): Contract {
  const places = new WeakMap<object, string>()
  const keyPlaces = new WeakMap<object, Map<string, string>>()
  const room = new Map<object, string>()
  const problems: Problem[] = []
  const parsed = new Map<string, Parsed>()
  const files = new Map<string, Tree>()
  const origin = new Map<string, string>()
  const components: Record<string, Record<string, unknown>> = { schemas: {}, parameters: {}, responses: {}, headers: {} }

  const where = (part: object, key = ''): string => keyPlaces.get(part)?.get(key) ?? places.get(part) ?? folder
  const refuse = (at: string, message: string): void => void problems.push({ where: at, message })

  function parse(file: string): Parsed {
    const known = parsed.get(file)
    if (known) return known
    const path = join(folder, file)
    const exists = existsSync(path)
    const lines = new LineCounter()
    const document = parseDocument(exists ? readFileSync(path, 'utf8') : '', { lineCounter: lines, logLevel: 'silent' })
    for (const error of document.errors) {
      refuse(`${folder}/${file}:${error.linePos?.[0].line ?? 1}`, error.message.split('\n')[0]!)
    }
    const result = {
      exists,
      document,
      at: (node: Node | null | undefined) => `${folder}/${file}:${lines.linePos(node?.range?.[0] ?? 0).line}`,
    }
    parsed.set(file, result)
    return result
  }

  function load(file: string): Tree {
    const known = files.get(file)
    if (known) return known
    const { document } = parse(file)
    const tree = plain(document.contents, file, [])
    const result = (typeof tree === 'object' && tree !== null ? tree : {}) as Tree
    files.set(file, result)
    return result
  }

  /** A node without what only its spelling needs. `around`: the anchors that it stands in. */
  function plain(node: unknown, file: string, around: readonly Node[]): unknown {
    const { document, at } = parse(file)
    if (isAlias(node)) {
      const meant = node.resolve(document)
      if (!meant) refuse(at(node), `*${node.source} names nothing above it`)
      else if (around.includes(meant)) refuse(at(node), `*${node.source} stands in itself`)
      else return plain(meant, file, around)
      return null
    }
    if (isScalar(node)) return node.value
    if (isSeq(node)) return node.items.map((item) => plain(item, file, [...around, node]))
    if (!isMap(node)) return null
    const own: Tree = {}
    const keys = new Map<string, string>()
    places.set(own, at(node))
    keyPlaces.set(own, keys)
    for (const pair of node.items) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key)
      const value = plain(pair.value, file, [...around, node])
      if (key !== '<<') {
        own[key] = value
        keys.set(key, at(pair.key as Node))
      } else if (isMapOf(value)) merge(value as Tree, own, keys)
      else if (!isAlias(pair.value) || value !== null)
        refuse(at(pair.key as Node), '<< takes the keys of one map: write << in front of *name')
    }
    return own
  }

  /** Puts the keys of a map into another that has them not. */
  function merge(from: Tree, into: Tree, keys: Map<string, string>): void {
    for (const [key, value] of Object.entries(from)) {
      if (key in into) continue
      into[key] = value
      keys.set(key, where(from, key))
    }
  }

  /** A copy of `part` whose references name components of the one document. */
  function settle(part: unknown, file: string): unknown {
    if (Array.isArray(part)) return part.map((item) => settle(item, file))
    if (typeof part !== 'object' || part === null) return part
    const copy: Tree = {}
    places.set(copy, where(part))
    keyPlaces.set(copy, keyPlaces.get(part) ?? new Map())
    for (const [key, value] of Object.entries(part)) {
      copy[key] = key === '$ref' && typeof value === 'string' ? adopt(value, file, where(part)) : settle(value, file)
    }
    return copy
  }

  /** Makes the component that `reference` names part of the document; answers the reference to use for it. */
  function adopt(reference: string, file: string, at: string): string {
    const { target, name } = follow(reference, file)
    const found = load(target)[name]
    if (!/^[A-Z]/.test(name) || !isPart(found)) {
      refuse(at, `${reference} names no component${absence(target)}`)
      return reference
    }
    const kind = kinds[target.split('/').at(-1) as keyof typeof kinds] ?? 'schemas'
    const known = origin.get(name)
    if (known !== undefined && known !== target) refuse(where(found), `${name} is also defined in ${known}`)
    if (known === undefined) {
      origin.set(name, target)
      const bucket = components[kind]!
      bucket[name] = {}
      const settled = settle(found, target) as object
      bucket[name] = settled
      room.set(settled, roomOf(target))
      const relationships = (settled as Schema).properties?.['relationships']?.properties ?? {}
      for (const relationship of Object.values(relationships)) {
        const types: unknown = relationship?.['x-relationship']?.types
        for (const type of Array.isArray(types) ? types : []) adoptType(String(type), where(relationship))
      }
    }
    return `#/components/${kind}/${name}`
  }

  /** A type that is only pointed at has a file without path items: its resource objects come along. */
  function adoptType(type: string, at: string): void {
    const file = `resources/${type}.yaml`
    if (!parse(file).exists) refuse(at, `${type} is no resource type${absence(file)}`)
    for (const [name, part] of Object.entries(load(file))) {
      if ((part as Schema)?.properties?.['type']?.const === type) adopt(`#/${name}`, file, at)
    }
  }

  const absence = (file: string): string => (parse(file).exists ? '' : `: there is no ${folder}/${file}`)

  const follow = (reference: string, file: string): { target: string; name: string } => {
    const [path = '', name = ''] = reference.split('#/')
    return { target: path === '' ? file : normalize(join(dirname(file), path)), name }
  }

  const root = load('openapi.yaml') as unknown as OpenApi
  const paths: Record<string, PathItem> = {}
  if (!isMapOf(root.paths)) refuse(where(root, 'paths'), 'paths is no map of paths')
  for (const [path, item] of Object.entries(isMapOf(root.paths) ? root.paths : {})) {
    const sent = (item as { $ref?: unknown } | null)?.$ref
    const reference = typeof sent === 'string' ? sent : ''
    const { target, name } = follow(reference, 'openapi.yaml')
    const found = load(target)[name]
    if (!isPart(found) || !/^[a-z]/.test(name)) {
      refuse(where(root.paths, path), `${reference || path} names no path item${reference ? absence(target) : ''}`)
      continue
    }
    const settled = settle(found, target) as PathItem
    room.set(settled, roomOf(target))
    paths[path] = settled
  }
  for (const file of ['shared/responses.yaml', 'shared/headers.yaml']) {
    for (const name of Object.keys(load(file))) adopt(`${file}#/${name}`, 'openapi.yaml', `${folder}/${file}:1`)
  }
  for (const name of ['ResourceIdentifier', 'SelfLink', 'RelationshipLinks', 'LinkageToOne', 'LinkageToMany', 'NoRelated']) {
    adopt(`shared/schemas.yaml#/${name}`, 'openapi.yaml', `${folder}/shared/schemas.yaml:1`)
  }
  for (const name of ['PageNumber', 'PageSize', 'IfMatch'])
    adopt(`shared/parameters.yaml#/${name}`, 'openapi.yaml', `${folder}/shared/parameters.yaml:1`)
  const document = {
    ...(settle({ ...root, paths: {} }, 'openapi.yaml') as OpenApi),
    paths,
    components: { ...root.components, ...components },
  } as OpenApi
  return { document, room, where, parse, problems }
}

/** The place of the innermost part on the way: where its last key stands or, if that has no place, where the part begins. */
export function placeOf({ document, where }: Contract, way: readonly string[]): string {
  const nowhere = where({})
  let place = `${nowhere}/openapi.yaml:1`
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

const isMapOf = (value: unknown): value is object => isPart(value) && !Array.isArray(value)

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

const roomOf = (file: string): string =>
  file
    .split('/')
    .at(-1)!
    .replace(/\.yaml$/, '')
