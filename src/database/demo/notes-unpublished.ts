import type { Note } from './notes.ts'

/** Drafts that tests may change: 51 and 52 are account 4's, 53 is account 5's. */
export const drafts = { provider: [51, 52], 'provider-2': [53] } as const

/** Insights 51 to 60, each with the state it is in, the reason given for it, and the time it is to be published. */
export const unpublished: readonly (Note & { state: string; reason?: string; due?: string })[] = [
  {
    state: 'drafted', by: 4, on: 1, view: 'bearish short quick-note', verticals: [1], strategies: ['long-short'],
    tagline: 'Asagiri Financial: what a second rate rise would change',
    summary: 'A second rise lifts deposit costs sooner than it lifts loan yields.',
    text: [
      'Time deposits have come back, a quarter of all balances after a tenth last year, and they reprice first.',
      'Our sums for the second rise show a margin that is four basis points lower for two quarters.',
      'Customers who leave their savings at call would spare the bank this.',
    ],
  },
  {
    state: 'drafted', by: 4, on: null, view: '- - thematic', verticals: [7], strategies: ['macro'], countries: ['JP'],
    tagline: 'Cross-holdings: a list of what is still to be sold',
    summary: 'To be written: totals by sector, then the twenty largest blocks.',
    text: [
      'Sources: annual securities reports, tables of strategic holdings.',
      'Compare with the promises of three years ago.',
      'Open.',
    ],
  },
  {
    state: 'drafted', by: 5, on: 20, view: 'neutral medium in-depth', verticals: [10], strategies: ['value'],
    tagline: 'Thornbury Energy: reading the decommissioning note',
    summary: 'The rate at which the obligation is discounted rose by a point, and the obligation fell by a fifth.',
    text: [
      'The change is explained in one sentence. The estimate of cost has not changed at all.',
      'Peers use a rate that is lower by 80 basis points.',
      'A transfer of the obligation to the buyer of the fields would make the rate irrelevant.',
    ],
  },
  {
    state: 'submitted', by: 4, on: 2, view: 'neutral short event-preview', verticals: [1], strategies: ['growth'],
    tagline: 'Tsubame Robotics: what to listen for on the call',
    summary: 'Orders from China, the third shift, and whether the dividend follows the profit.',
    text: [
      'Consensus has orders up by 4 per cent; suppliers tell us nine.',
      'A third shift would cost margin in the first quarter and earn it back in the second.',
      'Silence about China would be an answer too.',
    ],
  },
  {
    state: 'in-review', by: 14, on: 16, view: 'bullish medium event-review', verticals: [1], strategies: ['growth'],
    tagline: 'Malabar Generics: the third clean inspection',
    summary: 'No observations in nine days. Two more lines can start.',
    text: [
      'Inspectors stayed two days longer than planned and left without a form.',
      'Validation of lines five and six ends in spring, and three contracts wait for them.',
      'Prices for the two largest products have begun to slip.',
    ],
  },
  {
    state: 'changes-requested', by: 4, on: 4, view: 'bearish short quick-note', verticals: [1], strategies: ['long-short'],
    reason: 'The second paragraph repeats last year’s figures; please update them.',
    tagline: 'Minato Foods: own brands win the freezer',
    summary: 'Own brands passed a third of frozen sales in September.',
    text: [
      'Scanner data of two chains show the share of own brands at 34 per cent.',
      'Minato makes some of them itself, at half the margin.',
      'A new line of premium dumplings sells better than we thought.',
    ],
  },
  {
    state: 'approved', by: 5, on: 19, view: 'bearish medium quick-note', verticals: [10, 1], strategies: ['long-short'],
    tagline: 'Wattle Stores: rebates, one half-year later',
    summary: 'Stock did not fall. The rebates were early after all.',
    text: [
      'Rebates receivable rose again, by 22 million, and stock days went from 31 to 36.',
      'We take 7 per cent off the profit of the year.',
      'A write-down together with the results would clear the air.',
    ],
  },
  {
    state: 'scheduled', by: 6, on: 11, view: 'bullish long model', verticals: [1, 2], strategies: ['income'], due: '2027-09-30T08:00:00.000Z',
    tagline: 'Raffles Data: a model of every megawatt',
    summary: 'Each hall with its lease, its power price and its date of renewal.',
    text: [
      'Forty-one halls in nine buildings, with rents as filed.',
      'Renewals add 3 per cent a year to the distribution until the end of the decade.',
      'A cap on power for data centres is the one figure that breaks the model.',
    ],
  },
  {
    state: 'cancelled', by: 4, on: 3, view: 'neutral short daily-brief', verticals: [1], strategies: ['value'],
    reason: 'duplicate',
    tagline: 'Kurose Motors: monthly sales',
    summary: 'Sales of September by region.',
    text: [
      'Japan rose by 2 per cent, North America by 5, Europe was flat.',
      'Hybrids were 41 per cent of the total.',
      'One month is no trend.',
    ],
  },
  {
    state: 'cancelled', by: 16, on: 8, view: 'bullish short quick-note', verticals: [3], strategies: ['event-driven'],
    reason: 'factual-error', due: '2026-08-12T02:15:00.000Z',
    tagline: 'Kowloon Gaming: a licence at last',
    summary: 'The second title is on the list of the regulator. (It was the title of another company.)',
    text: [
      'The list of August holds 117 games, among them one with the name of the title that is waiting.',
      'At the usual rate it would add a fifth to revenue within a year.',
      'The regulator gives the names of companies a week later.',
    ],
  },
]
