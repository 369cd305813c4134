/** External reports and their files. */
import { seedId } from '../../../src/database/demo/ids.ts'
import { absent, at, by, change, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const report = at('v2/external-reports', 'external-reports')
const attachment = at('v2/external-report-attachments', 'external-report-attachments')
const path = '/api/v2/external-reports'
const pdf = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'report.pdf' }
const about = (n: number) => ({ 'primary-entity': { data: { type: 'entities', id: seedId('entities', n) } } })
const of = (n: number) => ({ 'external-report': { data: { type: 'external-reports', id: seedId('external-reports', n) } } })
const filed = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'open' }

export const externalReports = {
  listExternalReports: {
    success: by('investor', path),
    refusal: refused(400, '107', by('investor', `${path}?filter[from]=2026-02-30`)),
  },
  getExternalReport: {
    success: by('investor', report(1)),
    foreign: { as: 'investor', path: report(3), status: 404 },
    refusal: absent('investor', `${path}/${nowhere}`),
  },
  createExternalReport: {
    success: by('provider', path, make('external-reports', filed, about(1))),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(422, '103', by('provider', path, make('external-reports', { ...filed, access: 'public' }, about(1)))),
  },
  requestExternalReportPublicationAccess: {
    success: by('investor', report(2, '/request-publication-access')),
    foreign: { as: 'investor', path: report(3, '/request-publication-access'), status: 404 },
    refusal: refused(409, '409', by('investor', report(1, '/request-publication-access'))),
  },
  getExternalReportRelated: {
    success: by('investor', report(1, '/external-report-attachments')),
    foreign: { as: 'investor', path: report(3, '/entities'), status: 404 },
    refusal: absent('investor', report(1, '/insights')),
  },
  getExternalReportRelationship: {
    success: by('investor', report(1, '/relationships/entities')),
    foreign: { as: 'investor', path: report(3, '/relationships/entities'), status: 404 },
    refusal: refused(400, '118', by('investor', report(1, '/relationships/entities?page[size]=0'))),
  },

  getExternalReportAttachment: {
    success: by('investor', attachment(1)),
    foreign: { as: 'corporate', path: attachment(5), status: 404 },
    refusal: absent('investor', attachment(99)),
  },
  createExternalReportAttachment: {
    success: by('provider', '/api/v2/external-report-attachments', make('external-report-attachments', pdf, of(3))),
    refusal: refused(403, '403', by('provider-2', '/api/v2/external-report-attachments', make('external-report-attachments', pdf, of(1)))),
  },
  updateExternalReportAttachment: {
    success: by('provider', attachment(1), change({ title: 'The whole report' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(422, '103', by('provider', attachment(1), change({ pages: 0 }))),
  },
  deleteExternalReportAttachment: {
    success: by('provider', attachment(2)),
    foreign: { as: 'investor', path: attachment(1), status: 403 },
    refusal: absent('provider', attachment(99)),
  },
  getExternalReportAttachmentRelated: {
    success: by('investor', attachment(1, '/external-report')),
    foreign: { as: 'corporate', path: attachment(5, '/external-report'), status: 404 },
    refusal: absent('investor', attachment(1, '/insight')),
  },
  getExternalReportAttachmentRelationship: {
    success: by('investor', attachment(1, '/relationships/account')),
    foreign: { as: 'corporate', path: attachment(5, '/relationships/account'), status: 404 },
    refusal: refused(400, '105', by('investor', attachment(1, '/relationships/account?page[size]=1'))),
  },
} satisfies Cells
