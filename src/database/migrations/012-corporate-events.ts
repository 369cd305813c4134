/** Corporate events, who holds and attends them, and the reservations of seats. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const atMost = (table: string, column: string, longest: number): string =>
  `constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${quoted(values)}))`
const count = (table: string, column: string): string =>
  `${column} integer not null default 0 constraint ${table}_${column}_natural check (${column} >= 0)`

// prettier-ignore
const kinds = ['earnings-call', 'results-briefing', 'one-on-one', 'group-meeting', 'non-deal-roadshow', 'deal-roadshow', 'conference', 'site-visit',
  'capital-markets-day', 'agm', 'egm', 'webinar', 'expert-call']
const statuses = ['drafted', 'published', 'closed', 'live', 'finished', 'cancelled']
const audiences = ['public', 'investor', 'insight-provider', 'corporate-user']
const ofReservations = ['requested', 'confirmed', 'waitlisted', 'declined', 'cancelled', 'attended', 'no-show']

const events = [
  // The seats that are taken are counted under the lock of this row, so that no two bookings count the same one.
  `create table corporate_events (
    ${id('corporate_events')},
    entity_id ${key} not null references entities,
    account_id ${key} not null references accounts,
    title text not null constraint corporate_events_title_length check (length(title) between 1 and 255),
    kind text not null ${oneOf('corporate_events', 'kind', kinds)},
    description text ${atMost('corporate_events', 'description', 5000)},
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null constraint corporate_events_ends_after_start check (ends_at > starts_at),
    timezone text not null constraint corporate_events_timezone_length check (length(timezone) between 1 and 64),
    format text ${oneOf('corporate_events', 'format', ['in-person', 'virtual', 'hybrid'])},
    venue text ${atMost('corporate_events', 'venue', 255)},
    address text ${atMost('corporate_events', 'address', 500)},
    city text ${atMost('corporate_events', 'city', 120)},
    country text constraint corporate_events_country_form check (country ~ '^[A-Z]{2}$'),
    dial_in text ${atMost('corporate_events', 'dial_in', 500)},
    webcast_url text ${atMost('corporate_events', 'webcast_url', 2048)},
    replay_url text ${atMost('corporate_events', 'replay_url', 2048)},
    access text not null default 'open' ${oneOf('corporate_events', 'access', ['open', 'approval', 'invite-only'])},
    capacity integer constraint corporate_events_capacity_range check (capacity between 1 and 100000),
    ${count('corporate_events', 'reserved_count')},
    ${count('corporate_events', 'waitlist_count')},
    registration_closes_at timestamptz(3),
    status text not null default 'drafted' ${oneOf('corporate_events', 'status', statuses)},
    audience text[] not null default '{investor}' constraint corporate_events_audience_known
      check (cardinality(audience) > 0 and audience <@ array[${quoted(audiences)}]),
    language text not null default 'en' ${atMost('corporate_events', 'language', 35)},
    host_name text ${atMost('corporate_events', 'host_name', 120)},
    minor_non_monetary_benefit boolean not null default false,
    research_payment_flag text not null default 'none'
      ${oneOf('corporate_events', 'research_payment_flag', ['none', 'joint', 'separate'])},
    invited_emails text[] not null default '{}' constraint corporate_events_invited_emails_count check (cardinality(invited_emails) <= 1000),
    cancelled_reason text ${atMost('corporate_events', 'cancelled_reason', 500)},
    sequence integer not null default 0,
    day_reminded_at timestamptz(3),
    hour_reminded_at timestamptz(3),
    ${times},
    constraint corporate_events_seats_suffice check (reserved_count <= capacity)
  )`,
  `create index corporate_events_newest on corporate_events (created_at desc, id desc)`,
  `create index corporate_events_start on corporate_events (starts_at, id)`,
  `create index corporate_events_entity on corporate_events (entity_id, created_at desc, id desc)`,
  `create index corporate_events_account on corporate_events (account_id)`,
  `create index corporate_events_closing on corporate_events (registration_closes_at) where status = 'published'`,
  `create index corporate_events_coming on corporate_events (starts_at) where status in ('published', 'closed')`,
  `create index corporate_events_ending on corporate_events (ends_at) where status = 'live'`,
]

const joined = (name: string, table: string, column: string): string[] => [
  `create table corporate_event_${name} (
    corporate_event_id ${key} not null references corporate_events on delete cascade,
    ${column} ${key} not null references ${table} on delete cascade,
    ${times},
    primary key (corporate_event_id, ${column})
  )`,
  `create index corporate_event_${name}_${column} on corporate_event_${name} (${column}, corporate_event_id)`,
]

const reservations = [
  `create table corporate_reservations (
    ${id('corporate_reservations')},
    corporate_event_id ${key} not null references corporate_events on delete cascade,
    account_id ${key} not null references accounts,
    company_id ${key} references companies,
    status text not null ${oneOf('corporate_reservations', 'status', ofReservations)},
    place integer,
    guests integer not null default 0 constraint corporate_reservations_guests_range check (guests between 0 and 3),
    questions text ${atMost('corporate_reservations', 'questions', 2000)},
    dietary text ${atMost('corporate_reservations', 'dietary', 500)},
    contact_consent boolean not null default false,
    reason text ${atMost('corporate_reservations', 'reason', 500)},
    booked_at timestamptz(3) not null default now(),
    attended_at timestamptz(3),
    ${times},
    constraint corporate_reservations_unique unique (corporate_event_id, account_id),
    constraint corporate_reservations_place_of_waiting check ((status = 'waitlisted') = (place is not null))
  )`,
  `create index corporate_reservations_account on corporate_reservations (account_id, corporate_event_id)`,
  `create index corporate_reservations_company on corporate_reservations (company_id)`,
  `create index corporate_reservations_booked on corporate_reservations (corporate_event_id, booked_at, id)`,
  `create index corporate_reservations_waiting on corporate_reservations (corporate_event_id, place) where status = 'waitlisted'`,
]

const all = [
  ...events,
  ...joined('entities', 'entities', 'entity_id'),
  ...joined('hosts', 'accounts', 'account_id'),
  ...joined('insights', 'insights', 'insight_id'),
  ...reservations,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of all) await sql.raw(statement).execute(db)
}
