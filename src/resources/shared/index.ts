/** What several domains need: stored files. */
import type { Domain } from '../../verbs/domain.ts'
import { fileOperations, releaseForgotten, removeReleased } from './files.ts'

export const domain = {
  resources: {},
  operations: {
    files: fileOperations,
  },
  due: {
    clearing: { releaseForgotten: ({ db, now }) => releaseForgotten(db, now) },
    removing: { removeReleased: ({ db, files, signal }) => removeReleased(db, files, signal) },
  },
} satisfies Domain
