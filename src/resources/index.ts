/** The table of contents: every resource, and every operation with its handler. */
import type { Database } from '../database/connect.ts'
import type { Handlers, Resources, ResourceType, Room } from '../generated/contract.ts'
import type { Present } from '../http/accept.ts'
import type { Caller } from '../verbs/caller.ts'
import { presentIn } from '../verbs/present.ts'
import type { Resource } from '../verbs/resource.ts'
import { accountOperations, accounts } from './accounts.ts'
import { activities, activityOperations } from './activities.ts'
import { annotationOperations, annotations } from './annotations.ts'
import { assetClasses, assetClassOperations } from './asset-classes.ts'
import { cancelledInsightOperations, cancelledInsights } from './cancelled-insights.ts'
import { classificationDistributionOperations, classificationDistributions } from './classification-distributions.ts'
import { collectionOperations, collections } from './collections.ts'
import { commentOperations, comments } from './comments.ts'
import { companies, companyOperations } from './companies.ts'
import { contentVerticalOperations, contentVerticals } from './content-verticals.ts'
import { countries, countryOperations } from './countries.ts'
import { entities, entityOperations } from './entities.ts'
import { entityNews, entityNewsOperations } from './entity-news.ts'
import { filterPresetOperations, filterPresets } from './filter-presets.ts'
import { followOperations, follows } from './follows.ts'
import { geographies, geographyOperations } from './geographies.ts'
import { healthOperations } from './health.ts'
import { images } from './images.ts'
import { industries, industryOperations } from './industries.ts'
import { industryGroupOperations, industryGroups } from './industry-groups.ts'
import { insightCollectionOperations, insightCollections } from './insight-collections.ts'
import { insightDisclosureOperations, insightDisclosures } from './insight-disclosures.ts'
import { insightDocuments } from './insight-documents.ts'
import { insightProviderProfileOperations, insightProviderProfiles } from './insight-provider-profiles.ts'
import { insightProviderOperations, insightProviders } from './insight-providers.ts'
import { insightOperations, insights } from './insights.ts'
import { likeReasonOperations, likeReasons } from './like-reasons.ts'
import { lockerItemOperations, lockerItems } from './locker-items.ts'
import { mutedItemOperations, mutedItems } from './muted-items.ts'
import { notificationOperations, notifications } from './notifications.ts'
import { passwordOperations } from './passwords.ts'
import { personalEmailDomainOperations, personalEmailDomains } from './personal-email-domains.ts'
import { publicationAccessRequestOperations, publicationAccessRequests } from './publication-access-requests.ts'
import { sectorOperations, sectors } from './sectors.ts'
import { sessionOperations, sessions } from './sessions.ts'
import { sharedItemOperations, sharedItems } from './shared-items.ts'

const resources: { [T in keyof Resources]: Resource<T> } = {
  accounts,
  activities,
  annotations,
  'asset-classes': assetClasses,
  'cancelled-insights': cancelledInsights,
  'classification-distributions': classificationDistributions,
  collections,
  comments,
  companies,
  'content-verticals': contentVerticals,
  countries,
  entities,
  'entity-news': entityNews,
  'filter-presets': filterPresets,
  follows,
  geographies,
  images,
  industries,
  'industry-groups': industryGroups,
  'insight-collections': insightCollections,
  'insight-disclosures': insightDisclosures,
  'insight-documents': insightDocuments,
  'insight-provider-profiles': insightProviderProfiles,
  'insight-providers': insightProviders,
  insights,
  'like-reasons': likeReasons,
  'locker-items': lockerItems,
  'muted-items': mutedItems,
  notifications,
  'personal-email-domains': personalEmailDomains,
  'publication-access-requests': publicationAccessRequests,
  sectors,
  sessions,
  'shared-items': sharedItems,
}

const rooms: { [R in Room]: Handlers<R> } = {
  accounts: accountOperations,
  activities: activityOperations,
  annotations: annotationOperations,
  'asset-classes': assetClassOperations,
  'cancelled-insights': cancelledInsightOperations,
  'classification-distributions': classificationDistributionOperations,
  collections: collectionOperations,
  comments: commentOperations,
  companies: companyOperations,
  'content-verticals': contentVerticalOperations,
  countries: countryOperations,
  entities: entityOperations,
  'entity-news': entityNewsOperations,
  'filter-presets': filterPresetOperations,
  follows: followOperations,
  geographies: geographyOperations,
  health: healthOperations,
  industries: industryOperations,
  'industry-groups': industryGroupOperations,
  'insight-collections': insightCollectionOperations,
  'insight-disclosures': insightDisclosureOperations,
  'insight-provider-profiles': insightProviderProfileOperations,
  'insight-providers': insightProviderOperations,
  insights: insightOperations,
  'like-reasons': likeReasonOperations,
  'locker-items': lockerItemOperations,
  'muted-items': mutedItemOperations,
  notifications: notificationOperations,
  passwords: passwordOperations,
  'personal-email-domains': personalEmailDomainOperations,
  'publication-access-requests': publicationAccessRequestOperations,
  sectors: sectorOperations,
  sessions: sessionOperations,
  'shared-items': sharedItemOperations,
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
