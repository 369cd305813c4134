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
  ApiKey: {
    id: string
    name: string
    scopes: JsonText
    prefix: string
    expires_at: TimestampText
    last_used_at: TimestampText | null
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
    pending_email: JsonText | null
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
    plan_ends_at: JsonText | null
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
    smarts_available: JsonText | null
    smarts_reserved: JsonText | null
    trusted: JsonText | null
    corporate_plan_ends_at: JsonText | null
    plan_ends_at: JsonText | null
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
  EntityHit: {
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
    search_highlight: JsonText
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
    company_id: string | null
    company_name: string | null
    revision: IntegerText
    corrected_at: TimestampText | null
    editor_approved_at: TimestampText | null
    compliance_approved_at: TimestampText | null
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
  InsightHit: {
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
    viewer_is_restricted: BooleanText
    search_highlight: JsonText
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
    account_firm_type: string | null
    account_country: string | null
    edited_at: TimestampText | null
    removed_at: TimestampText | null
    removed_by: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  ExternalReport: {
    id: string
    title: string
    source_name: string
    published_on: string | null
    language: string
    access: string
    pages: IntegerText
    summary: string | null
    imperative: string | null
    target_price: JsonText
    countries: JsonText
    sectors: JsonText
    views_count: IntegerText
    viewer_is_restricted: BooleanText
    restriction_reason: string | null
    status: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  ExternalReportAttachment: {
    id: string
    source: string | null
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    title: string | null
    pages: IntegerText
    scan_status: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  CorporateEvent: {
    id: string
    title: string
    kind: string
    description: string | null
    starts_at: TimestampText
    ends_at: TimestampText
    timezone: string
    format: string | null
    venue: string | null
    address: string | null
    city: string | null
    country: string | null
    dial_in: JsonText | null
    webcast_url: JsonText | null
    replay_url: string | null
    access: string
    capacity: IntegerText
    reserved_count: IntegerText
    waitlist_count: IntegerText
    seats_left: IntegerText
    registration_closes_at: TimestampText | null
    status: string
    audience: JsonText
    language: string
    host_name: string | null
    minor_non_monetary_benefit: BooleanText
    research_payment_flag: string
    my_reservation_status: string | null
    cancelled_reason: string | null
    invited_emails: JsonText | null
    ics_url: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  CorporateAttachment: {
    id: string
    source: string
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    title: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  CorporatePresentation: {
    id: string
    title: string
    description: string | null
    presented_on: string | null
    kind: string
    period: string | null
    source: string
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
    pages: IntegerText
    release_time: TimestampText | null
    downloads_count: IntegerText
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
  ExchangeAnnouncement: {
    id: string
    title: string
    content: string
    attachment: JsonText
    release_time: TimestampText
  }
  CorporateEmailCampaign: {
    id: string
    title: string
    subject: string
    content: string
    status: string
    scheduled_at: TimestampText | null
    sent_at: TimestampText | null
    test_sent_at: TimestampText | null
    recipients_count: IntegerText
    delivered_count: IntegerText
    opened_count: IntegerText
    clicked_count: IntegerText
    bounced_count: IntegerText
    complained_count: IntegerText
    unsubscribed_count: IntegerText
    track: BooleanText
    from_name: string
    reply_to: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  ContactList: {
    id: string
    name: string
    description: string | null
    contacts_count: IntegerText
    deliverable_count: IntegerText
    status: string
    source: string
    is_dynamic: BooleanText
    last_imported_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Contact: {
    id: string
    email: string
    first_name: string | null
    last_name: string | null
    company_name: string | null
    title: string | null
    country: string | null
    tags: JsonText
    status: string
    refuses_tracking: BooleanText
    consent_source: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  Import: {
    id: string
    status: string
    rows_count: IntegerText
    done_count: IntegerText
    added_count: IntegerText
    updated_count: IntegerText
    skipped_count: IntegerText
    errors: JsonText
    warnings: JsonText
    dry_run: BooleanText
    failure: string | null
    started_at: TimestampText | null
    finished_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  CampaignDelivery: {
    id: string
    status: string
    tries: IntegerText
    handed_at: TimestampText | null
    delivered_at: TimestampText | null
    opened_at: TimestampText | null
    clicked_at: TimestampText | null
    reported_at: TimestampText | null
    reason: string | null
    unsubscribed_at: TimestampText | null
  }
  CorporateReservation: {
    id: string
    status: string
    position: IntegerText
    guests: IntegerText
    questions: string | null
    dietary: string | null
    contact_consent: BooleanText
    attendee_visible: BooleanText
    holder_name: string
    holder_company: string | null
    reason: string | null
    booked_at: TimestampText
    attended_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  CorporateQuestion: {
    id: string
    body: string
    anonymize: BooleanText
    status: string
    answers_count: IntegerText
    is_answered: BooleanText
    votes_count: IntegerText
    my_vote: IntegerText
    followers_count: IntegerText
    is_followed: BooleanText
    asked_by: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  CorporateAnswer: {
    id: string
    body: string
    anonymize: BooleanText
    answered_by: string | null
    released_at: TimestampText
  }
  Annotation: {
    id: string
    message: string
    annotable_attribute: string
    section_id: IntegerText
    is_starred: BooleanText
    is_secret: BooleanText
    is_orphaned: BooleanText
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
  PremiumServiceRequest: {
    id: string
    title: string
    description: string | null
    time_required: IntegerText
    smarts_required: IntegerText
    status: string
    status_updated_at: TimestampText
    completed_at: TimestampText | null
    deliver_at: TimestampText | null
    updated_at: TimestampText
    rating: IntegerText
    feedback: string | null
    sla: JsonText
  }
  PremiumService: {
    id: string
    name: string
    slug: string
    kind: string
    description: string | null
    smarts_from: IntegerText
    smarts_unit: string
    time_required_hours: IntegerText
    active: BooleanText
    position: IntegerText
    completed_count: IntegerText
    average_rating: NumberText
    created_at: TimestampText
    updated_at: TimestampText
  }
  PremiumServiceAttachment: {
    id: string
    source: string
    source_file_name: string
    source_file_size: IntegerText
    source_updated_at: TimestampText
    source_content_type: string
  }
  PremiumServiceNote: {
    id: string
    body: string | null
    hidden_reason: string | null
    internal: JsonText | null
    is_system: BooleanText
    edited_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Message: {
    id: string
    content: string
    created_at: TimestampText
    is_read: BooleanText
    is_system_message: BooleanText
  }
  MessageGroup: {
    id: string
    name: string | null
    kind: string
    status: string
    membership: string | null
    unread_count: IntegerText
    members_count: IntegerText
    last_message_at: TimestampText | null
    is_muted: BooleanText
    subject_type: string | null
    subject_id: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
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
  Alert: {
    id: string
    name: string | null
    kind: string
    query_text: string | null
    filters: JsonText
    search_type: string
    frequency: string
    channels: JsonText
    active: BooleanText
    last_run_at: TimestampText | null
    last_match_at: TimestampText | null
    new_count: IntegerText
    results_count: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
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
  ApiKeyCreated: {
    id: string
    secret: string
    name: string
    scopes: JsonText
    prefix: string
    expires_at: TimestampText
    last_used_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  PremiumServiceTransaction: {
    id: string
    kind: string
    smarts: IntegerText
    balance_after: IntegerText
    reserved_after: IntegerText
    amount_minor: IntegerText
    currency: string | null
    status: string
    occurred_at: TimestampText
    expires_at: TimestampText | null
    memo: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  PremiumServicePackage: {
    id: string
    name: string
    slug: string
    smarts: IntegerText
    price_minor: IntegerText
    currency: string
    valid_months: IntegerText
    discount_percent: NumberText
    position: IntegerText
    active: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightDisclosure: {
    id: string
    position_in_securities: string
    certified: BooleanText
  }
  EntityManagementProfile: {
    id: string
    title: string
    name: string
  }
  CompanyStage: {
    id: string
    name: string
    slug: string
    position: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  CorporatePlan: {
    id: string
    name: string
    slug: string
    price_minor: IntegerText
    currency: string
    interval: string
    events_per_year: IntegerText
    campaigns_per_month: IntegerText
    contacts_limit: IntegerText
    seats: IntegerText
    features: JsonText
    position: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
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
  InsightProviderHit: {
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
    search_highlight: JsonText
  }
  InvestmentFirmType: {
    id: string
    name: string
    slug: string
    group: string
    position: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  Plan: {
    id: string
    name: string
    slug: string
    audience: string
    tier: string
    price_minor: IntegerText
    currency: string
    interval: string
    seats: IntegerText
    trial_days: IntegerText
    features: JsonText
    position: IntegerText
    is_contact_sales: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  Follow: {
    id: string
  }
  InvestorCompany: {
    id: string
    name: string
    slug: string
    country: string | null
    city: string | null
    firm_type: string | null
    aum_usd_range: string | null
    strategies: JsonText
    asset_classes: JsonText
    coverage_countries: JsonText
    is_holder: BooleanText
    is_shown: BooleanText
    created_at: TimestampText
    updated_at: TimestampText
  }
  ActivityAlertName: {
    id: string
    name: string
    title: string
    description: string
    group: string
    default_frequency: string
    scopes: JsonText
    created_at: TimestampText
    updated_at: TimestampText
  }
  ActivityAlert: {
    id: string
    frequency: string
    scope: string
    channel: string
    active: BooleanText
    recipients: JsonText
    last_sent_at: TimestampText | null
    next_due_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  AssetClass: {
    id: string
    name: string
  }
  CalendarFeedCreated: {
    id: string
    url: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  CalendarFeed: {
    id: string
    created_at: TimestampText
    updated_at: TimestampText
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
  ContactRequest: {
    id: string
    name: string
    email: string
    company_name: string | null
    phone: string | null
    subject: string
    message: string
    country: string | null
    page_url: string | null
    consent: BooleanText
    status: JsonText | null
    reply: string | null
    replied_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Export: {
    id: string
    list: string
    filters: JsonText
    sort: string | null
    format: string
    state: string
    records_count: IntegerText
    size: IntegerText
    error: string | null
    download: string | null
    finished_at: TimestampText | null
    expires_at: TimestampText | null
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
  FeatureParticipant: {
    id: string
    feature: string
    status: string
    joined_at: TimestampText | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  FeatureUsage: {
    id: string
    feature: string
    action: string
    count: IntegerText
    context: JsonText
    occurred_at: TimestampText
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
  GroupEmailMessage: {
    id: string
    subject: string
    body: string
    status: string
    audience: string
    recipients_count: IntegerText
    sent_at: TimestampText | null
    opened_count: IntegerText
    clicked_count: IntegerText
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
  InsightRevision: {
    id: string
    number: IntegerText
    changed: JsonText
    reason: string | null
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
  PushNotificationToken: {
    id: string
    token: string | null
    browser: string | null
    active: BooleanText
    user_agent: string | null
    platform: string
    mobile_os: string | null
  }
  Presence: {
    id: string
    online: BooleanText
    last_seen_at: TimestampText | null
  }
  AccountAnalyticDistributionReport: {
    id: string
    period: string
    dimension: string
    bucket: string
    views: IntegerText
    reads: IntegerText
    unique_readers: IntegerText
    unique_firms: IntegerText
    dwell_seconds: IntegerText
    share: string
    created_at: TimestampText
    updated_at: TimestampText
  }
  CompanyAnalyticDistributionReport: {
    id: string
    period: string
    dimension: string
    bucket: string
    views: IntegerText
    reads: IntegerText
    unique_readers: IntegerText
    unique_firms: IntegerText
    dwell_seconds: IntegerText
    share: string
    accounts_count: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  MtdAccountAnalyticDistributionReport: {
    id: string
    period: string
    dimension: string
    bucket: string
    views: IntegerText
    reads: IntegerText
    unique_readers: IntegerText
    unique_firms: IntegerText
    dwell_seconds: IntegerText
    share: string
    as_of: TimestampText
    previous_views: IntegerText
    previous_reads: IntegerText
    previous_unique_readers: IntegerText
    change_percent: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  MtdCompanyAnalyticDistributionReport: {
    id: string
    period: string
    dimension: string
    bucket: string
    views: IntegerText
    reads: IntegerText
    unique_readers: IntegerText
    unique_firms: IntegerText
    dwell_seconds: IntegerText
    share: string
    accounts_count: IntegerText
    as_of: TimestampText
    previous_views: IntegerText
    previous_reads: IntegerText
    previous_unique_readers: IntegerText
    change_percent: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  QvaReport: {
    id: string
    period: string
    engagement_points: string
    collaboration_points: string
    qva: string
    share: string
    share_3m: string
    rank: IntegerText
    of: IntegerText
    insights_published: IntegerText
    eligible: BooleanText
    breakdown: JsonText
    discarded: JsonText
    formula_version: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  MtdQvaReport: {
    id: string
    period: string
    engagement_points: string
    collaboration_points: string
    qva: string
    share: string
    share_3m: string
    rank: IntegerText
    of: IntegerText
    insights_published: IntegerText
    eligible: BooleanText
    breakdown: JsonText
    discarded: JsonText
    formula_version: IntegerText
    as_of: TimestampText
    projected_qva: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  CompanyMtdQvaReport: {
    id: string
    period: string
    engagement_points: string
    collaboration_points: string
    qva: string
    share: string
    share_3m: string
    rank: IntegerText
    of: IntegerText
    insights_published: IntegerText
    eligible: BooleanText
    breakdown: JsonText
    discarded: JsonText
    formula_version: IntegerText
    as_of: TimestampText
    projected_qva: string | null
    accounts: JsonText
    created_at: TimestampText
    updated_at: TimestampText
  }
  MarketCapDistro: {
    id: string
    scope: string
    bucket: string
    lower_usd_m: string | null
    upper_usd_m: string | null
    insights_count: IntegerText
    entities_count: IntegerText
    views: IntegerText
    reads: IntegerText
    share: string
    as_of: TimestampText
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightAnalyticss: {
    id: string
    insight_id: string
    tagline: string | null
    published_at: TimestampText
    granularity: string
    period: string | null
    views: IntegerText
    reads: IntegerText
    public_reads: IntegerText
    combined: IntegerText
    weighted_views: IntegerText
    introduced_views: IntegerText
    unique_firms: IntegerText
    median_dwell_seconds: IntegerText
    completion_percent: string | null
    downloads: IntegerText
    shares: IntegerText
    saves: IntegerText
    likes: IntegerText
    dislikes: IntegerText
    comments: IntegerText
    annotations: IntegerText
    forks: IntegerText
    access_requests: IntegerText
    restricted_views: IntegerText
    qva_points: string
    readers_by_firm_type: JsonText
    created_at: TimestampText
    updated_at: TimestampText
  }
  RecognisedRevenue: {
    id: string
    month: string
    amount_minor: IntegerText
    currency: string
    pool_minor: IntegerText
    unallocated_minor: IntegerText
    note: string | null
    account_id: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  ReportCorrection: {
    id: string
    month: string
    version: IntegerText
    reason: string
    amount_minor: IntegerText
    currency: string
    former_total_minor: IntegerText
    created_at: TimestampText
    updated_at: TimestampText
  }
  CompanyPayment: {
    id: string
    period: string
    pool_share: string
    subscription_amount_minor: IntegerText
    premium_amount_minor: IntegerText
    premium_currency: string
    adjustment_minor: IntegerText
    total_minor: IntegerText
    paid_minor: IntegerText
    outstanding_minor: IntegerText
    version: IntegerText
    currency: string
    status: string
    paid_on: string | null
    statement_url: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  InsightProviderPayment: {
    id: string
    period: string
    share_3m: string
    amount_minor: IntegerText
    premium_minor: IntegerText
    premium_currency: string
    adjustment_minor: IntegerText
    version: IntegerText
    total_minor: IntegerText
    paid_minor: IntegerText
    outstanding_minor: IntegerText
    currency: string
    eligible: BooleanText
    ineligible_reason: string | null
    status: string
    paid_on: string | null
    statement_url: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  Change: {
    id: string
    record_type: string
    record_id: string
    event: string
    created_at: TimestampText
  }
  WebhookDelivery: {
    id: string
    event: string
    state: string
    attempts: IntegerText
    last_status_code: IntegerText
    last_error: string | null
    next_attempt_at: TimestampText | null
    delivered_at: TimestampText | null
    created_at: TimestampText
  }
  WebhookEndpoint: {
    id: string
    url: string
    events: JsonText
    active: BooleanText
    description: string | null
    disabled_at: TimestampText | null
    disabled_reason: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
  WebhookEndpointCreated: {
    id: string
    secret: string
    url: string
    events: JsonText
    active: BooleanText
    description: string | null
    disabled_at: TimestampText | null
    disabled_reason: string | null
    created_at: TimestampText
    updated_at: TimestampText
  }
}

/** Each resource type: its path, the resource objects it is shown and listed as, its relationships. */
export interface Resources {
  'account-analytic-distribution-reports': { show: 'AccountAnalyticDistributionReport'; item: 'AccountAnalyticDistributionReport'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'account-uploads': { show: 'AccountUpload'; item: 'AccountUpload'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'accounts': { show: 'Account'; item: 'Account'; relationships: { 'company': { types: 'companies'; many: false }; 'entities': { types: 'entities'; many: true }; 'follows': { types: 'follows'; many: true }; 'followers': { types: 'accounts'; many: true }; 'following': { types: 'accounts'; many: true }; 'insights': { types: 'insights'; many: true }; 'filter-presets': { types: 'filter-presets'; many: true }; 'insight-provider-profile': { types: 'insight-provider-profiles'; many: false }; 'collections': { types: 'collections'; many: true }; 'premium-services': { types: 'premium-services'; many: true }; 'alerts': { types: 'alerts'; many: true }; 'investor-company': { types: 'investor-companies'; many: false }; 'plan': { types: 'plans'; many: false } } }
  'activities': { show: 'Activity'; item: 'Activity'; relationships: { 'trackable': { types: 'insights' | 'comments' | 'accounts' | 'entities' | 'annotations' | 'companies' | 'collections' | 'content-verticals' | 'corporate-events' | 'corporate-presentations' | 'entity-news' | 'insight-documents' | 'external-reports' | 'corporate-email-campaigns' | 'sessions' | 'exchange-announcements' | 'corporate-questions' | 'premium-service-requests' | 'messages' | 'message-groups' | 'alerts' | 'api-keys' | 'premium-service-transactions'; many: false }; 'owner': { types: 'accounts'; many: false }; 'recipient': { types: 'accounts'; many: false } } }
  'activity-alert-names': { show: 'ActivityAlertName'; item: 'ActivityAlertName'; relationships: {  } }
  'activity-alerts': { show: 'ActivityAlert'; item: 'ActivityAlert'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false }; 'activity-alert-name': { types: 'activity-alert-names'; many: false } } }
  'alerts': { show: 'Alert'; item: 'Alert'; relationships: { 'account': { types: 'accounts'; many: false }; 'filter-preset': { types: 'filter-presets'; many: false } } }
  'annotations': { show: 'Annotation'; item: 'Annotation'; relationships: { 'annotator': { types: 'accounts'; many: false }; 'annotable': { types: 'insights'; many: false } } }
  'api-keys': { show: 'ApiKey'; item: 'ApiKey'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'asset-classes': { show: 'AssetClass'; item: 'AssetClass'; relationships: {  } }
  'calendar-feeds': { show: 'CalendarFeed'; item: 'CalendarFeed'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'campaign-deliveries': { show: 'CampaignDelivery'; item: 'CampaignDelivery'; relationships: { 'campaign': { types: 'corporate-email-campaigns'; many: false }; 'contact': { types: 'contacts'; many: false } } }
  'cancelled-insights': { show: 'CancelledInsight'; item: 'CancelledInsight'; relationships: { 'account': { types: 'accounts'; many: false }; 'primary-entity': { types: 'entities'; many: false }; 'replacement': { types: 'insights'; many: false } } }
  'changes': { show: 'Change'; item: 'Change'; relationships: {  } }
  'classification-distributions': { show: 'ClassificationDistribution'; item: 'ClassificationDistribution'; relationships: {  } }
  'collections': { show: 'Collection'; item: 'Collection'; relationships: { 'account': { types: 'accounts'; many: false }; 'items': { types: 'insights'; many: true }; 'insights': { types: 'insights'; many: true }; 'followers': { types: 'accounts'; many: true } } }
  'comments': { show: 'Comment'; item: 'Comment'; relationships: { 'account': { types: 'accounts'; many: false }; 'commentable': { types: 'insights' | 'external-reports' | 'corporate-events' | 'entity-news' | 'corporate-presentations'; many: false }; 'parent': { types: 'comments'; many: false }; 'replies': { types: 'comments'; many: true }; 'mentions': { types: 'accounts'; many: true } } }
  'companies': { show: 'Company'; item: 'Company'; relationships: { 'accounts': { types: 'accounts'; many: true }; 'entities': { types: 'entities'; many: true }; 'managed-entities': { types: 'entities'; many: true }; 'company-stage': { types: 'company-stages'; many: false }; 'corporate-plan': { types: 'corporate-plans'; many: false }; 'insight-providers': { types: 'insight-providers'; many: true }; 'premium-service-transactions': { types: 'premium-service-transactions'; many: true }; 'investment-firm-type': { types: 'investment-firm-types'; many: false }; 'plan': { types: 'plans'; many: false } } }
  'company-analytic-distribution-reports': { show: 'CompanyAnalyticDistributionReport'; item: 'CompanyAnalyticDistributionReport'; relationships: { 'company': { types: 'companies'; many: false } } }
  'company-mtd-qva-reports': { show: 'CompanyMtdQvaReport'; item: 'CompanyMtdQvaReport'; relationships: { 'company': { types: 'companies'; many: false } } }
  'company-payments': { show: 'CompanyPayment'; item: 'CompanyPayment'; relationships: { 'company': { types: 'companies'; many: false } } }
  'company-stages': { show: 'CompanyStage'; item: 'CompanyStage'; relationships: { 'companies': { types: 'companies'; many: true } } }
  'contact-lists': { show: 'ContactList'; item: 'ContactList'; relationships: { 'entity': { types: 'entities'; many: false }; 'contacts': { types: 'contacts'; many: true }; 'account': { types: 'accounts'; many: false }; 'imports': { types: 'imports'; many: true } } }
  'contact-requests': { show: 'ContactRequest'; item: 'ContactRequest'; relationships: { 'account': { types: 'accounts'; many: false }; 'contactable': { types: 'entities' | 'accounts' | 'companies'; many: false }; 'assignee': { types: 'accounts'; many: false }; 'replied-by': { types: 'accounts'; many: false } } }
  'contacts': { show: 'Contact'; item: 'Contact'; relationships: { 'entity': { types: 'entities'; many: false }; 'contact-lists': { types: 'contact-lists'; many: true } } }
  'content-verticals': { show: 'ContentVertical'; item: 'ContentVertical'; relationships: { 'insights': { types: 'insights'; many: true } } }
  'corporate-answers': { show: 'CorporateAnswer'; item: 'CorporateAnswer'; relationships: { 'corporate-question': { types: 'corporate-questions'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'corporate-attachments': { show: 'CorporateAttachment'; item: 'CorporateAttachment'; relationships: { 'attachable': { types: 'corporate-events' | 'corporate-presentations' | 'entity-news' | 'exchange-announcements' | 'corporate-email-campaigns'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'corporate-email-campaigns': { show: 'CorporateEmailCampaign'; item: 'CorporateEmailCampaign'; relationships: { 'entity': { types: 'entities'; many: false }; 'contact-lists': { types: 'contact-lists'; many: true }; 'corporate-attachments': { types: 'corporate-attachments'; many: true }; 'deliveries': { types: 'campaign-deliveries'; many: true }; 'account': { types: 'accounts'; many: false } } }
  'corporate-events': { show: 'CorporateEvent'; item: 'CorporateEvent'; relationships: { 'entity': { types: 'entities'; many: false }; 'entities': { types: 'entities'; many: true }; 'hosts': { types: 'accounts'; many: true }; 'corporate-attachments': { types: 'corporate-attachments'; many: true }; 'reservations': { types: 'corporate-reservations'; many: true }; 'corporate-questions': { types: 'corporate-questions'; many: true }; 'insights': { types: 'insights'; many: true }; 'organizer': { types: 'accounts'; many: false }; 'roadshow': { types: 'corporate-events'; many: false } } }
  'corporate-plans': { show: 'CorporatePlan'; item: 'CorporatePlan'; relationships: {  } }
  'corporate-presentations': { show: 'CorporatePresentation'; item: 'CorporatePresentation'; relationships: { 'entity': { types: 'entities'; many: false }; 'corporate-event': { types: 'corporate-events'; many: false }; 'corporate-attachments': { types: 'corporate-attachments'; many: true }; 'account': { types: 'accounts'; many: false } } }
  'corporate-questions': { show: 'CorporateQuestion'; item: 'CorporateQuestion'; relationships: { 'entity': { types: 'entities'; many: false }; 'account': { types: 'accounts'; many: false }; 'corporate-answers': { types: 'corporate-answers'; many: true }; 'corporate-event': { types: 'corporate-events'; many: false }; 'followers': { types: 'accounts'; many: true } } }
  'corporate-reservations': { show: 'CorporateReservation'; item: 'CorporateReservation'; relationships: { 'corporate-event': { types: 'corporate-events'; many: false }; 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false } } }
  'countries': { show: 'Country'; item: 'Country'; relationships: { 'geography': { types: 'geographies'; many: false } } }
  'entities': { show: 'Entity'; item: 'Entity'; relationships: { 'company': { types: 'companies'; many: false }; 'peers': { types: 'entities'; many: true }; 'insights': { types: 'insights'; many: true }; 'news': { types: 'entity-news'; many: true }; 'external-reports': { types: 'external-reports'; many: true }; 'corporate-events': { types: 'corporate-events'; many: true }; 'corporate-presentations': { types: 'corporate-presentations'; many: true }; 'exchange-announcements': { types: 'exchange-announcements'; many: true }; 'entity-management-profiles': { types: 'entity-management-profiles'; many: true }; 'corporate-questions': { types: 'corporate-questions'; many: true }; 'corporate-users': { types: 'accounts'; many: true }; 'contacts': { types: 'contacts'; many: true } } }
  'entity-management-profiles': { show: 'EntityManagementProfile'; item: 'EntityManagementProfile'; relationships: { 'entity': { types: 'entities'; many: false } } }
  'entity-news': { show: 'EntityNews'; item: 'EntityNews'; relationships: { 'entity': { types: 'entities'; many: false }; 'corporate-attachments': { types: 'corporate-attachments'; many: true } } }
  'exchange-announcements': { show: 'ExchangeAnnouncement'; item: 'ExchangeAnnouncement'; relationships: { 'entity': { types: 'entities'; many: false }; 'corporate-attachments': { types: 'corporate-attachments'; many: true } } }
  'exports': { show: 'Export'; item: 'Export'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'external-report-attachments': { show: 'ExternalReportAttachment'; item: 'ExternalReportAttachment'; relationships: { 'external-report': { types: 'external-reports'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'external-reports': { show: 'ExternalReport'; item: 'ExternalReport'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false }; 'primary-entity': { types: 'entities'; many: false }; 'entities': { types: 'entities'; many: true }; 'external-report-attachments': { types: 'external-report-attachments'; many: true }; 'content-verticals': { types: 'content-verticals'; many: true } } }
  'feature-participants': { show: 'FeatureParticipant'; item: 'FeatureParticipant'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false } } }
  'feature-usages': { show: 'FeatureUsage'; item: 'FeatureUsage'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false } } }
  'filter-presets': { show: 'FilterPreset'; item: 'FilterPreset'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'follows': { show: 'Follow'; item: 'Follow'; relationships: { 'followable': { types: 'insights' | 'accounts' | 'entities' | 'companies' | 'content-verticals' | 'collections' | 'corporate-questions'; many: false }; 'follower': { types: 'accounts'; many: false } } }
  'geographies': { show: 'Geography'; item: 'Geography'; relationships: { 'classification-distribution': { types: 'classification-distributions'; many: false }; 'countries': { types: 'countries'; many: true } } }
  'group-email-messages': { show: 'GroupEmailMessage'; item: 'GroupEmailMessage'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false }; 'recipients': { types: 'accounts'; many: true }; 'insights': { types: 'insights'; many: true } } }
  'images': { show: 'Image'; item: 'Image'; relationships: { 'imageable': { types: 'accounts' | 'insights' | 'companies' | 'entities'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'imports': { show: 'Import'; item: 'Import'; relationships: { 'contact-list': { types: 'contact-lists'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'industries': { show: 'Industry'; item: 'Industry'; relationships: { 'parent': { types: 'industry-groups'; many: false }; 'entities': { types: 'entities'; many: true } } }
  'industry-groups': { show: 'IndustryGroup'; item: 'IndustryGroup'; relationships: { 'parent': { types: 'sectors'; many: false }; 'children': { types: 'industries'; many: true }; 'entities': { types: 'entities'; many: true } } }
  'insight-analyticss': { show: 'InsightAnalyticss'; item: 'InsightAnalyticss'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insight-collections': { show: 'InsightCollection'; item: 'InsightCollection'; relationships: { 'insights': { types: 'insights'; many: true }; 'curator': { types: 'accounts'; many: false } } }
  'insight-disclosures': { show: 'InsightDisclosure'; item: 'InsightDisclosure'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insight-documents': { show: 'InsightDocumentFile'; item: 'InsightDocumentFile'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insight-provider-payments': { show: 'InsightProviderPayment'; item: 'InsightProviderPayment'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'insight-provider-profiles': { show: 'InsightProviderProfile'; item: 'InsightProviderProfile'; relationships: { 'account': { types: 'accounts'; many: false }; 'insight-provider': { types: 'insight-providers'; many: false }; 'company': { types: 'companies'; many: false } } }
  'insight-providers': { show: 'InsightProvider'; item: 'InsightProvider'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false }; 'insight-provider-profile': { types: 'insight-provider-profiles'; many: false }; 'premium-services': { types: 'premium-services'; many: true }; 'insights': { types: 'insights'; many: true }; 'top-entities': { types: 'entities'; many: true } } }
  'insight-revisions': { show: 'InsightRevision'; item: 'InsightRevision'; relationships: { 'insight': { types: 'insights'; many: false } } }
  'insights': { show: 'Insight'; item: 'InsightListItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'images': { types: 'images'; many: true }; 'content-verticals': { types: 'content-verticals'; many: true }; 'primary-entity': { types: 'entities'; many: false }; 'secondary-entities': { types: 'entities'; many: true }; 'activities': { types: 'activities'; many: true }; 'upstream-insights': { types: 'insights'; many: true }; 'downstream-insights': { types: 'insights'; many: true }; 'main-insight-document': { types: 'insight-documents'; many: false }; 'insight-documents': { types: 'insight-documents'; many: true }; 'insight-disclosures': { types: 'insight-disclosures'; many: true }; 'comment-threads': { types: 'comments'; many: true }; 'originated-insights': { types: 'insights'; many: true }; 'comments': { types: 'comments'; many: true }; 'suggested-forkable-insights': { types: 'insights'; many: true }; 'citations': { types: 'insights'; many: true }; 'annotations': { types: 'annotations'; many: true } } }
  'investment-firm-types': { show: 'InvestmentFirmType'; item: 'InvestmentFirmType'; relationships: {  } }
  'investor-companies': { show: 'InvestorCompany'; item: 'InvestorCompany'; relationships: { 'company': { types: 'companies'; many: false }; 'investment-firm-type': { types: 'investment-firm-types'; many: false }; 'accounts': { types: 'accounts'; many: true } } }
  'like-reasons': { show: 'LikeReason'; item: 'LikeReason'; relationships: {  } }
  'locker-items': { show: 'LockerItem'; item: 'LockerItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'lockable': { types: 'insights' | 'external-reports' | 'corporate-presentations' | 'entity-news' | 'exchange-announcements' | 'collections'; many: false } } }
  'market-cap-distro': { show: 'MarketCapDistro'; item: 'MarketCapDistro'; relationships: {  } }
  'message-groups': { show: 'MessageGroup'; item: 'MessageGroup'; relationships: { 'members': { types: 'accounts'; many: true }; 'owner': { types: 'accounts'; many: false }; 'messages': { types: 'messages'; many: true }; 'last-message': { types: 'messages'; many: false }; 'subject': { types: 'companies' | 'premium-service-requests' | 'corporate-events'; many: false } } }
  'messages': { show: 'Message'; item: 'Message'; relationships: { 'message-group': { types: 'message-groups'; many: false }; 'sender': { types: 'accounts'; many: false }; 'attachment': { types: 'account-uploads'; many: false } } }
  'mtd-account-analytic-distribution-reports': { show: 'MtdAccountAnalyticDistributionReport'; item: 'MtdAccountAnalyticDistributionReport'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'mtd-company-analytic-distribution-reports': { show: 'MtdCompanyAnalyticDistributionReport'; item: 'MtdCompanyAnalyticDistributionReport'; relationships: { 'company': { types: 'companies'; many: false } } }
  'mtd-qva-reports': { show: 'MtdQvaReport'; item: 'MtdQvaReport'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'muted-items': { show: 'MutedItem'; item: 'MutedItem'; relationships: { 'account': { types: 'accounts'; many: false }; 'mutable': { types: 'accounts' | 'entities' | 'content-verticals' | 'companies' | 'insights' | 'message-groups'; many: false } } }
  'notifications': { show: 'Notification'; item: 'Notification'; relationships: { 'trackable': { types: 'insights' | 'accounts' | 'comments' | 'annotations' | 'publication-access-requests' | 'shared-items' | 'corporate-events' | 'corporate-reservations' | 'entity-news' | 'exchange-announcements' | 'corporate-questions' | 'premium-service-requests' | 'premium-service-notes' | 'premium-service-attachments' | 'message-groups' | 'corporate-email-campaigns' | 'activity-alerts' | 'contact-requests' | 'locker-items' | 'companies'; many: false }; 'account': { types: 'accounts'; many: false }; 'notification-actors': { types: 'accounts'; many: true } } }
  'personal-email-domains': { show: 'PersonalEmailDomain'; item: 'PersonalEmailDomain'; relationships: {  } }
  'plans': { show: 'Plan'; item: 'Plan'; relationships: {  } }
  'premium-service-attachments': { show: 'PremiumServiceAttachment'; item: 'PremiumServiceAttachment'; relationships: { 'premium-service-request': { types: 'premium-service-requests'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'premium-service-notes': { show: 'PremiumServiceNote'; item: 'PremiumServiceNote'; relationships: { 'premium-service-request': { types: 'premium-service-requests'; many: false }; 'account': { types: 'accounts'; many: false } } }
  'premium-service-packages': { show: 'PremiumServicePackage'; item: 'PremiumServicePackage'; relationships: { 'company': { types: 'companies'; many: false } } }
  'premium-service-requests': { show: 'PremiumServiceRequest'; item: 'PremiumServiceRequest'; relationships: { 'requestor': { types: 'accounts'; many: false }; 'requestee': { types: 'accounts'; many: false }; 'manager': { types: 'accounts'; many: false }; 'premium-service': { types: 'premium-services'; many: false }; 'premium-service-attachments': { types: 'premium-service-attachments'; many: true }; 'premium-service-notes': { types: 'premium-service-notes'; many: true }; 'activities': { types: 'activities'; many: true }; 'premium-service-activity-notes': { types: 'premium-service-notes'; many: true } } }
  'premium-service-transactions': { show: 'PremiumServiceTransaction'; item: 'PremiumServiceTransaction'; relationships: { 'company': { types: 'companies'; many: false }; 'account': { types: 'accounts'; many: false }; 'premium-service-request': { types: 'premium-service-requests'; many: false }; 'premium-service-package': { types: 'premium-service-packages'; many: false }; 'reverses': { types: 'premium-service-transactions'; many: false }; 'settles': { types: 'premium-service-transactions'; many: false } } }
  'premium-services': { show: 'PremiumService'; item: 'PremiumService'; relationships: { 'account': { types: 'accounts'; many: false }; 'company': { types: 'companies'; many: false }; 'premium-service-requests': { types: 'premium-service-requests'; many: true } } }
  'presence': { show: 'Presence'; item: 'Presence'; relationships: {  } }
  'publication-access-requests': { show: 'PublicationAccessRequest'; item: 'PublicationAccessRequest'; relationships: { 'requester': { types: 'accounts'; many: false }; 'publication': { types: 'insights' | 'external-reports'; many: false }; 'decider': { types: 'accounts'; many: false } } }
  'push-notification-tokens': { show: 'PushNotificationToken'; item: 'PushNotificationToken'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'qva-reports': { show: 'QvaReport'; item: 'QvaReport'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'recognised-revenues': { show: 'RecognisedRevenue'; item: 'RecognisedRevenue'; relationships: {  } }
  'report-corrections': { show: 'ReportCorrection'; item: 'ReportCorrection'; relationships: {  } }
  'sectors': { show: 'Sector'; item: 'Sector'; relationships: { 'children': { types: 'industry-groups'; many: true }; 'entities': { types: 'entities'; many: true } } }
  'sessions': { show: 'Session'; item: 'Session'; relationships: { 'account': { types: 'accounts'; many: false } } }
  'shared-items': { show: 'SharedItem'; item: 'SharedItem'; relationships: { 'sharer': { types: 'accounts'; many: false }; 'recipient': { types: 'accounts'; many: false }; 'shareable': { types: 'insights' | 'collections' | 'external-reports' | 'corporate-events' | 'entities'; many: false } } }
  'webhook-deliveries': { show: 'WebhookDelivery'; item: 'WebhookDelivery'; relationships: { 'webhook-endpoint': { types: 'webhook-endpoints'; many: false } } }
  'webhook-endpoints': { show: 'WebhookEndpoint'; item: 'WebhookEndpoint'; relationships: { 'account': { types: 'accounts'; many: false }; 'webhook-deliveries': { types: 'webhook-deliveries'; many: true } } }
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
  deleteCollection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
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
    filters: { 'commentable-type'?: ('insights' | 'external-reports' | 'corporate-events' | 'entity-news' | 'corporate-presentations')[]; 'commentable-id'?: (string)[]; 'account-id'?: (string)[]; 'review'?: boolean }
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
    accepted: { body: string; commentable_id: string; commentable_type: 'insights' | 'external-reports' | 'corporate-events' | 'entity-news' | 'corporate-presentations'; parent_id?: string | null }
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
    accepted: { name: string; kind: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'; legal_name?: string | null; registration_number?: string | null; country: string; address?: string | null; website?: string | null; employees_range?: '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | 'over-5000' | null; description?: string | null; stage?: 'private' | 'pre-ipo' | 'ipo-in-progress' | 'listed' | 'suspended' | 'delisted' | 'acquired' | null; policy?: { 'allow-comments'?: boolean; 'allow-open-annotations'?: boolean; 'allow-messages-external'?: boolean; 'allow-premium-requests'?: boolean; 'anonymous-reading'?: boolean; 'restricted-entity-ids'?: (string)[]; 'restricted-provider-ids'?: (string)[]; 'blocked-company-ids'?: (string)[]; 'session-idle-minutes'?: number | null; 'pre-approval-required'?: boolean; 'blocked-countries'?: (string)[]; 'professional-only'?: boolean; 'retail-visible'?: boolean; 'embargo-minutes'?: number | null }; seats?: number; trusted?: boolean; corporate_plan_ends_at?: string | null; plan_ends_at?: string | null; plan_id?: string | null; corporate_plan_id?: string | null; investment_firm_type_id?: string | null; managed_entities?: string[] }
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
    accepted: { name?: string; kind?: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'; legal_name?: string | null; registration_number?: string | null; country?: string; address?: string | null; website?: string | null; employees_range?: '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | 'over-5000' | null; description?: string | null; stage?: 'private' | 'pre-ipo' | 'ipo-in-progress' | 'listed' | 'suspended' | 'delisted' | 'acquired' | null; policy?: { 'allow-comments'?: boolean; 'allow-open-annotations'?: boolean; 'allow-messages-external'?: boolean; 'allow-premium-requests'?: boolean; 'anonymous-reading'?: boolean; 'restricted-entity-ids'?: (string)[]; 'restricted-provider-ids'?: (string)[]; 'blocked-company-ids'?: (string)[]; 'session-idle-minutes'?: number | null; 'pre-approval-required'?: boolean; 'blocked-countries'?: (string)[]; 'professional-only'?: boolean; 'retail-visible'?: boolean; 'embargo-minutes'?: number | null }; seats?: number; trusted?: boolean; corporate_plan_ends_at?: string | null; plan_ends_at?: string | null; plan_id?: string | null; corporate_plan_id?: string | null; investment_firm_type_id?: string | null; managed_entities?: string[] }
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
    filters: { 'country'?: (string)[]; 'sector'?: (string)[]; 'industry'?: (string)[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'listed'?: boolean; 'following'?: boolean; 'ticker'?: string; 'fulltext'?: string }
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
  listGroupEmailMessages: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'GroupEmailMessage' }
  }
  createGroupEmailMessage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { subject: string; body: string; audience?: 'followers' | 'investors'; insights?: string[] }
    answer: { kind: 'one'; of: 'GroupEmailMessage' }
  }
  getGroupEmailMessage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'GroupEmailMessage' }
  }
  updateGroupEmailMessage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { subject?: string; body?: string; audience?: 'followers' | 'investors'; status?: 'drafted' | 'queued'; insights?: string[] }
    answer: { kind: 'one'; of: 'GroupEmailMessage' }
  }
  deleteGroupEmailMessage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getGroupEmailMessageRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getGroupEmailUnsubscription: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  unsubscribeFromGroupEmails: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getGroupEmailMessageRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
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
  listPremiumServices: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'PremiumService' }
  }
  createPremiumService: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; kind: 'call' | 'meeting' | 'bespoke-report' | 'model' | 'data-set' | 'survey' | 'presentation' | 'roadshow' | 'expert-access' | 'monitoring' | 'other'; description?: string | null; smarts_from?: number; smarts_unit?: 'fixed' | 'per-hour' | 'quote'; time_required_hours?: number | null; active?: boolean; position?: number; account_id?: string }
    answer: { kind: 'one'; of: 'PremiumService' }
  }
  getPremiumService: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PremiumService' }
  }
  updatePremiumService: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; kind?: 'call' | 'meeting' | 'bespoke-report' | 'model' | 'data-set' | 'survey' | 'presentation' | 'roadshow' | 'expert-access' | 'monitoring' | 'other'; description?: string | null; smarts_from?: number; smarts_unit?: 'fixed' | 'per-hour' | 'quote'; time_required_hours?: number | null; active?: boolean; position?: number; account_id?: string }
    answer: { kind: 'one'; of: 'PremiumService' }
  }
  deletePremiumService: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getPremiumServiceRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPremiumServiceRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listAccountAnalyticDistributionReports: {
    params: {  }
    filters: { 'from'?: string; 'to'?: string; 'account-id'?: (string)[]; 'company-id'?: (string)[]; 'dimension'?: ('reader-country' | 'reader-firm-type' | 'reader-tier' | 'sector' | 'country' | 'vertical' | 'format-type' | 'market-cap' | 'hour-of-day' | 'source')[]; 'bucket'?: (string)[] }
    values: {  }
    sort: '-period' | 'period' | '-views' | 'views' | '-reads' | 'reads' | '-unique-readers' | 'unique-readers' | '-unique-firms' | 'unique-firms' | '-dwell-seconds' | 'dwell-seconds' | '-share' | 'share'
    accepted: undefined
    answer: { kind: 'page'; of: 'AccountAnalyticDistributionReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getAccountAnalyticDistributionReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'AccountAnalyticDistributionReport' }
  }
  getAccountAnalyticDistributionReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getAccountAnalyticDistributionReportRelated: {
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
    filters: { 'account-type'?: ('insight-provider' | 'investor' | 'corporate-user' | 'staff' | 'system')[]; 'company-id'?: (string)[]; 'country'?: (string)[]; 'role'?: ('team-lead' | 'compliance-officer' | 'account-manager' | 'editor' | 'entity-editor' | 'finance' | 'admin')[]; 'verified'?: boolean; 'fulltext'?: string }
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
    accepted: { email: string; first_name: string; last_name: string; account_type: 'insight-provider' | 'investor' | 'corporate-user' | 'staff'; title?: string | null; country?: string | null; roles?: ('team-lead' | 'compliance-officer' | 'account-manager' | 'editor' | 'entity-editor' | 'finance' | 'admin')[]; company_id?: string }
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
  getVerifyEmailPage: {
    params: {  }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  verifyEmailOnPage: {
    params: {  }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
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
    accepted: { first_name?: string; last_name?: string; title?: string | null; bio?: string | null; email?: string; country?: string | null; website?: string | null; linkedin?: string | null; languages?: (string)[]; years_experience?: number | null; email_frequency?: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'; investor_classification?: 'professional' | 'eligible-counterparty' | 'accredited' | 'retail' | null; phone?: string | null; timezone?: string; locale?: string; anonymize_reading?: boolean; notification_preferences?: Record<string, unknown>; status?: 'invited' | 'active' | 'suspended' | 'deactivated'; roles?: ('team-lead' | 'compliance-officer' | 'account-manager' | 'editor' | 'entity-editor' | 'finance' | 'admin')[]; plan_ends_at?: string | null; company_id?: string | null; plan_id?: string | null; entities?: string[] | null }
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
  getAccountExport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'plain' }
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
    accepted: { key: string; parameters?: Record<string, unknown>; trackable_id: string; trackable_type: 'insights' | 'comments' | 'accounts' | 'entities' | 'annotations' | 'companies' | 'collections' | 'content-verticals' | 'corporate-events' | 'corporate-presentations' | 'entity-news' | 'insight-documents' | 'external-reports' | 'exchange-announcements' | 'corporate-questions' }
    answer: { kind: 'one'; of: 'Activity' }
  }
  listActivityAlertNames: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'ActivityAlertName' }
  }
  getActivityAlertName: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ActivityAlertName' }
  }
  listActivityAlerts: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'ActivityAlert' }
  }
  createActivityAlert: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { frequency: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'; scope?: 'own' | 'company'; channel?: 'app' | 'email' | 'csv-email'; active?: boolean; recipients?: (string)[]; activity_alert_name_id: string }
    answer: { kind: 'one'; of: 'ActivityAlert' }
  }
  getActivityAlert: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ActivityAlert' }
  }
  updateActivityAlert: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { frequency?: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'; channel?: 'app' | 'email' | 'csv-email'; active?: boolean; recipients?: (string)[] }
    answer: { kind: 'one'; of: 'ActivityAlert' }
  }
  deleteActivityAlert: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getActivityAlertRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getActivityAlertRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listAlerts: {
    params: {  }
    filters: { 'kind'?: 'saved' | 'history' }
    values: {  }
    sort: '-created-at' | '-last-run-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'Alert' }
  }
  createAlert: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string | null; query_text?: string | null; filters?: { 'countries'?: (string)[] | null; 'sectors'?: (string)[] | null; 'strategies'?: (string)[] | null; 'verticals'?: (string)[] | null; 'min-market-cap'?: number | null; 'max-market-cap'?: number | null; 'format-types'?: (string)[] | null; 'imperatives'?: (string)[] | null; 'time-horizons'?: (string)[] | null } | null; search_type?: 'quick' | 'full'; frequency?: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'; channels?: ('app' | 'email' | 'push')[]; active?: boolean; filter_preset_id?: string | null }
    answer: { kind: 'one'; of: 'Alert' }
  }
  getAlert: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Alert' }
  }
  updateAlert: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string | null; query_text?: string | null; filters?: { 'countries'?: (string)[] | null; 'sectors'?: (string)[] | null; 'strategies'?: (string)[] | null; 'verticals'?: (string)[] | null; 'min-market-cap'?: number | null; 'max-market-cap'?: number | null; 'format-types'?: (string)[] | null; 'imperatives'?: (string)[] | null; 'time-horizons'?: (string)[] | null } | null; search_type?: 'quick' | 'full'; frequency?: 'instant' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'never'; channels?: ('app' | 'email' | 'push')[]; active?: boolean; kind?: 'saved' | 'history'; filter_preset_id?: string | null }
    answer: { kind: 'one'; of: 'Alert' }
  }
  deleteAlert: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getAlertRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getAlertRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
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
  listApiKeys: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'ApiKey' }
  }
  createApiKey: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; scopes: ('read' | 'write' | 'research:read' | 'research:write' | 'discussion:read' | 'discussion:write' | 'shelves:read' | 'shelves:write' | 'issuers:read' | 'issuers:write' | 'events:read' | 'events:write' | 'campaigns:read' | 'campaigns:write' | 'premium-services:read' | 'premium-services:write' | 'messaging:read' | 'messaging:write' | 'notifications:read' | 'notifications:write' | 'reports:read' | 'reports:write' | 'people:read' | 'people:write' | 'classification:read' | 'classification:write' | 'shared:read' | 'shared:write' | 'integration:read' | 'integration:write' | 'operation:read' | 'operation:write')[]; expires_at?: string }
    answer: { kind: 'one'; of: 'ApiKeyCreated' }
  }
  getApiKey: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ApiKey' }
  }
  updateApiKey: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; scopes?: ('read' | 'write' | 'research:read' | 'research:write' | 'discussion:read' | 'discussion:write' | 'shelves:read' | 'shelves:write' | 'issuers:read' | 'issuers:write' | 'events:read' | 'events:write' | 'campaigns:read' | 'campaigns:write' | 'premium-services:read' | 'premium-services:write' | 'messaging:read' | 'messaging:write' | 'notifications:read' | 'notifications:write' | 'reports:read' | 'reports:write' | 'people:read' | 'people:write' | 'classification:read' | 'classification:write' | 'shared:read' | 'shared:write' | 'integration:read' | 'integration:write' | 'operation:read' | 'operation:write')[]; expires_at?: string }
    answer: { kind: 'one'; of: 'ApiKey' }
  }
  deleteApiKey: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getApiKeyRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getApiKeyRelated: {
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
  createCalendarFeed: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CalendarFeedCreated' }
  }
  getCalendarFeed: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CalendarFeed' }
  }
  deleteCalendarFeed: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getCalendarFeedCalendar: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  getCalendarFeedRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCalendarFeedRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getCampaignDelivery: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CampaignDelivery' }
  }
  clickCampaignDelivery: {
    params: { id: string }
    filters: {  }
    values: { 'code': string; 'link': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'redirect' }
  }
  openCampaignDelivery: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'file' }
  }
  getCampaignDeliveryRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCampaignDeliveryRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
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
  updateCancelledInsight: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { replacement_id: string | null }
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
  listChanges: {
    params: {  }
    filters: { 'record-type'?: (string)[]; 'since'?: string }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'Change' }
  }
  getChange: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Change' }
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
  restoreComment: {
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
    accepted: { name?: string; kind?: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'; legal_name?: string | null; registration_number?: string | null; country?: string; address?: string | null; website?: string | null; employees_range?: '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | 'over-5000' | null; description?: string | null; stage?: 'private' | 'pre-ipo' | 'ipo-in-progress' | 'listed' | 'suspended' | 'delisted' | 'acquired' | null; policy?: { 'allow-comments'?: boolean; 'allow-open-annotations'?: boolean; 'allow-messages-external'?: boolean; 'allow-premium-requests'?: boolean; 'anonymous-reading'?: boolean; 'restricted-entity-ids'?: (string)[]; 'restricted-provider-ids'?: (string)[]; 'blocked-company-ids'?: (string)[]; 'session-idle-minutes'?: number | null; 'pre-approval-required'?: boolean; 'blocked-countries'?: (string)[]; 'professional-only'?: boolean; 'retail-visible'?: boolean; 'embargo-minutes'?: number | null }; seats?: number; trusted?: boolean; corporate_plan_ends_at?: string | null; plan_ends_at?: string | null; plan_id?: string | null; corporate_plan_id?: string | null; investment_firm_type_id?: string | null; managed_entities?: string[] }
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
  listCompanyAnalyticDistributionReports: {
    params: {  }
    filters: { 'from'?: string; 'to'?: string; 'company-id'?: (string)[]; 'dimension'?: ('reader-country' | 'reader-firm-type' | 'reader-tier' | 'sector' | 'country' | 'vertical' | 'format-type' | 'market-cap' | 'hour-of-day' | 'source')[]; 'bucket'?: (string)[] }
    values: {  }
    sort: '-period' | 'period' | '-views' | 'views' | '-reads' | 'reads' | '-unique-readers' | 'unique-readers' | '-unique-firms' | 'unique-firms' | '-dwell-seconds' | 'dwell-seconds' | '-share' | 'share' | '-accounts-count' | 'accounts-count'
    accepted: undefined
    answer: { kind: 'page'; of: 'CompanyAnalyticDistributionReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getCompanyAnalyticDistributionReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CompanyAnalyticDistributionReport' }
  }
  getCompanyAnalyticDistributionReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCompanyAnalyticDistributionReportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCompanyMtdQvaReports: {
    params: {  }
    filters: { 'company-id'?: (string)[] }
    values: {  }
    sort: '-qva' | 'qva' | '-engagement-points' | 'engagement-points' | '-collaboration-points' | 'collaboration-points' | '-share' | 'share' | '-share-3m' | 'share-3m' | '-rank' | 'rank' | '-insights-published' | 'insights-published' | '-projected-qva' | 'projected-qva'
    accepted: undefined
    answer: { kind: 'page'; of: 'CompanyMtdQvaReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getCompanyMtdQvaReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CompanyMtdQvaReport' }
  }
  getCompanyMtdQvaReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCompanyMtdQvaReportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCompanyPayments: {
    params: {  }
    filters: { 'from'?: string; 'to'?: string; 'company-id'?: (string)[] }
    values: {  }
    sort: '-period' | 'period' | '-pool-share' | 'pool-share' | '-subscription-amount-minor' | 'subscription-amount-minor' | '-premium-amount-minor' | 'premium-amount-minor' | '-adjustment-minor' | 'adjustment-minor' | '-total-minor' | 'total-minor' | '-paid-minor' | 'paid-minor' | '-outstanding-minor' | 'outstanding-minor'
    accepted: undefined
    answer: { kind: 'page'; of: 'CompanyPayment'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getCompanyPayment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CompanyPayment' }
  }
  updateCompanyPayment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { status?: 'paid'; paid_on?: string; statement_url?: string | null }
    answer: { kind: 'one'; of: 'CompanyPayment' }
  }
  getCompanyPaymentRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCompanyPaymentRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCompanyStages: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'CompanyStage' }
  }
  getCompanyStage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CompanyStage' }
  }
  getCompanyStageRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCompanyStageRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listContactLists: {
    params: {  }
    filters: { 'entity-id'?: (string)[]; 'status'?: 'active' | 'removed' }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'ContactList' }
  }
  createContactList: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; description?: string | null; entity_id: string }
    answer: { kind: 'one'; of: 'ContactList' }
  }
  getContactList: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ContactList' }
  }
  updateContactList: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; description?: string | null; status?: 'active' }
    answer: { kind: 'one'; of: 'ContactList' }
  }
  addContactListContacts: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { contacts?: ({ 'email': string; 'first-name'?: string | null; 'last-name'?: string | null; 'company'?: string | null; 'title'?: string | null; 'country'?: string | null; 'tags'?: (string)[] })[]; contact_ids?: (string)[] }
    answer: { kind: 'one'; of: 'ContactList'; meta: { 'added'?: number; 'updated'?: number; 'removed'?: number; 'skipped'?: number; 'errors'?: ({ 'line'?: number; 'column'?: string | null; 'reason'?: string })[]; 'warnings'?: ({ 'line'?: number; 'column'?: string | null; 'reason'?: string })[] } }
  }
  importContactListContactsFromCsv: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; mapping?: { 'email'?: string; 'first-name'?: string; 'last-name'?: string; 'company'?: string; 'title'?: string; 'country'?: string; 'tags'?: string }; delimiter?: ',' | ';' | '	'; encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'iso-8859-1'; dry_run?: boolean }
    answer: { kind: 'one'; of: 'ContactList'; meta: { 'added'?: number; 'updated'?: number; 'removed'?: number; 'skipped'?: number; 'errors'?: ({ 'line'?: number; 'column'?: string | null; 'reason'?: string })[]; 'warnings'?: ({ 'line'?: number; 'column'?: string | null; 'reason'?: string })[] } } | { kind: 'later'; of: 'Import' }
  }
  getContactListRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  removeContactList: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ContactList' }
  }
  removeContactListContacts: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { contact_ids?: (string)[]; emails?: (string)[] }
    answer: { kind: 'one'; of: 'ContactList'; meta: { 'added'?: number; 'updated'?: number; 'removed'?: number; 'skipped'?: number; 'errors'?: ({ 'line'?: number; 'column'?: string | null; 'reason'?: string })[]; 'warnings'?: ({ 'line'?: number; 'column'?: string | null; 'reason'?: string })[] } }
  }
  getContactListRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listContactRequests: {
    params: {  }
    filters: { 'status'?: ('new' | 'assigned' | 'replied' | 'closed' | 'spam')[]; 'assignee-id'?: (string)[] }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'ContactRequest' }
  }
  createContactRequest: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; email: string; company_name?: string | null; phone?: string | null; subject: 'sales' | 'support' | 'corporate-access' | 'become-a-provider' | 'press' | 'report-content' | 'other'; message: string; country?: string | null; page_url?: string | null; consent: boolean; fax_number?: string | null; contactable_id?: string | null; contactable_type?: 'entities' | 'accounts' | 'companies' | null }
    answer: { kind: 'one'; of: 'ContactRequest' }
  }
  getContactRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ContactRequest' }
  }
  updateContactRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { status?: 'new' | 'assigned' | 'replied' | 'closed' | 'spam'; reply?: string; assignee_id?: string | null }
    answer: { kind: 'one'; of: 'ContactRequest' }
  }
  getContactRequestRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getContactRequestRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  getContact: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Contact' }
  }
  updateContact: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email?: string; first_name?: string | null; last_name?: string | null; company_name?: string | null; title?: string | null; country?: string | null; tags?: (string)[]; refuses_tracking?: boolean }
    answer: { kind: 'one'; of: 'Contact' }
  }
  deleteContact: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getContactRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getContactUnsubscription: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  unsubscribeContact: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getContactRelated: {
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
  createCorporateAnswer: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body: string; anonymize: boolean; corporate_question_id: string }
    answer: { kind: 'one'; of: 'CorporateAnswer' }
  }
  getCorporateAnswer: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateAnswer' }
  }
  updateCorporateAnswer: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body?: string; anonymize?: boolean; corporate_question_id?: string }
    answer: { kind: 'one'; of: 'CorporateAnswer' }
  }
  deleteCorporateAnswer: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getCorporateAnswerRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCorporateAnswerRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createCorporateAttachment: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; source_file_name: string; source_file_size?: number | string | null; title?: string | null; attachable_id: string; attachable_type: 'corporate-events' | 'corporate-presentations' | 'entity-news' | 'exchange-announcements' | 'corporate-email-campaigns' }
    answer: { kind: 'one'; of: 'CorporateAttachment' }
  }
  deleteCorporateAttachmentByBody: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: {  }
    answer: { kind: 'none' }
  }
  getCorporateAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateAttachment' }
  }
  deleteCorporateAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getCorporateAttachmentRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCorporateAttachmentRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCorporateEmailCampaigns: {
    params: {  }
    filters: { 'entity-id'?: (string)[]; 'status'?: ('drafted' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed')[] }
    values: {  }
    sort: '-updated-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'CorporateEmailCampaign' }
  }
  createCorporateEmailCampaign: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; subject: string; content: string; status: 'drafted' | 'scheduled'; scheduled_at?: string | null; track?: boolean; from_name?: string; reply_to?: string; entity_id: string; contact_lists: string[] }
    answer: { kind: 'one'; of: 'CorporateEmailCampaign'; meta: { 'warnings'?: (string)[] } }
  }
  getCorporateEmailCampaign: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateEmailCampaign' }
  }
  updateCorporateEmailCampaign: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; subject?: string; content?: string; status?: 'drafted' | 'scheduled' | 'sending' | 'paused' | 'cancelled'; scheduled_at?: string | null; track?: boolean; from_name?: string; reply_to?: string; entity_id?: string; contact_lists?: string[] }
    answer: { kind: 'one'; of: 'CorporateEmailCampaign'; meta: { 'warnings'?: (string)[] } }
  }
  deleteCorporateEmailCampaign: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  listCampaignDeliveries: {
    params: { id: string }
    filters: { 'status'?: ('queued' | 'sent' | 'delivered' | 'bounced-soft' | 'bounced-hard' | 'complained' | 'unsubscribed')[] }
    values: {  }
    sort: '-handed-at' | 'handed-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'CampaignDelivery' }
  }
  getCorporateEmailCampaignRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  sendTestCorporateEmailCampaign: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateEmailCampaign' }
  }
  getCorporateEmailCampaignRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCorporateEvents: {
    params: {  }
    filters: { 'entity-id'?: (string)[]; 'roadshow-id'?: (string)[]; 'kind'?: ('earnings-call' | 'results-briefing' | 'one-on-one' | 'group-meeting' | 'non-deal-roadshow' | 'deal-roadshow' | 'conference' | 'site-visit' | 'capital-markets-day' | 'agm' | 'egm' | 'webinar' | 'expert-call')[]; 'from'?: string; 'to'?: string; 'country'?: (string)[]; 'status'?: ('drafted' | 'published' | 'full' | 'closed' | 'live' | 'finished' | 'cancelled')[]; 'mine'?: boolean; 'following'?: boolean }
    values: {  }
    sort: 'starts-at' | '-starts-at' | '-created-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'CorporateEvent' }
  }
  createCorporateEvent: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; kind: 'earnings-call' | 'results-briefing' | 'one-on-one' | 'group-meeting' | 'non-deal-roadshow' | 'deal-roadshow' | 'conference' | 'site-visit' | 'capital-markets-day' | 'agm' | 'egm' | 'webinar' | 'expert-call'; description?: string | null; starts_at: string; ends_at: string; timezone: string; format?: 'in-person' | 'virtual' | 'hybrid' | null; venue?: string | null; address?: string | null; city?: string | null; country?: string | null; dial_in?: string | null; webcast_url?: string | null; replay_url?: string | null; access?: 'open' | 'approval' | 'invite-only'; capacity?: number | null; registration_closes_at?: string | null; audience?: ('public' | 'investor' | 'insight-provider' | 'corporate-user')[]; language?: string; host_name?: string | null; minor_non_monetary_benefit?: boolean; research_payment_flag?: 'none' | 'joint' | 'separate'; invited_emails?: (string)[]; entity_id: string; entities?: string[]; hosts?: string[]; insights?: string[]; roadshow_id?: string | null }
    answer: { kind: 'one'; of: 'CorporateEvent' }
  }
  getCorporateEvent: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateEvent' }
  }
  updateCorporateEvent: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; kind?: 'earnings-call' | 'results-briefing' | 'one-on-one' | 'group-meeting' | 'non-deal-roadshow' | 'deal-roadshow' | 'conference' | 'site-visit' | 'capital-markets-day' | 'agm' | 'egm' | 'webinar' | 'expert-call'; description?: string | null; starts_at?: string; ends_at?: string; timezone?: string; format?: 'in-person' | 'virtual' | 'hybrid' | null; venue?: string | null; address?: string | null; city?: string | null; country?: string | null; dial_in?: string | null; webcast_url?: string | null; replay_url?: string | null; access?: 'open' | 'approval' | 'invite-only'; capacity?: number | null; registration_closes_at?: string | null; audience?: ('public' | 'investor' | 'insight-provider' | 'corporate-user')[]; language?: string; host_name?: string | null; minor_non_monetary_benefit?: boolean; research_payment_flag?: 'none' | 'joint' | 'separate'; invited_emails?: (string)[]; status?: 'drafted' | 'published' | 'closed' | 'live' | 'finished' | 'cancelled'; cancelled_reason?: string | null; entities?: string[]; hosts?: string[]; insights?: string[]; roadshow_id?: string | null }
    answer: { kind: 'one'; of: 'CorporateEvent' }
  }
  deleteCorporateEvent: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  bookCorporateEventReservation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { guests?: number; questions?: string | null; dietary?: string | null; contact_consent?: boolean; attendee_visible?: boolean }
    answer: { kind: 'one'; of: 'CorporateEvent'; meta: { 'warnings': (string)[] } }
  }
  cancelCorporateEventReservation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { reason?: string | null }
    answer: { kind: 'one'; of: 'CorporateEvent' }
  }
  getCorporateEventCalendar: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  getCorporateEventRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCorporateEventRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listCorporatePlans: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'CorporatePlan' }
  }
  getCorporatePlan: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporatePlan' }
  }
  listCorporatePresentations: {
    params: {  }
    filters: { 'entity-id'?: (string)[]; 'kind'?: ('results' | 'investor-day' | 'roadshow' | 'esg' | 'annual-report' | 'other')[] }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'CorporatePresentation' }
  }
  createCorporatePresentation: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; description?: string | null; presented_on?: string | null; kind?: 'results' | 'investor-day' | 'roadshow' | 'esg' | 'annual-report' | 'other'; period?: string | null; source: Upload; source_file_name: string; source_file_size?: number | string | null; pages?: number | null; release_time?: string | null; entity_id: string; corporate_event_id?: string | null }
    answer: { kind: 'one'; of: 'CorporatePresentation' }
  }
  getCorporatePresentation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporatePresentation' }
  }
  updateCorporatePresentation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; description?: string | null; presented_on?: string | null; kind?: 'results' | 'investor-day' | 'roadshow' | 'esg' | 'annual-report' | 'other'; period?: string | null; source?: Upload; source_file_name?: string; source_file_size?: number | string | null; pages?: number | null; release_time?: string | null; corporate_event_id?: string | null }
    answer: { kind: 'one'; of: 'CorporatePresentation' }
  }
  deleteCorporatePresentation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getCorporatePresentationRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCorporatePresentationRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createCorporateQuestion: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body: string; anonymize?: boolean; entity_id: string; corporate_event_id?: string | null }
    answer: { kind: 'one'; of: 'CorporateQuestion' }
  }
  getCorporateQuestion: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateQuestion' }
  }
  updateCorporateQuestion: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body?: string; anonymize?: boolean; status?: 'submitted' | 'approved' | 'answered' | 'closed' | 'rejected' | 'withdrawn' }
    answer: { kind: 'one'; of: 'CorporateQuestion' }
  }
  deleteCorporateQuestion: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getCorporateQuestionRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  unvoteCorporateQuestion: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateQuestion' }
  }
  voteCorporateQuestion: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateQuestion' }
  }
  getCorporateQuestionRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createCorporateReservation: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email?: string; guests?: number; corporate_event_id: string; account_id?: string }
    answer: { kind: 'one'; of: 'CorporateReservation' }
  }
  getCorporateReservation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'CorporateReservation' }
  }
  updateCorporateReservation: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { status?: 'confirmed' | 'declined' | 'attended' | 'no-show'; reason?: string | null; corporate_event_id?: string }
    answer: { kind: 'one'; of: 'CorporateReservation' }
  }
  getCorporateReservationRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getCorporateReservationRelated: {
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
    filters: { 'country'?: (string)[]; 'sector'?: (string)[]; 'industry'?: (string)[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'listed'?: boolean; 'following'?: boolean; 'ticker'?: string; 'fulltext'?: string }
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
  listEntityManagementProfiles: {
    params: {  }
    filters: { 'entity-id'?: (string)[] }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'EntityManagementProfile' }
  }
  createEntityManagementProfile: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; name: string; entity_id: string }
    answer: { kind: 'one'; of: 'EntityManagementProfile' }
  }
  getEntityManagementProfile: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'EntityManagementProfile' }
  }
  updateEntityManagementProfile: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; name?: string; entity_id?: string }
    answer: { kind: 'one'; of: 'EntityManagementProfile' }
  }
  deleteEntityManagementProfile: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getEntityManagementProfileRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getEntityManagementProfileRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listEntityNews: {
    params: {  }
    filters: { 'entity-id'?: (string)[] }
    values: {  }
    sort: '-release-time' | 'release-time'
    accepted: undefined
    answer: { kind: 'page'; of: 'EntityNews' }
  }
  createEntityNews: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; content: string; url?: string | null; release_time: string; entity_id: string }
    answer: { kind: 'one'; of: 'EntityNews' }
  }
  getEntityNews: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'EntityNews' }
  }
  updateEntityNews: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; content?: string; url?: string | null; release_time?: string; entity_id?: string }
    answer: { kind: 'one'; of: 'EntityNews' }
  }
  deleteEntityNews: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
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
  listExchangeAnnouncements: {
    params: {  }
    filters: { 'entity-id'?: (string)[] }
    values: {  }
    sort: '-release-time' | 'release-time'
    accepted: undefined
    answer: { kind: 'page'; of: 'ExchangeAnnouncement' }
  }
  createExchangeAnnouncement: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; content: string; attachment: (string | Upload)[]; release_time: string; entity_id: string }
    answer: { kind: 'one'; of: 'ExchangeAnnouncement' }
  }
  getExchangeAnnouncement: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ExchangeAnnouncement' }
  }
  updateExchangeAnnouncement: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; content?: string; attachment?: (string | Upload)[]; release_time?: string; entity_id?: string }
    answer: { kind: 'one'; of: 'ExchangeAnnouncement' }
  }
  deleteExchangeAnnouncement: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getExchangeAnnouncementRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getExchangeAnnouncementRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listExports: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'Export' }
  }
  createExport: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { list: 'account-analytic-distribution-reports' | 'accounts' | 'activities' | 'activity-alerts' | 'alerts' | 'asset-classes' | 'cancelled-insights' | 'changes' | 'collections' | 'comments' | 'companies' | 'company-analytic-distribution-reports' | 'company-mtd-qva-reports' | 'company-payments' | 'contact-lists' | 'contact-requests' | 'corporate-email-campaigns' | 'corporate-events' | 'corporate-presentations' | 'entities' | 'entity-management-profiles' | 'entity-news' | 'exchange-announcements' | 'external-reports' | 'group-email-messages' | 'insight-analyticss' | 'insight-collections' | 'insight-provider-payments' | 'insight-provider-profiles' | 'insight-providers' | 'insights' | 'investor-companies' | 'locker-items' | 'market-cap-distro' | 'message-groups' | 'messages' | 'mtd-account-analytic-distribution-reports' | 'mtd-company-analytic-distribution-reports' | 'mtd-qva-reports' | 'muted-items' | 'notifications' | 'premium-service-requests' | 'premium-service-transactions' | 'premium-services' | 'publication-access-requests' | 'qva-reports' | 'shared-items' | 'webhook-deliveries'; filters?: Record<string, unknown>; sort?: string; format: 'csv' | 'ndjson' }
    answer: { kind: 'one'; of: 'Export' }
  }
  getExport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Export' }
  }
  deleteExport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getExportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getExportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createExternalReportAttachment: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; source_file_name: string; source_file_size?: number | string | null; title?: string | null; pages?: number | null; external_report_id: string }
    answer: { kind: 'one'; of: 'ExternalReportAttachment' }
  }
  getExternalReportAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ExternalReportAttachment' }
  }
  updateExternalReportAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source?: Upload; source_file_name?: string; source_file_size?: number | string | null; title?: string | null; pages?: number | null }
    answer: { kind: 'one'; of: 'ExternalReportAttachment' }
  }
  deleteExternalReportAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getExternalReportAttachmentRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getExternalReportAttachmentRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listExternalReports: {
    params: {  }
    filters: { 'entity-id'?: (string)[]; 'source-name'?: (string)[]; 'from'?: string; 'to'?: string; 'fulltext'?: string }
    values: {  }
    sort: '-created-at' | '-published-on' | '-views-count'
    accepted: undefined
    answer: { kind: 'page'; of: 'ExternalReport' }
  }
  createExternalReport: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; source_name: string; access: 'open' | 'on-request' | 'private'; published_on?: string | null; language?: string; pages?: number | null; summary?: string | null; imperative?: 'bullish' | 'bearish' | 'neutral' | null; target_price?: { 'amount': string; 'currency': string } | null; countries?: (string)[]; sectors?: (string)[]; primary_entity_id: string; entities?: string[]; content_verticals?: string[] }
    answer: { kind: 'one'; of: 'ExternalReport' }
  }
  getExternalReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ExternalReport' }
  }
  updateExternalReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; source_name?: string; access?: 'open' | 'on-request' | 'private'; published_on?: string | null; language?: string; pages?: number | null; summary?: string | null; imperative?: 'bullish' | 'bearish' | 'neutral' | null; target_price?: { 'amount': string; 'currency': string } | null; countries?: (string)[]; sectors?: (string)[]; entities?: string[]; content_verticals?: string[] }
    answer: { kind: 'one'; of: 'ExternalReport' }
  }
  deleteExternalReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getExternalReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  requestExternalReportPublicationAccess: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { message?: string | null }
    answer: { kind: 'one'; of: 'PublicationAccessRequest' }
  }
  getExternalReportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createFeatureParticipant: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { feature: 'annotations-beta' | 'mobile-beta' | 'ai-summary' | 'api-access' | 'data-room' | 'market-place' }
    answer: { kind: 'one'; of: 'FeatureParticipant' }
  }
  getFeatureParticipant: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'FeatureParticipant' }
  }
  getFeatureParticipantRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getFeatureParticipantRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createFeatureUsage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { feature: 'annotations-beta' | 'mobile-beta' | 'ai-summary' | 'api-access' | 'data-room' | 'market-place'; action: string; count?: number; context?: Record<string, unknown> | null }
    answer: { kind: 'one'; of: 'FeatureUsage' }
  }
  getFeatureUsage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'FeatureUsage' }
  }
  getFeatureUsageRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getFeatureUsageRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listFeed: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightListItem' }
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
    accepted: { followable_id: string; followable_type: 'insights' | 'accounts' | 'entities' | 'companies' | 'content-verticals' | 'collections' | 'corporate-questions' }
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
  updateGeography: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; useful_links?: ({ 'title': string; 'url': string })[] }
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
  getImport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Import' }
  }
  getImportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getImportRelated: {
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
  listInsightAnalytics: {
    params: {  }
    filters: { 'granularity'?: 'total' | 'day' | 'month'; 'insight-id'?: (string)[]; 'account-id'?: (string)[]; 'company-id'?: (string)[]; 'from'?: string; 'to'?: string }
    values: {  }
    sort: '-published-at' | '-period' | 'period' | '-views' | 'views' | '-reads' | 'reads' | '-public-reads' | 'public-reads' | '-combined' | 'combined' | '-weighted-views' | 'weighted-views' | '-introduced-views' | 'introduced-views' | '-unique-firms' | 'unique-firms' | '-median-dwell-seconds' | 'median-dwell-seconds' | '-completion-percent' | 'completion-percent' | '-downloads' | 'downloads' | '-shares' | 'shares' | '-saves' | 'saves' | '-likes' | 'likes' | '-dislikes' | 'dislikes' | '-comments' | 'comments' | '-annotations' | 'annotations' | '-forks' | 'forks' | '-access-requests' | 'access-requests' | '-restricted-views' | 'restricted-views' | '-qva-points' | 'qva-points'
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightAnalyticss'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getInsightAnalyticsRow: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightAnalyticss' }
  }
  getInsightAnalyticssRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightAnalyticssRelated: {
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
  createInsightCollection: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; description?: string | null; cover_image_url?: string | null; position?: number; is_featured?: boolean; curated_by?: string; starts_at?: string | null; ends_at?: string | null; insights?: string[] }
    answer: { kind: 'one'; of: 'InsightCollection' }
  }
  getInsightCollection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightCollection' }
  }
  updateInsightCollection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; description?: string | null; cover_image_url?: string | null; position?: number; is_featured?: boolean; curated_by?: string; starts_at?: string | null; ends_at?: string | null; insights?: string[] }
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
  listInsightProviderPayments: {
    params: {  }
    filters: { 'from'?: string; 'to'?: string; 'account-id'?: (string)[]; 'company-id'?: (string)[] }
    values: {  }
    sort: '-period' | 'period' | '-share-3m' | 'share-3m' | '-amount-minor' | 'amount-minor' | '-premium-minor' | 'premium-minor' | '-total-minor' | 'total-minor' | '-adjustment-minor' | 'adjustment-minor' | '-outstanding-minor' | 'outstanding-minor'
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightProviderPayment'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getInsightProviderPayment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightProviderPayment' }
  }
  updateInsightProviderPayment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { status?: 'paid'; paid_on?: string; statement_url?: string | null }
    answer: { kind: 'one'; of: 'InsightProviderPayment' }
  }
  getInsightProviderPaymentRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightProviderPaymentRelated: {
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
  createInsightProviderProfile: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { headline: string; biography?: string; experience?: ({ 'from'?: string | null; 'to'?: string | null; 'role'?: string; 'firm'?: string })[]; education?: ({ 'year'?: string | null; 'degree'?: string; 'institution'?: string })[]; certifications?: (string)[]; regulatory_status?: string | null; regulator?: string | null; licence_number?: string | null; disclaimer?: string | null; methodology?: string | null; research_frequency?: string | null; media_appearances?: ({ 'title'?: string; 'outlet'?: string; 'url'?: string | null })[]; banner_url?: string | null; account_id?: string }
    answer: { kind: 'one'; of: 'InsightProviderProfile' }
  }
  getInsightProviderProfile: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightProviderProfile' }
  }
  updateInsightProviderProfile: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { headline?: string; biography?: string; experience?: ({ 'from'?: string | null; 'to'?: string | null; 'role'?: string; 'firm'?: string })[]; education?: ({ 'year'?: string | null; 'degree'?: string; 'institution'?: string })[]; certifications?: (string)[]; regulatory_status?: string | null; regulator?: string | null; licence_number?: string | null; disclaimer?: string | null; methodology?: string | null; research_frequency?: string | null; media_appearances?: ({ 'title'?: string; 'outlet'?: string; 'url'?: string | null })[]; banner_url?: string | null }
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
    filters: { 'country'?: (string)[]; 'sector'?: (string)[]; 'vertical'?: (string)[]; 'company-id'?: (string)[]; 'premium'?: boolean; 'fulltext'?: string }
    values: {  }
    sort: 'name' | '-name' | 'insights-count' | '-insights-count' | 'followers-count' | '-followers-count' | 'published-last-30-days' | '-published-last-30-days' | 'average-rating' | '-average-rating'
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
  getInsightRevision: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InsightRevision' }
  }
  getInsightRevisionRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInsightRevisionRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listInsights: {
    params: {  }
    filters: { 'state'?: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'; 'author-id'?: (string)[]; 'company-id'?: (string)[]; 'entity-id'?: (string)[]; 'primary-entity-id'?: (string)[]; 'country'?: (string)[]; 'sector'?: (string)[]; 'vertical-id'?: (string)[]; 'format-type'?: ('in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript')[]; 'imperative'?: ('bullish' | 'bearish' | 'neutral')[]; 'time-horizon'?: ('short' | 'medium' | 'long')[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'published-from'?: string; 'published-to'?: string; 'unread'?: boolean; 'in-locker'?: boolean; 'following'?: boolean; 'preset-id'?: string; 'fulltext'?: string }
    values: {  }
    sort: '-published-at' | '-total-combined-read' | '-likes-count' | '-updated-at' | 'relevance'
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
    accepted: { tagline?: string | null; executive_summary?: string | null; detail?: string | null; time_horizon?: 'short' | 'medium' | 'long' | null; imperative?: 'bullish' | 'bearish' | 'neutral' | null; slug?: string | null; published_at?: string | null; format_type?: 'in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript'; countries?: (string)[]; strategies?: ('long-short' | 'event-driven' | 'index-rebalance' | 'merger-arbitrage' | 'stub-trade' | 'pairs' | 'ipo' | 'placement' | 'activism' | 'credit' | 'macro' | 'quant' | 'esg' | 'income' | 'value' | 'growth')[]; automatic_keywords?: (string)[]; custom_keywords?: (string)[]; gics?: { 'sectors'?: (string)[]; 'industry-groups'?: (string)[]; 'industries'?: (string)[] }; no_sector?: boolean; show_author_names?: boolean; linkback?: string | null; aasm_state?: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'; is_x_content?: boolean; asks_for?: 'correction' | 'recall'; status_reason?: string; primary_entity_id?: string | null; content_verticals?: string[]; secondary_entities?: string[]; upstream_insights?: string[]; account_id?: string }
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
  listInsightRevisions: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'InsightRevision' }
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
  listInvestmentFirmTypes: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'InvestmentFirmType' }
  }
  getInvestmentFirmType: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InvestmentFirmType' }
  }
  listInvestorCompanies: {
    params: {  }
    filters: { 'country'?: (string)[]; 'investment-firm-type-id'?: (string)[]; 'strategy'?: (string)[]; 'fulltext'?: string }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'InvestorCompany' }
  }
  getInvestorCompany: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'InvestorCompany' }
  }
  updateInvestorCompany: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { is_shown?: boolean; city?: string | null; aum_usd_range?: 'under-100m' | '100m-1bn' | '1bn-10bn' | '10bn-100bn' | 'over-100bn' | null; strategies?: (string)[]; asset_classes?: (string)[]; coverage_countries?: (string)[]; is_holder?: boolean | null }
    answer: { kind: 'one'; of: 'InvestorCompany' }
  }
  getInvestorCompanyRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getInvestorCompanyRelated: {
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
    filters: { 'folder'?: string; 'archived'?: boolean; 'type'?: ('insights' | 'external-reports' | 'corporate-presentations' | 'entity-news' | 'exchange-announcements' | 'collections')[] }
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
    accepted: { note?: string | null; position?: number; folder?: string | null; is_archived?: boolean; reminder_at?: string | null; lockable_id: string; lockable_type: 'insights' | 'external-reports' | 'corporate-presentations' | 'entity-news' | 'exchange-announcements' | 'collections' }
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
  getMarketCapDistro: {
    params: {  }
    filters: { 'scope'?: 'platform' | 'own'; 'bucket'?: ('nano' | 'micro' | 'small' | 'mid' | 'large' | 'mega' | 'unknown')[] }
    values: {  }
    sort: 'position' | '-insights-count' | 'insights-count' | '-entities-count' | 'entities-count' | '-views' | 'views' | '-reads' | 'reads' | '-share' | 'share'
    accepted: undefined
    answer: { kind: 'page'; of: 'MarketCapDistro'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getMarketCapDistroBucket: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MarketCapDistro' }
  }
  listMessageGroups: {
    params: {  }
    filters: { 'kind'?: ('direct' | 'group' | 'team' | 'premium-request' | 'event')[]; 'unread'?: boolean; 'archived'?: boolean; 'member-id'?: (string)[] }
    values: {  }
    sort: '-last-message-at'
    accepted: undefined
    answer: { kind: 'page'; of: 'MessageGroup' }
  }
  createMessageGroup: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string | null; kind?: 'group' | 'team'; members: string[] }
    answer: { kind: 'one'; of: 'MessageGroup' }
  }
  getMessageGroup: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MessageGroup' }
  }
  updateMessageGroup: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string | null; status?: 'active' | 'archived'; members?: string[] }
    answer: { kind: 'one'; of: 'MessageGroup' }
  }
  joinMessageGroup: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MessageGroup' }
  }
  leaveMessageGroup: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MessageGroup' }
  }
  getMessageGroupRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getMessageGroupRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listMessages: {
    params: {  }
    filters: { 'message-group-id'?: (string)[]; 'account-id'?: (string)[]; 'unread'?: boolean; 'since'?: string; 'fulltext'?: string }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'Message' }
  }
  createMessage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { content: string; message_group_id: string; attachment_id?: string | null }
    answer: { kind: 'one'; of: 'Message' }
  }
  getMessage: {
    params: { id: string }
    filters: {  }
    values: { 'case-number'?: string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Message' }
  }
  updateMessage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { is_read?: boolean }
    answer: { kind: 'one'; of: 'Message' }
  }
  getMessageRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getMessageRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listMtdAccountAnalyticDistributionReports: {
    params: {  }
    filters: { 'account-id'?: (string)[]; 'company-id'?: (string)[]; 'dimension'?: ('reader-country' | 'reader-firm-type' | 'reader-tier' | 'sector' | 'country' | 'vertical' | 'format-type' | 'market-cap' | 'hour-of-day' | 'source')[]; 'bucket'?: (string)[] }
    values: {  }
    sort: '-views' | 'views' | '-reads' | 'reads' | '-unique-readers' | 'unique-readers' | '-unique-firms' | 'unique-firms' | '-dwell-seconds' | 'dwell-seconds' | '-share' | 'share' | '-previous-views' | 'previous-views' | '-previous-reads' | 'previous-reads' | '-previous-unique-readers' | 'previous-unique-readers' | '-change-percent' | 'change-percent'
    accepted: undefined
    answer: { kind: 'page'; of: 'MtdAccountAnalyticDistributionReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getMtdAccountAnalyticDistributionReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MtdAccountAnalyticDistributionReport' }
  }
  getMtdAccountAnalyticDistributionReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getMtdAccountAnalyticDistributionReportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listMtdCompanyAnalyticDistributionReports: {
    params: {  }
    filters: { 'company-id'?: (string)[]; 'dimension'?: ('reader-country' | 'reader-firm-type' | 'reader-tier' | 'sector' | 'country' | 'vertical' | 'format-type' | 'market-cap' | 'hour-of-day' | 'source')[]; 'bucket'?: (string)[] }
    values: {  }
    sort: '-views' | 'views' | '-reads' | 'reads' | '-unique-readers' | 'unique-readers' | '-unique-firms' | 'unique-firms' | '-dwell-seconds' | 'dwell-seconds' | '-share' | 'share' | '-accounts-count' | 'accounts-count' | '-previous-views' | 'previous-views' | '-previous-reads' | 'previous-reads' | '-previous-unique-readers' | 'previous-unique-readers' | '-change-percent' | 'change-percent'
    accepted: undefined
    answer: { kind: 'page'; of: 'MtdCompanyAnalyticDistributionReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getMtdCompanyAnalyticDistributionReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MtdCompanyAnalyticDistributionReport' }
  }
  getMtdCompanyAnalyticDistributionReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getMtdCompanyAnalyticDistributionReportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listMtdQvaReports: {
    params: {  }
    filters: { 'account-id'?: (string)[]; 'company-id'?: (string)[] }
    values: {  }
    sort: '-qva' | 'qva' | '-engagement-points' | 'engagement-points' | '-collaboration-points' | 'collaboration-points' | '-share' | 'share' | '-share-3m' | 'share-3m' | '-rank' | 'rank' | '-insights-published' | 'insights-published' | '-projected-qva' | 'projected-qva'
    accepted: undefined
    answer: { kind: 'page'; of: 'MtdQvaReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getMtdQvaReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'MtdQvaReport' }
  }
  getMtdQvaReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getMtdQvaReportRelated: {
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
    accepted: { reason?: string | null; muted_until?: string | null; mutable_id: string; mutable_type: 'accounts' | 'entities' | 'content-verticals' | 'companies' | 'insights' | 'message-groups' }
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
  getNotificationMailUnsubscription: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  unsubscribeNotificationMail: {
    params: { id: string }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
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
  listPlans: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'Plan' }
  }
  getPlan: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Plan' }
  }
  createPremiumServiceAttachment: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { source: Upload; source_file_name: string; source_file_size?: number | null; premium_service_request_id: string }
    answer: { kind: 'one'; of: 'PremiumServiceAttachment' }
  }
  getPremiumServiceAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PremiumServiceAttachment' }
  }
  deletePremiumServiceAttachment: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getPremiumServiceAttachmentRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPremiumServiceAttachmentRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  createPremiumServiceNote: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body: string; internal?: boolean; premium_service_request_id: string }
    answer: { kind: 'one'; of: 'PremiumServiceNote' }
  }
  getPremiumServiceNote: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PremiumServiceNote' }
  }
  updatePremiumServiceNote: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { body?: string; internal?: boolean; hidden_reason?: string | null }
    answer: { kind: 'one'; of: 'PremiumServiceNote' }
  }
  deletePremiumServiceNote: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getPremiumServiceNoteRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPremiumServiceNoteRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listPremiumServicePackages: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'PremiumServicePackage' }
  }
  createPremiumServicePackage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name: string; smarts: number; price_minor: number; currency: string; valid_months?: number; discount_percent?: number; position?: number; active?: boolean; company_id?: string | null }
    answer: { kind: 'one'; of: 'PremiumServicePackage' }
  }
  getPremiumServicePackage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PremiumServicePackage' }
  }
  updatePremiumServicePackage: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { name?: string; smarts?: number; price_minor?: number; currency?: string; valid_months?: number; discount_percent?: number; position?: number; active?: boolean; company_id?: string | null }
    answer: { kind: 'one'; of: 'PremiumServicePackage' }
  }
  getPremiumServicePackageRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPremiumServicePackageRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listPremiumServiceRequests: {
    params: {  }
    filters: { 'fulltext'?: string; 'status'?: ('drafted' | 'submitted' | 'countered' | 'accepted' | 'delivered' | 'completed' | 'declined' | 'cancelled' | 'expired')[]; 'role'?: 'requestor' | 'requestee' | 'manager'; 'overdue'?: boolean; 'from'?: string; 'to'?: string }
    values: {  }
    sort: '-status-updated-at' | 'deliver-at' | '-deliver-at' | 'smarts-required' | '-smarts-required'
    accepted: undefined
    answer: { kind: 'page'; of: 'PremiumServiceRequest' }
  }
  createPremiumServiceRequest: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title: string; description?: string | null; time_required?: number | null; note?: string | null; smarts_required?: number | null; status: 'drafted' | 'submitted' | null; requestor_id?: string; requestee_id: string; premium_service_id: string; premium_service_attachments?: string[] }
    answer: { kind: 'one'; of: 'PremiumServiceRequest' }
  }
  getPremiumServiceRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PremiumServiceRequest' }
  }
  updatePremiumServiceRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { title?: string; description?: string | null; time_required?: number | null; note?: string | null; smarts_required?: number | null; status?: 'drafted' | 'submitted' | 'countered' | 'accepted' | 'delivered' | 'completed' | 'declined' | 'cancelled' | 'expired'; rating?: number; feedback?: string | null; requestee_id?: string; manager_id?: string; premium_service_id?: string; premium_service_attachments?: string[] }
    answer: { kind: 'one'; of: 'PremiumServiceRequest' }
  }
  deletePremiumServiceRequest: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getPremiumServiceRequestRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPremiumServiceRequestRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listPremiumServiceTransactions: {
    params: {  }
    filters: { 'kind'?: ('purchase' | 'grant' | 'reserve' | 'release' | 'capture' | 'payout' | 'refund' | 'adjustment' | 'expiry' | 'reversal' | 'due')[]; 'company-id'?: (string)[]; 'request-id'?: (string)[]; 'from'?: string; 'to'?: string }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'PremiumServiceTransaction' }
  }
  createPremiumServiceTransaction: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { kind: 'purchase' | 'grant' | 'refund' | 'adjustment' | 'reversal'; smarts?: number; amount_minor?: number | null; currency?: string | null; expires_at?: string | null; memo?: string | null; company_id?: string; premium_service_package_id?: string; reverses_id?: string; settles_id?: string }
    answer: { kind: 'one'; of: 'PremiumServiceTransaction' }
  }
  getPremiumServiceTransaction: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PremiumServiceTransaction' }
  }
  getPremiumServiceTransactionRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPremiumServiceTransactionRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
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
  createPushNotificationToken: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { token?: string; browser?: 'chrome' | 'firefox'; active?: boolean; platform: 'web' | 'native'; mobile_os?: 'ios' | 'android'; account_id?: string }
    answer: { kind: 'one'; of: 'PushNotificationToken' }
  }
  getPushNotificationMessage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { token: string }
    answer: { kind: 'plain' }
  }
  getPushNotificationToken: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'PushNotificationToken' }
  }
  updatePushNotificationToken: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { token?: string; browser?: 'chrome' | 'firefox'; active?: boolean; platform: 'web' | 'native'; mobile_os?: 'ios' | 'android'; account_id?: string }
    answer: { kind: 'one'; of: 'PushNotificationToken' }
  }
  deletePushNotificationToken: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getPushNotificationTokenRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getPushNotificationTokenRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  authenticatePusher: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { socket_id: string; channel_name: string }
    answer: { kind: 'plain' }
  }
  getPusherUserOnline: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'Presence' }
  }
  listQvaReports: {
    params: {  }
    filters: { 'from'?: string; 'to'?: string; 'account-id'?: (string)[]; 'company-id'?: (string)[] }
    values: {  }
    sort: '-period' | 'period' | '-qva' | 'qva' | '-engagement-points' | 'engagement-points' | '-collaboration-points' | 'collaboration-points' | '-share' | 'share' | '-share-3m' | 'share-3m' | '-rank' | 'rank' | '-insights-published' | 'insights-published'
    accepted: undefined
    answer: { kind: 'page'; of: 'QvaReport'; meta: { 'record-count': number; 'total-pages': number; 'record-count-is-capped'?: boolean; 'period-from': string | null; 'period-to': string | null; 'generated-at': string | null; 'formula-version': number; 'totals': Record<string, unknown> | null } }
  }
  getQvaReport: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'QvaReport' }
  }
  getQvaReportRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getQvaReportRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listRecognisedRevenues: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'RecognisedRevenue' }
  }
  createRecognisedRevenue: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { month: string; amount_minor: number; currency?: string; note?: string | null }
    answer: { kind: 'one'; of: 'RecognisedRevenue' }
  }
  getRecognisedRevenue: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'RecognisedRevenue' }
  }
  updateRecognisedRevenue: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { amount_minor?: number; currency?: string; note?: string | null }
    answer: { kind: 'one'; of: 'RecognisedRevenue' }
  }
  getReportCorrection: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'ReportCorrection' }
  }
  listReportCorrections: {
    params: { month: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'ReportCorrection' }
  }
  createReportCorrection: {
    params: { month: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { reason: string; amount_minor?: number; currency?: string }
    answer: { kind: 'one'; of: 'ReportCorrection' }
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
  getResetPasswordPage: {
    params: {  }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  resetPasswordOnPage: {
    params: {  }
    filters: {  }
    values: { 'code': string }
    sort: undefined
    accepted: { password: string }
    answer: { kind: 'text' }
  }
  getPasswordRequestPage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'text' }
  }
  requestPasswordOnPage: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { email: string }
    answer: { kind: 'text' }
  }
  search: {
    params: {  }
    filters: { 'type'?: ('insights' | 'entities' | 'insight-providers')[]; 'author-id'?: (string)[]; 'company-id'?: (string)[]; 'entity-id'?: (string)[]; 'primary-entity-id'?: (string)[]; 'country'?: (string)[]; 'sector'?: (string)[]; 'vertical-id'?: (string)[]; 'format-type'?: ('in-depth' | 'quick-note' | 'initiation' | 'thematic' | 'daily-brief' | 'event-preview' | 'event-review' | 'model' | 'transcript')[]; 'imperative'?: ('bullish' | 'bearish' | 'neutral')[]; 'time-horizon'?: ('short' | 'medium' | 'long')[]; 'market-cap-min'?: number; 'market-cap-max'?: number; 'published-from'?: string; 'published-to'?: string; 'unread'?: boolean; 'in-locker'?: boolean; 'preset-id'?: string }
    values: { 'query-text': string; 'search-type'?: 'full' | 'quick' }
    sort: 'relevance' | '-published-at' | '-total-combined-read'
    accepted: undefined
    answer: { kind: 'mixed'; of: 'InsightHit' | 'EntityHit' | 'InsightProviderHit' }
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
    accepted: { message?: string | null; channel?: 'in-app' | 'email' | 'link'; expires_at?: string | null; recipient_id?: string; recipients?: string[]; shareable_id: string; shareable_type: 'insights' | 'collections' | 'external-reports' | 'corporate-events' | 'entities' }
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
    accepted: { message?: string | null; expires_at?: string | null }
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
  listWebhookDeliveries: {
    params: {  }
    filters: { 'endpoint-id'?: (string)[]; 'state'?: ('pending' | 'delivered' | 'failed')[]; 'event'?: (string)[] }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'page'; of: 'WebhookDelivery' }
  }
  getWebhookDelivery: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'WebhookDelivery' }
  }
  redeliverWebhookDelivery: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'WebhookDelivery' }
  }
  getWebhookDeliveryRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  getWebhookDeliveryRelated: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'related' }
  }
  listWebhookEndpoints: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'list'; of: 'WebhookEndpoint' }
  }
  createWebhookEndpoint: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { url: string; events: ('*' | 'account.follow' | 'account.followed' | 'account.unfollow' | 'account.view' | 'activity_log.ready' | 'alert.match' | 'alert.matched' | 'annotation.created' | 'api_key.create' | 'api_key.delete' | 'api_key.update' | 'api_key.use' | 'campaign.click' | 'campaign.failed' | 'campaign.open' | 'campaign.paused' | 'campaign.send' | 'campaign.sent' | 'campaign.unsubscribe' | 'collection.view' | 'comment.create' | 'comment.created' | 'comment.like' | 'comment.liked' | 'comment.mentioned' | 'comment.remove' | 'comment.replied' | 'comment.reply' | 'comment.restore' | 'comment.view_thread' | 'compliance.read_annotation' | 'compliance.read_message' | 'contact_request.assigned' | 'contact_request.created' | 'contact_request.replied' | 'corporate_event.attend' | 'corporate_event.book' | 'corporate_event.cancel' | 'corporate_event.cancel_booking' | 'corporate_event.cancelled' | 'corporate_event.changed' | 'corporate_event.close' | 'corporate_event.finish' | 'corporate_event.move' | 'corporate_event.place' | 'corporate_event.publish' | 'corporate_event.published' | 'corporate_event.reminder' | 'corporate_event.reopen' | 'corporate_event.start' | 'corporate_event.waitlist' | 'corporate_presentation.download' | 'corporate_question.answer' | 'corporate_question.answered' | 'corporate_question.ask' | 'corporate_question.asked' | 'corporate_question.vote' | 'entity.view' | 'entity_news.released' | 'entity_news.view' | 'exchange_announcement.released' | 'exchange_announcement.view' | 'external_report.access_denied' | 'external_report.access_granted' | 'external_report.access_requested' | 'external_report.deny_access' | 'external_report.grant_access' | 'external_report.request_access' | 'external_report.view' | 'insight.access_denied' | 'insight.access_granted' | 'insight.access_requested' | 'insight.annotate' | 'insight.approve' | 'insight.approved' | 'insight.cancel' | 'insight.cancelled' | 'insight.cite' | 'insight.cited' | 'insight.copy' | 'insight.correct' | 'insight.corrected' | 'insight.correction_requested' | 'insight.deny_access' | 'insight.dislike' | 'insight.export' | 'insight.fork' | 'insight.forked' | 'insight.grant_access' | 'insight.hand_over' | 'insight.like' | 'insight.liked' | 'insight.print' | 'insight.public_read' | 'insight.public_view' | 'insight.publish' | 'insight.published' | 'insight.read' | 'insight.recall_requested' | 'insight.request_access' | 'insight.request_correction' | 'insight.request_recall' | 'insight.return' | 'insight.return_to_draft' | 'insight.returned' | 'insight.review_ending' | 'insight.save' | 'insight.saved' | 'insight.schedule' | 'insight.share' | 'insight.start_review' | 'insight.submit' | 'insight.submitted' | 'insight.unlike' | 'insight.unsave' | 'insight.unschedule' | 'insight.view' | 'insight.view_restricted' | 'insight_document.download' | 'locker_item.reminder' | 'message.create' | 'message.created' | 'message.read' | 'premium_service_attachment.created' | 'premium_service_note.created' | 'premium_service_request.accept' | 'premium_service_request.agree' | 'premium_service_request.cancel' | 'premium_service_request.cancel_accepted' | 'premium_service_request.change_terms' | 'premium_service_request.complete' | 'premium_service_request.counter' | 'premium_service_request.decline' | 'premium_service_request.deliver' | 'premium_service_request.due_soon' | 'premium_service_request.expire' | 'premium_service_request.overdue' | 'premium_service_request.rate' | 'premium_service_request.refuse_counter' | 'premium_service_request.rework' | 'premium_service_request.submit' | 'premium_service_transaction.book' | 'reservation.confirmed' | 'reservation.declined' | 'reservation.promoted' | 'reservation.waitlisted' | 'search.click' | 'search.query' | 'session.sign_in' | 'session.sign_in_failed' | 'shared_item.created' | 'smarts.expiring' | 'smarts.low')[]; active?: boolean; description?: string | null }
    answer: { kind: 'one'; of: 'WebhookEndpointCreated' }
  }
  getWebhookEndpoint: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'WebhookEndpoint' }
  }
  updateWebhookEndpoint: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { url?: string; events?: ('*' | 'account.follow' | 'account.followed' | 'account.unfollow' | 'account.view' | 'activity_log.ready' | 'alert.match' | 'alert.matched' | 'annotation.created' | 'api_key.create' | 'api_key.delete' | 'api_key.update' | 'api_key.use' | 'campaign.click' | 'campaign.failed' | 'campaign.open' | 'campaign.paused' | 'campaign.send' | 'campaign.sent' | 'campaign.unsubscribe' | 'collection.view' | 'comment.create' | 'comment.created' | 'comment.like' | 'comment.liked' | 'comment.mentioned' | 'comment.remove' | 'comment.replied' | 'comment.reply' | 'comment.restore' | 'comment.view_thread' | 'compliance.read_annotation' | 'compliance.read_message' | 'contact_request.assigned' | 'contact_request.created' | 'contact_request.replied' | 'corporate_event.attend' | 'corporate_event.book' | 'corporate_event.cancel' | 'corporate_event.cancel_booking' | 'corporate_event.cancelled' | 'corporate_event.changed' | 'corporate_event.close' | 'corporate_event.finish' | 'corporate_event.move' | 'corporate_event.place' | 'corporate_event.publish' | 'corporate_event.published' | 'corporate_event.reminder' | 'corporate_event.reopen' | 'corporate_event.start' | 'corporate_event.waitlist' | 'corporate_presentation.download' | 'corporate_question.answer' | 'corporate_question.answered' | 'corporate_question.ask' | 'corporate_question.asked' | 'corporate_question.vote' | 'entity.view' | 'entity_news.released' | 'entity_news.view' | 'exchange_announcement.released' | 'exchange_announcement.view' | 'external_report.access_denied' | 'external_report.access_granted' | 'external_report.access_requested' | 'external_report.deny_access' | 'external_report.grant_access' | 'external_report.request_access' | 'external_report.view' | 'insight.access_denied' | 'insight.access_granted' | 'insight.access_requested' | 'insight.annotate' | 'insight.approve' | 'insight.approved' | 'insight.cancel' | 'insight.cancelled' | 'insight.cite' | 'insight.cited' | 'insight.copy' | 'insight.correct' | 'insight.corrected' | 'insight.correction_requested' | 'insight.deny_access' | 'insight.dislike' | 'insight.export' | 'insight.fork' | 'insight.forked' | 'insight.grant_access' | 'insight.hand_over' | 'insight.like' | 'insight.liked' | 'insight.print' | 'insight.public_read' | 'insight.public_view' | 'insight.publish' | 'insight.published' | 'insight.read' | 'insight.recall_requested' | 'insight.request_access' | 'insight.request_correction' | 'insight.request_recall' | 'insight.return' | 'insight.return_to_draft' | 'insight.returned' | 'insight.review_ending' | 'insight.save' | 'insight.saved' | 'insight.schedule' | 'insight.share' | 'insight.start_review' | 'insight.submit' | 'insight.submitted' | 'insight.unlike' | 'insight.unsave' | 'insight.unschedule' | 'insight.view' | 'insight.view_restricted' | 'insight_document.download' | 'locker_item.reminder' | 'message.create' | 'message.created' | 'message.read' | 'premium_service_attachment.created' | 'premium_service_note.created' | 'premium_service_request.accept' | 'premium_service_request.agree' | 'premium_service_request.cancel' | 'premium_service_request.cancel_accepted' | 'premium_service_request.change_terms' | 'premium_service_request.complete' | 'premium_service_request.counter' | 'premium_service_request.decline' | 'premium_service_request.deliver' | 'premium_service_request.due_soon' | 'premium_service_request.expire' | 'premium_service_request.overdue' | 'premium_service_request.rate' | 'premium_service_request.refuse_counter' | 'premium_service_request.rework' | 'premium_service_request.submit' | 'premium_service_transaction.book' | 'reservation.confirmed' | 'reservation.declined' | 'reservation.promoted' | 'reservation.waitlisted' | 'search.click' | 'search.query' | 'session.sign_in' | 'session.sign_in_failed' | 'shared_item.created' | 'smarts.expiring' | 'smarts.low')[]; active?: boolean; description?: string | null }
    answer: { kind: 'one'; of: 'WebhookEndpoint' }
  }
  deleteWebhookEndpoint: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'none' }
  }
  getWebhookEndpointRelationship: {
    params: { id: string; relationship: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'linkage' }
  }
  rotateWebhookEndpointSecret: {
    params: { id: string }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: undefined
    answer: { kind: 'one'; of: 'WebhookEndpointCreated' }
  }
  getWebhookEndpointRelated: {
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
  receiveMailReports: {
    params: {  }
    filters: {  }
    values: {  }
    sort: undefined
    accepted: { events: ({ 'kind': 'bounce-hard' | 'bounce-soft' | 'complaint'; 'message-id'?: string; 'address'?: string; 'at': string; 'reason'?: string })[] }
    answer: { kind: 'plain' }
  }
}
export type OperationId = keyof Operations

