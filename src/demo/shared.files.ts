/** The files of the demo set: small, but true ones, the same bytes in every installation. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { csvOf } from '../csv.ts'
import type { Database } from '../database/connection.ts'
import type { Files } from '../effects/files.ts'
import { keyOf } from '../resources/shared/files.ts'
import { minutesAfter, opening, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { assetClassRows } from './lookups.ts'

interface DemoFile {
  name: string
  type: string
  bytes: Buffer
}

const pdf = (name: string, title: string): DemoFile => ({ name, type: 'application/pdf', bytes: page(title) })
const png = (name: string, width: number, height: number, colour: number): DemoFile => ({
  name,
  type: 'image/png',
  bytes: picture(width, height, colour),
})
const csv = (name: string, ...lines: string[]): DemoFile => ({ name, type: 'text/csv', bytes: Buffer.from(lines.join('\n') + '\n') })

/** The order gives the ids of the files. */
const stored: readonly DemoFile[] = [
  pdf('japanese-banks.pdf', 'Japanese banks: the carry is back'),
  csv('japanese-banks-model.csv', 'bank,price to book,return on equity', 'Mizuho,0.9,0.08', 'Resona,1.1,0.09'),
  pdf('draft.pdf', 'What the draft will stand on'),
  png('loan-growth.png', 64, 36, 0x2f6fb0),
  png('portrait.png', 48, 48, 0xb0802f),
  csv('contacts.csv', 'email,first name,last name', 'ada@buyside.example,Ada,Quist'),
  pdf('voting-rights.pdf', 'Notification of voting rights'),
]

/** Those of external reports, under ids of their own. */
const ofReports: readonly DemoFile[] = [
  pdf('regional-banks.pdf', 'Regional banks of western Japan'),
  csv('regional-banks.csv', 'bank,deposits', 'Asagiri,4.1'),
  pdf('robots.pdf', 'Robots in welding'),
  pdf('capital-plan.pdf', 'What the rating agency says of the capital plan'),
  pdf('index-changes.pdf', 'Index changes of November'),
]

/** Files of corporate records, by number. */
const ofIssuers: readonly (readonly [number, DemoFile])[] = [
  [331, pdf('results-2026.pdf', 'Results of the year to March 2026')],
  [332, pdf('half-year-2028.pdf', 'Results of the half-year, not released yet')],
  [333, pdf('drives-and-automation.pdf', 'Drives and automation')],
  [334, pdf('agenda.pdf', 'Agenda of the results briefing')],
  [335, csv('loan-book.csv', 'year,loans', '2025,4120', '2026,4388')],
  [336, pdf('directions.pdf', 'How to find the head office')],
  [337, pdf('southern-pit.pdf', 'The southern pit')],
]

/** Those of premium service requests, by their own numbers. */
const ofRequests: Readonly<Record<number, DemoFile>> = {
  31: pdf('questions.pdf', 'What we should like to know of deposit costs'),
  32: pdf('forensic-review.pdf', 'Receivables that never arrive: a review'),
  33: csv('model-of-one-bank.csv', 'year,net interest income,deposit cost', '2026,412,0.08', '2027,455,0.11'),
}

/** The file of an exported list, which is of one part. */
const exported = {
  name: 'asset-classes.csv',
  type: 'text/csv',
  bytes: Buffer.from(csvOf([['id', 'type', 'name'], ...assetClassRows().map(({ id, name }) => [id, 'asset-classes', name])])),
}

/** The portrait in the sizes in which it is shown. */
const sizes = { small: 71, medium: 72, large: 73 } as const

const everyFile = [
  ...Object.entries(sizes).map(([size, n]) => ({ id: seedId('files', n), ...png(`portrait-${size}.png`, 48, 48, 0xb0802f) })),
  ...stored.map((one, index) => ({ id: seedId('files', index + 1), ...one })),
  ...ofReports.map((one, index) => ({ id: seedId('external-report-files', index + 1), ...one })),
  ...Object.entries(ofRequests).map(([n, one]) => ({ id: seedId('files', Number(n)), ...one })),
  ...ofIssuers.map(([n, one]) => ({ id: seedId('files', n), ...one })),
  { id: seedId('files', 341), ...exported },
]

const documents = [
  { file: 1, insight: 1, title: 'The full report' },
  { file: 2, insight: 1, title: 'The model' },
  { file: 3, insight: 51, title: null },
]
const pictures = [
  { file: 4, type: 'insights', id: seedId('insights', 1), width: 64, height: 36, alt: 'Loan growth of the banks by quarter' },
  { file: 5, type: 'accounts', id: seedId('accounts', 4), width: 48, height: 48, alt: null },
] as const
const uploads = [{ file: 6, account: 1, purpose: 'csv-import' }] as const

const shownAs = { small: seedId('files', sizes.small), medium: seedId('files', sizes.medium), large: seedId('files', sizes.large) }

/** The columns of a record that has the nth file, so many minutes after a time. */
export function columns(n: number, minutes: number, since = opening) {
  const at = minutesAfter(since, minutes)
  return { ...fileColumns(seedId('files', n), at), created_at: at, updated_at: at }
}

/** What a record says of the file that it has. */
export function fileColumns(id: string, at: string) {
  const { name, type, bytes } = everyFile.find((one) => one.id === id)!
  return { source: id, source_file_name: name, source_file_size: bytes.length, source_content_type: type, source_updated_at: at }
}

export async function seedFiles(db: Database): Promise<void> {
  await insertRows(
    db,
    'files',
    everyFile.map(({ id, name, type, bytes }) => ({
      id,
      name,
      content_type: type,
      size: bytes.length,
      stored_by: 'demo set',
      kept_at: opening,
    })),
  )
  await insertRows(
    db,
    'insight_documents',
    documents.map(({ file, insight, title }, index) => ({
      ...columns(file, index),
      id: seedId('insight-documents', index + 1),
      insight_id: seedId('insights', insight),
      title,
      position: index + 1,
    })),
  )
  await insertRows(
    db,
    'images',
    pictures.map(({ file, type, id, width, height, alt }, index) => ({
      ...columns(file, index),
      id: seedId('images', index + 1),
      account_id: seedId('accounts', 4),
      imageable_type: type,
      imageable_id: id,
      width,
      height,
      alt_text: alt,
      ...(type === 'accounts' ? shownAs : {}),
    })),
  )
  await insertRows(
    db,
    'account_uploads',
    uploads.map(({ file, account, purpose }, index) => ({
      ...columns(file, index),
      id: seedId('account-uploads', index + 1),
      account_id: seedId('accounts', account),
      purpose,
      is_used: true,
    })),
  )
}

/** Puts the bytes of the demo set's files where this installation keeps its files, unless they are there. */
export async function storeDemoFiles(db: Database, files: Files): Promise<void> {
  const known = await db.selectFrom('files').select('id').where('stored_by', '=', 'demo set').execute()
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  for (const { id, type, bytes } of everyFile) {
    if (!known.some((one) => one.id === id) || (await files.holds(keyOf(id), bytes.length))) continue
    await writeFile(join(folder, id), bytes)
    await files.put(keyOf(id), join(folder, id), { contentType: type, size: bytes.length })
  }
  await rm(folder, { recursive: true })
}

/** A PDF of one page with one line on it. */
function page(line: string): Buffer {
  const content = `BT /F1 18 Tf 60 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
}

/** A PNG of one colour, `0xrrggbb`. */
function picture(width: number, height: number, colour: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 3, Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255]))])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}
