/** The table of contents: every resource, and every operation with its handler. */
import type { Database } from '../database/connect.ts'
import type { Handlers, Resources, ResourceType, Room } from '../generated/contract.ts'
import type { Present } from '../http/accept.ts'
import type { Caller } from '../verbs/caller.ts'
import { presentIn } from '../verbs/present.ts'
import type { Resource } from '../verbs/resource.ts'
import { accountAnalyticDistributionReportOperations, accountAnalyticDistributionReports } from './account-analytic-distribution-reports.ts'
import { accountUploadOperations, accountUploads } from './account-uploads.ts'
import { accountOperations, accounts } from './accounts.ts'
import { activities, activityOperations } from './activities.ts'
import { activityAlertNameOperations, activityAlertNames } from './activity-alert-names.ts'
import { activityAlertOperations, activityAlerts } from './activity-alerts.ts'
import { alertOperations, alerts } from './alerts.ts'
import { annotationOperations, annotations } from './annotations.ts'
import { assetClasses, assetClassOperations } from './asset-classes.ts'
import { cancelledInsightOperations, cancelledInsights } from './cancelled-insights.ts'
import { classificationDistributionOperations, classificationDistributions } from './classification-distributions.ts'
import { collectionOperations, collections } from './collections.ts'
import { commentOperations, comments } from './comments.ts'
import { companies, companyOperations } from './companies.ts'
import { companyAnalyticDistributionReportOperations, companyAnalyticDistributionReports } from './company-analytic-distribution-reports.ts'
import { companyMtdQvaReportOperations, companyMtdQvaReports } from './company-mtd-qva-reports.ts'
import { companyPaymentOperations, companyPayments } from './company-payments.ts'
import { companyStageOperations, companyStages } from './company-stages.ts'
import { contactListOperations, contactLists } from './contact-lists.ts'
import { contactRequestOperations, contactRequests } from './contact-requests.ts'
import { contactOperations, contacts } from './contacts.ts'
import { contentVerticalOperations, contentVerticals } from './content-verticals.ts'
import { corporateAnswerOperations, corporateAnswers } from './corporate-answers.ts'
import { corporateAttachmentOperations, corporateAttachments } from './corporate-attachments.ts'
import { corporateEmailCampaignOperations, corporateEmailCampaigns } from './corporate-email-campaigns.ts'
import { corporateEventOperations, corporateEvents } from './corporate-events.ts'
import { corporatePlanOperations, corporatePlans } from './corporate-plans.ts'
import { corporatePresentationOperations, corporatePresentations } from './corporate-presentations.ts'
import { corporateQuestionOperations, corporateQuestions } from './corporate-questions.ts'
import { corporateReservationOperations, corporateReservations } from './corporate-reservations.ts'
import { countries, countryOperations } from './countries.ts'
import { entities, entityOperations } from './entities.ts'
import { entityManagementProfileOperations, entityManagementProfiles } from './entity-management-profiles.ts'
import { entityNews, entityNewsOperations } from './entity-news.ts'
import { exchangeAnnouncementOperations, exchangeAnnouncements } from './exchange-announcements.ts'
import { externalReportAttachmentOperations, externalReportAttachments } from './external-report-attachments.ts'
import { externalReportOperations, externalReports } from './external-reports.ts'
import { featureParticipantOperations, featureParticipants } from './feature-participants.ts'
import { featureUsageOperations, featureUsages } from './feature-usages.ts'
import { fileOperations } from './files.ts'
import { filterPresetOperations, filterPresets } from './filter-presets.ts'
import { followOperations, follows } from './follows.ts'
import { geographies, geographyOperations } from './geographies.ts'
import { groupEmailMessageOperations, groupEmailMessages } from './group-email-messages.ts'
import { healthOperations } from './health.ts'
import { imageOperations, images } from './images.ts'
import { industries, industryOperations } from './industries.ts'
import { industryGroupOperations, industryGroups } from './industry-groups.ts'
import { insightAnalyticsOperations, insightAnalytics } from './insight-analyticss.ts'
import { insightCollectionOperations, insightCollections } from './insight-collections.ts'
import { insightDisclosureOperations, insightDisclosures } from './insight-disclosures.ts'
import { insightDocumentOperations, insightDocuments } from './insight-documents.ts'
import { insightProviderPaymentOperations, insightProviderPayments } from './insight-provider-payments.ts'
import { insightProviderProfileOperations, insightProviderProfiles } from './insight-provider-profiles.ts'
import { insightProviderOperations, insightProviders } from './insight-providers.ts'
import { insightOperations, insights } from './insights.ts'
import { investmentFirmTypeOperations, investmentFirmTypes } from './investment-firm-types.ts'
import { investorCompanies, investorCompanyOperations } from './investor-companies.ts'
import { likeReasonOperations, likeReasons } from './like-reasons.ts'
import { lockerItemOperations, lockerItems } from './locker-items.ts'
import { marketCapDistroOperations, marketCapDistro } from './market-cap-distro.ts'
import { messageGroupOperations, messageGroups } from './message-groups.ts'
import { messageOperations, messages } from './messages.ts'
import { mtdQvaReportOperations, mtdQvaReports } from './mtd-qva-reports.ts'
import { mutedItemOperations, mutedItems } from './muted-items.ts'
import { notificationOperations, notifications } from './notifications.ts'
import { passwordOperations } from './passwords.ts'
import { personalEmailDomainOperations, personalEmailDomains } from './personal-email-domains.ts'
import { planOperations, plans } from './plans.ts'
import { premiumServiceAttachmentOperations, premiumServiceAttachments } from './premium-service-attachments.ts'
import { premiumServiceNoteOperations, premiumServiceNotes } from './premium-service-notes.ts'
import { premiumServicePackageOperations, premiumServicePackages } from './premium-service-packages.ts'
import { premiumServiceRequestOperations, premiumServiceRequests } from './premium-service-requests.ts'
import { premiumServiceTransactionOperations, premiumServiceTransactions } from './premium-service-transactions.ts'
import { premiumServiceOperations, premiumServices } from './premium-services.ts'
import { publicationAccessRequestOperations, publicationAccessRequests } from './publication-access-requests.ts'
import { pushNotificationTokenOperations, pushNotificationTokens } from './push-notification-tokens.ts'
import { pusherOperations } from './pusher.ts'
import { qvaReportOperations, qvaReports } from './qva-reports.ts'
import { searchOperations } from './search.ts'
import { sectorOperations, sectors } from './sectors.ts'
import { sessionOperations, sessions } from './sessions.ts'
import { sharedItemOperations, sharedItems } from './shared-items.ts'
import {
  mtdAccountAnalyticDistributionReportOperations,
  mtdAccountAnalyticDistributionReports,
} from './mtd-account-analytic-distribution-reports.ts'
import {
  mtdCompanyAnalyticDistributionReportOperations,
  mtdCompanyAnalyticDistributionReports,
} from './mtd-company-analytic-distribution-reports.ts'

