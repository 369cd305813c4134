/** Research that was published elsewhere. Who filed one says who gets its files; others may ask for them. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { isOfFirm } from '../../verbs/firms.ts'
import { wordsAsked } from '../../verbs/full-text.ts'
import { none, one } from '../../verbs/handler.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, json, lock, save, touch } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import type { Scope } from '../../verbs/visible.ts'
import { tidy } from '../shared/files.ts'
import { isFiler, reportRestrictionOf } from './external-reports.restrictions.ts'
import { requestAccess } from './publication-access-requests.ts'

/**
 * The corporate users of an issuer see what is about it, everyone else what is about any. Who asks is out of the planner's
 * sight, since it would else plan anew for each of the many who are none.
 */
const about = ({ me, accountType }: Scope) => {
  const managed = sql`select entity_id from managed_entities where account_id = ${me}`
  return sql<boolean>`((select ${accountType}::text) <> 'corporate-user' or external_reports.primary_entity_id in (${managed})
    or exists (select from external_report_entities as further
      where further.external_report_id = external_reports.id and further.entity_id in (${managed})))`
}

export const externalReports: Resource<'external-reports', 'external_reports'> = resource('external-reports', 'external_reports', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    scope.kind === 'staff'
      ? true
      : sql<boolean>`${isFiler(scope)} or external_reports.company_id in ((select ${scope.leads}::text), (select ${scope.complies}::text))
          or (external_reports.status = 'listed' and external_reports.access <> 'private' and ${about(scope)})`,
  joins: reportRestrictionOf,
  computed: () => ({
    viewer_is_restricted: sql`(restriction.reason is not null)::text`,
    restriction_reason: sql`restriction.reason`,
  }),
  relations: {
    account: toOne('account_id'),
    company: toOne('company_id'),
    'primary-entity': toOne('primary_entity_id'),
    entities: toMany((owner) => sql`entities.id in (select entity_id from external_report_entities where external_report_id = ${owner})`),
    'external-report-attachments': toMany((owner) => sql`external_report_attachments.external_report_id = ${owner}`),
    'content-verticals': toMany(
      (owner) =>
        sql`content_verticals.id in (select content_vertical_id from external_report_content_verticals where external_report_id = ${owner})`,
      { column: 'position', descending: false },
    ),
  },
})

type Filed = Pick<Row<'external_reports'>, 'account_id' | 'company_id'>

/** Whether the caller filed a report, for the firm that it still is of. */
const filed = ({ account_id, company_id }: Filed, caller: Caller): boolean => account_id === caller.id && isOfFirm(caller, company_id)

/** Whether the caller writes a report: an editor, or who filed it, unless that is a compliance officer by now. */
export const writes = (report: Filed, caller: Caller): boolean =>
  has(caller, 'editor') || (filed(report, caller) && !caller.roles.includes('compliance-officer'))

/** @throws 403 for who may write nothing, and for an entity that is not the corporate user's. */
async function refuseForeign(tx: Transaction, entity: string | undefined, caller: Caller): Promise<void> {
  refuseOverseer(caller, 'writes no content')
  if (caller.accountType !== 'corporate-user' || has(caller, 'editor') || entity === undefined) return
  const foreign = tx
    .selectFrom('entities')
    .select('id')
    .where('id', '=', entity)
    .where(sql<boolean>`not exists (select from managed_entities where account_id = ${caller.id} and entity_id = entities.id)`)
  if (await foreign.executeTakeFirst()) throw forbidden('You file reports about the entities that you manage.')
}

/** Replaces the sets of related records that were sent, and answers whether they were others. The primary entity is none of the others. */
async function relate(
  tx: Transaction,
  { id, primary_entity_id }: { id: string; primary_entity_id: string },
  { entities, content_verticals }: { [Name in 'entities' | 'content_verticals']?: readonly string[] | undefined },
): Promise<boolean> {
  const report = { external_report_id: id }
  const others = entities?.filter((one) => one !== primary_entity_id)
  const changed = [
    others && (await saveLinkage(tx, 'external_report_entities', report, { entity_id: others })),
    content_verticals && (await saveLinkage(tx, 'external_report_content_verticals', report, { content_vertical_id: content_verticals })),
  ]
  return changed.includes(true)
}

