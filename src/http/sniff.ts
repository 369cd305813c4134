/** Whether a file holds what its media type says. */
import { open } from 'node:fs/promises'
import type { Upload } from '../effects/uploads.ts'

/** Types of plain text, which no signature tells from others. */
const plain = new Set(['text/csv', 'text/plain'])

/** Reads just enough of an upload to compare it with its declared type. */
export async function holdsItsType({ path, type }: Upload): Promise<boolean> {
  // Loaded with the first file that arrives, not at the start.
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  if (!plain.has(type)) return found?.mime === type
  return (found === undefined || found.mime === 'text/plain') && (await looksLikeText(path))
}

/** Control characters that no text has, in any of the encodings of tables: UTF-8, UTF-16 with its mark, Latin-1. */
async function looksLikeText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const start = buffer.subarray(0, bytesRead)
    const wide = start.length >= 2 && ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff))
    const text = wide ? new TextDecoder(start[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(start) : start.toString('latin1')
    return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)
  } finally {
    await file.close()
  }
}
