/** Who talks with whom, what is said, who has read it, and who read it for a case. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`

const groups = [
  // Each message has the next position. `direct_key` holds both members, so that two accounts have one conversation.
  `create table message_groups (
    ${id('message_groups')},
    name text constraint message_groups_name_length check (length(name) between 1 and 120),
    kind text not null ${oneOf('message_groups', 'kind', ['direct', 'group', 'team', 'premium-request', 'event'])},
    status text not null default 'active' ${oneOf('message_groups', 'status', ['active', 'archived'])},
    owner_id ${key} references accounts,
    company_id ${key} references companies,
    direct_key ${key} constraint message_groups_direct_unique unique,
    subject_type text,
    subject_id ${key},
    members_count integer not null default 0 constraint message_groups_members_count_range check (members_count between 0 and 250),
    last_position bigint not null default 0,
    last_message_at timestamptz(3),
    active_at timestamptz(3) not null default now(),
    ${times},
    constraint message_groups_direct_key_of_direct check ((kind = 'direct') = (direct_key is not null)),
    constraint message_groups_company_of_team check ((kind = 'team') = (company_id is not null))
  )`,
  `create unique index message_groups_team on message_groups (company_id) where kind = 'team'`,
  `create index message_groups_active on message_groups (active_at desc, id desc)`,
  `create index message_groups_owner on message_groups (owner_id)`,

  // What stands at `joined_after` and before was said before the account came.
  `create table message_group_members (
    ${id('message_group_members')},
    message_group_id ${key} not null references message_groups on delete cascade,
    account_id ${key} not null references accounts on delete cascade,
    joined_after bigint not null default 0,
    unread_count integer not null default 0 constraint message_group_members_unread_count_natural check (unread_count >= 0),
    joined_at timestamptz(3) not null default now(),
    constraint message_group_members_unique unique (message_group_id, account_id)
  )`,
  `create index message_group_members_account on message_group_members (account_id, message_group_id)`,

  `create table message_group_invitations (
    message_group_id ${key} not null references message_groups on delete cascade,
    account_id ${key} not null references accounts on delete cascade,
    invited_at timestamptz(3) not null default now(),
    primary key (message_group_id, account_id)
  )`,
  `create index message_group_invitations_account on message_group_invitations (account_id, message_group_id)`,
]

const messages = [
  `create table messages (
    ${id('messages')},
    message_group_id ${key} not null references message_groups on delete cascade,
    position bigint not null,
    sender_id ${key} references accounts,
    content text not null constraint messages_content_length check (length(content) between 1 and 10000),
    attachment_id ${key} references account_uploads,
    is_system_message boolean not null default false,
    ${times},
    constraint messages_position_unique unique (message_group_id, position)
  )`,
  `create index messages_newest on messages (created_at desc, id desc)`,
  `create index messages_group on messages (message_group_id, created_at desc, id desc)`,
  `create index messages_sender on messages (sender_id)`,
  `create index messages_attachment on messages (attachment_id) where attachment_id is not null`,
  `create index messages_fulltext on messages using gin (to_tsvector('english', content))`,

  `create table message_reads (
    account_id ${key} not null references accounts on delete cascade,
    message_id ${key} not null references messages on delete cascade,
    read_at timestamptz(3) not null default now(),
    primary key (account_id, message_id)
  )`,
  `create index message_reads_message on message_reads (message_id)`,

  `create table message_inspections (
    account_id ${key} not null references accounts,
    message_id ${key} not null references messages on delete cascade,
    case_number text not null constraint message_inspections_case_number_length check (length(case_number) between 1 and 64),
    inspected_at timestamptz(3) not null default now(),
    primary key (account_id, message_id, case_number)
  )`,
  `create index message_inspections_message on message_inspections (message_id)`,

  `alter table muted_items drop constraint muted_items_mutable_type_known, add constraint muted_items_mutable_type_known
    check (mutable_type in ('accounts', 'entities', 'content-verticals', 'companies', 'insights', 'message-groups'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...groups, ...messages]) await sql.raw(statement).execute(db)
}
