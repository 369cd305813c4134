/** What of the smarts that a company bought or was given for a time it has not spent. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'

/** Smarts that came together, and until when they hold, in seconds. */
interface Lot {
  left: number
  expires: number
}

/**
 * How many of the smarts of a company whose time is over at a time are not spent. What it spends is, of what it has by then, what
 * expires first. What was reversed counts for nothing.
 */
export async function unspentOf(tx: Transaction, company: string, at: string): Promise<number> {
  const { rows } = await sql<{ smarts: number; expires: number | null }>`select smarts,
      extract(epoch from expires_at)::double precision as expires
    from premium_service_transactions as one where company_id = ${company} and kind not in ('reserve', 'release', 'due')
      and settles_id is null and reverses_id is null
      and not exists (select from premium_service_transactions as later where later.reverses_id = one.id)
    order by occurred_at, id`.execute(tx)
  const lots: Lot[] = []
  for (const { smarts, expires } of rows) {
    if (smarts < 0) spend(lots, -smarts)
    else add(lots, { left: smarts, expires: expires ?? Infinity })
  }
  const over = lots.filter((one) => one.expires * 1_000 <= Date.parse(at))
  return over.reduce((sum, { left }) => sum + left, 0)
}

/** Puts a lot before those that expire later. */
function add(lots: Lot[], lot: Lot): void {
  lots.splice(lots.findLastIndex(({ expires }) => expires <= lot.expires) + 1, 0, lot)
}

function spend(lots: Lot[], smarts: number): void {
  let rest = smarts
  for (let first = lots[0]; first && rest > 0; first = lots[0]) {
    const part = Math.min(rest, first.left)
    rest -= part
    first.left -= part
    if (first.left === 0) lots.shift()
  }
}
