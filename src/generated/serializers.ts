// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
import type { Rows } from './contract.ts'

const text = (value: string | null): string => (value === null ? 'null' : JSON.stringify(value))

/** PostgreSQL writes `2026-01-01 00:00:00.12+00`; the contract has milliseconds and the offset in full. */
const time = (value: string | null): string => {
  if (value === null) return 'null'
  const fraction = value.length > 22 ? value.slice(20, Math.min(23, value.length - 3)).padEnd(3, '0') : '000'
  return '"' + value.slice(0, 10) + 'T' + value.slice(11, 19) + '.' + fraction + '+00:00"'
}

/** The signed URL under which a stored file can be downloaded. */
export type LinkTo = (file: string) => string

const download = (file: string | null, linkTo: LinkTo): string => (file === null ? 'null' : JSON.stringify(linkTo(file)))

export function writeAccountUpload(row: Rows['AccountUpload'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/account-uploads/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"account-uploads","links":{"self":"' + self + '"},"attributes":{' +
    '"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    ',"purpose":' + text(row.purpose) +
    ',"is-used":' + row.is_used +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeAccount(row: Rows['Account'], base: string): string {
  const self = base + '/api/v2/accounts/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"accounts","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"first-name":' + text(row.first_name) +
    ',"last-name":' + text(row.last_name) +
    ',"title":' + text(row.title) +
    ',"slug":' + text(row.slug) +
    ',"account-type":' + text(row.account_type) +
    ',"roles":' + row.roles +
    ',"avatar-url":' + row.avatar_url +
    ',"bio":' + text(row.bio) +
    ',"company-name":' + text(row.company_name) +
    ',"country":' + text(row.country) +
    ',"timezone":' + text(row.timezone) +
    ',"locale":' + text(row.locale) +
    ',"website":' + text(row.website) +
    ',"linkedin":' + text(row.linkedin) +
    ',"languages":' + row.languages +
    ',"years-experience":' + row.years_experience +
    ',"followers-count":' + row.followers_count +
    ',"following-count":' + row.following_count +
    ',"insights-count":' + row.insights_count +
    ',"is-followed":' + row.is_followed +
    ',"is-online":' + row.is_online +
    ',"last-seen-at":' + time(row.last_seen_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.status === null ? '' : ',"status":' + row.status) +
    (row.email === null ? '' : ',"email":' + row.email) +
    (row.email_verified === null ? '' : ',"email-verified":' + row.email_verified) +
    (row.phone === null ? '' : ',"phone":' + row.phone) +
    (row.reading_tier === null ? '' : ',"reading-tier":' + row.reading_tier) +
    (row.investor_classification === null ? '' : ',"investor-classification":' + row.investor_classification) +
    (row.anonymize_reading === null ? '' : ',"anonymize-reading":' + row.anonymize_reading) +
    (row.notification_preferences === null ? '' : ',"notification-preferences":' + row.notification_preferences) +
    (row.email_frequency === null ? '' : ',"email-frequency":' + row.email_frequency) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}},"follows":{"links":{"self":"' + self + '/relationships/follows","related":"' + self + '/follows"}},"followers":{"links":{"self":"' + self + '/relationships/followers","related":"' + self + '/followers"}},"following":{"links":{"self":"' + self + '/relationships/following","related":"' + self + '/following"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"filter-presets":{"links":{"self":"' + self + '/relationships/filter-presets","related":"' + self + '/filter-presets"}},"insight-provider-profile":{"links":{"self":"' + self + '/relationships/insight-provider-profile","related":"' + self + '/insight-provider-profile"}},"collections":{"links":{"self":"' + self + '/relationships/collections","related":"' + self + '/collections"}}}}'
}

export function writeCompany(row: Rows['Company'], base: string): string {
  const self = base + '/api/v2/companies/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"companies","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"kind":' + text(row.kind) +
    ',"legal-name":' + text(row.legal_name) +
    ',"registration-number":' + text(row.registration_number) +
    ',"country":' + text(row.country) +
    ',"address":' + text(row.address) +
    ',"website":' + text(row.website) +
    ',"logo-url":' + row.logo_url +
    ',"employees-range":' + text(row.employees_range) +
    ',"description":' + text(row.description) +
    ',"stage":' + text(row.stage) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.policy === null ? '' : ',"policy":' + row.policy) +
    (row.seats === null ? '' : ',"seats":' + row.seats) +
    (row.seats_used === null ? '' : ',"seats-used":' + row.seats_used) +
    (row.trusted === null ? '' : ',"trusted":' + row.trusted) +
    '},"relationships":{"accounts":{"links":{"self":"' + self + '/relationships/accounts","related":"' + self + '/accounts"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}},"insight-providers":{"links":{"self":"' + self + '/relationships/insight-providers","related":"' + self + '/insight-providers"}}}}'
}

export function writeEntity(row: Rows['Entity'], base: string): string {
  const self = base + '/api/v2/entities/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"entities","links":{"self":"' + self + '"},"attributes":{' +
    '"short-name":' + text(row.short_name) +
    ',"pretty-name":' + text(row.pretty_name) +
    ',"slug":' + text(row.slug) +
    ',"description":' + text(row.description) +
    ',"country":' + text(row.country) +
    ',"sector":' + text(row.sector) +
    ',"industry-group":' + text(row.industry_group) +
    ',"industry":' + text(row.industry) +
    ',"gics":' + row.gics +
    ',"bbgid":' + text(row.bbgid) +
    ',"security":' + text(row.security) +
    ',"yahoo-ticker":' + text(row.yahoo_ticker) +
    ',"isin":' + text(row.isin) +
    ',"figi":' + text(row.figi) +
    ',"lei":' + text(row.lei) +
    ',"exchange":' + text(row.exchange) +
    ',"currency":' + text(row.currency) +
    ',"market-cap-usd-m":' + text(row.market_cap_usd_m) +
    ',"market-cap-bucket":' + text(row.market_cap_bucket) +
    ',"logo-url":' + row.logo_url +
    ',"website":' + text(row.website) +
    ',"is-listed":' + row.is_listed +
    ',"listed-at":' + text(row.listed_at) +
    ',"delisted-at":' + text(row.delisted_at) +
    ',"followers-count":' + row.followers_count +
    ',"insights-count":' + row.insights_count +
    ',"latest-imperatives":' + row.latest_imperatives +
    ',"is-followed":' + row.is_followed +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"peers":{"links":{"self":"' + self + '/relationships/peers","related":"' + self + '/peers"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"news":{"links":{"self":"' + self + '/relationships/news","related":"' + self + '/news"}}}}'
}

