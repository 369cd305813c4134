/** Entities by their tickers, in any case, which were looked for in every row. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('entities_ticker', 'entities (lower(security))'),
  index('entities_yahoo_ticker', 'entities (lower(yahoo_ticker))'),
]
