import type { Selectable } from 'kysely'
import type { InsightsTable } from '../generated/tables.ts'
import { entities } from './issuers.entities.ts'

type Insight = Selectable<InsightsTable>

/** What a demo insight is made of; numbers are those of the ids. */
export interface Note {
  by: number
  on: number | null
  view: readonly [imperative: Insight['imperative'], horizon: Insight['time_horizon'], format: Insight['format_type']]
  verticals: readonly number[]
  strategies: readonly string[]
  tagline: string
  summary: string
  /** Two paragraphs of argument and one about what would change the view. */
  text: readonly [string, string, string]
  also?: readonly number[]
  countries?: readonly string[]
  keywords?: readonly string[]
  more?: { readonly show_author_names?: boolean; readonly is_x_content?: boolean; readonly linkback?: string }
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export const summaryOf = (note: Note): string => `<p>${escaped(note.summary)}</p>`

/** Six blocks for a note on an entity, four for any other. */
export function detailOf(note: Note): string {
  const [first, second, doubt] = note.text.map(escaped)
  const about = note.on === null ? undefined : entities[note.on - 1]
  const facts = about && [
    `${about.pretty}: ${about.about}`,
    about.capUsdM === null ? 'Not listed yet' : `Market capitalisation: USD ${about.capUsdM} million`,
  ]
  const glance = facts ? `<h2>At a glance</h2><ul>${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>` : ''
  return `<p>${first}</p><p>${second}</p>${glance}<h2>What would change our mind</h2><p>${doubt}</p>`
}
