/**
 * The embedded databases of a worker, put back into memory for each file as they were when they were opened first. To open a
 * copy of the snapshot takes ten times as long, and most of what a story takes. It reaches into what Emscripten makes of
 * PostgreSQL: its memory, and the files that it keeps there.
 */
import { PGlite } from '@electric-sql/pglite'
import type { Connection } from '../../src/database/connection.ts'
import { connectTo, parsers, startParams } from '../../src/database/embedded.ts'

interface Node {
  contents?: Uint8Array | Record<string, Node> | null
  usedBytes?: number
  name_next?: Node
  stream_ops: { write(stream: { node: Node }, ...what: unknown[]): number }
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

const pageSize = 65_536
/** How many databases are kept; few files need a second one. */
const most = 2

/** Nothing here outlives the process: its log needs no whole pages, nor what a replica would be told. */
const logsLittle = ['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'].flatMap((one) => ['-c', one])

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

/** Has whatever is written into one of the files go into a copy of its own. */
function copyOnWrite(files: (Node & { contents: Uint8Array })[]): void {
  const pristine = new Set<unknown>(files.map((one) => one.contents))
  for (const ops of new Set(files.map((one) => one.stream_ops))) {
    const { write } = ops
    ops.write = (stream, ...what) => {
      const { node } = stream
      if (isFile(node) && pristine.has(node.contents)) node.contents = node.contents.slice()
      return write(stream, ...what)
    }
  }
}

/** Remembers the files, and answers the function that puts them back. */
function rememberFiles({ FS }: Program): () => void {
  const names = [...FS.nameTable]
  const all = [...nodesBelow(FS.root)]
  copyOnWrite(all.filter(isFile))
  const nodes = all.map((node) => {
    const kept = node.contents && !isFile(node) ? { ...(node.contents as Record<string, Node>) } : node.contents
    return { node, kept, used: node.usedBytes, next: node.name_next }
  })
  const streams = FS.streams.map((stream) => stream && { stream, position: stream.shared.position })
  return () => {
    for (const { node, kept, used, next } of nodes) {
      node.name_next = next!
      if (kept instanceof Uint8Array) Object.assign(node, { contents: kept, usedBytes: used })
      else if (kept) node.contents = { ...kept }
    }
    FS.nameTable.splice(0, FS.nameTable.length, ...names)
    FS.streams.length = 0
    for (const [fd, one] of streams.entries()) {
      if (one) Object.assign(one.stream, { fd }).shared.position = one.position
      FS.streams[fd] = one?.stream
    }
  }
}

interface Kept {
  readonly lite: PGlite
  readonly putBack: () => void
  isTaken: boolean
}

const kept: Kept[] = []

/** Opens a copy of the snapshot: one of this worker that is free, or where none is another. */
export async function openCopy(snapshot: () => Blob): Promise<Connection> {
  const free = kept.find((one) => !one.isTaken)
  if (free) {
    free.isTaken = true
    free.putBack()
    return connectTo(free.lite, () => Promise.resolve(void (free.isTaken = false)))
  }
  const lite = await PGlite.create({ loadDataDir: snapshot(), startParams: [...startParams, ...logsLittle], parsers })
  if (kept.length === most) return connectTo(lite, () => lite.close())
  // A library that is loaded later would not be known any more.
  await lite.exec(`do $$ begin perform to_tsvector('english', 'running'); end $$`)
  // What PostgreSQL keeps in mind of a table is made out once, and not in each file.
  await lite.exec(`do $$ declare one record; begin
    for one in select oid::regclass as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace loop
      execute format('select from %s limit 0', one.name);
    end loop; end $$`)
  // A commit that waits for its log takes twice as long.
  await lite.exec('set synchronous_commit to off')
  // Most statements run once or twice in a file, and each of the first five times would be planned for its values.
  await lite.exec('set plan_cache_mode to force_generic_plan')
  // The few rows of a story are found soon in any order, and to look for the best one takes longer than to run.
  await lite.exec('set join_collapse_limit to 1; set from_collapse_limit to 1')
  const program = (lite as unknown as { mod: Program }).mod
  const all = [rememberMemory(program), rememberFiles(program)]
  const one: Kept = { lite, putBack: () => all.forEach((each) => each()), isTaken: true }
  kept.push(one)
  return connectTo(lite, () => Promise.resolve(void (one.isTaken = false)))
}
