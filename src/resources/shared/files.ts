/**
 * Stored files. A file is stored before the record that has it is written, and its bytes are removed after that record is
 * gone; its row tells at any time whether something has it, so that a process that dies leaves nothing for ever.
 */
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { hostname } from 'node:os'
import { v7 as newId } from 'uuid'
import { beginningOf } from '../../beginnings.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Files } from '../../effects/files.ts'
import { lives } from '../../effects/uploads.ts'
import type { Upload } from '../../effects/uploads.ts'
import type { Handlers } from '../../generated/contract.ts'
import { forbidden, notFound, storageFull } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { queueUp } from '../../verbs/queue-up.ts'
import { partsOf, readParts } from './files.parts.ts'

/** The columns of a record that has a file. */
export interface Stored {
  source: string
  source_file_name: string
  source_file_size: number
  source_updated_at: string
  source_content_type: string
}

/** What storing needs of a request: for whom, and how many bytes the files of one account may take. */
export interface Storing {
  db: Database
  files: Files
  caller: Pick<Caller, 'id' | 'accountType'>
  quota: number
}

/** This process, as far as others on this machine can tell whether it lives. */
const self = `${hostname()}:${process.pid}`

/** How long a request waits for the removal of what it released, in milliseconds. */
const patience = 2_000

/** How long storing may take before a file that nothing has counts as left behind. */
const minutesToStore = 15

/** Where the bytes of a file are kept. */
export const keyOf = (id: string): string => `${id.slice(-2)}/${id}`

/**
 * Stores an upload and gives `work` the columns for its record; `work` writes the record in its transaction and calls
 * `keep` there. When it fails, the file goes as well.
 */
export async function storing<T>(storage: Storing, upload: Upload, name: string, work: (stored: Stored) => Promise<T>): Promise<T> {
  const { db, files } = storage
  const known = upload.storedAs
  const stored = known === undefined ? await announce(storage, upload, name) : columnsOf(known, upload, name)
  try {
    if (known === undefined || upload.rewritten) await putUpload(files, stored.source, upload)
    return await work(stored)
  } catch (error) {
    await giveUp(db, files, stored.source).catch(() => undefined)
    throw error
  }
}

/** The same for an upload in the place of a file that a record has, whose bytes go at once. */
export async function replacing<T>(storage: Storing, upload: Upload, name: string, work: (stored: Stored) => Promise<T>): Promise<T> {
  const done = await storing(storage, upload, name, work)
  await tidy(storage.db, storage.files)
  return done
}

/**
 * Makes the row of a file before its bytes are stored, so that files on their way count as well. What the operator's people
 * store is not theirs and has no limit.
 * @throws 413 when the files of the account would take more than they may.
 */
async function announce({ db, caller, quota }: Omit<Storing, 'files'>, upload: Upload, name: string): Promise<Stored> {
  const stored = columnsOf(newId(), upload, name)
  await transact(db, async (tx) => {
    await queueUp(tx, caller.id)
    const { full } = await tx
      .selectFrom('files')
      .select(sql<boolean>`coalesce(sum(size), 0) + ${upload.size}::integer > ${quota}::bigint`.as('full'))
      .where('account_id', '=', caller.id)
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (full && caller.accountType !== 'staff') throw storageFull(quota)
    await insert(tx, 'files', {
      id: stored.source,
      name: stored.source_file_name,
      content_type: upload.type,
      size: upload.size,
      stored_by: self,
      account_id: caller.id,
    })
  })
  return stored
}

const columnsOf = (id: string, { type, size }: Upload, name: string): Stored => ({
  source: id,
  source_file_name: harmlessName(name),
  source_file_size: size,
  source_updated_at: new Date().toISOString(),
  source_content_type: type,
})

const putUpload = (files: Files, id: string, { path, type, size }: Upload): Promise<void> =>
  files.put(keyOf(id), path, { contentType: type, size })

/** Stores an upload before it is known which record will have it. */
export async function storeAhead(storage: Storing, upload: Upload): Promise<void> {
  if (upload.fault !== undefined) return
  const digest = createHash('sha256')
  for await (const bytes of createReadStream(upload.path)) digest.update(bytes as Buffer)
  upload.digest = digest.digest('base64url')
  upload.storedAs = (await announce(storage, upload, 'file')).source
  await putUpload(storage.files, upload.storedAs, upload)
}

/** Lets go of what was stored ahead for a record that was not written. */
export async function settle(db: Database, files: Files, uploads: readonly Upload[]): Promise<void> {
  for (const { storedAs } of uploads) if (storedAs !== undefined) await giveUp(db, files, storedAs).catch(() => undefined)
}

