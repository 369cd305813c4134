/** What has to hold of seats and of campaigns, whoever did what: each a query of the rows that break it. */
import type { Invariant } from './invariant.ts'

const seats: readonly Invariant[] = [
  {
    name: 'no event has more people than seats',
    sql: `select one.id, capacity, sum(1 + guests) as people from corporate_events as one
      join corporate_reservations as held on held.corporate_event_id = one.id and held.status in ('confirmed', 'attended', 'no-show')
      group by one.id having sum(1 + guests) > capacity`,
  },
  {
    name: 'an event counts its seats and those who wait',
    sql: `select id, reserved_count, waitlist_count, people, waiting from (select one.id, reserved_count, waitlist_count,
        coalesce(sum(1 + guests) filter (where held.status in ('confirmed', 'attended', 'no-show')), 0) as people,
        count(held.id) filter (where held.status = 'waitlisted') as waiting
      from corporate_events as one left join corporate_reservations as held on held.corporate_event_id = one.id group by one.id) as counted
      where (reserved_count, waitlist_count) <> (people, waiting)`,
  },
  {
    name: 'nobody waits who fits',
    sql: `select held.id, one.id as event, 1 + guests as people, capacity, reserved_count from corporate_events as one
      join corporate_reservations as held on held.corporate_event_id = one.id and held.status = 'waitlisted'
        join accounts as holder on holder.id = held.account_id and holder.status = 'active'
      where one.status in ('published', 'closed') and starts_at > now() and (capacity is null or 1 + guests <= capacity - reserved_count)`,
  },
  {
    name: 'those who wait have a place each, and nobody else has one',
    sql: `select corporate_event_id, array_agg(place) as places, array_agg(status) as statuses from corporate_reservations
      group by corporate_event_id having bool_or((place is not null) <> (status = 'waitlisted')) or count(place) <> count(distinct place)`,
  },
  {
    name: 'a company has one of a meeting under four eyes',
    sql: `select one.id, company_id, count(*) from corporate_events as one
      join corporate_reservations as held on held.corporate_event_id = one.id and held.status in ('requested', 'confirmed', 'waitlisted')
      where kind = 'one-on-one' and company_id is not null group by 1, 2 having count(*) > 1`,
  },
  {
    name: 'an event is talked about by its hosts, its organiser and those who have a seat, or had it when it was called off',
    sql: `select talk.subject_id as event, member.account_id from message_groups as talk
      join message_group_members as member on member.message_group_id = talk.id join corporate_events as one on one.id = talk.subject_id
      where talk.kind = 'event' and one.account_id <> member.account_id
        and not exists (select from corporate_event_hosts as host where host.corporate_event_id = one.id and host.account_id = member.account_id)
        and not exists (select from corporate_reservations as held where held.corporate_event_id = one.id
          and held.account_id = member.account_id and (held.status in ('confirmed', 'attended', 'no-show')
            or (one.status = 'cancelled' and held.status = 'cancelled' and held.is_brought_in)))`,
  },
]

/** What a status of a delivery says of whether the mail server has it. */
const handed = `('sent', 'delivered')`

