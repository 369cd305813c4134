/** The cells of classification. */
import { seedId } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const assetClass = at('v2/asset-classes', 'asset-classes')
const assetClassV1 = at('v1/asset_classes', 'asset-classes')
const country = at('v1/countries', 'countries')
const countryV2 = at('v2/countries', 'countries')
const geography = at('v2/geographies', 'geographies')
const sector = at('v2/sectors', 'sectors')
const vertical = at('v2/content-verticals', 'content-verticals')
const industry = at('v2/industries', 'industries')
const group = at('v1/industry_groups', 'industry-groups')

export const classification = {
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
  getSectorRelationship: {
    success: { path: sector(7, '/relationships/children') },
    refusal: refused(404, '404', { path: sector(7, '/relationships/parent') }),
  },
  getSectorRelated: {
    success: { path: sector(7, '/entities') },
    refusal: refused(400, '118', { path: sector(7, '/entities?page[size]=0') }),
  },
  getIndustryGroup: { success: { path: group(1) }, refusal: refused(404, '404', { path: group(99) }) },
  getIndustryGroupRelationship: {
    success: { path: group(1, '/relationships/children') },
    refusal: refused(404, '404', { path: group(99, '/relationships/children') }),
  },
  getIndustryGroupRelated: {
    success: { path: group(1, '/parent') },
    refusal: refused(400, '105', { path: group(1, '/parent?page[size]=1') }),
  },
  getIndustry: { success: { path: industry(1) }, refusal: refused(404, '404', { path: industry(99) }) },
  getIndustryRelationship: {
    success: { path: industry(1, '/relationships/parent') },
    refusal: refused(404, '404', { path: industry(1, '/relationships/children') }),
  },
  getIndustryRelated: {
    success: { path: industry(1, '/entities') },
    refusal: refused(400, '118', { path: industry(1, '/entities?page[number]=0') }),
  },
  updateGeography: {
    success: by('editor', geography(1), change({ name: 'Greater Asia' })),
    foreign: { as: 'account-manager', status: 403 },
    refusal: refused(422, '103', by('editor', geography(1), change({ 'useful-links': [{ title: 'x', url: 'javascript:alert(1)' }] }))),
  },
} satisfies Cells