export function writeInsightListItem(row: Rows['InsightListItem'], base: string): string {
  const self = base + '/api/v2/insights/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insights","links":{"self":"' + self + '"},"attributes":{' +
    '"countries":' + row.countries +
    ',"imperative":' + text(row.imperative) +
    ',"slug":' + text(row.slug) +
    ',"published-at":' + time(row.published_at) +
    ',"aasm-state":' + text(row.aasm_state) +
    ',"format-type":' + text(row.format_type) +
    ',"show-author-names":' + row.show_author_names +
    ',"tagline":' + text(row.tagline) +
    ',"executive-summary":' + text(row.executive_summary) +
    ',"gics":' + row.gics +
    ',"total-account-read":' + row.total_account_read +
    ',"total-public-read":' + row.total_public_read +
    ',"total-combined-read":' + row.total_combined_read +
    ',"annotations-count":' + row.annotations_count +
    ',"comments-count":' + row.comments_count +
    ',"total-discussions":' + row.total_discussions +
    ',"published-forked-count":' + row.published_forked_count +
    ',"updated-at":' + time(row.updated_at) +
    ',"aasm-state-updated-at":' + time(row.aasm_state_updated_at) +
    ',"is-x-content":' + row.is_x_content +
    ',"linkback":' + text(row.linkback) +
    ',"likes-count":' + row.likes_count +
    ',"dislikes-count":' + row.dislikes_count +
    ',"no-sector":' + row.no_sector +
    ',"is-read":' + row.is_read +
    ',"my-like-score":' + row.my_like_score +
    ',"restriction-reason":' + text(row.restriction_reason) +
    ',"introduced-total-views":' + row.introduced_total_views +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"images":{"links":{"self":"' + self + '/relationships/images","related":"' + self + '/images"}},"content-verticals":{"links":{"self":"' + self + '/relationships/content-verticals","related":"' + self + '/content-verticals"}},"primary-entity":{"links":{"self":"' + self + '/relationships/primary-entity","related":"' + self + '/primary-entity"}},"secondary-entities":{"links":{"self":"' + self + '/relationships/secondary-entities","related":"' + self + '/secondary-entities"}},"activities":{"links":{"self":"' + self + '/relationships/activities","related":"' + self + '/activities"}},"upstream-insights":{"links":{"self":"' + self + '/relationships/upstream-insights","related":"' + self + '/upstream-insights"}},"downstream-insights":{"links":{"self":"' + self + '/relationships/downstream-insights","related":"' + self + '/downstream-insights"}},"main-insight-document":{"links":{"self":"' + self + '/relationships/main-insight-document","related":"' + self + '/main-insight-document"}},"insight-documents":{"links":{"self":"' + self + '/relationships/insight-documents","related":"' + self + '/insight-documents"}},"insight-disclosures":{"links":{"self":"' + self + '/relationships/insight-disclosures","related":"' + self + '/insight-disclosures"}},"comment-threads":{"links":{"self":"' + self + '/relationships/comment-threads","related":"' + self + '/comment-threads"}},"originated-insights":{"links":{"self":"' + self + '/relationships/originated-insights","related":"' + self + '/originated-insights"}},"comments":{"links":{"self":"' + self + '/relationships/comments","related":"' + self + '/comments"}},"suggested-forkable-insights":{"links":{"self":"' + self + '/relationships/suggested-forkable-insights","related":"' + self + '/suggested-forkable-insights"}},"citations":{"links":{"self":"' + self + '/relationships/citations","related":"' + self + '/citations"}},"annotations":{"links":{"self":"' + self + '/relationships/annotations","related":"' + self + '/annotations"}}}}'
}

export function writeImage(row: Rows['Image'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/images/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"images","links":{"self":"' + self + '"},"attributes":{' +
    '"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    ',"width":' + row.width +
    ',"height":' + row.height +
    ',"alt-text":' + text(row.alt_text) +
    ',"position":' + row.position +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"imageable":{"links":{"self":"' + self + '/relationships/imageable","related":"' + self + '/imageable"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeInsight(row: Rows['Insight'], base: string): string {
  const self = base + '/api/v2/insights/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insights","links":{"self":"' + self + '"},"attributes":{' +
    '"countries":' + row.countries +
    ',"imperative":' + text(row.imperative) +
    ',"slug":' + text(row.slug) +
    ',"published-at":' + time(row.published_at) +
    ',"aasm-state":' + text(row.aasm_state) +
    ',"format-type":' + text(row.format_type) +
    ',"show-author-names":' + row.show_author_names +
    ',"tagline":' + text(row.tagline) +
    ',"executive-summary":' + text(row.executive_summary) +
    ',"gics":' + row.gics +
    ',"total-account-read":' + row.total_account_read +
    ',"total-public-read":' + row.total_public_read +
    ',"total-combined-read":' + row.total_combined_read +
    ',"annotations-count":' + row.annotations_count +
    ',"comments-count":' + row.comments_count +
    ',"total-discussions":' + row.total_discussions +
    ',"published-forked-count":' + row.published_forked_count +
    ',"updated-at":' + time(row.updated_at) +
    ',"aasm-state-updated-at":' + time(row.aasm_state_updated_at) +
    ',"is-x-content":' + row.is_x_content +
    ',"linkback":' + text(row.linkback) +
    ',"likes-count":' + row.likes_count +
    ',"dislikes-count":' + row.dislikes_count +
    ',"no-sector":' + row.no_sector +
    ',"is-read":' + row.is_read +
    ',"my-like-score":' + row.my_like_score +
    ',"restriction-reason":' + text(row.restriction_reason) +
    ',"introduced-total-views":' + row.introduced_total_views +
    ',"strategies":' + row.strategies +
    ',"time-horizon":' + text(row.time_horizon) +
    ',"detail":' + text(row.detail) +
    ',"automatic-keywords":' + row.automatic_keywords +
    ',"custom-keywords":' + row.custom_keywords +
    ',"viewer-is-restricted":' + row.viewer_is_restricted +
    ',"weighted-insight-views":' + row.weighted_insight_views +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"images":{"links":{"self":"' + self + '/relationships/images","related":"' + self + '/images"}},"content-verticals":{"links":{"self":"' + self + '/relationships/content-verticals","related":"' + self + '/content-verticals"}},"primary-entity":{"links":{"self":"' + self + '/relationships/primary-entity","related":"' + self + '/primary-entity"}},"secondary-entities":{"links":{"self":"' + self + '/relationships/secondary-entities","related":"' + self + '/secondary-entities"}},"activities":{"links":{"self":"' + self + '/relationships/activities","related":"' + self + '/activities"}},"upstream-insights":{"links":{"self":"' + self + '/relationships/upstream-insights","related":"' + self + '/upstream-insights"}},"downstream-insights":{"links":{"self":"' + self + '/relationships/downstream-insights","related":"' + self + '/downstream-insights"}},"main-insight-document":{"links":{"self":"' + self + '/relationships/main-insight-document","related":"' + self + '/main-insight-document"}},"insight-documents":{"links":{"self":"' + self + '/relationships/insight-documents","related":"' + self + '/insight-documents"}},"insight-disclosures":{"links":{"self":"' + self + '/relationships/insight-disclosures","related":"' + self + '/insight-disclosures"}},"comment-threads":{"links":{"self":"' + self + '/relationships/comment-threads","related":"' + self + '/comment-threads"}},"originated-insights":{"links":{"self":"' + self + '/relationships/originated-insights","related":"' + self + '/originated-insights"}},"comments":{"links":{"self":"' + self + '/relationships/comments","related":"' + self + '/comments"}},"suggested-forkable-insights":{"links":{"self":"' + self + '/relationships/suggested-forkable-insights","related":"' + self + '/suggested-forkable-insights"}},"citations":{"links":{"self":"' + self + '/relationships/citations","related":"' + self + '/citations"}},"annotations":{"links":{"self":"' + self + '/relationships/annotations","related":"' + self + '/annotations"}}}}'
}

export function writeContentVertical(row: Rows['ContentVertical'], base: string): string {
  const self = base + '/api/v2/content-verticals/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"content-verticals","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"color":' + text(row.color) +
    ',"position":' + row.position +
    ',"insights-count":' + row.insights_count +
    ',"group":' + text(row.group) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}}}}'
}

