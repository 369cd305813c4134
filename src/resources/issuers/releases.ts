/** Timed releases of entities. Followers of the entity are notified when the time has come. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { entityChannel, readyToTell, tellLive } from '../../effects/realtime.ts'
import { notify } from '../notifications/notifications.sending.ts'

export const isReleased = ({ release_time }: { release_time: string }): boolean => Date.parse(release_time) <= Date.now()

const releasable = [
  { table: 'entity_news', type: 'entity-news', key: 'entity_news.released', live: 'news.released' },
  { table: 'exchange_announcements', type: 'exchange-announcements', key: 'exchange_announcement.released', live: 'announcement.released' },
] as const

/** What is entered later than this after its release is no news any more, in hours. */
const freshHours = 24

/**
 * Tells the followers of every entity, and whoever listens, what it released until `now`, each thing once; any number of processes may do it at
 * once. One that fails does not hold up the others.
 * @throws what the faults were, together, after all others were told.
 */
export async function tellOfReleases(db: Database, jobs: Jobs | undefined, now: Date): Promise<void> {
  await readyToTell(jobs)
  const faults: { id: string; error: unknown }[] = []
  for (const kind of releasable) while (await tellOfNext({ db, jobs }, kind, now, faults));
  if (faults.length > 0)
    throw new AggregateError(
      faults.map((one) => one.error),
      'of some releases nobody could be told',
    )
}

interface Released {
  id: string
  entity_id: string
  /** The slug of the entity. */
  slug: string
  title: string
  /** Whether it is still news. */
  fresh: boolean
}

/** Marks the next of what is released as told, and answers it. What another process is telling of is passed over. */
async function takeNext(
  tx: Transaction,
  table: (typeof releasable)[number]['table'],
  now: Date,
  without: readonly string[],
): Promise<Released | undefined> {
  const { rows } = await sql<Released>`
    update ${sql.table(table)} set told_at = ${now.toISOString()} where id = (
      select id from ${sql.table(table)} where told_at is null and release_time <= ${now.toISOString()}
        and id <> all(${without}::text[])
      order by release_time, id limit 1 for no key update skip locked)
    returning id, entity_id, title, (select slug from entities where entities.id = entity_id) as slug, created_at <= release_time + make_interval(hours => ${freshHours}) as fresh`.execute(
    tx,
  )
  return rows[0]
}

async function tellOfNext(
  { db, jobs }: { db: Database; jobs: Jobs | undefined },
  { table, type, key, live }: (typeof releasable)[number],
  now: Date,
  faults: { id: string; error: unknown }[],
): Promise<boolean> {
  let at: string | undefined
  try {
    return await transact(db, async (tx) => {
      const without = faults.map((one) => one.id)
      const released = await takeNext(tx, table, now, without)
      if (!released) return false
      at = released.id
      if (!released.fresh) return true
      const { id, entity_id: entity, slug, title } = released
      await notify(tx, {
        ...{ key, trackable: { type, id }, actor: null, parameters: { title, entity } },
        recipients: sql`select follower_id from follows where followable_type = 'entities' and followable_id = ${entity}`,
      })
      await tellLive({ tx, jobs }, live, [entityChannel(slug)], { type, id })
      return true
    })
  } catch (error) {
    if (at === undefined) throw error
    faults.push({ id: at, error })
    return true
  }
}
