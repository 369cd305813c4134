/** For each operation one request that succeeds, one that a stranger to the record sends, and one that is refused. */
import type { OperationId } from '../../src/generated/contract.ts'
import { seedId } from '../../src/database/demo/ids.ts'
import type { SeededType } from '../../src/database/demo/ids.ts'

export interface Ask {
  /** The demo account that asks; without one a guest does. */
  as?: string
  path: string
  body?: unknown
}

export interface Cell {
  success: Ask
  /** Asks for the same unless it says what else. */
  foreign?: { as: string; path?: string; status: 403 | 404 }
  /** A 401 has no code. */
  refusal: Ask & { status: number; code?: string }
}

/** A session of `investor-2`. No demo row is one, so the test that needs it makes it. */
export const foreignSession = '019a0000-00ff-7000-8000-000000000001'

const at =
  (base: string, type: SeededType) =>
  (n: number, rest = '') =>
    `/api/${base}/${seedId(type, n)}${rest}`
const account = at('v2/accounts', 'accounts')
const activity = at('v1/activities', 'activities')
const annotation = at('v2/annotations', 'annotations')
const assetClass = at('v2/asset-classes', 'asset-classes')
const assetClassV1 = at('v1/asset_classes', 'asset-classes')
const comment = at('v1/comments', 'comments')
const country = at('v1/countries', 'countries')
const countryV2 = at('v2/countries', 'countries')
const disclosure = at('v2/insight-disclosures', 'insight-disclosures')
const entity = at('v2/entities', 'entities')
const geography = at('v2/geographies', 'geographies')
const insight = at('v2/insights', 'insights')
const preset = at('v2/filter-presets', 'filter-presets')
const sector = at('v2/sectors', 'sectors')
const vertical = at('v2/content-verticals', 'content-verticals')

const change = (attributes: object) => ({ data: { attributes } })
const make = (type: string, attributes: object, relationships?: object) => ({
  data: { type, attributes, ...(relationships ? { relationships } : {}) },
})
const ofAccount = (n: number) => ({ account: { data: { type: 'accounts', id: seedId('accounts', n) } } })
const by = (as: string, path: string, body?: unknown): Ask => ({ as, path, ...(body === undefined ? {} : { body }) })
const refused = (status: number, code: string, ask: Ask) => ({ ...ask, status, code })
const absent = (as: string, path: string) => refused(404, '404', { as, path })
const stranger = { as: 'investor-2', status: 404 } as const
const nowhere = '019a0000-ffff-7000-8000-000000000000'

