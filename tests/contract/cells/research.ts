/** Research and what belongs to it. */
import { seedId } from '../../../src/database/demo/ids.ts'
import { absent, at, by, change, make, nowhere, ofAccount, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const activity = at('v1/activities', 'activities')
const disclosure = at('v2/insight-disclosures', 'insight-disclosures')
const insight = at('v2/insights', 'insights')
const preset = at('v2/filter-presets', 'filter-presets')

export const research = {
  getActivity: { success: by('investor', activity(1)), foreign: stranger, refusal: absent('investor', `/api/v1/activities/${nowhere}`) },
  getActivityRelationship: {
    success: by('investor', activity(1, '/relationships/owner')),
    foreign: stranger,
    refusal: absent('investor', activity(1, '/relationships/viewer')),
  },
  getActivityRelated: {
    success: by('investor', activity(1, '/trackable')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', activity(1, '/trackable?page[size]=1'))),
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
} satisfies Cells
