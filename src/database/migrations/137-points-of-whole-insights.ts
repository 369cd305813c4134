/** The points of the whole of each insight, kept beside those of its months. */
import { inBatches } from '../migration.ts'
import type { Step } from '../migration.ts'

const points = `(select coalesce(sum(month.qva_points), 0) from insight_analyticss as month
  where month.insight_id = insight_analyticss.insight_id and month.granularity = 'month')`

export const steps: readonly Step[] = [
  inBatches('insight_analyticss', `qva_points = ${points}`, `granularity = 'total' and qva_points <> ${points}`),
]