export function writeActivity(row: Rows['Activity'], base: string): string {
  const self = base + '/api/v1/activities/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"activities","links":{"self":"' + self + '"},"attributes":{' +
    '"key":' + text(row.key) +
    ',"created-at":' + time(row.created_at) +
    ',"anonymize":' + row.anonymize +
    ',"origin":' + text(row.origin) +
    ',"parameters":' + row.parameters +
    ',"direction":' + text(row.direction) +
    '},"relationships":{"trackable":{"links":{"self":"' + self + '/relationships/trackable","related":"' + self + '/trackable"}},"owner":{"links":{"self":"' + self + '/relationships/owner","related":"' + self + '/owner"}},"recipient":{"links":{"self":"' + self + '/relationships/recipient","related":"' + self + '/recipient"}}}}'
}

export function writeComment(row: Rows['Comment'], base: string): string {
  const self = base + '/api/v1/comments/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"comments","links":{"self":"' + self + '"},"attributes":{' +
    '"body":' + text(row.body) +
    ',"body-html":' + text(row.body_html) +
    ',"status":' + text(row.status) +
    ',"is-review":' + row.is_review +
    ',"is-removed":' + row.is_removed +
    ',"likes-count":' + row.likes_count +
    ',"is-liked":' + row.is_liked +
    ',"replies-count":' + row.replies_count +
    ',"depth":' + row.depth +
    ',"edited-at":' + time(row.edited_at) +
    ',"removed-at":' + time(row.removed_at) +
    ',"removed-by":' + text(row.removed_by) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"commentable":{"links":{"self":"' + self + '/relationships/commentable","related":"' + self + '/commentable"}},"parent":{"links":{"self":"' + self + '/relationships/parent","related":"' + self + '/parent"}},"replies":{"links":{"self":"' + self + '/relationships/replies","related":"' + self + '/replies"}},"mentions":{"links":{"self":"' + self + '/relationships/mentions","related":"' + self + '/mentions"}}}}'
}

export function writeEntityNews(row: Rows['EntityNews'], base: string): string {
  const self = base + '/api/v2/entity-news/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"entity-news","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"content":' + text(row.content) +
    ',"url":' + text(row.url) +
    ',"release-time":' + time(row.release_time) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}}}}'
}

export function writeAnnotation(row: Rows['Annotation'], base: string): string {
  const self = base + '/api/v2/annotations/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"annotations","links":{"self":"' + self + '"},"attributes":{' +
    '"message":' + text(row.message) +
    ',"annotable-attribute":' + text(row.annotable_attribute) +
    ',"section-id":' + row.section_id +
    ',"is-starred":' + row.is_starred +
    ',"is-secret":' + row.is_secret +
    ',"created-at":' + time(row.created_at) +
    '},"relationships":{"annotator":{"links":{"self":"' + self + '/relationships/annotator","related":"' + self + '/annotator"}},"annotable":{"links":{"self":"' + self + '/relationships/annotable","related":"' + self + '/annotable"}}}}'
}

