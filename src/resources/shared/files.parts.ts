/** Files that are made in parts, each of which is stored by itself. They are joined while they are read. */
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import type { Database } from '../../database/connection.ts'

interface Made {
  name: string
  content_type: string
  size: number
  /** The ids of the stored files that it consists of, in order. */
  parts: string[]
}

/** The file of an export by its id, once it is whole, as long as its account is active: nobody else needs it. */
export async function partsOf(db: Database, id: string): Promise<Made | undefined> {
  const { rows } = await sql<Made>`select list || '-' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') || '.' || format as name,
      case format when 'csv' then 'text/csv' else 'application/x-ndjson' end as content_type, size::float8 as size,
      array(select source from export_parts where export_id = exports.id order by position) as parts
    from exports where id = ${id} and state = 'done'
      and exists (select from accounts where accounts.id = account_id and status = 'active')`.execute(db)
  return rows[0]
}

type Open = (part: string) => Promise<Readable | undefined>

/** The bytes of parts, one part after the other; undefined where the first is gone. */
export async function readParts([first, ...others]: readonly string[], open: Open): Promise<Readable | undefined> {
  if (first === undefined) return Readable.from([])
  const bytes = await open(first)
  return bytes && Readable.from(joined(bytes, others, open))
}

async function* joined(first: Readable, others: readonly string[], open: Open): AsyncGenerator<Buffer> {
  yield* first
  for (const part of others) {
    const bytes = await open(part)
    if (!bytes) throw new Error('a part of the file is gone')
    yield* bytes
  }
}
