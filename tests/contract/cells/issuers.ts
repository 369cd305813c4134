/** The cells of issuers. */
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { absent, at, by, change, make, many, nowhere, refused } from './asks.ts'
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
const announcement = at('v2/exchange-announcements', 'exchange-announcements')
const presentations = '/api/v2/corporate-presentations'
const attachments = '/api/v2/corporate-attachments'
const presentation = at('v2/corporate-presentations', 'corporate-presentations')
const profile = at('v2/entity-management-profiles', 'entity-management-profiles')
const attachment = at('v2/corporate-attachments', 'corporate-attachments')
const question = at('v2/corporate-questions', 'corporate-questions')
const answer = at('v2/corporate-answers', 'corporate-answers')

const bare = (n: number) => ({ entity: { type: 'entities', id: seedId('entities', n) } })
const pdf = { source: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK', 'source-file-name': 'slides.pdf' }
const to = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })
const ofEntity = (n: number) => ({ entity: { data: { type: 'entities', id: seedId('entities', n) } } })
const release_time = '2028-03-01T06:00:00.000+00:00'
const text = { title: 'x', content: 'x', release_time }
const onEvent = (n: number) => ({ attachable: { data: { type: 'corporate-events', id: seedId('corporate-events', n) } } })
const foreign = { as: 'matthias.krueger', status: 403 } as const
const unseen = { as: 'matthias.krueger', status: 404 } as const
const named = (id: string) => ({ data: { type: 'corporate-attachments', id } })
const guest = (path: string) => ({ path })

