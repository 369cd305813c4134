/** Portraits and logos: of a person, a firm or an issuer the newest picture is shown, in three sizes, and replaces the one before. */
import type { Transaction } from '../../database/connection.ts'
import { inSizes } from '../../effects/pictures.ts'
import type { Size } from '../../effects/pictures.ts'
import type { Upload } from '../../effects/uploads.ts'
import type { Written } from '../../verbs/rows.ts'
import { keep, storing } from '../shared/files.ts'
import type { Stored, Storing } from '../shared/files.ts'

/** A picture's sizes, once they are stored. */
export interface Shown {
  /** Answers the columns of the sizes, which belong to the image that this transaction writes. */
  keep(tx: Transaction): Promise<Written<'images'>>
}

/** Stores the sizes of a picture for the image that `work` writes. */
export async function withSizes<T>(storage: Storing, source: Upload, name: string, work: (shown: Shown) => Promise<T>): Promise<T> {
  const made = await inSizes(source)
  const stored: [Size, Stored][] = []
  const store = (index: number): Promise<T> => {
    const next = made[index]
    if (!next) return work({ keep: (tx) => keepAll(tx, stored) })
    const [size, upload] = next
    return storing(storage, upload, `${size}-${name}`.slice(0, 200) + '.webp', (one) => {
      stored.push([size, one])
      return store(index + 1)
    })
  }
  try {
    return await store(0)
  } finally {
    for (const [, upload] of made) await upload.discard()
  }
}

async function keepAll(tx: Transaction, stored: readonly (readonly [Size, Stored])[]): Promise<Written<'images'>> {
  for (const [, one] of stored) await keep(tx, one)
  const sourceOf = (size: Size): string | undefined => stored.find(([one]) => one === size)?.[1].source
  return { small: sourceOf('small'), medium: sourceOf('medium'), large: sourceOf('large') }
}

/** Removes the pictures of an owner, whose row is locked: the next one takes their place. */
export async function removePictures(tx: Transaction, type: string, id: string): Promise<void> {
  await tx
    .deleteFrom('images')
    .where('imageable_type', '=', type as 'accounts')
    .where('imageable_id', '=', id)
    .execute()
}