const campaigns: readonly Invariant[] = [
  {
    name: 'a campaign counts its deliveries by their status',
    sql: `select * from (select one.id, one.status, recipients_count, delivered_count, bounced_count, unsubscribed_count,
        count(d.id) as recipients, count(d.id) filter (where d.status = 'delivered') as delivered,
        count(d.id) filter (where d.status in ('bounced-soft', 'bounced-hard')) as bounced, count(d.unsubscribed_at) as unsubscribed
      from corporate_email_campaigns as one left join campaign_deliveries as d on d.campaign_id = one.id group by one.id) as counted
      where (recipients_count, delivered_count, bounced_count, unsubscribed_count) <> (recipients, delivered, bounced, unsubscribed)`,
  },
  {
    name: 'a delivery says when it was handed over and delivered, where it was',
    sql: `select d.id, d.status, handed_at, delivered_at from campaign_deliveries as d join corporate_email_campaigns as one on one.id = campaign_id
      where one.title like 'Walk %' and ((delivered_at is not null) <> (d.status = 'delivered') or d.status in ${handed} and handed_at is null
        or d.status in ('queued', 'unsubscribed') and handed_at is not null)`,
  },
  {
    name: 'a campaign that was not begun has no recipients, and one that was sent nobody left',
    sql: `select one.id, one.status, count(d.id), count(d.id) filter (where d.status = 'queued') as queued
      from corporate_email_campaigns as one left join campaign_deliveries as d on d.campaign_id = one.id
      where one.title like 'Walk %' group by one.id having one.status in ('drafted', 'scheduled') and count(d.id) > 0
        or one.status = 'sent' and (count(d.id) filter (where d.status = 'queued') > 0 or one.sent_at is null)`,
  },
  {
    name: 'the recipients of a campaign stay as they were when it began',
    sql: `select campaign_id, former.contacts as was, md5(string_agg(contact_id, ' ' order by contact_id)) as is
      from walk.recipients as former join campaign_deliveries using (campaign_id) group by campaign_id, former.contacts
      having md5(string_agg(contact_id, ' ' order by contact_id)) <> former.contacts`,
  },
  {
    name: 'nobody has a mail twice',
    sql: `select min(delivery) as delivery, recipient, subject, count(*) from walk.mails group by recipient, subject having count(*) > 1
      union all select delivery, min(recipient), min(subject), count(*) from walk.mails group by delivery having count(*) > 1`,
  },
  {
    name: 'who was delivered to has the mail, and who was not has none',
    sql: `select d.id, d.status, mail.recipient from campaign_deliveries as d join corporate_email_campaigns as one on one.id = campaign_id
      left join walk.mails as mail on mail.delivery = d.id where one.title like 'Walk %'
        and (d.status = 'delivered' and mail.delivery is null or d.status not in ${handed} and mail.delivery is not null)`,
  },
  {
    name: 'whoever has a mail was a recipient at that address',
    sql: `select mail.* from walk.mails as mail left join campaign_deliveries as d on d.id = mail.delivery
      left join contacts on contacts.id = d.contact_id where contacts.id is null or lower(contacts.email) <> mail.recipient`,
  },
  {
    name: 'nobody is written to after having unsubscribed',
    sql: `select d.id, d.handed_at, ended.at from walk.unsubscribed as ended join campaign_deliveries as d on d.contact_id = ended.contact
      where d.handed_at > ended.at
      union all select d.id, mail.at, ended.at from walk.unsubscribed as ended join campaign_deliveries as d on d.contact_id = ended.contact
        join walk.mails as mail on mail.delivery = d.id where mail.at > ended.at + interval '1 second'`,
  },
  {
    name: 'whoever unsubscribed or was not found stays so',
    sql: `select id, status from contacts join walk.unsubscribed as ended on ended.contact = contacts.id where status <> 'unsubscribed'
      union all select distinct contacts.id, contacts.status from contacts join campaign_deliveries as d on d.contact_id = contacts.id
        where d.status = 'bounced-hard' and contacts.email like 'nobody%@walk.example' and contacts.status = 'subscribed'`,
  },
  {
    name: 'a list counts who is on it, and who of them gets mails',
    sql: `select * from (select list.id, contacts_count, deliverable_count, count(contacts.id) as people,
        count(contacts.id) filter (where contacts.status = 'subscribed') as subscribed from contact_lists as list
      left join contact_list_members as member on member.contact_list_id = list.id
      left join contacts on contacts.id = member.contact_id group by list.id) as counted
      where (contacts_count, deliverable_count) <> (people, subscribed)`,
  },
]

const made = `select title as label from premium_service_requests union all select memo from premium_service_transactions
  union all select title from corporate_events union all select name from contact_lists
  union all select title from corporate_email_campaigns union all select source_file_name from premium_service_attachments
  union all select reason from report_corrections`

const requests: readonly Invariant[] = [
  {
    name: 'what was asked for once is there once',
    sql: `select label, count(*) from (${made}) as made where label like 'Walk %' group by label having count(*) > 1`,
  },
  {
    name: 'what was acknowledged is there',
    sql: `select label from walk.acknowledged where label not in (select label from (${made}) as made where label is not null)`,
  },
]

export const ofPeople = [...seats, ...campaigns, ...requests]
