/** What a database holds, to be compared with another. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'

/** For every table of every schema of ours its number of rows and a checksum of them all; for every sequence where it stands. */
export async function contentsOf(db: Database): Promise<Record<string, string>> {
  const { rows: relations } = await sql<{ name: string; kind: string }>`select format('%I.%I', nspname, relname) as name, relkind as kind
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'S') and not relispartition and nspname <> 'information_schema' and nspname !~ '^pg_' order by 1`.execute(
    db,
  )
  const contents: Record<string, string> = {}
  for (const { name, kind } of relations) {
    const told =
      kind === 'S'
        ? sql.raw(`select last_value || ' ' || is_called as told from ${name}`)
        : sql.raw(`select count(*) || ' ' || coalesce(md5(string_agg(one::text, E'\\n' order by one::text collate "C")), '') as told
            from ${name} as one`)
    const { rows } = await sql<{ told: string }>`${told}`.execute(db)
    contents[name] = rows[0]!.told
  }
  return contents
}