const resources: { [T in keyof Resources]: Resource<T> } = {
  'account-analytic-distribution-reports': accountAnalyticDistributionReports,
  'account-uploads': accountUploads,
  accounts,
  activities,
  'activity-alert-names': activityAlertNames,
  'activity-alerts': activityAlerts,
  alerts,
  annotations,
  'asset-classes': assetClasses,
  'cancelled-insights': cancelledInsights,
  'classification-distributions': classificationDistributions,
  collections,
  comments,
  companies,
  'company-analytic-distribution-reports': companyAnalyticDistributionReports,
  'company-mtd-qva-reports': companyMtdQvaReports,
  'company-payments': companyPayments,
  'company-stages': companyStages,
  'contact-lists': contactLists,
  'contact-requests': contactRequests,
  contacts,
  'content-verticals': contentVerticals,
  'corporate-answers': corporateAnswers,
  'corporate-attachments': corporateAttachments,
  'corporate-email-campaigns': corporateEmailCampaigns,
  'corporate-events': corporateEvents,
  'corporate-plans': corporatePlans,
  'corporate-presentations': corporatePresentations,
  'corporate-questions': corporateQuestions,
  'corporate-reservations': corporateReservations,
  countries,
  entities,
  'entity-management-profiles': entityManagementProfiles,
  'entity-news': entityNews,
  'exchange-announcements': exchangeAnnouncements,
  'external-report-attachments': externalReportAttachments,
  'external-reports': externalReports,
  'feature-participants': featureParticipants,
  'feature-usages': featureUsages,
  'filter-presets': filterPresets,
  follows,
  geographies,
  'group-email-messages': groupEmailMessages,
  images,
  industries,
  'industry-groups': industryGroups,
  'insight-analyticss': insightAnalytics,
  'insight-collections': insightCollections,
  'insight-disclosures': insightDisclosures,
  'insight-documents': insightDocuments,
  'insight-provider-payments': insightProviderPayments,
  'insight-provider-profiles': insightProviderProfiles,
  'insight-providers': insightProviders,
  insights,
  'investment-firm-types': investmentFirmTypes,
  'investor-companies': investorCompanies,
  'like-reasons': likeReasons,
  'locker-items': lockerItems,
  'market-cap-distro': marketCapDistro,
  'message-groups': messageGroups,
  messages,
  'mtd-account-analytic-distribution-reports': mtdAccountAnalyticDistributionReports,
  'mtd-company-analytic-distribution-reports': mtdCompanyAnalyticDistributionReports,
  'mtd-qva-reports': mtdQvaReports,
  'muted-items': mutedItems,
  notifications,
  'personal-email-domains': personalEmailDomains,
  plans,
  'premium-service-attachments': premiumServiceAttachments,
  'premium-service-notes': premiumServiceNotes,
  'premium-service-packages': premiumServicePackages,
  'premium-service-requests': premiumServiceRequests,
  'premium-service-transactions': premiumServiceTransactions,
  'premium-services': premiumServices,
  'publication-access-requests': publicationAccessRequests,
  'push-notification-tokens': pushNotificationTokens,
  'qva-reports': qvaReports,
  sectors,
  sessions,
  'shared-items': sharedItems,
}

