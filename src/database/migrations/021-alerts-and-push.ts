/** Alerts and the search history, activity alerts, where clients are woken, and what is counted of features. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${listOf(values)}))`
const within = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} <@ array[${listOf(values)}])`
const atMost = (table: string, column: string, longest: number): string =>
  `constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const object = (table: string, column: string): string =>
  `${column} jsonb constraint ${table}_${column}_object check (jsonb_typeof(${column}) = 'object')`
const count = (table: string, column: string): string =>
  `${column} integer not null default 0 constraint ${table}_${column}_natural check (${column} >= 0)`
const mine = `account_id ${key} not null references accounts on delete cascade`
const frequencies = ['instant', 'hourly', 'daily', 'weekly', 'monthly', 'never']
const features = ['annotations-beta', 'mobile-beta', 'ai-summary', 'api-access', 'data-room', 'market-place']

const schedule = [
  // When something of a frequency is due after a time; null for never. A time zone that is none is taken as UTC.
  `create function next_due(frequency text, zone text, after timestamptz) returns timestamptz language plpgsql stable as $$
    declare
      place text := zone;
      today timestamp;
      due timestamp;
    begin
      if frequency = 'never' then return null; end if;
      if frequency = 'instant' then return after; end if;
      if frequency = 'hourly' then return date_trunc('hour', after) + interval '1 hour'; end if;
      begin
        today := date_trunc('day', after at time zone place);
      exception when invalid_parameter_value then
        place := 'UTC';
        today := date_trunc('day', after at time zone place);
      end;
      due := case frequency
        when 'daily' then today
        when 'weekly' then date_trunc('week', today)
        else date_trunc('month', today) end + interval '6 hours 30 minutes';
      while due at time zone place <= after loop
        due := due + case frequency when 'daily' then interval '1 day' when 'weekly' then interval '1 week' else interval '1 month' end;
      end loop;
      return due at time zone place;
    end $$`,
]

const alerts = [
  // A search of the history is known by what it looks for, so that the same again finds it.
  `create table alerts (
    ${id('alerts')},
    ${mine},
    filter_preset_id ${key} references filter_presets on delete cascade,
    kind text not null default 'saved' ${oneOf('alerts', 'kind', ['saved', 'history'])},
    name text ${atMost('alerts', 'name', 120)},
    query_text text ${atMost('alerts', 'query_text', 256)},
    ${object('alerts', 'filters')},
    search_type text not null default 'full' ${oneOf('alerts', 'search_type', ['quick', 'full'])},
    frequency text not null default 'daily' ${oneOf('alerts', 'frequency', frequencies)},
    channels text[] not null default '{app}' ${within('alerts', 'channels', ['app', 'email', 'push'])},
    active boolean not null default true,
    next_due_at timestamptz(3),
    last_run_at timestamptz(3),
    last_match_at timestamptz(3),
    ${count('alerts', 'new_count')},
    ${count('alerts', 'results_count')},
    sought ${key} generated always as (md5(coalesce(query_text, '') || '|' || coalesce(filters::text, '') || '|' || search_type)) stored,
    ${times},
    constraint alerts_seek_something check (query_text is not null or filters is not null or filter_preset_id is not null),
    constraint alerts_one_source check (filters is null or filter_preset_id is null)
  )`,
  `create unique index alerts_history_once on alerts (account_id, sought) where kind = 'history'`,
  `create index alerts_account on alerts (account_id, created_at desc, id desc)`,
  `create index alerts_account_run on alerts (account_id, (coalesce(last_run_at, created_at)) desc, id desc)`,
  `create index alerts_kind on alerts (account_id, kind, created_at desc, id desc)`,
  `create index alerts_filter_preset on alerts (filter_preset_id) where filter_preset_id is not null`,
  `create index alerts_due on alerts (next_due_at) where kind = 'saved' and active`,

  // What was published and no alert has looked at yet, and what matched and was not told of yet.
  `create table alert_publications (
    insight_id ${key} primary key references insights on delete cascade,
    published_at timestamptz(3) not null default now()
  )`,
  `create table alert_matches (
    alert_id ${key} not null references alerts on delete cascade,
    insight_id ${key} not null references insights on delete cascade,
    matched_at timestamptz(3) not null default now(),
    told_at timestamptz(3),
    primary key (alert_id, insight_id)
  )`,
  `create index alert_matches_insight on alert_matches (insight_id)`,
]

const activityAlerts = [
  `create table activity_alert_names (
    ${id('activity_alert_names')},
    name ${key} not null constraint activity_alert_names_name_unique unique
      constraint activity_alert_names_name_form check (name ~ '^(all|[a-z_]+\\.[a-z_]+)$' and length(name) <= 64),
    title text not null ${atMost('activity_alert_names', 'title', 120)},
    description text not null ${atMost('activity_alert_names', 'description', 500)},
    "group" text not null constraint activity_alert_names_group_length check (length("group") between 1 and 64),
    default_frequency text not null ${oneOf('activity_alert_names', 'default_frequency', frequencies)},
    scopes text[] not null ${within('activity_alert_names', 'scopes', ['own', 'company'])},
    position integer not null default 0,
    ${times}
  )`,
  `create index activity_alert_names_position on activity_alert_names (position, id)`,

  // `told_until`: what happened up to then was told of.
  `create table activity_alerts (
    ${id('activity_alerts')},
    ${mine},
    company_id ${key} references companies on delete cascade,
    activity_alert_name_id ${key} not null references activity_alert_names,
    frequency text not null ${oneOf('activity_alerts', 'frequency', frequencies)},
    scope text not null default 'own' ${oneOf('activity_alerts', 'scope', ['own', 'company'])},
    channel text not null default 'app' ${oneOf('activity_alerts', 'channel', ['app', 'email', 'csv-email'])},
    active boolean not null default true,
    recipients text[] not null default '{}' constraint activity_alerts_recipients_count check (cardinality(recipients) <= 20),
    last_sent_at timestamptz(3),
    next_due_at timestamptz(3),
    told_until timestamptz(3) not null default now(),
    ${times},
    constraint activity_alerts_unique unique (account_id, activity_alert_name_id, scope, channel),
    constraint activity_alerts_company_named check (scope = 'own' or company_id is not null)
  )`,
  `create index activity_alerts_account on activity_alerts (account_id, created_at desc, id desc)`,
  `create index activity_alerts_company on activity_alerts (company_id, created_at desc, id desc) where scope = 'company'`,
  `create index activity_alerts_name on activity_alerts (activity_alert_name_id)`,
  `create index activity_alerts_due on activity_alerts (next_due_at) where active`,
]

const push = [
  `create table push_notification_tokens (
    ${id('push_notification_tokens')},
    ${mine},
    token text ${atMost('push_notification_tokens', 'token', 2048)} constraint push_notification_tokens_token_unique unique,
    platform text not null ${oneOf('push_notification_tokens', 'platform', ['web', 'native'])},
    browser text ${oneOf('push_notification_tokens', 'browser', ['chrome', 'firefox'])},
    mobile_os text ${oneOf('push_notification_tokens', 'mobile_os', ['ios', 'android'])},
    active boolean not null default true,
    user_agent text ${atMost('push_notification_tokens', 'user_agent', 512)},
    heard_at timestamptz(3) not null default now(),
    woken_at timestamptz(3),
    ${times},
    constraint push_notification_tokens_reachable check (not active or token is not null),
    constraint push_notification_tokens_placed check (case platform when 'web' then browser is not null else mobile_os is not null end)
  )`,
  `create index push_notification_tokens_account on push_notification_tokens (account_id) where active`,
  `create index push_notification_tokens_heard on push_notification_tokens (heard_at) where active`,

  // A message waits until its client asks for it. More of the same news joins the one that waits.
  `create table push_messages (
    ${id('push_messages')},
    push_notification_token_id ${key} not null references push_notification_tokens on delete cascade,
    notification_id ${key} not null references notifications on delete cascade,
    title text not null constraint push_messages_title_length check (length(title) between 1 and 255),
    body text not null ${atMost('push_messages', 'body', 500)},
    tag text not null ${atMost('push_messages', 'tag', 255)},
    created_at timestamptz(3) not null default now(),
    queued_at timestamptz(3),
    constraint push_messages_unique unique (push_notification_token_id, notification_id)
  )`,
  `create index push_messages_waiting on push_messages (push_notification_token_id, created_at, id)`,
  `create index push_messages_notification on push_messages (notification_id)`,
  `create index push_messages_unqueued on push_messages (created_at) where queued_at is null`,
]

const metering = [
  `create table feature_participants (
    ${id('feature_participants')},
    ${mine},
    company_id ${key} references companies,
    feature text not null ${oneOf('feature_participants', 'feature', features)},
    status text not null ${oneOf('feature_participants', 'status', ['invited', 'joined', 'left'])},
    joined_at timestamptz(3),
    ${times},
    constraint feature_participants_unique unique (account_id, feature)
  )`,
  `create table feature_usages (
    ${id('feature_usages')},
    ${mine},
    company_id ${key} references companies,
    feature text not null ${oneOf('feature_usages', 'feature', features)},
    action text not null ${atMost('feature_usages', 'action', 64)},
    count integer not null default 1 constraint feature_usages_count_positive check (count > 0),
    ${object('feature_usages', 'context')},
    occurred_at timestamptz(3) not null default now(),
    ${times}
  )`,
  `create index feature_usages_account on feature_usages (account_id, occurred_at desc)`,
  `create index feature_usages_feature on feature_usages (feature, occurred_at desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...schedule, ...alerts, ...activityAlerts, ...push, ...metering]) await sql.raw(statement).execute(db)
}
