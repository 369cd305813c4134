/** The cells of discussion. */
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { absent, at, by, change, freshComment, make, nowhere, refused, stranger } from './asks.ts'
import type { Cells } from './asks.ts'

const annotation = at('v2/annotations', 'annotations')
const comment = at('v1/comments', 'comments')

const follow = at('v2/follows', 'follows')
const commentV2 = at('v2/comments', 'comments')
const fresh = `/api/v2/comments/${freshComment}`

const about = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })

const link = (type: 'accounts' | 'comments' | 'insights' | 'entity-news', n: number) => ({ data: { type, id: seedId(type, n) } })
const note = { message: 'Ask about this.', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: true }
const following = (type: SeededType, n: number) => ({ data: { type: 'follows', relationships: about('followable', type, n) } })
const noted = (attributes: object = note) =>
  make('annotations', attributes, { annotator: link('accounts', 1), annotable: link('insights', 1) })
const reason = at('v2/like-reasons', 'like-reasons')
const said = (body: unknown, insight = 1) => make('comments', { body }, { commentable: link('insights', insight) })

export const discussion = {
  getFollow: { success: by('investor', follow(1)), foreign: stranger, refusal: absent('investor', follow(99)) },
  createFollow: {
    success: by('investor', '/api/v2/follows', following('insights', 2)),
    refusal: refused(422, '100', by('investor', '/api/v2/follows', following('accounts', 1))),
  },
  deleteFollow: { success: by('investor', follow(3)), foreign: stranger, refusal: absent('investor', `/api/v2/follows/${nowhere}`) },
  getFollowRelationship: {
    success: by('investor', follow(1, '/relationships/followable')),
    foreign: stranger,
    refusal: absent('investor', follow(1, '/relationships/account')),
  },
  getFollowRelated: {
    success: by('investor', follow(1, '/follower')),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', follow(1, '/follower?page[size]=1'))),
  },
  listComments: {
    success: by('investor', `/api/v1/comments?filter[commentable-id]=${seedId('insights', 1)}&sort=-likes-count`),
    refusal: refused(400, '107', by('investor', '/api/v1/comments?filter[commentable-type]=accounts')),
  },
  createComment: {
    success: by('investor', '/api/v1/comments', said('Is that before or after tax?')),
    foreign: { as: 'lukas.hofstede', status: 403 },
    refusal: refused(422, '103', by('investor', '/api/v1/comments', said(' '))),
  },
  getComment: { success: by('corporate', comment(1)), refusal: absent('corporate', comment(99)) },
  deleteComment: {
    success: by('admin', comment(8)),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(409, '409', by('admin', comment(1))),
  },
  updateComment: {
    success: by('investor', fresh, change({ body: 'Is that **before** or after tax?' })),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(409, '409', by('investor', commentV2(1), change({ body: 'Too late.' }))),
  },
  removeComment: {
    success: by('editor', commentV2(6, '/remove')),
    foreign: { as: 'investor-2', status: 403 },
    refusal: absent('editor', commentV2(99, '/remove')),
  },
  restoreComment: {
    success: by('editor', commentV2(6, '/restore')),
    foreign: { as: 'investor', status: 403 },
    refusal: absent('editor', commentV2(99, '/restore')),
  },
  likeComment: {
    success: by('investor', commentV2(2, '/like')),
    refusal: refused(422, '100', by('investor', commentV2(1, '/like'))),
  },
  unlikeComment: {
    success: by('investor', commentV2(4, '/unlike')),
    refusal: refused(422, '100', by('investor', commentV2(1, '/unlike'))),
  },
  getCommentRelationship: {
    success: by('investor', comment(2, '/relationships/parent')),
    refusal: absent('investor', comment(99, '/relationships/parent')),
  },
  getCommentRelated: {
    success: by('investor', comment(1, '/replies?page[size]=1')),
    refusal: refused(400, '105', by('investor', comment(1, '/account?page[size]=1'))),
  },

  createAnnotation: {
    success: by('investor', '/api/v2/annotations', noted()),
    foreign: { as: 'investor-2', status: 403 },
    refusal: refused(422, '100', by('investor', '/api/v2/annotations', noted({ ...note, 'section-id': 999 }))),
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
  updateAnnotation: {
    success: by('investor', annotation(1), change({ starred: false })),
    foreign: stranger,
    refusal: refused(400, '105', by('investor', annotation(1), change({ message: 'Another note' }))),
  },
  deleteAnnotation: {
    success: by('investor', annotation(2)),
    foreign: { as: 'investor-2', status: 403 },
    refusal: absent('investor-2', annotation(1)),
  },
  listLikeReasons: { success: { path: '/api/v2/like-reasons' }, refusal: refused(400, '105', { path: '/api/v2/like-reasons?sort=name' }) },
  getLikeReason: { success: { path: reason(1) }, refusal: refused(404, '404', { path: reason(99) }) },
} satisfies Cells
