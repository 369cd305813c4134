/** Everything that accounts are told of. The first part names a kind of thing, the second what became of it. */

export type NotificationKey =
  | `insight.${'published' | 'corrected' | 'cancelled' | 'submitted' | 'returned' | 'approved' | 'liked' | 'saved' | 'forked' | 'cited'}`
  | `insight.${'access_requested' | 'access_granted' | 'access_denied'}`
  | `comment.${'created' | 'replied' | 'mentioned' | 'liked'}`
  | 'annotation.created'
  | 'account.followed'
  | 'shared_item.created'
