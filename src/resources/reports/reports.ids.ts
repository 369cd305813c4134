/** The ids of the rows of reports: made of what a row is about, so that the same row has the same id whenever it is counted. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** In the form of a UUID. */
export const idOf = (...parts: RawBuilder<unknown>[]) => sql`md5(concat_ws('/', ${sql.join(parts)}))::uuid::text`
