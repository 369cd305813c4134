// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
import type { Handler } from '../verbs/handler.ts'

/** Values as the database writes them. They fit no parsed row, so that the two cannot be mixed up. */
export type IntegerText = string & { readonly is: 'integer' }
export type NumberText = string & { readonly is: 'number' }
export type BooleanText = string & { readonly is: 'boolean' }
export type TimestampText = string & { readonly is: 'timestamp' }
export type JsonText = string & { readonly is: 'json' }

/** The text row of each resource object; a restricted column is null for who may not see it. */
export interface Rows {
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
  Activity: {
    id: string
    key: string
    created_at: TimestampText
    anonymize: BooleanText
    origin: string
    parameters: JsonText
    direction: string
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
    variants: JsonText
    position: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
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
  InsightDocumentFile: {
    id: string
    source: string | null
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    title: string | null
  }
  InsightDisclosure: {
    id: string
    position_in_securities: string
    certified: BooleanText
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
  Annotation: {
    id: string
    message: string
    annotable_attribute: string
    section_id: IntegerText
    is_starred: BooleanText
    is_secret: BooleanText
    created_at: TimestampText
  }
  AssetClass: {
    id: string
    name: string
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
}

/** Each resource type: its path, the resource objects it is shown and listed as, its relationships. */
export interface Resources {
  'accounts': { show: 'Account'; item: 'Account'; relationships: {  } }
  'activities': { show: 'Activity'; item: 'Activity'; relationships: { 'trackable': { types: 'insights' | 'comments' | 'accounts' | 'entities'; many: false }; 'owner': { types: 'accounts'; many: false }; 'recipient': { types: 'accounts'; many: false } } }
  'annotations': { show: 'Annotation'; item: 'Annotation'; relationships: { 'annotator': { types: 'accounts'; many: false }; 'annotable': { types: 'insights'; many: false } } }
  'asset-classes': { show: 'AssetClass'; item: 'AssetClass'; relationships: {  } }
  'classification-distributions': { show: 'ClassificationDistribution'; item: 'ClassificationDistribution'; relationships: {  } }
  'comments': { show: 'Comment'; item: 'Comment'; relationships: {  } }
  'content-verticals': { show: 'ContentVertical'; item: 'ContentVertical'; relationships: { 'insights': { types: 'insights'; many: true } } }
  'countries': { show: 'Country'; item: 'Country'; relationships: { 'geography': { types: 'geographies'; many: false } } }
  'entities': { show: 'Entity'; item: 'Entity'; relationships: {  } }
  'filter-presets': { show: 'FilterPreset'; item: 'FilterPreset'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'geographies': { show: 'Geography'; item: 'Geography'; relationships: { 'classification-distribution': { types: 'classification-distributions'; many: false }; 'countries': { types: 'countries'; many: true } } }
  'images': { show: 'Image'; item: 'Image'; relationships: {  } }
  'insight-disclosures': { show: 'InsightDisclosure'; item: 'InsightDisclosure'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insight-documents': { show: 'InsightDocumentFile'; item: 'InsightDocumentFile'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insights': { show: 'Insight'; item: 'InsightListItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'images': { types: 'images'; many: true }; 'content-verticals': { types: 'content-verticals'; many: true }; 'primary-entity': { types: 'entities'; many: false }; 'secondary-entities': { types: 'entities'; many: true }; 'activities': { types: 'activities'; many: true }; 'upstream-insights': { types: 'insights'; many: true }; 'downstream-insights': { types: 'insights'; many: true }; 'main-insight-document': { types: 'insight-documents'; many: false }; 'insight-documents': { types: 'insight-documents'; many: true }; 'insight-disclosures': { types: 'insight-disclosures'; many: true }; 'comment-threads': { types: 'comments'; many: true }; 'originated-insights': { types: 'insights'; many: true }; 'comments': { types: 'comments'; many: true }; 'suggested-forkable-insights': { types: 'insights'; many: true }; 'citations': { types: 'insights'; many: true }; 'annotations': { types: 'annotations'; many: true } } }
  'sectors': { show: 'Sector'; item: 'Sector'; relationships: {  } }
  'sessions': { show: 'Session'; item: 'Session'; relationships: { 'account': { types: 'accounts'; many: false } } }
}
export type ResourceType = keyof Resources

/** What each operation takes and answers. */
export interface Operations {
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
  getComment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Comment' }
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
  getCurrentAccount: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Account' }
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
  getAccount: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Account' }
  }
  getAnnotation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Annotation' }
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
  getClassificationDistribution: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ClassificationDistribution' }
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
  getEntity: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Entity' }
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
  listInsights: {
    params: {  }
    filters: { 'state'?: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'; 'author-id'?: (string)[]; 'company-id'?: (string)[]; 'entity-id'?: (string)[]; 'primary-entity-id'?: (string)[]; 'country'?: (string)[]; 'sector'?: (string)[]; 'vertical-id'?: (string)[]; 'format-type'?: ('in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript')[]; 'imperative'?: ('bullish' | 'bearish' | 'neutral')[]; 'time-horizon'?: ('short' | 'medium' | 'long')[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'published-from'?: string; 'published-to'?: string; 'unread'?: boolean; 'preset-id'?: string; 'fulltext'?: string }
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
    accepted: { tagline?: string | null; executive_summary?: string | null; detail?: string | null; time_horizon?: 'short' | 'medium' | 'long' | null; imperative?: 'bullish' | 'bearish' | 'neutral' | null; slug?: string | null; published_at?: string | null; format_type?: 'in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript'; countries?: (string)[]; strategies?: ('long-short' | 'event-driven' | 'index-rebalance' | 'merger-arbitrage' | 'stub-trade' | 'pairs' | 'ipo' | 'placement' | 'activism' | 'credit' | 'macro' | 'quant' | 'esg' | 'income' | 'value' | 'growth')[]; automatic_keywords?: (string)[]; custom_keywords?: (string)[]; gics?: { 'sectors'?: (string)[]; 'industry-groups'?: (string)[]; 'industries'?: (string)[] }; no_sector?: boolean; show_author_names?: boolean; linkback?: string | null; aasm_state?: 'drafted'; primary_entity_id?: string | null; content_verticals?: string[]; secondary_entities?: string[]; upstream_insights?: string[] }
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
  getInsightRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
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
  getSession: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Session' }
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
  'accounts': {
    getCurrentAccount: Handler<'getCurrentAccount'>
    getAccount: Handler<'getAccount'>
  }
  'activities': {
    getActivity: Handler<'getActivity'>
    getActivityRelationship: Handler<'getActivityRelationship'>
    getActivityRelated: Handler<'getActivityRelated'>
  }
  'annotations': {
    getAnnotation: Handler<'getAnnotation'>
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
  'classification-distributions': {
    getClassificationDistribution: Handler<'getClassificationDistribution'>
  }
  'comments': {
    getComment: Handler<'getComment'>
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
    getEntity: Handler<'getEntity'>
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
  'insight-disclosures': {
    getInsightDisclosure: Handler<'getInsightDisclosure'>
    updateInsightDisclosure: Handler<'updateInsightDisclosure'>
    getInsightDisclosureRelationship: Handler<'getInsightDisclosureRelationship'>
    getInsightDisclosureRelated: Handler<'getInsightDisclosureRelated'>
  }
  'insights': {
    listInsights: Handler<'listInsights'>
    createInsight: Handler<'createInsight'>
    getInsight: Handler<'getInsight'>
    updateInsight: Handler<'updateInsight'>
    deleteInsight: Handler<'deleteInsight'>
    getInsightRelationship: Handler<'getInsightRelationship'>
    getInsightRelated: Handler<'getInsightRelated'>
  }
  'sectors': {
    listSectors: Handler<'listSectors'>
    getSector: Handler<'getSector'>
  }
  'sessions': {
    signIn: Handler<'signIn'>
    signOut: Handler<'signOut'>
    getSession: Handler<'getSession'>
    getSessionRelationship: Handler<'getSessionRelationship'>
    getSessionRelated: Handler<'getSessionRelated'>
  }
}
export type Room = keyof Rooms
export type Handlers<R extends Room> = Rooms[R]
