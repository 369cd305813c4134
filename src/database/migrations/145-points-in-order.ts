/** The points of insights beside their periods, so that many rows are summed up in the index alone. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('insight_analyticss_in_order', 'insight_analyticss (granularity, period desc, id desc) include (qva_points)'),
  together('drop index if exists insight_analyticss_period'),
]
