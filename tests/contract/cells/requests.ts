/** Votes on insights, requests to read them, and what is left of cancelled ones. */
import { seedId } from '../../../src/database/demo/ids.ts'
import { absent, at, by, change, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const insight = at('v2/insights', 'insights')
const cancelled = at('v2/cancelled-insights', 'insights')
const request = at('v2/publication-access-requests', 'publication-access-requests')

const because = (n: number) => ({
  data: { type: 'insights', relationships: { 'like-reason': { data: { type: 'like-reasons', id: seedId('like-reasons', n) } } } },
})

export const requests = {
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
} satisfies Cells
