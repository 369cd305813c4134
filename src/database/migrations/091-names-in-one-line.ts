/** Names and titles hold one line that reads as it is written. What older ones hold besides becomes a space. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const columns = {
  accounts: ['first_name', 'last_name', 'title'],
  alerts: ['name'],
  asset_classes: ['name'],
  collections: ['name'],
  companies: ['name', 'legal_name'],
  contact_lists: ['name'],
  contact_requests: ['name', 'company_name'],
  contacts: ['first_name', 'last_name', 'company_name', 'title'],
  content_verticals: ['name'],
  corporate_attachments: ['title'],
  corporate_email_campaigns: ['title', 'subject', 'from_name'],
  corporate_events: ['title', 'venue', 'city', 'host_name'],
  corporate_plans: ['name'],
  corporate_presentations: ['title'],
  countries: ['name'],
  entities: ['short_name', 'pretty_name'],
  entity_management_profiles: ['title', 'name'],
  entity_news: ['title'],
  exchange_announcements: ['title'],
  external_report_attachments: ['title'],
  external_reports: ['title', 'source_name'],
  filter_presets: ['name'],
  geographies: ['name'],
  group_email_messages: ['subject'],
  industries: ['name'],
  industry_groups: ['name'],
  insight_collections: ['name', 'curated_by'],
  insight_documents: ['title'],
  insight_provider_profiles: ['headline'],
  insights: ['tagline'],
  investor_companies: ['city'],
  message_groups: ['name'],
  plans: ['name'],
  premium_service_packages: ['name'],
  premium_service_requests: ['title'],
  premium_services: ['name'],
  push_messages: ['title'],
  sectors: ['name'],
}

const broken = '\\u0001-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069'

const blank = ' \\u00a0\\u1680\\u2000-\\u200f\\u202f\\u205f\\u2060\\u3000\\ufeff'

export const steps: readonly Step[] = Object.entries(columns).map(([table, names]) =>
  together(
    ...names.flatMap((name) => [
      `update public.${table} set ${name} = coalesce(nullif(btrim(regexp_replace(${name}, '[${broken}]+', ' ', 'g')), ''), '–')
        where ${name} ~ '[${broken}]'`,
      `update public.${table} set ${name} = '–' where ${name} ~ '^[${blank}]+$'`,
    ]),
  ),
)
