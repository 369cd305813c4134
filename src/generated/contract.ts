// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
import type { Upload } from '../effects/uploads.ts'
import type { Handler } from '../verbs/handler.ts'

/** Values as the database writes them. They fit no parsed row, so that the two cannot be mixed up. */
export type IntegerText = string & { readonly is: 'integer' }
export type NumberText = string & { readonly is: 'number' }
export type BooleanText = string & { readonly is: 'boolean' }
export type TimestampText = string & { readonly is: 'timestamp' }
export type JsonText = string & { readonly is: 'json' }

/** The text row of each resource object; a restricted column is null for who may not see it. */
export interface Rows {
  AccountUpload: {
    id: string
    source: string
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    purpose: string
    is_used: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  Account: {
    id: string
    name: string
    first_name: string
    last_name: string
    title: string | null
    slug: string
    account_type: string
    roles: JsonText
    status: JsonText | null
    email: JsonText | null
    email_verified: JsonText | null
    phone: JsonText | null
    avatar_url: JsonText
    bio: string | null
    company_name: string
    country: string | null
    timezone: string
    locale: string
    website: string | null
    linkedin: string | null
    languages: JsonText
    years_experience: IntegerText
    followers_count: IntegerText
    following_count: IntegerText
    insights_count: IntegerText
    is_followed: BooleanText
    is_online: BooleanText
    last_seen_at: TimestampText | null
    reading_tier: JsonText | null
    investor_classification: JsonText | null
    anonymize_reading: JsonText | null
    notification_preferences: JsonText | null
    email_frequency: JsonText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Company: {
    id: string
    name: string
    slug: string
    kind: string
    legal_name: string | null
    registration_number: string | null
    country: string
    address: string | null
    website: string | null
    logo_url: JsonText
    employees_range: string | null
    description: string | null
    stage: string | null
    policy: JsonText | null
    seats: JsonText | null
    seats_used: JsonText | null
    trusted: JsonText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Entity: {
    id: string
    short_name: string
    pretty_name: string
    slug: string
    description: string | null
    country: string
    sector: string
    industry_group: string | null
    industry: string | null
    gics: JsonText
    bbgid: string | null
    security: string
    yahoo_ticker: string | null
    isin: string | null
    figi: string | null
    lei: string | null
    exchange: string | null
    currency: string | null
    market_cap_usd_m: string | null
    market_cap_bucket: string
    logo_url: JsonText
    website: string | null
    is_listed: BooleanText
    listed_at: string | null
    delisted_at: string | null
    followers_count: IntegerText
    insights_count: IntegerText
    latest_imperatives: JsonText
    is_followed: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightListItem: {
    id: string
    countries: JsonText
    imperative: string | null
    slug: string | null
    published_at: TimestampText | null
    aasm_state: string
    format_type: string
    show_author_names: BooleanText
    tagline: string | null
    executive_summary: string | null
    gics: JsonText
    total_account_read: IntegerText
    total_public_read: IntegerText
    total_combined_read: IntegerText
    annotations_count: IntegerText
    comments_count: IntegerText
    total_discussions: IntegerText
    published_forked_count: IntegerText
    updated_at: TimestampText
    aasm_state_updated_at: TimestampText | null
    is_x_content: BooleanText
    linkback: string | null
    likes_count: IntegerText
    dislikes_count: IntegerText
    no_sector: BooleanText
    is_read: BooleanText
    my_like_score: IntegerText
    restriction_reason: string | null
    introduced_total_views: IntegerText
  }
  Image: {
    id: string
    source: string
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    width: IntegerText
    height: IntegerText
    alt_text: string | null
    position: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  Insight: {
    id: string
    countries: JsonText
    imperative: string | null
    slug: string | null
    published_at: TimestampText | null
    aasm_state: string
    format_type: string
    show_author_names: BooleanText
    tagline: string | null
    executive_summary: string | null
    gics: JsonText
    total_account_read: IntegerText
    total_public_read: IntegerText
    total_combined_read: IntegerText
    annotations_count: IntegerText
    comments_count: IntegerText
    total_discussions: IntegerText
    published_forked_count: IntegerText
    updated_at: TimestampText
    aasm_state_updated_at: TimestampText | null
    is_x_content: BooleanText
    linkback: string | null
    likes_count: IntegerText
    dislikes_count: IntegerText
    no_sector: BooleanText
    is_read: BooleanText
    my_like_score: IntegerText
    restriction_reason: string | null
    introduced_total_views: IntegerText
    strategies: JsonText
    time_horizon: string | null
    detail: string | null
    automatic_keywords: JsonText
    custom_keywords: JsonText
    viewer_is_restricted: BooleanText
    weighted_insight_views: IntegerText
  }
  ContentVertical: {
    id: string
    name: string
    slug: string
    color: string | null
    position: IntegerText
    insights_count: IntegerText
    group: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  Activity: {
    id: string
    key: string
    created_at: TimestampText
    anonymize: BooleanText
    origin: string
    parameters: JsonText
    direction: string
  }
  Comment: {
    id: string
    body: string | null
    body_html: string | null
    status: string
    is_review: BooleanText
    is_removed: BooleanText
    likes_count: IntegerText
    is_liked: BooleanText
    replies_count: IntegerText
    depth: IntegerText
    edited_at: TimestampText | null
    removed_at: TimestampText | null
    removed_by: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  EntityNews: {
    id: string
    title: string
    content: string
    url: string | null
    release_time: TimestampText
  }
  Annotation: {
    id: string
    message: string
    annotable_attribute: string
    section_id: IntegerText
    is_starred: BooleanText
    is_secret: BooleanText
    created_at: TimestampText
  }
  Collection: {
    id: string
    name: string
    slug: string
    description: string | null
    cover_image: string | null
    cover_image_file_name: string | null
    and_filters: JsonText
    or_filters: JsonText
    visibility: string
    items_count: IntegerText
    is_dynamic: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightDocumentFile: {
    id: string
    source: string | null
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    title: string | null
  }
  Session: {
    id: string
    email: string
    kind: string
    created_at: TimestampText
    expires_at: TimestampText
    last_used_at: TimestampText
    user_agent: string | null
    ip_country: string | null
  }
  SessionCreated: {
    id: string
    token: string
    email: string
    kind: string
    created_at: TimestampText
    expires_at: TimestampText
    last_used_at: TimestampText
    user_agent: string | null
    ip_country: string | null
  }
  InsightDisclosure: {
    id: string
    position_in_securities: string
    certified: BooleanText
  }
  InsightProvider: {
    id: string
    name: string
    slug: string
    title: string | null
    tagline: string | null
    bio_short: string | null
    avatar_url: JsonText
    company_name: string
    coverage_countries: JsonText
    coverage_sectors: JsonText
    verticals: JsonText
    insights_count: IntegerText
    published_last_30_days: IntegerText
    followers_count: IntegerText
    average_rating: NumberText
    ratings_count: IntegerText
    response_hours_median: NumberText
    is_followed: BooleanText
    is_new: BooleanText
    verified: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightProviderProfile: {
    id: string
    headline: string
    biography: string
    experience: JsonText
    education: JsonText
    certifications: JsonText
    regulatory_status: string | null
    regulator: string | null
    licence_number: string | null
    disclaimer: string | null
    methodology: string | null
    research_frequency: string | null
    media_appearances: JsonText
    banner_url: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Follow: {
    id: string
  }
  FilterPreset: {
    id: string
    name: string
    countries: JsonText
    sectors: JsonText
    strategies: JsonText
    verticals: JsonText
    min_market_cap: IntegerText
    max_market_cap: IntegerText
    format_types: JsonText
    imperatives: JsonText
    time_horizons: JsonText
  }
  AssetClass: {
    id: string
    name: string
  }
  CancelledInsight: {
    id: string
    insight_id: string
    slug: string | null
    tagline: string | null
    cancelled_at: TimestampText
    reason: string
    was_published: BooleanText
    replaced_by_id: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Country: {
    id: string
    name: string
    slug: string
    code: string
    currency: string | null
    flag: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Geography: {
    id: string
    slug: string
    useful_links: JsonText
    name: string
  }
  ClassificationDistribution: {
    id: string
    sectors: JsonText
    verticals: JsonText
  }
  Sector: {
    id: string
    name: string
    slug: string
    code: string
    description: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  IndustryGroup: {
    id: string
    name: string
    slug: string
    code: string
    description: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Industry: {
    id: string
    name: string
    slug: string
    code: string
    description: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightCollection: {
    id: string
    name: string
    slug: string
    description: string | null
    cover_image_url: string | null
    position: IntegerText
    insights_count: IntegerText
    is_featured: BooleanText
    curated_by: string
    starts_at: TimestampText | null
    ends_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  PublicationAccessRequest: {
    id: string
    message: string | null
    status: string
    reason: string | null
    granted_until: TimestampText | null
    decided_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  LikeReason: {
    id: string
    name: string
    slug: string
    polarity: string
    position: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  LockerItem: {
    id: string
    note: string | null
    position: IntegerText
    folder: string | null
    is_archived: BooleanText
    reminder_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  MutedItem: {
    id: string
    reason: string | null
    muted_until: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Notification: {
    id: string
    key: string
    parameters: JsonText
    updated_at: TimestampText
    read_at: TimestampText | null
  }
  SharedItem: {
    id: string
    message: string | null
    channel: string
    opened_at: TimestampText | null
    is_opened: BooleanText
    expires_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
    link: JsonText | null
  }
  PersonalEmailDomain: {
    id: string
    domain: string
    created_at: TimestampText
    updated_at: TimestampText
  }
}

/** Each resource type: its path, the resource objects it is shown and listed as, its relationships. */
export interface Resources {
  'account-uploads': { show: 'AccountUpload'; item: 'AccountUpload'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'accounts': { show: 'Account'; item: 'Account'; relationships: { 'company': { types: 'companies'; many: false }; 'entities': { types: 'entities'; many: true }; 'follows': { types: 'follows'; many: true }; 'followers': { types: 'accounts'; many: true }; 'following': { types: 'accounts'; many: true }; 'insights': { types: 'insights'; many: true }; 'filter-presets': { types: 'filter-presets'; many: true }; 'insight-provider-profile': { types: 'insight-provider-profiles'; many: false }; 'collections': { types: 'collections'; many: true } } }
  'activities': { show: 'Activity'; item: 'Activity'; relationships: { 'trackable': { types: 'insights' | 'comments' | 'accounts' | 'entities' | 'annotations' | 'companies' | 'collections' | 'content-verticals' | 'entity-news' | 'insight-documents' | 'sessions'; many: false }; 'owner': { types: 'accounts'; many: false }; 'recipient': { types: 'accounts'; many: false } } }
  'annotations': { show: 'Annotation'; item: 'Annotation'; relationships: { 'annotator': { types: 'accounts'; many: false }; 'annotable': { types: 'insights'; many: false } } }
  'asset-classes': { show: 'AssetClass'; item: 'AssetClass'; relationships: {  } }
  'cancelled-insights': { show: 'CancelledInsight'; item: 'CancelledInsight'; relationships: { 'account': { types: 'accounts'; many: false }; 'primary-entity': { types: 'entities'; many: false }; 'replacement': { types: 'insights'; many: false } } }
  'classification-distributions': { show: 'ClassificationDistribution'; item: 'ClassificationDistribution'; relationships: {  } }
  'collections': { show: 'Collection'; item: 'Collection'; relationships: { 'account': { types: 'accounts'; many: false }; 'items': { types: 'insights'; many: true }; 'insights': { types: 'insights'; many: true }; 'followers': { types: 'accounts'; many: true } } }
  'comments': { show: 'Comment'; item: 'Comment'; relationships: { 'account': { types: 'accounts'; many: false }; 'commentable': { types: 'insights' | 'entity-news'; many: false }; 'parent': { types: 'comments'; many: false }; 'replies': { types: 'comments'; many: true }; 'mentions': { types: 'accounts'; many: true } } }
  'companies': { show: 'Company'; item: 'Company'; relationships: { 'accounts': { types: 'accounts'; many: true }; 'entities': { types: 'entities'; many: true }; 'insight-providers': { types: 'insight-providers'; many: true } } }
  'content-verticals': { show: 'ContentVertical'; item: 'ContentVertical'; relationships: { 'insights': { types: 'insights'; many: true } } }
  'countries': { show: 'Country'; item: 'Country'; relationships: { 'geography': { types: 'geographies'; many: false } } }
  'entities': { show: 'Entity'; item: 'Entity'; relationships: { 'company': { types: 'companies'; many: false }; 'peers': { types: 'entities'; many: true }; 'insights': { types: 'insights'; many: true }; 'news': { types: 'entity-news'; many: true } } }
  'entity-news': { show: 'EntityNews'; item: 'EntityNews'; relationships: { 'entity': { types: 'entities'; many: false } } }
  'filter-presets': { show: 'FilterPreset'; item: 'FilterPreset'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'follows': { show: 'Follow'; item: 'Follow'; relationships: { 'followable': { types: 'insights' | 'accounts' | 'entities' | 'companies' | 'content-verticals' | 'collections'; many: false }; 'follower': { types: 'accounts'; many: false } } }
  'geographies': { show: 'Geography'; item: 'Geography'; relationships: { 'classification-distribution': { types: 'classification-distributions'; many: false }; 'countries': { types: 'countries'; many: true } } }
  'images': { show: 'Image'; item: 'Image'; relationships: { 'imageable': { types: 'accounts' | 'insights' | 'companies' | 'entities'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'industries': { show: 'Industry'; item: 'Industry'; relationships: { 'parent': { types: 'industry-groups'; many: false }; 'entities': { types: 'entities'; many: true } } }
  'industry-groups': { show: 'IndustryGroup'; item: 'IndustryGroup'; relationships: { 'parent': { types: 'sectors'; many: false }; 'children': { types: 'industries'; many: true }; 'entities': { types: 'entities'; many: true } } }
  'insight-collections': { show: 'InsightCollection'; item: 'InsightCollection'; relationships: { 'insights': { types: 'insights'; many: true }; 'curator': { types: 'accounts'; many: false } } }
  'insight-disclosures': { show: 'InsightDisclosure'; item: 'InsightDisclosure'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insight-documents': { show: 'InsightDocumentFile'; item: 'InsightDocumentFile'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insight-provider-profiles': { show: 'InsightProviderProfile'; item: 'InsightProviderProfile'; relationships: { 'account': { types: 'accounts'; many: false }; 'insight-provider': { types: 'insight-providers'; many: false }; 'company': { types: 'companies'; many: false } } }
  'insight-providers': { show: 'InsightProvider'; item: 'InsightProvider'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false }; 'insight-provider-profile': { types: 'insight-provider-profiles'; many: false }; 'insights': { types: 'insights'; many: true }; 'top-entities': { types: 'entities'; many: true } } }
  'insights': { show: 'Insight'; item: 'InsightListItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'images': { types: 'images'; many: true }; 'content-verticals': { types: 'content-verticals'; many: true }; 'primary-entity': { types: 'entities'; many: false }; 'secondary-entities': { types: 'entities'; many: true }; 'activities': { types: 'activities'; many: true }; 'upstream-insights': { types: 'insights'; many: true }; 'downstream-insights': { types: 'insights'; many: true }; 'main-insight-document': { types: 'insight-documents'; many: false }; 'insight-documents': { types: 'insight-documents'; many: true }; 'insight-disclosures': { types: 'insight-disclosures'; many: true }; 'comment-threads': { types: 'comments'; many: true }; 'originated-insights': { types: 'insights'; many: true }; 'comments': { types: 'comments'; many: true }; 'suggested-forkable-insights': { types: 'insights'; many: true }; 'citations': { types: 'insights'; many: true }; 'annotations': { types: 'annotations'; many: true } } }
  'like-reasons': { show: 'LikeReason'; item: 'LikeReason'; relationships: {  } }
  'locker-items': { show: 'LockerItem'; item: 'LockerItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'lockable': { types: 'insights' | 'entity-news' | 'collections'; many: false } } }
  'muted-items': { show: 'MutedItem'; item: 'MutedItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'mutable': { types: 'accounts' | 'entities' | 'content-verticals' | 'companies' | 'insights'; many: false } } }
  'notifications': { show: 'Notification'; item: 'Notification'; relationships: { 'trackable': { types: 'insights' | 'accounts' | 'comments' | 'annotations' | 'publication-access-requests' | 'shared-items'; many: false }; 'account': { types: 'accounts'; many: false }; 'notification-actors': { types: 'accounts'; many: true } } }
  'personal-email-domains': { show: 'PersonalEmailDomain'; item: 'PersonalEmailDomain'; relationships: {  } }
  'publication-access-requests': { show: 'PublicationAccessRequest'; item: 'PublicationAccessRequest'; relationships: { 'requester': { types: 'accounts'; many: false }; 'publication': { types: 'insights'; many: false }; 'decider': { types: 'accounts'; many: false } } }
  'sectors': { show: 'Sector'; item: 'Sector'; relationships: { 'children': { types: 'industry-groups'; many: true }; 'entities': { types: 'entities'; many: true } } }
  'sessions': { show: 'Session'; item: 'Session'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'shared-items': { show: 'SharedItem'; item: 'SharedItem'; relationships: { 'sharer': { types: 'accounts'; many: false }; 'recipient': { types: 'accounts'; many: false }; 'shareable': { types: 'insights' | 'collections' | 'entities'; many: false } } }
}
export type ResourceType = keyof Resources

/** What each operation takes and answers. */
export interface Operations {
  listActivities: {
    params: {  }
    filters: { 'key'?: (string)[]; 'trackable-type'?: (string)[]; 'trackable-id'?: (string)[]; 'owner-id'?: (string)[]; 'company-id'?: (string)[]; 'direction'?: 'outgoing' | 'incoming' | 'internal' | 'system'; 'from'?: string; 'to'?: string }
    values: {  }
    sort: '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Activity' }
  }
  getActivity: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Activity' }
  }
  getActivityRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getActivityRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listAssetClassesV1: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'AssetClass' }
  }
  createAssetClassV1: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string }
    answer: { kind: 'one'; of: 'AssetClass' }
  }
  getAssetClassV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'AssetClass' }
  }
  updateAssetClassV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string }
    answer: { kind: 'one'; of: 'AssetClass' }
  }
  deleteAssetClassV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  listCollections: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'Collection' }
  }
  createCollection: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; description?: string | null; cover_image?: Upload | null; cover_image_file_name?: string | null; and_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; or_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; visibility?: 'private' | 'company' | 'public' }
    answer: { kind: 'one'; of: 'Collection' }
  }
  getCollection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Collection' }
  }
  updateCollection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; description?: string | null; cover_image?: Upload | null; cover_image_file_name?: string | null; and_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; or_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; visibility?: 'private' | 'company' | 'public' }
    answer: { kind: 'one'; of: 'Collection' }
  }
  addCollectionItems: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; description?: string | null; cover_image?: Upload | null; cover_image_file_name?: string | null; and_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; or_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; items?: string[] }
    answer: { kind: 'one'; of: 'Collection' }
  }
  getCollectionRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  removeCollectionItems: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; description?: string | null; cover_image?: Upload | null; cover_image_file_name?: string | null; and_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; or_filters?: { 'vertical-ids'?: string; 'countries'?: string; 'sectors'?: string; 'market-cap'?: string; 'imperative'?: string; 'entity_ids'?: string; 'primary_entity_ids'?: string; 'author_ids'?: string; 'search'?: string } | null; items?: string[] }
    answer: { kind: 'one'; of: 'Collection' }
  }
  getCollectionRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listComments: {
    params: {  }
    filters: { 'commentable-type'?: ('insights' | 'entity-news')[]; 'commentable-id'?: (string)[]; 'account-id'?: (string)[]; 'review'?: boolean }
    values: {  }
    sort: 'created-at' | '-likes-count'
    accepted: undefined
    answer: { kind: 'page'; of: 'Comment' }
  }
  createComment: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body: string; commentable_id: string; commentable_type: 'insights' | 'entity-news'; parent_id?: string | null }
    answer: { kind: 'one'; of: 'Comment' }
  }
  getComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Comment' }
  }
  deleteComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getCommentRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCommentRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCompaniesV1: {
    params: {  }
    filters: { 'kind'?: ('research-firm' | 'investor-firm' | 'issuer' | 'platform')[]; 'country'?: (string)[]; 'fulltext'?: string }
    values: {  }
    sort: 'name' | '-name' | 'created-at' | '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Company' }
  }
  createCompanyV1: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; kind: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'; legal_name?: string | null; registration_number?: string | null; country: string; address?: string | null; website?: string | null; employees_range?: '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | 'over-5000' | null; description?: string | null; stage?: 'private' | 'pre-ipo' | 'ipo-in-progress' | 'listed' | 'suspended' | 'delisted' | 'acquired' | null; policy?: { 'allow-comments'?: boolean; 'allow-open-annotations'?: boolean; 'allow-messages-external'?: boolean; 'allow-premium-requests'?: boolean; 'anonymous-reading'?: boolean; 'restricted-entity-ids'?: (string)[]; 'restricted-provider-ids'?: (string)[]; 'blocked-company-ids'?: (string)[]; 'session-idle-minutes'?: number; 'pre-approval-required'?: boolean; 'blocked-countries'?: (string)[]; 'professional-only'?: boolean; 'retail-visible'?: boolean; 'embargo-minutes'?: number }; seats?: number; trusted?: boolean }
    answer: { kind: 'one'; of: 'Company' }
  }
  getCompanyV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Company' }
  }
  updateCompanyV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; kind?: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'; legal_name?: string | null; registration_number?: string | null; country?: string; address?: string | null; website?: string | null; employees_range?: '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | 'over-5000' | null; description?: string | null; stage?: 'private' | 'pre-ipo' | 'ipo-in-progress' | 'listed' | 'suspended' | 'delisted' | 'acquired' | null; policy?: { 'allow-comments'?: boolean; 'allow-open-annotations'?: boolean; 'allow-messages-external'?: boolean; 'allow-premium-requests'?: boolean; 'anonymous-reading'?: boolean; 'restricted-entity-ids'?: (string)[]; 'restricted-provider-ids'?: (string)[]; 'blocked-company-ids'?: (string)[]; 'session-idle-minutes'?: number; 'pre-approval-required'?: boolean; 'blocked-countries'?: (string)[]; 'professional-only'?: boolean; 'retail-visible'?: boolean; 'embargo-minutes'?: number }; seats?: number; trusted?: boolean }
    answer: { kind: 'one'; of: 'Company' }
  }
  deleteCompanyV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  listCountries: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'Country' }
  }
  getCountry: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Country' }
  }
  getCountryRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCountryRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listEntitiesV1: {
    params: {  }
    filters: { 'country'?: (string)[]; 'sector'?: (string)[]; 'industry'?: (string)[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'listed'?: boolean; 'ticker'?: string; 'fulltext'?: string; 'ids'?: (string)[] }
    values: {  }
    sort: 'pretty-name' | '-market-cap-usd-m' | '-followers-count' | '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Entity' }
  }
  createEntityV1: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { slug?: string; short_name: string; pretty_name: string; description?: string | null; country: string; sector: string; industry_group?: string | null; industry?: string | null; gics?: { 'sectors'?: (string)[]; 'industry-groups'?: (string)[]; 'industries'?: (string)[] }; bbgid?: string | null; security?: string; yahoo_ticker?: string | null; isin?: string | null; figi?: string | null; lei?: string | null; exchange?: string | null; currency?: string | null; market_cap_usd_m?: string | null; website?: string | null; is_listed?: boolean; listed_at?: string | null; delisted_at?: string | null; company_id?: string | null }
    answer: { kind: 'one'; of: 'Entity' }
  }
  getEntityV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Entity' }
  }
  updateEntityV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { short_name?: string; pretty_name?: string; description?: string | null; country?: string; sector?: string; industry_group?: string | null; industry?: string | null; gics?: { 'sectors'?: (string)[]; 'industry-groups'?: (string)[]; 'industries'?: (string)[] }; bbgid?: string | null; security?: string; yahoo_ticker?: string | null; isin?: string | null; figi?: string | null; lei?: string | null; exchange?: string | null; currency?: string | null; market_cap_usd_m?: string | null; website?: string | null; is_listed?: boolean; listed_at?: string | null; delisted_at?: string | null; company_id?: string | null }
    answer: { kind: 'one'; of: 'Entity' }
  }
  deleteEntityV1: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getIndustryGroup: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'IndustryGroup' }
  }
  getIndustryGroupRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getIndustryGroupRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createAccountUpload: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; source_file_name: string; source_file_size?: number | string | null; purpose?: 'editor-image' | 'csv-import' | 'message-attachment' | 'avatar' | 'other' }
    answer: { kind: 'one'; of: 'AccountUpload' }
  }
  getAccountUpload: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'AccountUpload' }
  }
  deleteAccountUpload: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getAccountUploadRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getAccountUploadRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listAccounts: {
    params: {  }
    filters: { 'account-type'?: ('insight-provider' | 'investor' | 'corporate-user' | 'staff' | 'system')[]; 'company-id'?: (string)[]; 'country'?: (string)[]; 'role'?: ('team-lead' | 'compliance-officer' | 'account-manager' | 'editor' | 'entity-editor' | 'finance' | 'admin')[]; 'verified'?: boolean; 'fulltext'?: string; 'ids'?: (string)[] }
    values: {  }
    sort: 'name' | '-followers-count' | '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Account' }
  }
  createAccount: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email: string; first_name: string; last_name: string; account_type: 'insight-provider' | 'investor' | 'corporate-user' | 'staff'; roles?: ('team-lead' | 'compliance-officer' | 'account-manager' | 'editor' | 'entity-editor' | 'finance' | 'admin')[]; company_id?: string }
    answer: { kind: 'one'; of: 'Account' }
  }
  createMagicAuthentication: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email?: string; token?: string }
    answer: { kind: 'one'; of: 'SessionCreated'; mixed: true }
  }
  getCurrentAccount: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Account' }
  }
  changePassword: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { current_password: string; password: string }
    answer: { kind: 'none' }
  }
  signIn: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email: string; password: string }
    answer: { kind: 'one'; of: 'SessionCreated' }
  }
  signOut: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  createTemporaryAuthentication: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { token?: string }
    answer: { kind: 'one'; of: 'SessionCreated'; mixed: true }
  }
  verifyEmail: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email?: string; token?: string }
    answer: { kind: 'one'; of: 'Account'; mixed: true }
  }
  getAccount: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Account' }
  }
  updateAccount: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { first_name?: string; last_name?: string; title?: string | null; bio?: string | null; phone?: string | null; timezone?: string; locale?: string; anonymize_reading?: boolean; notification_preferences?: Record<string, unknown>; status?: 'invited' | 'active' | 'suspended' | 'deactivated'; roles?: ('team-lead' | 'compliance-officer' | 'account-manager' | 'editor' | 'entity-editor' | 'finance' | 'admin')[] }
    answer: { kind: 'one'; of: 'Account' }
  }
  addFollowingAccounts: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { ids: string[] }
    answer: { kind: 'one'; of: 'Account' }
  }
  followAccount: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Account' }
  }
  followAccounts: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { ids: string[] }
    answer: { kind: 'one'; of: 'Account' }
  }
  getAccountRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  unfollowAccount: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Account' }
  }
  getAccountRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createActivity: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { key: string; parameters?: Record<string, unknown>; trackable_id: string; trackable_type: 'insights' | 'comments' | 'accounts' | 'entities' | 'annotations' | 'companies' | 'collections' | 'content-verticals' | 'entity-news' | 'insight-documents' }
    answer: { kind: 'one'; of: 'Activity' }
  }
  createAnnotation: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { message: string; annotable_attribute: 'executive_summary' | 'detail'; section_id: number; starred?: boolean; secret?: boolean; annotator_id: string; annotable_id: string }
    answer: { kind: 'one'; of: 'Annotation' }
  }
  getAnnotation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Annotation' }
  }
  updateAnnotation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { starred?: boolean }
    answer: { kind: 'one'; of: 'Annotation' }
  }
  deleteAnnotation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getAnnotationRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getAnnotationRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listAssetClasses: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'AssetClass' }
  }
  createAssetClass: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string }
    answer: { kind: 'one'; of: 'AssetClass' }
  }
  getAssetClass: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'AssetClass' }
  }
  updateAssetClass: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string }
    answer: { kind: 'one'; of: 'AssetClass' }
  }
  deleteAssetClass: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  listCancelledInsights: {
    params: {  }
    filters: { 'since'?: string }
    values: {  }
    sort: '-cancelled-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'CancelledInsight' }
  }
  getCancelledInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CancelledInsight' }
  }
  getCancelledInsightRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCancelledInsightRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getClassificationDistribution: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ClassificationDistribution' }
  }
  updateComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body?: string }
    answer: { kind: 'one'; of: 'Comment' }
  }
  likeComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Comment' }
  }
  removeComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Comment' }
  }
  unlikeComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Comment' }
  }
  listCompanies: {
    params: {  }
    filters: { 'kind'?: ('research-firm' | 'investor-firm' | 'issuer' | 'platform')[]; 'country'?: (string)[]; 'fulltext'?: string }
    values: {  }
    sort: 'name' | '-name' | 'created-at' | '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Company' }
  }
  getCompany: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Company' }
  }
  updateCompany: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; kind?: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'; legal_name?: string | null; registration_number?: string | null; country?: string; address?: string | null; website?: string | null; employees_range?: '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | 'over-5000' | null; description?: string | null; stage?: 'private' | 'pre-ipo' | 'ipo-in-progress' | 'listed' | 'suspended' | 'delisted' | 'acquired' | null; policy?: { 'allow-comments'?: boolean; 'allow-open-annotations'?: boolean; 'allow-messages-external'?: boolean; 'allow-premium-requests'?: boolean; 'anonymous-reading'?: boolean; 'restricted-entity-ids'?: (string)[]; 'restricted-provider-ids'?: (string)[]; 'blocked-company-ids'?: (string)[]; 'session-idle-minutes'?: number; 'pre-approval-required'?: boolean; 'blocked-countries'?: (string)[]; 'professional-only'?: boolean; 'retail-visible'?: boolean; 'embargo-minutes'?: number }; seats?: number; trusted?: boolean }
    answer: { kind: 'one'; of: 'Company' }
  }
  getCompanyRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCompanyRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listContentVerticals: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'ContentVertical' }
  }
  getContentVertical: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ContentVertical' }
  }
  getContentVerticalRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getContentVerticalRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createCountry: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; code: string; currency?: string | null; geography_id?: string }
    answer: { kind: 'one'; of: 'Country' }
  }
  updateCountry: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; code?: string; currency?: string | null; geography_id?: string | null }
    answer: { kind: 'one'; of: 'Country' }
  }
  deleteCountry: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  listEntities: {
    params: {  }
    filters: { 'country'?: (string)[]; 'sector'?: (string)[]; 'industry'?: (string)[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'listed'?: boolean; 'ticker'?: string; 'fulltext'?: string; 'ids'?: (string)[] }
    values: {  }
    sort: 'pretty-name' | '-market-cap-usd-m' | '-followers-count' | '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Entity' }
  }
  getEntity: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Entity' }
  }
  addEntityPeers: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { ids: string[] }
    answer: { kind: 'one'; of: 'Entity' }
  }
  listNewsOfEntity: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'EntityNews' }
  }
  getEntityRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  removeEntityPeers: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { ids: string[] }
    answer: { kind: 'one'; of: 'Entity' }
  }
  getEntityRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getEntityNews: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'EntityNews' }
  }
  getEntityNewsRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getEntityNewsRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getFile: {
    params: { id: string }
    filters: {  }
    values: { 'issued': string; 'expires': number; 'signature': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'file' }
  }
  listFilterPresets: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'FilterPreset' }
  }
  createFilterPreset: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; countries?: (string)[] | null; sectors?: (string)[] | null; strategies?: (string)[] | null; verticals?: (string)[] | null; min_market_cap?: number | null; max_market_cap?: number | null; format_types?: (string)[] | null; imperatives?: (string)[] | null; time_horizons?: (string)[] | null; account_id: string }
    answer: { kind: 'one'; of: 'FilterPreset' }
  }
  getFilterPreset: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'FilterPreset' }
  }
  updateFilterPreset: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; countries?: (string)[] | null; sectors?: (string)[] | null; strategies?: (string)[] | null; verticals?: (string)[] | null; min_market_cap?: number | null; max_market_cap?: number | null; format_types?: (string)[] | null; imperatives?: (string)[] | null; time_horizons?: (string)[] | null; account_id?: string }
    answer: { kind: 'one'; of: 'FilterPreset' }
  }
  deleteFilterPreset: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getFilterPresetRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getFilterPresetRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createFollow: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { followable_id: string; followable_type: 'insights' | 'accounts' | 'entities' | 'companies' | 'content-verticals' | 'collections' }
    answer: { kind: 'one'; of: 'Follow' }
  }
  getFollow: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Follow' }
  }
  deleteFollow: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getFollowRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getFollowRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listGeographies: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'Geography' }
  }
  getGeography: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Geography' }
  }
  getGeographyRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getGeographyRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createImage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; source_file_name: string; source_file_size?: number | string | null; alt_text?: string | null; position?: number | null; imageable_id: string; imageable_type: 'accounts' | 'insights' | 'companies' | 'entities' }
    answer: { kind: 'one'; of: 'Image' }
  }
  getImage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Image' }
  }
  deleteImage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getImageRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getImageRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getIndustry: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Industry' }
  }
  getIndustryRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getIndustryRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listInsightCollections: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightCollection' }
  }
  getInsightCollection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightCollection' }
  }
  getInsightCollectionRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightCollectionRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getInsightDisclosure: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightDisclosure' }
  }
  updateInsightDisclosure: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { position_in_securities?: string; certified?: boolean }
    answer: { kind: 'one'; of: 'InsightDisclosure' }
  }
  getInsightDisclosureRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightDisclosureRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createInsightDocument: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; source_file_name: string; source_file_size?: number | string | null; title?: string | null; insight_id: string }
    answer: { kind: 'one'; of: 'InsightDocumentFile' }
  }
  getInsightDocument: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightDocumentFile' }
  }
  updateInsightDocument: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source?: Upload; source_file_name?: string; source_file_size?: number | string | null; title?: string | null; insight_id?: string }
    answer: { kind: 'one'; of: 'InsightDocumentFile' }
  }
  deleteInsightDocument: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getInsightDocumentFileRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightDocumentFileRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listInsightProviderProfiles: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightProviderProfile' }
  }
  getInsightProviderProfile: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightProviderProfile' }
  }
  getInsightProviderProfileRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightProviderProfileRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listInsightProviders: {
    params: {  }
    filters: { 'country'?: (string)[]; 'sector'?: (string)[]; 'vertical'?: (string)[]; 'company-id'?: (string)[]; 'fulltext'?: string }
    values: {  }
    sort: 'name' | '-name' | 'insights-count' | '-insights-count' | 'followers-count' | '-followers-count' | 'published-last-30-days' | '-published-last-30-days'
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightProvider' }
  }
  getInsightProvider: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightProvider' }
  }
  getInsightProviderRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightProviderRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listInsights: {
    params: {  }
    filters: { 'state'?: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'; 'author-id'?: (string)[]; 'company-id'?: (string)[]; 'entity-id'?: (string)[]; 'primary-entity-id'?: (string)[]; 'country'?: (string)[]; 'sector'?: (string)[]; 'vertical-id'?: (string)[]; 'format-type'?: ('in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript')[]; 'imperative'?: ('bullish' | 'bearish' | 'neutral')[]; 'time-horizon'?: ('short' | 'medium' | 'long')[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'published-from'?: string; 'published-to'?: string; 'unread'?: boolean; 'in-locker'?: boolean; 'preset-id'?: string; 'fulltext'?: string }
    values: {  }
    sort: '-published-at' | '-total-combined-read' | '-likes-count' | '-updated-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightListItem' }
  }
  createInsight: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { tagline?: string | null; executive_summary?: string | null; detail?: string | null; time_horizon?: 'short' | 'medium' | 'long' | null; imperative?: 'bullish' | 'bearish' | 'neutral' | null; slug?: string | null; published_at?: string | null; format_type?: 'in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript'; countries?: (string)[]; strategies?: ('long-short' | 'event-driven' | 'index-rebalance' | 'merger-arbitrage' | 'stub-trade' | 'pairs' | 'ipo' | 'placement' | 'activism' | 'credit' | 'macro' | 'quant' | 'esg' | 'income' | 'value' | 'growth')[]; automatic_keywords?: (string)[]; custom_keywords?: (string)[]; gics?: { 'sectors'?: (string)[]; 'industry-groups'?: (string)[]; 'industries'?: (string)[] }; no_sector?: boolean; show_author_names?: boolean; linkback?: string | null; aasm_state?: 'drafted' | 'submitted'; primary_entity_id?: string | null; content_verticals?: string[]; secondary_entities?: string[]; upstream_insights?: string[] }
    answer: { kind: 'one'; of: 'Insight' }
  }
  getInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Insight' }
  }
  updateInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { tagline?: string | null; executive_summary?: string | null; detail?: string | null; time_horizon?: 'short' | 'medium' | 'long' | null; imperative?: 'bullish' | 'bearish' | 'neutral' | null; slug?: string | null; published_at?: string | null; format_type?: 'in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript'; countries?: (string)[]; strategies?: ('long-short' | 'event-driven' | 'index-rebalance' | 'merger-arbitrage' | 'stub-trade' | 'pairs' | 'ipo' | 'placement' | 'activism' | 'credit' | 'macro' | 'quant' | 'esg' | 'income' | 'value' | 'growth')[]; automatic_keywords?: (string)[]; custom_keywords?: (string)[]; gics?: { 'sectors'?: (string)[]; 'industry-groups'?: (string)[]; 'industries'?: (string)[] }; no_sector?: boolean; show_author_names?: boolean; linkback?: string | null; aasm_state?: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'; status_reason?: string; primary_entity_id?: string | null; content_verticals?: string[]; secondary_entities?: string[]; upstream_insights?: string[] }
    answer: { kind: 'one'; of: 'Insight' }
  }
  deleteInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  dislikeInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { like_reason_id?: string | null }
    answer: { kind: 'one'; of: 'Insight' }
  }
  likeInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Insight' }
  }
  getInsightRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  requestInsightPublicationAccess: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { message?: string | null }
    answer: { kind: 'one'; of: 'PublicationAccessRequest' }
  }
  unlikeInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Insight' }
  }
  getInsightRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listLikeReasons: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'LikeReason' }
  }
  getLikeReason: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'LikeReason' }
  }
  listLockerItems: {
    params: {  }
    filters: { 'folder'?: string; 'archived'?: boolean; 'type'?: ('insights' | 'entity-news' | 'collections')[] }
    values: {  }
    sort: '-created-at' | 'position'
    accepted: undefined
    answer: { kind: 'page'; of: 'LockerItem' }
  }
  createLockerItem: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { note?: string | null; position?: number; folder?: string | null; is_archived?: boolean; reminder_at?: string | null; lockable_id: string; lockable_type: 'insights' | 'entity-news' | 'collections' }
    answer: { kind: 'one'; of: 'LockerItem' }
  }
  getLockerItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'LockerItem' }
  }
  updateLockerItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { note?: string | null; position?: number; folder?: string | null; is_archived?: boolean; reminder_at?: string | null }
    answer: { kind: 'one'; of: 'LockerItem' }
  }
  deleteLockerItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getLockerItemRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getLockerItemRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listMutedItems: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'MutedItem' }
  }
  createMutedItem: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { reason?: string | null; muted_until?: string | null; mutable_id: string; mutable_type: 'accounts' | 'entities' | 'content-verticals' | 'companies' | 'insights' }
    answer: { kind: 'one'; of: 'MutedItem' }
  }
  getMutedItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MutedItem' }
  }
  updateMutedItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { reason?: string | null; muted_until?: string | null }
    answer: { kind: 'one'; of: 'MutedItem' }
  }
  deleteMutedItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getMutedItemRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getMutedItemRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listNotifications: {
    params: {  }
    filters: { 'unread'?: boolean }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'Notification' }
  }
  getNotification: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Notification' }
  }
  updateNotification: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { read: boolean }
    answer: { kind: 'one'; of: 'Notification' }
  }
  getNotificationRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getNotificationRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listPersonalEmailDomains: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'PersonalEmailDomain' }
  }
  getPersonalEmailDomain: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PersonalEmailDomain' }
  }
  listPublicationAccessRequests: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'PublicationAccessRequest' }
  }
  getPublicationAccessRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PublicationAccessRequest' }
  }
  updatePublicationAccessRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { status?: 'granted' | 'denied' | 'withdrawn' | 'revoked'; reason?: string | null; granted_until?: string | null }
    answer: { kind: 'one'; of: 'PublicationAccessRequest' }
  }
  getPublicationAccessRequestRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPublicationAccessRequestRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  requestPasswordReset: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email: string }
    answer: { kind: 'plain' }
  }
  resetPassword: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { token: string; password: string }
    answer: { kind: 'one'; of: 'SessionCreated' }
  }
  listSectors: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'Sector' }
  }
  getSector: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Sector' }
  }
  getSectorRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getSectorRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listSessions: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'Session' }
  }
  getSession: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Session' }
  }
  deleteSession: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getSessionRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getSessionRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listSharedItems: {
    params: {  }
    filters: { 'direction'?: 'outgoing' | 'incoming' }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'SharedItem' }
  }
  createSharedItem: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { message?: string | null; channel?: 'in-app' | 'email' | 'link'; expires_at?: string | null; recipient_id?: string; recipients?: string[]; shareable_id: string; shareable_type: 'insights' | 'collections' | 'entities' }
    answer: { kind: 'one'; of: 'SharedItem'; meta: { 'created-count': number } }
  }
  getSharedItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'SharedItem' }
  }
  updateSharedItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { message?: string | null }
    answer: { kind: 'one'; of: 'SharedItem' }
  }
  deleteSharedItem: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getSharedItemRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getSharedItemRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getHealthLive: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'plain' }
  }
  getHealthReady: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'plain' }
  }
}
export type OperationId = keyof Operations

