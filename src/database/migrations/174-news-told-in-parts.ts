/** News for very many, of whom some are told in the transaction that makes them and the others by the tick. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table news_to_tell (
        id ${key} primary key constraint news_to_tell_id_length check (length(id) between 1 and 128),
        key text not null,
        trackable_type text not null,
        trackable_id ${key} not null,
        actor_id ${key},
        parameters jsonb not null constraint news_to_tell_parameters_object check (jsonb_typeof(parameters) = 'object'),
        anonymize boolean,
        recipients text[] not null constraint news_to_tell_recipients_some check (cardinality(recipients) > 0)
      )`,
    )
    .execute(db)
}