export const issuers = {
  listCorporatePresentations: {
    success: guest(presentations),
    refusal: refused(400, '102', guest(`${presentations}?filter[title]=x`)),
  },
  getCorporatePresentation: {
    success: guest(presentation(1)),
    foreign: { as: 'investor', path: presentation(2), status: 404 },
    refusal: refused(404, '404', guest(presentation(2))),
  },
  createCorporatePresentation: {
    success: by('corporate', presentations, make('corporate-presentations', { ...pdf, title: 'Slides' }, ofEntity(1))),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(400, '106', by('corporate', presentations, make('corporate-presentations', pdf, ofEntity(1)))),
  },
  updateCorporatePresentation: {
    success: by('corporate', presentation(1), change({ pages: 30 })),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: refused(
      409,
      '409',
      by(
        'corporate',
        presentation(1),
        change({ title: 'Plan for the years to March 2031', 'release-time': '2028-05-12T06:00:00.000+00:00' }),
      ),
    ),
  },
  deleteCorporatePresentation: {
    success: by('matthias.krueger', presentation(3)),
    foreign: { as: 'corporate', path: presentation(4), status: 403 },
    refusal: absent('corporate', `${presentations}/${nowhere}`),
  },
  getCorporatePresentationRelationship: {
    success: guest(presentation(1, '/relationships/corporate-event')),
    foreign: { as: 'investor', path: presentation(2, '/relationships/entity'), status: 404 },
    refusal: refused(404, '404', guest(presentation(1, '/relationships/company'))),
  },
  getCorporatePresentationRelated: {
    success: guest(presentation(1, '/entity')),
    foreign: { as: 'investor', path: presentation(2, '/entity'), status: 404 },
    refusal: refused(400, '105', guest(presentation(1, '/entity?page[size]=1'))),
  },

  createCorporateAttachment: {
    success: by('corporate', attachments, make('corporate-attachments', pdf, onEvent(1))),
    foreign: { as: 'tamsin.rourke', path: attachments, status: 403 },
    refusal: refused(422, '103', by('corporate', attachments, make('corporate-attachments', pdf, onEvent(99)))),
  },
  deleteCorporateAttachmentByBody: {
    success: by('corporate', attachments, named(seedId('corporate-attachments', 3))),
    foreign: { as: 'matthias.krueger', status: 404 },
    refusal: refused(400, '106', by('corporate', attachments, { data: { type: 'corporate-attachments' } })),
  },
  getCorporateAttachment: {
    success: by('investor', attachment(1)),
    foreign: { as: 'matthias.krueger', path: attachment(3), status: 404 },
    refusal: absent('investor', `${attachments}/${nowhere}`),
  },
  deleteCorporateAttachment: {
    success: by('corporate', attachment(2)),
    foreign: { as: 'matthias.krueger', status: 403 },
    refusal: absent('corporate', `${attachments}/${nowhere}`),
  },
  getCorporateAttachmentRelationship: {
    success: by('investor', attachment(1, '/relationships/attachable')),
    foreign: { as: 'matthias.krueger', path: attachment(3, '/relationships/attachable'), status: 404 },
    refusal: absent('investor', attachment(1, '/relationships/event')),
  },
  getCorporateAttachmentRelated: {
    success: by('investor', attachment(1, '/attachable')),
    foreign: { as: 'matthias.krueger', path: attachment(3, '/attachable'), status: 404 },
    refusal: refused(400, '105', by('investor', attachment(1, '/attachable?page[size]=1'))),
  },
  listEntityNews: {
    success: { path: `/api/v2/entity-news?filter[entity-id]=${seedId('entities', 1)}` },
    refusal: refused(400, '114', { path: '/api/v2/entity-news?sort=title' }),
  },
  createEntityNews: {
    success: by('corporate', '/api/v2/entity-news', make('entity-news', text, bare(1))),
    foreign,
    refusal: refused(400, '106', by('corporate', '/api/v2/entity-news', make('entity-news', { ...text, title: undefined }, bare(1)))),
  },
  updateEntityNews: {
    success: by('corporate', news(3), change({ url: null })),
    foreign,
    refusal: refused(409, '409', by('corporate', news(1), change({ release_time }))),
  },
  deleteEntityNews: { success: by('entity-editor', news(11)), foreign, refusal: absent('corporate', news(99)) },

  listExchangeAnnouncements: {
    success: { path: '/api/v2/exchange-announcements' },
    refusal: refused(400, '102', { path: '/api/v2/exchange-announcements?filter[title]=x' }),
  },
  getExchangeAnnouncement: {
    success: { path: announcement(1) },
    foreign: { ...unseen, path: announcement(3) },
    refusal: refused(404, '404', { path: announcement(3) }),
  },
  createExchangeAnnouncement: {
    success: by(
      'corporate',
      '/api/v2/exchange-announcements',
      make('exchange-announcements', { ...text, attachment: [] }, to('entity', 'entities', 1)),
    ),
    foreign,
    refusal: refused(
      422,
      '103',
      by(
        'corporate',
        '/api/v2/exchange-announcements',
        make('exchange-announcements', { ...text, attachment: ['ftp://x.example/a'] }, bare(1)),
      ),
    ),
  },
  updateExchangeAnnouncement: {
    success: by('corporate', announcement(3), change({ title: 'Purchase of own shares' })),
    foreign: unseen,
    refusal: refused(409, '409', by('corporate', announcement(1), change({ title: 'x' }))),
  },
  deleteExchangeAnnouncement: {
    success: by('tamsin.rourke', announcement(5)),
    foreign: unseen,
    refusal: refused(409, '409', by('corporate', announcement(1))),
  },
  getExchangeAnnouncementRelationship: {
    success: { path: announcement(1, '/relationships/entity') },
    foreign: { ...unseen, path: announcement(3, '/relationships/entity') },
    refusal: refused(404, '404', { path: announcement(1, '/relationships/company') }),
  },
  getExchangeAnnouncementRelated: {
    success: { path: announcement(1, '/entity') },
    foreign: { ...unseen, path: announcement(3, '/entity') },
    refusal: refused(400, '105', { path: announcement(1, '/entity?page[size]=1') }),
  },

  listEntityManagementProfiles: {
    success: { path: '/api/v2/entity-management-profiles' },
    refusal: refused(400, '118', { path: '/api/v2/entity-management-profiles?page[size]=0' }),
  },
  getEntityManagementProfile: { success: { path: profile(1) }, refusal: refused(404, '404', { path: profile(99) }) },
  createEntityManagementProfile: {
    success: by(
      'corporate',
      '/api/v2/entity-management-profiles',
      make('entity-management-profiles', { title: 'Auditor', name: 'x' }, to('entity', 'entities', 1)),
    ),
    foreign,
    refusal: refused(
      400,
      '106',
      by(
        'corporate',
        '/api/v2/entity-management-profiles',
        make('entity-management-profiles', { title: 'x' }, to('entity', 'entities', 1)),
      ),
    ),
  },
  updateEntityManagementProfile: {
    success: by('corporate', profile(1), change({ name: 'Takashi Onodera' })),
    foreign,
    refusal: refused(422, '103', by('corporate', profile(1), change({ name: '' }))),
  },
  deleteEntityManagementProfile: { success: by('corporate', profile(2)), foreign, refusal: absent('corporate', profile(99)) },
  getEntityManagementProfileRelationship: {
    success: { path: profile(1, '/relationships/entity') },
    refusal: refused(404, '404', { path: profile(99, '/relationships/entity') }),
  },
  getEntityManagementProfileRelated: {
    success: { path: profile(1, '/entity') },
    refusal: refused(400, '105', { path: profile(1, '/entity?sort=name') }),
  },

  getCorporateQuestion: {
    success: { path: question(1) },
    foreign: { as: 'investor-2', path: question(3), status: 404 },
    refusal: refused(404, '404', { path: question(8) }),
  },
  createCorporateQuestion: {
    success: by('investor', '/api/v2/corporate-questions', make('corporate-questions', { body: 'Why?' }, to('entity', 'entities', 1))),
    foreign: { as: 'corporate', status: 403 },
    refusal: refused(
      422,
      '103',
      by('investor', '/api/v2/corporate-questions', make('corporate-questions', { body: '' }, to('entity', 'entities', 1))),
    ),
  },
  updateCorporateQuestion: {
    success: by('editor', question(8), change({ status: 'approved' })),
    foreign: { as: 'investor', path: question(2), status: 403 },
    refusal: refused(409, '409', by('corporate', question(1), change({ status: 'approved' }))),
  },
  deleteCorporateQuestion: {
    success: by('investor', question(3)),
    foreign: { as: 'investor-2', status: 404 },
    refusal: refused(409, '409', by('investor', question(1))),
  },
  voteCorporateQuestion: {
    success: by('provider', question(2, '/vote')),
    foreign: { as: 'investor', path: question(5, '/vote'), status: 404 },
    refusal: refused(409, '409', by('investor', question(6, '/vote'))),
  },
  unvoteCorporateQuestion: {
    success: by('investor', question(2, '/unvote')),
    foreign: { as: 'corporate', status: 403 },
    refusal: refused(422, '100', by('investor', question(1, '/unvote'))),
  },
  getCorporateQuestionRelationship: {
    success: { path: question(1, '/relationships/corporate-answers') },
    foreign: { as: 'investor-2', path: question(3, '/relationships/account'), status: 404 },
    refusal: refused(404, '404', { path: question(8, '/relationships/entity') }),
  },
  getCorporateQuestionRelated: {
    success: by('investor', question(1, '/account')),
    foreign: { as: 'investor-2', path: question(3, '/account'), status: 404 },
    refusal: refused(400, '118', { path: question(1, '/corporate-answers?page[size]=0') }),
  },

  getCorporateAnswer: { success: { path: answer(1) }, refusal: refused(404, '404', { path: answer(99) }) },
  createCorporateAnswer: {
    success: by(
      'corporate',
      '/api/v2/corporate-answers',
      make('corporate-answers', { body: 'Yes.', anonymize: true }, to('corporate_question', 'corporate-questions', 2)),
    ),
    foreign,
    refusal: refused(
      409,
      '409',
      by(
        'corporate',
        '/api/v2/corporate-answers',
        make('corporate-answers', { body: 'Yes.', anonymize: true }, to('corporate_question', 'corporate-questions', 3)),
      ),
    ),
  },
  updateCorporateAnswer: {
    success: by('corporate', answer(1), change({ anonymize: false })),
    foreign,
    refusal: refused(400, '105', by('corporate', answer(1), change({ 'released-at': '2026-01-01T00:00:00.000+00:00' }))),
  },
  deleteCorporateAnswer: { success: by('corporate', answer(2)), foreign, refusal: absent('corporate', answer(99)) },
  getCorporateAnswerRelationship: {
    success: { path: answer(1, '/relationships/corporate-question') },
    refusal: refused(404, '404', { path: answer(99, '/relationships/corporate-question') }),
  },
  getCorporateAnswerRelated: {
    success: { path: answer(1, '/corporate-question') },
    refusal: refused(404, '404', { path: answer(1, '/corporate_question') }),
  },
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
