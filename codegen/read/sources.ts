/** The files of the contract as plain values, each read once, and the place where every part of them stands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Alias, Document, Node, YAMLMap } from 'yaml'

/** A mistake in the contract: `file:line: what is wrong`. */
export interface Problem {
  where: string
  message: string
}

/** A file as it is written. */
export interface Parsed {
  exists: boolean
  document: Document
  anchored: ReadonlyMap<string, readonly Node[]>
  at(node: Node | null | undefined): string
}

export type Tree = Record<string, unknown>

/** A folder and what was read of it. */
export interface Sources {
  folder: string
  parsed: Map<string, Parsed>
  trees: Map<string, Tree>
  /** Where each map begins. */
  places: WeakMap<object, string>
  /** Where each key of it stands. */
  keyPlaces: WeakMap<object, Map<string, string>>
  problems: Problem[]
}

/** A folder of which nothing was read yet. */
export const openFolder = (folder: string): Sources => ({
  folder,
  parsed: new Map(),
  trees: new Map(),
  places: new WeakMap(),
  keyPlaces: new WeakMap(),
  problems: [],
})

/** Where a part begins or, with a key, where that key of it stands; the folder where neither is known. */
export const placeIn = ({ folder, places, keyPlaces }: Sources, part: object, key = ''): string =>
  keyPlaces.get(part)?.get(key) ?? places.get(part) ?? folder

/** Adds a mistake to those of the contract. */
export function refuseAt({ problems }: { problems: Problem[] }, where: string, message: string): void {
  problems.push({ where, message })
}

/** Why a name in a file may be missing. */
export const absence = (sources: Sources, file: string): string =>
  parse(sources, file).exists ? '' : `: there is no ${sources.folder}/${file}`

/** The folders of the contract's files: a domain each, and `shared`. Released documents are not part of it. */
export const domainsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'released')
    .map((one) => one.name)
    .sort()

/** The file of a resource type, in whichever domain it stands; a file that is not there where no domain has one. */
export const fileOfType = ({ folder }: Sources, type: string): string =>
  domainsIn(folder)
    .map((domain) => `${domain}/${type}.yaml`)
    .find((file) => existsSync(join(folder, file))) ?? `*/${type}.yaml`

/** A file below the folder, without its references followed. */
export function load(sources: Sources, file: string): Tree {
  const known = sources.trees.get(file)
  if (known) return known
  const parsed = parse(sources, file)
  const value = plain(sources, parsed, parsed.document.contents, [])
  const tree = (isPart(value) ? value : {}) as Tree
  sources.trees.set(file, tree)
  return tree
}

/** A file below the folder with all its spelling. */
export function parse(sources: Sources, file: string): Parsed {
  const known = sources.parsed.get(file)
  if (known) return known
  const name = `${sources.folder}/${file}`
  const path = join(sources.folder, file)
  const exists = existsSync(path)
  const lines = new LineCounter()
  const document = parseDocument(exists ? readFileSync(path, 'utf8') : '', { lineCounter: lines, logLevel: 'silent' })
  // What follows the first error mostly follows from it.
  const [error] = document.errors
  if (error) refuseAt(sources, `${name}:${error.linePos?.[0].line ?? 1}`, error.message.split('\n')[0]!)
  const at = (node: Node | null | undefined): string => `${name}:${lines.linePos(node?.range?.[0] ?? 0).line}`
  const parsed: Parsed = { exists, document, anchored: anchoredIn(document), at }
  sources.parsed.set(file, parsed)
  return parsed
}

/** The nodes that have an anchor, in order, by its name. */
function anchoredIn(document: Document): Parsed['anchored'] {
  const anchored = new Map<string, Node[]>()
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor === undefined) return
      anchored.set(node.anchor, [...(anchored.get(node.anchor) ?? []), node])
    },
  })
  return anchored
}

/** A node without what only its spelling needs. `around`: the anchors that it stands in. */
function plain(sources: Sources, file: Parsed, node: unknown, around: readonly Node[]): unknown {
  if (isAlias(node)) return plainAlias(sources, file, node, around)
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map((item) => plain(sources, file, item, [...around, node]))
  return isMap(node) ? plainMap(sources, file, node, around) : null
}

function plainAlias(sources: Sources, file: Parsed, alias: Alias, around: readonly Node[]): unknown {
  const meant = file.anchored.get(alias.source)?.findLast((one) => one.range![0] < alias.range![0])
  if (meant && !around.includes(meant)) return plain(sources, file, meant, around)
  refuseAt(sources, file.at(alias), `*${alias.source} ${meant ? 'stands in itself' : 'names nothing above it'}`)
  return null
}

function plainMap(sources: Sources, file: Parsed, map: YAMLMap, around: readonly Node[]): Tree {
  const own: Tree = {}
  const keys = new Map<string, string>()
  sources.places.set(own, file.at(map))
  sources.keyPlaces.set(own, keys)
  for (const pair of map.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key)
    const value = plain(sources, file, pair.value, [...around, map])
    const at = file.at(pair.key as Node)
    if (key !== '<<') {
      own[key] = value
      keys.set(key, at)
    } else if (isPlainMap(value)) mergeInto(own, value, sources)
    // An alias without a value was refused for that already.
    else if (!isAlias(pair.value) || value !== null) refuseAt(sources, at, '<< takes the keys of one map: write << in front of *name')
  }
  return own
}

/** Puts the keys of the map that a `<<` names into one that does not have them. */
function mergeInto(own: Tree, merged: object, sources: Sources): void {
  for (const [key, one] of Object.entries(merged)) {
    if (key in own) continue
    own[key] = one
    sources.keyPlaces.get(own)!.set(key, placeIn(sources, merged, key))
  }
}

/** Whether a value is a map, no list and no scalar. */
export const isPlainMap = (value: unknown): value is object => isPart(value) && !Array.isArray(value)

/** Whether a value is a map or a list. */
export const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null
