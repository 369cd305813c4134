/** What must not compile. The type check reads it; nothing runs it. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../src/database/connection.ts'
import { likeReasons } from '../../src/resources/discussion/like-reasons.ts'
import { alerts } from '../../src/resources/notifications/alerts.ts'
import { mutedItems } from '../../src/resources/shelves/muted-items.ts'
import { insert } from '../../src/verbs/create.ts'
import type { Handler } from '../../src/verbs/handler.ts'
import { list } from '../../src/verbs/list.ts'
import { page } from '../../src/verbs/page.ts'
import { erase, lock, save } from '../../src/verbs/rows.ts'

const filters = { kind: (value: string) => sql<boolean>`alerts.kind = ${value}` }
const orders = {
  '-created-at': { column: 'created_at', descending: true },
  '-last-run-at': { column: 'last_run_at', descending: true },
}

/** A list has the filters and the sort keys of its operation, no other and no fewer. */
export const lists = (): Handler<'listAlerts'>[] => [
  page(alerts, { filters, orders }),
  // @ts-expect-error the contract has a filter kind
  page(alerts, { orders }),
  // @ts-expect-error the contract has no filter state
  page(alerts, { filters: { ...filters, state: filters.kind }, orders }),
  // @ts-expect-error the contract has a sort key -last-run-at
  page(alerts, { filters, orders: { '-created-at': orders['-created-at'] } }),
  // @ts-expect-error the contract has a sort key -last-run-at, and none by which lists are ordered unless said alone
  page(alerts, { filters }),
  // @ts-expect-error the contract has no sort key name
  page(alerts, { filters, orders: { ...orders, name: { column: 'name', descending: false } } }),
]

/** Without a sort key of the contract the one order has any name. */
export const ordered = (): Handler<'listMutedItems'>[] => [
  page(mutedItems),
  page(mutedItems, { orders: { oldest: { column: 'created_at', descending: false } } }),
]

// @ts-expect-error a list on one page has no filters
export const unfiltered: Handler<'listAlerts'> = list(alerts)
export const onOnePage: Handler<'listLikeReasons'> = list(likeReasons)

/** Whatever writes asks for a transaction. */
export async function writes(db: Database, tx: Transaction, caller: Parameters<typeof lock>[3]): Promise<void> {
  await insert(tx, 'sectors', {})
  // @ts-expect-error no transaction
  await insert(db, 'sectors', {})
  // @ts-expect-error no transaction
  await save(db, 'sectors', '1', {})
  // @ts-expect-error no transaction
  await erase(db, 'sectors', '1')
  // @ts-expect-error no transaction
  await lock(db, alerts, '1', caller)
}
