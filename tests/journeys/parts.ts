/**
 * The journey in which each operation of the specification answers, with records that the journey made. Lookups are those
 * that come with an installation.
 */
import { expect } from 'vitest'
import type { OperationId } from '../../src/generated/contract.ts'
import { routes } from '../../src/generated/routes.ts'
import type { Installation } from './installation.ts'

/** Operations by their names, separated by white space. */
const named = (text: string): readonly OperationId[] => text.trim().split(/\s+/) as OperationId[]

export const parts = {
  operator: named(`
    signIn createMagicAuthentication createTemporaryAuthentication verifyEmail requestPasswordReset resetPassword
    createCompanyV1 deleteCompanyV1 getCompany getCompanyV1 listCompanies listCompaniesV1 updateCompany updateCompanyV1
    getCompanyStage listCompanyStages getInvestmentFirmType listInvestmentFirmTypes listPersonalEmailDomains listPlans listCorporatePlans
    createCountry updateCountry deleteCountry getCountry listCountries getGeography listGeographies getIndustry getIndustryGroup
    createAssetClass createAssetClassV1 deleteAssetClass deleteAssetClassV1 getAssetClass getAssetClassV1 listAssetClasses
    listAssetClassesV1 updateAssetClass updateAssetClassV1 listLikeReasons listActivityAlertNames
    createEntityV1 updateEntityV1 deleteEntityV1 getEntity getEntityV1 listEntities listEntitiesV1 addEntityPeers removeEntityPeers
    getInvestorCompany listInvestorCompanies listInsightCollections createContactRequest getMarketCapDistro
    listPremiumServicePackages authenticatePusher getPusherUserOnline`),
  'research-firm': named(`
    getAccount listAccounts updateAccount listInsightProviders listInsightProviderProfiles
    createInsight updateInsight deleteInsight getInsight listInsights requestInsightPublicationAccess
    createInsightDocument updateInsightDocument deleteInsightDocument getInsightDocument getInsightDisclosure updateInsightDisclosure
    createImage deleteImage getImage createAccountUpload deleteAccountUpload getAccountUpload
    createExternalReport getExternalReport listExternalReports requestExternalReportPublicationAccess
    createExternalReportAttachment updateExternalReportAttachment deleteExternalReportAttachment getExternalReportAttachment
    createGroupEmailMessage updateGroupEmailMessage deleteGroupEmailMessage getGroupEmailMessage listGroupEmailMessages`),
  'investor-firm': named(`
    likeInsight dislikeInsight unlikeInsight createFilterPreset updateFilterPreset deleteFilterPreset getFilterPreset listFilterPresets
    createFollow deleteFollow getFollow followAccount followAccounts addFollowingAccounts unfollowAccount
    createAlert updateAlert deleteAlert getAlert listAlerts search
    createAnnotation updateAnnotation deleteAnnotation getAnnotation
    createComment updateComment deleteComment getComment listComments likeComment unlikeComment removeComment
    createCollection updateCollection getCollection listCollections addCollectionItems removeCollectionItems
    createLockerItem updateLockerItem deleteLockerItem getLockerItem listLockerItems
    createMutedItem updateMutedItem deleteMutedItem getMutedItem listMutedItems
    createSharedItem updateSharedItem deleteSharedItem getSharedItem listSharedItems
    createFeatureParticipant createFeatureUsage
    createPushNotificationToken updatePushNotificationToken deletePushNotificationToken getPushNotificationMessage`),
  issuer: named(`
    listNewsOfEntity createEntityManagementProfile updateEntityManagementProfile deleteEntityManagementProfile
    getEntityManagementProfile listEntityManagementProfiles createEntityNews updateEntityNews deleteEntityNews getEntityNews
    listEntityNews createExchangeAnnouncement updateExchangeAnnouncement deleteExchangeAnnouncement getExchangeAnnouncement
    listExchangeAnnouncements createCorporateEvent updateCorporateEvent deleteCorporateEvent getCorporateEvent listCorporateEvents
    bookCorporateEventReservation cancelCorporateEventReservation createCorporatePresentation updateCorporatePresentation
    deleteCorporatePresentation getCorporatePresentation listCorporatePresentations createCorporateAttachment
    deleteCorporateAttachment deleteCorporateAttachmentByBody createCorporateQuestion updateCorporateQuestion deleteCorporateQuestion
    getCorporateQuestion createCorporateAnswer updateCorporateAnswer deleteCorporateAnswer getCorporateAnswer
    createContactList updateContactList removeContactList getContactList listContactLists addContactListContacts
    removeContactListContacts importContactListContactsFromCsv createCorporateEmailCampaign updateCorporateEmailCampaign
    deleteCorporateEmailCampaign getCorporateEmailCampaign listCorporateEmailCampaigns sendTestCorporateEmailCampaign`),
  'premium-work': named(`
    createPremiumService updatePremiumService deletePremiumService getPremiumService listPremiumServices
    createPremiumServiceRequest updatePremiumServiceRequest deletePremiumServiceRequest getPremiumServiceRequest
    listPremiumServiceRequests createPremiumServiceAttachment deletePremiumServiceAttachment
    createPremiumServiceNote updatePremiumServiceNote deletePremiumServiceNote getPremiumServiceNote
    getPremiumServiceTransaction listPremiumServiceTransactions getNotification listNotifications`),
  finance: named(`
    listAccountAnalyticDistributionReports listCompanyAnalyticDistributionReports listCompanyMtdQvaReports listCompanyPayments
    listInsightAnalytics listInsightProviderPayments listMtdAccountAnalyticDistributionReports
    listMtdCompanyAnalyticDistributionReports listMtdQvaReports listQvaReports`),
  compliance: named(`
    createMessage updateMessage getMessage listMessages createMessageGroup updateMessageGroup getMessageGroup listMessageGroups
    joinMessageGroup leaveMessageGroup createActivity getActivity listActivities listCancelledInsights
    createActivityAlert updateActivityAlert deleteActivityAlert getActivityAlert listActivityAlerts`),
} as const satisfies Record<string, readonly OperationId[]>

/** Reads, as everybody who was here, what a journey left to be read, until each of its operations has answered with a record. */
async function read({ answered, withToken }: Installation, ids: readonly OperationId[]): Promise<void> {
  const tokens = [undefined, ...new Set(answered.seen.map((one) => one.token))]
  for (const { id, type, path } of routes.filter((one) => one.method === 'GET' && ids.includes(one.id))) {
    const asks = path.includes('{id}')
      ? answered.seen.filter((one) => one.type === type).map((one) => ({ token: one.token, path: path.replace('{id}', one.id) }))
      : tokens.map((token) => ({ token, path }))
    for (const ask of asks) {
      if (answered.operations.has(id)) break
      await withToken(ask.token).get(ask.path)
    }
  }
}

/** The end of a journey: all of its operations have answered with a record. */
export async function expectAnswered(installation: Installation, part: keyof typeof parts): Promise<void> {
  await read(installation, parts[part])
  expect(parts[part].filter((id) => !installation.answered.operations.has(id))).toEqual([])
}