export function writeCollection(row: Rows['Collection'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v1/collections/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"collections","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"description":' + text(row.description) +
    ',"cover-image":' + download(row.cover_image, linkTo) +
    ',"cover-image-file-name":' + text(row.cover_image_file_name) +
    ',"and-filters":' + row.and_filters +
    ',"or-filters":' + row.or_filters +
    ',"visibility":' + text(row.visibility) +
    ',"items-count":' + row.items_count +
    ',"is-dynamic":' + row.is_dynamic +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"items":{"links":{"self":"' + self + '/relationships/items","related":"' + self + '/items"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"followers":{"links":{"self":"' + self + '/relationships/followers","related":"' + self + '/followers"}}}}'
}

export function writeInsightDocumentFile(row: Rows['InsightDocumentFile'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/insight-documents/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-documents","links":{"self":"' + self + '"},"attributes":{' +
    '"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    ',"title":' + text(row.title) +
    '},"relationships":{"insight":{"links":{"self":"' + self + '/relationships/insight","related":"' + self + '/insight"}}}}'
}

export function writeSession(row: Rows['Session'], base: string): string {
  const self = base + '/api/v2/sessions/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"sessions","links":{"self":"' + self + '"},"attributes":{' +
    '"email":' + text(row.email) +
    ',"kind":' + text(row.kind) +
    ',"created-at":' + time(row.created_at) +
    ',"expires-at":' + time(row.expires_at) +
    ',"last-used-at":' + time(row.last_used_at) +
    ',"user-agent":' + text(row.user_agent) +
    ',"ip-country":' + text(row.ip_country) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeSessionCreated(row: Rows['SessionCreated'], base: string): string {
  const self = base + '/api/v2/sessions/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"sessions","links":{"self":"' + self + '"},"attributes":{' +
    '"token":' + text(row.token) +
    ',"email":' + text(row.email) +
    ',"kind":' + text(row.kind) +
    ',"created-at":' + time(row.created_at) +
    ',"expires-at":' + time(row.expires_at) +
    ',"last-used-at":' + time(row.last_used_at) +
    ',"user-agent":' + text(row.user_agent) +
    ',"ip-country":' + text(row.ip_country) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeInsightDisclosure(row: Rows['InsightDisclosure'], base: string): string {
  const self = base + '/api/v2/insight-disclosures/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-disclosures","links":{"self":"' + self + '"},"attributes":{' +
    '"position-in-securities":' + text(row.position_in_securities) +
    ',"certified":' + row.certified +
    '},"relationships":{"insight":{"links":{"self":"' + self + '/relationships/insight","related":"' + self + '/insight"}}}}'
}

export function writeInsightProvider(row: Rows['InsightProvider'], base: string): string {
  const self = base + '/api/v2/insight-providers/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-providers","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"title":' + text(row.title) +
    ',"tagline":' + text(row.tagline) +
    ',"bio-short":' + text(row.bio_short) +
    ',"avatar-url":' + row.avatar_url +
    ',"company-name":' + text(row.company_name) +
    ',"coverage-countries":' + row.coverage_countries +
    ',"coverage-sectors":' + row.coverage_sectors +
    ',"verticals":' + row.verticals +
    ',"insights-count":' + row.insights_count +
    ',"published-last-30-days":' + row.published_last_30_days +
    ',"followers-count":' + row.followers_count +
    ',"average-rating":' + row.average_rating +
    ',"ratings-count":' + row.ratings_count +
    ',"response-hours-median":' + row.response_hours_median +
    ',"is-followed":' + row.is_followed +
    ',"is-new":' + row.is_new +
    ',"verified":' + row.verified +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"insight-provider-profile":{"links":{"self":"' + self + '/relationships/insight-provider-profile","related":"' + self + '/insight-provider-profile"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"top-entities":{"links":{"self":"' + self + '/relationships/top-entities","related":"' + self + '/top-entities"}}}}'
}

export function writeInsightProviderProfile(row: Rows['InsightProviderProfile'], base: string): string {
  const self = base + '/api/v2/insight-provider-profiles/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-provider-profiles","links":{"self":"' + self + '"},"attributes":{' +
    '"headline":' + text(row.headline) +
    ',"biography":' + text(row.biography) +
    ',"experience":' + row.experience +
    ',"education":' + row.education +
    ',"certifications":' + row.certifications +
    ',"regulatory-status":' + text(row.regulatory_status) +
    ',"regulator":' + text(row.regulator) +
    ',"licence-number":' + text(row.licence_number) +
    ',"disclaimer":' + text(row.disclaimer) +
    ',"methodology":' + text(row.methodology) +
    ',"research-frequency":' + text(row.research_frequency) +
    ',"media-appearances":' + row.media_appearances +
    ',"banner-url":' + text(row.banner_url) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"insight-provider":{"links":{"self":"' + self + '/relationships/insight-provider","related":"' + self + '/insight-provider"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeFollow(row: Rows['Follow'], base: string): string {
  const self = base + '/api/v2/follows/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"follows","links":{"self":"' + self + '"},"attributes":{' +
    '},"relationships":{"followable":{"links":{"self":"' + self + '/relationships/followable","related":"' + self + '/followable"}},"follower":{"links":{"self":"' + self + '/relationships/follower","related":"' + self + '/follower"}}}}'
}

export function writeFilterPreset(row: Rows['FilterPreset'], base: string): string {
  const self = base + '/api/v2/filter-presets/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"filter-presets","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"countries":' + row.countries +
    ',"sectors":' + row.sectors +
    ',"strategies":' + row.strategies +
    ',"verticals":' + row.verticals +
    ',"min-market-cap":' + row.min_market_cap +
    ',"max-market-cap":' + row.max_market_cap +
    ',"format-types":' + row.format_types +
    ',"imperatives":' + row.imperatives +
    ',"time-horizons":' + row.time_horizons +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeAssetClass(row: Rows['AssetClass'], base: string): string {
  const self = base + '/api/v2/asset-classes/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"asset-classes","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    '},"relationships":{}}'
}

export function writeCancelledInsight(row: Rows['CancelledInsight'], base: string): string {
  const self = base + '/api/v2/cancelled-insights/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"cancelled-insights","links":{"self":"' + self + '"},"attributes":{' +
    '"insight-id":' + text(row.insight_id) +
    ',"slug":' + text(row.slug) +
    ',"tagline":' + text(row.tagline) +
    ',"cancelled-at":' + time(row.cancelled_at) +
    ',"reason":' + text(row.reason) +
    ',"was-published":' + row.was_published +
    ',"replaced-by-id":' + text(row.replaced_by_id) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"primary-entity":{"links":{"self":"' + self + '/relationships/primary-entity","related":"' + self + '/primary-entity"}},"replacement":{"links":{"self":"' + self + '/relationships/replacement","related":"' + self + '/replacement"}}}}'
}

export function writeCountry(row: Rows['Country'], base: string): string {
  const self = base + '/api/v1/countries/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"countries","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"code":' + text(row.code) +
    ',"currency":' + text(row.currency) +
    ',"flag":' + text(row.flag) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"geography":{"links":{"self":"' + self + '/relationships/geography","related":"' + self + '/geography"}}}}'
}

export function writeGeography(row: Rows['Geography'], base: string): string {
  const self = base + '/api/v2/geographies/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"geographies","links":{"self":"' + self + '"},"attributes":{' +
    '"slug":' + text(row.slug) +
    ',"useful-links":' + row.useful_links +
    ',"name":' + text(row.name) +
    '},"relationships":{"classification-distribution":{"links":{"self":"' + self + '/relationships/classification-distribution","related":"' + self + '/classification-distribution"}},"countries":{"links":{"self":"' + self + '/relationships/countries","related":"' + self + '/countries"}}}}'
}

export function writeClassificationDistribution(row: Rows['ClassificationDistribution'], base: string): string {
  const self = base + '/api/v2/classification-distributions/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"classification-distributions","links":{"self":"' + self + '"},"attributes":{' +
    '"sectors":' + row.sectors +
    ',"verticals":' + row.verticals +
    '},"relationships":{}}'
}

export function writeSector(row: Rows['Sector'], base: string): string {
  const self = base + '/api/v2/sectors/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"sectors","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"code":' + text(row.code) +
    ',"description":' + text(row.description) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"children":{"links":{"self":"' + self + '/relationships/children","related":"' + self + '/children"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}}}}'
}

