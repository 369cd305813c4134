/** One list of what matches, of several types together. What the caller may not see is neither found nor counted. */
import type { Handlers, Rows } from '../../generated/contract.ts'
import { missingParameter, refuseAll, unauthorized } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { Mixed } from '../../verbs/handler.ts'
import { originOf } from '../notifications/activities.keys.ts'
import { rememberSearch } from '../notifications/alerts.history.ts'
import { presetFilters } from './insights.filters.ts'
import { findMatches } from './search.finding.ts'
import { searched } from './search.types.ts'
import type { Type } from './search.types.ts'

type Hit = (typeof searched)[Type]['as']

/** The types to search. @throws 401 for a guest who asks for what needs a credential. */
function typesFor(caller: Caller, asked: readonly Type[] | undefined): readonly Type[] {
  const all = asked ?? (Object.keys(searched) as Type[])
  const open = all.filter((type) => caller.id !== '' || searched[type].forGuests)
  if (asked && open.length < asked.length) throw unauthorized()
  return open
}

export const searchOperations: Handlers<'search'> = {
  async search({ filters: sent, values, sort, page, caller, client, db }): Promise<Mixed<Hit>> {
    const { type, 'preset-id': preset, ...given } = sent
    // No word has the characters that stand for marks and for one word in place of another.
    const text = values['query-text'].replaceAll(/[\uE000\uE001]/g, ' ').trim()
    const types = typesFor(caller, type)
    const byFilters = Object.values(given).some((one) => one !== undefined) || preset !== undefined
    if (text === '' && !byFilters) refuseAll([missingParameter('query-text')])
    const filters: Record<string, unknown> = {
      ...(preset !== undefined && types.includes('insights') ? await presetFilters(db, preset, caller) : {}),
      ...given,
    }
    const quick = values['search-type'] === 'quick'
    const asked = { db, caller, types, text, quick, sort, filters, page }
    const { rows, counts, ...found } = await findMatches({ ...asked, muted: false, marked: true })
    const asks = caller.id !== '' && !quick && page.number === 1 && !page.from?.at && !client.ahead
    const after = () =>
      rememberSearch(db, caller.id, { queryText: text, filters, results: found.total, origin: originOf(client.userAgent) })
    return {
      kind: 'mixed',
      rows: rows.map(({ type: one, row }) => ({ as: searched[one].as, row: row as unknown as Rows[Hit] })),
      ...found,
      meta: { counts },
      ...(asks ? { after } : {}),
    }
  },
}
