/** Files that hang on what issuers publish: seen with it by accounts, given and taken away by those who manage the entity. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Files } from '../effects/files.ts'
import type { Handlers, ResourceType } from '../generated/contract.ts'
import { broken, missingMember } from '../http/errors.ts'
import type { Caller } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { none, one } from '../verbs/handler.ts'
import type { None } from '../verbs/handler.ts'
import { related, toOne, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'
import { corporateEvents } from './corporate-events.ts'
import { corporatePresentations } from './corporate-presentations.ts'
import { keep, storing, tidy } from './files.ts'
import { requireManaged } from './managed-entities.ts'

/** How many attachments a record may have. */
const most = 20

/**
 * What attachments hang on, by the type of it. Each has a column `entity_id`, and a trigger that deletes its attachments with
 * it (migration 013).
 */
const attachables = {
  'corporate-events': () => corporateEvents,
  'corporate-presentations': () => corporatePresentations,
}
type Attachable = Resource<ResourceType, 'corporate_events' | 'corporate_presentations'>
const attachableOf = (type: string): Attachable => attachables[type as keyof typeof attachables]() as Attachable

export const corporateAttachments: Resource<'corporate-attachments', 'corporate_attachments'> = resource(
  'corporate-attachments',
  'corporate_attachments',
  {
    staff: ['entity-editor'],
    visible: (_eb, scope) =>
      scope.kind === 'staff'
        ? true
        : scope.kind === 'guest'
          ? false
          : sql<boolean>`${sql.join(
              Object.entries(attachables).map(([type, named]) => {
                const { table, visible } = named() as Attachable
                return sql<SqlBool>`(corporate_attachments.attachable_type = ${sql.lit(type)} and exists (select from ${sql.table(table)}
                  where ${sql.ref(`${table}.id`)} = corporate_attachments.attachable_id and ${visible(scope)}))`
              }),
              sql` or `,
            )}`,
    relations: {
      attachable: toOneOf(attachables, 'attachable_type', 'attachable_id'),
      account: toOne(() => accounts, 'account_id'),
    },
  },
)

/** @throws 404 for what the caller does not see, 403 where it only reads. */
async function removeAttachment({ db, files, caller }: { db: Database; files: Files; caller: Caller }, id: string): Promise<None> {
  await transact(db, async (tx) => {
    const attachment = await lock(tx, corporateAttachments, id, caller)
    const record = await peek(tx, attachableOf(attachment.attachable_type), attachment.attachable_id, caller)
    await requireManaged(tx, record?.entity_id, caller)
    await erase(tx, 'corporate_attachments', attachment.id)
  })
  await tidy(db, files)
  return none
}

export const corporateAttachmentOperations: Handlers<'corporate-attachments'> = {
  getCorporateAttachment: show(corporateAttachments),

  async createCorporateAttachment({ sent, accept, caller, db, files }) {
    const [type, id] = [sent.linkedType('attachable'), sent.linked('attachable')]
    const named = type === undefined || id === undefined ? undefined : await peek(db, attachableOf(type), id, caller)
    await requireManaged(db, named?.entity_id, caller)
    const { source, source_file_name, title, attachable_type, attachable_id } = await accept(db)
    return storing({ db, files }, source, source_file_name, (stored) =>
      transact(db, async (tx) => {
        await lockNamed(tx, attachableOf(attachable_type), attachable_id, caller)
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from corporate_attachments
          where attachable_type = ${attachable_type} and attachable_id = ${attachable_id}`.execute(tx)
        if (rows[0]!.count >= most) throw broken(`A record has at most ${most} attachments`, '/data/relationships/attachable')
        await keep(tx, stored)
        const own = { title, attachable_type, attachable_id, account_id: caller.id }
        return one(await find(tx, corporateAttachments, await insert(tx, 'corporate_attachments', { ...stored, ...own }), caller))
      }),
    )
  },

  async deleteCorporateAttachmentByBody({ sent, accept, caller, db, files }) {
    await accept(db)
    if (sent.id === undefined) throw missingMember('id', '/data/id')
    return removeAttachment({ db, files, caller }, sent.id)
  },
  deleteCorporateAttachment: ({ params, caller, db, files }) => removeAttachment({ db, files, caller }, params.id),

  getCorporateAttachmentRelated: related(corporateAttachments),
  getCorporateAttachmentRelationship: related(corporateAttachments),
}
