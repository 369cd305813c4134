import type { Note } from './notes.ts'

/** Insights 21 to 40, published before the newer ones. */
export const older: readonly Note[] = [
  {
    by: 17, on: 28, view: 'bullish long thematic', verticals: [2, 11], strategies: ['esg', 'growth'], also: [23],
    tagline: 'Prairie Power: batteries earn more standing still',
    summary: 'Payments for being ready exceed those for power delivered, and they are fixed for six years.',
    text: [
      'The last capacity auction cleared at three times the price of the one before. Batteries built for trading collect it without changing anything.',
      'Prairie won a tenth of the volume with a fiftieth of the capital of the thermal plants beside it.',
      'A cap on the auction price is under discussion and would halve the upside.',
    ],
  },
  {
    by: 14, on: 15, view: 'bearish medium in-depth', verticals: [1, 2], strategies: ['long-short'],
    tagline: 'Nilgiri Software: fewer people for the same work is not good news',
    summary: 'Clients want the savings of automation for themselves. Renewals are signed at 18 per cent less.',
    text: [
      'We read 31 public tenders of insurers. In 22 the price for a like scope fell by more than a sixth.',
      'Margins hold while staff leave faster than prices fall. That ends in about three quarters.',
      'New kinds of work, such as clearing up after others, could fill the gap sooner than we think.',
    ],
  },
  {
    by: 16, on: 5, view: 'bullish short event-review', verticals: [3], strategies: ['merger-arbitrage', 'event-driven'],
    tagline: 'Yukari Pharma: the spread pays for a risk that has passed',
    summary: 'The last competition authority has cleared the sale; the spread is still 4 per cent for seven weeks.',
    text: [
      'What remains is a vote in which the buyer already holds 38 per cent, and a filing that takes twelve working days.',
      'The spread is wide because a large holder of the arbitrage kind closed its fund, not because anything is wrong.',
      'A failed trial before the vote would let the buyer walk away; none is due to report.',
    ],
  },
  {
    by: 15, on: 24, view: 'neutral medium transcript', verticals: [1], strategies: ['value'],
    tagline: 'Weissach Antriebe: what the works council told us',
    summary: 'Notes of a call about the move of gear cutting to the east, the mood, and the order book.',
    text: [
      'The council expects 240 places to go by attrition and confirms that the second line will be taken down in spring.',
      'Orders for wind turbines are full until autumn. Those for machine tools cover five weeks, half of what is usual.',
      'A rise in orders from machine builders would make the closure premature.',
    ],
  },
  {
    by: 4, on: 1, view: 'neutral short quick-note', verticals: [1, 7], strategies: ['long-short'],
    tagline: 'Asagiri Financial: margin relief is already priced in',
    summary: 'One rise is certain and good for the margin. It is also in every estimate that we have seen.',
    text: [
      'Loans at floating rates are 58 per cent of the book and reprice within a quarter. That adds seven basis points to the margin.',
      'Since the spring the shares have gained 31 per cent. On our figures 26 of these are explained by the first rise.',
      'A second rise this year is what the bulls need. We put the odds at one in three.',
    ],
  },
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
]
