import type { Migration } from '../migration.ts'
import * as firstSlice from './001-first-slice.ts'
import * as accountsAndLifecycle from './002-accounts-and-lifecycle.ts'
import * as activitiesAndNotifications from './003-activities-and-notifications.ts'
import * as discussion from './004-discussion.ts'
import * as shelvesAndCollections from './005-shelves-and-collections.ts'
import * as walkingInsights from './006-walking-insights.ts'
import * as files from './007-files.ts'
import * as idempotencyKeys from './008-idempotency-keys.ts'
import * as covers from './009-covers.ts'
import * as premiumServices from './010-premium-services.ts'
import * as smarts from './011-smarts.ts'
import * as corporateEvents from './012-corporate-events.ts'
import * as corporateFiles from './013-corporate-files.ts'
import * as issuerNews from './014-issuer-news.ts'
import * as announcementFiles from './015-announcement-files.ts'
import * as messages from './016-messages.ts'
import * as contactRequestsAndGroupMail from './017-contact-requests-and-group-mail.ts'
import * as contactLists from './018-contact-lists.ts'
import * as corporateEmailCampaigns from './019-corporate-email-campaigns.ts'
import * as plansAndLookups from './020-plans-and-lookups.ts'
import * as alertsAndPush from './021-alerts-and-push.ts'
import * as externalReports from './022-external-reports.ts'
import * as reports from './023-reports.ts'
import * as search from './024-search.ts'
import * as entitiesBySize from './026-entities-by-size.ts'
import * as ratingsAndAnswers from './027-ratings-and-answers.ts'
import * as attachmentsOfIssuerNews from './029-attachments-of-issuer-news.ts'
import * as conversationsAboutRecords from './031-conversations-about-records.ts'
import * as liveNotifications from './032-live-notifications.ts'
import * as alertsByTheClockOfTheirAccount from './035-alerts-by-the-clock-of-their-account.ts'
import * as shelvesOfIssuers from './037-shelves-of-issuers.ts'
import * as searchKeptByTriggers from './040-search-kept-by-triggers.ts'
import * as functionsKnowTheirSchema from './041-functions-know-their-schema.ts'
import * as groupMailsOfTheReleaseBefore from './042-group-mails-of-the-release-before.ts'
import * as searchingWhateverIsTyped from './047-searching-whatever-is-typed.ts'
import * as tokensOfSessions from './049-tokens-of-sessions.ts'
import * as filesOfAccounts from './051-files-of-accounts.ts'
import * as namedAuthors from './054-named-authors.ts'
import * as leavers from './055-leavers.ts'
import * as leaversAreErased from './056-leavers-are-erased.ts'
import * as attendeesWhoAgreed from './057-attendees-who-agreed.ts'
import * as spansOfMembership from './058-spans-of-membership.ts'
import * as managedEntities from './060-managed-entities.ts'
import * as answersToContactRequests from './061-answers-to-contact-requests.ts'
import * as firmsThatAreFound from './062-firms-that-are-found.ts'
import * as addressesToConfirm from './065-addresses-to-confirm.ts'
import * as portraitsAndLogos from './066-portraits-and-logos.ts'
import * as plansThatEnd from './070-plans-that-end.ts'
import * as newsAfterTheEmbargo from './071-news-after-the-embargo.ts'
import * as ledgerOfFinance from './075-ledger-of-finance.ts'
import * as revenuesOfFinance from './080-revenues-of-finance.ts'
import * as correctionsOfMonths from './081-corrections-of-months.ts'
import * as pointsByInsight from './085-points-by-insight.ts'
import * as remindersOfWhatIsKept from './086-reminders-of-what-is-kept.ts'
import * as revisionsOfInsights from './087-revisions-of-insights.ts'
import * as searchInEveryScript from './088-search-in-every-script.ts'
import * as whatInsightsAreAbout from './089-what-insights-are-about.ts'
import * as whatNobodyReads from './090-what-nobody-reads.ts'
import * as namesInOneLine from './091-names-in-one-line.ts'
import * as wordsInEveryScript from './092-words-in-every-script.ts'
import * as notesThatAreHidden from './093-notes-that-are-hidden.ts'
import * as calendarsOfTheSeated from './094-calendars-of-the-seated.ts'
import * as campaignsThatWereResumed from './095-campaigns-that-were-resumed.ts'
import * as roadshows from './096-roadshows.ts'
import * as invitationsAndCalendarFeeds from './097-invitations-and-calendar-feeds.ts'
import * as whatBecameOfMails from './098-what-became-of-mails.ts'
import * as contactsThatComeAndGo from './099-contacts-that-come-and-go.ts'
import * as votesOnQuestions from './100-votes-on-questions.ts'
import * as plansThatHold from './101-plans-that-hold.ts'
import * as mailsOfNotifications from './102-mails-of-notifications.ts'
import * as reviewsThatEnd from './120-reviews-that-end.ts'
import * as knownDevices from './121-known-devices.ts'
import * as monthlyStatements from './122-monthly-statements.ts'
import * as mailsHandedOver from './123-mails-handed-over.ts'
import * as whatGrows from './124-what-grows.ts'
import * as accountCounts from './125-account-counts.ts'
import * as activitiesByMonth from './126-activities-by-month.ts'
import * as pointsOfInsightsByMonth from './131-points-of-insights-by-month.ts'
import * as recentWriters from './135-recent-writers.ts'
import * as foundByOneFilter from './136-found-by-one-filter.ts'
import * as pointsOfWholeInsights from './137-points-of-whole-insights.ts'
import * as apiKeys from './138-api-keys.ts'
import * as webhooks from './139-webhooks.ts'
import * as changesInOrder from './140-changes-in-order.ts'
import * as changes from './141-changes.ts'
import * as exports from './142-exports.ts'
import * as activitiesInOrder from './143-activities-in-order.ts'
import * as messagesInOrder from './144-messages-in-order.ts'
import * as pointsInOrder from './145-points-in-order.ts'
import * as insightsByTime from './146-insights-by-time.ts'
import * as searchByTime from './147-search-by-time.ts'
import * as insightsByMonth from './148-insights-by-month.ts'
import * as clientsOfSessions from './149-clients-of-sessions.ts'
import * as namesInOrder from './150-names-in-order.ts'
import * as confirmedPeers from './151-confirmed-peers.ts'
import * as employments from './152-employments.ts'
import * as lentSessions from './154-lent-sessions.ts'
import * as requestsWithoutReports from './155-requests-without-reports.ts'
import * as slugsForGood from './156-slugs-for-good.ts'
import * as wordsBesideOr from './157-words-beside-or.ts'
import * as wholeEntriesOfProfiles from './158-whole-entries-of-profiles.ts'
import * as placesOfZones from './162-places-of-zones.ts'
import * as paidWithoutACompany from './165-paid-without-a-company.ts'
import * as wordsOfPeopleAndFirms from './171-words-of-people-and-firms.ts'
import * as contactsInOrder from './172-contacts-in-order.ts'
import * as namesThatSpread from './173-names-that-spread.ts'
import * as newsToldInParts from './174-news-told-in-parts.ts'
import * as tickersOfEntities from './175-tickers-of-entities.ts'
import * as webhooksInTheirOrder from './180-webhooks-in-their-order.ts'
import * as paymentsWithoutACompany from './190-payments-without-a-company.ts'
import * as namesAsTheyAreWritten from './197-names-as-they-are-written.ts'
import * as suspendedUntilAnAdmin from './198-suspended-until-an-admin.ts'
import * as firmsThatScheduleCampaigns from './200-firms-that-schedule-campaigns.ts'
import * as contactsThatAreNotWatched from './201-contacts-that-are-not-watched.ts'
import * as notificationsOfOne from './206-notifications-of-one.ts'

