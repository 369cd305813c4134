/** The cells of research. */
import { seedId } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, nowhere, ofAccount, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const report = at('v2/external-reports', 'external-reports')
const attachment = at('v2/external-report-attachments', 'external-report-attachments')
const disclosure = at('v2/insight-disclosures', 'insight-disclosures')
const revision = at('v2/insight-revisions', 'insight-revisions')

const documents = at('v2/insight-documents', 'insight-documents')
const cancelled = at('v2/cancelled-insights', 'insights')
const request = at('v2/publication-access-requests', 'publication-access-requests')
const insight = at('v2/insights', 'insights')
const path = '/api/v2/external-reports'
const images = at('v2/images', 'images')
const reportFile = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'report.pdf' }
const preset = at('v2/filter-presets', 'filter-presets')

const because = (n: number) => ({
  data: { type: 'insights', relationships: { 'like-reason': { data: { type: 'like-reasons', id: seedId('like-reasons', n) } } } },
})
const pdf = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'note.pdf' }
const about = (n: number) => ({ 'primary-entity': { data: { type: 'entities', id: seedId('entities', n) } } })
const png = {
  source: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'source-file-name': 'dot.png',
}
const of = (n: number) => ({ 'external-report': { data: { type: 'external-reports', id: seedId('external-reports', n) } } })
const filed = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'open' }
const ofInsight = (name: string, n: number) => ({ [name]: { data: { type: 'insights', id: seedId('insights', n) } } })

const replacedBy = (n: number) => ({ data: { relationships: { replacement: { data: { type: 'insights', id: seedId('insights', n) } } } } })

