/** The lists that were answered, each asked as whoever sees the most of it: its pages, its orders and its filters. */
import type { Check } from './check.ts'
import { checkFilters } from './filters.ts'
import { isPaged } from './listing.ts'
import { checkPages } from './pages.ts'
import { checkSorts } from './sorts.ts'

export async function checkLists(check: Check): Promise<void> {
  for (const operation of check.operations('GET').filter(isPaged)) {
    const whole = check.longest.get(operation.id)
    if (!whole) continue
    await checkPages(check, operation, whole)
    await checkSorts(check, operation, whole)
    await checkFilters(check, operation, whole)
  }
}