/** @throws 422 for a country or a sector that there is not. */
async function requireClasses(
  tx: Transaction,
  { countries, sectors }: { countries?: string[] | undefined; sectors?: string[] | undefined },
): Promise<void> {
  await requireKnown(tx, 'countries', countryCodes, countries)
  await requireKnown(tx, 'sectors', ['sectors', 'slug'], sectors)
}

/** The date of publication as an index has it: one of which none is known is before all others. */
const published = sql`coalesce(external_reports.published_on, '-infinity')`

export const externalReportOperations: Handlers<'external-reports'> = {
  listExternalReports: page(externalReports, {
    filters: {
      'entity-id': (value) => sql`(external_reports.primary_entity_id = any(${value}::text[]) or external_reports.id in (
        select external_report_id from external_report_entities where entity_id = any(${value}::text[])))`,
      // A name may have commas in it, which part names.
      'source-name': (names) => sql`external_reports.source_name = any(${names}::text[] || array_to_string(${names}::text[], ','))`,
      from: (value) => sql`${published} >= ${value}::date`,
      to: (value) => sql`(external_reports.published_on is not null and ${published} <= ${value}::date)`,
      fulltext: (value) => sql`external_reports.search @@ ${wordsAsked(value)}`,
    },
    orders: {
      '-created-at': { column: 'created_at', descending: true },
      '-published-on': { column: published, descending: true },
      '-views-count': { column: 'views_count', descending: true },
    },
    total: 'capped',
  }),
  getExternalReport: show(externalReports),

  createExternalReport: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      await refuseForeign(tx, sent.linked('primary-entity'), caller)
      const { entities, content_verticals, target_price, countries, sectors, ...own } = await accept(tx)
      await requireClasses(tx, { countries, sectors })
      const about = await tx
        .selectFrom('entities')
        .select(['country', 'sector'])
        .where('id', '=', own.primary_entity_id)
        .forKeyShare()
        .executeTakeFirst()
      if (!about) throw conflict('The entity of the report is gone.')
      const id = await insert(tx, 'external_reports', {
        ...own,
        target_price: json(target_price),
        countries: countries ?? [about.country],
        sectors: sectors ?? [about.sector],
        account_id: caller.id,
        company_id: caller.companyId,
      })
      await relate(tx, { id, primary_entity_id: own.primary_entity_id }, { entities, content_verticals })
      return one(await find(tx, externalReports, id, caller))
    }),

  updateExternalReport: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const report = await lock(tx, externalReports, params.id, caller)
      if (!writes(report, caller)) throw forbidden('Only who filed a report and editors change it.')
      const { entities, content_verticals, target_price, ...plain } = await accept(tx, { record: report.id })
      await requireClasses(tx, plain)
      await save(tx, 'external_reports', report.id, {
        ...plain,
        ...(target_price === undefined ? {} : { target_price: json(target_price) }),
      })
      if (await relate(tx, report, { entities, content_verticals })) await touch(tx, 'external_reports', report.id)
      return one(await find(tx, externalReports, report.id, caller))
    }),

  async deleteExternalReport({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id, ...report } = await lock(tx, externalReports, params.id, caller)
      if (!filed(report, caller) && !has(caller, 'editor')) throw forbidden('Only who filed a report and editors delete it.')
      await tx.deleteFrom('comments').where('commentable_type', '=', 'external-reports').where('commentable_id', '=', id).execute()
      await leaveTrace(tx, externalReports, id)
      await erase(tx, 'external_reports', id)
      // Whoever asked for it meanwhile had to be waited for.
      await tx
        .deleteFrom('publication_access_requests')
        .where('publication_type', '=', 'external-reports')
        .where('publication_id', '=', id)
        .execute()
    })
    await tidy(db, files)
    return none
  },

  requestExternalReportPublicationAccess: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await find(tx, externalReports, params.id, caller)
      const { message } = await accept(tx)
      return requestAccess(tx, { type: 'external-reports', id }, caller, message ?? null)
    }),
}
