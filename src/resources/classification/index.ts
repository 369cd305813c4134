/** Classification: what records are filed under. */
import type { Domain } from '../../verbs/domain.ts'
import { assetClasses, assetClassOperations } from './asset-classes.ts'
import { classificationDistributionOperations, classificationDistributions } from './classification-distributions.ts'
import { contentVerticalOperations, contentVerticals } from './content-verticals.ts'
import { countries, countryOperations } from './countries.ts'
import { geographies, geographyOperations } from './geographies.ts'
import { industries, industryOperations } from './industries.ts'
import { industryGroupOperations, industryGroups } from './industry-groups.ts'
import { sectorOperations, sectors } from './sectors.ts'

export const domain = {
  resources: {
    'asset-classes': assetClasses,
    'classification-distributions': classificationDistributions,
    'content-verticals': contentVerticals,
    countries,
    geographies,
    industries,
    'industry-groups': industryGroups,
    sectors,
  },
  operations: {
    'asset-classes': assetClassOperations,
    'classification-distributions': classificationDistributionOperations,
    'content-verticals': contentVerticalOperations,
    countries: countryOperations,
    geographies: geographyOperations,
    industries: industryOperations,
    'industry-groups': industryGroupOperations,
    sectors: sectorOperations,
  },
} satisfies Domain
