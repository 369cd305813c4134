/** Insights that are scheduled for a time at which something goes wrong. */
import type { Cluster } from './cluster.ts'
import { pause } from './programs.ts'

/** How often the servers look for what is due, with some seconds for the looking, in milliseconds. */
const onTime = 15_000

/** Puts one there, complete as an author would have made it, and approved. Answers its id. */
export async function schedule({ ask }: Cluster, due: Date): Promise<string> {
  const id = `checked-${process.pid}-${due.getTime()}`
  await ask(
    `insert into insights (id, account_id, company_id, slug, tagline, executive_summary, no_sector, aasm_state, aasm_state_updated_at,
        editor_approved_at, body_changed_at, published_at)
      select $1, account_id, company_id, $1, 'Published on time', '<p>Whatever happens.</p>', true, 'scheduled', now(), now(), now(), $2
        from insights where aasm_state = 'published' order by id limit 1`,
    [id, due.toISOString()],
  )
  await ask(
    `insert into insight_disclosures (id, insight_id, position_in_securities, certified, certified_at) values ($1, $1, 'None.', true, now())`,
    [id],
  )
  await ask(
    `insert into insight_content_verticals (insight_id, content_vertical_id) select $1, id from content_verticals order by id limit 1`,
    [id],
  )
  return id
}

/** What was wrong with a publication that was due; `end` is when the database could be written again. */
export async function lateness({ ask }: Cluster, id: string, due: Date, end: number): Promise<string | undefined> {
  const latest = Math.max(due.getTime(), end) + onTime
  for (;;) {
    const [found] = await ask<{ state: string; at: Date }>(
      `select aasm_state as state, aasm_state_updated_at as at from insights where id = $1`,
      [id],
    )
    const at = found!.at.getTime()
    if (found!.state === 'published') return at <= latest ? undefined : `it was published ${(at - due.getTime()) / 1_000} s late`
    if (Date.now() > latest + 1_000) return `it was not published: it is ${found!.state}`
    await pause(500)
  }
}