/** Every migration, oldest first; names sort in the order they run. */
export const migrations: Record<string, Migration> = {
  '001-first-slice': firstSlice,
  '002-accounts-and-lifecycle': accountsAndLifecycle,
  '003-activities-and-notifications': activitiesAndNotifications,
  '004-discussion': discussion,
  '005-shelves-and-collections': shelvesAndCollections,
  '006-walking-insights': walkingInsights,
  '007-files': files,
  '008-idempotency-keys': idempotencyKeys,
  '009-covers': covers,
  '010-premium-services': premiumServices,
  '011-smarts': smarts,
  '012-corporate-events': corporateEvents,
  '013-corporate-files': corporateFiles,
  '014-issuer-news': issuerNews,
  '015-announcement-files': announcementFiles,
  '016-messages': messages,
  '017-contact-requests-and-group-mail': contactRequestsAndGroupMail,
  '018-contact-lists': contactLists,
  '019-corporate-email-campaigns': corporateEmailCampaigns,
  '020-plans-and-lookups': plansAndLookups,
  '021-alerts-and-push': alertsAndPush,
  '022-external-reports': externalReports,
  '023-reports': reports,
  '024-search': search,
  '026-entities-by-size': entitiesBySize,
  '027-ratings-and-answers': ratingsAndAnswers,
  '029-attachments-of-issuer-news': attachmentsOfIssuerNews,
  '031-conversations-about-records': conversationsAboutRecords,
  '032-live-notifications': liveNotifications,
  '035-alerts-by-the-clock-of-their-account': alertsByTheClockOfTheirAccount,
  '037-shelves-of-issuers': shelvesOfIssuers,
  '040-search-kept-by-triggers': searchKeptByTriggers,
  '041-functions-know-their-schema': functionsKnowTheirSchema,
  '042-group-mails-of-the-release-before': groupMailsOfTheReleaseBefore,
  '047-searching-whatever-is-typed': searchingWhateverIsTyped,
  '049-tokens-of-sessions': tokensOfSessions,
  '051-files-of-accounts': filesOfAccounts,
  '054-named-authors': namedAuthors,
  '055-leavers': leavers,
  '056-leavers-are-erased': leaversAreErased,
  '057-attendees-who-agreed': attendeesWhoAgreed,
  '058-spans-of-membership': spansOfMembership,
  '060-managed-entities': managedEntities,
  '061-answers-to-contact-requests': answersToContactRequests,
  '062-firms-that-are-found': firmsThatAreFound,
  '065-addresses-to-confirm': addressesToConfirm,
  '066-portraits-and-logos': portraitsAndLogos,
  '070-plans-that-end': plansThatEnd,
  '071-news-after-the-embargo': newsAfterTheEmbargo,
  '075-ledger-of-finance': ledgerOfFinance,
  '080-revenues-of-finance': revenuesOfFinance,
  '081-corrections-of-months': correctionsOfMonths,
  '085-points-by-insight': pointsByInsight,
  '086-reminders-of-what-is-kept': remindersOfWhatIsKept,
  '087-revisions-of-insights': revisionsOfInsights,
  '088-search-in-every-script': searchInEveryScript,
  '089-what-insights-are-about': whatInsightsAreAbout,
  '090-what-nobody-reads': whatNobodyReads,
  '091-names-in-one-line': namesInOneLine,
  '092-words-in-every-script': wordsInEveryScript,
  '093-notes-that-are-hidden': notesThatAreHidden,
  '094-calendars-of-the-seated': calendarsOfTheSeated,
  '095-campaigns-that-were-resumed': campaignsThatWereResumed,
  '096-roadshows': roadshows,
  '097-invitations-and-calendar-feeds': invitationsAndCalendarFeeds,
  '098-what-became-of-mails': whatBecameOfMails,
  '099-contacts-that-come-and-go': contactsThatComeAndGo,
  '100-votes-on-questions': votesOnQuestions,
  '101-plans-that-hold': plansThatHold,
  '102-mails-of-notifications': mailsOfNotifications,
  '120-reviews-that-end': reviewsThatEnd,
  '121-known-devices': knownDevices,
  '122-monthly-statements': monthlyStatements,
  '123-mails-handed-over': mailsHandedOver,
  '124-what-grows': whatGrows,
  '125-account-counts': accountCounts,
  '126-activities-by-month': activitiesByMonth,
  '131-points-of-insights-by-month': pointsOfInsightsByMonth,
  '135-recent-writers': recentWriters,
  '136-found-by-one-filter': foundByOneFilter,
  '137-points-of-whole-insights': pointsOfWholeInsights,
  '138-api-keys': apiKeys,
  '139-webhooks': webhooks,
  '140-changes-in-order': changesInOrder,
  '141-changes': changes,
  '142-exports': exports,
  '143-activities-in-order': activitiesInOrder,
  '144-messages-in-order': messagesInOrder,
  '145-points-in-order': pointsInOrder,
  '146-insights-by-time': insightsByTime,
  '147-search-by-time': searchByTime,
  '148-insights-by-month': insightsByMonth,
  '149-clients-of-sessions': clientsOfSessions,
  '150-names-in-order': namesInOrder,
  '151-confirmed-peers': confirmedPeers,
  '152-employments': employments,
  '154-lent-sessions': lentSessions,
  '155-requests-without-reports': requestsWithoutReports,
  '156-slugs-for-good': slugsForGood,
  '157-words-beside-or': wordsBesideOr,
  '158-whole-entries-of-profiles': wholeEntriesOfProfiles,
  '162-places-of-zones': placesOfZones,
  '165-paid-without-a-company': paidWithoutACompany,
  '171-words-of-people-and-firms': wordsOfPeopleAndFirms,
  '172-contacts-in-order': contactsInOrder,
  '173-names-that-spread': namesThatSpread,
  '174-news-told-in-parts': newsToldInParts,
  '175-tickers-of-entities': tickersOfEntities,
  '180-webhooks-in-their-order': webhooksInTheirOrder,
  '190-payments-without-a-company': paymentsWithoutACompany,
  '197-names-as-they-are-written': namesAsTheyAreWritten,
  '198-suspended-until-an-admin': suspendedUntilAnAdmin,
  '200-firms-that-schedule-campaigns': firmsThatScheduleCampaigns,
  '201-contacts-that-are-not-watched': contactsThatAreNotWatched,
  '206-notifications-of-one': notificationsOfOne,
}