export function writeIndustryGroup(row: Rows['IndustryGroup'], base: string): string {
  const self = base + '/api/v1/industry_groups/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"industry-groups","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"code":' + text(row.code) +
    ',"description":' + text(row.description) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"parent":{"links":{"self":"' + self + '/relationships/parent","related":"' + self + '/parent"}},"children":{"links":{"self":"' + self + '/relationships/children","related":"' + self + '/children"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}}}}'
}

export function writeIndustry(row: Rows['Industry'], base: string): string {
  const self = base + '/api/v2/industries/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"industries","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"code":' + text(row.code) +
    ',"description":' + text(row.description) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"parent":{"links":{"self":"' + self + '/relationships/parent","related":"' + self + '/parent"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}}}}'
}

export function writeInsightCollection(row: Rows['InsightCollection'], base: string): string {
  const self = base + '/api/v2/insight-collections/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-collections","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"description":' + text(row.description) +
    ',"cover-image-url":' + text(row.cover_image_url) +
    ',"position":' + row.position +
    ',"insights-count":' + row.insights_count +
    ',"is-featured":' + row.is_featured +
    ',"curated-by":' + text(row.curated_by) +
    ',"starts-at":' + time(row.starts_at) +
    ',"ends-at":' + time(row.ends_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"curator":{"links":{"self":"' + self + '/relationships/curator","related":"' + self + '/curator"}}}}'
}

export function writePublicationAccessRequest(row: Rows['PublicationAccessRequest'], base: string): string {
  const self = base + '/api/v2/publication-access-requests/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"publication-access-requests","links":{"self":"' + self + '"},"attributes":{' +
    '"message":' + text(row.message) +
    ',"status":' + text(row.status) +
    ',"reason":' + text(row.reason) +
    ',"granted-until":' + time(row.granted_until) +
    ',"decided-at":' + time(row.decided_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"requester":{"links":{"self":"' + self + '/relationships/requester","related":"' + self + '/requester"}},"publication":{"links":{"self":"' + self + '/relationships/publication","related":"' + self + '/publication"}},"decider":{"links":{"self":"' + self + '/relationships/decider","related":"' + self + '/decider"}}}}'
}

export function writeLikeReason(row: Rows['LikeReason'], base: string): string {
  const self = base + '/api/v2/like-reasons/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"like-reasons","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"polarity":' + text(row.polarity) +
    ',"position":' + row.position +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeLockerItem(row: Rows['LockerItem'], base: string): string {
  const self = base + '/api/v2/locker-items/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"locker-items","links":{"self":"' + self + '"},"attributes":{' +
    '"note":' + text(row.note) +
    ',"position":' + row.position +
    ',"folder":' + text(row.folder) +
    ',"is-archived":' + row.is_archived +
    ',"reminder-at":' + time(row.reminder_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"lockable":{"links":{"self":"' + self + '/relationships/lockable","related":"' + self + '/lockable"}}}}'
}

export function writeMutedItem(row: Rows['MutedItem'], base: string): string {
  const self = base + '/api/v2/muted_items/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"muted-items","links":{"self":"' + self + '"},"attributes":{' +
    '"reason":' + text(row.reason) +
    ',"muted-until":' + time(row.muted_until) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"mutable":{"links":{"self":"' + self + '/relationships/mutable","related":"' + self + '/mutable"}}}}'
}

export function writeNotification(row: Rows['Notification'], base: string): string {
  const self = base + '/api/v2/notifications/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"notifications","links":{"self":"' + self + '"},"attributes":{' +
    '"key":' + text(row.key) +
    ',"parameters":' + row.parameters +
    ',"updated-at":' + time(row.updated_at) +
    ',"read-at":' + time(row.read_at) +
    '},"relationships":{"trackable":{"links":{"self":"' + self + '/relationships/trackable","related":"' + self + '/trackable"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"notification-actors":{"links":{"self":"' + self + '/relationships/notification-actors","related":"' + self + '/notification-actors"}}}}'
}

export function writeSharedItem(row: Rows['SharedItem'], base: string): string {
  const self = base + '/api/v2/shared-items/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"shared-items","links":{"self":"' + self + '"},"attributes":{' +
    '"message":' + text(row.message) +
    ',"channel":' + text(row.channel) +
    ',"opened-at":' + time(row.opened_at) +
    ',"is-opened":' + row.is_opened +
    ',"expires-at":' + time(row.expires_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.link === null ? '' : ',"link":' + row.link) +
    '},"relationships":{"sharer":{"links":{"self":"' + self + '/relationships/sharer","related":"' + self + '/sharer"}},"recipient":{"links":{"self":"' + self + '/relationships/recipient","related":"' + self + '/recipient"}},"shareable":{"links":{"self":"' + self + '/relationships/shareable","related":"' + self + '/shareable"}}}}'
}

