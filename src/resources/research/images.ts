/** Pictures that belong to insights, people, firms and issuers: seen with what they belong to, by who may read it in full. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transactTelling } from '../../effects/realtime.ts'
import { cleanPicture } from '../../effects/pictures.ts'
import type { Handlers, ResourceType } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Sent } from '../../verbs/body.ts'
import { has, leadsTeamOf } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource, resourceOf } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { manages } from '../issuers/managed-entities.ts'
import { accounts } from '../people/accounts.ts'
import { isShownWhole } from '../people/accounts.showing.ts'
import { keep, replacing, tidy } from '../shared/files.ts'
import type { Stored } from '../shared/files.ts'
import { addPicture, notYours, removePicture, requirePlace } from './images.of-insights.ts'
import { removePictures, withSizes } from './images.portraits.ts'
import type { Shown } from './images.portraits.ts'
import { insights } from './insights.ts'
import { isHiddenAuthor } from './insights.authors.ts'
import { restrictionOf } from './insights.restrictions.ts'
import { actorsIn, areWriters } from './insights.actors.ts'

/** Active insight providers are public with their picture; so are the logos of firms and issuers. */
const publicAccount = sql<boolean>`images.imageable_type = 'accounts' and exists (select from accounts
  where accounts.id = images.imageable_id and accounts.account_type = 'insight-provider' and accounts.status = 'active')`

export const images: Resource<'images', 'images'> = resource('images', 'images', {
  staff: ['editor'],
  visible: (eb, scope) =>
    eb.or([
      sql<boolean>`images.imageable_type in ('companies', 'entities')`,
      publicAccount,
      sql<boolean>`images.imageable_type = 'accounts'
        and exists (select from accounts where accounts.id = images.imageable_id and ${accounts.visible(scope)} and ${isShownWhole(scope)})`,
      sql<boolean>`images.imageable_type = 'insights'
        and exists (select from insights ${restrictionOf(scope)}
          where insights.id = images.imageable_id and ${insights.visible(scope)} and restriction.reason is null)`,
    ]),
  relations: {
    imageable: toOneOf('imageable_type', 'imageable_id'),
    account: toOneBy(
      (scope) => sql`case when not ${isHiddenAuthor(scope, sql`images.account_id`, sql`images.imageable_type`, sql`images.imageable_id`)}
        then images.account_id end`,
    ),
  },
})

/** Who may give pictures to each kind of owner. */
const writers: Record<string, (db: Database, id: string, caller: Caller) => Promise<boolean> | boolean> = {
  insights: async (db, id, caller) => {
    const insight = await peek(db, insights, id, caller)
    return insight !== undefined && areWriters(await actorsIn(db, insight, caller))
  },
  accounts: async (db, id, caller) => {
    if (id === caller.id || has(caller, 'admin')) return true
    return leadsTeamOf(caller, (await peek(db, accounts, id, caller))?.company_id)
  },
  companies: (_db, id, caller) => has(caller, 'account-manager') || leadsTeamOf(caller, id),
  entities: async (db, id, caller) => has(caller, 'entity-editor') || manages(db, caller, id),
}

/** @throws 403 when a body names an owner that the caller sees but may not give pictures. */
async function requireWriter(db: Database, sent: Sent, caller: Caller): Promise<void> {
  const [type, id] = [sent.linkedType('imageable'), sent.linked('imageable')]
  if (type === undefined || id === undefined || (await writers[type]!(db, id, caller))) return
  if (await peek(db, resourceOf(type as ResourceType), id, caller)) throw notYours()
}

export const imageOperations: Handlers<'images'> = {
  getImage: show(images),

  async createImage({ sent, accept, caller, db, jobs, files, quota }) {
    await requireWriter(db, sent, caller)
    const { source, source_file_name, alt_text, position, imageable_id, imageable_type } = await accept(db)
    if (imageable_type === 'insights') await requirePlace(db, imageable_id, caller)
    const size = await cleanPicture(source, caller.id)
    if (!size) throw broken('This is no picture that can be shown', '/data/attributes/source')
    const storage = { db, files, caller, quota }
    const write = (stored: Stored, shown?: Shown) =>
      transactTelling({ db, jobs }, async (tx) => {
        // Much may have happened while the picture was decoded and stored.
        if (shown) {
          await lockNamed(tx, resourceOf(imageable_type), imageable_id, caller)
          if (!(await writers[imageable_type]!(tx, imageable_id, caller))) throw notYours()
          await removePictures(tx, imageable_type, imageable_id)
        } else await addPicture({ tx, jobs }, imageable_id, stored.source_file_name, caller)
        await keep(tx, stored)
        const about = { ...size, alt_text, position, imageable_id, imageable_type, account_id: caller.id }
        const id = await insert(tx, 'images', { ...stored, ...about, ...(await shown?.keep(tx)) })
        return one(await find(tx, images, id, caller))
      })
    return replacing(storage, source, source_file_name, (stored) =>
      imageable_type === 'insights' ? write(stored) : withSizes(storage, source, source_file_name, (shown) => write(stored, shown)),
    )
  },

  async deleteImage({ params, caller, db, jobs, files }) {
    await transactTelling({ db, jobs }, async (tx) => {
      const image = await lock(tx, images, params.id, caller)
      if (image.imageable_type === 'insights') await removePicture({ tx, jobs }, image, caller)
      else if (image.account_id !== caller.id && !(await writers[image.imageable_type]!(tx, image.imageable_id, caller)))
        throw forbidden('Only who stored an image and who writes what it belongs to delete it.')
      await erase(tx, 'images', image.id)
    })
    await tidy(db, files)
    return none
  },
}
