/** What there is besides activities, and follows from them or grows as they do: readings, comments, messages, notifications, mails. */
import { investors, providers } from '../data-rows.ts'
import { beginsBefore, conversations, ends, skewed } from './happenings.ts'
import { contactsOfEach, issuerId, managed } from './people.ts'

/** In a month: notifications, campaigns of each managed entity, mails of each of the providers that write some, and their readers. */
const notifications = 200_000
const campaigns = 4
const groupMails = 8
const [writers, followers] = [10, 400]

/** The time of row n of so many. */
const moment = (months: number, rows: number): string =>
  `timestamptz '${beginsBefore(months)}' + n * ((timestamptz '${ends}' - timestamptz '${beginsBefore(months)}') / ${rows})`

/** What follows from the activities, which stand there with their indexes. */
export const following = [
  `insert into insight_reads (insight_id, account_id, read_at)
    select trackable_id, owner_id, min(created_at) from activities where key = 'insight.read' group by 1, 2 order by 1, 2`,
  // A visitor is known for a day, and kept for a month.
  `insert into insight_public_reads (insight_id, visitor_hash, read_at)
    select trackable_id, visitor_hash, min(created_at) from activities where key = 'insight.public_read'
      and created_at > timestamptz '${ends}' - interval '31 days' group by 1, 2 order by 3`,
  `insert into comments (id, account_id, commentable_type, commentable_id, body, body_html, likes_count, created_at, updated_at)
    select trackable_id, owner_id, 'insights', parameters ->> 'insight-id', 'What of the covenant?', '<p>What of the covenant?</p>', 0, created_at, created_at
      from activities where key = 'comment.create' order by created_at`,
  `insert into message_groups (id, kind, direct_key, members_count)
    select 'growth-group-' || n, 'direct', 'growth-key-' || n, 2 from generate_series(1, ${conversations}) as n`,
  `insert into message_group_members (id, message_group_id, account_id)
    select 'growth-member-' || n || side, 'growth-group-' || n, case side when 1 then 'bench-investor-' || n else 'bench-provider-' || (1 + n % ${providers}) end
      from generate_series(1, ${conversations}) as n, generate_series(1, 2) as side`,
  `insert into message_group_spans (message_group_id, account_id, company_id, joined_after)
    select message_group_id, account_id, company_id, 0 from message_group_members join accounts on accounts.id = account_id`,
  `insert into messages (id, message_group_id, position, sender_id, content, created_at, updated_at)
    select trackable_id, 'growth-group-' || (parameters ->> 'conversation'),
      row_number() over (partition by parameters ->> 'conversation' order by created_at), owner_id,
      'What does the covenant say of leverage, and of guidance ' || right(id, 4) || '?', created_at, created_at
      from activities where key = 'message.create' order by created_at`,
  `update message_groups set last_position = said, last_message_at = last, active_at = last
    from (select message_group_id, max(position) as said, max(created_at) as last from messages group by 1) as in_it where id = message_group_id`,
  `insert into message_reads (account_id, message_id, read_at)
    select belongs.account_id, messages.id, messages.created_at from messages
      join message_group_members as belongs using (message_group_id) join message_groups on message_groups.id = message_group_id
      where belongs.account_id <> sender_id and position < last_position - 5`,
]

/** What grows by itself. */
export const growing = (months: number): string[] => [
  `insert into notifications (id, account_id, key, trackable_type, trackable_id, is_open, read_at, created_at, updated_at, announced_at)
    select 'growth-notification-' || lpad(n::text, 8, '0'), case n % 3 when 0 then 'bench-provider-' || ${skewed(providers, 111)} else 'bench-investor-' || ${skewed(investors, 112)} end,
      case n % 3 when 0 then 'insight.saved' else 'insight.published' end, 'insights', growth_places.id, false,
      case when n % 5 > 0 then at + interval '1 hour' end, at, at, at
    from (select n, ${moment(months, notifications * months)} as at, 1 + n % (select count(*) from growth_places) as place
      from generate_series(1, ${notifications * months}) as n offset 0) as told join growth_places using (place) order by n`,
  `insert into notification_actors (notification_id, account_id, anonymize, acted_at)
    select id, case key when 'insight.saved' then 'bench-investor-' || (1 + right(id, 6)::int % ${investors})
      else 'bench-provider-' || (1 + right(id, 6)::int % ${providers}) end, false, created_at from notifications where id like 'growth-%' order by id`,
  `insert into corporate_email_campaigns (id, entity_id, account_id, title, subject, content, from_name, reply_to, status, scheduled_at, sent_at, created_at, updated_at)
    select 'growth-campaign-' || e || '-' || n, 'bench-entity-' || e, '${issuerId}', 'Campaign ' || n, 'News', '<p>News</p>', 'Issuer', 'issuer@bench.example',
      'sent', at, at, at, at
      from generate_series(1, ${managed}) as e, (select n, ${moment(months, campaigns * months)} as at from generate_series(1, ${campaigns * months}) as n) as times`,
  `insert into campaign_deliveries (id, campaign_id, contact_id, status, handed_at, delivered_at, created_at, opened_at)
    select uuid_v7(), campaign.id, contact.id, 'delivered', sent_at, sent_at, sent_at, case when random() < 0.3 then sent_at end
      from corporate_email_campaigns as campaign
      join lateral (select 'growth-contact-' || replace(campaign.entity_id, 'bench-entity-', '') || '-' || n as id from generate_series(1, ${contactsOfEach}) as n) as contact on true
      where campaign.id like 'growth-campaign-%' order by sent_at`,
  `insert into group_email_messages (id, account_id, company_id, subject, body, status, sent_at, created_at, updated_at)
    select 'growth-mail-' || writer || '-' || n, accounts.id, company_id, 'What we wrote', '<p>This week</p>', 'sent', at, at, at
      from generate_series(1, ${writers}) as writer join accounts on accounts.id = 'bench-provider-' || writer,
        (select n, ${moment(months, groupMails * months)} as at from generate_series(1, ${groupMails * months}) as n) as times`,
  `insert into group_email_recipients (id, group_email_message_id, account_id, mailed_at, handed_at)
    select uuid_v7(), mail.id, 'bench-investor-' || n, sent_at, sent_at from group_email_messages as mail, generate_series(1, ${followers}) as n
      where mail.id like 'growth-mail-%' order by sent_at`,
  `insert into activity_alerts (id, account_id, company_id, activity_alert_name_id, frequency, scope, next_due_at, told_until)
    select 'growth-alert-' || n, 'bench-provider-' || n, 'bench-firm-' || (1 + n % 20), (select id from activity_alert_names where name = 'all'), 'daily', 'own',
      timestamptz '${ends}' + interval '1 day', timestamptz '${ends}' from generate_series(1, ${providers}) as n`,
  `insert into recognised_revenues (month, amount_minor, currency)
    select month::date, 100000000, 'USD' from generate_series(timestamptz '${beginsBefore(months)}', timestamptz '${ends}' - interval '40 days', interval '1 month') as month`,
]
