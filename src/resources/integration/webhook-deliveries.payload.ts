/** What is sent of an event: how the account would be shown it at that moment. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { ResourceType } from '../../generated/contract.ts'
import type { Answers } from '../../verbs/answers.ts'
import { wireTime } from '../../verbs/timestamps.ts'

/** Of a row of deliveries, what happened. */
export interface Happened {
  record_type: 'activities' | 'notifications'
  record_id: string
  event: string
  occurred_at: string
}

interface Made {
  db: Database
  answers: Answers
}

/** The body of an event for an account; undefined once the account may not see it any more. */
export async function payloadOf({ db, answers }: Made, account: string, happened: Happened): Promise<string | undefined> {
  const { record_type, record_id, event, occurred_at } = happened
  const data = await objectOf(answers, account, record_type, record_id)
  if (data === undefined) return undefined
  const about = isReading(event) ? undefined : await trackableOf(db, record_type, record_id)
  const shown = about && (await objectOf(answers, account, about.type, about.id))
  const timestamp = wireTime(occurred_at)
  return JSON.stringify({ type: event, timestamp, data, included: shown === undefined ? [] : [shown] })
}

/** What somebody overseeing others read is not read once more to tell of it, which would be told of in turn. */
const isReading = (event: string): boolean => event.startsWith('compliance.')

async function objectOf(answers: Answers, account: string, type: ResourceType, id: string): Promise<unknown> {
  const document = await answers.shown(account, type, id)
  return document === undefined ? undefined : (JSON.parse(document) as { data: unknown }).data
}

/** What an activity or a notification is about, if about anything. */
async function trackableOf(
  db: Database,
  table: Happened['record_type'],
  id: string,
): Promise<{ type: ResourceType; id: string } | undefined> {
  const { rows } = await sql<{ type: ResourceType; id: string }>`select trackable_type as type, trackable_id as id
    from ${sql.table(table)} where id = ${id} and trackable_id is not null`.execute(db)
  return rows[0]
}