export const cells: { [Op in OperationId]: Cell } = {
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

  getAnnotation: {
    success: by('investor', annotation(1)),
    foreign: stranger,
    refusal: refused(400, '103', by('investor', '/api/v2/annotations/a.b')),
  },
  getAnnotationRelationship: {
    success: by('investor', annotation(1, '/relationships/annotable')),
    foreign: stranger,
    refusal: absent('investor', `/api/v2/annotations/${nowhere}/relationships/annotable`),
  },
  getAnnotationRelated: {
    success: by('investor', annotation(1, '/annotator')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', annotation(1, '/annotator?include=insights'))),
  },

  getComment: { success: by('corporate', comment(1)), refusal: absent('corporate', comment(99)) },

  getAccount: {
    success: by('investor', account(1)),
    foreign: stranger,
    refusal: absent('investor', '/api/v2/accounts/nobody-of-this-name'),
  },
  getCurrentAccount: {
    success: by('provider', '/api/v2/accounts/me'),
    refusal: refused(400, '105', by('provider', '/api/v2/accounts/me?with=meta')),
  },
  signIn: {
    success: {
      path: '/api/v2/accounts/sign_in',
      body: make('sessions', { email: 'corporate@demo.example', password: 'demo-password-1' }),
    },
    refusal: {
      path: '/api/v2/accounts/sign_in',
      body: make('sessions', { email: 'corporate@demo.example', password: 'demo-password-2' }),
      status: 401,
    },
  },
  signOut: {
    success: by('finance', '/api/v2/accounts/sign_out'),
    refusal: refused(400, '105', by('finance', '/api/v2/accounts/sign_out?everywhere=true')),
  },
  getSession: {
    success: by('investor', '/api/v2/sessions/current'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}`, status: 404 },
    refusal: absent('investor', `/api/v2/sessions/${nowhere}`),
  },
  getSessionRelationship: {
    success: by('investor', '/api/v2/sessions/current/relationships/account'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}/relationships/account`, status: 404 },
    refusal: refused(400, '105', by('investor', '/api/v2/sessions/current/relationships/account?page[number]=1')),
  },
  getSessionRelated: {
    success: by('investor', '/api/v2/sessions/current/account'),
    foreign: { as: 'investor', path: `/api/v2/sessions/${foreignSession}/account`, status: 404 },
    refusal: absent('investor', '/api/v2/sessions/current/company'),
  },

  listAssetClassesV1: {
    success: { path: '/api/v1/asset_classes' },
    refusal: refused(400, '118', { path: '/api/v1/asset_classes?page[size]=101' }),
  },
  listAssetClasses: {
    success: { path: '/api/v2/asset-classes' },
    refusal: refused(400, '118', { path: '/api/v2/asset-classes?page[number]=0' }),
  },
  getAssetClassV1: { success: { path: assetClassV1(1) }, refusal: refused(404, '404', { path: assetClassV1(99) }) },
  getAssetClass: { success: { path: assetClass(1) }, refusal: refused(404, '404', { path: assetClass(99) }) },
  createAssetClassV1: {
    success: by('entity-editor', '/api/v1/asset_classes', make('asset-classes', { name: 'Art' })),
    refusal: refused(403, '403', by('investor', '/api/v1/asset_classes', make('asset-classes', { name: 'Wine' }))),
  },
  createAssetClass: {
    success: by('entity-editor', '/api/v2/asset-classes', make('asset-classes', { name: 'Farmland' })),
    refusal: refused(400, '106', by('entity-editor', '/api/v2/asset-classes', make('asset-classes', {}))),
  },
  updateAssetClassV1: {
    success: by('entity-editor', assetClassV1(5), change({ name: 'Options and Futures' })),
    refusal: refused(400, '105', by('entity-editor', assetClassV1(5), change({ position: 1 }))),
  },
  updateAssetClass: {
    success: by('entity-editor', assetClass(6), change({ name: 'Tokens' })),
    refusal: refused(422, '103', by('entity-editor', assetClass(6), change({ name: '' }))),
  },
  deleteAssetClassV1: { success: by('entity-editor', assetClassV1(8)), refusal: absent('entity-editor', assetClassV1(99)) },
  deleteAssetClass: { success: by('admin', assetClass(9)), refusal: refused(403, '403', by('editor', assetClass(9))) },

  listCountries: { success: { path: '/api/v1/countries' }, refusal: refused(400, '105', { path: '/api/v1/countries?page[size]=5' }) },
  getCountry: { success: { path: country(1) }, refusal: refused(404, '404', { path: country(99) }) },
  getCountryRelationship: {
    success: { path: country(1, '/relationships/geography') },
    refusal: refused(404, '404', { path: country(1, '/relationships/entities') }),
  },
  getCountryRelated: { success: { path: country(1, '/geography') }, refusal: refused(404, '404', { path: country(99, '/geography') }) },
  createCountry: {
    success: by('entity-editor', '/api/v2/countries', make('countries', { name: 'Iceland', code: 'IS', currency: 'ISK' })),
    refusal: refused(409, '409', by('entity-editor', '/api/v2/countries', make('countries', { name: 'Nippon', code: 'JP' }))),
  },
  updateCountry: {
    success: by('entity-editor', countryV2(58), change({ currency: 'EUR' })),
    refusal: refused(422, '103', by('entity-editor', countryV2(58), change({ code: 'nl' }))),
  },
  deleteCountry: { success: by('entity-editor', countryV2(60)), refusal: refused(409, '409', by('entity-editor', countryV2(1))) },

  listGeographies: {
    success: { path: '/api/v2/geographies' },
    refusal: refused(400, '102', { path: '/api/v2/geographies?filter[name]=x' }),
  },
  getGeography: { success: { path: geography(1) }, refusal: refused(404, '404', { path: geography(99) }) },
  getGeographyRelationship: {
    success: { path: geography(1, '/relationships/countries?page[size]=2') },
    refusal: refused(400, '118', { path: geography(1, '/relationships/countries?page[size]=0') }),
  },
  getGeographyRelated: {
    success: { path: geography(1, '/classification-distribution') },
    refusal: refused(400, '105', { path: geography(1, '/countries?sort=name') }),
  },
  getClassificationDistribution: {
    success: { path: `/api/v2/classification-distributions/${seedId('geographies', 1)}` },
    refusal: refused(404, '404', { path: `/api/v2/classification-distributions/${seedId('geographies', 99)}` }),
  },
  listContentVerticals: {
    success: { path: '/api/v2/content-verticals' },
    refusal: refused(400, '105', { path: '/api/v2/content-verticals?page=1' }),
  },
  getContentVertical: { success: { path: vertical(1) }, refusal: refused(404, '404', { path: vertical(99) }) },
  getContentVerticalRelationship: {
    success: by('investor', vertical(1, '/relationships/insights')),
    refusal: refused(400, '117', by('investor', vertical(1, '/relationships/insights?page=2'))),
  },
  getContentVerticalRelated: { success: by('investor', vertical(1, '/insights')), refusal: absent('investor', vertical(99, '/insights')) },
  listSectors: { success: { path: '/api/v2/sectors' }, refusal: refused(400, '105', { path: '/api/v2/sectors?sort=name' }) },
  getSector: { success: { path: sector(1) }, refusal: refused(404, '404', { path: sector(99) }) },
  getEntity: { success: { path: entity(1) }, refusal: refused(404, '404', { path: entity(99) }) },

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

  getHealthLive: { success: { path: '/health/live' }, refusal: refused(400, '105', { path: '/health/live?verbose=1' }) },
  getHealthReady: { success: { path: '/health/ready' }, refusal: refused(400, '105', { path: '/health/ready?verbose=1' }) },
}
