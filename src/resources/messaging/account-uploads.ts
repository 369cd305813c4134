/** Files that an account keeps ready for something else. Each is private to its account; what is not used is removed. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { forbidden, tooLarge } from '../../refusals.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock } from '../../verbs/rows.ts'
import { keep, storing, tidy } from '../shared/files.ts'
import { isNamedIn } from './message-groups.naming.ts'
import { recordReadingOfFile } from './messages.reading.ts'
import { overseen, received } from './messages.seen.ts'

/** For how many days an upload waits to be used. */
const patience = 7

const mostOfPictures = 10 * 1_024 * 1_024

/** Attached to a message that the account sees. */
const attachedFor = (me: string, complies: string) => sql<boolean>`exists (select from messages
  where messages.attachment_id = account_uploads.id and (${received(me)} or ${overseen(complies)}))`

export const accountUploads: Resource<'account-uploads', 'account_uploads'> = resource('account-uploads', 'account_uploads', {
  visible: (eb, { kind, me, complies }) =>
    kind === 'staff' ? true : eb.or([eb('account_uploads.account_id', '=', me), attachedFor(me, complies)]),
  relations: {
    account: toOneBy(
      (scope) => sql`case when not exists (select from messages where messages.attachment_id = account_uploads.id
        and not ${isNamedIn(sql`messages.message_group_id`, sql`account_uploads.account_id`, scope)}) then account_uploads.account_id end`,
    ),
  },
})

export const accountUploadOperations: Handlers<'account-uploads'> = {
  async getAccountUpload({ params, caller, db }) {
    const upload = await find(db, accountUploads, params.id, caller)
    await recordReadingOfFile(db, caller, upload.id)
    return one(upload)
  },

  async createAccountUpload({ accept, caller, db, files, quota }) {
    const { source, source_file_name, purpose } = await accept(db)
    if (source.type.startsWith('image/') && source.size > mostOfPictures) throw tooLarge(mostOfPictures)
    return storing({ db, files, caller, quota }, source, source_file_name, (stored) =>
      transact(db, async (tx) => {
        await keep(tx, stored)
        const id = await insert(tx, 'account_uploads', { ...stored, purpose, account_id: caller.id })
        return one(await find(tx, accountUploads, id, caller))
      }),
    )
  },

  async deleteAccountUpload({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id, account_id } = await lock(tx, accountUploads, params.id, caller)
      if (account_id !== caller.id && !has(caller)) throw forbidden('This upload is not yours.')
      await erase(tx, 'account_uploads', id)
    })
    await tidy(db, files)
    return none
  },
}

/** Removes the uploads that nothing has come to use in time. */
export async function removeUnused(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - patience * 24 * 3_600_000).toISOString()
  await db.deleteFrom('account_uploads').where('is_used', '=', false).where('created_at', '<', before).execute()
}
