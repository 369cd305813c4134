/** The cells of shared. */
import { seedId } from '../../../src/demo/ids.ts'
import { linkTo } from '../../support/file-links.ts'
import { refused } from './asks.ts'
import type { Cells } from './asks.ts'

export const shared = {
  getFile: {
    success: { path: linkTo(seedId('files', 1)) },
    refusal: refused(403, '403', { path: linkTo(seedId('files', 1)).replace('expires=3600', 'expires=360000') }),
  },
} satisfies Cells
