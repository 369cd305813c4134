import type { Note } from './notes.ts'

/** Insights 26 to 50, published before the newer ones. */
export const older: readonly Note[] = [
  {
    by: 17, on: null, view: '- medium in-depth', verticals: [7, 6], strategies: ['macro', 'credit'], countries: ['US', 'GB', 'DE'],
    tagline: 'Term premium: the price of nobody wanting to hold bonds',
    summary: 'Central banks stopped buying and pension funds are closed. What households ask for is half a point more.',
    text: [
      'Three buyers that did not look at the price held 55 per cent of long bonds at the peak. They hold 41 per cent now and fall by two points a year.',
      'Households have taken up the difference, and they compare with a savings account. That comparison sets the term premium.',
      'A rule that lets banks hold government bonds without capital would bring back a buyer of the old kind.',
    ],
  },
  {
    by: 6, on: 9, view: 'bullish long quick-note', verticals: [1, 11], strategies: ['income'],
    tagline: 'Dongjiang Water: tariffs rise where nobody was looking',
    summary: 'Three counties held hearings in one month after eleven years without any.',
    text: [
      'The drafts lift tariffs by 22 to 28 per cent in two steps. Losses from leaks are no longer an allowed cost, and Dongjiang has the fewest.',
      'At eight times earnings after the second step the shares cost half as much as peers in the north.',
      'Receivables from the counties grow too fast for comfort; a year without payment would end the case.',
    ],
  },
  {
    by: 5, on: 26, view: '- medium initiation', verticals: [4, 14], strategies: ['ipo'],
    tagline: 'Lindenhof Medizin: a guide to the flotation',
    summary: 'Who sells, what remains as debt, and which three figures of the prospectus to read twice.',
    text: [
      'The fund that owns it sells 35 per cent and takes a dividend of the same size out before. Debt after it is 3.1 times earnings.',
      'Service contracts are recognised at once when bundled with a scanner. A note in small print puts the effect at a ninth of revenue.',
      'At the lower end of the talked-of range we would be interested; the auditor changed last year, and we would like to know why.',
    ],
  },
  {
    by: 14, on: 13, view: 'bearish short event-preview', verticals: [1], strategies: ['long-short'],
    tagline: 'Deccan Cement: the rains came, the price rise did not',
    summary: 'Dealers in five southern states report that the rise announced for July was withdrawn within a week.',
    text: [
      'Thirty dealers answered us. Twenty-six sold at the old price by the tenth of the month.',
      'Coal and petcoke bought in spring reach the income statement this quarter, at 14 per cent more.',
      'A merger among the smaller makers, long talked of, would give discipline at last.',
    ],
  },
  {
    by: 16, on: 7, view: 'neutral medium thematic', verticals: [2, 5], strategies: ['index-rebalance'], countries: ['CN'],
    tagline: 'Power chips: everybody builds the same factory',
    summary: 'Capacity announced for silicon carbide is three times the demand of the year it opens.',
    text: [
      'We count nineteen plants. Ten have a subsidy that is paid only if they open on time, so they will.',
      'Prices of wafers fell by a third in a year. Makers of devices gain first and lose later, when contracts are renewed.',
      'A faster switch of trucks to 1,200 volts would use the surplus up sooner.',
    ],
  },
  {
    by: 15, on: 22, view: 'bearish short quick-note', verticals: [10, 6], strategies: ['credit'],
    tagline: 'Wexley Outsourcing: the bond has noticed',
    summary: 'The spread doubled in June while the shares rose. One of the two is wrong, and bondholders read the notes.',
    text: [
      'The change of the revenue policy stands in note 27 of the annual report and is absent from the presentation.',
      'Factoring without recourse has grown to 70 million. Added back, leverage is at the edge of the covenant.',
      'A sale of the call centres would bring in enough to end the question.',
    ],
  },
  {
    by: 4, on: 3, view: 'bullish long model', verticals: [8, 1], strategies: ['quant', 'value'],
    tagline: 'Kurose Motors: a model by platform, plant and currency',
    summary: 'Four platforms earn nine tenths of the profit, and one yen on the dollar is worth 41 billion a year.',
    text: [
      'The workbook holds eleven plants, their shifts and their product mix, and lets each of four currencies move by itself.',
      'In the base case profit is flat for two years, and cash after investment doubles.',
      'The sheet for tariffs is switched off; fifteen per cent on cars from Mexico costs 6 per cent of profit.',
    ],
  },
  {
    by: 17, on: null, view: '- short daily-brief', verticals: [13], strategies: ['macro'], countries: ['AU', 'CL'],
    tagline: 'Lithium: the first mine closes, and the price notices',
    summary: 'One closure takes out 4 per cent of supply. The forward curve moved for the first time in a year.',
    text: [
      'Care and maintenance is what it is called; the crusher has been sold, which tells more.',
      'Converters in China hold less than three weeks of concentrate. They have waited for a lower price that did not come.',
      'Brine producers can add as much as was lost within nine months if they choose to.',
    ],
  },
  {
    by: 17, on: 17, view: 'bullish long quick-note', verticals: [13, 1], strategies: ['growth'],
    tagline: 'Banksia Lithium: small, low-cost and alone in its valley',
    summary: 'Costs of 410 dollars a tonne leave a margin at prices that close others.',
    text: [
      'The pit lies beside the road and the ore needs no roasting before flotation. That is where the difference in cost comes from.',
      'Cash lasts for two years at present prices, without the offtake prepayment that was offered and declined.',
      'Permission to use ground water ends in three years and must be renewed.',
    ],
  },
  {
    by: 6, on: 8, view: 'bearish short event-review', verticals: [1], strategies: ['long-short'],
    tagline: 'Kowloon Gaming: one game, one country, one licence',
    summary: 'Results were carried by a title from four years ago whose players are a year older on average each year.',
    text: [
      'New players of the main title fell by 44 per cent. Those who stay pay more, which holds revenue for about a year.',
      'Two titles wait for a licence. The queue is 160 days and growing.',
      'A success abroad is possible with the third title, which needs none.',
    ],
  },
  {
    by: 15, on: 23, view: 'bullish long in-depth', verticals: [11, 1], strategies: ['income', 'esg'],
    tagline: 'Pennine Grid: the regulator needs it more than it needs the regulator',
    summary: 'Targets for new connections cannot be met at the allowed return. The allowed return will rise.',
    text: [
      'Applications to connect exceed the capacity of the grid five times over. Ministers have promised dates.',
      'We expect an allowed real return of 5.6 per cent in the next period, 80 basis points above the present one. Each ten are worth 3 per cent on the shares.',
      'Public ownership is on no manifesto but in some speeches.',
    ],
  },
  {
    by: 14, on: 14, view: 'bullish medium initiation', verticals: [1, 6], strategies: ['growth', 'credit'],
    tagline: 'Ganga Finance: lending where the banks have no road',
    summary: 'We begin with a favourable view: twelve hundred branches, one product, and borrowers who know the clerk.',
    text: [
      'A loan is paid out in two days and collected in cash by somebody from the same district. Banks have tried and left.',
      'Return on assets was above 2.5 per cent through two droughts. Wholesale funding is long and well spread.',
      'Growth through new dealers would bring borrowers whom nobody knows. We shall watch that figure.',
    ],
  },
  {
    by: 5, on: 19, view: 'neutral short quick-note', verticals: [10], strategies: ['value'],
    tagline: 'Wattle Stores: supplier rebates explain the surprise',
    summary: 'The margin rose by 30 basis points, all of it from rebates booked before the goods are sold.',
    text: [
      'Rebates receivable rose by 61 million in a half-year with flat purchases.',
      'It is permitted and small, and the auditor has described it as a key matter for the first time. We read that as a hint.',
      'If stock falls by the end of the half-year the timing was innocent.',
    ],
  },
  {
    by: 16, on: 3, view: '- short event-preview', verticals: [5, 8], strategies: ['index-rebalance', 'quant'], also: [1, 2],
    tagline: 'September review: who enters, who leaves, how many days of volume',
    summary: 'Our list for the Japanese index: four likely changes with the demand of passive funds for each.',
    text: [
      'Weights follow the free float of the register of June. Cross-holdings sold since then count for the first time.',
      'Kurose gains weight by the sale of its supplier stakes, Tsubame stays as it is, Asagiri misses the line by a hair.',
      'The committee may keep a name for the sake of its sector; it did so twice in ten years.',
    ],
  },
  {
    by: 4, on: 2, view: 'bullish short transcript', verticals: [1], strategies: ['growth'], more: { linkback: 'https://research.demo.example/tsubame-site-visit' },
    tagline: 'Tsubame Robotics: notes from the factory floor',
    summary: 'A day in Nagano: the new line, the wafer handler, and why the canteen is full again.',
    text: [
      'The line for wafer handlers runs in two shifts since May. A third is advertised at the station.',
      'The manager of the works would not talk about orders, but showed us where next year’s machines will stand.',
      'Export licences for handlers take four months; a longer wait would stop the line.',
    ],
  },
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
