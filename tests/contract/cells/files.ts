/** Insight documents, images, account uploads, and the files of them. */
import { seedId } from '../../../src/database/demo/ids.ts'
import { linkTo } from '../../support/file-links.ts'
import { absent, at, by, change, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const documents = at('v2/insight-documents', 'insight-documents')
const images = at('v2/images', 'images')
const uploads = at('v2/account-uploads', 'account-uploads')
const pdf = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'note.pdf' }
const png = {
  source: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'source-file-name': 'dot.png',
}
const csv = { source: 'data:text/csv;base64,ZW1haWwKYUBleGFtcGxlLmNvbQo=', 'source-file-name': 'contacts.csv' }
const ofInsight = (name: string, n: number) => ({ [name]: { data: { type: 'insights', id: seedId('insights', n) } } })

export const files = {
  getFile: {
    success: { path: linkTo(seedId('files', 1)) },
    refusal: refused(403, '403', { path: linkTo(seedId('files', 1)).replace('expires=3600', 'expires=360000') }),
  },
  getInsightDocument: {
    success: by('investor', documents(1)),
    foreign: { as: 'investor', path: documents(3), status: 404 },
    refusal: absent('investor', `/api/v2/insight-documents/${nowhere}`),
  },
  createInsightDocument: {
    success: by('provider', '/api/v2/insight-documents', make('insight-documents', pdf, ofInsight('insight', 51))),
    refusal: refused(403, '403', by('provider-2', '/api/v2/insight-documents', make('insight-documents', pdf, ofInsight('insight', 1)))),
  },
  updateInsightDocument: {
    success: by('provider', documents(3), change({ title: 'What it stands on' })),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(409, '409', by('provider', documents(1), change({ title: 'Another' }))),
  },
  deleteInsightDocument: {
    success: by('provider', documents(3)),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(409, '409', by('provider', documents(1))),
  },
  getInsightDocumentFileRelated: {
    success: by('investor', documents(1, '/insight')),
    foreign: { as: 'investor', path: documents(3, '/insight'), status: 404 },
    refusal: absent('investor', documents(1, '/account')),
  },
  getInsightDocumentFileRelationship: {
    success: by('investor', documents(1, '/relationships/insight')),
    foreign: { as: 'investor', path: documents(3, '/relationships/insight'), status: 404 },
    refusal: absent('investor', documents(1, '/relationships/account')),
  },
  getImage: {
    success: by('investor', images(2)),
    refusal: absent('investor', `/api/v2/images/${nowhere}`),
  },
  createImage: {
    success: by('provider', '/api/v2/images', make('images', png, ofInsight('imageable', 51))),
    refusal: refused(403, '403', by('provider-2', '/api/v2/images', make('images', png, ofInsight('imageable', 1)))),
  },
  deleteImage: {
    success: by('provider', images(2)),
    foreign: { as: 'investor', status: 403 },
    refusal: absent('provider', `/api/v2/images/${nowhere}`),
  },
  getImageRelated: {
    success: by('investor', images(2, '/imageable')),
    refusal: absent('investor', images(1, '/insight')),
  },
  getImageRelationship: {
    success: by('investor', images(2, '/relationships/account')),
    refusal: absent('investor', images(1, '/relationships/insight')),
  },
  getAccountUpload: {
    success: by('investor', uploads(1)),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', `/api/v2/account-uploads/${nowhere}`),
  },
  createAccountUpload: {
    success: by('investor', '/api/v2/account-uploads', make('account-uploads', { ...csv, purpose: 'csv-import' })),
    refusal: refused(
      422,
      '103',
      by('investor', '/api/v2/account-uploads', make('account-uploads', { ...csv, source: 'data:image/png;base64,aGVsbG8=' })),
    ),
  },
  deleteAccountUpload: {
    success: by('investor', uploads(1)),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', `/api/v2/account-uploads/${nowhere}`),
  },
  getAccountUploadRelated: {
    success: by('investor', uploads(1, '/account')),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', uploads(1, '/company')),
  },
  getAccountUploadRelationship: {
    success: by('investor', uploads(1, '/relationships/account')),
    foreign: { as: 'investor-2', status: 404 },
    refusal: absent('investor', uploads(1, '/relationships/company')),
  },
} satisfies Cells
