/** The table of contents: every resource, and every operation with its handler. */
import type { Database } from '../database/connect.ts'
import type { Handlers, Resources, ResourceType, Room } from '../generated/contract.ts'
import type { Present } from '../http/accept.ts'
import type { Caller } from '../verbs/caller.ts'
import { presentIn } from '../verbs/present.ts'
import type { Resource } from '../verbs/resource.ts'
import { accountUploadOperations, accountUploads } from './account-uploads.ts'
import { accountOperations, accounts } from './accounts.ts'
import { activities, activityOperations } from './activities.ts'
import { annotationOperations, annotations } from './annotations.ts'
import { assetClasses, assetClassOperations } from './asset-classes.ts'
import { cancelledInsightOperations, cancelledInsights } from './cancelled-insights.ts'
import { classificationDistributionOperations, classificationDistributions } from './classification-distributions.ts'
import { commentOperations, comments } from './comments.ts'
import { companies, companyOperations } from './companies.ts'
import { contentVerticalOperations, contentVerticals } from './content-verticals.ts'
import { countries, countryOperations } from './countries.ts'
import { entities, entityOperations } from './entities.ts'
import { entityNews, entityNewsOperations } from './entity-news.ts'
import { fileOperations } from './files.ts'
import { filterPresetOperations, filterPresets } from './filter-presets.ts'
import { geographies, geographyOperations } from './geographies.ts'
import { healthOperations } from './health.ts'
import { imageOperations, images } from './images.ts'
import { industries, industryOperations } from './industries.ts'
import { industryGroupOperations, industryGroups } from './industry-groups.ts'
import { insightDisclosureOperations, insightDisclosures } from './insight-disclosures.ts'
import { insightDocumentOperations, insightDocuments } from './insight-documents.ts'
import { insightOperations, insights } from './insights.ts'
import { likeReasonOperations, likeReasons } from './like-reasons.ts'
import { passwordOperations } from './passwords.ts'
import { personalEmailDomainOperations, personalEmailDomains } from './personal-email-domains.ts'
import { publicationAccessRequestOperations, publicationAccessRequests } from './publication-access-requests.ts'
import { sectorOperations, sectors } from './sectors.ts'
import { sessionOperations, sessions } from './sessions.ts'

const resources: { [T in keyof Resources]: Resource<T> } = {
  'account-uploads': accountUploads,
  accounts,
  activities,
  annotations,
  'asset-classes': assetClasses,
  'cancelled-insights': cancelledInsights,
  'classification-distributions': classificationDistributions,
  comments,
  companies,
  'content-verticals': contentVerticals,
  countries,
  entities,
  'entity-news': entityNews,
  'filter-presets': filterPresets,
  geographies,
  images,
  industries,
  'industry-groups': industryGroups,
  'insight-disclosures': insightDisclosures,
  'insight-documents': insightDocuments,
  insights,
  'like-reasons': likeReasons,
  'personal-email-domains': personalEmailDomains,
  'publication-access-requests': publicationAccessRequests,
  sectors,
  sessions,
}

const rooms: { [R in Room]: Handlers<R> } = {
  'account-uploads': accountUploadOperations,
  accounts: accountOperations,
  activities: activityOperations,
  annotations: annotationOperations,
  'asset-classes': assetClassOperations,
  'cancelled-insights': cancelledInsightOperations,
  'classification-distributions': classificationDistributionOperations,
  comments: commentOperations,
  companies: companyOperations,
  'content-verticals': contentVerticalOperations,
  countries: countryOperations,
  entities: entityOperations,
  'entity-news': entityNewsOperations,
  files: fileOperations,
  'filter-presets': filterPresetOperations,
  geographies: geographyOperations,
  health: healthOperations,
  images: imageOperations,
  industries: industryOperations,
  'industry-groups': industryGroupOperations,
  'insight-disclosures': insightDisclosureOperations,
  'insight-documents': insightDocumentOperations,
  insights: insightOperations,
  'like-reasons': likeReasonOperations,
  passwords: passwordOperations,
  'personal-email-domains': personalEmailDomainOperations,
  'publication-access-requests': publicationAccessRequestOperations,
  sectors: sectorOperations,
  sessions: sessionOperations,
}

/** The handler of each operation. */
export const handlers = Object.assign({}, ...Object.values(rooms)) as Record<string, never>

/** Looks up, for a caller, which of the records that a body names exist and may be seen. */
export const present =
  (caller: Caller): Present =>
  (db: Database, types, ids) =>
    presentIn(
      db,
      caller,
      types.map((type) => resources[type as ResourceType] as Resource),
      ids,
    )
