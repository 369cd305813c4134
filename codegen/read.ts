/**
 * Reads the hand-written contract: follows its references, names its components, remembers where each part stands.
 * A reference to a lower-case name is a path item and is put in place; one to an upper-case name is a component.
 */
import { readFileSync } from 'node:fs'
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
  where(part: object): string
  problems: Problem[]
}

type Tree = Record<string, unknown>

const kinds = { 'parameters.yaml': 'parameters', 'responses.yaml': 'responses', 'headers.yaml': 'headers' } as const

/** Reads `openapi.yaml` in `folder` and everything it reaches. Never throws for a mistake in the contract. */
export function readContract(folder: string): Contract {
  const places = new WeakMap<object, string>()
  const room = new Map<object, string>()
  const problems: Problem[] = []
  const files = new Map<string, Tree>()
  const origin = new Map<string, string>()
  const components: Record<string, Record<string, unknown>> = { schemas: {}, parameters: {}, responses: {}, headers: {} }

  const where = (part: object): string => places.get(part) ?? folder
  const refuse = (at: string, message: string): void => void problems.push({ where: at, message })

  function load(file: string): Tree {
    const known = files.get(file)
    if (known) return known
    let text: string
    try {
      text = readFileSync(join(folder, file), 'utf8')
    } catch {
      refuse(`${folder}/${file}:1`, 'this file is referred to but does not exist')
      text = '{}'
    }
    const lines = new LineCounter()
    const parsed = parseDocument(text, { lineCounter: lines })
    for (const error of parsed.errors) {
      refuse(`${folder}/${file}:${error.linePos?.[0].line ?? 1}`, error.message.split('\n')[0] ?? 'not valid YAML')
    }
    const tree = plain(parsed.contents, parsed, (node) => `${folder}/${file}:${lines.linePos(node.range?.[0] ?? 0).line}`)
    const result = (typeof tree === 'object' && tree !== null ? tree : {}) as Tree
    files.set(file, result)
    return result
  }

  function plain(node: unknown, parsed: Document, place: (node: Node) => string): unknown {
    if (isAlias(node)) {
      const meant = node.resolve(parsed)
      if (!meant) refuse(place(node), `*${node.source} names nothing above it`)
      return plain(meant, parsed, place)
    }
    if (isScalar(node)) return node.value
    if (isSeq(node)) return node.items.map((item) => plain(item, parsed, place))
    if (!isMap(node)) return null
    const own: Tree = {}
    places.set(own, place(node))
    for (const pair of node.items) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key)
      const value = plain(pair.value, parsed, place)
      if (key !== '<<') own[key] = value
      else for (const [name, merged] of Object.entries(value as Tree)) if (!(name in own)) own[name] = merged
    }
    return own
  }

  /** A copy of `part` whose references name components of the one document. */
  function settle(part: unknown, file: string): unknown {
    if (Array.isArray(part)) return part.map((item) => settle(item, file))
    if (typeof part !== 'object' || part === null) return part
    const copy: Tree = {}
    places.set(copy, where(part))
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
      refuse(at, `${reference} names no component`)
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
    for (const [name, part] of Object.entries(load(file))) {
      if ((part as Schema)?.properties?.['type']?.const === type) adopt(`#/${name}`, file, at)
    }
  }

  const follow = (reference: string, file: string): { target: string; name: string } => {
    const [path = '', name = ''] = reference.split('#/')
    return { target: path === '' ? file : normalize(join(dirname(file), path)), name }
  }

  const root = load('openapi.yaml') as unknown as OpenApi
  const paths: Record<string, PathItem> = {}
  for (const [path, item] of Object.entries(root.paths ?? {})) {
    const sent = (item as { $ref?: unknown } | null)?.$ref
    const reference = typeof sent === 'string' ? sent : ''
    const { target, name } = follow(reference, 'openapi.yaml')
    const found = load(target)[name]
    if (!isPart(found) || !/^[a-z]/.test(name)) {
      refuse(where(item), `${reference || path} names no path item`)
      continue
    }
    const settled = settle(found, target) as PathItem
    room.set(settled, roomOf(target))
    paths[path] = settled
  }
  for (const file of ['shared/responses.yaml', 'shared/headers.yaml']) {
    for (const name of Object.keys(load(file))) adopt(`${file}#/${name}`, 'openapi.yaml', folder)
  }
  for (const name of ['ResourceIdentifier', 'SelfLink', 'RelationshipLinks', 'LinkageToOne', 'LinkageToMany', 'NoRelated']) {
    adopt(`shared/schemas.yaml#/${name}`, 'openapi.yaml', folder)
  }
  for (const name of ['PageNumber', 'PageSize', 'IfMatch']) adopt(`shared/parameters.yaml#/${name}`, 'openapi.yaml', folder)
  const document = {
    ...(settle({ ...root, paths: {} }, 'openapi.yaml') as OpenApi),
    paths,
    components: { ...root.components, ...components },
  } as OpenApi
  return { document, room, where, problems }
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null

const roomOf = (file: string): string =>
  file
    .split('/')
    .at(-1)!
    .replace(/\.yaml$/, '')
