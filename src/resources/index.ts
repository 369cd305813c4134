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
import { classificationDistributionOperations, classificationDistributions } from './classification-distributions.ts'
import { commentOperations, comments } from './comments.ts'
import { contentVerticalOperations, contentVerticals } from './content-verticals.ts'
import { countries, countryOperations } from './countries.ts'
import { entities, entityOperations } from './entities.ts'
import { filterPresetOperations, filterPresets } from './filter-presets.ts'
import { geographies, geographyOperations } from './geographies.ts'
import { healthOperations } from './health.ts'
import { images } from './images.ts'
import { insightDisclosureOperations, insightDisclosures } from './insight-disclosures.ts'
import { insightDocuments } from './insight-documents.ts'
import { insightOperations, insights } from './insights.ts'
import { sectorOperations, sectors } from './sectors.ts'
import { sessionOperations, sessions } from './sessions.ts'

const resources: { [T in keyof Resources]: Resource<T> } = {
  accounts,
  activities,
  annotations,
  'asset-classes': assetClasses,
  'classification-distributions': classificationDistributions,
  comments,
  'content-verticals': contentVerticals,
  countries,
  entities,
  'filter-presets': filterPresets,
  geographies,
  images,
  'insight-disclosures': insightDisclosures,
  'insight-documents': insightDocuments,
  insights,
  sectors,
  sessions,
}

const rooms: { [R in Room]: Handlers<R> } = {
  accounts: accountOperations,
  activities: activityOperations,
  annotations: annotationOperations,
  'asset-classes': assetClassOperations,
  'classification-distributions': classificationDistributionOperations,
  comments: commentOperations,
  'content-verticals': contentVerticalOperations,
  countries: countryOperations,
  entities: entityOperations,
  'filter-presets': filterPresetOperations,
  geographies: geographyOperations,
  health: healthOperations,
  'insight-disclosures': insightDisclosureOperations,
  insights: insightOperations,
  sectors: sectorOperations,
  sessions: sessionOperations,
}

/** The handler of each operation. */
export const handlers = Object.assign({}, ...Object.values(rooms)) as Record<string, never>

/** Looks up, for a caller, which of the records that a body names exist and may be seen. */
export const present = (caller: Caller): Present => (db: Database, types, ids) =>
  presentIn(db, caller, types.map((type) => resources[type as ResourceType] as Resource), ids)
