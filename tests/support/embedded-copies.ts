/**
 * The embedded database of a worker, put back into memory for each file as it was when it was opened first. To open a copy of
 * the snapshot takes ten times as long, and most of what a story takes. It reaches into what Emscripten makes of PostgreSQL:
 * its memory, and the files that it keeps there.
 */
import { PGlite } from '@electric-sql/pglite'
import type { Connection } from '../../src/database/connect.ts'
import { connectTo, parsers } from '../../src/database/embedded.ts'

interface Node {
  contents?: Uint8Array | Record<string, Node> | null
  usedBytes?: number
  mtime: number
  name_next?: Node
}
interface Stream {
  fd: number | null
  shared: { position: number }
}
interface Program {
  wasmMemory: { buffer: ArrayBuffer }
  stackSave(): number
  stackRestore(at: number): void
  FS: { root: Node; nameTable: (Node | undefined)[]; streams: (Stream | null | undefined)[] }
}

/** A time that no file is written at, which tells what was not written since. */
const untouched = 1
const pageSize = 65_536

const isFile = (node: Node): node is Node & { contents: Uint8Array } => node.contents instanceof Uint8Array

function* nodesBelow(node: Node): Generator<Node> {
  yield node
  if (!node.contents || isFile(node)) return
  for (const one of Object.values(node.contents as Record<string, Node>)) yield* nodesBelow(one)
}

/** Remembers the memory, and answers the function that puts it back. Most of it holds nothing. */
function rememberMemory({ wasmMemory, stackSave, stackRestore }: Program): () => void {
  const stack = stackSave()
  const pages: [at: number, bytes: Uint8Array][] = []
  const whole = Buffer.from(wasmMemory.buffer)
  const empty = Buffer.alloc(pageSize)
  for (let at = 0; at < whole.length; at += pageSize) {
    const page = whole.subarray(at, at + pageSize)
    if (!page.equals(empty)) pages.push([at, Uint8Array.from(page)])
  }
  return () => {
    const now = new Uint8Array(wasmMemory.buffer).fill(0)
    for (const [at, bytes] of pages) now.set(bytes, at)
    stackRestore(stack)
  }
}

/** Remembers the files, and answers the function that puts them back. */
function rememberFiles({ FS }: Program): () => void {
  const names = [...FS.nameTable]
  const nodes = [...nodesBelow(FS.root)].map((node) => {
    const kept = isFile(node) ? node.contents.slice() : node.contents && { ...node.contents }
    if (isFile(node)) node.mtime = untouched
    return { node, kept, used: node.usedBytes, next: node.name_next }
  })
  const streams = FS.streams.map((stream) => stream && { stream, position: stream.shared.position })
  return () => {
    for (const { node, kept, used, next } of nodes) {
      node.name_next = next!
      if (kept instanceof Uint8Array) {
        if (node.mtime === untouched && node.usedBytes === used) continue
        Object.assign(node, { contents: kept.slice(), usedBytes: used, mtime: untouched })
      } else if (kept) node.contents = { ...(kept as Record<string, Node>) }
    }
    FS.nameTable.splice(0, FS.nameTable.length, ...names)
    FS.streams.length = 0
    for (const [fd, one] of streams.entries()) {
      if (one) Object.assign(one.stream, { fd }).shared.position = one.position
      FS.streams[fd] = one?.stream
    }
  }
}

let kept: { lite: PGlite; putBack: () => void } | undefined
let isTaken = false

/** Opens a copy of the snapshot: that of this worker, or where that one is in use another. */
export async function openCopy(snapshot: () => Blob): Promise<Connection> {
  if (isTaken) {
    const lite = await open(snapshot())
    return connectTo(lite, () => lite.close())
  }
  isTaken = true
  if (kept) kept.putBack()
  else {
    const lite = await open(snapshot())
    // A library that is loaded later would not be known any more.
    await lite.exec(`do $$ begin perform to_tsvector('english', 'running'); end $$`)
    const program = (lite as unknown as { mod: Program }).mod
    const all = [rememberMemory(program), rememberFiles(program)]
    kept = { lite, putBack: () => all.forEach((one) => one()) }
  }
  return connectTo(kept.lite, () => Promise.resolve(void (isTaken = false)))
}

const open = (snapshot: Blob): Promise<PGlite> => PGlite.create({ loadDataDir: snapshot, parsers })
