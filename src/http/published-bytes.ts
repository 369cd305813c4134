/** Published texts as bytes in every coding: made once, ahead of the first question, and kept on disk for later starts. */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { encode } from './codings.ts'
import type { Coding } from './codings.ts'
import { tagOf } from './etags.ts'

// By way of the root, so that the place is right in the bundle too.
const folder = new URL('../../.cache/published/', import.meta.url)

/** The bytes of a text in each coding, and the tag of the plain ones. */
interface Kept extends Record<Coding, Buffer> {
  tag: string
}

export interface Published {
  /** A short name for its files. */
  name: string
  /** Changes whenever the text would. */
  key(): string
  make(): string | Promise<string>
}

const ids = new WeakMap<Published, string>()
const inMemory = new Map<string, Promise<Kept>>()

/** The name of the files, which is made of megabytes for some texts, and so once. */
function idOf(published: Published): string {
  const id = ids.get(published) ?? `${published.name}-${hash('sha256', process.version + published.key()).slice(0, 16)}`
  ids.set(published, id)
  return id
}

const placeOf = (id: string, coding: Coding): string => fileURLToPath(new URL(`${id}.${coding}`, folder))

/** The bytes of a text, for all who ask meanwhile and later; made anew where that failed. */
export function bytesOf(published: Published): Promise<Kept> {
  const id = idOf(published)
  const known = inMemory.get(id)
  if (known) return known
  const made = load(published, id).catch((error: unknown) => {
    inMemory.delete(id)
    throw error
  })
  inMemory.set(id, made)
  return made
}

/** Makes what no earlier start has made. */
export async function makeAhead(texts: readonly Published[]): Promise<void> {
  for (const one of texts) if (!existsSync(placeOf(idOf(one), 'identity'))) await bytesOf(one)
}

async function load({ name, make }: Published, id: string): Promise<Kept> {
  // Another server may be taking them away.
  const earlier = await read(id).catch(() => undefined)
  if (earlier) return earlier
  const identity = Buffer.from(await make())
  const kept = { br: await encode.br(identity), gzip: await encode.gzip(identity), identity, tag: tagOf(identity) }
  // Where nothing can be written, each start makes it anew.
  await write(name, id, kept).catch(() => undefined)
  return kept
}

/** What an earlier start made. @throws where one of the files is not there. */
async function read(id: string): Promise<Kept> {
  const [br, gzip, identity] = await Promise.all((['br', 'gzip', 'identity'] as const).map((one) => readFile(placeOf(id, one))))
  return { br: br!, gzip: gzip!, identity: identity!, tag: tagOf(identity!) }
}

/** Writes the files, the plain one last, by which the others are known to be there; takes away those of earlier texts. */
async function write(name: string, id: string, { br, gzip, identity }: Kept): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [coding, bytes] of Object.entries({ br, gzip, identity })) {
    const place = placeOf(id, coding as Coding)
    await writeFile(`${place}.${process.pid}`, bytes)
    await rename(`${place}.${process.pid}`, place)
  }
  const earlier = (await readdir(folder)).filter((one) => one.startsWith(`${name}-`) && !one.startsWith(id))
  for (const one of earlier) await rm(new URL(one, folder), { force: true })
}
