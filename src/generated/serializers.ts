// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
import type { Rows } from './contract.ts'

const text = (value: string | null): string => (value === null ? 'null' : JSON.stringify(value))

/** PostgreSQL writes `2026-01-01 00:00:00.12+00`; the contract has milliseconds and the offset in full. */
const time = (value: string | null): string => {
  if (value === null) return 'null'
  const fraction = value.length > 22 ? value.slice(20, Math.min(23, value.length - 3)).padEnd(3, '0') : '000'
  return '"' + value.slice(0, 10) + 'T' + value.slice(11, 19) + '.' + fraction + '+00:00"'
}

/** The signed URL under which a stored file can be downloaded; that of a picture that a record shows is the same for a day. */
export type LinkTo = (file: string, shown?: boolean) => string

const download = (file: string | null, linkTo: LinkTo): string => (file === null ? 'null' : JSON.stringify(linkTo(file)))

/** Stored files and addresses elsewhere, as one list: an id has no colon. */
const downloads = (list: string | null, linkTo: LinkTo): string =>
  JSON.stringify((JSON.parse(list!) as string[]).map((one) => (one.includes(':') ? one : linkTo(one))))

/** Stored files by name, as an object; null where there is none. */
const downloadsByName = (files: string | null, linkTo: LinkTo): string =>
  JSON.stringify(JSON.parse(files!), (_name, one: unknown) => (typeof one === 'string' ? linkTo(one, true) : one))

/** HTML that names the stored file of each picture as its source. */
const downloadsInHtml = (html: string | null, linkTo: LinkTo): string =>
  text(html && html.replaceAll(/(<img data-image-id="[^"]*" src=")([^"]*)/g, (_whole, start: string, file: string) => start + linkTo(file, true).replaceAll('&', '&amp;')))

/** How a value is written that is not JSON already, by its kind. */
export const values: Record<string, ((value: string | null, linkTo: LinkTo) => string) | undefined> = { text, timestamp: time, download, downloads, downloadsByName, downloadsInHtml }

export function writeApiKey(row: Rows['ApiKey'], base: string): string {
  const self = base + '/api/v2/api-keys/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"api-keys","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"scopes":' + row.scopes +
    ',"prefix":' + text(row.prefix) +
    ',"expires-at":' + time(row.expires_at) +
    ',"last-used-at":' + time(row.last_used_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeAccount(row: Rows['Account'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/accounts/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"accounts","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"first-name":' + text(row.first_name) +
    ',"last-name":' + text(row.last_name) +
    ',"title":' + text(row.title) +
    ',"slug":' + text(row.slug) +
    ',"account-type":' + text(row.account_type) +
    ',"roles":' + row.roles +
    ',"avatar-url":' + downloadsByName(row.avatar_url, linkTo) +
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
    (row.pending_email === null ? '' : ',"pending-email":' + row.pending_email) +
    (row.email_verified === null ? '' : ',"email-verified":' + row.email_verified) +
    (row.phone === null ? '' : ',"phone":' + row.phone) +
    (row.reading_tier === null ? '' : ',"reading-tier":' + row.reading_tier) +
    (row.plan_ends_at === null ? '' : ',"plan-ends-at":' + row.plan_ends_at) +
    (row.investor_classification === null ? '' : ',"investor-classification":' + row.investor_classification) +
    (row.anonymize_reading === null ? '' : ',"anonymize-reading":' + row.anonymize_reading) +
    (row.notification_preferences === null ? '' : ',"notification-preferences":' + row.notification_preferences) +
    (row.email_frequency === null ? '' : ',"email-frequency":' + row.email_frequency) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}},"follows":{"links":{"self":"' + self + '/relationships/follows","related":"' + self + '/follows"}},"followers":{"links":{"self":"' + self + '/relationships/followers","related":"' + self + '/followers"}},"following":{"links":{"self":"' + self + '/relationships/following","related":"' + self + '/following"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"filter-presets":{"links":{"self":"' + self + '/relationships/filter-presets","related":"' + self + '/filter-presets"}},"insight-provider-profile":{"links":{"self":"' + self + '/relationships/insight-provider-profile","related":"' + self + '/insight-provider-profile"}},"collections":{"links":{"self":"' + self + '/relationships/collections","related":"' + self + '/collections"}},"premium-services":{"links":{"self":"' + self + '/relationships/premium-services","related":"' + self + '/premium-services"}},"alerts":{"links":{"self":"' + self + '/relationships/alerts","related":"' + self + '/alerts"}},"investor-company":{"links":{"self":"' + self + '/relationships/investor-company","related":"' + self + '/investor-company"}},"plan":{"links":{"self":"' + self + '/relationships/plan","related":"' + self + '/plan"}}}}'
}

export function writeCompany(row: Rows['Company'], base: string, linkTo: LinkTo): string {
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
    ',"logo-url":' + downloadsByName(row.logo_url, linkTo) +
    ',"employees-range":' + text(row.employees_range) +
    ',"description":' + text(row.description) +
    ',"stage":' + text(row.stage) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.policy === null ? '' : ',"policy":' + row.policy) +
    (row.seats === null ? '' : ',"seats":' + row.seats) +
    (row.seats_used === null ? '' : ',"seats-used":' + row.seats_used) +
    (row.smarts_available === null ? '' : ',"smarts-available":' + row.smarts_available) +
    (row.smarts_reserved === null ? '' : ',"smarts-reserved":' + row.smarts_reserved) +
    (row.trusted === null ? '' : ',"trusted":' + row.trusted) +
    (row.corporate_plan_ends_at === null ? '' : ',"corporate-plan-ends-at":' + row.corporate_plan_ends_at) +
    (row.plan_ends_at === null ? '' : ',"plan-ends-at":' + row.plan_ends_at) +
    '},"relationships":{"accounts":{"links":{"self":"' + self + '/relationships/accounts","related":"' + self + '/accounts"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}},"managed-entities":{"links":{"self":"' + self + '/relationships/managed-entities","related":"' + self + '/managed-entities"}},"company-stage":{"links":{"self":"' + self + '/relationships/company-stage","related":"' + self + '/company-stage"}},"corporate-plan":{"links":{"self":"' + self + '/relationships/corporate-plan","related":"' + self + '/corporate-plan"}},"insight-providers":{"links":{"self":"' + self + '/relationships/insight-providers","related":"' + self + '/insight-providers"}},"premium-service-transactions":{"links":{"self":"' + self + '/relationships/premium-service-transactions","related":"' + self + '/premium-service-transactions"}},"investment-firm-type":{"links":{"self":"' + self + '/relationships/investment-firm-type","related":"' + self + '/investment-firm-type"}},"plan":{"links":{"self":"' + self + '/relationships/plan","related":"' + self + '/plan"}}}}'
}

export function writeEntity(row: Rows['Entity'], base: string, linkTo: LinkTo): string {
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
    ',"logo-url":' + downloadsByName(row.logo_url, linkTo) +
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
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"peers":{"links":{"self":"' + self + '/relationships/peers","related":"' + self + '/peers"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"news":{"links":{"self":"' + self + '/relationships/news","related":"' + self + '/news"}},"external-reports":{"links":{"self":"' + self + '/relationships/external-reports","related":"' + self + '/external-reports"}},"corporate-events":{"links":{"self":"' + self + '/relationships/corporate-events","related":"' + self + '/corporate-events"}},"corporate-presentations":{"links":{"self":"' + self + '/relationships/corporate-presentations","related":"' + self + '/corporate-presentations"}},"exchange-announcements":{"links":{"self":"' + self + '/relationships/exchange-announcements","related":"' + self + '/exchange-announcements"}},"entity-management-profiles":{"links":{"self":"' + self + '/relationships/entity-management-profiles","related":"' + self + '/entity-management-profiles"}},"corporate-questions":{"links":{"self":"' + self + '/relationships/corporate-questions","related":"' + self + '/corporate-questions"}},"corporate-users":{"links":{"self":"' + self + '/relationships/corporate-users","related":"' + self + '/corporate-users"}},"contacts":{"links":{"self":"' + self + '/relationships/contacts","related":"' + self + '/contacts"}}}}'
}

export function writeEntityHit(row: Rows['EntityHit'], base: string, linkTo: LinkTo): string {
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
    ',"logo-url":' + downloadsByName(row.logo_url, linkTo) +
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
    ',"search-highlight":' + row.search_highlight +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"peers":{"links":{"self":"' + self + '/relationships/peers","related":"' + self + '/peers"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"news":{"links":{"self":"' + self + '/relationships/news","related":"' + self + '/news"}},"external-reports":{"links":{"self":"' + self + '/relationships/external-reports","related":"' + self + '/external-reports"}},"corporate-events":{"links":{"self":"' + self + '/relationships/corporate-events","related":"' + self + '/corporate-events"}},"corporate-presentations":{"links":{"self":"' + self + '/relationships/corporate-presentations","related":"' + self + '/corporate-presentations"}},"exchange-announcements":{"links":{"self":"' + self + '/relationships/exchange-announcements","related":"' + self + '/exchange-announcements"}},"entity-management-profiles":{"links":{"self":"' + self + '/relationships/entity-management-profiles","related":"' + self + '/entity-management-profiles"}},"corporate-questions":{"links":{"self":"' + self + '/relationships/corporate-questions","related":"' + self + '/corporate-questions"}},"corporate-users":{"links":{"self":"' + self + '/relationships/corporate-users","related":"' + self + '/corporate-users"}},"contacts":{"links":{"self":"' + self + '/relationships/contacts","related":"' + self + '/contacts"}}}}'
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

export function writeInsight(row: Rows['Insight'], base: string, linkTo: LinkTo): string {
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
    ',"detail":' + downloadsInHtml(row.detail, linkTo) +
    ',"automatic-keywords":' + row.automatic_keywords +
    ',"custom-keywords":' + row.custom_keywords +
    ',"viewer-is-restricted":' + row.viewer_is_restricted +
    ',"weighted-insight-views":' + row.weighted_insight_views +
    ',"company-id":' + text(row.company_id) +
    ',"company-name":' + text(row.company_name) +
    ',"revision":' + row.revision +
    ',"corrected-at":' + time(row.corrected_at) +
    ',"editor-approved-at":' + time(row.editor_approved_at) +
    ',"compliance-approved-at":' + time(row.compliance_approved_at) +
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

export function writeInsightHit(row: Rows['InsightHit'], base: string): string {
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
    ',"viewer-is-restricted":' + row.viewer_is_restricted +
    ',"search-highlight":' + row.search_highlight +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"images":{"links":{"self":"' + self + '/relationships/images","related":"' + self + '/images"}},"content-verticals":{"links":{"self":"' + self + '/relationships/content-verticals","related":"' + self + '/content-verticals"}},"primary-entity":{"links":{"self":"' + self + '/relationships/primary-entity","related":"' + self + '/primary-entity"}},"secondary-entities":{"links":{"self":"' + self + '/relationships/secondary-entities","related":"' + self + '/secondary-entities"}},"activities":{"links":{"self":"' + self + '/relationships/activities","related":"' + self + '/activities"}},"upstream-insights":{"links":{"self":"' + self + '/relationships/upstream-insights","related":"' + self + '/upstream-insights"}},"downstream-insights":{"links":{"self":"' + self + '/relationships/downstream-insights","related":"' + self + '/downstream-insights"}},"main-insight-document":{"links":{"self":"' + self + '/relationships/main-insight-document","related":"' + self + '/main-insight-document"}},"insight-documents":{"links":{"self":"' + self + '/relationships/insight-documents","related":"' + self + '/insight-documents"}},"insight-disclosures":{"links":{"self":"' + self + '/relationships/insight-disclosures","related":"' + self + '/insight-disclosures"}},"comment-threads":{"links":{"self":"' + self + '/relationships/comment-threads","related":"' + self + '/comment-threads"}},"originated-insights":{"links":{"self":"' + self + '/relationships/originated-insights","related":"' + self + '/originated-insights"}},"comments":{"links":{"self":"' + self + '/relationships/comments","related":"' + self + '/comments"}},"suggested-forkable-insights":{"links":{"self":"' + self + '/relationships/suggested-forkable-insights","related":"' + self + '/suggested-forkable-insights"}},"citations":{"links":{"self":"' + self + '/relationships/citations","related":"' + self + '/citations"}},"annotations":{"links":{"self":"' + self + '/relationships/annotations","related":"' + self + '/annotations"}}}}'
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
    ',"account-firm-type":' + text(row.account_firm_type) +
    ',"account-country":' + text(row.account_country) +
    ',"edited-at":' + time(row.edited_at) +
    ',"removed-at":' + time(row.removed_at) +
    ',"removed-by":' + text(row.removed_by) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"commentable":{"links":{"self":"' + self + '/relationships/commentable","related":"' + self + '/commentable"}},"parent":{"links":{"self":"' + self + '/relationships/parent","related":"' + self + '/parent"}},"replies":{"links":{"self":"' + self + '/relationships/replies","related":"' + self + '/replies"}},"mentions":{"links":{"self":"' + self + '/relationships/mentions","related":"' + self + '/mentions"}}}}'
}

export function writeExternalReport(row: Rows['ExternalReport'], base: string): string {
  const self = base + '/api/v2/external-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"external-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"source-name":' + text(row.source_name) +
    ',"published-on":' + text(row.published_on) +
    ',"language":' + text(row.language) +
    ',"access":' + text(row.access) +
    ',"pages":' + row.pages +
    ',"summary":' + text(row.summary) +
    ',"imperative":' + text(row.imperative) +
    ',"target-price":' + row.target_price +
    ',"countries":' + row.countries +
    ',"sectors":' + row.sectors +
    ',"views-count":' + row.views_count +
    ',"viewer-is-restricted":' + row.viewer_is_restricted +
    ',"restriction-reason":' + text(row.restriction_reason) +
    ',"status":' + text(row.status) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"primary-entity":{"links":{"self":"' + self + '/relationships/primary-entity","related":"' + self + '/primary-entity"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}},"external-report-attachments":{"links":{"self":"' + self + '/relationships/external-report-attachments","related":"' + self + '/external-report-attachments"}},"content-verticals":{"links":{"self":"' + self + '/relationships/content-verticals","related":"' + self + '/content-verticals"}}}}'
}

