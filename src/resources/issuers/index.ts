/** Issuers: entities and what they publish and answer. */
import type { Domain } from '../../verbs/domain.ts'
import { corporateAnswerOperations, corporateAnswers } from './corporate-answers.ts'
import { corporateAttachmentOperations, corporateAttachments } from './corporate-attachments.ts'
import { corporatePresentationOperations, corporatePresentations } from './corporate-presentations.ts'
import { corporateQuestionOperations, corporateQuestions } from './corporate-questions.ts'
import { entities, entityOperations } from './entities.ts'
import { entityManagementProfileOperations, entityManagementProfiles } from './entity-management-profiles.ts'
import { entityNews, entityNewsOperations } from './entity-news.ts'
import { exchangeAnnouncementOperations, exchangeAnnouncements } from './exchange-announcements.ts'
import { tellOfReleases } from './releases.ts'

export const domain = {
  resources: {
    'corporate-answers': corporateAnswers,
    'corporate-attachments': corporateAttachments,
    'corporate-presentations': corporatePresentations,
    'corporate-questions': corporateQuestions,
    entities,
    'entity-management-profiles': entityManagementProfiles,
    'entity-news': entityNews,
    'exchange-announcements': exchangeAnnouncements,
  },
  operations: {
    'corporate-answers': corporateAnswerOperations,
    'corporate-attachments': corporateAttachmentOperations,
    'corporate-presentations': corporatePresentationOperations,
    'corporate-questions': corporateQuestionOperations,
    entities: entityOperations,
    'entity-management-profiles': entityManagementProfileOperations,
    'entity-news': entityNewsOperations,
    'exchange-announcements': exchangeAnnouncementOperations,
  },
  due: { settling: { tellOfReleases: ({ db, jobs, now }) => tellOfReleases(db, jobs, now) } },
} satisfies Domain
