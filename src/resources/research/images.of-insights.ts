/** The pictures of an insight: who may change them in which state, and what follows from it. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Telling } from '../../effects/realtime.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { lockNamed, peek } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { insights } from './insights.ts'
import { requireChangeable } from './insights.approvals.ts'
import { followChange } from './insights.corrections.ts'
import { actorsIn, areWriters } from './insights.actors.ts'
import type { Actor } from './insights.actors.ts'
import { shows } from './insights.pictures.ts'

/** How many images an insight may have. */
const most = 60

export const notYours = () => forbidden('Pictures are given by who writes what they belong to.')

/** The insight of a picture, locked, and what the caller is to it. */
async function lockAs(tx: Transaction, id: string, caller: Caller): Promise<{ insight: Row<'insights'>; actors: Actor[] }> {
  const insight = await lockNamed(tx, insights, id, caller)
  return { insight, actors: await actorsIn(tx, insight, caller) }
}

/** @throws 422 when the insight has as many as it may have. */
async function requireRoom(db: Database, insight: string): Promise<void> {
  const { count } = await db
    .selectFrom('images')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('imageable_type', '=', 'insights')
    .where('imageable_id', '=', insight)
    .executeTakeFirstOrThrow()
  if (count >= most) throw broken(`An insight has at most ${most} images`, '/data/relationships/imageable')
}

/** Asks what `addPicture` asks, before a picture is decoded in vain. @throws 409 and 422. */
export async function requirePlace(db: Database, id: string, caller: Caller): Promise<void> {
  const insight = await peek(db, insights, id, caller)
  if (insight) requireChangeable(insight, await actorsIn(db, insight, caller), 'pictures')
  await requireRoom(db, id)
}

/** Makes room for a picture of that name. @throws 403, 409 and 422. */
export async function addPicture({ tx, jobs }: Telling, id: string, name: string, caller: Caller): Promise<void> {
  const { insight, actors } = await lockAs(tx, id, caller)
  if (!areWriters(actors)) throw notYours()
  requireChangeable(insight, actors, 'pictures')
  await requireRoom(tx, id)
  await followChange({ tx, jobs }, insight, { changed: ['images'], reason: `Picture added: ${name}`, by: caller.id })
}

/** Lets a picture go. @throws 403 for who neither stored it nor writes the insight, and 409. */
export async function removePicture({ tx, jobs }: Telling, image: Row<'images'>, caller: Caller): Promise<void> {
  const { insight, actors } = await lockAs(tx, image.imageable_id, caller)
  requireChangeable(insight, actors, 'pictures')
  if (image.account_id !== caller.id && !areWriters(actors))
    throw forbidden('Only who stored an image and who writes the insight delete it.')
  if (shows(insight.detail, image.id)) throw conflict('The text shows this picture: take it out of the text first.')
  await followChange({ tx, jobs }, insight, { changed: ['images'], reason: `Picture removed: ${image.source_file_name}`, by: caller.id })
}
