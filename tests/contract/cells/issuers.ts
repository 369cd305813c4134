/** Entities and their news. */
import { at, by, change, make, many, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const entity = at('v2/entities', 'entities')
const entityV1 = at('v1/entities', 'entities')
const news = at('v2/entity-news', 'entity-news')

const ropeways = {
  'short-name': 'Hinode Ropeways',
  'pretty-name': 'Hinode Ropeways, Inc.',
  description: 'Ropeways and the hotels at their tops.',
  country: 'JP',
  sector: 'industrials',
  security: '9198 JT',
  currency: 'JPY',
}

export const issuers = {
  getEntity: { success: { path: entity(1) }, refusal: refused(404, '404', { path: entity(99) }) },
  listEntitiesV1: {
    success: { path: '/api/v1/entities?filter[country]=JP' },
    refusal: refused(400, '102', { path: '/api/v1/entities?filter[name]=x' }),
  },
  listEntities: {
    success: { path: '/api/v2/entities?filter[sector]=financials' },
    refusal: refused(400, '118', { path: '/api/v2/entities?page[size]=101' }),
  },
  getEntityV1: { success: { path: entityV1(1) }, refusal: refused(404, '404', { path: entityV1(99) }) },
  createEntityV1: {
    success: by('entity-editor', '/api/v1/entities', make('entities', ropeways)),
    foreign: { as: 'corporate', status: 403 },
    refusal: refused(400, '106', by('entity-editor', '/api/v1/entities', make('entities', {}))),
  },
  updateEntityV1: {
    success: by('corporate', entityV1(1), change({ description: 'A bank of the Inland Sea.' })),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(400, '105', by('corporate', entityV1(1), change({ currency: 'USD' }))),
  },
  deleteEntityV1: { success: by('entity-editor', entityV1(31)), refusal: refused(409, '409', by('entity-editor', entityV1(1))) },
  addEntityPeers: {
    success: by('corporate', entity(1, '/add_peers'), many('entities', 14)),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(422, '100', by('corporate', entity(1, '/add_peers'), many('entities', 1, 14))),
  },
  removeEntityPeers: {
    success: by('corporate', entity(1, '/remove_peers'), many('entities', 12)),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(400, '116', by('corporate', entity(1, '/remove_peers'), many('companies', 10))),
  },
  listNewsOfEntity: {
    success: { path: entity(1, '/news') },
    refusal: refused(400, '118', { path: entity(1, '/news?page[number]=0') }),
  },
  getEntityRelationship: {
    success: { path: entity(1, '/relationships/peers') },
    refusal: refused(404, '404', { path: entity(99, '/relationships/peers') }),
  },
  getEntityRelated: {
    success: by('investor', entity(1, '/insights')),
    refusal: refused(400, '105', { path: entity(1, '/company?page[size]=1') }),
  },
  getEntityNews: {
    success: { path: news(1) },
    foreign: { as: 'investor', path: news(2), status: 404 },
    refusal: refused(404, '404', { path: news(2) }),
  },
  getEntityNewsRelationship: {
    success: { path: news(1, '/relationships/entity') },
    foreign: { as: 'matthias.krueger', path: news(2, '/relationships/entity'), status: 404 },
    refusal: refused(400, '105', { path: news(1, '/relationships/entity?page[size]=1') }),
  },
  getEntityNewsRelated: {
    success: { path: news(3, '/entity') },
    foreign: { as: 'matthias.krueger', path: news(2, '/entity'), status: 404 },
    refusal: refused(404, '404', { path: news(1, '/company') }),
  },
} satisfies Cells