export function writeExternalReportAttachment(row: Rows['ExternalReportAttachment'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/external-report-attachments/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"external-report-attachments","links":{"self":"' + self + '"},"attributes":{' +
    '"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    ',"title":' + text(row.title) +
    ',"pages":' + row.pages +
    ',"scan-status":' + text(row.scan_status) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"external-report":{"links":{"self":"' + self + '/relationships/external-report","related":"' + self + '/external-report"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeCorporateEvent(row: Rows['CorporateEvent'], base: string): string {
  const self = base + '/api/v2/corporate-events/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-events","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"kind":' + text(row.kind) +
    ',"description":' + text(row.description) +
    ',"starts-at":' + time(row.starts_at) +
    ',"ends-at":' + time(row.ends_at) +
    ',"timezone":' + text(row.timezone) +
    ',"format":' + text(row.format) +
    ',"venue":' + text(row.venue) +
    ',"address":' + text(row.address) +
    ',"city":' + text(row.city) +
    ',"country":' + text(row.country) +
    ',"replay-url":' + text(row.replay_url) +
    ',"access":' + text(row.access) +
    ',"capacity":' + row.capacity +
    ',"reserved-count":' + row.reserved_count +
    ',"waitlist-count":' + row.waitlist_count +
    ',"seats-left":' + row.seats_left +
    ',"registration-closes-at":' + time(row.registration_closes_at) +
    ',"status":' + text(row.status) +
    ',"audience":' + row.audience +
    ',"language":' + text(row.language) +
    ',"host-name":' + text(row.host_name) +
    ',"minor-non-monetary-benefit":' + row.minor_non_monetary_benefit +
    ',"research-payment-flag":' + text(row.research_payment_flag) +
    ',"my-reservation-status":' + text(row.my_reservation_status) +
    ',"cancelled-reason":' + text(row.cancelled_reason) +
    ',"ics-url":' + JSON.stringify(self + '/' + row.ics_url) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.dial_in === null ? '' : ',"dial-in":' + row.dial_in) +
    (row.webcast_url === null ? '' : ',"webcast-url":' + row.webcast_url) +
    (row.invited_emails === null ? '' : ',"invited-emails":' + row.invited_emails) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"entities":{"links":{"self":"' + self + '/relationships/entities","related":"' + self + '/entities"}},"hosts":{"links":{"self":"' + self + '/relationships/hosts","related":"' + self + '/hosts"}},"corporate-attachments":{"links":{"self":"' + self + '/relationships/corporate-attachments","related":"' + self + '/corporate-attachments"}},"reservations":{"links":{"self":"' + self + '/relationships/reservations","related":"' + self + '/reservations"}},"corporate-questions":{"links":{"self":"' + self + '/relationships/corporate-questions","related":"' + self + '/corporate-questions"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"organizer":{"links":{"self":"' + self + '/relationships/organizer","related":"' + self + '/organizer"}},"roadshow":{"links":{"self":"' + self + '/relationships/roadshow","related":"' + self + '/roadshow"}}}}'
}

export function writeCorporateAttachment(row: Rows['CorporateAttachment'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/corporate-attachments/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-attachments","links":{"self":"' + self + '"},"attributes":{' +
    '"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    ',"title":' + text(row.title) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"attachable":{"links":{"self":"' + self + '/relationships/attachable","related":"' + self + '/attachable"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeCorporatePresentation(row: Rows['CorporatePresentation'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/corporate-presentations/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-presentations","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"description":' + text(row.description) +
    ',"presented-on":' + text(row.presented_on) +
    ',"kind":' + text(row.kind) +
    ',"period":' + text(row.period) +
    ',"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    ',"pages":' + row.pages +
    ',"release-time":' + time(row.release_time) +
    ',"downloads-count":' + row.downloads_count +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"corporate-event":{"links":{"self":"' + self + '/relationships/corporate-event","related":"' + self + '/corporate-event"}},"corporate-attachments":{"links":{"self":"' + self + '/relationships/corporate-attachments","related":"' + self + '/corporate-attachments"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeEntityNews(row: Rows['EntityNews'], base: string): string {
  const self = base + '/api/v2/entity-news/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"entity-news","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"content":' + text(row.content) +
    ',"url":' + text(row.url) +
    ',"release-time":' + time(row.release_time) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"corporate-attachments":{"links":{"self":"' + self + '/relationships/corporate-attachments","related":"' + self + '/corporate-attachments"}}}}'
}

export function writeExchangeAnnouncement(row: Rows['ExchangeAnnouncement'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/exchange-announcements/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"exchange-announcements","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"content":' + text(row.content) +
    ',"attachment":' + downloads(row.attachment, linkTo) +
    ',"release-time":' + time(row.release_time) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"corporate-attachments":{"links":{"self":"' + self + '/relationships/corporate-attachments","related":"' + self + '/corporate-attachments"}}}}'
}

export function writeCorporateEmailCampaign(row: Rows['CorporateEmailCampaign'], base: string): string {
  const self = base + '/api/v2/corporate-email-campaigns/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-email-campaigns","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"subject":' + text(row.subject) +
    ',"content":' + text(row.content) +
    ',"status":' + text(row.status) +
    ',"scheduled-at":' + time(row.scheduled_at) +
    ',"sent-at":' + time(row.sent_at) +
    ',"test-sent-at":' + time(row.test_sent_at) +
    ',"recipients-count":' + row.recipients_count +
    ',"delivered-count":' + row.delivered_count +
    ',"opened-count":' + row.opened_count +
    ',"clicked-count":' + row.clicked_count +
    ',"bounced-count":' + row.bounced_count +
    ',"complained-count":' + row.complained_count +
    ',"unsubscribed-count":' + row.unsubscribed_count +
    ',"track":' + row.track +
    ',"from-name":' + text(row.from_name) +
    ',"reply-to":' + text(row.reply_to) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"contact-lists":{"links":{"self":"' + self + '/relationships/contact-lists","related":"' + self + '/contact-lists"}},"corporate-attachments":{"links":{"self":"' + self + '/relationships/corporate-attachments","related":"' + self + '/corporate-attachments"}},"deliveries":{"links":{"self":"' + self + '/relationships/deliveries","related":"' + self + '/deliveries"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeContactList(row: Rows['ContactList'], base: string): string {
  const self = base + '/api/v2/contact-lists/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"contact-lists","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"description":' + text(row.description) +
    ',"contacts-count":' + row.contacts_count +
    ',"deliverable-count":' + row.deliverable_count +
    ',"status":' + text(row.status) +
    ',"source":' + text(row.source) +
    ',"is-dynamic":' + row.is_dynamic +
    ',"last-imported-at":' + time(row.last_imported_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"contacts":{"links":{"self":"' + self + '/relationships/contacts","related":"' + self + '/contacts"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"imports":{"links":{"self":"' + self + '/relationships/imports","related":"' + self + '/imports"}}}}'
}

export function writeContact(row: Rows['Contact'], base: string): string {
  const self = base + '/api/v2/contacts/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"contacts","links":{"self":"' + self + '"},"attributes":{' +
    '"email":' + text(row.email) +
    ',"first-name":' + text(row.first_name) +
    ',"last-name":' + text(row.last_name) +
    ',"company-name":' + text(row.company_name) +
    ',"title":' + text(row.title) +
    ',"country":' + text(row.country) +
    ',"tags":' + row.tags +
    ',"status":' + text(row.status) +
    ',"refuses-tracking":' + row.refuses_tracking +
    ',"consent-source":' + text(row.consent_source) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"contact-lists":{"links":{"self":"' + self + '/relationships/contact-lists","related":"' + self + '/contact-lists"}}}}'
}

export function writeImport(row: Rows['Import'], base: string): string {
  const self = base + '/api/v2/imports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"imports","links":{"self":"' + self + '"},"attributes":{' +
    '"status":' + text(row.status) +
    ',"rows-count":' + row.rows_count +
    ',"done-count":' + row.done_count +
    ',"added-count":' + row.added_count +
    ',"updated-count":' + row.updated_count +
    ',"skipped-count":' + row.skipped_count +
    ',"errors":' + row.errors +
    ',"warnings":' + row.warnings +
    ',"dry-run":' + row.dry_run +
    ',"failure":' + text(row.failure) +
    ',"started-at":' + time(row.started_at) +
    ',"finished-at":' + time(row.finished_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"contact-list":{"links":{"self":"' + self + '/relationships/contact-list","related":"' + self + '/contact-list"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeCampaignDelivery(row: Rows['CampaignDelivery'], base: string): string {
  const self = base + '/api/v2/campaign-deliveries/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"campaign-deliveries","links":{"self":"' + self + '"},"attributes":{' +
    '"status":' + text(row.status) +
    ',"tries":' + row.tries +
    ',"handed-at":' + time(row.handed_at) +
    ',"delivered-at":' + time(row.delivered_at) +
    ',"opened-at":' + time(row.opened_at) +
    ',"clicked-at":' + time(row.clicked_at) +
    ',"reported-at":' + time(row.reported_at) +
    ',"reason":' + text(row.reason) +
    ',"unsubscribed-at":' + time(row.unsubscribed_at) +
    '},"relationships":{"campaign":{"links":{"self":"' + self + '/relationships/campaign","related":"' + self + '/campaign"}},"contact":{"links":{"self":"' + self + '/relationships/contact","related":"' + self + '/contact"}}}}'
}

export function writeCorporateReservation(row: Rows['CorporateReservation'], base: string): string {
  const self = base + '/api/v2/corporate-reservations/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-reservations","links":{"self":"' + self + '"},"attributes":{' +
    '"status":' + text(row.status) +
    ',"position":' + row.position +
    ',"guests":' + row.guests +
    ',"questions":' + text(row.questions) +
    ',"dietary":' + text(row.dietary) +
    ',"contact-consent":' + row.contact_consent +
    ',"attendee-visible":' + row.attendee_visible +
    ',"holder-name":' + text(row.holder_name) +
    ',"holder-company":' + text(row.holder_company) +
    ',"reason":' + text(row.reason) +
    ',"booked-at":' + time(row.booked_at) +
    ',"attended-at":' + time(row.attended_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"corporate-event":{"links":{"self":"' + self + '/relationships/corporate-event","related":"' + self + '/corporate-event"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeCorporateQuestion(row: Rows['CorporateQuestion'], base: string): string {
  const self = base + '/api/v2/corporate-questions/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-questions","links":{"self":"' + self + '"},"attributes":{' +
    '"body":' + text(row.body) +
    ',"anonymize":' + row.anonymize +
    ',"status":' + text(row.status) +
    ',"answers-count":' + row.answers_count +
    ',"is-answered":' + row.is_answered +
    ',"votes-count":' + row.votes_count +
    ',"my-vote":' + row.my_vote +
    ',"followers-count":' + row.followers_count +
    ',"is-followed":' + row.is_followed +
    ',"asked-by":' + text(row.asked_by) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"corporate-answers":{"links":{"self":"' + self + '/relationships/corporate-answers","related":"' + self + '/corporate-answers"}},"corporate-event":{"links":{"self":"' + self + '/relationships/corporate-event","related":"' + self + '/corporate-event"}},"followers":{"links":{"self":"' + self + '/relationships/followers","related":"' + self + '/followers"}}}}'
}

export function writeCorporateAnswer(row: Rows['CorporateAnswer'], base: string): string {
  const self = base + '/api/v2/corporate-answers/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-answers","links":{"self":"' + self + '"},"attributes":{' +
    '"body":' + text(row.body) +
    ',"anonymize":' + row.anonymize +
    ',"answered-by":' + text(row.answered_by) +
    ',"released-at":' + time(row.released_at) +
    '},"relationships":{"corporate-question":{"links":{"self":"' + self + '/relationships/corporate-question","related":"' + self + '/corporate-question"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeAnnotation(row: Rows['Annotation'], base: string): string {
  const self = base + '/api/v2/annotations/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"annotations","links":{"self":"' + self + '"},"attributes":{' +
    '"message":' + text(row.message) +
    ',"annotable-attribute":' + text(row.annotable_attribute) +
    ',"section-id":' + row.section_id +
    ',"is-starred":' + row.is_starred +
    ',"is-secret":' + row.is_secret +
    ',"is-orphaned":' + row.is_orphaned +
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

export function writePremiumServiceRequest(row: Rows['PremiumServiceRequest'], base: string): string {
  const self = base + '/api/v2/premium-service-requests/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"premium-service-requests","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"description":' + text(row.description) +
    ',"time-required":' + row.time_required +
    ',"smarts-required":' + row.smarts_required +
    ',"status":' + text(row.status) +
    ',"status-updated-at":' + time(row.status_updated_at) +
    ',"completed-at":' + time(row.completed_at) +
    ',"deliver-at":' + time(row.deliver_at) +
    ',"updated-at":' + time(row.updated_at) +
    ',"rating":' + row.rating +
    ',"feedback":' + text(row.feedback) +
    '},"relationships":{"requestor":{"links":{"self":"' + self + '/relationships/requestor","related":"' + self + '/requestor"}},"requestee":{"links":{"self":"' + self + '/relationships/requestee","related":"' + self + '/requestee"}},"manager":{"links":{"self":"' + self + '/relationships/manager","related":"' + self + '/manager"}},"premium-service":{"links":{"self":"' + self + '/relationships/premium-service","related":"' + self + '/premium-service"}},"premium-service-attachments":{"links":{"self":"' + self + '/relationships/premium-service-attachments","related":"' + self + '/premium-service-attachments"}},"premium-service-notes":{"links":{"self":"' + self + '/relationships/premium-service-notes","related":"' + self + '/premium-service-notes"}},"activities":{"links":{"self":"' + self + '/relationships/activities","related":"' + self + '/activities"}},"premium-service-activity-notes":{"links":{"self":"' + self + '/relationships/premium-service-activity-notes","related":"' + self + '/premium-service-activity-notes"}}},"meta":{' +
    '"sla":' + row.sla +
    '}}'
}

export function writePremiumService(row: Rows['PremiumService'], base: string): string {
  const self = base + '/api/v1/premium_services/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"premium-services","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"kind":' + text(row.kind) +
    ',"description":' + text(row.description) +
    ',"smarts-from":' + row.smarts_from +
    ',"smarts-unit":' + text(row.smarts_unit) +
    ',"time-required-hours":' + row.time_required_hours +
    ',"active":' + row.active +
    ',"position":' + row.position +
    ',"completed-count":' + row.completed_count +
    ',"average-rating":' + row.average_rating +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"premium-service-requests":{"links":{"self":"' + self + '/relationships/premium-service-requests","related":"' + self + '/premium-service-requests"}}}}'
}

export function writePremiumServiceAttachment(row: Rows['PremiumServiceAttachment'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/premium-service-attachments/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"premium-service-attachments","links":{"self":"' + self + '"},"attributes":{' +
    '"source":' + download(row.source, linkTo) +
    ',"source-file-name":' + text(row.source_file_name) +
    ',"source-file-size":' + row.source_file_size +
    ',"source-updated-at":' + time(row.source_updated_at) +
    ',"source-content-type":' + text(row.source_content_type) +
    '},"relationships":{"premium-service-request":{"links":{"self":"' + self + '/relationships/premium-service-request","related":"' + self + '/premium-service-request"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writePremiumServiceNote(row: Rows['PremiumServiceNote'], base: string): string {
  const self = base + '/api/v2/premium-service-notes/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"premium-service-notes","links":{"self":"' + self + '"},"attributes":{' +
    '"body":' + text(row.body) +
    ',"hidden-reason":' + text(row.hidden_reason) +
    ',"is-system":' + row.is_system +
    ',"edited-at":' + time(row.edited_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.internal === null ? '' : ',"internal":' + row.internal) +
    '},"relationships":{"premium-service-request":{"links":{"self":"' + self + '/relationships/premium-service-request","related":"' + self + '/premium-service-request"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeMessage(row: Rows['Message'], base: string): string {
  const self = base + '/api/v2/messages/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"messages","links":{"self":"' + self + '"},"attributes":{' +
    '"content":' + text(row.content) +
    ',"created-at":' + time(row.created_at) +
    ',"is-read":' + row.is_read +
    ',"is-system-message":' + row.is_system_message +
    '},"relationships":{"message-group":{"links":{"self":"' + self + '/relationships/message-group","related":"' + self + '/message-group"}},"sender":{"links":{"self":"' + self + '/relationships/sender","related":"' + self + '/sender"}},"attachment":{"links":{"self":"' + self + '/relationships/attachment","related":"' + self + '/attachment"}}}}'
}

export function writeMessageGroup(row: Rows['MessageGroup'], base: string): string {
  const self = base + '/api/v2/message-groups/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"message-groups","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"kind":' + text(row.kind) +
    ',"status":' + text(row.status) +
    ',"membership":' + text(row.membership) +
    ',"unread-count":' + row.unread_count +
    ',"members-count":' + row.members_count +
    ',"last-message-at":' + time(row.last_message_at) +
    ',"is-muted":' + row.is_muted +
    ',"subject-type":' + text(row.subject_type) +
    ',"subject-id":' + text(row.subject_id) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"members":{"links":{"self":"' + self + '/relationships/members","related":"' + self + '/members"}},"owner":{"links":{"self":"' + self + '/relationships/owner","related":"' + self + '/owner"}},"messages":{"links":{"self":"' + self + '/relationships/messages","related":"' + self + '/messages"}},"last-message":{"links":{"self":"' + self + '/relationships/last-message","related":"' + self + '/last-message"}},"subject":{"links":{"self":"' + self + '/relationships/subject","related":"' + self + '/subject"}}}}'
}

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

export function writeAlert(row: Rows['Alert'], base: string): string {
  const self = base + '/api/v2/alerts/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"alerts","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"kind":' + text(row.kind) +
    ',"query-text":' + text(row.query_text) +
    ',"filters":' + row.filters +
    ',"search-type":' + text(row.search_type) +
    ',"frequency":' + text(row.frequency) +
    ',"channels":' + row.channels +
    ',"active":' + row.active +
    ',"last-run-at":' + time(row.last_run_at) +
    ',"last-match-at":' + time(row.last_match_at) +
    ',"new-count":' + row.new_count +
    ',"results-count":' + row.results_count +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"filter-preset":{"links":{"self":"' + self + '/relationships/filter-preset","related":"' + self + '/filter-preset"}}}}'
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

export function writeApiKeyCreated(row: Rows['ApiKeyCreated'], base: string): string {
  const self = base + '/api/v2/api-keys/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"api-keys","links":{"self":"' + self + '"},"attributes":{' +
    '"secret":' + text(row.secret) +
    ',"name":' + text(row.name) +
    ',"scopes":' + row.scopes +
    ',"prefix":' + text(row.prefix) +
    ',"expires-at":' + time(row.expires_at) +
    ',"last-used-at":' + time(row.last_used_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writePremiumServiceTransaction(row: Rows['PremiumServiceTransaction'], base: string): string {
  const self = base + '/api/v2/premium-service-transactions/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"premium-service-transactions","links":{"self":"' + self + '"},"attributes":{' +
    '"kind":' + text(row.kind) +
    ',"smarts":' + row.smarts +
    ',"balance-after":' + row.balance_after +
    ',"reserved-after":' + row.reserved_after +
    ',"amount-minor":' + row.amount_minor +
    ',"currency":' + text(row.currency) +
    ',"status":' + text(row.status) +
    ',"occurred-at":' + time(row.occurred_at) +
    ',"expires-at":' + time(row.expires_at) +
    ',"memo":' + text(row.memo) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"premium-service-request":{"links":{"self":"' + self + '/relationships/premium-service-request","related":"' + self + '/premium-service-request"}},"premium-service-package":{"links":{"self":"' + self + '/relationships/premium-service-package","related":"' + self + '/premium-service-package"}},"reverses":{"links":{"self":"' + self + '/relationships/reverses","related":"' + self + '/reverses"}},"settles":{"links":{"self":"' + self + '/relationships/settles","related":"' + self + '/settles"}}}}'
}

export function writePremiumServicePackage(row: Rows['PremiumServicePackage'], base: string): string {
  const self = base + '/api/v2/premium-service-packages/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"premium-service-packages","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"smarts":' + row.smarts +
    ',"price-minor":' + row.price_minor +
    ',"currency":' + text(row.currency) +
    ',"valid-months":' + row.valid_months +
    ',"discount-percent":' + row.discount_percent +
    ',"position":' + row.position +
    ',"active":' + row.active +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeInsightDisclosure(row: Rows['InsightDisclosure'], base: string): string {
  const self = base + '/api/v2/insight-disclosures/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-disclosures","links":{"self":"' + self + '"},"attributes":{' +
    '"position-in-securities":' + text(row.position_in_securities) +
    ',"certified":' + row.certified +
    '},"relationships":{"insight":{"links":{"self":"' + self + '/relationships/insight","related":"' + self + '/insight"}}}}'
}

export function writeEntityManagementProfile(row: Rows['EntityManagementProfile'], base: string): string {
  const self = base + '/api/v2/entity-management-profiles/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"entity-management-profiles","links":{"self":"' + self + '"},"attributes":{' +
    '"title":' + text(row.title) +
    ',"name":' + text(row.name) +
    '},"relationships":{"entity":{"links":{"self":"' + self + '/relationships/entity","related":"' + self + '/entity"}}}}'
}

export function writeCompanyStage(row: Rows['CompanyStage'], base: string): string {
  const self = base + '/api/v2/company_stages/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"company-stages","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"position":' + row.position +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"companies":{"links":{"self":"' + self + '/relationships/companies","related":"' + self + '/companies"}}}}'
}

export function writeCorporatePlan(row: Rows['CorporatePlan'], base: string): string {
  const self = base + '/api/v2/corporate-plans/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"corporate-plans","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"price-minor":' + row.price_minor +
    ',"currency":' + text(row.currency) +
    ',"interval":' + text(row.interval) +
    ',"events-per-year":' + row.events_per_year +
    ',"campaigns-per-month":' + row.campaigns_per_month +
    ',"contacts-limit":' + row.contacts_limit +
    ',"seats":' + row.seats +
    ',"features":' + row.features +
    ',"position":' + row.position +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeInsightProvider(row: Rows['InsightProvider'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/insight-providers/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-providers","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"title":' + text(row.title) +
    ',"tagline":' + text(row.tagline) +
    ',"bio-short":' + text(row.bio_short) +
    ',"avatar-url":' + downloadsByName(row.avatar_url, linkTo) +
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
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"insight-provider-profile":{"links":{"self":"' + self + '/relationships/insight-provider-profile","related":"' + self + '/insight-provider-profile"}},"premium-services":{"links":{"self":"' + self + '/relationships/premium-services","related":"' + self + '/premium-services"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"top-entities":{"links":{"self":"' + self + '/relationships/top-entities","related":"' + self + '/top-entities"}}}}'
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

export function writeInsightProviderHit(row: Rows['InsightProviderHit'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/insight-providers/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-providers","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"title":' + text(row.title) +
    ',"tagline":' + text(row.tagline) +
    ',"bio-short":' + text(row.bio_short) +
    ',"avatar-url":' + downloadsByName(row.avatar_url, linkTo) +
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
    ',"search-highlight":' + row.search_highlight +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"insight-provider-profile":{"links":{"self":"' + self + '/relationships/insight-provider-profile","related":"' + self + '/insight-provider-profile"}},"premium-services":{"links":{"self":"' + self + '/relationships/premium-services","related":"' + self + '/premium-services"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}},"top-entities":{"links":{"self":"' + self + '/relationships/top-entities","related":"' + self + '/top-entities"}}}}'
}

export function writeInvestmentFirmType(row: Rows['InvestmentFirmType'], base: string): string {
  const self = base + '/api/v2/investment_firm_types/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"investment-firm-types","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"group":' + text(row.group) +
    ',"position":' + row.position +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writePlan(row: Rows['Plan'], base: string): string {
  const self = base + '/api/v2/plans/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"plans","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"audience":' + text(row.audience) +
    ',"tier":' + text(row.tier) +
    ',"price-minor":' + row.price_minor +
    ',"currency":' + text(row.currency) +
    ',"interval":' + text(row.interval) +
    ',"seats":' + row.seats +
    ',"trial-days":' + row.trial_days +
    ',"features":' + row.features +
    ',"position":' + row.position +
    ',"is-contact-sales":' + row.is_contact_sales +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeFollow(row: Rows['Follow'], base: string): string {
  const self = base + '/api/v2/follows/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"follows","links":{"self":"' + self + '"},"attributes":{' +
    '},"relationships":{"followable":{"links":{"self":"' + self + '/relationships/followable","related":"' + self + '/followable"}},"follower":{"links":{"self":"' + self + '/relationships/follower","related":"' + self + '/follower"}}}}'
}

export function writeInvestorCompany(row: Rows['InvestorCompany'], base: string): string {
  const self = base + '/api/v2/investor_companies/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"investor-companies","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"slug":' + text(row.slug) +
    ',"country":' + text(row.country) +
    ',"city":' + text(row.city) +
    ',"firm-type":' + text(row.firm_type) +
    ',"aum-usd-range":' + text(row.aum_usd_range) +
    ',"strategies":' + row.strategies +
    ',"asset-classes":' + row.asset_classes +
    ',"coverage-countries":' + row.coverage_countries +
    ',"is-holder":' + row.is_holder +
    ',"is-shown":' + row.is_shown +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"investment-firm-type":{"links":{"self":"' + self + '/relationships/investment-firm-type","related":"' + self + '/investment-firm-type"}},"accounts":{"links":{"self":"' + self + '/relationships/accounts","related":"' + self + '/accounts"}}}}'
}

export function writeActivityAlertName(row: Rows['ActivityAlertName'], base: string): string {
  const self = base + '/api/v2/activity-alert-names/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"activity-alert-names","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"title":' + text(row.title) +
    ',"description":' + text(row.description) +
    ',"group":' + text(row.group) +
    ',"default-frequency":' + text(row.default_frequency) +
    ',"scopes":' + row.scopes +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeActivityAlert(row: Rows['ActivityAlert'], base: string): string {
  const self = base + '/api/v2/activity-alerts/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"activity-alerts","links":{"self":"' + self + '"},"attributes":{' +
    '"frequency":' + text(row.frequency) +
    ',"scope":' + text(row.scope) +
    ',"channel":' + text(row.channel) +
    ',"active":' + row.active +
    ',"recipients":' + row.recipients +
    ',"last-sent-at":' + time(row.last_sent_at) +
    ',"next-due-at":' + time(row.next_due_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"activity-alert-name":{"links":{"self":"' + self + '/relationships/activity-alert-name","related":"' + self + '/activity-alert-name"}}}}'
}

export function writeAssetClass(row: Rows['AssetClass'], base: string): string {
  const self = base + '/api/v2/asset-classes/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"asset-classes","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    '},"relationships":{}}'
}

export function writeCalendarFeedCreated(row: Rows['CalendarFeedCreated'], base: string): string {
  const self = base + '/api/v2/calendar-feeds/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"calendar-feeds","links":{"self":"' + self + '"},"attributes":{' +
    '"url":' + JSON.stringify(self + '/' + row.url) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeCalendarFeed(row: Rows['CalendarFeed'], base: string): string {
  const self = base + '/api/v2/calendar-feeds/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"calendar-feeds","links":{"self":"' + self + '"},"attributes":{' +
    '"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
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

export function writeContactRequest(row: Rows['ContactRequest'], base: string): string {
  const self = base + '/api/v2/contact_requests/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"contact-requests","links":{"self":"' + self + '"},"attributes":{' +
    '"name":' + text(row.name) +
    ',"email":' + text(row.email) +
    ',"company-name":' + text(row.company_name) +
    ',"phone":' + text(row.phone) +
    ',"subject":' + text(row.subject) +
    ',"message":' + text(row.message) +
    ',"country":' + text(row.country) +
    ',"page-url":' + text(row.page_url) +
    ',"consent":' + row.consent +
    ',"reply":' + text(row.reply) +
    ',"replied-at":' + time(row.replied_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    (row.status === null ? '' : ',"status":' + row.status) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"contactable":{"links":{"self":"' + self + '/relationships/contactable","related":"' + self + '/contactable"}},"assignee":{"links":{"self":"' + self + '/relationships/assignee","related":"' + self + '/assignee"}},"replied-by":{"links":{"self":"' + self + '/relationships/replied-by","related":"' + self + '/replied-by"}}}}'
}

export function writeExport(row: Rows['Export'], base: string, linkTo: LinkTo): string {
  const self = base + '/api/v2/exports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"exports","links":{"self":"' + self + '"},"attributes":{' +
    '"list":' + text(row.list) +
    ',"filters":' + row.filters +
    ',"sort":' + text(row.sort) +
    ',"format":' + text(row.format) +
    ',"state":' + text(row.state) +
    ',"records-count":' + row.records_count +
    ',"size":' + row.size +
    ',"error":' + text(row.error) +
    ',"download":' + download(row.download, linkTo) +
    ',"finished-at":' + time(row.finished_at) +
    ',"expires-at":' + time(row.expires_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
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

export function writeFeatureParticipant(row: Rows['FeatureParticipant'], base: string): string {
  const self = base + '/api/v2/feature-participants/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"feature-participants","links":{"self":"' + self + '"},"attributes":{' +
    '"feature":' + text(row.feature) +
    ',"status":' + text(row.status) +
    ',"joined-at":' + time(row.joined_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeFeatureUsage(row: Rows['FeatureUsage'], base: string): string {
  const self = base + '/api/v2/feature-usages/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"feature-usages","links":{"self":"' + self + '"},"attributes":{' +
    '"feature":' + text(row.feature) +
    ',"action":' + text(row.action) +
    ',"count":' + row.count +
    ',"context":' + row.context +
    ',"occurred-at":' + time(row.occurred_at) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
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

export function writeGroupEmailMessage(row: Rows['GroupEmailMessage'], base: string): string {
  const self = base + '/api/v1/group-email-messages/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"group-email-messages","links":{"self":"' + self + '"},"attributes":{' +
    '"subject":' + text(row.subject) +
    ',"body":' + text(row.body) +
    ',"status":' + text(row.status) +
    ',"audience":' + text(row.audience) +
    ',"recipients-count":' + row.recipients_count +
    ',"sent-at":' + time(row.sent_at) +
    ',"opened-count":' + row.opened_count +
    ',"clicked-count":' + row.clicked_count +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}},"recipients":{"links":{"self":"' + self + '/relationships/recipients","related":"' + self + '/recipients"}},"insights":{"links":{"self":"' + self + '/relationships/insights","related":"' + self + '/insights"}}}}'
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

export function writeInsightRevision(row: Rows['InsightRevision'], base: string): string {
  const self = base + '/api/v2/insight-revisions/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-revisions","links":{"self":"' + self + '"},"attributes":{' +
    '"number":' + row.number +
    ',"changed":' + row.changed +
    ',"reason":' + text(row.reason) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"insight":{"links":{"self":"' + self + '/relationships/insight","related":"' + self + '/insight"}}}}'
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

export function writePushNotificationToken(row: Rows['PushNotificationToken'], base: string): string {
  const self = base + '/api/v2/push-notification-tokens/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"push-notification-tokens","links":{"self":"' + self + '"},"attributes":{' +
    '"token":' + text(row.token) +
    ',"browser":' + text(row.browser) +
    ',"active":' + row.active +
    ',"user-agent":' + text(row.user_agent) +
    ',"platform":' + text(row.platform) +
    ',"mobile-os":' + text(row.mobile_os) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writePresence(row: Rows['Presence'], base: string): string {
  const self = base + '/api/v2/pusher/user_online/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"presence","links":{"self":"' + self + '"},"attributes":{' +
    '"online":' + row.online +
    ',"last-seen-at":' + time(row.last_seen_at) +
    '},"relationships":{}}'
}

export function writeAccountAnalyticDistributionReport(row: Rows['AccountAnalyticDistributionReport'], base: string): string {
  const self = base + '/api/v2/account-analytic-distribution-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"account-analytic-distribution-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"dimension":' + text(row.dimension) +
    ',"bucket":' + text(row.bucket) +
    ',"views":' + row.views +
    ',"reads":' + row.reads +
    ',"unique-readers":' + row.unique_readers +
    ',"unique-firms":' + row.unique_firms +
    ',"dwell-seconds":' + row.dwell_seconds +
    ',"share":' + text(row.share) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeCompanyAnalyticDistributionReport(row: Rows['CompanyAnalyticDistributionReport'], base: string): string {
  const self = base + '/api/v2/company-analytic-distribution-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"company-analytic-distribution-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"dimension":' + text(row.dimension) +
    ',"bucket":' + text(row.bucket) +
    ',"views":' + row.views +
    ',"reads":' + row.reads +
    ',"unique-readers":' + row.unique_readers +
    ',"unique-firms":' + row.unique_firms +
    ',"dwell-seconds":' + row.dwell_seconds +
    ',"share":' + text(row.share) +
    ',"accounts-count":' + row.accounts_count +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeMtdAccountAnalyticDistributionReport(row: Rows['MtdAccountAnalyticDistributionReport'], base: string): string {
  const self = base + '/api/v2/mtd-account-analytic-distribution-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"mtd-account-analytic-distribution-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"dimension":' + text(row.dimension) +
    ',"bucket":' + text(row.bucket) +
    ',"views":' + row.views +
    ',"reads":' + row.reads +
    ',"unique-readers":' + row.unique_readers +
    ',"unique-firms":' + row.unique_firms +
    ',"dwell-seconds":' + row.dwell_seconds +
    ',"share":' + text(row.share) +
    ',"as-of":' + time(row.as_of) +
    ',"previous-views":' + row.previous_views +
    ',"previous-reads":' + row.previous_reads +
    ',"previous-unique-readers":' + row.previous_unique_readers +
    ',"change-percent":' + text(row.change_percent) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeMtdCompanyAnalyticDistributionReport(row: Rows['MtdCompanyAnalyticDistributionReport'], base: string): string {
  const self = base + '/api/v2/mtd-company-analytic-distribution-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"mtd-company-analytic-distribution-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"dimension":' + text(row.dimension) +
    ',"bucket":' + text(row.bucket) +
    ',"views":' + row.views +
    ',"reads":' + row.reads +
    ',"unique-readers":' + row.unique_readers +
    ',"unique-firms":' + row.unique_firms +
    ',"dwell-seconds":' + row.dwell_seconds +
    ',"share":' + text(row.share) +
    ',"accounts-count":' + row.accounts_count +
    ',"as-of":' + time(row.as_of) +
    ',"previous-views":' + row.previous_views +
    ',"previous-reads":' + row.previous_reads +
    ',"previous-unique-readers":' + row.previous_unique_readers +
    ',"change-percent":' + text(row.change_percent) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeQvaReport(row: Rows['QvaReport'], base: string): string {
  const self = base + '/api/v2/qva-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"qva-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"engagement-points":' + text(row.engagement_points) +
    ',"collaboration-points":' + text(row.collaboration_points) +
    ',"qva":' + text(row.qva) +
    ',"share":' + text(row.share) +
    ',"share-3m":' + text(row.share_3m) +
    ',"rank":' + row.rank +
    ',"of":' + row.of +
    ',"insights-published":' + row.insights_published +
    ',"eligible":' + row.eligible +
    ',"breakdown":' + row.breakdown +
    ',"discarded":' + row.discarded +
    ',"formula-version":' + row.formula_version +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeMtdQvaReport(row: Rows['MtdQvaReport'], base: string): string {
  const self = base + '/api/v2/mtd-qva-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"mtd-qva-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"engagement-points":' + text(row.engagement_points) +
    ',"collaboration-points":' + text(row.collaboration_points) +
    ',"qva":' + text(row.qva) +
    ',"share":' + text(row.share) +
    ',"share-3m":' + text(row.share_3m) +
    ',"rank":' + row.rank +
    ',"of":' + row.of +
    ',"insights-published":' + row.insights_published +
    ',"eligible":' + row.eligible +
    ',"breakdown":' + row.breakdown +
    ',"discarded":' + row.discarded +
    ',"formula-version":' + row.formula_version +
    ',"as-of":' + time(row.as_of) +
    ',"projected-qva":' + text(row.projected_qva) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeCompanyMtdQvaReport(row: Rows['CompanyMtdQvaReport'], base: string): string {
  const self = base + '/api/v2/company-mtd-qva-reports/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"company-mtd-qva-reports","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"engagement-points":' + text(row.engagement_points) +
    ',"collaboration-points":' + text(row.collaboration_points) +
    ',"qva":' + text(row.qva) +
    ',"share":' + text(row.share) +
    ',"share-3m":' + text(row.share_3m) +
    ',"rank":' + row.rank +
    ',"of":' + row.of +
    ',"insights-published":' + row.insights_published +
    ',"eligible":' + row.eligible +
    ',"breakdown":' + row.breakdown +
    ',"discarded":' + row.discarded +
    ',"formula-version":' + row.formula_version +
    ',"as-of":' + time(row.as_of) +
    ',"projected-qva":' + text(row.projected_qva) +
    ',"accounts":' + row.accounts +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeMarketCapDistro(row: Rows['MarketCapDistro'], base: string): string {
  const self = base + '/api/v2/market-cap-distro/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"market-cap-distro","links":{"self":"' + self + '"},"attributes":{' +
    '"scope":' + text(row.scope) +
    ',"bucket":' + text(row.bucket) +
    ',"lower-usd-m":' + text(row.lower_usd_m) +
    ',"upper-usd-m":' + text(row.upper_usd_m) +
    ',"insights-count":' + row.insights_count +
    ',"entities-count":' + row.entities_count +
    ',"views":' + row.views +
    ',"reads":' + row.reads +
    ',"share":' + text(row.share) +
    ',"as-of":' + time(row.as_of) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeInsightAnalyticss(row: Rows['InsightAnalyticss'], base: string): string {
  const self = base + '/api/v2/insight-analyticss/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-analyticss","links":{"self":"' + self + '"},"attributes":{' +
    '"insight-id":' + text(row.insight_id) +
    ',"tagline":' + text(row.tagline) +
    ',"published-at":' + time(row.published_at) +
    ',"granularity":' + text(row.granularity) +
    ',"period":' + text(row.period) +
    ',"views":' + row.views +
    ',"reads":' + row.reads +
    ',"public-reads":' + row.public_reads +
    ',"combined":' + row.combined +
    ',"weighted-views":' + row.weighted_views +
    ',"introduced-views":' + row.introduced_views +
    ',"unique-firms":' + row.unique_firms +
    ',"median-dwell-seconds":' + row.median_dwell_seconds +
    ',"completion-percent":' + text(row.completion_percent) +
    ',"downloads":' + row.downloads +
    ',"shares":' + row.shares +
    ',"saves":' + row.saves +
    ',"likes":' + row.likes +
    ',"dislikes":' + row.dislikes +
    ',"comments":' + row.comments +
    ',"annotations":' + row.annotations +
    ',"forks":' + row.forks +
    ',"access-requests":' + row.access_requests +
    ',"restricted-views":' + row.restricted_views +
    ',"qva-points":' + text(row.qva_points) +
    ',"readers-by-firm-type":' + row.readers_by_firm_type +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"insight":{"links":{"self":"' + self + '/relationships/insight","related":"' + self + '/insight"}}}}'
}

export function writeRecognisedRevenue(row: Rows['RecognisedRevenue'], base: string): string {
  const self = base + '/api/v2/recognised-revenues/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"recognised-revenues","links":{"self":"' + self + '"},"attributes":{' +
    '"month":' + text(row.month) +
    ',"amount-minor":' + row.amount_minor +
    ',"currency":' + text(row.currency) +
    ',"pool-minor":' + row.pool_minor +
    ',"unallocated-minor":' + row.unallocated_minor +
    ',"note":' + text(row.note) +
    ',"account-id":' + text(row.account_id) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeReportCorrection(row: Rows['ReportCorrection'], base: string): string {
  const self = base + '/api/v2/report-corrections/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"report-corrections","links":{"self":"' + self + '"},"attributes":{' +
    '"month":' + text(row.month) +
    ',"version":' + row.version +
    ',"reason":' + text(row.reason) +
    ',"amount-minor":' + row.amount_minor +
    ',"currency":' + text(row.currency) +
    ',"former-total-minor":' + row.former_total_minor +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{}}'
}

export function writeCompanyPayment(row: Rows['CompanyPayment'], base: string): string {
  const self = base + '/api/v2/company-payments/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"company-payments","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"pool-share":' + text(row.pool_share) +
    ',"subscription-amount-minor":' + row.subscription_amount_minor +
    ',"premium-amount-minor":' + row.premium_amount_minor +
    ',"premium-currency":' + text(row.premium_currency) +
    ',"adjustment-minor":' + row.adjustment_minor +
    ',"total-minor":' + row.total_minor +
    ',"paid-minor":' + row.paid_minor +
    ',"outstanding-minor":' + row.outstanding_minor +
    ',"version":' + row.version +
    ',"currency":' + text(row.currency) +
    ',"status":' + text(row.status) +
    ',"paid-on":' + text(row.paid_on) +
    ',"statement-url":' + text(row.statement_url) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"company":{"links":{"self":"' + self + '/relationships/company","related":"' + self + '/company"}}}}'
}

export function writeInsightProviderPayment(row: Rows['InsightProviderPayment'], base: string): string {
  const self = base + '/api/v2/insight-provider-payments/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"insight-provider-payments","links":{"self":"' + self + '"},"attributes":{' +
    '"period":' + text(row.period) +
    ',"share-3m":' + text(row.share_3m) +
    ',"amount-minor":' + row.amount_minor +
    ',"premium-minor":' + row.premium_minor +
    ',"premium-currency":' + text(row.premium_currency) +
    ',"adjustment-minor":' + row.adjustment_minor +
    ',"version":' + row.version +
    ',"total-minor":' + row.total_minor +
    ',"paid-minor":' + row.paid_minor +
    ',"outstanding-minor":' + row.outstanding_minor +
    ',"currency":' + text(row.currency) +
    ',"eligible":' + row.eligible +
    ',"ineligible-reason":' + text(row.ineligible_reason) +
    ',"status":' + text(row.status) +
    ',"paid-on":' + text(row.paid_on) +
    ',"statement-url":' + text(row.statement_url) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}}}}'
}

export function writeChange(row: Rows['Change'], base: string): string {
  const self = base + '/api/v2/changes/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"changes","links":{"self":"' + self + '"},"attributes":{' +
    '"record-type":' + text(row.record_type) +
    ',"record-id":' + text(row.record_id) +
    ',"event":' + text(row.event) +
    ',"created-at":' + time(row.created_at) +
    '},"relationships":{}}'
}

export function writeWebhookDelivery(row: Rows['WebhookDelivery'], base: string): string {
  const self = base + '/api/v2/webhook-deliveries/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"webhook-deliveries","links":{"self":"' + self + '"},"attributes":{' +
    '"event":' + text(row.event) +
    ',"state":' + text(row.state) +
    ',"attempts":' + row.attempts +
    ',"last-status-code":' + row.last_status_code +
    ',"last-error":' + text(row.last_error) +
    ',"next-attempt-at":' + time(row.next_attempt_at) +
    ',"delivered-at":' + time(row.delivered_at) +
    ',"created-at":' + time(row.created_at) +
    '},"relationships":{"webhook-endpoint":{"links":{"self":"' + self + '/relationships/webhook-endpoint","related":"' + self + '/webhook-endpoint"}}}}'
}

export function writeWebhookEndpoint(row: Rows['WebhookEndpoint'], base: string): string {
  const self = base + '/api/v2/webhook-endpoints/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"webhook-endpoints","links":{"self":"' + self + '"},"attributes":{' +
    '"url":' + text(row.url) +
    ',"events":' + row.events +
    ',"active":' + row.active +
    ',"description":' + text(row.description) +
    ',"disabled-at":' + time(row.disabled_at) +
    ',"disabled-reason":' + text(row.disabled_reason) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"webhook-deliveries":{"links":{"self":"' + self + '/relationships/webhook-deliveries","related":"' + self + '/webhook-deliveries"}}}}'
}

export function writeWebhookEndpointCreated(row: Rows['WebhookEndpointCreated'], base: string): string {
  const self = base + '/api/v2/webhook-endpoints/' + encodeURIComponent(row.id)
  return '{"id":' + text(row.id) + ',"type":"webhook-endpoints","links":{"self":"' + self + '"},"attributes":{' +
    '"secret":' + text(row.secret) +
    ',"url":' + text(row.url) +
    ',"events":' + row.events +
    ',"active":' + row.active +
    ',"description":' + text(row.description) +
    ',"disabled-at":' + time(row.disabled_at) +
    ',"disabled-reason":' + text(row.disabled_reason) +
    ',"created-at":' + time(row.created_at) +
    ',"updated-at":' + time(row.updated_at) +
    '},"relationships":{"account":{"links":{"self":"' + self + '/relationships/account","related":"' + self + '/account"}},"webhook-deliveries":{"links":{"self":"' + self + '/relationships/webhook-deliveries","related":"' + self + '/webhook-deliveries"}}}}'
}

/** The serializer of each resource object. */
export const serializers = {
  ApiKey: writeApiKey,
  Account: writeAccount,
  Company: writeCompany,
  Entity: writeEntity,
  EntityHit: writeEntityHit,
  InsightListItem: writeInsightListItem,
  Image: writeImage,
  Insight: writeInsight,
  ContentVertical: writeContentVertical,
  InsightHit: writeInsightHit,
  Activity: writeActivity,
  Comment: writeComment,
  ExternalReport: writeExternalReport,
  ExternalReportAttachment: writeExternalReportAttachment,
  CorporateEvent: writeCorporateEvent,
  CorporateAttachment: writeCorporateAttachment,
  CorporatePresentation: writeCorporatePresentation,
  EntityNews: writeEntityNews,
  ExchangeAnnouncement: writeExchangeAnnouncement,
  CorporateEmailCampaign: writeCorporateEmailCampaign,
  ContactList: writeContactList,
  Contact: writeContact,
  Import: writeImport,
  CampaignDelivery: writeCampaignDelivery,
  CorporateReservation: writeCorporateReservation,
  CorporateQuestion: writeCorporateQuestion,
  CorporateAnswer: writeCorporateAnswer,
  Annotation: writeAnnotation,
  Collection: writeCollection,
  InsightDocumentFile: writeInsightDocumentFile,
  Session: writeSession,
  SessionCreated: writeSessionCreated,
  PremiumServiceRequest: writePremiumServiceRequest,
  PremiumService: writePremiumService,
  PremiumServiceAttachment: writePremiumServiceAttachment,
  PremiumServiceNote: writePremiumServiceNote,
  Message: writeMessage,
  MessageGroup: writeMessageGroup,
  AccountUpload: writeAccountUpload,
  Alert: writeAlert,
  FilterPreset: writeFilterPreset,
  ApiKeyCreated: writeApiKeyCreated,
  PremiumServiceTransaction: writePremiumServiceTransaction,
  PremiumServicePackage: writePremiumServicePackage,
  InsightDisclosure: writeInsightDisclosure,
  EntityManagementProfile: writeEntityManagementProfile,
  CompanyStage: writeCompanyStage,
  CorporatePlan: writeCorporatePlan,
  InsightProvider: writeInsightProvider,
  InsightProviderProfile: writeInsightProviderProfile,
  InsightProviderHit: writeInsightProviderHit,
  InvestmentFirmType: writeInvestmentFirmType,
  Plan: writePlan,
  Follow: writeFollow,
  InvestorCompany: writeInvestorCompany,
  ActivityAlertName: writeActivityAlertName,
  ActivityAlert: writeActivityAlert,
  AssetClass: writeAssetClass,
  CalendarFeedCreated: writeCalendarFeedCreated,
  CalendarFeed: writeCalendarFeed,
  CancelledInsight: writeCancelledInsight,
  ContactRequest: writeContactRequest,
  Export: writeExport,
  PublicationAccessRequest: writePublicationAccessRequest,
  FeatureParticipant: writeFeatureParticipant,
  FeatureUsage: writeFeatureUsage,
  Country: writeCountry,
  Geography: writeGeography,
  ClassificationDistribution: writeClassificationDistribution,
  Sector: writeSector,
  IndustryGroup: writeIndustryGroup,
  Industry: writeIndustry,
  GroupEmailMessage: writeGroupEmailMessage,
  InsightCollection: writeInsightCollection,
  InsightRevision: writeInsightRevision,
  LikeReason: writeLikeReason,
  LockerItem: writeLockerItem,
  MutedItem: writeMutedItem,
  Notification: writeNotification,
  SharedItem: writeSharedItem,
  PersonalEmailDomain: writePersonalEmailDomain,
  PushNotificationToken: writePushNotificationToken,
  Presence: writePresence,
  AccountAnalyticDistributionReport: writeAccountAnalyticDistributionReport,
  CompanyAnalyticDistributionReport: writeCompanyAnalyticDistributionReport,
  MtdAccountAnalyticDistributionReport: writeMtdAccountAnalyticDistributionReport,
  MtdCompanyAnalyticDistributionReport: writeMtdCompanyAnalyticDistributionReport,
  QvaReport: writeQvaReport,
  MtdQvaReport: writeMtdQvaReport,
  CompanyMtdQvaReport: writeCompanyMtdQvaReport,
  MarketCapDistro: writeMarketCapDistro,
  InsightAnalyticss: writeInsightAnalyticss,
  RecognisedRevenue: writeRecognisedRevenue,
  ReportCorrection: writeReportCorrection,
  CompanyPayment: writeCompanyPayment,
  InsightProviderPayment: writeInsightProviderPayment,
  Change: writeChange,
  WebhookDelivery: writeWebhookDelivery,
  WebhookEndpoint: writeWebhookEndpoint,
  WebhookEndpointCreated: writeWebhookEndpointCreated,
}

/** The columns that each resource object selects, and how their values become text. */
export const columns: Record<keyof Rows, readonly (readonly [column: string, kind: string])[]> = {
  ApiKey: [['name', 'text'], ['scopes', 'json'], ['prefix', 'text'], ['expires_at', 'timestamp'], ['last_used_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Account: [['name', 'text'], ['first_name', 'text'], ['last_name', 'text'], ['title', 'text'], ['slug', 'text'], ['account_type', 'text'], ['roles', 'json'], ['status', 'restricted'], ['email', 'restricted'], ['pending_email', 'restricted'], ['email_verified', 'restricted'], ['phone', 'restricted'], ['avatar_url', 'downloadsByName'], ['bio', 'text'], ['company_name', 'text'], ['country', 'text'], ['timezone', 'text'], ['locale', 'text'], ['website', 'text'], ['linkedin', 'text'], ['languages', 'json'], ['years_experience', 'integer'], ['followers_count', 'integer'], ['following_count', 'integer'], ['insights_count', 'integer'], ['is_followed', 'boolean'], ['is_online', 'boolean'], ['last_seen_at', 'timestamp'], ['reading_tier', 'restricted'], ['plan_ends_at', 'restricted'], ['investor_classification', 'restricted'], ['anonymize_reading', 'restricted'], ['notification_preferences', 'restricted'], ['email_frequency', 'restricted'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Company: [['name', 'text'], ['slug', 'text'], ['kind', 'text'], ['legal_name', 'text'], ['registration_number', 'text'], ['country', 'text'], ['address', 'text'], ['website', 'text'], ['logo_url', 'downloadsByName'], ['employees_range', 'text'], ['description', 'text'], ['stage', 'text'], ['policy', 'restricted'], ['seats', 'restricted'], ['seats_used', 'restricted'], ['smarts_available', 'restricted'], ['smarts_reserved', 'restricted'], ['trusted', 'restricted'], ['corporate_plan_ends_at', 'restricted'], ['plan_ends_at', 'restricted'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Entity: [['short_name', 'text'], ['pretty_name', 'text'], ['slug', 'text'], ['description', 'text'], ['country', 'text'], ['sector', 'text'], ['industry_group', 'text'], ['industry', 'text'], ['gics', 'json'], ['bbgid', 'text'], ['security', 'text'], ['yahoo_ticker', 'text'], ['isin', 'text'], ['figi', 'text'], ['lei', 'text'], ['exchange', 'text'], ['currency', 'text'], ['market_cap_usd_m', 'text'], ['market_cap_bucket', 'text'], ['logo_url', 'downloadsByName'], ['website', 'text'], ['is_listed', 'boolean'], ['listed_at', 'text'], ['delisted_at', 'text'], ['followers_count', 'integer'], ['insights_count', 'integer'], ['latest_imperatives', 'json'], ['is_followed', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  EntityHit: [['short_name', 'text'], ['pretty_name', 'text'], ['slug', 'text'], ['description', 'text'], ['country', 'text'], ['sector', 'text'], ['industry_group', 'text'], ['industry', 'text'], ['gics', 'json'], ['bbgid', 'text'], ['security', 'text'], ['yahoo_ticker', 'text'], ['isin', 'text'], ['figi', 'text'], ['lei', 'text'], ['exchange', 'text'], ['currency', 'text'], ['market_cap_usd_m', 'text'], ['market_cap_bucket', 'text'], ['logo_url', 'downloadsByName'], ['website', 'text'], ['is_listed', 'boolean'], ['listed_at', 'text'], ['delisted_at', 'text'], ['followers_count', 'integer'], ['insights_count', 'integer'], ['latest_imperatives', 'json'], ['is_followed', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp'], ['search_highlight', 'json']],
  InsightListItem: [['countries', 'json'], ['imperative', 'text'], ['slug', 'text'], ['published_at', 'timestamp'], ['aasm_state', 'text'], ['format_type', 'text'], ['show_author_names', 'boolean'], ['tagline', 'text'], ['executive_summary', 'text'], ['gics', 'json'], ['total_account_read', 'integer'], ['total_public_read', 'integer'], ['total_combined_read', 'integer'], ['annotations_count', 'integer'], ['comments_count', 'integer'], ['total_discussions', 'integer'], ['published_forked_count', 'integer'], ['updated_at', 'timestamp'], ['aasm_state_updated_at', 'timestamp'], ['is_x_content', 'boolean'], ['linkback', 'text'], ['likes_count', 'integer'], ['dislikes_count', 'integer'], ['no_sector', 'boolean'], ['is_read', 'boolean'], ['my_like_score', 'integer'], ['restriction_reason', 'text'], ['introduced_total_views', 'integer']],
  Image: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['width', 'integer'], ['height', 'integer'], ['alt_text', 'text'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Insight: [['countries', 'json'], ['imperative', 'text'], ['slug', 'text'], ['published_at', 'timestamp'], ['aasm_state', 'text'], ['format_type', 'text'], ['show_author_names', 'boolean'], ['tagline', 'text'], ['executive_summary', 'text'], ['gics', 'json'], ['total_account_read', 'integer'], ['total_public_read', 'integer'], ['total_combined_read', 'integer'], ['annotations_count', 'integer'], ['comments_count', 'integer'], ['total_discussions', 'integer'], ['published_forked_count', 'integer'], ['updated_at', 'timestamp'], ['aasm_state_updated_at', 'timestamp'], ['is_x_content', 'boolean'], ['linkback', 'text'], ['likes_count', 'integer'], ['dislikes_count', 'integer'], ['no_sector', 'boolean'], ['is_read', 'boolean'], ['my_like_score', 'integer'], ['restriction_reason', 'text'], ['introduced_total_views', 'integer'], ['strategies', 'json'], ['time_horizon', 'text'], ['detail', 'downloadsInHtml'], ['automatic_keywords', 'json'], ['custom_keywords', 'json'], ['viewer_is_restricted', 'boolean'], ['weighted_insight_views', 'integer'], ['company_id', 'text'], ['company_name', 'text'], ['revision', 'integer'], ['corrected_at', 'timestamp'], ['editor_approved_at', 'timestamp'], ['compliance_approved_at', 'timestamp']],
  ContentVertical: [['name', 'text'], ['slug', 'text'], ['color', 'text'], ['position', 'integer'], ['insights_count', 'integer'], ['group', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightHit: [['countries', 'json'], ['imperative', 'text'], ['slug', 'text'], ['published_at', 'timestamp'], ['aasm_state', 'text'], ['format_type', 'text'], ['show_author_names', 'boolean'], ['tagline', 'text'], ['executive_summary', 'text'], ['gics', 'json'], ['total_account_read', 'integer'], ['total_public_read', 'integer'], ['total_combined_read', 'integer'], ['annotations_count', 'integer'], ['comments_count', 'integer'], ['total_discussions', 'integer'], ['published_forked_count', 'integer'], ['updated_at', 'timestamp'], ['aasm_state_updated_at', 'timestamp'], ['is_x_content', 'boolean'], ['linkback', 'text'], ['likes_count', 'integer'], ['dislikes_count', 'integer'], ['no_sector', 'boolean'], ['is_read', 'boolean'], ['my_like_score', 'integer'], ['restriction_reason', 'text'], ['introduced_total_views', 'integer'], ['viewer_is_restricted', 'boolean'], ['search_highlight', 'json']],
  Activity: [['key', 'text'], ['created_at', 'timestamp'], ['anonymize', 'boolean'], ['origin', 'text'], ['parameters', 'json'], ['direction', 'text']],
  Comment: [['body', 'text'], ['body_html', 'text'], ['status', 'text'], ['is_review', 'boolean'], ['is_removed', 'boolean'], ['likes_count', 'integer'], ['is_liked', 'boolean'], ['replies_count', 'integer'], ['depth', 'integer'], ['account_firm_type', 'text'], ['account_country', 'text'], ['edited_at', 'timestamp'], ['removed_at', 'timestamp'], ['removed_by', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ExternalReport: [['title', 'text'], ['source_name', 'text'], ['published_on', 'text'], ['language', 'text'], ['access', 'text'], ['pages', 'integer'], ['summary', 'text'], ['imperative', 'text'], ['target_price', 'json'], ['countries', 'json'], ['sectors', 'json'], ['views_count', 'integer'], ['viewer_is_restricted', 'boolean'], ['restriction_reason', 'text'], ['status', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ExternalReportAttachment: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['title', 'text'], ['pages', 'integer'], ['scan_status', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CorporateEvent: [['title', 'text'], ['kind', 'text'], ['description', 'text'], ['starts_at', 'timestamp'], ['ends_at', 'timestamp'], ['timezone', 'text'], ['format', 'text'], ['venue', 'text'], ['address', 'text'], ['city', 'text'], ['country', 'text'], ['dial_in', 'restricted'], ['webcast_url', 'restricted'], ['replay_url', 'text'], ['access', 'text'], ['capacity', 'integer'], ['reserved_count', 'integer'], ['waitlist_count', 'integer'], ['seats_left', 'integer'], ['registration_closes_at', 'timestamp'], ['status', 'text'], ['audience', 'json'], ['language', 'text'], ['host_name', 'text'], ['minor_non_monetary_benefit', 'boolean'], ['research_payment_flag', 'text'], ['my_reservation_status', 'text'], ['cancelled_reason', 'text'], ['invited_emails', 'restricted'], ['ics_url', 'below'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CorporateAttachment: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['title', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CorporatePresentation: [['title', 'text'], ['description', 'text'], ['presented_on', 'text'], ['kind', 'text'], ['period', 'text'], ['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['pages', 'integer'], ['release_time', 'timestamp'], ['downloads_count', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  EntityNews: [['title', 'text'], ['content', 'text'], ['url', 'text'], ['release_time', 'timestamp']],
  ExchangeAnnouncement: [['title', 'text'], ['content', 'text'], ['attachment', 'downloads'], ['release_time', 'timestamp']],
  CorporateEmailCampaign: [['title', 'text'], ['subject', 'text'], ['content', 'text'], ['status', 'text'], ['scheduled_at', 'timestamp'], ['sent_at', 'timestamp'], ['test_sent_at', 'timestamp'], ['recipients_count', 'integer'], ['delivered_count', 'integer'], ['opened_count', 'integer'], ['clicked_count', 'integer'], ['bounced_count', 'integer'], ['complained_count', 'integer'], ['unsubscribed_count', 'integer'], ['track', 'boolean'], ['from_name', 'text'], ['reply_to', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ContactList: [['name', 'text'], ['description', 'text'], ['contacts_count', 'integer'], ['deliverable_count', 'integer'], ['status', 'text'], ['source', 'text'], ['is_dynamic', 'boolean'], ['last_imported_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Contact: [['email', 'text'], ['first_name', 'text'], ['last_name', 'text'], ['company_name', 'text'], ['title', 'text'], ['country', 'text'], ['tags', 'json'], ['status', 'text'], ['refuses_tracking', 'boolean'], ['consent_source', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Import: [['status', 'text'], ['rows_count', 'integer'], ['done_count', 'integer'], ['added_count', 'integer'], ['updated_count', 'integer'], ['skipped_count', 'integer'], ['errors', 'json'], ['warnings', 'json'], ['dry_run', 'boolean'], ['failure', 'text'], ['started_at', 'timestamp'], ['finished_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CampaignDelivery: [['status', 'text'], ['tries', 'integer'], ['handed_at', 'timestamp'], ['delivered_at', 'timestamp'], ['opened_at', 'timestamp'], ['clicked_at', 'timestamp'], ['reported_at', 'timestamp'], ['reason', 'text'], ['unsubscribed_at', 'timestamp']],
  CorporateReservation: [['status', 'text'], ['position', 'integer'], ['guests', 'integer'], ['questions', 'text'], ['dietary', 'text'], ['contact_consent', 'boolean'], ['attendee_visible', 'boolean'], ['holder_name', 'text'], ['holder_company', 'text'], ['reason', 'text'], ['booked_at', 'timestamp'], ['attended_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CorporateQuestion: [['body', 'text'], ['anonymize', 'boolean'], ['status', 'text'], ['answers_count', 'integer'], ['is_answered', 'boolean'], ['votes_count', 'integer'], ['my_vote', 'integer'], ['followers_count', 'integer'], ['is_followed', 'boolean'], ['asked_by', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CorporateAnswer: [['body', 'text'], ['anonymize', 'boolean'], ['answered_by', 'text'], ['released_at', 'timestamp']],
  Annotation: [['message', 'text'], ['annotable_attribute', 'text'], ['section_id', 'integer'], ['is_starred', 'boolean'], ['is_secret', 'boolean'], ['is_orphaned', 'boolean'], ['created_at', 'timestamp']],
  Collection: [['name', 'text'], ['slug', 'text'], ['description', 'text'], ['cover_image', 'download'], ['cover_image_file_name', 'text'], ['and_filters', 'json'], ['or_filters', 'json'], ['visibility', 'text'], ['items_count', 'integer'], ['is_dynamic', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightDocumentFile: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['title', 'text']],
  Session: [['email', 'text'], ['kind', 'text'], ['created_at', 'timestamp'], ['expires_at', 'timestamp'], ['last_used_at', 'timestamp'], ['user_agent', 'text'], ['ip_country', 'text']],
  SessionCreated: [['token', 'text'], ['email', 'text'], ['kind', 'text'], ['created_at', 'timestamp'], ['expires_at', 'timestamp'], ['last_used_at', 'timestamp'], ['user_agent', 'text'], ['ip_country', 'text']],
  PremiumServiceRequest: [['title', 'text'], ['description', 'text'], ['time_required', 'integer'], ['smarts_required', 'integer'], ['status', 'text'], ['status_updated_at', 'timestamp'], ['completed_at', 'timestamp'], ['deliver_at', 'timestamp'], ['updated_at', 'timestamp'], ['rating', 'integer'], ['feedback', 'text'], ['sla', 'json']],
  PremiumService: [['name', 'text'], ['slug', 'text'], ['kind', 'text'], ['description', 'text'], ['smarts_from', 'integer'], ['smarts_unit', 'text'], ['time_required_hours', 'integer'], ['active', 'boolean'], ['position', 'integer'], ['completed_count', 'integer'], ['average_rating', 'number'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  PremiumServiceAttachment: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text']],
  PremiumServiceNote: [['body', 'text'], ['hidden_reason', 'text'], ['internal', 'restricted'], ['is_system', 'boolean'], ['edited_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Message: [['content', 'text'], ['created_at', 'timestamp'], ['is_read', 'boolean'], ['is_system_message', 'boolean']],
  MessageGroup: [['name', 'text'], ['kind', 'text'], ['status', 'text'], ['membership', 'text'], ['unread_count', 'integer'], ['members_count', 'integer'], ['last_message_at', 'timestamp'], ['is_muted', 'boolean'], ['subject_type', 'text'], ['subject_id', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  AccountUpload: [['source', 'download'], ['source_file_name', 'text'], ['source_file_size', 'integer'], ['source_updated_at', 'timestamp'], ['source_content_type', 'text'], ['purpose', 'text'], ['is_used', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Alert: [['name', 'text'], ['kind', 'text'], ['query_text', 'text'], ['filters', 'json'], ['search_type', 'text'], ['frequency', 'text'], ['channels', 'json'], ['active', 'boolean'], ['last_run_at', 'timestamp'], ['last_match_at', 'timestamp'], ['new_count', 'integer'], ['results_count', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  FilterPreset: [['name', 'text'], ['countries', 'json'], ['sectors', 'json'], ['strategies', 'json'], ['verticals', 'json'], ['min_market_cap', 'integer'], ['max_market_cap', 'integer'], ['format_types', 'json'], ['imperatives', 'json'], ['time_horizons', 'json']],
  ApiKeyCreated: [['secret', 'text'], ['name', 'text'], ['scopes', 'json'], ['prefix', 'text'], ['expires_at', 'timestamp'], ['last_used_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  PremiumServiceTransaction: [['kind', 'text'], ['smarts', 'integer'], ['balance_after', 'integer'], ['reserved_after', 'integer'], ['amount_minor', 'integer'], ['currency', 'text'], ['status', 'text'], ['occurred_at', 'timestamp'], ['expires_at', 'timestamp'], ['memo', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  PremiumServicePackage: [['name', 'text'], ['slug', 'text'], ['smarts', 'integer'], ['price_minor', 'integer'], ['currency', 'text'], ['valid_months', 'integer'], ['discount_percent', 'number'], ['position', 'integer'], ['active', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightDisclosure: [['position_in_securities', 'text'], ['certified', 'boolean']],
  EntityManagementProfile: [['title', 'text'], ['name', 'text']],
  CompanyStage: [['name', 'text'], ['slug', 'text'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CorporatePlan: [['name', 'text'], ['slug', 'text'], ['price_minor', 'integer'], ['currency', 'text'], ['interval', 'text'], ['events_per_year', 'integer'], ['campaigns_per_month', 'integer'], ['contacts_limit', 'integer'], ['seats', 'integer'], ['features', 'json'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightProvider: [['name', 'text'], ['slug', 'text'], ['title', 'text'], ['tagline', 'text'], ['bio_short', 'text'], ['avatar_url', 'downloadsByName'], ['company_name', 'text'], ['coverage_countries', 'json'], ['coverage_sectors', 'json'], ['verticals', 'json'], ['insights_count', 'integer'], ['published_last_30_days', 'integer'], ['followers_count', 'integer'], ['average_rating', 'number'], ['ratings_count', 'integer'], ['response_hours_median', 'number'], ['is_followed', 'boolean'], ['is_new', 'boolean'], ['verified', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightProviderProfile: [['headline', 'text'], ['biography', 'text'], ['experience', 'json'], ['education', 'json'], ['certifications', 'json'], ['regulatory_status', 'text'], ['regulator', 'text'], ['licence_number', 'text'], ['disclaimer', 'text'], ['methodology', 'text'], ['research_frequency', 'text'], ['media_appearances', 'json'], ['banner_url', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightProviderHit: [['name', 'text'], ['slug', 'text'], ['title', 'text'], ['tagline', 'text'], ['bio_short', 'text'], ['avatar_url', 'downloadsByName'], ['company_name', 'text'], ['coverage_countries', 'json'], ['coverage_sectors', 'json'], ['verticals', 'json'], ['insights_count', 'integer'], ['published_last_30_days', 'integer'], ['followers_count', 'integer'], ['average_rating', 'number'], ['ratings_count', 'integer'], ['response_hours_median', 'number'], ['is_followed', 'boolean'], ['is_new', 'boolean'], ['verified', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp'], ['search_highlight', 'json']],
  InvestmentFirmType: [['name', 'text'], ['slug', 'text'], ['group', 'text'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Plan: [['name', 'text'], ['slug', 'text'], ['audience', 'text'], ['tier', 'text'], ['price_minor', 'integer'], ['currency', 'text'], ['interval', 'text'], ['seats', 'integer'], ['trial_days', 'integer'], ['features', 'json'], ['position', 'integer'], ['is_contact_sales', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Follow: [],
  InvestorCompany: [['name', 'text'], ['slug', 'text'], ['country', 'text'], ['city', 'text'], ['firm_type', 'text'], ['aum_usd_range', 'text'], ['strategies', 'json'], ['asset_classes', 'json'], ['coverage_countries', 'json'], ['is_holder', 'boolean'], ['is_shown', 'boolean'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ActivityAlertName: [['name', 'text'], ['title', 'text'], ['description', 'text'], ['group', 'text'], ['default_frequency', 'text'], ['scopes', 'json'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ActivityAlert: [['frequency', 'text'], ['scope', 'text'], ['channel', 'text'], ['active', 'boolean'], ['recipients', 'json'], ['last_sent_at', 'timestamp'], ['next_due_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  AssetClass: [['name', 'text']],
  CalendarFeedCreated: [['url', 'below'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CalendarFeed: [['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CancelledInsight: [['insight_id', 'text'], ['slug', 'text'], ['tagline', 'text'], ['cancelled_at', 'timestamp'], ['reason', 'text'], ['was_published', 'boolean'], ['replaced_by_id', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ContactRequest: [['name', 'text'], ['email', 'text'], ['company_name', 'text'], ['phone', 'text'], ['subject', 'text'], ['message', 'text'], ['country', 'text'], ['page_url', 'text'], ['consent', 'boolean'], ['status', 'restricted'], ['reply', 'text'], ['replied_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Export: [['list', 'text'], ['filters', 'json'], ['sort', 'text'], ['format', 'text'], ['state', 'text'], ['records_count', 'integer'], ['size', 'integer'], ['error', 'text'], ['download', 'download'], ['finished_at', 'timestamp'], ['expires_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  PublicationAccessRequest: [['message', 'text'], ['status', 'text'], ['reason', 'text'], ['granted_until', 'timestamp'], ['decided_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  FeatureParticipant: [['feature', 'text'], ['status', 'text'], ['joined_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  FeatureUsage: [['feature', 'text'], ['action', 'text'], ['count', 'integer'], ['context', 'json'], ['occurred_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Country: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['currency', 'text'], ['flag', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Geography: [['slug', 'text'], ['useful_links', 'json'], ['name', 'text']],
  ClassificationDistribution: [['sectors', 'json'], ['verticals', 'json']],
  Sector: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['description', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  IndustryGroup: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['description', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Industry: [['name', 'text'], ['slug', 'text'], ['code', 'text'], ['description', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  GroupEmailMessage: [['subject', 'text'], ['body', 'text'], ['status', 'text'], ['audience', 'text'], ['recipients_count', 'integer'], ['sent_at', 'timestamp'], ['opened_count', 'integer'], ['clicked_count', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightCollection: [['name', 'text'], ['slug', 'text'], ['description', 'text'], ['cover_image_url', 'text'], ['position', 'integer'], ['insights_count', 'integer'], ['is_featured', 'boolean'], ['curated_by', 'text'], ['starts_at', 'timestamp'], ['ends_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightRevision: [['number', 'integer'], ['changed', 'json'], ['reason', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  LikeReason: [['name', 'text'], ['slug', 'text'], ['polarity', 'text'], ['position', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  LockerItem: [['note', 'text'], ['position', 'integer'], ['folder', 'text'], ['is_archived', 'boolean'], ['reminder_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  MutedItem: [['reason', 'text'], ['muted_until', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Notification: [['key', 'text'], ['parameters', 'json'], ['updated_at', 'timestamp'], ['read_at', 'timestamp']],
  SharedItem: [['message', 'text'], ['channel', 'text'], ['opened_at', 'timestamp'], ['is_opened', 'boolean'], ['expires_at', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp'], ['link', 'restricted']],
  PersonalEmailDomain: [['domain', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  PushNotificationToken: [['token', 'text'], ['browser', 'text'], ['active', 'boolean'], ['user_agent', 'text'], ['platform', 'text'], ['mobile_os', 'text']],
  Presence: [['online', 'boolean'], ['last_seen_at', 'timestamp']],
  AccountAnalyticDistributionReport: [['period', 'text'], ['dimension', 'text'], ['bucket', 'text'], ['views', 'integer'], ['reads', 'integer'], ['unique_readers', 'integer'], ['unique_firms', 'integer'], ['dwell_seconds', 'integer'], ['share', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CompanyAnalyticDistributionReport: [['period', 'text'], ['dimension', 'text'], ['bucket', 'text'], ['views', 'integer'], ['reads', 'integer'], ['unique_readers', 'integer'], ['unique_firms', 'integer'], ['dwell_seconds', 'integer'], ['share', 'text'], ['accounts_count', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  MtdAccountAnalyticDistributionReport: [['period', 'text'], ['dimension', 'text'], ['bucket', 'text'], ['views', 'integer'], ['reads', 'integer'], ['unique_readers', 'integer'], ['unique_firms', 'integer'], ['dwell_seconds', 'integer'], ['share', 'text'], ['as_of', 'timestamp'], ['previous_views', 'integer'], ['previous_reads', 'integer'], ['previous_unique_readers', 'integer'], ['change_percent', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  MtdCompanyAnalyticDistributionReport: [['period', 'text'], ['dimension', 'text'], ['bucket', 'text'], ['views', 'integer'], ['reads', 'integer'], ['unique_readers', 'integer'], ['unique_firms', 'integer'], ['dwell_seconds', 'integer'], ['share', 'text'], ['accounts_count', 'integer'], ['as_of', 'timestamp'], ['previous_views', 'integer'], ['previous_reads', 'integer'], ['previous_unique_readers', 'integer'], ['change_percent', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  QvaReport: [['period', 'text'], ['engagement_points', 'text'], ['collaboration_points', 'text'], ['qva', 'text'], ['share', 'text'], ['share_3m', 'text'], ['rank', 'integer'], ['of', 'integer'], ['insights_published', 'integer'], ['eligible', 'boolean'], ['breakdown', 'json'], ['discarded', 'json'], ['formula_version', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  MtdQvaReport: [['period', 'text'], ['engagement_points', 'text'], ['collaboration_points', 'text'], ['qva', 'text'], ['share', 'text'], ['share_3m', 'text'], ['rank', 'integer'], ['of', 'integer'], ['insights_published', 'integer'], ['eligible', 'boolean'], ['breakdown', 'json'], ['discarded', 'json'], ['formula_version', 'integer'], ['as_of', 'timestamp'], ['projected_qva', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CompanyMtdQvaReport: [['period', 'text'], ['engagement_points', 'text'], ['collaboration_points', 'text'], ['qva', 'text'], ['share', 'text'], ['share_3m', 'text'], ['rank', 'integer'], ['of', 'integer'], ['insights_published', 'integer'], ['eligible', 'boolean'], ['breakdown', 'json'], ['discarded', 'json'], ['formula_version', 'integer'], ['as_of', 'timestamp'], ['projected_qva', 'text'], ['accounts', 'json'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  MarketCapDistro: [['scope', 'text'], ['bucket', 'text'], ['lower_usd_m', 'text'], ['upper_usd_m', 'text'], ['insights_count', 'integer'], ['entities_count', 'integer'], ['views', 'integer'], ['reads', 'integer'], ['share', 'text'], ['as_of', 'timestamp'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightAnalyticss: [['insight_id', 'text'], ['tagline', 'text'], ['published_at', 'timestamp'], ['granularity', 'text'], ['period', 'text'], ['views', 'integer'], ['reads', 'integer'], ['public_reads', 'integer'], ['combined', 'integer'], ['weighted_views', 'integer'], ['introduced_views', 'integer'], ['unique_firms', 'integer'], ['median_dwell_seconds', 'integer'], ['completion_percent', 'text'], ['downloads', 'integer'], ['shares', 'integer'], ['saves', 'integer'], ['likes', 'integer'], ['dislikes', 'integer'], ['comments', 'integer'], ['annotations', 'integer'], ['forks', 'integer'], ['access_requests', 'integer'], ['restricted_views', 'integer'], ['qva_points', 'text'], ['readers_by_firm_type', 'json'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  RecognisedRevenue: [['month', 'text'], ['amount_minor', 'integer'], ['currency', 'text'], ['pool_minor', 'integer'], ['unallocated_minor', 'integer'], ['note', 'text'], ['account_id', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  ReportCorrection: [['month', 'text'], ['version', 'integer'], ['reason', 'text'], ['amount_minor', 'integer'], ['currency', 'text'], ['former_total_minor', 'integer'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  CompanyPayment: [['period', 'text'], ['pool_share', 'text'], ['subscription_amount_minor', 'integer'], ['premium_amount_minor', 'integer'], ['premium_currency', 'text'], ['adjustment_minor', 'integer'], ['total_minor', 'integer'], ['paid_minor', 'integer'], ['outstanding_minor', 'integer'], ['version', 'integer'], ['currency', 'text'], ['status', 'text'], ['paid_on', 'text'], ['statement_url', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  InsightProviderPayment: [['period', 'text'], ['share_3m', 'text'], ['amount_minor', 'integer'], ['premium_minor', 'integer'], ['premium_currency', 'text'], ['adjustment_minor', 'integer'], ['version', 'integer'], ['total_minor', 'integer'], ['paid_minor', 'integer'], ['outstanding_minor', 'integer'], ['currency', 'text'], ['eligible', 'boolean'], ['ineligible_reason', 'text'], ['status', 'text'], ['paid_on', 'text'], ['statement_url', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  Change: [['record_type', 'text'], ['record_id', 'text'], ['event', 'text'], ['created_at', 'timestamp']],
  WebhookDelivery: [['event', 'text'], ['state', 'text'], ['attempts', 'integer'], ['last_status_code', 'integer'], ['last_error', 'text'], ['next_attempt_at', 'timestamp'], ['delivered_at', 'timestamp'], ['created_at', 'timestamp']],
  WebhookEndpoint: [['url', 'text'], ['events', 'json'], ['active', 'boolean'], ['description', 'text'], ['disabled_at', 'timestamp'], ['disabled_reason', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
  WebhookEndpointCreated: [['secret', 'text'], ['url', 'text'], ['events', 'json'], ['active', 'boolean'], ['description', 'text'], ['disabled_at', 'timestamp'], ['disabled_reason', 'text'], ['created_at', 'timestamp'], ['updated_at', 'timestamp']],
}

/** The columns that change by themselves, or with what others do to the record, which is no change of it. */
export const incidental: Record<string, readonly string[] | undefined> = {
  ApiKey: ['last_used_at'],
  Account: ['followers_count', 'following_count', 'insights_count', 'is_followed', 'is_online', 'last_seen_at'],
  Entity: ['followers_count', 'insights_count', 'latest_imperatives', 'is_followed'],
  EntityHit: ['followers_count', 'insights_count', 'latest_imperatives', 'is_followed'],
  InsightListItem: ['total_account_read', 'total_public_read', 'total_combined_read', 'annotations_count', 'comments_count', 'total_discussions', 'published_forked_count', 'likes_count', 'dislikes_count', 'is_read', 'my_like_score', 'introduced_total_views'],
  Insight: ['total_account_read', 'total_public_read', 'total_combined_read', 'annotations_count', 'comments_count', 'total_discussions', 'published_forked_count', 'likes_count', 'dislikes_count', 'is_read', 'my_like_score', 'introduced_total_views', 'weighted_insight_views'],
  InsightHit: ['total_account_read', 'total_public_read', 'total_combined_read', 'annotations_count', 'comments_count', 'total_discussions', 'published_forked_count', 'likes_count', 'dislikes_count', 'is_read', 'my_like_score', 'introduced_total_views'],
  Comment: ['likes_count', 'is_liked', 'replies_count'],
  ExternalReport: ['views_count'],
  CorporateEvent: ['reserved_count', 'waitlist_count', 'seats_left', 'my_reservation_status'],
  CorporatePresentation: ['downloads_count'],
  CorporateEmailCampaign: ['recipients_count', 'delivered_count', 'opened_count', 'clicked_count', 'bounced_count', 'complained_count', 'unsubscribed_count'],
  CorporateQuestion: ['votes_count', 'my_vote', 'followers_count', 'is_followed'],
  Session: ['last_used_at'],
  SessionCreated: ['last_used_at'],
  MessageGroup: ['unread_count', 'last_message_at'],
  Alert: ['last_run_at', 'last_match_at', 'new_count', 'results_count'],
  ApiKeyCreated: ['last_used_at'],
  SharedItem: ['is_opened'],
}

/** What each type is shown and listed as, where its relationships lead, and the operations that answer them all. */
export const shapes = {
  'account-analytic-distribution-reports': { path: '/api/v2/account-analytic-distribution-reports', show: 'AccountAnalyticDistributionReport', item: 'AccountAnalyticDistributionReport', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getAccountAnalyticDistributionReportRelationship', 'getAccountAnalyticDistributionReportRelated'] },
  'account-uploads': { path: '/api/v2/account-uploads', show: 'AccountUpload', item: 'AccountUpload', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getAccountUploadRelationship', 'getAccountUploadRelated'] },
  'accounts': { path: '/api/v2/accounts', show: 'Account', item: 'Account', relationships: { 'company': { types: ['companies'], many: false, public: false }, 'entities': { types: ['entities'], many: true, public: false }, 'follows': { types: ['follows'], many: true, public: false }, 'followers': { types: ['accounts'], many: true, public: false }, 'following': { types: ['accounts'], many: true, public: false }, 'insights': { types: ['insights'], many: true, public: false }, 'filter-presets': { types: ['filter-presets'], many: true, public: false }, 'insight-provider-profile': { types: ['insight-provider-profiles'], many: false, public: false }, 'collections': { types: ['collections'], many: true, public: false }, 'premium-services': { types: ['premium-services'], many: true, public: false }, 'alerts': { types: ['alerts'], many: true, public: false }, 'investor-company': { types: ['investor-companies'], many: false, public: false }, 'plan': { types: ['plans'], many: false, public: false } }, related: ['getAccountRelationship', 'getAccountRelated'] },
  'activities': { path: '/api/v1/activities', show: 'Activity', item: 'Activity', relationships: { 'trackable': { types: ['insights', 'comments', 'accounts', 'entities', 'annotations', 'companies', 'collections', 'content-verticals', 'corporate-events', 'corporate-presentations', 'entity-news', 'insight-documents', 'external-reports', 'corporate-email-campaigns', 'sessions', 'exchange-announcements', 'corporate-questions', 'premium-service-requests', 'messages', 'message-groups', 'alerts', 'api-keys', 'premium-service-transactions'], many: false, public: false }, 'owner': { types: ['accounts'], many: false, public: false }, 'recipient': { types: ['accounts'], many: false, public: false } }, related: ['getActivityRelationship', 'getActivityRelated'] },
  'activity-alert-names': { path: '/api/v2/activity-alert-names', show: 'ActivityAlertName', item: 'ActivityAlertName', relationships: {  }, related: [] },
  'activity-alerts': { path: '/api/v2/activity-alerts', show: 'ActivityAlert', item: 'ActivityAlert', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false }, 'activity-alert-name': { types: ['activity-alert-names'], many: false, public: false } }, related: ['getActivityAlertRelationship', 'getActivityAlertRelated'] },
  'alerts': { path: '/api/v2/alerts', show: 'Alert', item: 'Alert', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'filter-preset': { types: ['filter-presets'], many: false, public: false } }, related: ['getAlertRelationship', 'getAlertRelated'] },
  'annotations': { path: '/api/v2/annotations', show: 'Annotation', item: 'Annotation', relationships: { 'annotator': { types: ['accounts'], many: false, public: false }, 'annotable': { types: ['insights'], many: false, public: false } }, related: ['getAnnotationRelationship', 'getAnnotationRelated'] },
  'api-keys': { path: '/api/v2/api-keys', show: 'ApiKey', item: 'ApiKey', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getApiKeyRelationship', 'getApiKeyRelated'] },
  'asset-classes': { path: '/api/v2/asset-classes', show: 'AssetClass', item: 'AssetClass', relationships: {  }, related: [] },
  'calendar-feeds': { path: '/api/v2/calendar-feeds', show: 'CalendarFeed', item: 'CalendarFeed', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getCalendarFeedRelationship', 'getCalendarFeedRelated'] },
  'campaign-deliveries': { path: '/api/v2/campaign-deliveries', show: 'CampaignDelivery', item: 'CampaignDelivery', relationships: { 'campaign': { types: ['corporate-email-campaigns'], many: false, public: false }, 'contact': { types: ['contacts'], many: false, public: false } }, related: ['getCampaignDeliveryRelationship', 'getCampaignDeliveryRelated'] },
  'cancelled-insights': { path: '/api/v2/cancelled-insights', show: 'CancelledInsight', item: 'CancelledInsight', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'primary-entity': { types: ['entities'], many: false, public: false }, 'replacement': { types: ['insights'], many: false, public: false } }, related: ['getCancelledInsightRelationship', 'getCancelledInsightRelated'] },
  'changes': { path: '/api/v2/changes', show: 'Change', item: 'Change', relationships: {  }, related: [] },
  'classification-distributions': { path: '/api/v2/classification-distributions', show: 'ClassificationDistribution', item: 'ClassificationDistribution', relationships: {  }, related: [] },
  'collections': { path: '/api/v1/collections', show: 'Collection', item: 'Collection', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'items': { types: ['insights'], many: true, public: false }, 'insights': { types: ['insights'], many: true, public: false }, 'followers': { types: ['accounts'], many: true, public: false } }, related: ['getCollectionRelationship', 'getCollectionRelated'] },
  'comments': { path: '/api/v1/comments', show: 'Comment', item: 'Comment', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'commentable': { types: ['insights', 'external-reports', 'corporate-events', 'entity-news', 'corporate-presentations'], many: false, public: false }, 'parent': { types: ['comments'], many: false, public: false }, 'replies': { types: ['comments'], many: true, public: false }, 'mentions': { types: ['accounts'], many: true, public: false } }, related: ['getCommentRelationship', 'getCommentRelated'] },
  'companies': { path: '/api/v2/companies', show: 'Company', item: 'Company', relationships: { 'accounts': { types: ['accounts'], many: true, public: false }, 'entities': { types: ['entities'], many: true, public: true }, 'managed-entities': { types: ['entities'], many: true, public: false }, 'company-stage': { types: ['company-stages'], many: false, public: true }, 'corporate-plan': { types: ['corporate-plans'], many: false, public: false }, 'insight-providers': { types: ['insight-providers'], many: true, public: true }, 'premium-service-transactions': { types: ['premium-service-transactions'], many: true, public: false }, 'investment-firm-type': { types: ['investment-firm-types'], many: false, public: true }, 'plan': { types: ['plans'], many: false, public: false } }, related: ['getCompanyRelationship', 'getCompanyRelated'] },
  'company-analytic-distribution-reports': { path: '/api/v2/company-analytic-distribution-reports', show: 'CompanyAnalyticDistributionReport', item: 'CompanyAnalyticDistributionReport', relationships: { 'company': { types: ['companies'], many: false, public: false } }, related: ['getCompanyAnalyticDistributionReportRelationship', 'getCompanyAnalyticDistributionReportRelated'] },
  'company-mtd-qva-reports': { path: '/api/v2/company-mtd-qva-reports', show: 'CompanyMtdQvaReport', item: 'CompanyMtdQvaReport', relationships: { 'company': { types: ['companies'], many: false, public: false } }, related: ['getCompanyMtdQvaReportRelationship', 'getCompanyMtdQvaReportRelated'] },
  'company-payments': { path: '/api/v2/company-payments', show: 'CompanyPayment', item: 'CompanyPayment', relationships: { 'company': { types: ['companies'], many: false, public: false } }, related: ['getCompanyPaymentRelationship', 'getCompanyPaymentRelated'] },
  'company-stages': { path: '/api/v2/company_stages', show: 'CompanyStage', item: 'CompanyStage', relationships: { 'companies': { types: ['companies'], many: true, public: true } }, related: ['getCompanyStageRelationship', 'getCompanyStageRelated'] },
  'contact-lists': { path: '/api/v2/contact-lists', show: 'ContactList', item: 'ContactList', relationships: { 'entity': { types: ['entities'], many: false, public: false }, 'contacts': { types: ['contacts'], many: true, public: false }, 'account': { types: ['accounts'], many: false, public: false }, 'imports': { types: ['imports'], many: true, public: false } }, related: ['getContactListRelationship', 'getContactListRelated'] },
  'contact-requests': { path: '/api/v2/contact_requests', show: 'ContactRequest', item: 'ContactRequest', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'contactable': { types: ['entities', 'accounts', 'companies'], many: false, public: false }, 'assignee': { types: ['accounts'], many: false, public: false }, 'replied-by': { types: ['accounts'], many: false, public: false } }, related: ['getContactRequestRelationship', 'getContactRequestRelated'] },
  'contacts': { path: '/api/v2/contacts', show: 'Contact', item: 'Contact', relationships: { 'entity': { types: ['entities'], many: false, public: false }, 'contact-lists': { types: ['contact-lists'], many: true, public: false } }, related: ['getContactRelationship', 'getContactRelated'] },
  'content-verticals': { path: '/api/v2/content-verticals', show: 'ContentVertical', item: 'ContentVertical', relationships: { 'insights': { types: ['insights'], many: true, public: false } }, related: ['getContentVerticalRelationship', 'getContentVerticalRelated'] },
  'corporate-answers': { path: '/api/v2/corporate-answers', show: 'CorporateAnswer', item: 'CorporateAnswer', relationships: { 'corporate-question': { types: ['corporate-questions'], many: false, public: true }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getCorporateAnswerRelationship', 'getCorporateAnswerRelated'] },
  'corporate-attachments': { path: '/api/v2/corporate-attachments', show: 'CorporateAttachment', item: 'CorporateAttachment', relationships: { 'attachable': { types: ['corporate-events', 'corporate-presentations', 'entity-news', 'exchange-announcements', 'corporate-email-campaigns'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getCorporateAttachmentRelationship', 'getCorporateAttachmentRelated'] },
  'corporate-email-campaigns': { path: '/api/v2/corporate-email-campaigns', show: 'CorporateEmailCampaign', item: 'CorporateEmailCampaign', relationships: { 'entity': { types: ['entities'], many: false, public: false }, 'contact-lists': { types: ['contact-lists'], many: true, public: false }, 'corporate-attachments': { types: ['corporate-attachments'], many: true, public: false }, 'deliveries': { types: ['campaign-deliveries'], many: true, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getCorporateEmailCampaignRelationship', 'getCorporateEmailCampaignRelated'] },
  'corporate-events': { path: '/api/v2/corporate-events', show: 'CorporateEvent', item: 'CorporateEvent', relationships: { 'entity': { types: ['entities'], many: false, public: true }, 'entities': { types: ['entities'], many: true, public: true }, 'hosts': { types: ['accounts'], many: true, public: false }, 'corporate-attachments': { types: ['corporate-attachments'], many: true, public: false }, 'reservations': { types: ['corporate-reservations'], many: true, public: false }, 'corporate-questions': { types: ['corporate-questions'], many: true, public: true }, 'insights': { types: ['insights'], many: true, public: false }, 'organizer': { types: ['accounts'], many: false, public: false }, 'roadshow': { types: ['corporate-events'], many: false, public: true } }, related: ['getCorporateEventRelationship', 'getCorporateEventRelated'] },
  'corporate-plans': { path: '/api/v2/corporate-plans', show: 'CorporatePlan', item: 'CorporatePlan', relationships: {  }, related: [] },
  'corporate-presentations': { path: '/api/v2/corporate-presentations', show: 'CorporatePresentation', item: 'CorporatePresentation', relationships: { 'entity': { types: ['entities'], many: false, public: true }, 'corporate-event': { types: ['corporate-events'], many: false, public: true }, 'corporate-attachments': { types: ['corporate-attachments'], many: true, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getCorporatePresentationRelationship', 'getCorporatePresentationRelated'] },
  'corporate-questions': { path: '/api/v2/corporate-questions', show: 'CorporateQuestion', item: 'CorporateQuestion', relationships: { 'entity': { types: ['entities'], many: false, public: true }, 'account': { types: ['accounts'], many: false, public: false }, 'corporate-answers': { types: ['corporate-answers'], many: true, public: true }, 'corporate-event': { types: ['corporate-events'], many: false, public: true }, 'followers': { types: ['accounts'], many: true, public: false } }, related: ['getCorporateQuestionRelationship', 'getCorporateQuestionRelated'] },
  'corporate-reservations': { path: '/api/v2/corporate-reservations', show: 'CorporateReservation', item: 'CorporateReservation', relationships: { 'corporate-event': { types: ['corporate-events'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false } }, related: ['getCorporateReservationRelationship', 'getCorporateReservationRelated'] },
  'countries': { path: '/api/v1/countries', show: 'Country', item: 'Country', relationships: { 'geography': { types: ['geographies'], many: false, public: true } }, related: ['getCountryRelationship', 'getCountryRelated'] },
  'entities': { path: '/api/v2/entities', show: 'Entity', item: 'Entity', relationships: { 'company': { types: ['companies'], many: false, public: true }, 'peers': { types: ['entities'], many: true, public: true }, 'insights': { types: ['insights'], many: true, public: false }, 'news': { types: ['entity-news'], many: true, public: true }, 'external-reports': { types: ['external-reports'], many: true, public: false }, 'corporate-events': { types: ['corporate-events'], many: true, public: true }, 'corporate-presentations': { types: ['corporate-presentations'], many: true, public: true }, 'exchange-announcements': { types: ['exchange-announcements'], many: true, public: true }, 'entity-management-profiles': { types: ['entity-management-profiles'], many: true, public: true }, 'corporate-questions': { types: ['corporate-questions'], many: true, public: true }, 'corporate-users': { types: ['accounts'], many: true, public: false }, 'contacts': { types: ['contacts'], many: true, public: false } }, related: ['getEntityRelationship', 'getEntityRelated'] },
  'entity-management-profiles': { path: '/api/v2/entity-management-profiles', show: 'EntityManagementProfile', item: 'EntityManagementProfile', relationships: { 'entity': { types: ['entities'], many: false, public: true } }, related: ['getEntityManagementProfileRelationship', 'getEntityManagementProfileRelated'] },
  'entity-news': { path: '/api/v2/entity-news', show: 'EntityNews', item: 'EntityNews', relationships: { 'entity': { types: ['entities'], many: false, public: true }, 'corporate-attachments': { types: ['corporate-attachments'], many: true, public: false } }, related: ['getEntityNewsRelationship', 'getEntityNewsRelated'] },
  'exchange-announcements': { path: '/api/v2/exchange-announcements', show: 'ExchangeAnnouncement', item: 'ExchangeAnnouncement', relationships: { 'entity': { types: ['entities'], many: false, public: true }, 'corporate-attachments': { types: ['corporate-attachments'], many: true, public: false } }, related: ['getExchangeAnnouncementRelationship', 'getExchangeAnnouncementRelated'] },
  'exports': { path: '/api/v2/exports', show: 'Export', item: 'Export', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getExportRelationship', 'getExportRelated'] },
  'external-report-attachments': { path: '/api/v2/external-report-attachments', show: 'ExternalReportAttachment', item: 'ExternalReportAttachment', relationships: { 'external-report': { types: ['external-reports'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getExternalReportAttachmentRelationship', 'getExternalReportAttachmentRelated'] },
  'external-reports': { path: '/api/v2/external-reports', show: 'ExternalReport', item: 'ExternalReport', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false }, 'primary-entity': { types: ['entities'], many: false, public: false }, 'entities': { types: ['entities'], many: true, public: false }, 'external-report-attachments': { types: ['external-report-attachments'], many: true, public: false }, 'content-verticals': { types: ['content-verticals'], many: true, public: false } }, related: ['getExternalReportRelationship', 'getExternalReportRelated'] },
  'feature-participants': { path: '/api/v2/feature-participants', show: 'FeatureParticipant', item: 'FeatureParticipant', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false } }, related: ['getFeatureParticipantRelationship', 'getFeatureParticipantRelated'] },
  'feature-usages': { path: '/api/v2/feature-usages', show: 'FeatureUsage', item: 'FeatureUsage', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false } }, related: ['getFeatureUsageRelationship', 'getFeatureUsageRelated'] },
  'filter-presets': { path: '/api/v2/filter-presets', show: 'FilterPreset', item: 'FilterPreset', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getFilterPresetRelationship', 'getFilterPresetRelated'] },
  'follows': { path: '/api/v2/follows', show: 'Follow', item: 'Follow', relationships: { 'followable': { types: ['insights', 'accounts', 'entities', 'companies', 'content-verticals', 'collections', 'corporate-questions'], many: false, public: false }, 'follower': { types: ['accounts'], many: false, public: false } }, related: ['getFollowRelationship', 'getFollowRelated'] },
  'geographies': { path: '/api/v2/geographies', show: 'Geography', item: 'Geography', relationships: { 'classification-distribution': { types: ['classification-distributions'], many: false, public: true }, 'countries': { types: ['countries'], many: true, public: true } }, related: ['getGeographyRelationship', 'getGeographyRelated'] },
  'group-email-messages': { path: '/api/v1/group-email-messages', show: 'GroupEmailMessage', item: 'GroupEmailMessage', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false }, 'recipients': { types: ['accounts'], many: true, public: false }, 'insights': { types: ['insights'], many: true, public: false } }, related: ['getGroupEmailMessageRelationship', 'getGroupEmailMessageRelated'] },
  'images': { path: '/api/v2/images', show: 'Image', item: 'Image', relationships: { 'imageable': { types: ['accounts', 'insights', 'companies', 'entities'], many: false, public: true }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getImageRelationship', 'getImageRelated'] },
  'imports': { path: '/api/v2/imports', show: 'Import', item: 'Import', relationships: { 'contact-list': { types: ['contact-lists'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getImportRelationship', 'getImportRelated'] },
  'industries': { path: '/api/v2/industries', show: 'Industry', item: 'Industry', relationships: { 'parent': { types: ['industry-groups'], many: false, public: true }, 'entities': { types: ['entities'], many: true, public: true } }, related: ['getIndustryRelationship', 'getIndustryRelated'] },
  'industry-groups': { path: '/api/v1/industry_groups', show: 'IndustryGroup', item: 'IndustryGroup', relationships: { 'parent': { types: ['sectors'], many: false, public: true }, 'children': { types: ['industries'], many: true, public: true }, 'entities': { types: ['entities'], many: true, public: true } }, related: ['getIndustryGroupRelationship', 'getIndustryGroupRelated'] },
  'insight-analyticss': { path: '/api/v2/insight-analyticss', show: 'InsightAnalyticss', item: 'InsightAnalyticss', relationships: { 'insight': { types: ['insights'], many: false, public: false } }, related: ['getInsightAnalyticssRelationship', 'getInsightAnalyticssRelated'] },
  'insight-collections': { path: '/api/v2/insight-collections', show: 'InsightCollection', item: 'InsightCollection', relationships: { 'insights': { types: ['insights'], many: true, public: false }, 'curator': { types: ['accounts'], many: false, public: false } }, related: ['getInsightCollectionRelationship', 'getInsightCollectionRelated'] },
  'insight-disclosures': { path: '/api/v2/insight-disclosures', show: 'InsightDisclosure', item: 'InsightDisclosure', relationships: { 'insight': { types: ['insights'], many: false, public: false } }, related: ['getInsightDisclosureRelationship', 'getInsightDisclosureRelated'] },
  'insight-documents': { path: '/api/v2/insight-documents', show: 'InsightDocumentFile', item: 'InsightDocumentFile', relationships: { 'insight': { types: ['insights'], many: false, public: false } }, related: ['getInsightDocumentFileRelationship', 'getInsightDocumentFileRelated'] },
  'insight-provider-payments': { path: '/api/v2/insight-provider-payments', show: 'InsightProviderPayment', item: 'InsightProviderPayment', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getInsightProviderPaymentRelationship', 'getInsightProviderPaymentRelated'] },
  'insight-provider-profiles': { path: '/api/v2/insight-provider-profiles', show: 'InsightProviderProfile', item: 'InsightProviderProfile', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'insight-provider': { types: ['insight-providers'], many: false, public: true }, 'company': { types: ['companies'], many: false, public: false } }, related: ['getInsightProviderProfileRelationship', 'getInsightProviderProfileRelated'] },
  'insight-providers': { path: '/api/v2/insight-providers', show: 'InsightProvider', item: 'InsightProvider', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false }, 'insight-provider-profile': { types: ['insight-provider-profiles'], many: false, public: true }, 'premium-services': { types: ['premium-services'], many: true, public: false }, 'insights': { types: ['insights'], many: true, public: false }, 'top-entities': { types: ['entities'], many: true, public: true } }, related: ['getInsightProviderRelationship', 'getInsightProviderRelated'] },
  'insight-revisions': { path: '/api/v2/insight-revisions', show: 'InsightRevision', item: 'InsightRevision', relationships: { 'insight': { types: ['insights'], many: false, public: false } }, related: ['getInsightRevisionRelationship', 'getInsightRevisionRelated'] },
  'insights': { path: '/api/v2/insights', show: 'Insight', item: 'InsightListItem', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'images': { types: ['images'], many: true, public: false }, 'content-verticals': { types: ['content-verticals'], many: true, public: false }, 'primary-entity': { types: ['entities'], many: false, public: false }, 'secondary-entities': { types: ['entities'], many: true, public: false }, 'activities': { types: ['activities'], many: true, public: false }, 'upstream-insights': { types: ['insights'], many: true, public: false }, 'downstream-insights': { types: ['insights'], many: true, public: false }, 'main-insight-document': { types: ['insight-documents'], many: false, public: false }, 'insight-documents': { types: ['insight-documents'], many: true, public: false }, 'insight-disclosures': { types: ['insight-disclosures'], many: true, public: false }, 'comment-threads': { types: ['comments'], many: true, public: false }, 'originated-insights': { types: ['insights'], many: true, public: false }, 'comments': { types: ['comments'], many: true, public: false }, 'suggested-forkable-insights': { types: ['insights'], many: true, public: false }, 'citations': { types: ['insights'], many: true, public: false }, 'annotations': { types: ['annotations'], many: true, public: false } }, related: ['getInsightRelationship', 'getInsightRelated'] },
  'investment-firm-types': { path: '/api/v2/investment_firm_types', show: 'InvestmentFirmType', item: 'InvestmentFirmType', relationships: {  }, related: [] },
  'investor-companies': { path: '/api/v2/investor_companies', show: 'InvestorCompany', item: 'InvestorCompany', relationships: { 'company': { types: ['companies'], many: false, public: false }, 'investment-firm-type': { types: ['investment-firm-types'], many: false, public: false }, 'accounts': { types: ['accounts'], many: true, public: false } }, related: ['getInvestorCompanyRelationship', 'getInvestorCompanyRelated'] },
  'like-reasons': { path: '/api/v2/like-reasons', show: 'LikeReason', item: 'LikeReason', relationships: {  }, related: [] },
  'locker-items': { path: '/api/v2/locker-items', show: 'LockerItem', item: 'LockerItem', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'lockable': { types: ['insights', 'external-reports', 'corporate-presentations', 'entity-news', 'exchange-announcements', 'collections'], many: false, public: false } }, related: ['getLockerItemRelationship', 'getLockerItemRelated'] },
  'market-cap-distro': { path: '/api/v2/market-cap-distro', show: 'MarketCapDistro', item: 'MarketCapDistro', relationships: {  }, related: [] },
  'message-groups': { path: '/api/v2/message-groups', show: 'MessageGroup', item: 'MessageGroup', relationships: { 'members': { types: ['accounts'], many: true, public: false }, 'owner': { types: ['accounts'], many: false, public: false }, 'messages': { types: ['messages'], many: true, public: false }, 'last-message': { types: ['messages'], many: false, public: false }, 'subject': { types: ['companies', 'premium-service-requests', 'corporate-events'], many: false, public: false } }, related: ['getMessageGroupRelationship', 'getMessageGroupRelated'] },
  'messages': { path: '/api/v2/messages', show: 'Message', item: 'Message', relationships: { 'message-group': { types: ['message-groups'], many: false, public: false }, 'sender': { types: ['accounts'], many: false, public: false }, 'attachment': { types: ['account-uploads'], many: false, public: false } }, related: ['getMessageRelationship', 'getMessageRelated'] },
  'mtd-account-analytic-distribution-reports': { path: '/api/v2/mtd-account-analytic-distribution-reports', show: 'MtdAccountAnalyticDistributionReport', item: 'MtdAccountAnalyticDistributionReport', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getMtdAccountAnalyticDistributionReportRelationship', 'getMtdAccountAnalyticDistributionReportRelated'] },
  'mtd-company-analytic-distribution-reports': { path: '/api/v2/mtd-company-analytic-distribution-reports', show: 'MtdCompanyAnalyticDistributionReport', item: 'MtdCompanyAnalyticDistributionReport', relationships: { 'company': { types: ['companies'], many: false, public: false } }, related: ['getMtdCompanyAnalyticDistributionReportRelationship', 'getMtdCompanyAnalyticDistributionReportRelated'] },
  'mtd-qva-reports': { path: '/api/v2/mtd-qva-reports', show: 'MtdQvaReport', item: 'MtdQvaReport', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getMtdQvaReportRelationship', 'getMtdQvaReportRelated'] },
  'muted-items': { path: '/api/v2/muted_items', show: 'MutedItem', item: 'MutedItem', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'mutable': { types: ['accounts', 'entities', 'content-verticals', 'companies', 'insights', 'message-groups'], many: false, public: false } }, related: ['getMutedItemRelationship', 'getMutedItemRelated'] },
  'notifications': { path: '/api/v2/notifications', show: 'Notification', item: 'Notification', relationships: { 'trackable': { types: ['insights', 'accounts', 'comments', 'annotations', 'publication-access-requests', 'shared-items', 'corporate-events', 'corporate-reservations', 'entity-news', 'exchange-announcements', 'corporate-questions', 'premium-service-requests', 'premium-service-notes', 'premium-service-attachments', 'message-groups', 'corporate-email-campaigns', 'activity-alerts', 'contact-requests', 'locker-items', 'companies'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false }, 'notification-actors': { types: ['accounts'], many: true, public: false } }, related: ['getNotificationRelationship', 'getNotificationRelated'] },
  'personal-email-domains': { path: '/api/v2/personal-email-domains', show: 'PersonalEmailDomain', item: 'PersonalEmailDomain', relationships: {  }, related: [] },
  'plans': { path: '/api/v2/plans', show: 'Plan', item: 'Plan', relationships: {  }, related: [] },
  'premium-service-attachments': { path: '/api/v2/premium-service-attachments', show: 'PremiumServiceAttachment', item: 'PremiumServiceAttachment', relationships: { 'premium-service-request': { types: ['premium-service-requests'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getPremiumServiceAttachmentRelationship', 'getPremiumServiceAttachmentRelated'] },
  'premium-service-notes': { path: '/api/v2/premium-service-notes', show: 'PremiumServiceNote', item: 'PremiumServiceNote', relationships: { 'premium-service-request': { types: ['premium-service-requests'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false } }, related: ['getPremiumServiceNoteRelationship', 'getPremiumServiceNoteRelated'] },
  'premium-service-packages': { path: '/api/v2/premium-service-packages', show: 'PremiumServicePackage', item: 'PremiumServicePackage', relationships: { 'company': { types: ['companies'], many: false, public: false } }, related: ['getPremiumServicePackageRelationship', 'getPremiumServicePackageRelated'] },
  'premium-service-requests': { path: '/api/v2/premium-service-requests', show: 'PremiumServiceRequest', item: 'PremiumServiceRequest', relationships: { 'requestor': { types: ['accounts'], many: false, public: false }, 'requestee': { types: ['accounts'], many: false, public: false }, 'manager': { types: ['accounts'], many: false, public: false }, 'premium-service': { types: ['premium-services'], many: false, public: false }, 'premium-service-attachments': { types: ['premium-service-attachments'], many: true, public: false }, 'premium-service-notes': { types: ['premium-service-notes'], many: true, public: false }, 'activities': { types: ['activities'], many: true, public: false }, 'premium-service-activity-notes': { types: ['premium-service-notes'], many: true, public: false } }, related: ['getPremiumServiceRequestRelationship', 'getPremiumServiceRequestRelated'] },
  'premium-service-transactions': { path: '/api/v2/premium-service-transactions', show: 'PremiumServiceTransaction', item: 'PremiumServiceTransaction', relationships: { 'company': { types: ['companies'], many: false, public: false }, 'account': { types: ['accounts'], many: false, public: false }, 'premium-service-request': { types: ['premium-service-requests'], many: false, public: false }, 'premium-service-package': { types: ['premium-service-packages'], many: false, public: false }, 'reverses': { types: ['premium-service-transactions'], many: false, public: false }, 'settles': { types: ['premium-service-transactions'], many: false, public: false } }, related: ['getPremiumServiceTransactionRelationship', 'getPremiumServiceTransactionRelated'] },
  'premium-services': { path: '/api/v1/premium_services', show: 'PremiumService', item: 'PremiumService', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'company': { types: ['companies'], many: false, public: false }, 'premium-service-requests': { types: ['premium-service-requests'], many: true, public: false } }, related: ['getPremiumServiceRelationship', 'getPremiumServiceRelated'] },
  'presence': { path: '/api/v2/pusher/user_online', show: 'Presence', item: 'Presence', relationships: {  }, related: [] },
  'publication-access-requests': { path: '/api/v2/publication-access-requests', show: 'PublicationAccessRequest', item: 'PublicationAccessRequest', relationships: { 'requester': { types: ['accounts'], many: false, public: false }, 'publication': { types: ['insights', 'external-reports'], many: false, public: false }, 'decider': { types: ['accounts'], many: false, public: false } }, related: ['getPublicationAccessRequestRelationship', 'getPublicationAccessRequestRelated'] },
  'push-notification-tokens': { path: '/api/v2/push-notification-tokens', show: 'PushNotificationToken', item: 'PushNotificationToken', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getPushNotificationTokenRelationship', 'getPushNotificationTokenRelated'] },
  'qva-reports': { path: '/api/v2/qva-reports', show: 'QvaReport', item: 'QvaReport', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getQvaReportRelationship', 'getQvaReportRelated'] },
  'recognised-revenues': { path: '/api/v2/recognised-revenues', show: 'RecognisedRevenue', item: 'RecognisedRevenue', relationships: {  }, related: [] },
  'report-corrections': { path: '/api/v2/report-corrections', show: 'ReportCorrection', item: 'ReportCorrection', relationships: {  }, related: [] },
  'sectors': { path: '/api/v2/sectors', show: 'Sector', item: 'Sector', relationships: { 'children': { types: ['industry-groups'], many: true, public: true }, 'entities': { types: ['entities'], many: true, public: true } }, related: ['getSectorRelationship', 'getSectorRelated'] },
  'sessions': { path: '/api/v2/sessions', show: 'Session', item: 'Session', relationships: { 'account': { types: ['accounts'], many: false, public: false } }, related: ['getSessionRelationship', 'getSessionRelated'] },
  'shared-items': { path: '/api/v2/shared-items', show: 'SharedItem', item: 'SharedItem', relationships: { 'sharer': { types: ['accounts'], many: false, public: false }, 'recipient': { types: ['accounts'], many: false, public: false }, 'shareable': { types: ['insights', 'collections', 'external-reports', 'corporate-events', 'entities'], many: false, public: false } }, related: ['getSharedItemRelationship', 'getSharedItemRelated'] },
  'webhook-deliveries': { path: '/api/v2/webhook-deliveries', show: 'WebhookDelivery', item: 'WebhookDelivery', relationships: { 'webhook-endpoint': { types: ['webhook-endpoints'], many: false, public: false } }, related: ['getWebhookDeliveryRelationship', 'getWebhookDeliveryRelated'] },
  'webhook-endpoints': { path: '/api/v2/webhook-endpoints', show: 'WebhookEndpoint', item: 'WebhookEndpoint', relationships: { 'account': { types: ['accounts'], many: false, public: false }, 'webhook-deliveries': { types: ['webhook-deliveries'], many: true, public: false } }, related: ['getWebhookEndpointRelationship', 'getWebhookEndpointRelated'] },
} as const
