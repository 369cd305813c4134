/** Timed releases of entities. Followers of the entity are notified when the time has come. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { entityChannel, readyToTell, tellLive } from '../../effects/realtime.ts'
import { conflict } from '../../refusals.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { notify } from '../notifications/notifications.sending.ts'

/** What may be released at a time to come. Without one it was from the beginning. */
interface Timed {
  release_time: string | null
}

export const isReleased = ({ release_time }: Timed): boolean => release_time === null || Date.parse(release_time) <= Date.now()

/** @throws 409 when what everybody may see already is to be released later. */
export function requireStaysReleased(current: Timed, { release_time }: { release_time?: string | null | undefined }): void {
  if (release_time !== undefined && isReleased(current) && !isReleased({ release_time }))
    throw conflict('What was released stays released.')
}

const releasable = [
  { table: 'entity_news', type: 'entity-news', key: 'entity_news.released', live: 'news.released' },
  { table: 'exchange_announcements', type: 'exchange-announcements', key: 'exchange_announcement.released', live: 'announcement.released' },
] as const

/** What is entered later than this after its release is no news any more, in hours. */
const freshHours = 24

/**
 * Tells the followers of every entity, and whoever listens, what it released until `now`, each thing once; any number of processes may do it at
 * once.
 * @throws what `eachAlone` throws.
 */
export async function tellOfReleases(db: Database, jobs: Jobs | undefined, now: Date): Promise<void> {
  await readyToTell(jobs)
  const isDue = sql`told_at is null and release_time <= ${now.toISOString()}`
  const due = await Promise.all(
    releasable.map(async (kind) => {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(kind.table)} where ${isDue} order by release_time, id`.execute(
        db,
      )
      return rows.map(({ id }) => ({ kind, id }))
    }),
  )
  await eachAlone(due.flat(), 'releases of which nobody could be told', ({ kind: { table, type, key, live }, id }) =>
    transact(db, async (tx) => {
      const { rows } = await sql<Released>`update ${sql.table(table)} set told_at = ${now.toISOString()} where id = ${id} and ${isDue}
        returning entity_id as entity, title, (select slug from entities where entities.id = entity_id) as slug,
          created_at <= release_time + make_interval(hours => ${freshHours}) as fresh`.execute(tx)
      if (!rows[0]?.fresh) return
      const { entity, slug, title } = rows[0]
      await notify(tx, {
        ...{ key, trackable: { type, id }, actor: null, parameters: { title, entity } },
        recipients: sql`select follower_id from follows where followable_type = 'entities' and followable_id = ${entity}`,
      })
      await tellLive({ tx, jobs }, live, [entityChannel(slug)], { type, id })
    }),
  )
}

interface Released {
  entity: string
  /** The slug of the entity. */
  slug: string
  title: string
  /** Whether it is still news. */
  fresh: boolean
}