const rooms: { [R in Room]: Handlers<R> } = {
  'account-analytic-distribution-reports': accountAnalyticDistributionReportOperations,
  'account-uploads': accountUploadOperations,
  accounts: accountOperations,
  activities: activityOperations,
  'activity-alert-names': activityAlertNameOperations,
  'activity-alerts': activityAlertOperations,
  alerts: alertOperations,
  annotations: annotationOperations,
  'asset-classes': assetClassOperations,
  'cancelled-insights': cancelledInsightOperations,
  'classification-distributions': classificationDistributionOperations,
  collections: collectionOperations,
  comments: commentOperations,
  companies: companyOperations,
  'company-analytic-distribution-reports': companyAnalyticDistributionReportOperations,
  'company-mtd-qva-reports': companyMtdQvaReportOperations,
  'company-payments': companyPaymentOperations,
  'company-stages': companyStageOperations,
  'contact-lists': contactListOperations,
  'contact-requests': contactRequestOperations,
  contacts: contactOperations,
  'content-verticals': contentVerticalOperations,
  'corporate-answers': corporateAnswerOperations,
  'corporate-attachments': corporateAttachmentOperations,
  'corporate-email-campaigns': corporateEmailCampaignOperations,
  'corporate-events': corporateEventOperations,
  'corporate-plans': corporatePlanOperations,
  'corporate-presentations': corporatePresentationOperations,
  'corporate-questions': corporateQuestionOperations,
  'corporate-reservations': corporateReservationOperations,
  countries: countryOperations,
  entities: entityOperations,
  'entity-management-profiles': entityManagementProfileOperations,
  'entity-news': entityNewsOperations,
  'exchange-announcements': exchangeAnnouncementOperations,
  'external-report-attachments': externalReportAttachmentOperations,
  'external-reports': externalReportOperations,
  'feature-participants': featureParticipantOperations,
  'feature-usages': featureUsageOperations,
  files: fileOperations,
  'filter-presets': filterPresetOperations,
  follows: followOperations,
  geographies: geographyOperations,
  'group-email-messages': groupEmailMessageOperations,
  health: healthOperations,
  images: imageOperations,
  industries: industryOperations,
  'industry-groups': industryGroupOperations,
  'insight-analyticss': insightAnalyticsOperations,
  'insight-collections': insightCollectionOperations,
  'insight-disclosures': insightDisclosureOperations,
  'insight-documents': insightDocumentOperations,
  'insight-provider-payments': insightProviderPaymentOperations,
  'insight-provider-profiles': insightProviderProfileOperations,
  'insight-providers': insightProviderOperations,
  insights: insightOperations,
  'investment-firm-types': investmentFirmTypeOperations,
  'investor-companies': investorCompanyOperations,
  'like-reasons': likeReasonOperations,
  'locker-items': lockerItemOperations,
  'market-cap-distro': marketCapDistroOperations,
  'message-groups': messageGroupOperations,
  messages: messageOperations,
  'mtd-account-analytic-distribution-reports': mtdAccountAnalyticDistributionReportOperations,
  'mtd-company-analytic-distribution-reports': mtdCompanyAnalyticDistributionReportOperations,
  'mtd-qva-reports': mtdQvaReportOperations,
  'muted-items': mutedItemOperations,
  notifications: notificationOperations,
  passwords: passwordOperations,
  'personal-email-domains': personalEmailDomainOperations,
  plans: planOperations,
  'premium-service-attachments': premiumServiceAttachmentOperations,
  'premium-service-notes': premiumServiceNoteOperations,
  'premium-service-packages': premiumServicePackageOperations,
  'premium-service-requests': premiumServiceRequestOperations,
  'premium-service-transactions': premiumServiceTransactionOperations,
  'premium-services': premiumServiceOperations,
  'publication-access-requests': publicationAccessRequestOperations,
  'push-notification-tokens': pushNotificationTokenOperations,
  pusher: pusherOperations,
  'qva-reports': qvaReportOperations,
  search: searchOperations,
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
