/** The table of a statement: a row for each insight, with the figures that its analytics have for the month. */
import type { TextRow } from '../../database/read.ts'

const columns = [
  ...['insight_id', 'tagline', 'published_at', 'period'],
  ...['views', 'reads', 'public_reads', 'combined', 'weighted_views', 'introduced_views', 'unique_firms'],
  ...['median_dwell_seconds', 'completion_percent', 'downloads', 'shares', 'saves', 'likes', 'dislikes', 'comments', 'annotations'],
  ...['forks', 'access_requests', 'restricted_views', 'qva_points', 'readers_by_firm_type'],
]

/** What a row has in a column; statements of the server answer that there is nothing as null or as its name. */
function cellOf(column: string, row: TextRow): string {
  const value = row[column]
  if (value === null || value === undefined || (value === 'null' && column !== 'tagline')) return ''
  if (column === 'published_at') return new Date(value).toISOString()
  if (column !== 'readers_by_firm_type') return value
  const readers = Object.entries(JSON.parse(value) as Record<string, number>)
  return readers.map(([kind, times]) => `${kind}: ${times}`).join('; ')
}

export const tableOf = (insights: readonly TextRow[]): string[][] => [
  columns.map((column) => column.replaceAll('_', '-')),
  ...insights.map((row) => columns.map((column) => cellOf(column, row))),
]
