/** Files as tests send them, and a place for those of a server under test. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../src/database/connection.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { filesInFolder } from '../../src/effects/files.ts'
import type { Files } from '../../src/effects/files.ts'
import { uploadsIn } from '../../src/effects/uploads.ts'
import type { NewUpload } from '../../src/effects/uploads.ts'

/** Bytes as a data URL. */
export const dataUrl = (type: string, bytes: Uint8Array | string): string => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A small file of each type that insight documents take, true enough for its signature. */
export const pdfBytes = (text = 'one page'): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\ntrailer<<>>\n%%EOF\n`)

interface Part {
  name: string
  value: string | Uint8Array
  /** Makes it a file. */
  fileName?: string
  type?: string
}

const boundary = 'the-parts-end-here'

/** A multipart body as it goes over the wire, as options to send it with. */
export function inParts(...parts: Part[]): { raw: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(({ name, value, fileName, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n`,
    `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    value,
    '\r\n',
  ])
  return {
    raw: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((one) => Buffer.from(one as string))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** The names of all files below a folder, none where there is no folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => one.name)
    : []

export interface Place {
  files: Files
  newUpload: NewUpload
  /** Where the files are. */
  folder: string
  /** Where they arrive. */
  arriving: string
  remove(): void
}

/** Makes folders that nothing else uses; the files may be kept elsewhere. */
export async function placeForFiles(elsewhere?: Files): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  const [folder, arriving] = [join(root, 'files'), join(root, 'arriving')]
  return {
    files: elsewhere ?? filesInFolder(folder),
    newUpload: uploadsIn(arriving),
    folder,
    arriving,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Makes the row of a stored file, for a record that is put into the tables; it has no bytes. Answers its id. */
export async function putFile(db: Database, name: string, content_type: string): Promise<string> {
  const id = randomUUID()
  await insertRows(db, 'files', { id, name, content_type, size: 1, stored_by: 'test', kept_at: new Date().toISOString() })
  return id
}
