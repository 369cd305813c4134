/** A place for the files of a server under test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesInFolder } from '../../src/effects/files.ts'
import type { Files } from '../../src/effects/files.ts'
import { uploadsIn } from '../../src/effects/uploads.ts'
import type { NewUpload } from '../../src/effects/uploads.ts'

export interface Place {
  files: Files
  newUpload: NewUpload
  /** Where the files are. */
  folder: string
  /** Where they arrive. */
  arriving: string
  remove(): void
}

/** Makes folders that nothing else uses. */
export async function placeForFiles(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  const [folder, arriving] = [join(root, 'files'), join(root, 'arriving')]
  return {
    files: await filesInFolder(folder),
    newUpload: uploadsIn(arriving),
    folder,
    arriving,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
