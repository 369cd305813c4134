import type { Insertable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { ExternalReportsTable } from '../generated/tables.ts'
import { minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { entities } from './issuers.entities.ts'
import { companyOf } from './people.ts'
import { fileColumns } from './shared.files.ts'

interface Report {
  by: number
  on: number
  also?: readonly number[]
  vertical: number
  title: string
  source: string
  published: string | null
  access: 'open' | 'on-request' | 'private'
  summary: string | null
  imperative?: 'bullish' | 'bearish'
  target?: { amount: string; currency: string }
  pages?: number
  /** The files, by number. One without is not listed. */
  files: readonly number[]
}

/** The order gives the ids. */
const reports: readonly Report[] = [
  {
    by: 4,
    on: 1,
    also: [2],
    vertical: 1,
    title: 'Regional banks of western Japan',
    source: 'Tallis Brothers',
    published: '2026-09-14',
    access: 'open',
    summary: 'Why deposits stay where they are, branch by branch.',
    imperative: 'bullish',
    target: { amount: '4150.00', currency: 'JPY' },
    pages: 24,
    files: [1, 2],
  },
  {
    by: 5,
    on: 2,
    vertical: 2,
    title: 'Robots in welding',
    source: 'Oakhurst Securities',
    published: '2026-08-31',
    access: 'on-request',
    summary: 'Order books of four makers, read against their receivables.',
    imperative: 'bearish',
    files: [3],
  },
  {
    by: 4,
    on: 3,
    vertical: 1,
    title: 'Car makers after the subsidy',
    source: 'Tallis Brothers',
    published: null,
    access: 'private',
    summary: null,
    files: [],
  },
  {
    by: 8,
    on: 1,
    vertical: 6,
    title: 'What the rating agency says of the capital plan',
    source: 'Pelham Ratings',
    published: '2026-07-02',
    access: 'open',
    summary: 'The outlook is stable as long as the plan is kept.',
    pages: 6,
    files: [4],
  },
  {
    by: 16,
    on: 7,
    vertical: 5,
    title: 'Index changes of November',
    source: 'Oakhurst Securities',
    published: '2026-09-24',
    access: 'on-request',
    summary: 'Weights before and after, with the days of volume each change takes.',
    files: [5],
  },
]

/** The first was filed in the middle of September, each of the others a day before its predecessor. */
const filedAt = (index: number): string => minutesAfter('2026-09-15T07:10:00.000Z', -index * 1440)

function reportRow(
  { by, on, title, source, published, access, summary, imperative, target, pages, files }: Report,
  index: number,
): Insertable<ExternalReportsTable> {
  const about = entities[on - 1]!
  return {
    id: seedId('external-reports', index + 1),
    account_id: seedId('accounts', by),
    company_id: seedId('companies', companyOf(by) ?? 0),
    primary_entity_id: seedId('entities', on),
    title,
    source_name: source,
    published_on: published,
    access,
    summary,
    imperative: imperative ?? null,
    target_price: target ? JSON.stringify(target) : null,
    pages: pages ?? null,
    countries: [about.country],
    sectors: [about.sector],
    status: files.length > 0 ? 'listed' : 'uploaded',
    created_at: filedAt(index),
    updated_at: filedAt(index),
  }
}

/** External reports, what they are about, and their files. */
export async function seedExternalReports(db: Database): Promise<void> {
  await insertRows(db, 'external_reports', reports.map(reportRow))
  await insertRows(
    db,
    'external_report_entities',
    reports.flatMap(({ also = [] }, index) =>
      also.map((entity) => ({ external_report_id: seedId('external-reports', index + 1), entity_id: seedId('entities', entity) })),
    ),
  )
  await insertRows(
    db,
    'external_report_content_verticals',
    reports.map(({ vertical }, index) => ({
      external_report_id: seedId('external-reports', index + 1),
      content_vertical_id: seedId('content-verticals', vertical),
    })),
  )
  const attachments = reports.flatMap(({ by, files, title }, index) =>
    files.map((file, place) => ({
      ...fileColumns(seedId('external-report-files', file), filedAt(index)),
      id: seedId('external-report-attachments', file),
      external_report_id: seedId('external-reports', index + 1),
      account_id: seedId('accounts', by),
      title: place === 0 ? title : null,
      created_at: filedAt(index),
      updated_at: filedAt(index),
    })),
  )
  await insertRows(db, 'external_report_attachments', attachments)
}
