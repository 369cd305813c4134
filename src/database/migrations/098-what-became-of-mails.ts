/** What became of each mail of a campaign is kept and listed: why it came back, who complained, and where it was asked for who read. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const states = ['queued', 'sent', 'delivered', 'bounced-soft', 'bounced-hard', 'complained', 'unsubscribed']

export const steps: readonly Step[] = [
  together(
    `alter table public.campaign_deliveries
      add column if not exists reason text, add column if not exists reported_at timestamptz(3),
      add column if not exists opened_at timestamptz(3), add column if not exists clicked_at timestamptz(3),
      drop constraint if exists campaign_deliveries_reason_length, drop constraint if exists campaign_deliveries_status_known`,
    `alter table public.campaign_deliveries
      add constraint campaign_deliveries_reason_length check (length(reason) <= 500) not valid,
      add constraint campaign_deliveries_status_known check (status in (${states.map((one) => `'${one}'`).join(', ')})) not valid`,
    `alter table public.corporate_email_campaigns
      add column if not exists track boolean not null default false, add column if not exists resumed_at timestamptz(3),
      add column if not exists complained_count integer not null default 0,
      add column if not exists resumed_complained integer not null default 0,
      drop constraint if exists corporate_email_campaigns_complained_count_natural,
      add constraint corporate_email_campaigns_complained_count_natural check (complained_count >= 0)`,
  ),
  together(
    `alter table public.campaign_deliveries validate constraint campaign_deliveries_reason_length,
      validate constraint campaign_deliveries_status_known`,
  ),
  index('campaign_deliveries_handed', `public.campaign_deliveries (campaign_id, coalesce(handed_at, '-infinity') desc, id desc)`),
  index('contacts_address', 'public.contacts (lower(email))'),
]
