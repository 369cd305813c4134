/** The account that a mail goes to, of the row `owner`, as statements know a caller. */
import { scopeOfRow } from '../../verbs/visible.ts'

export const owner = scopeOfRow('owner')
