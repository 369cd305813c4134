import type { Note } from './notes.ts'

/** Insights 41 to 50, published first. */
export const oldest: readonly Note[] = [
  {
    by: 6, on: 6, view: 'bearish long in-depth', verticals: [1, 6], strategies: ['credit', 'long-short'],
    tagline: 'Lantau Property: appraisals are an opinion, rents are not',
    summary: 'Rents of offices fell for five years. Appraised values fell for one.',
    text: [
      'Leases that end this year were signed at the peak. Renewals come in a third lower, and a quarter of tenants take less space.',
      'Loans are tied to appraised values with room for a fall of 18 per cent. We expect 25.',
      'An offer by the family for the minority would make all of this academic.',
    ],
  },
  {
    by: 17, on: 27, view: 'bullish long in-depth', verticals: [1, 2], strategies: ['growth'],
    tagline: 'Cascade Cloud: customers pay for what they forgot to switch off',
    summary: 'Idle databases are 19 per cent of revenue. A feature that stops them is the best thing that could happen.',
    text: [
      'We asked sixty engineers. Most had been surprised by a bill, and all of them had stayed.',
      'Pausing what is idle costs revenue in the first year and wins the workloads that were kept elsewhere for fear of the bill.',
      'A price war among the three large clouds would take more than it would give.',
    ],
  },
  {
    by: 15, on: 25, view: 'bearish medium event-preview', verticals: [1], strategies: ['long-short'],
    tagline: 'Rheinhafen Chemie: guidance rests on a quarter that will not come',
    summary: 'Two thirds of the profit of the year are promised for its last four months.',
    text: [
      'Order books of customers are short. Paint makers buy for two weeks, where five were usual.',
      'The plan assumes gas at 28 and a third more volume. Gas is at 33.',
      'An early winter would not help; a cheaper dollar would hurt.',
    ],
  },
  {
    by: 16, on: 12, view: 'neutral short quick-note', verticals: [4], strategies: ['placement'],
    tagline: 'Straits Digital: a block in search of an owner',
    summary: 'The lock-up of the founders ends on Friday; half of what they hold is pledged.',
    text: [
      'Nine per cent of the capital becomes free. Lenders may ask for cash when the price falls below 1.12.',
      'We expect a placement at a discount of 8 to 10 per cent, mostly to one Gulf fund that asked for a seat.',
      'An extension of the lock-up, bought with a fee, would be no surprise either.',
    ],
  },
  {
    by: 17, on: 29, view: 'neutral medium thematic', verticals: [12, 2], strategies: ['quant'],
    tagline: 'Tokenised funds: plumbing first, profits later',
    summary: 'Settlement within minutes is worth four basis points a year. Somebody has to build the pipes for less.',
    text: [
      'Money funds on ledgers hold 9 billion, ten times as much as two years ago, and two fifths of it serve as collateral.',
      'Custodians earn from it. Market places do so only when the tokens trade, and they hardly do.',
      'Acceptance of such tokens as margin at a large clearing house would change the sums.',
    ],
  },
  {
    by: 4, on: 5, view: 'bullish medium in-depth', verticals: [1, 3], strategies: ['event-driven', 'value'],
    tagline: 'Yukari Pharma: three suitors and a patent cliff',
    summary: 'The main drug loses protection in three years, which is what makes a sale likely now.',
    text: [
      'Two companies from abroad lack a drug for sleep and have one for the time after the cliff. A third needs the sales force.',
      'The board replaced its chairman in March with a banker. Boards of this size do so for a reason.',
      'The foundation with 12 per cent has never sold a share. It does not have to be for sale to be outvoted.',
    ],
  },
  {
    by: 14, on: 15, view: 'neutral short daily-brief', verticals: [1], strategies: ['long-short'],
    tagline: 'Nilgiri Software: a large renewal, terms unknown',
    summary: 'The second-largest client stays for five years. What it pays is not said, which says something.',
    text: [
      'The former contract was announced with its value. This one was announced with a photograph.',
      'The client told its own investors that it would save a fifth of what it spends on outside work.',
      'A figure in the next call would settle the question.',
    ],
  },
  {
    by: 5, on: 21, view: 'neutral medium quick-note', verticals: [10, 1], strategies: ['value'],
    tagline: 'Calder Insurance: reserves look prudent at last',
    summary: 'After four years in which old claims cost more than planned, the last two cost less.',
    text: [
      'The triangles of motor claims have turned. We would like to see one more year before we call it a habit.',
      'Home insurance is a different matter. Escape of water is under-reserved at every company that we read.',
      'A wet winter is the test.',
    ],
  },
  {
    by: 6, on: 10, view: 'bullish medium event-review', verticals: [1, 9], strategies: ['income'],
    tagline: 'Tembusu Shipping: a distribution that survives the trough',
    summary: 'The first quarter at trough rates was covered 1.1 times, with dry-docking paid.',
    text: [
      'Operating days were 98 per cent. Two ships were sold above book, and the loans on them are repaid.',
      'The unit price has held the same floor four times in two years. Those who wanted to leave have left.',
      'Nineteen feeders of the same size leave the yards next year, 6 per cent of the fleet.',
    ],
  },
  {
    by: 16, on: 4, view: 'bullish long quick-note', verticals: [3, 11], strategies: ['activism', 'value'],
    tagline: 'Minato Foods: an open letter worth reading',
    summary: 'A holder of 7 per cent asks for three things. Two of them cost nothing.',
    text: [
      'Sale of the golf course, an outside majority on the board, and a payout of half the profit: the first two are hard to refuse.',
      'Net cash and land at market value come to 71 per cent of the price.',
      'The founding family holds 29 per cent and has patience.',
    ],
  },
]