/** The operations of each room; a missing or surplus handler does not compile. */
export interface Rooms {
  'account-uploads': {
    createAccountUpload: Handler<'createAccountUpload'>
    getAccountUpload: Handler<'getAccountUpload'>
    deleteAccountUpload: Handler<'deleteAccountUpload'>
    getAccountUploadRelationship: Handler<'getAccountUploadRelationship'>
    getAccountUploadRelated: Handler<'getAccountUploadRelated'>
  }
  'accounts': {
    listAccounts: Handler<'listAccounts'>
    createAccount: Handler<'createAccount'>
    getCurrentAccount: Handler<'getCurrentAccount'>
    getAccount: Handler<'getAccount'>
    updateAccount: Handler<'updateAccount'>
    addFollowingAccounts: Handler<'addFollowingAccounts'>
    followAccount: Handler<'followAccount'>
    followAccounts: Handler<'followAccounts'>
    getAccountRelationship: Handler<'getAccountRelationship'>
    unfollowAccount: Handler<'unfollowAccount'>
    getAccountRelated: Handler<'getAccountRelated'>
  }
  'activities': {
    listActivities: Handler<'listActivities'>
    getActivity: Handler<'getActivity'>
    getActivityRelationship: Handler<'getActivityRelationship'>
    getActivityRelated: Handler<'getActivityRelated'>
    createActivity: Handler<'createActivity'>
  }
  'annotations': {
    createAnnotation: Handler<'createAnnotation'>
    getAnnotation: Handler<'getAnnotation'>
    updateAnnotation: Handler<'updateAnnotation'>
    deleteAnnotation: Handler<'deleteAnnotation'>
    getAnnotationRelationship: Handler<'getAnnotationRelationship'>
    getAnnotationRelated: Handler<'getAnnotationRelated'>
  }
  'asset-classes': {
    listAssetClassesV1: Handler<'listAssetClassesV1'>
    createAssetClassV1: Handler<'createAssetClassV1'>
    getAssetClassV1: Handler<'getAssetClassV1'>
    updateAssetClassV1: Handler<'updateAssetClassV1'>
    deleteAssetClassV1: Handler<'deleteAssetClassV1'>
    listAssetClasses: Handler<'listAssetClasses'>
    createAssetClass: Handler<'createAssetClass'>
    getAssetClass: Handler<'getAssetClass'>
    updateAssetClass: Handler<'updateAssetClass'>
    deleteAssetClass: Handler<'deleteAssetClass'>
  }
  'cancelled-insights': {
    listCancelledInsights: Handler<'listCancelledInsights'>
    getCancelledInsight: Handler<'getCancelledInsight'>
    getCancelledInsightRelationship: Handler<'getCancelledInsightRelationship'>
    getCancelledInsightRelated: Handler<'getCancelledInsightRelated'>
  }
  'classification-distributions': {
    getClassificationDistribution: Handler<'getClassificationDistribution'>
  }
  'collections': {
    listCollections: Handler<'listCollections'>
    createCollection: Handler<'createCollection'>
    getCollection: Handler<'getCollection'>
    updateCollection: Handler<'updateCollection'>
    addCollectionItems: Handler<'addCollectionItems'>
    getCollectionRelationship: Handler<'getCollectionRelationship'>
    removeCollectionItems: Handler<'removeCollectionItems'>
    getCollectionRelated: Handler<'getCollectionRelated'>
  }
  'comments': {
    listComments: Handler<'listComments'>
    createComment: Handler<'createComment'>
    getComment: Handler<'getComment'>
    deleteComment: Handler<'deleteComment'>
    getCommentRelationship: Handler<'getCommentRelationship'>
    getCommentRelated: Handler<'getCommentRelated'>
    updateComment: Handler<'updateComment'>
    likeComment: Handler<'likeComment'>
    removeComment: Handler<'removeComment'>
    unlikeComment: Handler<'unlikeComment'>
  }
  'companies': {
    listCompaniesV1: Handler<'listCompaniesV1'>
    createCompanyV1: Handler<'createCompanyV1'>
    getCompanyV1: Handler<'getCompanyV1'>
    updateCompanyV1: Handler<'updateCompanyV1'>
    deleteCompanyV1: Handler<'deleteCompanyV1'>
    listCompanies: Handler<'listCompanies'>
    getCompany: Handler<'getCompany'>
    updateCompany: Handler<'updateCompany'>
    getCompanyRelationship: Handler<'getCompanyRelationship'>
    getCompanyRelated: Handler<'getCompanyRelated'>
  }
  'content-verticals': {
    listContentVerticals: Handler<'listContentVerticals'>
    getContentVertical: Handler<'getContentVertical'>
    getContentVerticalRelationship: Handler<'getContentVerticalRelationship'>
    getContentVerticalRelated: Handler<'getContentVerticalRelated'>
  }
  'countries': {
    listCountries: Handler<'listCountries'>
    getCountry: Handler<'getCountry'>
    getCountryRelationship: Handler<'getCountryRelationship'>
    getCountryRelated: Handler<'getCountryRelated'>
    createCountry: Handler<'createCountry'>
    updateCountry: Handler<'updateCountry'>
    deleteCountry: Handler<'deleteCountry'>
  }
  'entities': {
    listEntitiesV1: Handler<'listEntitiesV1'>
    createEntityV1: Handler<'createEntityV1'>
    getEntityV1: Handler<'getEntityV1'>
    updateEntityV1: Handler<'updateEntityV1'>
    deleteEntityV1: Handler<'deleteEntityV1'>
    listEntities: Handler<'listEntities'>
    getEntity: Handler<'getEntity'>
    addEntityPeers: Handler<'addEntityPeers'>
    listNewsOfEntity: Handler<'listNewsOfEntity'>
    getEntityRelationship: Handler<'getEntityRelationship'>
    removeEntityPeers: Handler<'removeEntityPeers'>
    getEntityRelated: Handler<'getEntityRelated'>
  }
  'entity-news': {
    getEntityNews: Handler<'getEntityNews'>
    getEntityNewsRelationship: Handler<'getEntityNewsRelationship'>
    getEntityNewsRelated: Handler<'getEntityNewsRelated'>
  }
  'files': {
    getFile: Handler<'getFile'>
  }
  'filter-presets': {
    listFilterPresets: Handler<'listFilterPresets'>
    createFilterPreset: Handler<'createFilterPreset'>
    getFilterPreset: Handler<'getFilterPreset'>
    updateFilterPreset: Handler<'updateFilterPreset'>
    deleteFilterPreset: Handler<'deleteFilterPreset'>
    getFilterPresetRelationship: Handler<'getFilterPresetRelationship'>
    getFilterPresetRelated: Handler<'getFilterPresetRelated'>
  }
  'follows': {
    createFollow: Handler<'createFollow'>
    getFollow: Handler<'getFollow'>
    deleteFollow: Handler<'deleteFollow'>
    getFollowRelationship: Handler<'getFollowRelationship'>
    getFollowRelated: Handler<'getFollowRelated'>
  }
  'geographies': {
    listGeographies: Handler<'listGeographies'>
    getGeography: Handler<'getGeography'>
    getGeographyRelationship: Handler<'getGeographyRelationship'>
    getGeographyRelated: Handler<'getGeographyRelated'>
  }
  'health': {
    getHealthLive: Handler<'getHealthLive'>
    getHealthReady: Handler<'getHealthReady'>
  }
  'images': {
    createImage: Handler<'createImage'>
    getImage: Handler<'getImage'>
    deleteImage: Handler<'deleteImage'>
    getImageRelationship: Handler<'getImageRelationship'>
    getImageRelated: Handler<'getImageRelated'>
  }
  'industries': {
    getIndustry: Handler<'getIndustry'>
    getIndustryRelationship: Handler<'getIndustryRelationship'>
    getIndustryRelated: Handler<'getIndustryRelated'>
  }
  'industry-groups': {
    getIndustryGroup: Handler<'getIndustryGroup'>
    getIndustryGroupRelationship: Handler<'getIndustryGroupRelationship'>
    getIndustryGroupRelated: Handler<'getIndustryGroupRelated'>
  }
  'insight-collections': {
    listInsightCollections: Handler<'listInsightCollections'>
    getInsightCollection: Handler<'getInsightCollection'>
    getInsightCollectionRelationship: Handler<'getInsightCollectionRelationship'>
    getInsightCollectionRelated: Handler<'getInsightCollectionRelated'>
  }
  'insight-disclosures': {
    getInsightDisclosure: Handler<'getInsightDisclosure'>
    updateInsightDisclosure: Handler<'updateInsightDisclosure'>
    getInsightDisclosureRelationship: Handler<'getInsightDisclosureRelationship'>
    getInsightDisclosureRelated: Handler<'getInsightDisclosureRelated'>
  }
  'insight-documents': {
    createInsightDocument: Handler<'createInsightDocument'>
    getInsightDocument: Handler<'getInsightDocument'>
    updateInsightDocument: Handler<'updateInsightDocument'>
    deleteInsightDocument: Handler<'deleteInsightDocument'>
    getInsightDocumentFileRelationship: Handler<'getInsightDocumentFileRelationship'>
    getInsightDocumentFileRelated: Handler<'getInsightDocumentFileRelated'>
  }
  'insight-provider-profiles': {
    listInsightProviderProfiles: Handler<'listInsightProviderProfiles'>
    getInsightProviderProfile: Handler<'getInsightProviderProfile'>
    getInsightProviderProfileRelationship: Handler<'getInsightProviderProfileRelationship'>
    getInsightProviderProfileRelated: Handler<'getInsightProviderProfileRelated'>
  }
  'insight-providers': {
    listInsightProviders: Handler<'listInsightProviders'>
    getInsightProvider: Handler<'getInsightProvider'>
    getInsightProviderRelationship: Handler<'getInsightProviderRelationship'>
    getInsightProviderRelated: Handler<'getInsightProviderRelated'>
  }
  'insights': {
    listInsights: Handler<'listInsights'>
    createInsight: Handler<'createInsight'>
    getInsight: Handler<'getInsight'>
    updateInsight: Handler<'updateInsight'>
    deleteInsight: Handler<'deleteInsight'>
    dislikeInsight: Handler<'dislikeInsight'>
    likeInsight: Handler<'likeInsight'>
    getInsightRelationship: Handler<'getInsightRelationship'>
    requestInsightPublicationAccess: Handler<'requestInsightPublicationAccess'>
    unlikeInsight: Handler<'unlikeInsight'>
    getInsightRelated: Handler<'getInsightRelated'>
  }
  'like-reasons': {
    listLikeReasons: Handler<'listLikeReasons'>
    getLikeReason: Handler<'getLikeReason'>
  }
  'locker-items': {
    listLockerItems: Handler<'listLockerItems'>
    createLockerItem: Handler<'createLockerItem'>
    getLockerItem: Handler<'getLockerItem'>
    updateLockerItem: Handler<'updateLockerItem'>
    deleteLockerItem: Handler<'deleteLockerItem'>
    getLockerItemRelationship: Handler<'getLockerItemRelationship'>
    getLockerItemRelated: Handler<'getLockerItemRelated'>
  }
  'muted-items': {
    listMutedItems: Handler<'listMutedItems'>
    createMutedItem: Handler<'createMutedItem'>
    getMutedItem: Handler<'getMutedItem'>
    updateMutedItem: Handler<'updateMutedItem'>
    deleteMutedItem: Handler<'deleteMutedItem'>
    getMutedItemRelationship: Handler<'getMutedItemRelationship'>
    getMutedItemRelated: Handler<'getMutedItemRelated'>
  }
  'notifications': {
    listNotifications: Handler<'listNotifications'>
    getNotification: Handler<'getNotification'>
    updateNotification: Handler<'updateNotification'>
    getNotificationRelationship: Handler<'getNotificationRelationship'>
    getNotificationRelated: Handler<'getNotificationRelated'>
  }
  'passwords': {
    changePassword: Handler<'changePassword'>
    requestPasswordReset: Handler<'requestPasswordReset'>
    resetPassword: Handler<'resetPassword'>
  }
  'personal-email-domains': {
    listPersonalEmailDomains: Handler<'listPersonalEmailDomains'>
    getPersonalEmailDomain: Handler<'getPersonalEmailDomain'>
  }
  'publication-access-requests': {
    listPublicationAccessRequests: Handler<'listPublicationAccessRequests'>
    getPublicationAccessRequest: Handler<'getPublicationAccessRequest'>
    updatePublicationAccessRequest: Handler<'updatePublicationAccessRequest'>
    getPublicationAccessRequestRelationship: Handler<'getPublicationAccessRequestRelationship'>
    getPublicationAccessRequestRelated: Handler<'getPublicationAccessRequestRelated'>
  }
  'sectors': {
    listSectors: Handler<'listSectors'>
    getSector: Handler<'getSector'>
    getSectorRelationship: Handler<'getSectorRelationship'>
    getSectorRelated: Handler<'getSectorRelated'>
  }
  'sessions': {
    createMagicAuthentication: Handler<'createMagicAuthentication'>
    signIn: Handler<'signIn'>
    signOut: Handler<'signOut'>
    createTemporaryAuthentication: Handler<'createTemporaryAuthentication'>
    verifyEmail: Handler<'verifyEmail'>
    listSessions: Handler<'listSessions'>
    getSession: Handler<'getSession'>
    deleteSession: Handler<'deleteSession'>
    getSessionRelationship: Handler<'getSessionRelationship'>
    getSessionRelated: Handler<'getSessionRelated'>
  }
  'shared-items': {
    listSharedItems: Handler<'listSharedItems'>
    createSharedItem: Handler<'createSharedItem'>
    getSharedItem: Handler<'getSharedItem'>
    updateSharedItem: Handler<'updateSharedItem'>
    deleteSharedItem: Handler<'deleteSharedItem'>
    getSharedItemRelationship: Handler<'getSharedItemRelationship'>
    getSharedItemRelated: Handler<'getSharedItemRelated'>
  }
}
export type Room = keyof Rooms
export type Handlers<R extends Room> = Rooms[R]
