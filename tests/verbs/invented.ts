/** A database that runs nothing. Each statement is answered by one row that has every column, so that what depends on a row goes on. */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection } from 'kysely'
import type { Database } from '../../src/database/connection.ts'
import { registerReader } from '../../src/database/read.ts'
import type { TextRow } from '../../src/database/read.ts'
import { searched } from '../../src/resources/research/search.types.ts'

/** The columns of which more is expected than any text. */
const found = JSON.stringify(Object.keys(searched).map((type) => [type, '1']))
const expected: Record<string, string> = { type: '', page: found, counts: '{}', search_highlight: '{}' }
const row = new Proxy({} as TextRow, { get: (_row, column) => (column === 'then' ? undefined : (expected[String(column)] ?? '1')) })

class Inventing extends DummyDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: () => Promise.resolve({ rows: [row as never], numAffectedRows: 1n }),
      streamQuery: () => {
        throw new Error('nothing streams')
      },
    })
  }
}

export const invented: Database = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Inventing(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
registerReader(invented, () => Promise.resolve([row]))
