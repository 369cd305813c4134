/** Activities in parts, one for each month, so that a month that has had its time goes at once. What there was becomes the first part. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const indexes = {
  newest: '(created_at desc, id desc)',
  key: '(key, created_at desc, id desc)',
  owner: '(owner_id, created_at desc, id desc)',
  owner_key: '(owner_id, key, trackable_type, trackable_id, created_at desc)',
  recipient: '(recipient_id, created_at desc, id desc)',
  trackable: '(trackable_type, trackable_id, created_at desc, id desc)',
  visitor: '(visitor_hash, key, trackable_type, trackable_id, created_at desc) where visitor_hash is not null',
}

const isOneTable = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql`select from pg_class where oid = 'public.activities'::regclass and relkind = 'r'`.execute(db)
  return rows.length > 0
}

const whileOneTable =
  (step: Step): Step =>
  async (db, patience) => {
    if (await isOneTable(db)) await step(db, patience)
  }

/** Where the first part ends: late enough that no row comes after it before the migration is over. */
const firstMonth = (): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2)).toISOString()
}

const divide: Step = async (db, patience) => {
  const until = firstMonth()
  // Known beforehand to hold for every row, so that nobody waits until all are read.
  await together(
    'alter table activities drop constraint if exists activities_until',
    `alter table activities add constraint activities_until check (created_at < '${until}') not valid`,
  )(db, patience)
  await together('alter table activities validate constraint activities_until')(db, patience)
  await together(
    'alter table activities rename to activities_first',
    ...Object.keys(indexes).map((name) => `alter index activities_${name} rename to activities_first_${name}`),
    'alter table activities_first drop constraint activities_pkey',
    'alter table activities_first add constraint activities_first_pkey primary key using index activities_whole',
    'create table activities (like activities_first including defaults including constraints) partition by range (created_at)',
    'alter table activities drop constraint activities_until',
    `alter table activities add constraint activities_pkey primary key (id, created_at),
      add constraint activities_owner_id_fkey foreign key (owner_id) references accounts,
      add constraint activities_recipient_id_fkey foreign key (recipient_id) references accounts`,
    ...Object.entries(indexes).map(([name, of]) => `create index activities_${name} on activities ${of}`),
    `alter table activities attach partition activities_first for values from (minvalue) to ('${until}')`,
    'alter table activities_first drop constraint activities_until',
    // What is of no month that was made yet.
    'create table activities_rest partition of activities default',
  )(db, patience)
}

export const steps: readonly Step[] = [
  whileOneTable(index('activities_whole', 'activities (id, created_at)', 'unique index')),
  whileOneTable(divide),
]
