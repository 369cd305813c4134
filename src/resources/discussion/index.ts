/** Discussion: comments, annotations, follows. */
import type { Domain } from '../../verbs/domain.ts'
import { annotationOperations, annotations } from './annotations.ts'
import { comments } from './comments.ts'
import { commentOperations } from './comments.operations.ts'
import { followOperations, follows } from './follows.ts'
import { likeReasonOperations, likeReasons } from './like-reasons.ts'

export const domain = {
  resources: {
    annotations,
    comments,
    follows,
    'like-reasons': likeReasons,
  },
  operations: {
    annotations: annotationOperations,
    comments: commentOperations,
    follows: followOperations,
    'like-reasons': likeReasonOperations,
  },
} satisfies Domain
