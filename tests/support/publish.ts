/** Brings drafts to publication where a test is about what comes after. */
import { sql } from 'kysely'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insightPath, moveTo } from './insight-rows.ts'
import type { Answer, Server } from './server.ts'

/** Puts a draft into approved in the tables: what publication asks for is filled in where it is missing, and certified. */
export async function approve({ db }: Server, id: string): Promise<void> {
  await transact(db, async (tx) => {
    await sql`update insights set aasm_state = 'approved', aasm_state_updated_at = now(), editor_approved_at = now(),
      tagline = coalesce(tagline, 'Approved'), executive_summary = coalesce(executive_summary, '<p>Summary.</p>'),
      no_sector = no_sector or primary_entity_id is null,
      time_horizon = case when imperative is null then time_horizon else coalesce(time_horizon, 'short') end
      where id = ${id}`.execute(tx)
    await sql`insert into insight_content_verticals (insight_id, content_vertical_id) select ${id}, ${seedId('content-verticals', 1)}
      where not exists (select from insight_content_verticals where insight_id = ${id})`.execute(tx)
    await sql`update insight_disclosures set certified = true, certified_at = now(),
      position_in_securities = coalesce(nullif(position_in_securities, ''), 'None.') where insight_id = ${id}`.execute(tx)
  })
}

/** Asks for the publication of one that is approved, and answers what the server did. */
export const publishApproved = async (server: Server, id: string, name = 'editor'): Promise<Answer> =>
  (await server.as(name)).patch(insightPath(id), moveTo('published'))

/** Brings a draft to published. @throws unless it is. */
export async function publish(server: Server, id: string): Promise<Answer> {
  await approve(server, id)
  const answer = await publishApproved(server, id)
  if (answer.status !== 200) throw new Error(`${id} was not published: ${answer.status} ${answer.text}`)
  return answer
}