/** The operations in the file of each type; a missing or surplus handler does not compile. */
export interface HandlersOf {
  'account-analytic-distribution-reports': {
    listAccountAnalyticDistributionReports: Handler<'listAccountAnalyticDistributionReports'>
    getAccountAnalyticDistributionReport: Handler<'getAccountAnalyticDistributionReport'>
    getAccountAnalyticDistributionReportRelationship?: Handler<'getAccountAnalyticDistributionReportRelationship'>
    getAccountAnalyticDistributionReportRelated?: Handler<'getAccountAnalyticDistributionReportRelated'>
  }
  'account-uploads': {
    createAccountUpload: Handler<'createAccountUpload'>
    getAccountUpload: Handler<'getAccountUpload'>
    deleteAccountUpload: Handler<'deleteAccountUpload'>
    getAccountUploadRelationship?: Handler<'getAccountUploadRelationship'>
    getAccountUploadRelated?: Handler<'getAccountUploadRelated'>
  }
  'accounts': {
    listAccounts: Handler<'listAccounts'>
    createAccount: Handler<'createAccount'>
    getCurrentAccount: Handler<'getCurrentAccount'>
    getAccount: Handler<'getAccount'>
    updateAccount: Handler<'updateAccount'>
    addFollowingAccounts: Handler<'addFollowingAccounts'>
    getAccountExport: Handler<'getAccountExport'>
    followAccount: Handler<'followAccount'>
    followAccounts: Handler<'followAccounts'>
    getAccountRelationship?: Handler<'getAccountRelationship'>
    unfollowAccount: Handler<'unfollowAccount'>
    getAccountRelated?: Handler<'getAccountRelated'>
  }
  'activities': {
    listActivities: Handler<'listActivities'>
    getActivity: Handler<'getActivity'>
    getActivityRelationship?: Handler<'getActivityRelationship'>
    getActivityRelated?: Handler<'getActivityRelated'>
    createActivity: Handler<'createActivity'>
  }
  'activity-alert-names': {
    listActivityAlertNames: Handler<'listActivityAlertNames'>
    getActivityAlertName: Handler<'getActivityAlertName'>
  }
  'activity-alerts': {
    listActivityAlerts: Handler<'listActivityAlerts'>
    createActivityAlert: Handler<'createActivityAlert'>
    getActivityAlert: Handler<'getActivityAlert'>
    updateActivityAlert: Handler<'updateActivityAlert'>
    deleteActivityAlert: Handler<'deleteActivityAlert'>
    getActivityAlertRelationship?: Handler<'getActivityAlertRelationship'>
    getActivityAlertRelated?: Handler<'getActivityAlertRelated'>
  }
  'alerts': {
    listAlerts: Handler<'listAlerts'>
    createAlert: Handler<'createAlert'>
    getAlert: Handler<'getAlert'>
    updateAlert: Handler<'updateAlert'>
    deleteAlert: Handler<'deleteAlert'>
    getAlertRelationship?: Handler<'getAlertRelationship'>
    getAlertRelated?: Handler<'getAlertRelated'>
  }
  'annotations': {
    createAnnotation: Handler<'createAnnotation'>
    getAnnotation: Handler<'getAnnotation'>
    updateAnnotation: Handler<'updateAnnotation'>
    deleteAnnotation: Handler<'deleteAnnotation'>
    getAnnotationRelationship?: Handler<'getAnnotationRelationship'>
    getAnnotationRelated?: Handler<'getAnnotationRelated'>
  }
  'api-keys': {
    listApiKeys: Handler<'listApiKeys'>
    createApiKey: Handler<'createApiKey'>
    getApiKey: Handler<'getApiKey'>
    updateApiKey: Handler<'updateApiKey'>
    deleteApiKey: Handler<'deleteApiKey'>
    getApiKeyRelationship?: Handler<'getApiKeyRelationship'>
    getApiKeyRelated?: Handler<'getApiKeyRelated'>
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
  'calendar-feeds': {
    createCalendarFeed: Handler<'createCalendarFeed'>
    getCalendarFeed: Handler<'getCalendarFeed'>
    deleteCalendarFeed: Handler<'deleteCalendarFeed'>
    getCalendarFeedCalendar: Handler<'getCalendarFeedCalendar'>
    getCalendarFeedRelationship?: Handler<'getCalendarFeedRelationship'>
    getCalendarFeedRelated?: Handler<'getCalendarFeedRelated'>
  }
  'campaign-deliveries': {
    getCampaignDelivery: Handler<'getCampaignDelivery'>
    clickCampaignDelivery: Handler<'clickCampaignDelivery'>
    openCampaignDelivery: Handler<'openCampaignDelivery'>
    getCampaignDeliveryRelationship?: Handler<'getCampaignDeliveryRelationship'>
    getCampaignDeliveryRelated?: Handler<'getCampaignDeliveryRelated'>
  }
  'cancelled-insights': {
    listCancelledInsights: Handler<'listCancelledInsights'>
    getCancelledInsight: Handler<'getCancelledInsight'>
    updateCancelledInsight: Handler<'updateCancelledInsight'>
    getCancelledInsightRelationship?: Handler<'getCancelledInsightRelationship'>
    getCancelledInsightRelated?: Handler<'getCancelledInsightRelated'>
  }
  'changes': {
    listChanges: Handler<'listChanges'>
    getChange: Handler<'getChange'>
  }
  'classification-distributions': {
    getClassificationDistribution: Handler<'getClassificationDistribution'>
  }
  'collections': {
    listCollections: Handler<'listCollections'>
    createCollection: Handler<'createCollection'>
    getCollection: Handler<'getCollection'>
    updateCollection: Handler<'updateCollection'>
    deleteCollection: Handler<'deleteCollection'>
    addCollectionItems: Handler<'addCollectionItems'>
    getCollectionRelationship?: Handler<'getCollectionRelationship'>
    removeCollectionItems: Handler<'removeCollectionItems'>
    getCollectionRelated?: Handler<'getCollectionRelated'>
  }
  'comments': {
    listComments: Handler<'listComments'>
    createComment: Handler<'createComment'>
    getComment: Handler<'getComment'>
    deleteComment: Handler<'deleteComment'>
    getCommentRelationship?: Handler<'getCommentRelationship'>
    getCommentRelated?: Handler<'getCommentRelated'>
    updateComment: Handler<'updateComment'>
    likeComment: Handler<'likeComment'>
    removeComment: Handler<'removeComment'>
    restoreComment: Handler<'restoreComment'>
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
    getCompanyRelationship?: Handler<'getCompanyRelationship'>
    getCompanyRelated?: Handler<'getCompanyRelated'>
  }
  'company-analytic-distribution-reports': {
    listCompanyAnalyticDistributionReports: Handler<'listCompanyAnalyticDistributionReports'>
    getCompanyAnalyticDistributionReport: Handler<'getCompanyAnalyticDistributionReport'>
    getCompanyAnalyticDistributionReportRelationship?: Handler<'getCompanyAnalyticDistributionReportRelationship'>
    getCompanyAnalyticDistributionReportRelated?: Handler<'getCompanyAnalyticDistributionReportRelated'>
  }
  'company-mtd-qva-reports': {
    listCompanyMtdQvaReports: Handler<'listCompanyMtdQvaReports'>
    getCompanyMtdQvaReport: Handler<'getCompanyMtdQvaReport'>
    getCompanyMtdQvaReportRelationship?: Handler<'getCompanyMtdQvaReportRelationship'>
    getCompanyMtdQvaReportRelated?: Handler<'getCompanyMtdQvaReportRelated'>
  }
  'company-payments': {
    listCompanyPayments: Handler<'listCompanyPayments'>
    getCompanyPayment: Handler<'getCompanyPayment'>
    updateCompanyPayment: Handler<'updateCompanyPayment'>
    getCompanyPaymentRelationship?: Handler<'getCompanyPaymentRelationship'>
    getCompanyPaymentRelated?: Handler<'getCompanyPaymentRelated'>
  }
  'company-stages': {
    listCompanyStages: Handler<'listCompanyStages'>
    getCompanyStage: Handler<'getCompanyStage'>
    getCompanyStageRelationship?: Handler<'getCompanyStageRelationship'>
    getCompanyStageRelated?: Handler<'getCompanyStageRelated'>
  }
  'contact-lists': {
    listContactLists: Handler<'listContactLists'>
    createContactList: Handler<'createContactList'>
    getContactList: Handler<'getContactList'>
    updateContactList: Handler<'updateContactList'>
    addContactListContacts: Handler<'addContactListContacts'>
    importContactListContactsFromCsv: Handler<'importContactListContactsFromCsv'>
    getContactListRelationship?: Handler<'getContactListRelationship'>
    removeContactList: Handler<'removeContactList'>
    removeContactListContacts: Handler<'removeContactListContacts'>
    getContactListRelated?: Handler<'getContactListRelated'>
  }
  'contact-requests': {
    listContactRequests: Handler<'listContactRequests'>
    createContactRequest: Handler<'createContactRequest'>
    getContactRequest: Handler<'getContactRequest'>
    updateContactRequest: Handler<'updateContactRequest'>
    getContactRequestRelationship?: Handler<'getContactRequestRelationship'>
    getContactRequestRelated?: Handler<'getContactRequestRelated'>
  }
  'contacts': {
    getContact: Handler<'getContact'>
    updateContact: Handler<'updateContact'>
    deleteContact: Handler<'deleteContact'>
    getContactRelationship?: Handler<'getContactRelationship'>
    getContactUnsubscription: Handler<'getContactUnsubscription'>
    unsubscribeContact: Handler<'unsubscribeContact'>
    getContactRelated?: Handler<'getContactRelated'>
  }
  'content-verticals': {
    listContentVerticals: Handler<'listContentVerticals'>
    getContentVertical: Handler<'getContentVertical'>
    getContentVerticalRelationship?: Handler<'getContentVerticalRelationship'>
    getContentVerticalRelated?: Handler<'getContentVerticalRelated'>
  }
  'corporate-answers': {
    createCorporateAnswer: Handler<'createCorporateAnswer'>
    getCorporateAnswer: Handler<'getCorporateAnswer'>
    updateCorporateAnswer: Handler<'updateCorporateAnswer'>
    deleteCorporateAnswer: Handler<'deleteCorporateAnswer'>
    getCorporateAnswerRelationship?: Handler<'getCorporateAnswerRelationship'>
    getCorporateAnswerRelated?: Handler<'getCorporateAnswerRelated'>
  }
  'corporate-attachments': {
    createCorporateAttachment: Handler<'createCorporateAttachment'>
    deleteCorporateAttachmentByBody: Handler<'deleteCorporateAttachmentByBody'>
    getCorporateAttachment: Handler<'getCorporateAttachment'>
    deleteCorporateAttachment: Handler<'deleteCorporateAttachment'>
    getCorporateAttachmentRelationship?: Handler<'getCorporateAttachmentRelationship'>
    getCorporateAttachmentRelated?: Handler<'getCorporateAttachmentRelated'>
  }
  'corporate-email-campaigns': {
    listCorporateEmailCampaigns: Handler<'listCorporateEmailCampaigns'>
    createCorporateEmailCampaign: Handler<'createCorporateEmailCampaign'>
    getCorporateEmailCampaign: Handler<'getCorporateEmailCampaign'>
    updateCorporateEmailCampaign: Handler<'updateCorporateEmailCampaign'>
    deleteCorporateEmailCampaign: Handler<'deleteCorporateEmailCampaign'>
    listCampaignDeliveries: Handler<'listCampaignDeliveries'>
    getCorporateEmailCampaignRelationship?: Handler<'getCorporateEmailCampaignRelationship'>
    sendTestCorporateEmailCampaign: Handler<'sendTestCorporateEmailCampaign'>
    getCorporateEmailCampaignRelated?: Handler<'getCorporateEmailCampaignRelated'>
  }
  'corporate-events': {
    listCorporateEvents: Handler<'listCorporateEvents'>
    createCorporateEvent: Handler<'createCorporateEvent'>
    getCorporateEvent: Handler<'getCorporateEvent'>
    updateCorporateEvent: Handler<'updateCorporateEvent'>
    deleteCorporateEvent: Handler<'deleteCorporateEvent'>
    bookCorporateEventReservation: Handler<'bookCorporateEventReservation'>
    cancelCorporateEventReservation: Handler<'cancelCorporateEventReservation'>
    getCorporateEventCalendar: Handler<'getCorporateEventCalendar'>
    getCorporateEventRelationship?: Handler<'getCorporateEventRelationship'>
    getCorporateEventRelated?: Handler<'getCorporateEventRelated'>
  }
  'corporate-plans': {
    listCorporatePlans: Handler<'listCorporatePlans'>
    getCorporatePlan: Handler<'getCorporatePlan'>
  }
  'corporate-presentations': {
    listCorporatePresentations: Handler<'listCorporatePresentations'>
    createCorporatePresentation: Handler<'createCorporatePresentation'>
    getCorporatePresentation: Handler<'getCorporatePresentation'>
    updateCorporatePresentation: Handler<'updateCorporatePresentation'>
    deleteCorporatePresentation: Handler<'deleteCorporatePresentation'>
    getCorporatePresentationRelationship?: Handler<'getCorporatePresentationRelationship'>
    getCorporatePresentationRelated?: Handler<'getCorporatePresentationRelated'>
  }
  'corporate-questions': {
    createCorporateQuestion: Handler<'createCorporateQuestion'>
    getCorporateQuestion: Handler<'getCorporateQuestion'>
    updateCorporateQuestion: Handler<'updateCorporateQuestion'>
    deleteCorporateQuestion: Handler<'deleteCorporateQuestion'>
    getCorporateQuestionRelationship?: Handler<'getCorporateQuestionRelationship'>
    unvoteCorporateQuestion: Handler<'unvoteCorporateQuestion'>
    voteCorporateQuestion: Handler<'voteCorporateQuestion'>
    getCorporateQuestionRelated?: Handler<'getCorporateQuestionRelated'>
  }
  'corporate-reservations': {
    createCorporateReservation: Handler<'createCorporateReservation'>
    getCorporateReservation: Handler<'getCorporateReservation'>
    updateCorporateReservation: Handler<'updateCorporateReservation'>
    getCorporateReservationRelationship?: Handler<'getCorporateReservationRelationship'>
    getCorporateReservationRelated?: Handler<'getCorporateReservationRelated'>
  }
  'countries': {
    listCountries: Handler<'listCountries'>
    getCountry: Handler<'getCountry'>
    getCountryRelationship?: Handler<'getCountryRelationship'>
    getCountryRelated?: Handler<'getCountryRelated'>
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
    getEntityRelationship?: Handler<'getEntityRelationship'>
    removeEntityPeers: Handler<'removeEntityPeers'>
    getEntityRelated?: Handler<'getEntityRelated'>
  }
  'entity-management-profiles': {
    listEntityManagementProfiles: Handler<'listEntityManagementProfiles'>
    createEntityManagementProfile: Handler<'createEntityManagementProfile'>
    getEntityManagementProfile: Handler<'getEntityManagementProfile'>
    updateEntityManagementProfile: Handler<'updateEntityManagementProfile'>
    deleteEntityManagementProfile: Handler<'deleteEntityManagementProfile'>
    getEntityManagementProfileRelationship?: Handler<'getEntityManagementProfileRelationship'>
    getEntityManagementProfileRelated?: Handler<'getEntityManagementProfileRelated'>
  }
  'entity-news': {
    listEntityNews: Handler<'listEntityNews'>
    createEntityNews: Handler<'createEntityNews'>
    getEntityNews: Handler<'getEntityNews'>
    updateEntityNews: Handler<'updateEntityNews'>
    deleteEntityNews: Handler<'deleteEntityNews'>
    getEntityNewsRelationship?: Handler<'getEntityNewsRelationship'>
    getEntityNewsRelated?: Handler<'getEntityNewsRelated'>
  }
  'exchange-announcements': {
    listExchangeAnnouncements: Handler<'listExchangeAnnouncements'>
    createExchangeAnnouncement: Handler<'createExchangeAnnouncement'>
    getExchangeAnnouncement: Handler<'getExchangeAnnouncement'>
    updateExchangeAnnouncement: Handler<'updateExchangeAnnouncement'>
    deleteExchangeAnnouncement: Handler<'deleteExchangeAnnouncement'>
    getExchangeAnnouncementRelationship?: Handler<'getExchangeAnnouncementRelationship'>
    getExchangeAnnouncementRelated?: Handler<'getExchangeAnnouncementRelated'>
  }
  'exports': {
    listExports: Handler<'listExports'>
    createExport: Handler<'createExport'>
    getExport: Handler<'getExport'>
    deleteExport: Handler<'deleteExport'>
    getExportRelationship?: Handler<'getExportRelationship'>
    getExportRelated?: Handler<'getExportRelated'>
  }
  'external-report-attachments': {
    createExternalReportAttachment: Handler<'createExternalReportAttachment'>
    getExternalReportAttachment: Handler<'getExternalReportAttachment'>
    updateExternalReportAttachment: Handler<'updateExternalReportAttachment'>
    deleteExternalReportAttachment: Handler<'deleteExternalReportAttachment'>
    getExternalReportAttachmentRelationship?: Handler<'getExternalReportAttachmentRelationship'>
    getExternalReportAttachmentRelated?: Handler<'getExternalReportAttachmentRelated'>
  }
  'external-reports': {
    listExternalReports: Handler<'listExternalReports'>
    createExternalReport: Handler<'createExternalReport'>
    getExternalReport: Handler<'getExternalReport'>
    updateExternalReport: Handler<'updateExternalReport'>
    deleteExternalReport: Handler<'deleteExternalReport'>
    getExternalReportRelationship?: Handler<'getExternalReportRelationship'>
    requestExternalReportPublicationAccess: Handler<'requestExternalReportPublicationAccess'>
    getExternalReportRelated?: Handler<'getExternalReportRelated'>
  }
  'feature-participants': {
    createFeatureParticipant: Handler<'createFeatureParticipant'>
    getFeatureParticipant: Handler<'getFeatureParticipant'>
    getFeatureParticipantRelationship?: Handler<'getFeatureParticipantRelationship'>
    getFeatureParticipantRelated?: Handler<'getFeatureParticipantRelated'>
  }
  'feature-usages': {
    createFeatureUsage: Handler<'createFeatureUsage'>
    getFeatureUsage: Handler<'getFeatureUsage'>
    getFeatureUsageRelationship?: Handler<'getFeatureUsageRelationship'>
    getFeatureUsageRelated?: Handler<'getFeatureUsageRelated'>
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
    getFilterPresetRelationship?: Handler<'getFilterPresetRelationship'>
    getFilterPresetRelated?: Handler<'getFilterPresetRelated'>
  }
  'follows': {
    createFollow: Handler<'createFollow'>
    getFollow: Handler<'getFollow'>
    deleteFollow: Handler<'deleteFollow'>
    getFollowRelationship?: Handler<'getFollowRelationship'>
    getFollowRelated?: Handler<'getFollowRelated'>
  }
  'geographies': {
    listGeographies: Handler<'listGeographies'>
    getGeography: Handler<'getGeography'>
    updateGeography: Handler<'updateGeography'>
    getGeographyRelationship?: Handler<'getGeographyRelationship'>
    getGeographyRelated?: Handler<'getGeographyRelated'>
  }
  'group-email-messages': {
    listGroupEmailMessages: Handler<'listGroupEmailMessages'>
    createGroupEmailMessage: Handler<'createGroupEmailMessage'>
    getGroupEmailMessage: Handler<'getGroupEmailMessage'>
    updateGroupEmailMessage: Handler<'updateGroupEmailMessage'>
    deleteGroupEmailMessage: Handler<'deleteGroupEmailMessage'>
    getGroupEmailMessageRelationship?: Handler<'getGroupEmailMessageRelationship'>
    getGroupEmailUnsubscription: Handler<'getGroupEmailUnsubscription'>
    unsubscribeFromGroupEmails: Handler<'unsubscribeFromGroupEmails'>
    getGroupEmailMessageRelated?: Handler<'getGroupEmailMessageRelated'>
  }
  'health': {
    getHealthLive: Handler<'getHealthLive'>
    getHealthReady: Handler<'getHealthReady'>
  }
  'images': {
    createImage: Handler<'createImage'>
    getImage: Handler<'getImage'>
    deleteImage: Handler<'deleteImage'>
    getImageRelationship?: Handler<'getImageRelationship'>
    getImageRelated?: Handler<'getImageRelated'>
  }
  'imports': {
    getImport: Handler<'getImport'>
    getImportRelationship?: Handler<'getImportRelationship'>
    getImportRelated?: Handler<'getImportRelated'>
  }
  'industries': {
    getIndustry: Handler<'getIndustry'>
    getIndustryRelationship?: Handler<'getIndustryRelationship'>
    getIndustryRelated?: Handler<'getIndustryRelated'>
  }
  'industry-groups': {
    getIndustryGroup: Handler<'getIndustryGroup'>
    getIndustryGroupRelationship?: Handler<'getIndustryGroupRelationship'>
    getIndustryGroupRelated?: Handler<'getIndustryGroupRelated'>
  }
  'insight-analyticss': {
    listInsightAnalytics: Handler<'listInsightAnalytics'>
    getInsightAnalyticsRow: Handler<'getInsightAnalyticsRow'>
    getInsightAnalyticssRelationship?: Handler<'getInsightAnalyticssRelationship'>
    getInsightAnalyticssRelated?: Handler<'getInsightAnalyticssRelated'>
  }
  'insight-collections': {
    listInsightCollections: Handler<'listInsightCollections'>
    createInsightCollection: Handler<'createInsightCollection'>
    getInsightCollection: Handler<'getInsightCollection'>
    updateInsightCollection: Handler<'updateInsightCollection'>
    getInsightCollectionRelationship?: Handler<'getInsightCollectionRelationship'>
    getInsightCollectionRelated?: Handler<'getInsightCollectionRelated'>
  }
  'insight-disclosures': {
    getInsightDisclosure: Handler<'getInsightDisclosure'>
    updateInsightDisclosure: Handler<'updateInsightDisclosure'>
    getInsightDisclosureRelationship?: Handler<'getInsightDisclosureRelationship'>
    getInsightDisclosureRelated?: Handler<'getInsightDisclosureRelated'>
  }
  'insight-documents': {
    createInsightDocument: Handler<'createInsightDocument'>
    getInsightDocument: Handler<'getInsightDocument'>
    updateInsightDocument: Handler<'updateInsightDocument'>
    deleteInsightDocument: Handler<'deleteInsightDocument'>
    getInsightDocumentFileRelationship?: Handler<'getInsightDocumentFileRelationship'>
    getInsightDocumentFileRelated?: Handler<'getInsightDocumentFileRelated'>
  }
  'insight-provider-payments': {
    listInsightProviderPayments: Handler<'listInsightProviderPayments'>
    getInsightProviderPayment: Handler<'getInsightProviderPayment'>
    updateInsightProviderPayment: Handler<'updateInsightProviderPayment'>
    getInsightProviderPaymentRelationship?: Handler<'getInsightProviderPaymentRelationship'>
    getInsightProviderPaymentRelated?: Handler<'getInsightProviderPaymentRelated'>
  }
  'insight-provider-profiles': {
    listInsightProviderProfiles: Handler<'listInsightProviderProfiles'>
    createInsightProviderProfile: Handler<'createInsightProviderProfile'>
    getInsightProviderProfile: Handler<'getInsightProviderProfile'>
    updateInsightProviderProfile: Handler<'updateInsightProviderProfile'>
    getInsightProviderProfileRelationship?: Handler<'getInsightProviderProfileRelationship'>
    getInsightProviderProfileRelated?: Handler<'getInsightProviderProfileRelated'>
  }
  'insight-providers': {
    listInsightProviders: Handler<'listInsightProviders'>
    getInsightProvider: Handler<'getInsightProvider'>
    getInsightProviderRelationship?: Handler<'getInsightProviderRelationship'>
    getInsightProviderRelated?: Handler<'getInsightProviderRelated'>
  }
  'insight-revisions': {
    getInsightRevision: Handler<'getInsightRevision'>
    getInsightRevisionRelationship?: Handler<'getInsightRevisionRelationship'>
    getInsightRevisionRelated?: Handler<'getInsightRevisionRelated'>
    listInsightRevisions: Handler<'listInsightRevisions'>
  }
  'insights': {
    listFeed: Handler<'listFeed'>
    listInsights: Handler<'listInsights'>
    createInsight: Handler<'createInsight'>
    getInsight: Handler<'getInsight'>
    updateInsight: Handler<'updateInsight'>
    deleteInsight: Handler<'deleteInsight'>
    dislikeInsight: Handler<'dislikeInsight'>
    likeInsight: Handler<'likeInsight'>
    getInsightRelationship?: Handler<'getInsightRelationship'>
    requestInsightPublicationAccess: Handler<'requestInsightPublicationAccess'>
    unlikeInsight: Handler<'unlikeInsight'>
    getInsightRelated?: Handler<'getInsightRelated'>
  }
  'investment-firm-types': {
    listInvestmentFirmTypes: Handler<'listInvestmentFirmTypes'>
    getInvestmentFirmType: Handler<'getInvestmentFirmType'>
  }
  'investor-companies': {
    listInvestorCompanies: Handler<'listInvestorCompanies'>
    getInvestorCompany: Handler<'getInvestorCompany'>
    updateInvestorCompany: Handler<'updateInvestorCompany'>
    getInvestorCompanyRelationship?: Handler<'getInvestorCompanyRelationship'>
    getInvestorCompanyRelated?: Handler<'getInvestorCompanyRelated'>
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
    getLockerItemRelationship?: Handler<'getLockerItemRelationship'>
    getLockerItemRelated?: Handler<'getLockerItemRelated'>
  }
  'mail-reports': {
    receiveMailReports: Handler<'receiveMailReports'>
  }
  'market-cap-distro': {
    getMarketCapDistro: Handler<'getMarketCapDistro'>
    getMarketCapDistroBucket: Handler<'getMarketCapDistroBucket'>
  }
  'message-groups': {
    listMessageGroups: Handler<'listMessageGroups'>
    createMessageGroup: Handler<'createMessageGroup'>
    getMessageGroup: Handler<'getMessageGroup'>
    updateMessageGroup: Handler<'updateMessageGroup'>
    joinMessageGroup: Handler<'joinMessageGroup'>
    leaveMessageGroup: Handler<'leaveMessageGroup'>
    getMessageGroupRelationship?: Handler<'getMessageGroupRelationship'>
    getMessageGroupRelated?: Handler<'getMessageGroupRelated'>
  }
  'messages': {
    listMessages: Handler<'listMessages'>
    createMessage: Handler<'createMessage'>
    getMessage: Handler<'getMessage'>
    updateMessage: Handler<'updateMessage'>
    getMessageRelationship?: Handler<'getMessageRelationship'>
    getMessageRelated?: Handler<'getMessageRelated'>
  }
  'mtd-account-analytic-distribution-reports': {
    listMtdAccountAnalyticDistributionReports: Handler<'listMtdAccountAnalyticDistributionReports'>
    getMtdAccountAnalyticDistributionReport: Handler<'getMtdAccountAnalyticDistributionReport'>
    getMtdAccountAnalyticDistributionReportRelationship?: Handler<'getMtdAccountAnalyticDistributionReportRelationship'>
    getMtdAccountAnalyticDistributionReportRelated?: Handler<'getMtdAccountAnalyticDistributionReportRelated'>
  }
  'mtd-company-analytic-distribution-reports': {
    listMtdCompanyAnalyticDistributionReports: Handler<'listMtdCompanyAnalyticDistributionReports'>
    getMtdCompanyAnalyticDistributionReport: Handler<'getMtdCompanyAnalyticDistributionReport'>
    getMtdCompanyAnalyticDistributionReportRelationship?: Handler<'getMtdCompanyAnalyticDistributionReportRelationship'>
    getMtdCompanyAnalyticDistributionReportRelated?: Handler<'getMtdCompanyAnalyticDistributionReportRelated'>
  }
  'mtd-qva-reports': {
    listMtdQvaReports: Handler<'listMtdQvaReports'>
    getMtdQvaReport: Handler<'getMtdQvaReport'>
    getMtdQvaReportRelationship?: Handler<'getMtdQvaReportRelationship'>
    getMtdQvaReportRelated?: Handler<'getMtdQvaReportRelated'>
  }
  'muted-items': {
    listMutedItems: Handler<'listMutedItems'>
    createMutedItem: Handler<'createMutedItem'>
    getMutedItem: Handler<'getMutedItem'>
    updateMutedItem: Handler<'updateMutedItem'>
    deleteMutedItem: Handler<'deleteMutedItem'>
    getMutedItemRelationship?: Handler<'getMutedItemRelationship'>
    getMutedItemRelated?: Handler<'getMutedItemRelated'>
  }
  'notification-mails': {
    getNotificationMailUnsubscription: Handler<'getNotificationMailUnsubscription'>
    unsubscribeNotificationMail: Handler<'unsubscribeNotificationMail'>
  }
  'notifications': {
    listNotifications: Handler<'listNotifications'>
    getNotification: Handler<'getNotification'>
    updateNotification: Handler<'updateNotification'>
    getNotificationRelationship?: Handler<'getNotificationRelationship'>
    getNotificationRelated?: Handler<'getNotificationRelated'>
  }
  'passwords': {
    changePassword: Handler<'changePassword'>
    requestPasswordReset: Handler<'requestPasswordReset'>
    resetPassword: Handler<'resetPassword'>
    getResetPasswordPage: Handler<'getResetPasswordPage'>
    resetPasswordOnPage: Handler<'resetPasswordOnPage'>
    getPasswordRequestPage: Handler<'getPasswordRequestPage'>
    requestPasswordOnPage: Handler<'requestPasswordOnPage'>
  }
  'personal-email-domains': {
    listPersonalEmailDomains: Handler<'listPersonalEmailDomains'>
    getPersonalEmailDomain: Handler<'getPersonalEmailDomain'>
  }
  'plans': {
    listPlans: Handler<'listPlans'>
    getPlan: Handler<'getPlan'>
  }
  'premium-service-attachments': {
    createPremiumServiceAttachment: Handler<'createPremiumServiceAttachment'>
    getPremiumServiceAttachment: Handler<'getPremiumServiceAttachment'>
    deletePremiumServiceAttachment: Handler<'deletePremiumServiceAttachment'>
    getPremiumServiceAttachmentRelationship?: Handler<'getPremiumServiceAttachmentRelationship'>
    getPremiumServiceAttachmentRelated?: Handler<'getPremiumServiceAttachmentRelated'>
  }
  'premium-service-notes': {
    createPremiumServiceNote: Handler<'createPremiumServiceNote'>
    getPremiumServiceNote: Handler<'getPremiumServiceNote'>
    updatePremiumServiceNote: Handler<'updatePremiumServiceNote'>
    deletePremiumServiceNote: Handler<'deletePremiumServiceNote'>
    getPremiumServiceNoteRelationship?: Handler<'getPremiumServiceNoteRelationship'>
    getPremiumServiceNoteRelated?: Handler<'getPremiumServiceNoteRelated'>
  }
  'premium-service-packages': {
    listPremiumServicePackages: Handler<'listPremiumServicePackages'>
    createPremiumServicePackage: Handler<'createPremiumServicePackage'>
    getPremiumServicePackage: Handler<'getPremiumServicePackage'>
    updatePremiumServicePackage: Handler<'updatePremiumServicePackage'>
    getPremiumServicePackageRelationship?: Handler<'getPremiumServicePackageRelationship'>
    getPremiumServicePackageRelated?: Handler<'getPremiumServicePackageRelated'>
  }
  'premium-service-requests': {
    listPremiumServiceRequests: Handler<'listPremiumServiceRequests'>
    createPremiumServiceRequest: Handler<'createPremiumServiceRequest'>
    getPremiumServiceRequest: Handler<'getPremiumServiceRequest'>
    updatePremiumServiceRequest: Handler<'updatePremiumServiceRequest'>
    deletePremiumServiceRequest: Handler<'deletePremiumServiceRequest'>
    getPremiumServiceRequestRelationship?: Handler<'getPremiumServiceRequestRelationship'>
    getPremiumServiceRequestRelated?: Handler<'getPremiumServiceRequestRelated'>
  }
  'premium-service-transactions': {
    listPremiumServiceTransactions: Handler<'listPremiumServiceTransactions'>
    createPremiumServiceTransaction: Handler<'createPremiumServiceTransaction'>
    getPremiumServiceTransaction: Handler<'getPremiumServiceTransaction'>
    getPremiumServiceTransactionRelationship?: Handler<'getPremiumServiceTransactionRelationship'>
    getPremiumServiceTransactionRelated?: Handler<'getPremiumServiceTransactionRelated'>
  }
  'premium-services': {
    listPremiumServices: Handler<'listPremiumServices'>
    createPremiumService: Handler<'createPremiumService'>
    getPremiumService: Handler<'getPremiumService'>
    updatePremiumService: Handler<'updatePremiumService'>
    deletePremiumService: Handler<'deletePremiumService'>
    getPremiumServiceRelationship?: Handler<'getPremiumServiceRelationship'>
    getPremiumServiceRelated?: Handler<'getPremiumServiceRelated'>
  }
  'publication-access-requests': {
    listPublicationAccessRequests: Handler<'listPublicationAccessRequests'>
    getPublicationAccessRequest: Handler<'getPublicationAccessRequest'>
    updatePublicationAccessRequest: Handler<'updatePublicationAccessRequest'>
    getPublicationAccessRequestRelationship?: Handler<'getPublicationAccessRequestRelationship'>
    getPublicationAccessRequestRelated?: Handler<'getPublicationAccessRequestRelated'>
  }
  'push-notification-tokens': {
    createPushNotificationToken: Handler<'createPushNotificationToken'>
    getPushNotificationMessage: Handler<'getPushNotificationMessage'>
    getPushNotificationToken: Handler<'getPushNotificationToken'>
    updatePushNotificationToken: Handler<'updatePushNotificationToken'>
    deletePushNotificationToken: Handler<'deletePushNotificationToken'>
    getPushNotificationTokenRelationship?: Handler<'getPushNotificationTokenRelationship'>
    getPushNotificationTokenRelated?: Handler<'getPushNotificationTokenRelated'>
  }
  'pusher': {
    authenticatePusher: Handler<'authenticatePusher'>
    getPusherUserOnline: Handler<'getPusherUserOnline'>
  }
  'qva-reports': {
    listQvaReports: Handler<'listQvaReports'>
    getQvaReport: Handler<'getQvaReport'>
    getQvaReportRelationship?: Handler<'getQvaReportRelationship'>
    getQvaReportRelated?: Handler<'getQvaReportRelated'>
  }
  'recognised-revenues': {
    listRecognisedRevenues: Handler<'listRecognisedRevenues'>
    createRecognisedRevenue: Handler<'createRecognisedRevenue'>
    getRecognisedRevenue: Handler<'getRecognisedRevenue'>
    updateRecognisedRevenue: Handler<'updateRecognisedRevenue'>
  }
  'report-corrections': {
    getReportCorrection: Handler<'getReportCorrection'>
    listReportCorrections: Handler<'listReportCorrections'>
    createReportCorrection: Handler<'createReportCorrection'>
  }
  'search': {
    search: Handler<'search'>
  }
  'sectors': {
    listSectors: Handler<'listSectors'>
    getSector: Handler<'getSector'>
    getSectorRelationship?: Handler<'getSectorRelationship'>
    getSectorRelated?: Handler<'getSectorRelated'>
  }
  'sessions': {
    createMagicAuthentication: Handler<'createMagicAuthentication'>
    signIn: Handler<'signIn'>
    signOut: Handler<'signOut'>
    createTemporaryAuthentication: Handler<'createTemporaryAuthentication'>
    verifyEmail: Handler<'verifyEmail'>
    getVerifyEmailPage: Handler<'getVerifyEmailPage'>
    verifyEmailOnPage: Handler<'verifyEmailOnPage'>
    listSessions: Handler<'listSessions'>
    getSession: Handler<'getSession'>
    deleteSession: Handler<'deleteSession'>
    getSessionRelationship?: Handler<'getSessionRelationship'>
    getSessionRelated?: Handler<'getSessionRelated'>
  }
  'shared-items': {
    listSharedItems: Handler<'listSharedItems'>
    createSharedItem: Handler<'createSharedItem'>
    getSharedItem: Handler<'getSharedItem'>
    updateSharedItem: Handler<'updateSharedItem'>
    deleteSharedItem: Handler<'deleteSharedItem'>
    getSharedItemRelationship?: Handler<'getSharedItemRelationship'>
    getSharedItemRelated?: Handler<'getSharedItemRelated'>
  }
  'webhook-deliveries': {
    listWebhookDeliveries: Handler<'listWebhookDeliveries'>
    getWebhookDelivery: Handler<'getWebhookDelivery'>
    redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'>
    getWebhookDeliveryRelationship?: Handler<'getWebhookDeliveryRelationship'>
    getWebhookDeliveryRelated?: Handler<'getWebhookDeliveryRelated'>
  }
  'webhook-endpoints': {
    listWebhookEndpoints: Handler<'listWebhookEndpoints'>
    createWebhookEndpoint: Handler<'createWebhookEndpoint'>
    getWebhookEndpoint: Handler<'getWebhookEndpoint'>
    updateWebhookEndpoint: Handler<'updateWebhookEndpoint'>
    deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'>
    getWebhookEndpointRelationship?: Handler<'getWebhookEndpointRelationship'>
    rotateWebhookEndpointSecret: Handler<'rotateWebhookEndpointSecret'>
    getWebhookEndpointRelated?: Handler<'getWebhookEndpointRelated'>
  }
}
export type TypeWithOperations = keyof HandlersOf
export type Handlers<T extends TypeWithOperations> = HandlersOf[T]
