/** The points of the months of each insight, summed for many insights at once without reading the rows themselves. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('insight_analyticss_points', `insight_analyticss (insight_id) include (qva_points) where granularity = 'month'`),
]
