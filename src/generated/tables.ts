// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
// migrations 9ad8be80acb28263, types e6c9af360f4340d7
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AccountAnalyticDistributionReportsTable {
  id: string
  account_id: string
  company_id: string | null
  period: string
  dimension: string
  bucket: string
  views: Generated<number>
  reads: Generated<number>
  unique_readers: Generated<number>
  unique_firms: Generated<number>
  dwell_seconds: Generated<string>
  share: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AccountCountsTable {
  id: 'all' | 'providers'
  accounts: string
}

export interface AccountEntitiesTable {
  account_id: string
  entity_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AccountUploadsTable {
  id: string
  account_id: string
  source: string
  source_file_name: string
  source_file_size: number
  source_updated_at: Generated<string>
  source_content_type: string
  purpose: Generated<'editor-image' | 'csv-import' | 'message-attachment' | 'avatar' | 'other'>
  is_used: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AccountsTable {
  id: string
  company_id: string | null
  first_name: string
  last_name: string
  name: GeneratedAlways<string | null>
  title: string | null
  slug: string
  account_type: 'insight-provider' | 'investor' | 'corporate-user' | 'staff' | 'system'
  roles: Generated<string[]>
  status: Generated<'invited' | 'active' | 'suspended' | 'deactivated'>
  email: string
  email_verified: Generated<boolean>
  password_hash: string | null
  phone: string | null
  avatar_url: ColumnType<unknown, string | undefined, string>
  bio: string | null
  country: string | null
  timezone: Generated<string>
  locale: Generated<string>
  website: string | null
  linkedin: string | null
  languages: Generated<string[]>
  years_experience: number | null
  followers_count: Generated<number>
  following_count: Generated<number>
  insights_count: Generated<number>
  last_seen_at: string | null
  reading_tier: Generated<'professional' | 'delayed' | 'provider' | 'corporate' | 'none'>
  investor_classification: 'professional' | 'eligible-counterparty' | 'accredited' | 'retail' | null
  anonymize_reading: Generated<boolean>
  notification_preferences: ColumnType<unknown, string | undefined, string>
  email_frequency: Generated<'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'>
  created_at: Generated<string>
  updated_at: Generated<string>
  plan_id: string | null
  named_insights_count: Generated<number>
  left_at: string | null
  erased_at: string | null
  entities_named: Generated<boolean>
  pending_email: string | null
  plan_ends_at: string | null
  suspended_at: string | null
}

export interface ActivitiesTable {
  id: string
  key: string
  trackable_type: string
  trackable_id: string | null
  owner_id: string | null
  recipient_id: string | null
  anonymize: Generated<boolean>
  origin: Generated<'web' | 'ios' | 'android' | 'api' | 'email' | 'widget' | 'share-link' | 'import' | 'system'>
  parameters: ColumnType<unknown, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
  visitor_hash: Uint8Array | null
  weight: Generated<number>
}

export interface ActivityAlertNamesTable {
  id: string
  name: string
  title: string
  description: string
  group: string
  default_frequency: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'
  scopes: string[]
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ActivityAlertsTable {
  id: string
  account_id: string
  company_id: string | null
  activity_alert_name_id: string
  frequency: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'
  scope: Generated<'own' | 'company'>
  channel: Generated<'app' | 'email' | 'csv-email'>
  active: Generated<boolean>
  recipients: Generated<string[]>
  last_sent_at: string | null
  next_due_at: string | null
  told_until: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AlertMatchesTable {
  alert_id: string
  insight_id: string
  matched_at: Generated<string>
  told_at: string | null
}

export interface AlertPublicationsTable {
  insight_id: string
  published_at: Generated<string>
}

export interface AlertsTable {
  id: string
  account_id: string
  filter_preset_id: string | null
  kind: Generated<'saved' | 'history'>
  name: string | null
  query_text: string | null
  filters: ColumnType<unknown, string | null, string | null>
  search_type: Generated<'quick' | 'full'>
  frequency: Generated<'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'>
  channels: Generated<string[]>
  active: Generated<boolean>
  next_due_at: string | null
  last_run_at: string | null
  last_match_at: string | null
  new_count: Generated<number>
  results_count: Generated<number>
  sought: GeneratedAlways<string | null>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AnnotationsTable {
  id: string
  insight_id: string
  annotator_id: string
  message: string
  annotable_attribute: 'executive_summary' | 'detail'
  section_id: number
  is_starred: Generated<boolean>
  is_secret: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
  block_hash: string | null
  is_orphaned: Generated<boolean>
}

export interface ApiKeysTable {
  id: string
  account_id: string
  name: string
  scopes: string[]
  prefix: string
  secret_hash: Uint8Array
  expires_at: string
  warned_days: number | null
  last_used_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AssetClassesTable {
  id: string
  name: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AttemptsTable {
  id: GeneratedAlways<string>
  subject: string
  at: Generated<string>
}

export interface CalendarFeedsTable {
  id: string
  account_id: string
  token_hash: Uint8Array
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CampaignContactListsTable {
  campaign_id: string
  contact_list_id: string
}

export interface CampaignDeliveriesTable {
  id: string
  campaign_id: string
  contact_id: string | null
  code: Generated<string>
  status: Generated<'queued' | 'sent' | 'delivered' | 'bounced-soft' | 'bounced-hard' | 'complained' | 'unsubscribed'>
  tries: Generated<number>
  try_at: Generated<string>
  handed_at: string | null
  delivered_at: string | null
  unsubscribed_at: string | null
  created_at: Generated<string>
  reason: string | null
  reported_at: string | null
  opened_at: string | null
  clicked_at: string | null
  address_hash: string | null
}

export interface ChangesTable {
  id: string
  record_type: string
  record_id: string
  event: 'deleted' | 'cancelled'
  audience: string
  created_at: Generated<string>
}

export interface ClosedMonthsTable {
  month: string
  closed_at: Generated<string>
  insights_counted: Generated<boolean>
  insights_summed: Generated<boolean>
}

export interface CollectionItemsTable {
  collection_id: string
  insight_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CollectionsTable {
  id: string
  account_id: string
  company_id: string | null
  name: string
  slug: string
  description: string | null
  cover_image: string | null
  cover_image_file_name: string | null
  and_filters: ColumnType<unknown, string | null, string | null>
  or_filters: ColumnType<unknown, string | null, string | null>
  visibility: Generated<'private' | 'company' | 'public'>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CommentLikesTable {
  comment_id: string
  account_id: string
  created_at: Generated<string>
}

export interface CommentMentionsTable {
  comment_id: string
  account_id: string
  created_at: Generated<string>
}

export interface CommentRevisionsTable {
  id: GeneratedAlways<string>
  comment_id: string
  body: string
  replaced_at: Generated<string>
}

export interface CommentsTable {
  id: string
  account_id: string
  commentable_type: 'insights' | 'external-reports' | 'corporate-events' | 'entity-news' | 'corporate-presentations'
  commentable_id: string
  parent_id: string | null
  body: string | null
  status: Generated<'visible' | 'removed' | 'held'>
  is_review: Generated<boolean>
  likes_count: Generated<number>
  replies_count: Generated<number>
  depth: Generated<number>
  edited_at: string | null
  removed_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  body_html: string | null
  removed_by: 'author' | 'team-lead' | 'editor' | 'admin' | null
}

export interface CompaniesTable {
  id: string
  name: string
  slug: string
  kind: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'
  country: string | null
  website: string | null
  description: string | null
  logo_url: ColumnType<unknown, string | undefined, string>
  policy: ColumnType<unknown, string | undefined, string>
  trusted: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
  legal_name: string | null
  registration_number: string | null
  address: string | null
  employees_range: string | null
  stage: string | null
  seats: Generated<number>
  plan_id: string | null
  corporate_plan_id: string | null
  investment_firm_type_id: string | null
  corporate_plan_ends_at: string | null
  plan_ends_at: string | null
}

export interface CompanyAnalyticDistributionReportsTable {
  id: string
  company_id: string
  period: string
  dimension: string
  bucket: string
  views: Generated<number>
  reads: Generated<number>
  unique_readers: Generated<number>
  unique_firms: Generated<number>
  dwell_seconds: Generated<string>
  share: Generated<string>
  accounts_count: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CompanyEntitiesTable {
  company_id: string
  entity_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CompanyMtdQvaReportsTable {
  id: string
  company_id: string
  period: string
  engagement_points: Generated<string>
  collaboration_points: Generated<string>
  qva: Generated<string>
  share: Generated<string>
  share_3m: Generated<string>
  rank: number
  of: number
  insights_published: Generated<number>
  eligible: Generated<boolean>
  breakdown: ColumnType<unknown, string | undefined, string>
  formula_version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  as_of: string
  projected_qva: string | null
  accounts: ColumnType<unknown, string | undefined, string>
  discarded: ColumnType<unknown, string | undefined, string>
}

export interface CompanyPaymentsTable {
  id: string
  company_id: string
  period: string
  pool_share: Generated<string>
  subscription_amount_minor: Generated<string>
  premium_amount_minor: Generated<string>
  adjustment_minor: Generated<string>
  total_minor: Generated<string | null>
  paid_on: string | null
  statement_url: string | null
  currency: Generated<string>
  status: 'estimated' | 'final' | 'paid'
  created_at: Generated<string>
  updated_at: Generated<string>
  version: Generated<number>
  premium_currency: Generated<string>
  paid_minor: string | null
}

export interface CompanyStagesTable {
  id: string
  name: string
  slug: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ContactListMembersTable {
  contact_list_id: string
  contact_id: string
  added_at: Generated<string>
}

export interface ContactListsTable {
  id: string
  entity_id: string
  account_id: string | null
  name: string
  description: string | null
  contacts_count: Generated<number>
  deliverable_count: Generated<number>
  status: Generated<'active' | 'removed'>
  removed_at: string | null
  source: Generated<'manual' | 'csv' | 'event' | 'followers'>
  is_dynamic: Generated<boolean>
  last_imported_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ContactRequestsTable {
  id: string
  account_id: string | null
  name: string
  email: string
  company_name: string | null
  phone: string | null
  subject: 'sales' | 'support' | 'corporate-access' | 'become-a-provider' | 'press' | 'report-content' | 'other'
  message: string
  country: string | null
  page_url: string | null
  consent: boolean
  status: Generated<'new' | 'assigned' | 'replied' | 'closed' | 'spam'>
  contactable_type: 'entities' | 'accounts' | 'companies' | null
  contactable_id: string | null
  assignee_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  reply: string | null
  replied_at: string | null
  replied_by_id: string | null
}

export interface ContactSuppressionsTable {
  entity_id: string
  address_hash: string
  status: 'unsubscribed' | 'bounced' | 'suppressed'
  created_at: Generated<string>
}

export interface ContactsTable {
  id: string
  entity_id: string
  email: string
  first_name: string | null
  last_name: string | null
  company_name: string | null
  title: string | null
  country: string | null
  tags: Generated<string[]>
  status: Generated<'subscribed' | 'unsubscribed' | 'bounced' | 'suppressed'>
  consent_source: 'manual' | 'csv'
  created_at: Generated<string>
  updated_at: Generated<string>
  refuses_tracking: Generated<boolean>
}

export interface ContentVerticalsTable {
  id: string
  name: string
  slug: string
  color: string | null
  position: Generated<number>
  insights_count: Generated<number>
  group: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporateAnswersTable {
  id: string
  corporate_question_id: string
  account_id: string
  body: string
  anonymize: Generated<boolean>
  released_at: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporateAttachmentsTable {
  id: string
  attachable_type: string
  attachable_id: string
  account_id: string
  title: string | null
  source: string
  source_file_name: string
  source_file_size: number
  source_updated_at: Generated<string>
  source_content_type: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporateEmailCampaignsTable {
  id: string
  entity_id: string
  account_id: string | null
  title: string
  subject: string
  content: string
  from_name: string
  reply_to: string
  status: Generated<'drafted' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed'>
  scheduled_at: string | null
  sent_at: string | null
  test_sent_at: string | null
  content_changed_at: Generated<string>
  busy_until: string | null
  nudged_at: string | null
  failures: Generated<number>
  recipients_count: Generated<number>
  delivered_count: Generated<number>
  opened_count: Generated<number>
  clicked_count: Generated<number>
  bounced_count: Generated<number>
  unsubscribed_count: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  resumed_tried: Generated<number>
  resumed_bounced: Generated<number>
  track: Generated<boolean>
  resumed_at: string | null
  complained_count: Generated<number>
  resumed_complained: Generated<number>
  scheduling_company_id: string | null
}

export interface CorporateEventEntitiesTable {
  corporate_event_id: string
  entity_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporateEventHostsTable {
  corporate_event_id: string
  account_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporateEventInsightsTable {
  corporate_event_id: string
  insight_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporateEventInvitationsTable {
  id: string
  corporate_event_id: string
  email: string
  mailed_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  handed_at: string | null
}

export interface CorporateEventsTable {
  id: string
  entity_id: string
  account_id: string
  title: string
  kind: 'earnings-call' | 'results-briefing' | 'one-on-one' | 'group-meeting' | 'non-deal-roadshow' | 'deal-roadshow' | 'conference' | 'site-visit' | 'capital-markets-day' | 'agm' | 'egm' | 'webinar' | 'expert-call'
  description: string | null
  starts_at: string
  ends_at: string
  timezone: string
  format: 'in-person' | 'virtual' | 'hybrid' | null
  venue: string | null
  address: string | null
  city: string | null
  country: string | null
  dial_in: string | null
  webcast_url: string | null
  replay_url: string | null
  access: Generated<'open' | 'approval' | 'invite-only'>
  capacity: number | null
  reserved_count: Generated<number>
  waitlist_count: Generated<number>
  registration_closes_at: string | null
  status: Generated<'drafted' | 'published' | 'closed' | 'live' | 'finished' | 'cancelled'>
  audience: Generated<string[]>
  language: Generated<string>
  host_name: string | null
  minor_non_monetary_benefit: Generated<boolean>
  research_payment_flag: Generated<'none' | 'joint' | 'separate'>
  invited_emails: Generated<string[]>
  cancelled_reason: string | null
  sequence: Generated<number>
  day_reminded_at: string | null
  hour_reminded_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  roadshow_id: string | null
}

export interface CorporatePlansTable {
  id: string
  name: string
  slug: string
  price_minor: string | null
  currency: string
  interval: 'month' | 'year'
  events_per_year: number | null
  campaigns_per_month: number | null
  contacts_limit: number | null
  seats: number
  features: Generated<string[]>
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface CorporatePresentationsTable {
  id: string
  entity_id: string
  corporate_event_id: string | null
  account_id: string
  title: string
  description: string | null
  presented_on: string | null
  kind: Generated<'results' | 'investor-day' | 'roadshow' | 'esg' | 'annual-report' | 'other'>
  period: string | null
  source: string
  source_file_name: string
  source_file_size: number
  source_updated_at: Generated<string>
  source_content_type: string
  pages: number | null
  release_time: string | null
  downloads_count: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface CorporateQuestionVotesTable {
  corporate_question_id: string
  account_id: string
  created_at: Generated<string>
}

export interface CorporateQuestionsTable {
  id: string
  entity_id: string
  account_id: string
  body: string
  anonymize: Generated<boolean>
  status: Generated<'submitted' | 'approved' | 'answered' | 'closed' | 'rejected' | 'withdrawn'>
  answers_count: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  corporate_event_id: string | null
  votes_count: Generated<number>
}

export interface CorporateReservationsTable {
  id: string
  corporate_event_id: string
  account_id: string
  company_id: string | null
  status: 'requested' | 'confirmed' | 'waitlisted' | 'declined' | 'cancelled' | 'attended' | 'no-show'
  place: number | null
  guests: Generated<number>
  questions: string | null
  dietary: string | null
  contact_consent: Generated<boolean>
  reason: string | null
  booked_at: Generated<string>
  attended_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  is_brought_in: Generated<boolean>
  attendee_visible: Generated<boolean>
  in_calendar: Generated<boolean>
  calendar_sequence: number | null
}

export interface CountriesTable {
  id: string
  name: string
  slug: string
  code: string
  currency: string | null
  flag: string | null
  geography_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface EmploymentsTable {
  id: Generated<string>
  account_id: string
  company_id: string
  since: string
  until: string | null
}

export interface EntitiesTable {
  id: string
  company_id: string | null
  short_name: string
  pretty_name: string
  slug: string
  description: string | null
  country: string
  sector: string
  industry_group: string | null
  industry: string | null
  gics: ColumnType<unknown, string | undefined, string>
  bbgid: string | null
  security: Generated<string>
  yahoo_ticker: string | null
  isin: string | null
  figi: string | null
  lei: string | null
  exchange: string | null
  currency: string | null
  market_cap_usd_m: string | null
  logo_url: ColumnType<unknown, string | undefined, string>
  website: string | null
  is_listed: Generated<boolean>
  listed_at: string | null
  delisted_at: string | null
  followers_count: Generated<number>
  insights_count: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  search: string | null
}

export interface EntityManagementProfilesTable {
  id: string
  entity_id: string
  title: string
  name: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface EntityNewsTable {
  id: string
  entity_id: string
  title: string
  content: string
  url: string | null
  release_time: string
  created_at: Generated<string>
  updated_at: Generated<string>
  told_at: string | null
  deleted_at: string | null
}

export interface EntityPeersTable {
  entity_id: string
  peer_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
  is_confirmed: Generated<boolean>
}

export interface ExchangeAnnouncementsTable {
  id: string
  entity_id: string
  title: string
  content: string
  attachment: Generated<string[]>
  release_time: string
  told_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ExportPartsTable {
  export_id: string
  position: number
  source: string
}

export interface ExportsTable {
  id: string
  account_id: string
  list: string
  filters: ColumnType<unknown, string | undefined, string>
  sort: string | null
  format: 'csv' | 'ndjson'
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>
  records_count: Generated<number>
  size: Generated<string>
  error: string | null
  cursor: string | null
  busy_until: string | null
  finished_at: string | null
  expires_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ExternalReportAttachmentsTable {
  id: string
  external_report_id: string
  account_id: string
  source: string
  source_file_name: string
  source_file_size: number
  source_updated_at: Generated<string>
  source_content_type: string
  title: string | null
  pages: number | null
  scan_status: Generated<'received' | 'clean' | 'infected' | 'unsupported'>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ExternalReportContentVerticalsTable {
  external_report_id: string
  content_vertical_id: string
}

export interface ExternalReportEntitiesTable {
  external_report_id: string
  entity_id: string
}

export interface ExternalReportsTable {
  id: string
  account_id: string
  company_id: string | null
  primary_entity_id: string
  title: string
  source_name: string
  published_on: string | null
  language: Generated<string>
  access: 'open' | 'on-request' | 'private'
  pages: number | null
  summary: string | null
  imperative: 'bullish' | 'bearish' | 'neutral' | null
  target_price: ColumnType<unknown, string | null, string | null>
  countries: Generated<string[]>
  sectors: Generated<string[]>
  views_count: Generated<number>
  status: Generated<'uploaded' | 'processing' | 'listed' | 'rejected' | 'unlisted'>
  created_at: Generated<string>
  updated_at: Generated<string>
  search: GeneratedAlways<string | null>
}

export interface FeatureParticipantsTable {
  id: string
  account_id: string
  company_id: string | null
  feature: 'annotations-beta' | 'mobile-beta' | 'ai-summary' | 'api-access' | 'data-room' | 'market-place'
  status: 'invited' | 'joined' | 'left'
  joined_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface FeatureUsagesTable {
  id: string
  account_id: string
  company_id: string | null
  feature: 'annotations-beta' | 'mobile-beta' | 'ai-summary' | 'api-access' | 'data-room' | 'market-place'
  action: string
  count: Generated<number>
  context: ColumnType<unknown, string | null, string | null>
  occurred_at: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface FilesTable {
  id: string
  name: string
  content_type: string
  size: number
  stored_by: string
  created_at: Generated<string>
  kept_at: string | null
  released_at: string | null
  account_id: string | null
}

export interface FilterPresetsTable {
  id: string
  account_id: string
  name: string
  countries: Generated<string[]>
  sectors: Generated<string[]>
  strategies: Generated<string[]>
  verticals: Generated<string[]>
  min_market_cap: number | null
  max_market_cap: number | null
  format_types: string[] | null
  imperatives: string[] | null
  time_horizons: string[] | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface FollowsTable {
  id: string
  follower_id: string
  followable_type: string
  followable_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
  wants_mails: Generated<boolean>
}

export interface GeographiesTable {
  id: string
  slug: string
  name: string
  useful_links: ColumnType<unknown, string | undefined, string>
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface GroupEmailMessageInsightsTable {
  group_email_message_id: string
  insight_id: string
}

export interface GroupEmailMessagesTable {
  id: string
  account_id: string
  company_id: string | null
  subject: string
  body: string
  status: Generated<'drafted' | 'queued' | 'sent'>
  audience: Generated<'followers' | 'investors'>
  recipients_count: Generated<number>
  opened_count: Generated<number>
  clicked_count: Generated<number>
  sent_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface GroupEmailRecipientsTable {
  id: string
  group_email_message_id: string
  account_id: string
  mailed_at: string | null
  code: Generated<string>
  handed_at: string | null
}

export interface IdempotencyKeysTable {
  account_id: string
  operation: string
  key: string
  request: string
  answer: string | null
  created_at: Generated<string>
}

export interface ImagesTable {
  id: string
  account_id: string | null
  imageable_type: 'insights' | 'accounts' | 'companies' | 'entities' | 'collections'
  imageable_id: string
  source: string
  source_file_name: string
  source_file_size: Generated<number>
  source_updated_at: Generated<string>
  source_content_type: string
  width: Generated<number>
  height: Generated<number>
  alt_text: string | null
  position: number | null
  created_at: Generated<string>
  updated_at: Generated<string>
  small: string | null
  medium: string | null
  large: string | null
}

export interface ImportsTable {
  id: string
  contact_list_id: string
  account_id: string | null
  source: string | null
  reading: ColumnType<unknown, string, string>
  dry_run: boolean
  status: Generated<'queued' | 'running' | 'done' | 'failed'>
  rows_count: number
  done_count: Generated<number>
  added_count: Generated<number>
  updated_count: Generated<number>
  errors: ColumnType<unknown, string, string>
  warnings: ColumnType<unknown, string, string>
  failure: string | null
  busy_until: string | null
  started_at: string | null
  finished_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface IndustriesTable {
  id: string
  industry_group_id: string
  name: string
  slug: string
  code: string
  description: string | null
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface IndustryGroupsTable {
  id: string
  sector_id: string
  name: string
  slug: string
  code: string
  description: string | null
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightAnalyticssTable {
  id: string
  insight_id: string
  account_id: string
  company_id: string | null
  granularity: 'total' | 'day' | 'month'
  period: string | null
  published_at: string
  created_at: Generated<string>
  updated_at: Generated<string>
  qva_points: Generated<string>
}

export interface InsightCitationsTable {
  citing_id: string
  cited_id: string
}

export interface InsightCollectionInsightsTable {
  insight_collection_id: string
  insight_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightCollectionsTable {
  id: string
  curator_id: string | null
  name: string
  slug: string
  description: string | null
  cover_image_url: string | null
  curated_by: string
  position: Generated<number>
  is_featured: Generated<boolean>
  starts_at: string | null
  ends_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightContentVerticalsTable {
  insight_id: string
  content_vertical_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightCountsTable {
  shard: number
  published: string
}

export interface InsightDisclosuresTable {
  id: string
  insight_id: string
  position_in_securities: Generated<string>
  certified: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
  certified_at: string | null
}

export interface InsightDocumentsTable {
  id: string
  insight_id: string
  source: string
  source_file_name: string
  source_file_size: Generated<number>
  source_updated_at: Generated<string>
  source_content_type: string
  title: string | null
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  downloads_count: Generated<number>
}

export interface InsightMonthsTable {
  insight_id: string
  month: string
  views: Generated<number>
  public_reads: Generated<number>
  readers: Generated<number>
  firms: Generated<number>
  introduced: Generated<number>
  tenths: Generated<number>
  downloads: Generated<number>
  shares: Generated<number>
  saves: Generated<number>
  likes: Generated<number>
  dislikes: Generated<number>
  annotations: Generated<number>
  forks: Generated<number>
  access_requests: Generated<number>
  restricted_views: Generated<number>
  completion: string | null
  kinds: ColumnType<unknown, string | undefined, string>
  dwell: ColumnType<unknown, string | undefined, string>
}

export interface InsightPeriodsTable {
  span: 'month' | 'day' | 'hour'
  starts: string
  shard: number
  published: string
}

export interface InsightProviderPaymentsTable {
  id: string
  account_id: string
  company_id: string | null
  period: string
  share_3m: Generated<string>
  amount_minor: Generated<string>
  premium_minor: Generated<string>
  total_minor: Generated<string | null>
  eligible: boolean
  ineligible_reason: string | null
  currency: Generated<string>
  status: 'estimated' | 'final' | 'paid'
  created_at: Generated<string>
  updated_at: Generated<string>
  version: Generated<number>
  premium_currency: Generated<string>
  adjustment_minor: Generated<string>
  paid_minor: string | null
  paid_on: string | null
  statement_url: string | null
}

export interface InsightProviderProfilesTable {
  id: string
  account_id: string
  headline: string
  biography: Generated<string>
  experience: ColumnType<unknown, string | undefined, string>
  education: ColumnType<unknown, string | undefined, string>
  certifications: Generated<string[]>
  regulatory_status: string | null
  regulator: string | null
  licence_number: string | null
  disclaimer: string | null
  methodology: string | null
  research_frequency: string | null
  media_appearances: ColumnType<unknown, string | undefined, string>
  banner_url: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightProvidersTable {
  id: string
  company_id: string | null
  name: string
  insights_count: Generated<number>
  followers_count: Generated<number>
  published_last_30_days: Generated<number>
  coverage_countries: Generated<string[]>
  coverage_sectors: Generated<string[]>
  verticals: Generated<string[]>
  search: Generated<string>
  counted_at: Generated<string>
  ratings_count: Generated<number>
  average_rating: string | null
  response_hours_median: string | null
  search_name: GeneratedAlways<string | null>
}

export interface InsightPublicReadsTable {
  insight_id: string
  visitor_hash: Uint8Array
  read_at: Generated<string>
}

export interface InsightReadsTable {
  insight_id: string
  account_id: string
  read_at: Generated<string>
  is_counted: Generated<boolean>
  furthest: string | null
}

export interface InsightRevisionsTable {
  id: Generated<string>
  insight_id: string
  number: number
  changed: string[]
  reason: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightSecondaryEntitiesTable {
  insight_id: string
  entity_id: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightSlugsTable {
  slug: string
  insight_id: string | null
  created_at: Generated<string>
}

export interface InsightStreamsTable {
  upstream_id: string
  downstream_id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InsightTopicsTable {
  topic_type: string
  topic_id: string
  published_at: string
  insight_id: string
}

export interface InsightViewsTable {
  insight_id: string
  views: string
}

export interface InsightVotesTable {
  insight_id: string
  account_id: string
  score: number
  created_at: Generated<string>
  updated_at: Generated<string>
  like_reason_id: string | null
}

export interface InsightsTable {
  id: string
  account_id: string
  company_id: string | null
  primary_entity_id: string | null
  slug: string | null
  tagline: string | null
  executive_summary: string | null
  detail: string | null
  format_type: Generated<'in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript'>
  imperative: 'bullish' | 'bearish' | 'neutral' | null
  time_horizon: 'short' | 'medium' | 'long' | null
  countries: Generated<string[]>
  strategies: Generated<string[]>
  sectors: Generated<string[]>
  industry_groups: Generated<string[]>
  industries: Generated<string[]>
  no_sector: Generated<boolean>
  automatic_keywords: Generated<string[]>
  custom_keywords: Generated<string[]>
  show_author_names: Generated<boolean>
  is_x_content: Generated<boolean>
  linkback: string | null
  aasm_state: Generated<'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'>
  aasm_state_updated_at: string | null
  status_reason: string | null
  published_at: string | null
  total_account_read: Generated<number>
  total_public_read: Generated<number>
  total_combined_read: GeneratedAlways<number | null>
  annotations_count: Generated<number>
  comments_count: Generated<number>
  total_discussions: GeneratedAlways<number | null>
  published_forked_count: Generated<number>
  likes_count: Generated<number>
  dislikes_count: Generated<number>
  introduced_total_views: Generated<number>
  search: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  body_changed_at: Generated<string>
  editor_approved_at: string | null
  compliance_approved_at: string | null
  review_ends_at: string | null
  cancelled_at: string | null
  was_published: Generated<boolean>
  replaced_by_id: string | null
  corrections: ColumnType<unknown, string | undefined, string>
  weighted_view_tenths: Generated<number>
  weighted_insight_views: GeneratedAlways<number | null>
  search_names: Generated<string>
  search_authors: Generated<string>
  search_open: string | null
  search_title: string | null
  awaits_delayed: Generated<boolean>
  revision: Generated<number>
  corrected_at: string | null
  searched_by: Generated<number>
  review_told_for: string | null
}

export interface InsightsToFindTable {
  insight_id: string
}

export interface InvestmentFirmTypesTable {
  id: string
  name: string
  slug: string
  group: 'long-only' | 'hedge' | 'private' | 'sell-side' | 'other'
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InvestorCompaniesTable {
  id: string
  city: string | null
  aum_usd_range: 'under-100m' | '100m-1bn' | '1bn-10bn' | '10bn-100bn' | 'over-100bn' | null
  strategies: Generated<string[]>
  asset_classes: Generated<string[]>
  coverage_countries: Generated<string[]>
  is_holder: boolean | null
  created_at: Generated<string>
  updated_at: Generated<string>
  is_shown: Generated<boolean>
}

export interface KnownDevicesTable {
  account_id: string
  device: string
  used_at: Generated<string>
}

export interface LikeReasonsTable {
  id: string
  name: string
  slug: string
  polarity: 'like' | 'dislike'
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface LockerItemsTable {
  id: string
  account_id: string
  lockable_type: 'insights' | 'external-reports' | 'corporate-presentations' | 'entity-news' | 'exchange-announcements' | 'collections'
  lockable_id: string
  note: string | null
  position: Generated<number>
  folder: string | null
  is_archived: Generated<boolean>
  reminder_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  reminded_for: string | null
}

export interface MarketCapDistroTable {
  id: string
  scope: 'platform' | 'own'
  bucket: string
  position: number
  lower_usd_m: string | null
  upper_usd_m: string | null
  insights_count: Generated<string>
  entities_count: Generated<string>
  views: Generated<string>
  reads: Generated<string>
  share: Generated<string>
  as_of: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface MessageGroupInvitationsTable {
  message_group_id: string
  account_id: string
  invited_at: Generated<string>
}

export interface MessageGroupMembersTable {
  id: string
  message_group_id: string
  account_id: string
  joined_after: Generated<string>
  unread_count: Generated<number>
  joined_at: Generated<string>
}

export interface MessageGroupSpansTable {
  id: Generated<string>
  message_group_id: string
  account_id: string
  company_id: string | null
  joined_after: string
  left_after: string | null
  joined_at: Generated<string>
  left_at: string | null
}

export interface MessageGroupsTable {
  id: string
  name: string | null
  kind: 'direct' | 'group' | 'team' | 'premium-request' | 'event'
  status: Generated<'active' | 'archived'>
  owner_id: string | null
  company_id: string | null
  direct_key: string | null
  subject_type: string | null
  subject_id: string | null
  members_count: Generated<number>
  last_position: Generated<string>
  last_message_at: string | null
  active_at: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface MessageInspectionsTable {
  account_id: string
  message_id: string
  case_number: string
  inspected_at: Generated<string>
}

export interface MessageReadsTable {
  account_id: string
  message_id: string
  read_at: Generated<string>
}

export interface MessagesTable {
  id: string
  message_group_id: string
  position: string
  sender_id: string | null
  content: string
  attachment_id: string | null
  is_system_message: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface MtdAccountAnalyticDistributionReportsTable {
  id: string
  account_id: string
  company_id: string | null
  period: string
  dimension: string
  bucket: string
  views: Generated<number>
  reads: Generated<number>
  unique_readers: Generated<number>
  unique_firms: Generated<number>
  dwell_seconds: Generated<string>
  share: Generated<string>
  as_of: string
  previous_views: Generated<number>
  previous_reads: Generated<number>
  previous_unique_readers: Generated<number>
  change_percent: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface MtdCompanyAnalyticDistributionReportsTable {
  id: string
  company_id: string
  period: string
  dimension: string
  bucket: string
  views: Generated<number>
  reads: Generated<number>
  unique_readers: Generated<number>
  unique_firms: Generated<number>
  dwell_seconds: Generated<string>
  share: Generated<string>
  accounts_count: Generated<number>
  as_of: string
  previous_views: Generated<number>
  previous_reads: Generated<number>
  previous_unique_readers: Generated<number>
  change_percent: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface MtdQvaReportsTable {
  id: string
  account_id: string
  company_id: string | null
  period: string
  engagement_points: Generated<string>
  collaboration_points: Generated<string>
  qva: Generated<string>
  share: Generated<string>
  share_3m: Generated<string>
  rank: number
  of: number
  insights_published: Generated<number>
  eligible: Generated<boolean>
  breakdown: ColumnType<unknown, string | undefined, string>
  formula_version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  as_of: string
  projected_qva: string | null
  discarded: ColumnType<unknown, string | undefined, string>
}

export interface MutedItemsTable {
  id: string
  account_id: string
  mutable_type: 'accounts' | 'entities' | 'content-verticals' | 'companies' | 'insights' | 'message-groups'
  mutable_id: string
  reason: string | null
  muted_until: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface NewsToTellTable {
  id: string
  key: string
  trackable_type: string
  trackable_id: string
  actor_id: string | null
  parameters: ColumnType<unknown, string, string>
  anonymize: boolean | null
  recipients: string[]
}

export interface NotificationActorsTable {
  notification_id: string
  account_id: string
  anonymize: boolean
  acted_at: Generated<string>
}

export interface NotificationMailsTable {
  id: string
  account_id: string
  keys: string[]
  code: Generated<string>
  mailed_at: string | null
  created_at: Generated<string>
  handed_at: string | null
}

export interface NotificationsTable {
  id: string
  account_id: string
  key: string
  trackable_type: string
  trackable_id: string
  parameters: ColumnType<unknown, string | undefined, string>
  times_told: Generated<number>
  is_open: Generated<boolean>
  read_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  announced_at: string | null
  mail_due_at: string | null
  mail_id: string | null
}

export interface OneTimeTokensTable {
  id: string
  account_id: string
  purpose: 'invitation' | 'password-reset' | 'magic' | 'verify-email' | 'temporary'
  token_hash: Uint8Array
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
  session_id: string | null
  email: string | null
}

export interface PersonalEmailDomainsTable {
  id: string
  domain: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PlansTable {
  id: string
  name: string
  slug: string
  audience: 'investor' | 'provider'
  tier: 'professional' | 'delayed' | 'provider' | 'none'
  price_minor: string | null
  currency: string
  interval: 'month' | 'year'
  seats: number | null
  trial_days: Generated<number>
  features: Generated<string[]>
  position: Generated<number>
  is_contact_sales: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PremiumServiceAttachmentsTable {
  id: string
  premium_service_request_id: string
  account_id: string
  source: string
  source_file_name: string
  source_file_size: number
  source_updated_at: Generated<string>
  source_content_type: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PremiumServiceNotesTable {
  id: string
  premium_service_request_id: string
  account_id: string | null
  body: string
  internal: Generated<boolean>
  is_system: Generated<boolean>
  edited_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  hidden_reason: string | null
  hidden_by: string | null
}

export interface PremiumServicePackagesTable {
  id: string
  company_id: string | null
  name: string
  slug: string
  smarts: number
  price_minor: number
  currency: string
  valid_months: Generated<number>
  discount_percent: Generated<string>
  position: Generated<number>
  active: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PremiumServiceRequestsTable {
  id: string
  requestor_id: string
  requestee_id: string
  manager_id: string | null
  premium_service_id: string | null
  company_id: string | null
  provider_company_id: string | null
  title: string
  description: string | null
  time_required: number | null
  smarts_required: number | null
  asked_time_required: number | null
  asked_smarts_required: number | null
  held: Generated<number>
  status: Generated<'drafted' | 'submitted' | 'countered' | 'accepted' | 'delivered' | 'completed' | 'declined' | 'cancelled' | 'expired'>
  status_updated_at: Generated<string>
  accepted_at: string | null
  deliver_at: string | null
  completed_at: string | null
  expires_at: string | null
  completes_at: string | null
  reworks: Generated<number>
  reminded: Generated<number>
  rating: number | null
  feedback: string | null
  rated_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  submitted_at: string | null
  answered_at: string | null
}

export interface PremiumServiceTransactionsTable {
  id: string
  company_id: string | null
  account_id: string | null
  premium_service_request_id: string | null
  premium_service_package_id: string | null
  reverses_id: string | null
  kind: 'purchase' | 'grant' | 'reserve' | 'release' | 'capture' | 'payout' | 'refund' | 'adjustment' | 'expiry' | 'reversal' | 'due'
  smarts: number
  balance_after: number
  reserved_after: number
  amount_minor: number | null
  currency: string | null
  memo: string | null
  expires_at: string | null
  occurred_at: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
  settles_id: string | null
}

export interface PremiumServicesTable {
  id: string
  account_id: string
  name: string
  slug: string
  kind: 'call' | 'meeting' | 'bespoke-report' | 'model' | 'data-set' | 'survey' | 'presentation' | 'roadshow' | 'expert-access' | 'monitoring' | 'other'
  description: string | null
  smarts_from: Generated<number>
  smarts_unit: Generated<'fixed' | 'per-hour' | 'quote'>
  time_required_hours: number | null
  active: Generated<boolean>
  position: Generated<number>
  completed_count: Generated<number>
  ratings_count: Generated<number>
  ratings_total: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PublicationAccessRequestsTable {
  id: string
  requester_id: string
  publication_type: 'insights' | 'external-reports'
  publication_id: string
  decider_id: string | null
  message: string | null
  status: Generated<'pending' | 'granted' | 'denied' | 'withdrawn' | 'expired' | 'revoked'>
  reason: string | null
  granted_until: string | null
  decided_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PushMessagesTable {
  id: string
  push_notification_token_id: string
  notification_id: string
  title: string
  body: string
  tag: string
  created_at: Generated<string>
  queued_at: string | null
}

export interface PushNotificationTokensTable {
  id: string
  account_id: string
  token: string | null
  platform: 'web' | 'native'
  browser: 'chrome' | 'firefox' | null
  mobile_os: 'ios' | 'android' | null
  active: Generated<boolean>
  user_agent: string | null
  heard_at: Generated<string>
  woken_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  session_id: string | null
}

export interface QvaReportsTable {
  id: string
  account_id: string
  company_id: string | null
  period: string
  engagement_points: Generated<string>
  collaboration_points: Generated<string>
  qva: Generated<string>
  share: Generated<string>
  share_3m: Generated<string>
  rank: number
  of: number
  insights_published: Generated<number>
  eligible: Generated<boolean>
  breakdown: ColumnType<unknown, string | undefined, string>
  formula_version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  discarded: ColumnType<unknown, string | undefined, string>
}

export interface RecentWritersTable {
  account_id: string
  position: string
  wrote_at: Generated<string>
}

export interface RecognisedRevenuesTable {
  month: string
  amount_minor: string
  currency: Generated<string>
  id: Generated<string>
  note: string | null
  account_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ReportCorrectionsTable {
  id: Generated<string>
  month: string
  version: number
  reason: string
  amount_minor: string | null
  currency: string
  account_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ReportCountsTable {
  name: string
  counted_at: string
  seconds: Generated<string>
}

export interface ReportVersionsTable {
  correction_id: string
  report: string
  row_id: string
  content: ColumnType<unknown, string, string>
}

export interface SearchWordsTable {
  word: string
  near: GeneratedAlways<string[]>
}

export interface SecretsTable {
  name: string
  value: Uint8Array
}

export interface SectorsTable {
  id: string
  name: string
  slug: string
  code: string
  description: string | null
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface SessionsTable {
  id: string
  account_id: string
  token_hash: Uint8Array
  kind: 'password' | 'magic' | 'temporary'
  user_agent: string | null
  ip_country: string | null
  created_at: Generated<string>
  last_used_at: Generated<string>
  expires_at: string
  lent_from: string | null
}

export interface SharedItemsTable {
  id: string
  sharer_id: string
  recipient_id: string
  shareable_type: 'insights' | 'collections' | 'external-reports' | 'corporate-events' | 'entities'
  shareable_id: string
  message: string | null
  channel: Generated<'in-app' | 'email' | 'link'>
  opened_at: string | null
  expires_at: string | null
  sharer_deleted_at: string | null
  recipient_deleted_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface SmartsBalancesTable {
  id: string
  balance: Generated<number>
  reserved: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  swept_at: string | null
}

export interface SmartsWarningsTable {
  id: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface StatementsTable {
  id: string
  account_id: string
  month: string
  mailed_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  handed_at: string | null
}

export interface TakenSlugsTable {
  of_table: string
  slug: string
}

export interface VisitorSaltsTable {
  day: string
  salt: Uint8Array
}

export interface WebhookDeliveriesTable {
  id: string
  account_id: string
  webhook_endpoint_id: string
  record_type: 'activities' | 'notifications'
  record_id: string
  event: string
  occurred_at: string
  state: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<number>
  last_status_code: number | null
  last_error: string | null
  begun_at: Generated<string>
  failures: Generated<number>
  next_attempt_at: Generated<string | null>
  delivered_at: string | null
  created_at: Generated<string>
}

export interface WebhookEndpointsTable {
  id: string
  account_id: string
  url: string
  events: string[]
  active: Generated<boolean>
  description: string | null
  secret: string
  previous_secret: string | null
  previous_secret_until: string | null
  disabled_at: string | null
  disabled_reason: 'owner' | 'gone' | 'failing' | null
  quick_answers: Generated<number>
  last_delivered_at: string | null
  queued_until: string | null
  busy_until: string | null
  handed_at: string | null
  mailed_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface WebhookEventsTable {
  id: string
  record_type: 'activities' | 'notifications'
  record_id: string
  event: string
  occurred_at: Generated<string>
}

export interface DB {
  account_analytic_distribution_reports: AccountAnalyticDistributionReportsTable
  account_counts: AccountCountsTable
  account_entities: AccountEntitiesTable
  account_uploads: AccountUploadsTable
  accounts: AccountsTable
  activities: ActivitiesTable
  activity_alert_names: ActivityAlertNamesTable
  activity_alerts: ActivityAlertsTable
  alert_matches: AlertMatchesTable
  alert_publications: AlertPublicationsTable
  alerts: AlertsTable
  annotations: AnnotationsTable
  api_keys: ApiKeysTable
  asset_classes: AssetClassesTable
  attempts: AttemptsTable
  calendar_feeds: CalendarFeedsTable
  campaign_contact_lists: CampaignContactListsTable
  campaign_deliveries: CampaignDeliveriesTable
  changes: ChangesTable
  closed_months: ClosedMonthsTable
  collection_items: CollectionItemsTable
  collections: CollectionsTable
  comment_likes: CommentLikesTable
  comment_mentions: CommentMentionsTable
  comment_revisions: CommentRevisionsTable
  comments: CommentsTable
  companies: CompaniesTable
  company_analytic_distribution_reports: CompanyAnalyticDistributionReportsTable
  company_entities: CompanyEntitiesTable
  company_mtd_qva_reports: CompanyMtdQvaReportsTable
  company_payments: CompanyPaymentsTable
  company_stages: CompanyStagesTable
  contact_list_members: ContactListMembersTable
  contact_lists: ContactListsTable
  contact_requests: ContactRequestsTable
  contact_suppressions: ContactSuppressionsTable
  contacts: ContactsTable
  content_verticals: ContentVerticalsTable
  corporate_answers: CorporateAnswersTable
  corporate_attachments: CorporateAttachmentsTable
  corporate_email_campaigns: CorporateEmailCampaignsTable
  corporate_event_entities: CorporateEventEntitiesTable
  corporate_event_hosts: CorporateEventHostsTable
  corporate_event_insights: CorporateEventInsightsTable
  corporate_event_invitations: CorporateEventInvitationsTable
  corporate_events: CorporateEventsTable
  corporate_plans: CorporatePlansTable
  corporate_presentations: CorporatePresentationsTable
  corporate_question_votes: CorporateQuestionVotesTable
  corporate_questions: CorporateQuestionsTable
  corporate_reservations: CorporateReservationsTable
  countries: CountriesTable
  employments: EmploymentsTable
  entities: EntitiesTable
  entity_management_profiles: EntityManagementProfilesTable
  entity_news: EntityNewsTable
  entity_peers: EntityPeersTable
  exchange_announcements: ExchangeAnnouncementsTable
  export_parts: ExportPartsTable
  exports: ExportsTable
  external_report_attachments: ExternalReportAttachmentsTable
  external_report_content_verticals: ExternalReportContentVerticalsTable
  external_report_entities: ExternalReportEntitiesTable
  external_reports: ExternalReportsTable
  feature_participants: FeatureParticipantsTable
  feature_usages: FeatureUsagesTable
  files: FilesTable
  filter_presets: FilterPresetsTable
  follows: FollowsTable
  geographies: GeographiesTable
  group_email_message_insights: GroupEmailMessageInsightsTable
  group_email_messages: GroupEmailMessagesTable
  group_email_recipients: GroupEmailRecipientsTable
  idempotency_keys: IdempotencyKeysTable
  images: ImagesTable
  imports: ImportsTable
  industries: IndustriesTable
  industry_groups: IndustryGroupsTable
  insight_analyticss: InsightAnalyticssTable
  insight_citations: InsightCitationsTable
  insight_collection_insights: InsightCollectionInsightsTable
  insight_collections: InsightCollectionsTable
  insight_content_verticals: InsightContentVerticalsTable
  insight_counts: InsightCountsTable
  insight_disclosures: InsightDisclosuresTable
  insight_documents: InsightDocumentsTable
  insight_months: InsightMonthsTable
  insight_periods: InsightPeriodsTable
  insight_provider_payments: InsightProviderPaymentsTable
  insight_provider_profiles: InsightProviderProfilesTable
  insight_providers: InsightProvidersTable
  insight_public_reads: InsightPublicReadsTable
  insight_reads: InsightReadsTable
  insight_revisions: InsightRevisionsTable
  insight_secondary_entities: InsightSecondaryEntitiesTable
  insight_slugs: InsightSlugsTable
  insight_streams: InsightStreamsTable
  insight_topics: InsightTopicsTable
  insight_views: InsightViewsTable
  insight_votes: InsightVotesTable
  insights: InsightsTable
  insights_to_find: InsightsToFindTable
  investment_firm_types: InvestmentFirmTypesTable
  investor_companies: InvestorCompaniesTable
  known_devices: KnownDevicesTable
  like_reasons: LikeReasonsTable
  locker_items: LockerItemsTable
  market_cap_distro: MarketCapDistroTable
  message_group_invitations: MessageGroupInvitationsTable
  message_group_members: MessageGroupMembersTable
  message_group_spans: MessageGroupSpansTable
  message_groups: MessageGroupsTable
  message_inspections: MessageInspectionsTable
  message_reads: MessageReadsTable
  messages: MessagesTable
  mtd_account_analytic_distribution_reports: MtdAccountAnalyticDistributionReportsTable
  mtd_company_analytic_distribution_reports: MtdCompanyAnalyticDistributionReportsTable
  mtd_qva_reports: MtdQvaReportsTable
  muted_items: MutedItemsTable
  news_to_tell: NewsToTellTable
  notification_actors: NotificationActorsTable
  notification_mails: NotificationMailsTable
  notifications: NotificationsTable
  one_time_tokens: OneTimeTokensTable
  personal_email_domains: PersonalEmailDomainsTable
  plans: PlansTable
  premium_service_attachments: PremiumServiceAttachmentsTable
  premium_service_notes: PremiumServiceNotesTable
  premium_service_packages: PremiumServicePackagesTable
  premium_service_requests: PremiumServiceRequestsTable
  premium_service_transactions: PremiumServiceTransactionsTable
  premium_services: PremiumServicesTable
  publication_access_requests: PublicationAccessRequestsTable
  push_messages: PushMessagesTable
  push_notification_tokens: PushNotificationTokensTable
  qva_reports: QvaReportsTable
  recent_writers: RecentWritersTable
  recognised_revenues: RecognisedRevenuesTable
  report_corrections: ReportCorrectionsTable
  report_counts: ReportCountsTable
  report_versions: ReportVersionsTable
  search_words: SearchWordsTable
  secrets: SecretsTable
  sectors: SectorsTable
  sessions: SessionsTable
  shared_items: SharedItemsTable
  smarts_balances: SmartsBalancesTable
  smarts_warnings: SmartsWarningsTable
  statements: StatementsTable
  taken_slugs: TakenSlugsTable
  visitor_salts: VisitorSaltsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_events: WebhookEventsTable
}
