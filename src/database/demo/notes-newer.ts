import type { Note } from './notes.ts'

/** Insights 1 to 20, published last. */
export const newer: readonly Note[] = [
  {
    by: 4, on: 1, view: 'bearish short quick-note', verticals: [1], strategies: ['long-short'], keywords: ['carry', 'deposit beta'],
    tagline: 'Japanese banks: the carry is back',
    summary: 'Regional banks are borrowing overnight to hold long bonds again. Asagiri holds the most for its size, and the shares discount two rate rises where guidance supports one.',
    text: [
      'Money-market funding of the regional banks grew by a third in a year, and nearly all of it went into bonds of ten years and more. At Asagiri the position is now 1.4 times equity, the highest of the 23 banks we follow.',
      'The margin looks wider for it, but it is the margin of a bond fund. Deposit costs follow policy rates with a lag of about one quarter, so the next rise costs Asagiri more than it earns in the first two quarters.',
      'A cut of the bond book below one times equity, or deposit costs that lag by more than two quarters, would make the shares fairly priced.',
    ],
  },
  {
    by: 4, on: 3, view: 'bullish medium in-depth', verticals: [1, 2], strategies: ['value'], also: [7],
    tagline: 'Kurose Motors: hybrids buy five more years',
    summary: 'Hybrids earn as much a car as petrol models did, and the plants for them are paid for.',
    text: [
      'Two of every five cars sold in the last quarter were hybrids, at a margin that management used to describe as a goal for the end of the decade.',
      'Capital expenditure has passed its peak. What is saved covers the dividend twice, and the cross-holdings still to be sold are worth a tenth of the market value.',
      'We would turn neutral if incentives in North America returned to the level of four years ago.',
    ],
  },
  {
    by: 16, on: 7, view: 'bullish short event-preview', verticals: [5, 3], strategies: ['index-rebalance', 'event-driven'],
    tagline: 'Pearl Delta Semi: inclusion is a matter of weeks',
    summary: 'The free float now meets the threshold; passive funds would have to buy six days of volume.',
    text: [
      'The lock-up of the second-largest holder ended in August and half of the block has already been placed, which lifts the free float above the limit of the index.',
      'At current prices trackers need about 410 million dollars of shares. Short interest is low, so there are few natural sellers.',
      'A placement of the remaining block before the review date would meet the demand and end the trade.',
    ],
  },
  {
    by: 5, on: 22, view: 'bearish medium in-depth', verticals: [10, 1], strategies: ['long-short'], keywords: ['accrued income'],
    tagline: 'Wexley Outsourcing: profit that never turns into cash',
    summary: 'Accrued income has grown three times as fast as revenue since the contract for benefit payments began.',
    text: [
      'Income recognised before it may be invoiced stands at 94 days of revenue, against 41 three years ago. The notes explain it by milestones; the contract, which is public, has none before next year.',
      'Without it, operating profit would have fallen by half. Covenants are tested on reported profit, which is the motive.',
      'Collection of the accrued balance at the first milestone would prove us wrong.',
    ],
  },
  {
    by: 17, on: null, view: '- - daily-brief', verticals: [7], strategies: ['macro'], countries: ['US', 'JP'],
    tagline: 'The week ahead: three central banks, one surprise',
    summary: 'We expect two to hold and the third to change its words rather than its rate.',
    text: [
      'Markets price a hold in Washington and Frankfurt with near certainty. In Tokyo the odds are even, which we think is ten points too high.',
      'Watch the forecast for services prices. A single tenth more would be the signal for a move at the meeting after.',
      'A wage figure above three per cent on Tuesday would bring the move forward.',
    ],
  },
  {
    by: 6, on: 11, view: 'bullish long thematic', verticals: [2, 11], strategies: ['income', 'esg'], also: [23],
    tagline: 'Raffles Data: power, not land, is what is scarce',
    summary: 'Grid connections granted years ago are worth more than the buildings that use them.',
    text: [
      'New connections above ten megawatts take seven years in Singapore. The trust holds 180 megawatts, of which a third is still unlet.',
      'Recent leases were signed at rents 28 per cent above those that expire, and tenants paid for the cooling.',
      'A quick second undersea link to green power across the strait would ease the scarcity.',
    ],
  },
  {
    by: 14, on: 14, view: 'neutral medium event-review', verticals: [1, 6], strategies: ['credit'], more: { show_author_names: false },
    tagline: 'Ganga Finance after the results: growth at the price of quality',
    summary: 'Loans grew by 24 per cent while first-payment defaults doubled from a low base.',
    text: [
      'Tractor loans made through new dealers default in the first three months twice as often as those of old dealers. They were a tenth of lending last year and are a quarter now.',
      'Provisions cover it for now, and the bonds pay enough for the risk. The shares do not.',
      'A good monsoon harvest would hide the problem for a year; a return to old dealers would cure it.',
    ],
  },
  {
    by: 15, on: 21, view: 'bullish medium quick-note', verticals: [1], strategies: ['value'],
    tagline: 'Calder Insurance: the reserve release nobody models',
    summary: 'Claims of three years ago settle below what was set aside, and the cushion is still 9 per cent.',
    text: [
      'Settled motor claims came in below reserve in each of the last five quarters. The released part was small, which tells of prudence rather than of an empty jar.',
      'Consensus models no release at all. A normal one adds 12 per cent to earnings for two years.',
      'A rise of repair costs above 8 per cent would use the cushion up.',
    ],
  },
  {
    by: 17, on: 29, view: 'bearish short quick-note', verticals: [12], strategies: ['long-short'],
    tagline: 'Ledgerline: fees fall faster than volumes rise',
    summary: 'A rival without fees has taken a fifth of the retail trades in six months.',
    text: [
      'The take rate fell from 46 to 33 basis points in three quarters. Volumes would have to rise by two fifths to make up for that and rose by a tenth.',
      'Custody income is steady but small, and interest on client balances falls with every cut.',
      'A licence for listed options, which is pending, would bring new income from the second half of next year.',
    ],
  },
  {
    by: 6, on: 10, view: 'neutral short model', verticals: [1, 13], strategies: ['income'],
    tagline: 'Tembusu Shipping: our model after the charter renewals',
    summary: 'Seven of nineteen ships are re-let at rates that cover the distribution once and no more.',
    text: [
      'The model takes each ship with its own charter, dry-docking and loan. The base case has 62 per cent of next year under contract.',
      'A tenth off spot rates takes four tenths of a cent off the distribution; fuel is passed on and hardly matters.',
      'Longer detours around the cape would raise rates for feeders as well, and with them our estimate.',
    ],
  },
  {
    by: 5, on: 25, view: 'neutral long in-depth', verticals: [11, 1], strategies: ['esg'],
    tagline: 'Rheinhafen Chemie: what the closure of the old cracker costs',
    summary: 'The provision covers the demolition, not the soil. We estimate another 340 million.',
    text: [
      'Filings with the state describe four areas where the soil must be exchanged. Comparable sites cost 90 euro a tonne, and the tonnage is stated.',
      'It is payable over twelve years and affordable. But it is a debt, and at two times earnings before interest the balance sheet has less room than it seems.',
      'A court ruling that former owners share the cost is possible within the year.',
    ],
  },
  {
    by: 4, on: 2, view: 'bullish medium quick-note', verticals: [1], strategies: ['growth'],
    tagline: 'Tsubame Robotics: orders turn up before the survey does',
    summary: 'Lead times of suppliers lengthened in July. In the last four cycles orders followed within a quarter.',
    text: [
      'We ask eleven suppliers of bearings and reducers each month. Nine now quote longer lead times, after two years with none.',
      'Consensus has orders flat until spring. The plant in Nagano is staffed for a fifth more.',
      'Stock at distributors in China above ten weeks would tell of a false start.',
    ],
  },
  {
    by: 16, on: 6, view: 'bullish short event-review', verticals: [3], strategies: ['event-driven', 'stub-trade'],
    tagline: 'Lantau Property: the offer for the minority is only the first',
    summary: 'At a discount of 41 per cent to appraised value the family can afford to pay more, and has to.',
    text: [
      'The scheme needs three quarters of the outside votes, and two funds with 11 per cent together have declared against it.',
      'In nine comparable cases since the rules changed the first price was raised seven times, by 14 per cent on average.',
      'If the family lets the offer lapse it may not return for a year, and the shares would give up most of the gain.',
    ],
  },
  {
    by: 14, on: 16, view: 'bullish long initiation', verticals: [1], strategies: ['growth'], countries: ['US'],
    tagline: 'Malabar Generics: first look at a maker of what others cannot fill',
    summary: 'Injectables are short in half of all hospitals surveyed, and few plants pass inspection. This one has, three times.',
    text: [
      'Sterile filling is slow to build and slow to approve. Malabar has four approved lines and two in validation, enough to double sales without another factory.',
      'We value the shares at 19 times earnings of the year after next, below peers because of one customer that takes a quarter of sales.',
      'A warning letter for the Kochi plant would undo the case at once.',
    ],
  },
  {
    by: 9, on: null, view: '- long thematic', verticals: [2, 14], strategies: ['growth'], countries: ['IN', 'SG', 'AU'],
    more: { is_x_content: true },
    tagline: 'Commissioned study: who will own the warehouses of Asia',
    summary: 'Private funds have bought more storage space this year than listed trusts in five.',
    text: [
      'We compared 212 transactions in three countries. Private buyers paid 60 basis points less in yield, and they bought newer buildings.',
      'Listed trusts turn into sellers, managers and junior partners. Fees replace rent, at a higher multiple.',
      'Higher rates for longer would bring forced sellers, and the picture would turn round.',
    ],
  },
  {
    by: 15, on: 30, view: 'bearish short in-depth', verticals: [10], strategies: ['long-short'],
    tagline: 'Brightwell Streaming: content that is never written off',
    summary: 'The average film is amortised over nine years and watched for nine months.',
    text: [
      'Peers charge two thirds of the cost of a series in its first year; Brightwell charges a seventh. The asset is now twice the market value of the company.',
      'We rebuilt the accounts with the schedule of peers. Equity is negative from the second year on.',
      'A buyer for the library at book value would make the accounts irrelevant.',
    ],
  },
  {
    by: 17, on: 18, view: 'bearish medium quick-note', verticals: [13, 1], strategies: ['macro'],
    tagline: 'Kimberley Iron: the stock at the ports says eighty dollars',
    summary: 'Ore at Chinese ports has grown for fourteen weeks while blast furnaces run below last year.',
    text: [
      'At the present pace of use the stock lasts 48 days. Each time it passed 45, the price fell by a fifth within half a year.',
      'Kimberley earns well at eighty, but the dividend would fall by half, and the dividend is why it is held.',
      'A stimulus that reaches housing starts rather than refinancing would change our mind.',
    ],
  },
  {
    by: 6, on: 12, view: '- medium initiation', verticals: [4, 1], strategies: ['ipo', 'growth'],
    tagline: 'Straits Digital: a bank without branches, or profits, yet',
    summary: 'Deposits are cheap and loans are small. We start without a view until the first full credit cycle.',
    text: [
      'Customers cost eleven dollars to win and leave 2,300 on account. What is missing is something to lend it to.',
      'Unsecured loans are four tenths of the book and none is older than two years, so that losses cannot be judged.',
      'Two years of loss data, or a corporate book of real size, would let us take a side.',
    ],
  },
  {
    by: 4, on: 4, view: 'neutral short event-preview', verticals: [1], strategies: ['long-short'],
    tagline: 'Minato Foods: price rises meet the first refusals',
    summary: 'Two chains have taken products off the shelf. The quarter is safe, the guidance is not.',
    text: [
      'Store checks in four cities show gaps where frozen noodles and dumplings used to be. The chains fill them with their own brands.',
      'Volume lost so far is about 2 per cent. Guidance assumes none.',
      'A fall in the price of wheat would let both sides save face.',
    ],
  },
  {
    by: 5, on: 20, view: 'bullish medium quick-note', verticals: [13, 1], strategies: ['value', 'income'],
    tagline: 'Thornbury Energy: the tax cliff is already in the price',
    summary: 'At the present price the market values all reserves beyond five years at nothing.',
    text: [
      'We value field by field, with the levy kept for ever and oil at 62. The sum is 30 per cent above the shares.',
      'Decommissioning is provided for in full, and the insurer has confirmed the figure.',
      'A levy on capital expenditure, which one party has proposed, would cost most of the difference.',
    ],
  },
]