export function writePersonalEmailDomain(row: Rows['PersonalEmailDomain'], base: string): string {
  const self = base + '/api/v2/personal-email-domains/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"personal-email-domains","links":{"self":"' + self + '"},"attributes":{' +
    '"domain":' + text(row.domain) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

/** The serializer of each resource object. */
export const serializers = {
  AccountUpload: writeAccountUpload,
  Account: writeAccount,
  Company: writeCompany,
  Entity: writeEntity,
  InsightListItem: writeInsightListItem,
  Image: writeImage,
  Insight: writeInsight,
  ContentVertical: writeContentVertical,
  Activity: writeActivity,
  Comment: writeComment,
  EntityNews: writeEntityNews,
  Annotation: writeAnnotation,
  Collection: writeCollection,
  InsightDocumentFile: writeInsightDocumentFile,
  Session: writeSession,
  SessionCreated: writeSessionCreated,
  InsightDisclosure: writeInsightDisclosure,
  InsightProvider: writeInsightProvider,
  InsightProviderProfile: writeInsightProviderProfile,
  Follow: writeFollow,
  FilterPreset: writeFilterPreset,
  AssetClass: writeAssetClass,
  CancelledInsight: writeCancelledInsight,
  Country: writeCountry,
  Geography: writeGeography,
  ClassificationDistribution: writeClassificationDistribution,
  Sector: writeSector,
  IndustryGroup: writeIndustryGroup,
  Industry: writeIndustry,
  InsightCollection: writeInsightCollection,
  PublicationAccessRequest: writePublicationAccessRequest,
  LikeReason: writeLikeReason,
  LockerItem: writeLockerItem,
  MutedItem: writeMutedItem,
  Notification: writeNotification,
  SharedItem: writeSharedItem,
  PersonalEmailDomain: writePersonalEmailDomain,
}

/** The columns that each resource object selects, and how their values become text. */
export const columns = {
  AccountUpload: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['purpose', 'text'], ['is_used', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Account: [['name', 'text'], ['first_name', 'text'], ['last_name', 'text'], ['title', 'text'], ['slug', 'text'], ['account_type', 'text'], ['roles', 'json'], ['status', 'restricted'], ['email', 'restricted'], ['email_verified', 'restricted'], ['phone', 'restricted'], ['avatar_url', 'json'], ['bio', 'text'], ['company_name', 'text'], ['country', 'text'], ['timezone', 'text'], ['locale', 'text'], ['website', 'text'], ['linkedin', 'text'], ['languages', 'json'], ['years_experience', 'integer'], ['followers_count', 'integer'], ['following_count', 'integer'], ['insights_count', 'integer'], ['is_followed', 'boolean'], ['is_online', 'boolean'], ['last_seen_at', 'timestamp'], ['reading_tier', 'restricted'], ['investor_classification', 'restricted'], ['anonymize_reading', 'restricted'], ['notification_preferences', 'restricted'], ['email_frequency', 'restricted'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Company: [['name', 'text'], ['slug', 'text'], ['kind', 'text'], ['legal_name', 'text'], ['registration_number', 'text'], ['country', 'text'], ['address', 'text'], ['website', 'text'], ['logo_url', 'json'], ['employees_range', 'text'], ['description', 'text'], ['stage', 'text'], ['policy', 'restricted'], ['seats', 'restricted'], ['seats_used', 'restricted'], ['trusted', 'restricted'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Entity: [['short_name', 'text'], ['pretty_name', 'text'], ['slug', 'text'], ['description', 'text'], ['country', 'text'], ['sector', 'text'], ['industry_group', 'text'], ['industry', 'text'], ['gics', 'json'], ['bbgid', 'text'], ['security', 'text'], ['yahoo_ticker', 'text'], ['isin', 'text'], ['figi', 'text'], ['lei', 'text'], ['exchange', 'text'], ['currency', 'text'], ['market_cap_usd_m', 'text'], ['market_cap_bucket', 'text'], ['logo_url', 'json'], ['website', 'text'], ['is_listed', 'boolean'], ['listed_at', 'text'], ['delisted_at', 'text'], ['followers_count', 'integer'], ['insights_count', 'integer'], ['latest_imperatives', 'json'], ['is_followed', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightListItem: [['countries', 'json'], ['imperative', 'text'], ['slug', 'text'], ['published_at', 'timestamp'], ['aasm_state', 'text'], ['format_type', 'text'], ['show_author_names', 'boolean'], ['tagline', 'text'], ['executive_summary', 'text'], ['gics', 'json'], ['total_account_read', 'integer'], ['total_public_read', 'integer'], ['total_combined_read', 'integer'], ['annotations_count', 'integer'], ['comments_count', 'integer'], ['total_discussions', 'integer'], ['published_forked_count', 'integer'], ['updated_at', 'timestamp'], ['aasm_state_updated_at', 'timestamp'], ['is_x_content', 'boolean'], ['linkback', 'text'], ['likes_count', 'integer'], ['dislikes_count', 'integer'], ['no_sector', 'boolean'], ['is_read', 'boolean'], ['my_like_score', 'integer'], ['restriction_reason', 'text'], ['introduced_total_views', 'integer']],
  Image: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['width', 'integer'], ['height', 'integer'], ['alt_text', 'text'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Insight: [['countries', 'json'], ['imperative', 'text'], ['slug', 'text'], ['published_at', 'timestamp'], ['aasm_state', 'text'], ['format_type', 'text'], ['show_author_names', 'boolean'], ['tagline', 'text'], ['executive_summary', 'text'], ['gics', 'json'], ['total_account_read', 'integer'], ['total_public_read', 'integer'], ['total_combined_read', 'integer'], ['annotations_count', 'integer'], ['comments_count', 'integer'], ['total_discussions', 'integer'], ['published_forked_count', 'integer'], ['updated_at', 'timestamp'], ['aasm_state_updated_at', 'timestamp'], ['is_x_content', 'boolean'], ['linkback', 'text'], ['likes_count', 'integer'], ['dislikes_count', 'integer'], ['no_sector', 'boolean'], ['is_read', 'boolean'], ['my_like_score', 'integer'], ['restriction_reason', 'text'], ['introduced_total_views', 'integer'], ['strategies', 'json'], ['time_horizon', 'text'], ['detail', 'text'], ['automatic_keywords', 'json'], ['custom_keywords', 'json'], ['viewer_is_restricted', 'boolean'], ['weighted_insight_views', 'integer']],
  ContentVertical: [['name', 'text'], ['slug', 'text'], ['color', 'text'], ['position', 'integer'], ['insights_count', 'integer'], ['group', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Activity: [['key', 'text'], ['created_at', 'timestamp'], ['anonymize', 'boolean'], ['origin', 'text'], ['parameters', 'json'], ['direction', 'text']],
  Comment: [['body', 'text'], ['body_html', 'text'], ['status', 'text'], ['is_review', 'boolean'], ['is_removed', 'boolean'], ['likes_count', 'integer'], ['is_liked', 'boolean'], ['replies_count', 'integer'], ['depth', 'integer'], ['edited_at', 'timestamp'], ['removed_at', 'timestamp'], ['removed_by', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  EntityNews: [['title', 'text'], ['content', 'text'], ['url', 'text'], ['release_time', 'timestamp']],
  Annotation: [['message', 'text'], ['annotable_attribute', 'text'], ['section_id', 'integer'], ['is_starred', 'boolean'], ['is_secret', 'boolean'], ['created_at', 'timestamp']],
  Collection: [['name', 'text'], ['slug', 'text'], ['description', 'text'], ['cover_image', 'download'], ['cover_image_file_name', 'text'], ['and_filters', 'json'], ['or_filters', 'json'], ['visibility', 'text'], ['items_count', 'integer'], ['is_dynamic', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightDocumentFile: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['title', 'text']],
  Session: [['email', 'text'], ['kind', 'text'], ['created_at', 'timestamp'], ['expires_at', 'timestamp'], ['last_used_at', 'timestamp'], ['user_agent', 'text'], ['ip_country', 'text']],
  SessionCreated: [['token', 'text'], ['email', 'text'], ['kind', 'text'], ['created_at', 'timestamp'], ['expires_at', 'timestamp'], ['last_used_at', 'timestamp'], ['user_agent', 'text'], ['ip_country', 'text']],
  InsightDisclosure: [['position_in_securities', 'text'], ['certified', 'boolean']],
  InsightProvider: [['name', 'text'], ['slug', 'text'], ['title', 'text'], ['tagline', 'text'], ['bio_short', 'text'], ['avatar_url', 'json'], ['company_name', 'text'], ['coverage_countries', 'json'], ['coverage_sectors', 'json'], ['verticals', 'json'], ['insights_count', 'integer'], ['published_last_30_days', 'integer'], ['followers_count', 'integer'], ['average_rating', 'number'], ['ratings_count', 'integer'], ['response_hours_median', 'number'], ['is_followed', 'boolean'], ['is_new', 'boolean'], ['verified', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightProviderProfile: [['headline', 'text'], ['biography', 'text'], ['experience', 'json'], ['education', 'json'], ['certifications', 'json'], ['regulatory_status', 'text'], ['regulator', 'text'], ['licence_number', 'text'], ['disclaimer', 'text'], ['methodology', 'text'], ['research_frequency', 'text'], ['media_appearances', 'json'], ['banner_url', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Follow: [],
  FilterPreset: [['name', 'text'], ['countries', 'json'], ['sectors', 'json'], ['strategies', 'json'], ['verticals', 'json'], ['min_market_cap', 'integer'], ['max_market_cap', 'integer'], ['format_types', 'json'], ['imperatives', 'json'], ['time_horizons', 'json']],
  AssetClass: [['name', 'text']],
  CancelledInsight: [['insight_id', 'text'], ['slug', 'text'], ['tagline', 'text'], ['cancelled_at', 'timestamp'], ['reason', 'text'], ['was_published', 'boolean'], ['replaced_by_id', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Country: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['currency', 'text'], ['flag', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Geography: [['slug', 'text'], ['useful_links', 'json'], ['name', 'text']],
  ClassificationDistribution: [['sectors', 'json'], ['verticals', 'json']],
  Sector: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['description', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  IndustryGroup: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['description', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Industry: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['description', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightCollection: [['name', 'text'], ['slug', 'text'], ['description', 'text'], ['cover_image_url', 'text'], ['position', 'integer'], ['insights_count', 'integer'], ['is_featured', 'boolean'], ['curated_by', 'text'], ['starts_at', 'timestamp'], ['ends_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  PublicationAccessRequest: [['message', 'text'], ['status', 'text'], ['reason', 'text'], ['granted_until', 'timestamp'], ['decided_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  LikeReason: [['name', 'text'], ['slug', 'text'], ['polarity', 'text'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  LockerItem: [['note', 'text'], ['position', 'integer'], ['folder', 'text'], ['is_archived', 'boolean'], ['reminder_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  MutedItem: [['reason', 'text'], ['muted_until', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Notification: [['key', 'text'], ['parameters', 'json'], ['updated_at', 'timestamp'], ['read_at', 'timestamp']],
  SharedItem: [['message', 'text'], ['channel', 'text'], ['opened_at', 'timestamp'], ['is_opened', 'boolean'], ['expires_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp'], ['link', 'restricted']],
  PersonalEmailDomain: [['domain', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
} as const

/** The resource path of each type, and the resource objects it is shown and listed as. */
export const shapes = {
  'account-uploads': { path: '/api/v2/account-uploads', show: 'AccountUpload', item: 'AccountUpload', relationships: { 'account': { many: false, public: false } } },
  'accounts': { path: '/api/v2/accounts', show: 'Account', item: 'Account', relationships: { 'company': { many: false, public: false }, 'entities': { many: true, public: false }, 'follows': { many: true, public: false }, 'followers': { many: true, public: false }, 'following': { many: true, public: false }, 'insights': { many: true, public: false }, 'filter-presets': { many: true, public: false }, 'insight-provider-profile': { many: false, public: false }, 'collections': { many: true, public: false } } },
  'activities': { path: '/api/v1/activities', show: 'Activity', item: 'Activity', relationships: { 'trackable': { many: false, public: false }, 'owner': { many: false, public: false }, 'recipient': { many: false, public: false } } },
  'annotations': { path: '/api/v2/annotations', show: 'Annotation', item: 'Annotation', relationships: { 'annotator': { many: false, public: false }, 'annotable': { many: false, public: false } } },
  'asset-classes': { path: '/api/v2/asset-classes', show: 'AssetClass', item: 'AssetClass', relationships: {  } },
  'cancelled-insights': { path: '/api/v2/cancelled-insights', show: 'CancelledInsight', item: 'CancelledInsight', relationships: { 'account': { many: false, public: false }, 'primary-entity': { many: false, public: false }, 'replacement': { many: false, public: false } } },
  'classification-distributions': { path: '/api/v2/classification-distributions', show: 'ClassificationDistribution', item: 'ClassificationDistribution', relationships: {  } },
  'collections': { path: '/api/v1/collections', show: 'Collection', item: 'Collection', relationships: { 'account': { many: false, public: false }, 'items': { many: true, public: false }, 'insights': { many: true, public: false }, 'followers': { many: true, public: false } } },
  'comments': { path: '/api/v1/comments', show: 'Comment', item: 'Comment', relationships: { 'account': { many: false, public: false }, 'commentable': { many: false, public: false }, 'parent': { many: false, public: false }, 'replies': { many: true, public: false }, 'mentions': { many: true, public: false } } },
  'companies': { path: '/api/v2/companies', show: 'Company', item: 'Company', relationships: { 'accounts': { many: true, public: false }, 'entities': { many: true, public: true }, 'insight-providers': { many: true, public: true } } },
  'content-verticals': { path: '/api/v2/content-verticals', show: 'ContentVertical', item: 'ContentVertical', relationships: { 'insights': { many: true, public: false } } },
  'countries': { path: '/api/v1/countries', show: 'Country', item: 'Country', relationships: { 'geography': { many: false, public: true } } },
  'entities': { path: '/api/v2/entities', show: 'Entity', item: 'Entity', relationships: { 'company': { many: false, public: true }, 'peers': { many: true, public: true }, 'insights': { many: true, public: false }, 'news': { many: true, public: true } } },
  'entity-news': { path: '/api/v2/entity-news', show: 'EntityNews', item: 'EntityNews', relationships: { 'entity': { many: false, public: true } } },
  'filter-presets': { path: '/api/v2/filter-presets', show: 'FilterPreset', item: 'FilterPreset', relationships: { 'account': { many: false, public: false } } },
  'follows': { path: '/api/v2/follows', show: 'Follow', item: 'Follow', relationships: { 'followable': { many: false, public: false }, 'follower': { many: false, public: false } } },
  'geographies': { path: '/api/v2/geographies', show: 'Geography', item: 'Geography', relationships: { 'classification-distribution': { many: false, public: true }, 'countries': { many: true, public: true } } },
  'images': { path: '/api/v2/images', show: 'Image', item: 'Image', relationships: { 'imageable': { many: false, public: true }, 'account': { many: false, public: false } } },
  'industries': { path: '/api/v2/industries', show: 'Industry', item: 'Industry', relationships: { 'parent': { many: false, public: true }, 'entities': { many: true, public: true } } },
  'industry-groups': { path: '/api/v1/industry_groups', show: 'IndustryGroup', item: 'IndustryGroup', relationships: { 'parent': { many: false, public: true }, 'children': { many: true, public: true }, 'entities': { many: true, public: true } } },
  'insight-collections': { path: '/api/v2/insight-collections', show: 'InsightCollection', item: 'InsightCollection', relationships: { 'insights': { many: true, public: false }, 'curator': { many: false, public: false } } },
  'insight-disclosures': { path: '/api/v2/insight-disclosures', show: 'InsightDisclosure', item: 'InsightDisclosure', relationships: { 'insight': { many: false, public: false } } },
  'insight-documents': { path: '/api/v2/insight-documents', show: 'InsightDocumentFile', item: 'InsightDocumentFile', relationships: { 'insight': { many: false, public: false } } },
  'insight-provider-profiles': { path: '/api/v2/insight-provider-profiles', show: 'InsightProviderProfile', item: 'InsightProviderProfile', relationships: { 'account': { many: false, public: false }, 'insight-provider': { many: false, public: true }, 'company': { many: false, public: false } } },
  'insight-providers': { path: '/api/v2/insight-providers', show: 'InsightProvider', item: 'InsightProvider', relationships: { 'account': { many: false, public: false }, 'company': { many: false, public: false }, 'insight-provider-profile': { many: false, public: true }, 'insights': { many: true, public: false }, 'top-entities': { many: true, public: true } } },
  'insights': { path: '/api/v2/insights', show: 'Insight', item: 'InsightListItem', relationships: { 'account': { many: false, public: false }, 'images': { many: true, public: false }, 'content-verticals': { many: true, public: false }, 'primary-entity': { many: false, public: false }, 'secondary-entities': { many: true, public: false }, 'activities': { many: true, public: false }, 'upstream-insights': { many: true, public: false }, 'downstream-insights': { many: true, public: false }, 'main-insight-document': { many: false, public: false }, 'insight-documents': { many: true, public: false }, 'insight-disclosures': { many: true, public: false }, 'comment-threads': { many: true, public: false }, 'originated-insights': { many: true, public: false }, 'comments': { many: true, public: false }, 'suggested-forkable-insights': { many: true, public: false }, 'citations': { many: true, public: false }, 'annotations': { many: true, public: false } } },
  'like-reasons': { path: '/api/v2/like-reasons', show: 'LikeReason', item: 'LikeReason', relationships: {  } },
  'locker-items': { path: '/api/v2/locker-items', show: 'LockerItem', item: 'LockerItem', relationships: { 'account': { many: false, public: false }, 'lockable': { many: false, public: false } } },
  'muted-items': { path: '/api/v2/muted_items', show: 'MutedItem', item: 'MutedItem', relationships: { 'account': { many: false, public: false }, 'mutable': { many: false, public: false } } },
  'notifications': { path: '/api/v2/notifications', show: 'Notification', item: 'Notification', relationships: { 'trackable': { many: false, public: false }, 'account': { many: false, public: false }, 'notification-actors': { many: true, public: false } } },
  'personal-email-domains': { path: '/api/v2/personal-email-domains', show: 'PersonalEmailDomain', item: 'PersonalEmailDomain', relationships: {  } },
  'publication-access-requests': { path: '/api/v2/publication-access-requests', show: 'PublicationAccessRequest', item: 'PublicationAccessRequest', relationships: { 'requester': { many: false, public: false }, 'publication': { many: false, public: false }, 'decider': { many: false, public: false } } },
  'sectors': { path: '/api/v2/sectors', show: 'Sector', item: 'Sector', relationships: { 'children': { many: true, public: true }, 'entities': { many: true, public: true } } },
  'sessions': { path: '/api/v2/sessions', show: 'Session', item: 'Session', relationships: { 'account': { many: false, public: false } } },
  'shared-items': { path: '/api/v2/shared-items', show: 'SharedItem', item: 'SharedItem', relationships: { 'sharer': { many: false, public: false }, 'recipient': { many: false, public: false }, 'shareable': { many: false, public: false } } },
} as const
