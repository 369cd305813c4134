/** Files that hang on what issuers publish: seen with it by accounts, given and taken away by those who manage the entity. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Files } from '../../effects/files.ts'
import type { Handlers, ResourceType } from '../../generated/contract.ts'
import { shapes } from '../../generated/serializers.ts'
import { broken, conflict, missingMember, notFound } from '../../refusals.ts'
import { isManager } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import type { None } from '../../verbs/handler.ts'
import { toOne, toOneOf } from '../../verbs/relations.ts'
import { resource, resourceOf } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { requireManager } from '../campaigns/contacts.managing.ts'
import { keep, storing, tidy } from '../shared/files.ts'
import { requireManaged } from './managed-entities.ts'
import { isReleased } from './releases.ts'

/** How many attachments a record may have. */
const most = 20

/**
 * What attachments hang on, by the type of it. Each has a column `entity_id`, and a trigger that deletes its attachments with
 * it (migrations 013 and 029).
 */
const attachables = shapes['corporate-attachments'].relationships.attachable.types
type AttachableTable =
  'corporate_events' | 'corporate_presentations' | 'entity_news' | 'exchange_announcements' | 'corporate_email_campaigns'
const attachableOf = (type: string) =>
  resourceOf(type as (typeof attachables)[number]) as unknown as Resource<ResourceType, AttachableTable>

/** Whether the caller sees the record. Campaigns are the issuer's own: of the staff only account managers see them. */
function seen(type: string, scope: Scope) {
  const { visible } = attachableOf(type)
  if (type !== 'corporate-email-campaigns' || scope.kind !== 'staff') return visible(scope)
  return sql<SqlBool>`(${visible({ ...scope, kind: 'account' })}
    or exists (select from accounts where accounts.id = ${scope.me} and ${isManager}))`
}

export const corporateAttachments: Resource<'corporate-attachments', 'corporate_attachments'> = resource(
  'corporate-attachments',
  'corporate_attachments',
  {
    staff: ['entity-editor', 'account-manager'],
    visible: (_eb, scope) =>
      scope.kind === 'guest'
        ? false
        : sql<boolean>`${sql.join(
            attachables.map((type) => {
              const { table } = attachableOf(type)
              return sql<SqlBool>`(corporate_attachments.attachable_type = ${sql.lit(type)} and exists (select from ${sql.table(table)}
                  where ${sql.ref(`${table}.id`)} = corporate_attachments.attachable_id and ${seen(type, scope)}))`
            }),
            sql` or `,
          )}`,
    relations: {
      attachable: toOneOf('attachable_type', 'attachable_id'),
      account: toOne('account_id'),
    },
  },
)

/** @throws 403 for who does not maintain the record; a campaign is kept by its issuer alone. */
const requireKeeper = (db: Database, type: string, entity: string, caller: Caller): Promise<void> =>
  (type === 'corporate-email-campaigns' ? requireManager : requireManaged)(db, entity, caller)

/** @throws 409 where the attachments of a record stay as they are. */
function requireOpen(type: string, record: object, removing: boolean): void {
  const { status, release_time } = record as { status: string; release_time: string }
  if (type === 'corporate-email-campaigns' && status !== 'drafted') throw conflict(`The attachments of a campaign that is ${status} stay.`)
  if (type === 'exchange-announcements' && removing && isReleased({ release_time })) {
    throw conflict('The attachments of an announcement that is released stay.')
  }
}

/** @throws 404 for what the caller does not see, 403 where it only reads, 409 where it stays. */
async function removeAttachment({ db, files, caller }: { db: Database; files: Files; caller: Caller }, id: string): Promise<None> {
  await transact(db, async (tx) => {
    const found = await peek(tx, corporateAttachments, id, caller)
    if (!found) throw notFound(id)
    // Whoever deletes the record locks it before its attachments.
    const record = await lock(tx, attachableOf(found.attachable_type), found.attachable_id, caller)
    await requireKeeper(tx, found.attachable_type, record.entity_id, caller)
    await lock(tx, corporateAttachments, id, caller)
    requireOpen(found.attachable_type, record, true)
    await erase(tx, 'corporate_attachments', id)
  })
  await tidy(db, files)
  return none
}

export const corporateAttachmentOperations: Handlers<'corporate-attachments'> = {
  getCorporateAttachment: show(corporateAttachments),

  async createCorporateAttachment({ sent, accept, caller, db, files, quota }) {
    const [type, id] = [sent.linkedType('attachable'), sent.linked('attachable')]
    const named = type === undefined || id === undefined ? undefined : await peek(db, attachableOf(type), id, caller)
    if (type !== undefined && named) await requireKeeper(db, type, named.entity_id, caller)
    const { source, source_file_name, title, attachable_type, attachable_id } = await accept(db)
    return storing({ db, files, caller, quota }, source, source_file_name, (stored) =>
      transact(db, async (tx) => {
        const record = await lockNamed(tx, attachableOf(attachable_type), attachable_id, caller)
        await requireKeeper(tx, attachable_type, record.entity_id, caller)
        const { count } = await tx
          .selectFrom('corporate_attachments')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('attachable_type', '=', attachable_type)
          .where('attachable_id', '=', attachable_id)
          .executeTakeFirstOrThrow()
        if (count >= most) throw broken(`A record has at most ${most} attachments`, '/data/relationships/attachable')
        requireOpen(attachable_type, record, false)
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
}
