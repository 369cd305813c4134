/** Metered uses of features. Each record is private to its account; an admin may show one. */
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'

/** The longest context, in bytes of JSON. */
const longestContext = 4_096

export const featureUsages: Resource<'feature-usages', 'feature_usages'> = resource('feature-usages', 'feature_usages', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('feature_usages.account_id', '=', me)),
  relations: { account: toOne('account_id'), company: toOne('company_id') },
})

export const featureUsageOperations: Handlers<'feature-usages'> = {
  createFeatureUsage: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { context, ...usage } = await accept(tx)
      const text = context ? JSON.stringify(context) : null
      if (text !== null && Buffer.byteLength(text) > longestContext) {
        throw broken('context must be at most 4 KiB as JSON', '/data/attributes/context')
      }
      const made = { ...usage, context: text, account_id: caller.id, company_id: caller.companyId }
      return one(await find(tx, featureUsages, await insert(tx, 'feature_usages', made), caller))
    }),

  getFeatureUsage: show(featureUsages),
}
