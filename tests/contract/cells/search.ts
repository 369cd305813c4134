/** Search. */
import { by, refused } from './asks.ts'
import type { Cells } from './asks.ts'

export const search = {
  search: {
    success: by('investor', '/api/v2/search?query-text=Japan'),
    refusal: refused(400, '106', by('investor', '/api/v2/search?query-text=&filter[type]=entities')),
  },
} satisfies Cells
