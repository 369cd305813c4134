/** The cells of integration. */
import { absent, at, by, change, make, nowhere, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const endpoint = at('v2/webhook-endpoints', 'webhook-endpoints')
const delivery = at('v2/webhook-deliveries', 'webhook-deliveries')
const exported = at('v2/exports', 'exports')
const exports = '/api/v2/exports'
const endpoints = '/api/v2/webhook-endpoints'
const deliveries = '/api/v2/webhook-deliveries'
const changes = '/api/v2/changes'
const gone = at('v2/changes', 'changes')
const desk = { url: 'https://hooks.example/desk', events: ['insight.published'] }

export const integration = {
  listChanges: {
    success: by('investor', changes),
    refusal: refused(400, '107', by('investor', `${changes}?filter[since]=yesterday`)),
  },
  getChange: {
    success: by('investor', gone(1)),
    refusal: absent('investor', `${changes}/${nowhere}`),
  },
  listWebhookEndpoints: {
    success: by('investor', endpoints),
    refusal: refused(400, '105', by('investor', `${endpoints}?page[size]=1`)),
  },
  getWebhookEndpoint: {
    success: by('investor', endpoint(1)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${endpoints}/${nowhere}`),
  },
  createWebhookEndpoint: {
    success: by('investor-2', endpoints, make('webhook-endpoints', desk)),
    refusal: refused(422, '100', by('investor-2', endpoints, make('webhook-endpoints', { ...desk, url: 'https://127.0.0.1/' }))),
  },
  updateWebhookEndpoint: {
    success: by('investor', endpoint(1), change({ description: 'Another desk' })),
    foreign: { as: 'admin', status: 404 },
    refusal: refused(422, '100', by('investor', endpoint(1), change({ url: 'http://hooks.example/' }))),
  },
  rotateWebhookEndpointSecret: {
    success: by('investor', endpoint(1, '/rotate-secret')),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${endpoints}/${nowhere}/rotate-secret`),
  },
  deleteWebhookEndpoint: {
    success: by('investor', endpoint(1)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${endpoints}/${nowhere}`),
  },
  getWebhookEndpointRelationship: {
    success: by('investor', endpoint(1, '/relationships/webhook-deliveries')),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', endpoint(1, '/relationships/secret')),
  },
  getWebhookEndpointRelated: {
    success: by('investor', endpoint(1, '/webhook-deliveries')),
    foreign: { as: 'admin', status: 404 },
    refusal: refused(400, '105', by('investor', endpoint(1, '/account?page[size]=1'))),
  },
  listWebhookDeliveries: {
    success: by('investor', deliveries),
    refusal: refused(400, '107', by('investor', `${deliveries}?filter[state]=lost`)),
  },
  getWebhookDelivery: {
    success: by('investor', delivery(1)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${deliveries}/${nowhere}`),
  },
  redeliverWebhookDelivery: {
    success: by('investor', delivery(2, '/redeliver')),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${deliveries}/${nowhere}/redeliver`),
  },
  getWebhookDeliveryRelationship: {
    success: by('investor', delivery(1, '/relationships/webhook-endpoint')),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', delivery(1, '/relationships/account')),
  },
  getWebhookDeliveryRelated: {
    success: by('investor', delivery(1, '/webhook-endpoint')),
    foreign: { as: 'admin', status: 404 },
    refusal: refused(400, '105', by('investor', delivery(1, '/webhook-endpoint?page[size]=1'))),
  },
  listExports: {
    success: by('investor', exports),
    refusal: refused(400, '102', by('investor', `${exports}?filter[state]=done`)),
  },
  createExport: {
    success: by(
      'investor',
      exports,
      make('exports', { list: 'insights', filters: { country: 'JP' }, sort: '-published-at', format: 'ndjson' }),
    ),
    refusal: refused(422, '103', by('investor', exports, make('exports', { list: 'insights', filters: { colour: 'red' }, format: 'csv' }))),
  },
  getExport: {
    success: by('investor', exported(1)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${exports}/${nowhere}`),
  },
  deleteExport: {
    success: by('investor', exported(2)),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', `${exports}/${nowhere}`),
  },
  getExportRelationship: {
    success: by('investor', exported(1, '/relationships/account')),
    foreign: { as: 'admin', status: 404 },
    refusal: absent('investor', exported(1, '/relationships/list')),
  },
  getExportRelated: {
    success: by('investor', exported(1, '/account')),
    foreign: { as: 'admin', status: 404 },
    refusal: refused(400, '105', by('investor', exported(1, '/account?page[size]=1'))),
  },
} satisfies Cells
