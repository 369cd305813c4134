/** What issuers tell, who runs them, and what they are asked and answer. */
import { seedId } from '../../../src/database/demo/ids.ts'
import type { SeededType } from '../../../src/database/demo/ids.ts'
import { absent, at, by, change, make, refused } from './asks.ts'
import type { Cells } from './asks.ts'

const news = at('v2/entity-news', 'entity-news')
const announcement = at('v2/exchange-announcements', 'exchange-announcements')
const profile = at('v2/entity-management-profiles', 'entity-management-profiles')
const question = at('v2/corporate-questions', 'corporate-questions')
const answer = at('v2/corporate-answers', 'corporate-answers')

const bare = (n: number) => ({ entity: { type: 'entities', id: seedId('entities', n) } })
const to = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })
const release_time = '2028-03-01T06:00:00.000+00:00'
const text = { title: 'x', content: 'x', release_time }
const foreign = { as: 'matthias.krueger', status: 403 } as const
const unseen = { as: 'matthias.krueger', status: 404 } as const

export const issuerNews = {
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
} satisfies Cells
