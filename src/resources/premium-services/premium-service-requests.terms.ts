/** The terms of a request, and what it means that staff changes them. */
import { beginningOf } from '../../beginnings.ts'
import type { State } from '../../verbs/lifecycle.ts'
import type { Row } from '../../verbs/rows.ts'

type Request = Row<'premium_service_requests'>

type Status = State<'premium-service-requests'>

const said = (value: string | number | null): string => {
  const text = String(value ?? 'not said')
  return text.length > 300 ? `${beginningOf(text, 300)}…` : text
}

/** What of a request is other than before, a line each; time and price of a counter-offer are told as such. */
export function changesOf(before: Request, after: Request, target: Status | undefined): string[] {
  const line = (name: string, was: string | number | null, is: string | number | null): string[] =>
    was === is ? [] : [`${name}: ${said(was)}, now ${said(is)}.`]
  return [
    ...line('Title', before.title, after.title),
    ...(target === 'countered' ? [] : line('Hours', before.time_required, after.time_required)),
    ...(target === 'countered' ? [] : line('Smarts', before.smarts_required, after.smarts_required)),
    ...(before.description === after.description ? [] : ['The description was changed.']),
  ]
}

/** Whether another time or price that staff names is an offer that its requestor has to agree to. */
export const isCounter = (before: Request, after: Request, status: Status | undefined): boolean =>
  before.status === 'submitted' &&
  (status === undefined || status === 'submitted') &&
  (before.time_required !== after.time_required || before.smarts_required !== after.smarts_required)
