/** Download links that tests can write down, because the servers under test sign with a secret that is known. */
import type { Database } from '../../src/database/connection.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { fileLinks } from '../../src/http/file-links.ts'

const secret = Buffer.alloc(32, 7)
const farAhead = Date.parse('2250-01-01T00:00:00.000Z')

/** Makes the known secret that of a database, before a server asks for it. */
export async function knowSecret(db: Database): Promise<void> {
  await insertRows(db, 'secrets', { name: 'file-links', value: secret })
}

/** The path and query of a link to a file, as a server under test would issue it at a time in milliseconds. */
export const linkTo = (file: string, at = farAhead): string => fileLinks(secret, () => at).to('', file)
