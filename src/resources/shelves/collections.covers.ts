/** The cover of a collection. One that is sent is stored with it, and one that is not leaves it as it is. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { cleanPicture } from '../../effects/pictures.ts'
import type { Upload } from '../../effects/uploads.ts'
import { broken } from '../../refusals.ts'
import type { Written } from '../../verbs/rows.ts'
import { harmlessName, keep, storing, tidy } from '../shared/files.ts'
import type { Storing } from '../shared/files.ts'

interface Sent {
  cover_image: Upload | null | undefined
  cover_image_file_name: string | null | undefined
}

/** The columns of a cover as they are to be written, once `keep` was called in the transaction that writes them. */
interface Cover {
  columns: Written<'collections'>
  keep(tx: Transaction): Promise<void>
}

const kept = (): Promise<void> => Promise.resolve()

/** The name of a cover, where there is one. */
const whereCovered = (name: string) => sql`case when cover_image is not null then ${name} end`

/** Stores the cover that was sent, if one was, for the record that `work` writes. @throws 422 for what is no picture. */
export async function withCover<T>(
  storage: Storing,
  { cover_image: sent, cover_image_file_name: name }: Sent,
  work: (cover: Cover) => Promise<T>,
): Promise<T> {
  if (sent === undefined) return work({ columns: name ? { cover_image_file_name: whereCovered(harmlessName(name)) } : {}, keep: kept })
  if (sent && !(await cleanPicture(sent, storage.caller.id)))
    throw broken('This is no picture that can be shown', '/data/attributes/cover-image')
  const made = sent
    ? await storing(storage, sent, name ?? 'cover', (stored) =>
        work({
          columns: { cover_image: stored.source, cover_image_file_name: stored.source_file_name },
          keep: (tx) => keep(tx, stored),
        }),
      )
    : await work({ columns: { cover_image: null, cover_image_file_name: null }, keep: kept })
  await tidy(storage.db, storage.files)
  return made
}
