/** Everything that accounts are told of. The first part names a kind of thing, the second what became of it. */

export type NotificationKey =
  | `insight.${'published' | 'corrected' | 'cancelled' | 'submitted' | 'returned' | 'approved' | 'liked' | 'saved' | 'forked' | 'cited'}`
  | `insight.${'access_requested' | 'access_granted' | 'access_denied'}`
  | `external_report.${'access_requested' | 'access_granted' | 'access_denied'}`
  | `comment.${'created' | 'replied' | 'mentioned' | 'liked'}`
  | 'annotation.created'
  | 'account.followed'
  | 'shared_item.created'
  | `corporate_event.${'published' | 'changed' | 'cancelled' | 'reminder'}`
  | `reservation.${'confirmed' | 'waitlisted' | 'promoted' | 'declined'}`
  | `corporate_question.${'asked' | 'answered'}`
  | 'entity_news.released'
  | 'exchange_announcement.released'
  | `premium_service_request.${'submit' | 'counter' | 'agree' | 'refuse_counter' | 'accept' | 'decline' | 'deliver' | 'rework'}`
  | `premium_service_request.${'complete' | 'cancel' | 'cancel_accepted' | 'expire' | 'due_soon' | 'overdue'}`
  | `premium_service_${'note' | 'attachment'}.created`
  | 'message.created'
  | `campaign.${'sent' | 'paused' | 'failed'}`
  | 'alert.matched'
  | 'activity_log.ready'