export const research = {
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
  updateExternalReport: {
    success: by('provider', report(1), change({ title: 'Banks' })),
    foreign: { as: 'investor', status: 403 },
    refusal: refused(422, '103', by('provider', report(1), change({ access: 'public' }))),
  },
  requestExternalReportPublicationAccess: {
    success: by('investor', report(2, '/request-publication-access')),
    foreign: { as: 'investor', path: report(3, '/request-publication-access'), status: 404 },
    refusal: refused(409, '409', by('investor', report(1, '/request-publication-access'))),
  },
  deleteExternalReport: {
    success: by('provider', report(1)),
    foreign: { as: 'investor', status: 403 },
    refusal: absent('provider', `${path}/${nowhere}`),
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
    success: by('provider', '/api/v2/external-report-attachments', make('external-report-attachments', reportFile, of(3))),
    refusal: refused(
      403,
      '403',
      by('provider-2', '/api/v2/external-report-attachments', make('external-report-attachments', reportFile, of(1))),
    ),
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
  likeInsight: {
    success: by('investor', insight(4, '/like')),
    foreign: { as: 'provider-2', status: 403 },
    refusal: refused(409, '409', by('editor', insight(51, '/like'))),
  },
  dislikeInsight: {
    success: by('investor', insight(1, '/dislike'), because(6)),
    foreign: { as: 'lead', status: 403 },
    refusal: refused(409, '409', by('editor', insight(51, '/dislike'), because(6))),
  },
  unlikeInsight: {
    success: by('investor', insight(1, '/unlike')),
    foreign: { as: 'provider-2', path: insight(51, '/unlike'), status: 404 },
    refusal: absent('investor', insight(99, '/unlike')),
  },
  requestInsightPublicationAccess: {
    success: by('samuel.penrose', insight(1, '/request-publication-access')),
    foreign: { as: 'samuel.penrose', path: insight(51, '/request-publication-access'), status: 404 },
    refusal: refused(409, '409', by('provider', insight(1, '/request-publication-access'))),
  },

  listPublicationAccessRequests: {
    success: by('corporate', '/api/v2/publication-access-requests'),
    refusal: refused(400, '118', by('corporate', '/api/v2/publication-access-requests?page[size]=0')),
  },
  getPublicationAccessRequest: { success: by('corporate', request(1)), foreign: stranger, refusal: absent('corporate', request(99)) },
  updatePublicationAccessRequest: {
    success: by('provider', request(1), change({ status: 'granted' })),
    foreign: stranger,
    refusal: refused(403, '403', by('corporate', request(1), change({ status: 'granted' }))),
  },
  getPublicationAccessRequestRelationship: {
    success: by('corporate', request(1, '/relationships/publication')),
    foreign: stranger,
    refusal: absent('corporate', request(1, '/relationships/author')),
  },
  getPublicationAccessRequestRelated: {
    success: by('provider', request(2, '/decider')),
    foreign: stranger,
    refusal: refused(400, '105', by('provider', request(2, '/decider?page[size]=1'))),
  },

  listCancelledInsights: {
    success: by('investor', '/api/v2/cancelled-insights'),
    refusal: refused(400, '107', by('investor', '/api/v2/cancelled-insights?filter[since]=yesterday')),
  },
  getCancelledInsight: {
    success: by('provider', cancelled(59)),
    foreign: stranger,
    refusal: absent('provider', cancelled(1)),
  },
  updateCancelledInsight: {
    success: by('provider', cancelled(59), replacedBy(1)),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(422, '100', by('provider', cancelled(59), replacedBy(59))),
  },
  getCancelledInsightRelationship: {
    success: by('provider', cancelled(59, '/relationships/primary-entity')),
    foreign: stranger,
    refusal: absent('provider', cancelled(59, '/relationships/comments')),
  },
  getCancelledInsightRelated: {
    success: by('provider', cancelled(59, '/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('provider', cancelled(59, '/account?page[size]=1'))),
  },
  listFilterPresets: {
    success: by('investor', '/api/v2/filter-presets'),
    refusal: refused(400, '105', by('investor', '/api/v2/filter-presets?page[size]=5')),
  },
  createFilterPreset: {
    success: by('investor', '/api/v2/filter-presets', make('filter-presets', { name: 'Banks' }, ofAccount(1))),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(400, '116', by('investor', '/api/v2/filter-presets', make('insights', { name: 'Banks' }, ofAccount(1)))),
  },
  getFilterPreset: { success: by('investor', preset(1)), foreign: stranger, refusal: absent('investor', preset(99)) },
  updateFilterPreset: {
    success: by('investor', preset(1), change({ name: 'Banks of Japan' })),
    foreign: stranger,
    refusal: refused(409, '409', by('investor', preset(1), { data: { id: seedId('filter-presets', 2), attributes: { name: 'Mine' } } })),
  },
  deleteFilterPreset: {
    success: by('investor', preset(2)),
    foreign: { as: 'admin', status: 403 },
    refusal: absent('investor', preset(99)),
  },
  getFilterPresetRelationship: {
    success: by('investor', preset(1, '/relationships/account')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', preset(1, '/relationships/account?page[size]=1'))),
  },
  getFilterPresetRelated: {
    success: by('investor', preset(1, '/account')),
    foreign: stranger,
    refusal: absent('investor', preset(1, '/owner')),
  },
  listInsights: {
    success: by('investor', '/api/v2/insights?filter[country]=JP&sort=-likes-count'),
    refusal: refused(400, '114', by('investor', '/api/v2/insights?sort=tagline')),
  },
  createInsight: {
    success: by('provider', '/api/v2/insights', make('insights', { tagline: 'A first draft' })),
    refusal: refused(403, '403', by('investor', '/api/v2/insights', make('insights', { tagline: 'A first draft' }))),
  },
  getInsight: {
    success: by('investor', '/api/v2/insights/japanese-banks-the-carry-is-back'),
    foreign: { as: 'provider-2', path: insight(51), status: 404 },
    refusal: absent('investor', '/api/v2/insights/japanese-banks-the-carry-is-gone'),
  },
  updateInsight: {
    success: by('provider', insight(51), change({ tagline: 'Asagiri Financial: the second rise' })),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(400, '105', by('provider', insight(1), change({ tagline: 'Another title after publication' }))),
  },
  deleteInsight: {
    success: by('provider', insight(52)),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(409, '409', by('provider', insight(1))),
  },
  getInsightRelationship: {
    success: by('investor', insight(1, '/relationships/upstream-insights')),
    foreign: { as: 'provider-2', path: insight(51, '/relationships/account'), status: 404 },
    refusal: refused(400, '105', by('investor', insight(1, '/relationships/account?page[size]=1'))),
  },
  getInsightRelated: {
    success: by('investor', insight(1, '/comments?page[size]=2')),
    foreign: { as: 'provider-2', path: insight(51, '/insight-disclosures'), status: 404 },
    refusal: absent('investor', insight(1, '/likers')),
  },
  listFeed: {
    success: by('investor', '/api/v2/feed'),
    refusal: refused(400, '118', by('investor', '/api/v2/feed?page[size]=0')),
  },
  listInsightRevisions: {
    success: by('investor', insight(2, '/revisions')),
    foreign: { as: 'provider-2', path: insight(51, '/revisions'), status: 404 },
    refusal: refused(400, '102', by('investor', insight(2, '/revisions?filter[insight]=1'))),
  },
  getInsightRevision: {
    success: by('investor', revision(1)),
    refusal: absent('investor', revision(99)),
  },
  getInsightRevisionRelationship: {
    success: by('investor', revision(1, '/relationships/insight')),
    refusal: absent('investor', revision(99, '/relationships/insight')),
  },
  getInsightRevisionRelated: {
    success: by('investor', revision(1, '/insight')),
    refusal: refused(400, '105', by('investor', revision(1, '/insight?fields[insights]=slug'))),
  },
  getInsightDisclosure: {
    success: by('investor', disclosure(1)),
    foreign: { as: 'provider-2', path: disclosure(51), status: 404 },
    refusal: absent('investor', disclosure(99)),
  },
  updateInsightDisclosure: {
    success: by('provider', disclosure(51), change({ 'position-in-securities': 'None.', certified: true })),
    foreign: { as: 'provider-2', status: 404 },
    refusal: refused(422, '103', by('provider', disclosure(51), change({ certified: 'yes' }))),
  },
  getInsightDisclosureRelationship: {
    success: by('investor', disclosure(1, '/relationships/insight')),
    foreign: { as: 'provider-2', path: disclosure(51, '/relationships/insight'), status: 404 },
    refusal: absent('investor', disclosure(99, '/relationships/insight')),
  },
  getInsightDisclosureRelated: {
    success: by('investor', disclosure(1, '/insight')),
    foreign: { as: 'provider-2', path: disclosure(51, '/insight'), status: 404 },
    refusal: refused(400, '105', by('investor', disclosure(1, '/insight?fields[insights]=slug'))),
  },
  search: {
    success: by('investor', '/api/v2/search?query-text=Japan'),
    refusal: refused(400, '106', by('investor', '/api/v2/search?query-text=&filter[type]=entities')),
  },
} satisfies Cells