const release = (db: Database) => db.updateTable('files').set({ released_at: sql`now()` })
const releaseUnkept = (db: Database) => release(db).where('kept_at', 'is', null).where('released_at', 'is', null)

/** Where it fails, as when the database is what failed, the file is given up by and by. */
async function giveUp(db: Database, files: Files, id: string): Promise<void> {
  await releaseUnkept(db).where('id', '=', id).execute()
  await removeReleased(db, files, AbortSignal.timeout(patience))
}

/** Removes at once what a request released. Its answer does not depend on it: the tick removes what stays. */
export const tidy = (db: Database, files: Files): Promise<void> =>
  removeReleased(db, files, AbortSignal.timeout(patience)).catch(() => undefined)

/** Makes a stored file belong to the record that this transaction writes. */
export async function keep(tx: Transaction, { source, source_file_name, source_file_size }: Stored): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ kept_at: sql`now()`, name: source_file_name, size: source_file_size })
    .where('id', '=', source)
    .where('kept_at', 'is', null)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error('the file was given up before its record was written')
}

/**
 * Removes the bytes of files that no record has any more, as many as it can until `signal`.
 * @throws what the failures were, together, after the last file.
 */
export async function removeReleased(db: Database, files: Files, signal: AbortSignal): Promise<void> {
  const rows = await db.selectFrom('files').select('id').where('released_at', 'is not', null).orderBy('released_at').limit(100).execute()
  await eachAlone(rows, 'files could not be removed', async ({ id }) => {
    if (signal.aborted) return
    try {
      await files.remove(keyOf(id), signal)
      await db.deleteFrom('files').where('id', '=', id).execute()
    } catch (error) {
      // The next time it comes last, so that it holds up none of the others.
      await release(db).where('id', '=', id).execute()
      throw error
    }
  })
}

/** Gives up files that were stored for a record that was never written. */
export async function releaseForgotten(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - minutesToStore * 60_000).toISOString()
  await releaseUnkept(db).where('created_at', '<', before).execute()
}

/**
 * Gives up, at the start of a process, what processes had not finished that died on this machine; `alone`: no other process
 * uses this database.
 */
export async function releaseOfTheDead(db: Database, alone: boolean): Promise<void> {
  const pending = db.selectFrom('files').select('stored_by').distinct().where('kept_at', 'is', null).where('released_at', 'is', null)
  const dead = (await pending.execute()).map((one) => one.stored_by).filter((one) => alone || one === self || isDead(one))
  await releaseUnkept(db).where(among('stored_by', dead)).execute()
}

function isDead(process: string): boolean {
  const [host, pid] = process.split(':')
  return host === hostname() && !lives(Number(pid))
}

const longestName = 255

/** A file name without a path, without what steers a terminal or turns text around, and not hidden. */
export function harmlessName(name: string): string {
  const plain = name
    .slice(-4 * longestName)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/^.*[/\\]/gs, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 && plain.length - dot <= 16 ? plain.slice(dot) : ''
  return plain.length > longestName ? beginningOf(plain, longestName - ending.length) + ending : plain || 'file'
}

/** When the insight was withdrawn whose file this is: readers keep no way to it. */
const withdrawnAt = sql<string | null>`(select cancelled_at from insights where was_published and insights.id in (
  select insight_id from insight_documents where source = files.id
  union all select imageable_id from images where source = files.id and imageable_type = 'insights'))`

export const fileOperations: Handlers<'files'> = {
  async getFile({ params, values, db, files, links }) {
    const file = await db
      .selectFrom('files')
      .select(['name', 'content_type', 'size', withdrawnAt.as('withdrawn_at')])
      .where('id', '=', params.id)
      .where('kept_at', 'is not', null)
      .where('released_at', 'is', null)
      .executeTakeFirst()
    const made = file ? undefined : await partsOf(db, params.id)
    if (!file && !made) throw notFound(params.id)
    if (!links.prove(params.id, values, Date.parse(file?.withdrawn_at ?? '1970-01-01')))
      throw forbidden('This link has expired or was altered. Ask for the record again.')
    const { name, content_type: contentType, size } = file ?? made!
    const bytes = made ? await readParts(made.parts, (part) => files.open(keyOf(part))) : await files.open(keyOf(params.id))
    if (!bytes) throw notFound(params.id)
    return { kind: 'file', name, contentType, size, bytes }
  },
}
