/** Research: insights and all that belongs to them, reports of others, and the search. */
import type { Domain } from '../../verbs/domain.ts'
import { cancelledInsightOperations, cancelledInsights } from './cancelled-insights.ts'
import { externalReportAttachmentOperations, externalReportAttachments } from './external-report-attachments.ts'
import { externalReportOperations, externalReports } from './external-reports.ts'
import { filterPresetOperations, filterPresets } from './filter-presets.ts'
import { imageOperations, images } from './images.ts'
import { insightDisclosureOperations, insightDisclosures } from './insight-disclosures.ts'
import { insightDocumentOperations, insightDocuments } from './insight-documents.ts'
import { insightRevisionOperations, insightRevisions } from './insight-revisions.ts'
import { insights } from './insights.ts'
import { tellDelayed } from './insights.embargo.ts'
import { spreadNames } from './insights.names.ts'
import { insightOperations } from './insights.operations.ts'
import { tellReviewsEnding } from './insights.reviews.ts'
import { publishDue } from './insights.scheduling.ts'
import { publicationAccessRequestOperations, publicationAccessRequests, settleRequests } from './publication-access-requests.ts'
import { searchOperations } from './search.ts'

export const domain = {
  resources: {
    'cancelled-insights': cancelledInsights,
    'external-report-attachments': externalReportAttachments,
    'external-reports': externalReports,
    'filter-presets': filterPresets,
    images,
    'insight-disclosures': insightDisclosures,
    'insight-documents': insightDocuments,
    'insight-revisions': insightRevisions,
    insights,
    'publication-access-requests': publicationAccessRequests,
  },
  operations: {
    'cancelled-insights': cancelledInsightOperations,
    'external-report-attachments': externalReportAttachmentOperations,
    'external-reports': externalReportOperations,
    'filter-presets': filterPresetOperations,
    images: imageOperations,
    'insight-disclosures': insightDisclosureOperations,
    'insight-documents': insightDocumentOperations,
    'insight-revisions': insightRevisionOperations,
    insights: insightOperations,
    'publication-access-requests': publicationAccessRequestOperations,
    search: searchOperations,
  },
  due: {
    publishing: { publishDue: ({ db, now }) => publishDue(db, now) },
    telling: { tellDelayed: ({ db }) => tellDelayed(db), tellReviewsEnding: ({ db, now }) => tellReviewsEnding(db, now) },
    settling: { settleRequests: ({ db, now }) => settleRequests(db, now), spreadNames: ({ db }) => spreadNames(db) },
  },
} satisfies Domain
