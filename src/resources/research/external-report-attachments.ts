/** Files of an external report: seen with it, downloaded by whomever its files are given to. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { harmlessName, keep, replacing, storing, tidy } from '../shared/files.ts'
import type { Stored } from '../shared/files.ts'
import { externalReports, writes } from './external-reports.ts'
import { reportRestrictionOf } from './external-reports.restrictions.ts'
import { downloads } from './restrictions.ts'

/** How many files a report may have. */
const most = 20

export const externalReportAttachments: Resource<'external-report-attachments', 'external_report_attachments'> = resource(
  'external-report-attachments',
  'external_report_attachments',
  {
    staff: ['editor'],
    visible: (_eb, scope) => sql<boolean>`exists (select from external_reports
      where external_reports.id = external_report_attachments.external_report_id and ${externalReports.visible(scope)})`,
    joins: (scope) => sql`join external_reports on external_reports.id = external_report_attachments.external_report_id
      ${reportRestrictionOf(scope)}`,
    computed: (scope) => ({
      source: sql`case when external_report_attachments.scan_status = 'clean' and ${downloads(scope, 'external_reports')}
        then external_report_attachments.source end`,
    }),
    relations: {
      'external-report': toOne('external_report_id'),
      account: toOne('account_id'),
    },
  },
)

const notYours = () => forbidden('Only who filed the report and editors change its files.')

/** The attachment and its report, locked. @throws 404, or 403 where the caller only reads. */
async function lockOwn(tx: Transaction, id: string, caller: Caller) {
  const attachment = await lock(tx, externalReportAttachments, id, caller)
  const report = await lock(tx, externalReports, attachment.external_report_id, caller)
  if (!writes(report, caller)) throw notYours()
  return { attachment, report }
}

async function countOf(tx: Transaction, report: string): Promise<number> {
  const { count } = await tx
    .selectFrom('external_report_attachments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('external_report_id', '=', report)
    .executeTakeFirstOrThrow()
  return count
}

export const externalReportAttachmentOperations: Handlers<'external-report-attachments'> = {
  getExternalReportAttachment: show(externalReportAttachments),

  async createExternalReportAttachment({ sent, accept, caller, db, files, quota }) {
    const named = sent.linked('external-report')
    const seen = named === undefined ? undefined : await peek(db, externalReports, named, caller)
    if (seen && !writes(seen, caller)) throw notYours()
    const { source, source_file_name, title, pages, external_report_id } = await accept(db)
    return storing({ db, files, caller, quota }, source, source_file_name, (stored) =>
      transact(db, async (tx) => {
        const report = await lockNamed(tx, externalReports, external_report_id, caller)
        if (!writes(report, caller)) throw notYours()
        if (report.status === 'rejected') throw conflict('Nothing is added to a report that was rejected.')
        if ((await countOf(tx, report.id)) >= most) {
          throw broken(`A report has at most ${most} files`, '/data/relationships/external-report')
        }
        await keep(tx, stored)
        const id = await insert(tx, 'external_report_attachments', {
          ...stored,
          title,
          pages,
          external_report_id: report.id,
          account_id: caller.id,
          // A file whose bytes are not what it says was refused before.
          scan_status: 'clean',
        })
        if (report.status !== 'listed') await save(tx, 'external_reports', report.id, { status: 'listed' })
        return one(await find(tx, externalReportAttachments, id, caller))
      }),
    )
  },

  async updateExternalReportAttachment({ params, accept, caller, db, files, quota }) {
    const { attachment } = await transact(db, (tx) => lockOwn(tx, params.id, caller))
    const { source, source_file_name, title, pages } = await accept(db, { record: attachment.id })
    const change = (stored?: Stored) =>
      transact(db, async (tx) => {
        await lockOwn(tx, attachment.id, caller)
        if (stored) await keep(tx, stored)
        const name = source_file_name === undefined ? {} : { source_file_name: harmlessName(source_file_name) }
        await save(tx, 'external_report_attachments', attachment.id, { title, pages, ...name, ...stored })
        return one(await find(tx, externalReportAttachments, attachment.id, caller))
      })
    if (source === undefined) return change()
    return replacing({ db, files, caller, quota }, source, source_file_name ?? attachment.source_file_name, change)
  },

  async deleteExternalReportAttachment({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { attachment, report } = await lockOwn(tx, params.id, caller)
      await erase(tx, 'external_report_attachments', attachment.id)
      if (report.status === 'listed' && (await countOf(tx, report.id)) === 0) {
        await save(tx, 'external_reports', report.id, { status: 'unlisted' })
      }
    })
    await tidy(db, files)
    return none
  },
}
