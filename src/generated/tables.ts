// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
// migrations 36f899d7c54a47aa, types 0db73a97edb96405
import type { ColumnType, Generated } from 'kysely'

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
  purpose: Generated<string>
  is_used: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AccountsTable {
  id: string
  company_id: string | null
  first_name: string
  last_name: string
  name: Generated<string | null>
  title: string | null
  slug: string
  account_type: string
  roles: Generated<string[]>
  status: Generated<string>
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
  reading_tier: Generated<string>
  investor_classification: string | null
  anonymize_reading: Generated<boolean>
  notification_preferences: ColumnType<unknown, string | undefined, string>
  email_frequency: Generated<string>
  created_at: Generated<string>
  updated_at: Generated<string>
  terms_accepted_at: string | null
}

export interface ActivitiesTable {
  id: string
  key: string
  trackable_type: string
  trackable_id: string | null
  owner_id: string | null
  recipient_id: string | null
  anonymize: Generated<boolean>
  origin: Generated<string>
  parameters: ColumnType<unknown, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
  visitor_hash: Uint8Array | null
  weight: Generated<number>
}

export interface AnnotationsTable {
  id: string
  insight_id: string
  annotator_id: string
  message: string
  annotable_attribute: string
  section_id: number
  is_starred: Generated<boolean>
  is_secret: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
  block_hash: string | null
}

export interface AssetClassesTable {
  id: string
  name: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface AttemptsTable {
  id: Generated<string>
  subject: string
  at: Generated<string>
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
  visibility: Generated<string>
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
  id: Generated<string>
  comment_id: string
  body: string
  replaced_at: Generated<string>
}

export interface CommentsTable {
  id: string
  account_id: string
  commentable_type: string
  commentable_id: string
  parent_id: string | null
  body: string | null
  status: Generated<string>
  is_review: Generated<boolean>
  likes_count: Generated<number>
  replies_count: Generated<number>
  depth: Generated<number>
  edited_at: string | null
  removed_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
  body_html: string | null
  removed_by: string | null
}

export interface CompaniesTable {
  id: string
  name: string
  slug: string
  kind: string
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
  latest_imperatives: ColumnType<unknown, string | undefined, string>
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
}

export interface EntityPeersTable {
  entity_id: string
  peer_id: string
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
  imageable_type: string
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
  format_type: Generated<string>
  imperative: string | null
  time_horizon: string | null
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
  aasm_state: Generated<string>
  aasm_state_updated_at: string | null
  status_reason: string | null
  published_at: string | null
  total_account_read: Generated<number>
  total_public_read: Generated<number>
  total_combined_read: Generated<number | null>
  annotations_count: Generated<number>
  comments_count: Generated<number>
  total_discussions: Generated<number | null>
  published_forked_count: Generated<number>
  likes_count: Generated<number>
  dislikes_count: Generated<number>
  introduced_total_views: Generated<number>
  search: Generated<string | null>
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
  weighted_insight_views: Generated<number | null>
}

export interface LikeReasonsTable {
  id: string
  name: string
  slug: string
  polarity: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface LockerItemsTable {
  id: string
  account_id: string
  lockable_type: string
  lockable_id: string
  note: string | null
  position: Generated<number>
  folder: string | null
  is_archived: Generated<boolean>
  reminder_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface MutedItemsTable {
  id: string
  account_id: string
  mutable_type: string
  mutable_id: string
  reason: string | null
  muted_until: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface NotificationActorsTable {
  notification_id: string
  account_id: string
  anonymize: boolean
  acted_at: Generated<string>
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
}

export interface OneTimeTokensTable {
  id: string
  account_id: string
  purpose: string
  token_hash: Uint8Array
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface PersonalEmailDomainsTable {
  id: string
  domain: string
  position: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface PublicationAccessRequestsTable {
  id: string
  requester_id: string
  publication_type: string
  publication_id: string
  decider_id: string | null
  message: string | null
  status: Generated<string>
  reason: string | null
  granted_until: string | null
  decided_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
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
  kind: string
  user_agent: string | null
  ip_country: string | null
  created_at: Generated<string>
  last_used_at: Generated<string>
  expires_at: string
}

export interface SharedItemsTable {
  id: string
  sharer_id: string
  recipient_id: string
  shareable_type: string
  shareable_id: string
  message: string | null
  channel: Generated<string>
  opened_at: string | null
  expires_at: string | null
  sharer_deleted_at: string | null
  recipient_deleted_at: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface VisitorSaltsTable {
  day: string
  salt: Uint8Array
}

export interface DB {
  account_entities: AccountEntitiesTable
  account_uploads: AccountUploadsTable
  accounts: AccountsTable
  activities: ActivitiesTable
  annotations: AnnotationsTable
  asset_classes: AssetClassesTable
  attempts: AttemptsTable
  collection_items: CollectionItemsTable
  collections: CollectionsTable
  comment_likes: CommentLikesTable
  comment_mentions: CommentMentionsTable
  comment_revisions: CommentRevisionsTable
  comments: CommentsTable
  companies: CompaniesTable
  content_verticals: ContentVerticalsTable
  countries: CountriesTable
  entities: EntitiesTable
  entity_news: EntityNewsTable
  entity_peers: EntityPeersTable
  files: FilesTable
  filter_presets: FilterPresetsTable
  follows: FollowsTable
  geographies: GeographiesTable
  idempotency_keys: IdempotencyKeysTable
  images: ImagesTable
  industries: IndustriesTable
  industry_groups: IndustryGroupsTable
  insight_citations: InsightCitationsTable
  insight_collection_insights: InsightCollectionInsightsTable
  insight_collections: InsightCollectionsTable
  insight_content_verticals: InsightContentVerticalsTable
  insight_counts: InsightCountsTable
  insight_disclosures: InsightDisclosuresTable
  insight_documents: InsightDocumentsTable
  insight_provider_profiles: InsightProviderProfilesTable
  insight_providers: InsightProvidersTable
  insight_public_reads: InsightPublicReadsTable
  insight_reads: InsightReadsTable
  insight_secondary_entities: InsightSecondaryEntitiesTable
  insight_slugs: InsightSlugsTable
  insight_streams: InsightStreamsTable
  insight_votes: InsightVotesTable
  insights: InsightsTable
  like_reasons: LikeReasonsTable
  locker_items: LockerItemsTable
  muted_items: MutedItemsTable
  notification_actors: NotificationActorsTable
  notifications: NotificationsTable
  one_time_tokens: OneTimeTokensTable
  personal_email_domains: PersonalEmailDomainsTable
  publication_access_requests: PublicationAccessRequestsTable
  secrets: SecretsTable
  sectors: SectorsTable
  sessions: SessionsTable
  shared_items: SharedItemsTable
  visitor_salts: VisitorSaltsTable
}
