// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
/** A way from one state to another. */
export interface Move {
  event: string
  by: readonly string[]
  guards: readonly string[]
  effects: readonly string[]
}

/** The states of a type: which column holds one, where each leads. */
export interface Machine {
  attribute: string
  column: string
  moves: Readonly<Record<string, Readonly<Record<string, Move>>>>
}

/** A rule of what may be sent: what is absent is no condition. */
export interface Permit {
  by?: readonly string[]
  in?: readonly string[]
  may: readonly string[]
  with?: Readonly<Record<string, string>>
  alone?: true
}

/** The words of each type that has a lifecycle. */
export interface Machines {
  'accounts': {
    state: 'invited' | 'active' | 'suspended' | 'deactivated'
    actor: 'owner' | 'lead' | 'manager' | 'finance' | 'admin' | 'system'
    event: 'join' | 'suspend' | 'reinstate' | 'deactivate' | 'invite'
    guard: never
    effect: 'take-seat' | 'end-sessions' | 'tell' | 'leave' | 'invite'
  }
  'company-payments': {
    state: 'estimated' | 'final' | 'paid'
    actor: 'clerk' | 'system'
    event: 'settle' | 'pay'
    guard: never
    effect: 'book'
  }
  'contact-requests': {
    state: 'new' | 'assigned' | 'replied' | 'closed' | 'spam'
    actor: 'manager'
    event: 'assign' | 'reply' | 'close' | 'set-aside' | 'bring-back'
    guard: 'assignee' | 'reply'
    effect: 'sign'
  }
  'corporate-email-campaigns': {
    state: 'drafted' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed'
    actor: 'keeper' | 'system'
    event: 'schedule' | 'unschedule' | 'start' | 'pause' | 'resume' | 'finish' | 'fail' | 'cancel'
    guard: 'complete' | 'lists' | 'deliverable' | 'in-plan' | 'in-time'
    effect: 'set-time' | 'choose-recipients' | 'wake' | 'finish' | 'tell'
  }
  'corporate-events': {
    state: 'drafted' | 'published' | 'closed' | 'live' | 'finished' | 'cancelled'
    actor: 'host' | 'system'
    event: 'publish' | 'close' | 'reopen' | 'start' | 'finish' | 'cancel'
    guard: 'time-ahead' | 'registration-ahead' | 'complete' | 'reason' | 'in-plan'
    effect: 'call-off'
  }
  'corporate-questions': {
    state: 'submitted' | 'approved' | 'answered' | 'closed' | 'rejected' | 'withdrawn'
    actor: 'asker' | 'moderator' | 'system'
    event: 'approve' | 'reject' | 'withdraw' | 'answer' | 'take-back' | 'close'
    guard: never
    effect: never
  }
  'corporate-reservations': {
    state: 'requested' | 'confirmed' | 'waitlisted' | 'declined' | 'cancelled' | 'attended' | 'no-show'
    actor: 'holder' | 'host' | 'system'
    event: 'confirm' | 'reconsider' | 'decline' | 'attend' | 'miss' | 'cancel'
    guard: 'before' | 'afterwards' | 'seat'
    effect: 'agree' | 'refuse' | 'attend' | 'miss'
  }
  'insight-provider-payments': {
    state: 'estimated' | 'final' | 'paid'
    actor: 'clerk' | 'system'
    event: 'settle' | 'pay'
    guard: never
    effect: 'book'
  }
  'insights': {
    state: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled'
    actor: 'author' | 'lead' | 'stand-in' | 'compliance' | 'editor' | 'system'
    event: 'submit' | 'resubmit' | 'start-review' | 'request-changes' | 'approve' | 'schedule' | 'unschedule' | 'publish' | 'return-to-draft' | 'cancel' | 'withdraw'
    guard: 'complete' | 'certified' | 'entities-open' | 'other-hand' | 'reason' | 'known-reason' | 'time-ahead'
    effect: 'freeze' | 'begin-review' | 'approve' | 'clear-approvals' | 'clear-certification' | 'publish' | 'cancel'
  }
  'premium-service-requests': {
    state: 'drafted' | 'submitted' | 'countered' | 'accepted' | 'delivered' | 'completed' | 'declined' | 'cancelled' | 'expired'
    actor: 'requestor' | 'requestee' | 'manager' | 'admin' | 'system'
    event: 'submit' | 'counter' | 'accept' | 'agree' | 'refuse_counter' | 'decline' | 'cancel' | 'expire' | 'deliver' | 'cancel_accepted' | 'rework' | 'complete'
    guard: 'on-offer' | 'room' | 'new-terms' | 'priced' | 'note' | 'something-sent' | 'reworks-left' | 'early'
    effect: 'name-firms' | 'manage' | 'ask' | 'answer' | 'await-answer' | 'remember-terms' | 'restore-terms' | 'hold' | 'release' | 'schedule' | 'await-completion' | 'redo' | 'complete'
  }
  'publication-access-requests': {
    state: 'pending' | 'granted' | 'denied' | 'withdrawn' | 'expired' | 'revoked'
    actor: 'requester' | 'decider' | 'system'
    event: 'grant' | 'deny' | 'withdraw' | 'revoke' | 'expire'
    guard: 'reason' | 'time-ahead'
    effect: 'decide' | 'lend'
  }
}

export const machines: Readonly<Record<keyof Machines, Machine>> = {
  'accounts': {
    attribute: 'status',
    column: 'status',
    moves: {
      'invited': {
        'active': { event: 'join', by: ['system'], guards: [], effects: [] },
        'deactivated': { event: 'deactivate', by: ['lead', 'admin'], guards: [], effects: ['end-sessions', 'leave'] },
      },
      'active': {
        'suspended': { event: 'suspend', by: ['lead', 'admin'], guards: [], effects: ['end-sessions', 'tell'] },
        'deactivated': { event: 'deactivate', by: ['lead', 'admin'], guards: [], effects: ['end-sessions', 'leave'] },
      },
      'suspended': {
        'active': { event: 'reinstate', by: ['admin'], guards: [], effects: ['take-seat'] },
        'deactivated': { event: 'deactivate', by: ['lead', 'admin'], guards: [], effects: ['end-sessions', 'leave'] },
      },
      'deactivated': {
        'invited': { event: 'invite', by: ['lead', 'admin'], guards: [], effects: ['take-seat', 'invite'] },
      },
    },
  },
  'company-payments': {
    attribute: 'status',
    column: 'status',
    moves: {
      'estimated': {
        'final': { event: 'settle', by: ['system'], guards: [], effects: [] },
      },
      'final': {
        'paid': { event: 'pay', by: ['clerk'], guards: [], effects: ['book'] },
      },
      'paid': {
      },
    },
  },
  'contact-requests': {
    attribute: 'status',
    column: 'status',
    moves: {
      'new': {
        'assigned': { event: 'assign', by: ['manager'], guards: ['assignee'], effects: [] },
        'replied': { event: 'reply', by: ['manager'], guards: ['reply'], effects: ['sign'] },
        'closed': { event: 'close', by: ['manager'], guards: [], effects: [] },
        'spam': { event: 'set-aside', by: ['manager'], guards: [], effects: [] },
      },
      'assigned': {
        'replied': { event: 'reply', by: ['manager'], guards: ['reply'], effects: ['sign'] },
        'closed': { event: 'close', by: ['manager'], guards: [], effects: [] },
        'spam': { event: 'set-aside', by: ['manager'], guards: [], effects: [] },
      },
      'replied': {
        'closed': { event: 'close', by: ['manager'], guards: [], effects: [] },
      },
      'closed': {
      },
      'spam': {
        'new': { event: 'bring-back', by: ['manager'], guards: [], effects: [] },
      },
    },
  },
  'corporate-email-campaigns': {
    attribute: 'status',
    column: 'status',
    moves: {
      'drafted': {
        'scheduled': { event: 'schedule', by: ['keeper'], guards: ['complete', 'lists', 'deliverable', 'in-plan'], effects: ['set-time'] },
        'cancelled': { event: 'cancel', by: ['keeper'], guards: [], effects: [] },
      },
      'scheduled': {
        'drafted': { event: 'unschedule', by: ['keeper'], guards: ['in-time'], effects: [] },
        'sending': { event: 'start', by: ['system'], guards: [], effects: ['choose-recipients'] },
        'failed': { event: 'fail', by: ['system'], guards: [], effects: ['tell'] },
        'cancelled': { event: 'cancel', by: ['keeper'], guards: [], effects: [] },
      },
      'sending': {
        'paused': { event: 'pause', by: ['keeper', 'system'], guards: [], effects: ['tell'] },
        'sent': { event: 'finish', by: ['system'], guards: [], effects: ['finish', 'tell'] },
        'failed': { event: 'fail', by: ['system'], guards: [], effects: ['tell'] },
      },
      'paused': {
        'sending': { event: 'resume', by: ['keeper'], guards: [], effects: ['wake'] },
        'cancelled': { event: 'cancel', by: ['keeper'], guards: [], effects: [] },
      },
      'sent': {
      },
      'cancelled': {
      },
      'failed': {
        'scheduled': { event: 'schedule', by: ['keeper'], guards: ['complete', 'lists', 'deliverable', 'in-plan'], effects: ['set-time'] },
      },
    },
  },
  'corporate-events': {
    attribute: 'status',
    column: 'status',
    moves: {
      'drafted': {
        'published': { event: 'publish', by: ['host'], guards: ['time-ahead', 'registration-ahead', 'complete', 'in-plan'], effects: [] },
        'cancelled': { event: 'cancel', by: ['host'], guards: ['reason'], effects: ['call-off'] },
      },
      'published': {
        'closed': { event: 'close', by: ['host', 'system'], guards: [], effects: [] },
        'live': { event: 'start', by: ['host', 'system'], guards: [], effects: [] },
        'cancelled': { event: 'cancel', by: ['host'], guards: ['reason'], effects: ['call-off'] },
      },
      'closed': {
        'published': { event: 'reopen', by: ['host'], guards: ['time-ahead', 'registration-ahead'], effects: [] },
        'live': { event: 'start', by: ['host', 'system'], guards: [], effects: [] },
        'cancelled': { event: 'cancel', by: ['host'], guards: ['reason'], effects: ['call-off'] },
      },
      'live': {
        'finished': { event: 'finish', by: ['host', 'system'], guards: [], effects: [] },
        'cancelled': { event: 'cancel', by: ['host'], guards: ['reason'], effects: ['call-off'] },
      },
      'finished': {
      },
      'cancelled': {
      },
    },
  },
  'corporate-questions': {
    attribute: 'status',
    column: 'status',
    moves: {
      'submitted': {
        'approved': { event: 'approve', by: ['moderator'], guards: [], effects: [] },
        'rejected': { event: 'reject', by: ['moderator'], guards: [], effects: [] },
        'withdrawn': { event: 'withdraw', by: ['asker'], guards: [], effects: [] },
      },
      'approved': {
        'rejected': { event: 'reject', by: ['moderator'], guards: [], effects: [] },
        'withdrawn': { event: 'withdraw', by: ['asker'], guards: [], effects: [] },
        'answered': { event: 'answer', by: ['system'], guards: [], effects: [] },
        'closed': { event: 'close', by: ['moderator'], guards: [], effects: [] },
      },
      'answered': {
        'approved': { event: 'take-back', by: ['system'], guards: [], effects: [] },
        'closed': { event: 'close', by: ['moderator'], guards: [], effects: [] },
      },
      'closed': {
      },
      'rejected': {
        'approved': { event: 'approve', by: ['moderator'], guards: [], effects: [] },
      },
      'withdrawn': {
      },
    },
  },
  'corporate-reservations': {
    attribute: 'status',
    column: 'status',
    moves: {
      'requested': {
        'confirmed': { event: 'confirm', by: ['host', 'system'], guards: ['before', 'seat'], effects: ['agree'] },
        'declined': { event: 'decline', by: ['host'], guards: ['before'], effects: ['refuse'] },
        'cancelled': { event: 'cancel', by: ['holder', 'system'], guards: [], effects: [] },
      },
      'confirmed': {
        'declined': { event: 'decline', by: ['host'], guards: ['before'], effects: ['refuse'] },
        'attended': { event: 'attend', by: ['host'], guards: ['afterwards'], effects: ['attend'] },
        'no-show': { event: 'miss', by: ['host'], guards: ['afterwards'], effects: ['miss'] },
        'cancelled': { event: 'cancel', by: ['holder', 'system'], guards: [], effects: [] },
      },
      'waitlisted': {
        'confirmed': { event: 'confirm', by: ['host', 'system'], guards: ['before', 'seat'], effects: ['agree'] },
        'declined': { event: 'decline', by: ['host'], guards: ['before'], effects: ['refuse'] },
        'cancelled': { event: 'cancel', by: ['holder', 'system'], guards: [], effects: [] },
      },
      'declined': {
        'confirmed': { event: 'reconsider', by: ['host'], guards: ['before', 'seat'], effects: ['agree'] },
      },
      'cancelled': {
      },
      'attended': {
        'no-show': { event: 'miss', by: ['host'], guards: ['afterwards'], effects: ['miss'] },
      },
      'no-show': {
        'attended': { event: 'attend', by: ['host'], guards: ['afterwards'], effects: ['attend'] },
      },
    },
  },
  'insight-provider-payments': {
    attribute: 'status',
    column: 'status',
    moves: {
      'estimated': {
        'final': { event: 'settle', by: ['system'], guards: [], effects: [] },
      },
      'final': {
        'paid': { event: 'pay', by: ['clerk'], guards: [], effects: ['book'] },
      },
      'paid': {
      },
    },
  },
  'insights': {
    attribute: 'aasm-state',
    column: 'aasm_state',
    moves: {
      'drafted': {
        'submitted': { event: 'submit', by: ['author', 'lead'], guards: ['complete', 'certified', 'entities-open'], effects: ['freeze'] },
        'cancelled': { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'submitted': {
        'in-review': { event: 'start-review', by: ['editor'], guards: [], effects: ['begin-review'] },
        'changes-requested': { event: 'request-changes', by: ['editor', 'compliance'], guards: ['reason'], effects: ['clear-approvals'] },
        'approved': { event: 'approve', by: ['editor', 'compliance'], guards: ['certified', 'other-hand'], effects: ['approve'] },
        'drafted': { event: 'return-to-draft', by: ['author', 'editor'], guards: [], effects: ['clear-approvals', 'clear-certification'] },
        'cancelled': { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'in-review': {
        'changes-requested': { event: 'request-changes', by: ['editor', 'compliance'], guards: ['reason'], effects: ['clear-approvals'] },
        'approved': { event: 'approve', by: ['editor', 'compliance'], guards: ['certified', 'other-hand'], effects: ['approve'] },
        'drafted': { event: 'return-to-draft', by: ['author', 'editor'], guards: [], effects: ['clear-approvals', 'clear-certification'] },
        'cancelled': { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'changes-requested': {
        'submitted': { event: 'submit', by: ['author', 'lead'], guards: ['complete', 'certified', 'entities-open'], effects: ['freeze'] },
        'drafted': { event: 'return-to-draft', by: ['author', 'editor'], guards: [], effects: ['clear-approvals', 'clear-certification'] },
        'cancelled': { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'approved': {
        'submitted': { event: 'resubmit', by: ['editor', 'system'], guards: [], effects: ['clear-approvals'] },
        'changes-requested': { event: 'request-changes', by: ['editor', 'compliance'], guards: ['reason'], effects: ['clear-approvals'] },
        'scheduled': { event: 'schedule', by: ['author', 'lead', 'editor'], guards: ['time-ahead'], effects: [] },
        'published': { event: 'publish', by: ['author', 'lead', 'editor', 'system'], guards: ['complete', 'certified', 'entities-open'], effects: ['publish'] },
        'drafted': { event: 'return-to-draft', by: ['author', 'editor'], guards: [], effects: ['clear-approvals', 'clear-certification'] },
        'cancelled': { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'scheduled': {
        'submitted': { event: 'resubmit', by: ['editor', 'system'], guards: [], effects: ['clear-approvals'] },
        'changes-requested': { event: 'request-changes', by: ['editor', 'compliance'], guards: ['reason'], effects: ['clear-approvals'] },
        'approved': { event: 'unschedule', by: ['author', 'lead', 'editor', 'system'], guards: [], effects: [] },
        'published': { event: 'publish', by: ['author', 'lead', 'editor', 'system'], guards: ['complete', 'certified', 'entities-open'], effects: ['publish'] },
        'drafted': { event: 'return-to-draft', by: ['author', 'editor'], guards: [], effects: ['clear-approvals', 'clear-certification'] },
        'cancelled': { event: 'cancel', by: ['author', 'editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'published': {
        'cancelled': { event: 'withdraw', by: ['editor', 'compliance'], guards: ['known-reason'], effects: ['cancel'] },
      },
      'cancelled': {
      },
    },
  },
  'premium-service-requests': {
    attribute: 'status',
    column: 'status',
    moves: {
      'drafted': {
        'submitted': { event: 'submit', by: ['requestor'], guards: ['on-offer', 'room'], effects: ['name-firms', 'hold', 'manage', 'ask', 'await-answer'] },
      },
      'submitted': {
        'countered': { event: 'counter', by: ['requestee', 'manager'], guards: ['new-terms'], effects: ['remember-terms', 'answer', 'await-answer'] },
        'accepted': { event: 'accept', by: ['requestee'], guards: ['priced'], effects: ['hold', 'answer', 'schedule'] },
        'declined': { event: 'decline', by: ['requestee', 'manager'], guards: ['note'], effects: ['release', 'answer'] },
        'cancelled': { event: 'cancel', by: ['requestor', 'manager'], guards: [], effects: ['release'] },
        'expired': { event: 'expire', by: ['system'], guards: [], effects: ['release'] },
      },
      'countered': {
        'accepted': { event: 'agree', by: ['requestor'], guards: ['priced'], effects: ['hold', 'schedule'] },
        'submitted': { event: 'refuse_counter', by: ['requestor'], guards: [], effects: ['restore-terms', 'await-answer'] },
        'declined': { event: 'decline', by: ['requestee', 'manager'], guards: ['note'], effects: ['release', 'answer'] },
        'cancelled': { event: 'cancel', by: ['requestor', 'manager'], guards: [], effects: ['release'] },
        'expired': { event: 'expire', by: ['system'], guards: [], effects: ['release'] },
      },
      'accepted': {
        'delivered': { event: 'deliver', by: ['requestee'], guards: ['something-sent'], effects: ['await-completion'] },
        'cancelled': { event: 'cancel_accepted', by: ['requestor', 'manager'], guards: ['note', 'early'], effects: ['release'] },
      },
      'delivered': {
        'accepted': { event: 'rework', by: ['requestor'], guards: ['note', 'reworks-left'], effects: ['redo'] },
        'completed': { event: 'complete', by: ['requestor', 'manager', 'system'], guards: [], effects: ['complete'] },
      },
      'completed': {
      },
      'declined': {
      },
      'cancelled': {
      },
      'expired': {
      },
    },
  },
  'publication-access-requests': {
    attribute: 'status',
    column: 'status',
    moves: {
      'pending': {
        'granted': { event: 'grant', by: ['decider'], guards: ['time-ahead'], effects: ['decide', 'lend'] },
        'denied': { event: 'deny', by: ['decider', 'system'], guards: ['reason'], effects: ['decide'] },
        'withdrawn': { event: 'withdraw', by: ['requester', 'system'], guards: [], effects: [] },
      },
      'granted': {
        'revoked': { event: 'revoke', by: ['decider'], guards: [], effects: ['decide'] },
        'expired': { event: 'expire', by: ['system'], guards: [], effects: [] },
      },
      'denied': {
      },
      'withdrawn': {
      },
      'expired': {
      },
      'revoked': {
      },
    },
  },
}

/** By operation, the actors and the states that its rules tell apart. */
export interface Permitting {
  createPremiumServiceNote: { actor: 'party' | 'overseer' | 'moderator'; state: never }
  updateAccount: { actor: 'owner' | 'lead' | 'manager' | 'finance' | 'admin' | 'system'; state: 'invited' | 'active' | 'suspended' | 'deactivated' }
  updateCollection: { actor: 'owner' | 'lead'; state: never }
  updateCompany: { actor: 'lead' | 'compliance' | 'finance' | 'manager' | 'admin'; state: never }
  updateCompanyV1: { actor: 'lead' | 'compliance' | 'finance' | 'manager' | 'admin'; state: never }
  updateContactRequest: { actor: 'manager'; state: 'new' | 'assigned' | 'replied' | 'closed' | 'spam' }
  updateCorporateEmailCampaign: { actor: 'keeper' | 'system'; state: 'drafted' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed' }
  updateCorporateEvent: { actor: 'host' | 'system'; state: 'drafted' | 'published' | 'closed' | 'live' | 'finished' | 'cancelled' }
  updateCorporateQuestion: { actor: 'asker' | 'moderator' | 'system'; state: 'submitted' | 'approved' | 'answered' | 'closed' | 'rejected' | 'withdrawn' }
  updateEntityV1: { actor: 'editor' | 'manager'; state: never }
  updateInsight: { actor: 'author' | 'lead' | 'stand-in' | 'compliance' | 'editor' | 'system'; state: 'drafted' | 'submitted' | 'in-review' | 'changes-requested' | 'approved' | 'scheduled' | 'published' | 'cancelled' }
  updatePremiumServiceNote: { actor: 'party' | 'overseer' | 'moderator'; state: never }
  updatePremiumServiceRequest: { actor: 'requestor' | 'requestee' | 'manager' | 'admin' | 'system'; state: 'drafted' | 'submitted' | 'countered' | 'accepted' | 'delivered' | 'completed' | 'declined' | 'cancelled' | 'expired' }
  updatePublicationAccessRequest: { actor: 'requester' | 'decider' | 'system'; state: 'pending' | 'granted' | 'denied' | 'withdrawn' | 'expired' | 'revoked' }
}

export const permits: Readonly<Record<keyof Permitting, readonly Permit[]>> = {
  createPremiumServiceNote: [
    { by: ['overseer'], may: ['body', 'internal', 'premium-service-request'] },
    { by: ['party'], may: ['body', 'premium-service-request'] },
  ],
  updateAccount: [
    { by: ['owner', 'admin'], may: ['first-name', 'last-name', 'title', 'bio', 'anonymize-reading'] },
    { by: ['owner', 'lead', 'admin'], may: ['country', 'website', 'linkedin', 'languages', 'years-experience', 'timezone', 'locale', 'phone', 'email-frequency', 'notification-preferences'] },
    { by: ['lead', 'admin'], may: ['status', 'roles'] },
    { by: ['lead', 'manager', 'admin'], may: ['entities'] },
    { by: ['finance', 'admin'], may: ['plan', 'plan-ends-at'] },
    { by: ['owner'], may: ['email'] },
    { by: ['manager', 'admin'], may: ['investor-classification'] },
    { by: ['admin'], in: ['invited', 'suspended', 'deactivated'], may: ['email'] },
    { by: ['admin'], in: ['deactivated'], may: ['company'] },
  ],
  updateCollection: [
    { by: ['owner'], may: ['name', 'description', 'cover-image', 'cover-image-file-name', 'and-filters', 'or-filters', 'visibility'] },
    { by: ['lead'], may: ['name', 'description', 'cover-image', 'cover-image-file-name', 'and-filters', 'or-filters'] },
  ],
  updateCompany: [
    { by: ['lead'], may: ['name', 'legal-name', 'description'] },
    { by: ['compliance'], may: ['policy'] },
    { by: ['finance'], may: ['seats', 'plan', 'plan-ends-at', 'corporate-plan', 'corporate-plan-ends-at'] },
    { by: ['manager'], may: ['managed-entities'] },
    { by: ['admin'], may: ['name', 'kind', 'legal-name', 'registration-number', 'country', 'address', 'website', 'employees-range', 'description', 'stage', 'policy', 'seats', 'trusted', 'corporate-plan-ends-at', 'plan-ends-at', 'plan', 'corporate-plan', 'investment-firm-type', 'managed-entities'] },
  ],
  updateCompanyV1: [
    { by: ['lead'], may: ['name', 'legal-name', 'description'] },
    { by: ['compliance'], may: ['policy'] },
    { by: ['finance'], may: ['seats', 'plan', 'plan-ends-at', 'corporate-plan', 'corporate-plan-ends-at'] },
    { by: ['manager'], may: ['managed-entities'] },
    { by: ['admin'], may: ['name', 'kind', 'legal-name', 'registration-number', 'country', 'address', 'website', 'employees-range', 'description', 'stage', 'policy', 'seats', 'trusted', 'corporate-plan-ends-at', 'plan-ends-at', 'plan', 'corporate-plan', 'investment-firm-type', 'managed-entities'] },
  ],
  updateContactRequest: [
    { by: ['manager'], may: ['status', 'assignee'] },
    { by: ['manager'], in: ['new', 'assigned'], may: ['reply'] },
  ],
  updateCorporateEmailCampaign: [
    { in: ['drafted'], may: ['title', 'subject', 'content', 'status', 'scheduled-at', 'track', 'from-name', 'reply-to', 'entity', 'contact_lists'] },
    { in: ['scheduled', 'failed'], may: ['title', 'status', 'scheduled-at'] },
    { in: ['sending', 'paused', 'sent', 'cancelled'], may: ['title', 'status'] },
  ],
  updateCorporateEvent: [
    { in: ['drafted', 'published', 'closed', 'live'], may: ['title', 'kind', 'description', 'starts-at', 'ends-at', 'timezone', 'format', 'venue', 'address', 'city', 'country', 'dial-in', 'webcast-url', 'replay-url', 'access', 'capacity', 'registration-closes-at', 'audience', 'language', 'host-name', 'minor-non-monetary-benefit', 'research-payment-flag', 'invited-emails', 'status', 'cancelled-reason', 'entities', 'hosts', 'insights', 'roadshow'] },
    { in: ['finished'], may: ['description', 'replay-url', 'status'] },
    { in: ['cancelled'], may: ['status'] },
  ],
  updateCorporateQuestion: [
    { by: ['asker'], in: ['submitted'], may: ['body', 'anonymize'] },
    { may: ['status'] },
  ],
  updateEntityV1: [
    { by: ['editor'], may: ['short-name', 'pretty-name', 'description', 'country', 'sector', 'industry-group', 'industry', 'gics', 'bbgid', 'security', 'yahoo-ticker', 'isin', 'figi', 'lei', 'exchange', 'currency', 'market-cap-usd-m', 'website', 'is-listed', 'listed-at', 'delisted-at', 'company'] },
    { by: ['manager'], may: ['description', 'website'] },
  ],
  updateInsight: [
    { by: ['author', 'lead'], in: ['drafted', 'changes-requested'], may: ['tagline', 'executive-summary', 'detail', 'time-horizon', 'imperative', 'slug', 'published-at', 'format-type', 'countries', 'strategies', 'automatic-keywords', 'custom-keywords', 'gics', 'no-sector', 'show-author-names', 'linkback', 'aasm-state', 'status-reason', 'primary-entity', 'content-verticals', 'secondary-entities', 'upstream-insights'] },
    { by: ['author', 'lead'], in: ['approved', 'scheduled'], may: ['published-at'] },
    { by: ['author', 'lead'], in: ['published'], may: ['custom-keywords', 'show-author-names', 'linkback', 'asks-for'] },
    { by: ['editor'], in: ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled'], may: ['tagline', 'executive-summary', 'detail', 'time-horizon', 'imperative', 'slug', 'published-at', 'format-type', 'countries', 'strategies', 'automatic-keywords', 'custom-keywords', 'gics', 'no-sector', 'show-author-names', 'linkback', 'aasm-state', 'is-x-content', 'status-reason', 'primary-entity', 'content-verticals', 'secondary-entities', 'upstream-insights'] },
    { by: ['editor'], in: ['published'], may: ['tagline', 'executive-summary', 'detail', 'time-horizon', 'format-type', 'countries', 'strategies', 'automatic-keywords', 'custom-keywords', 'gics', 'no-sector', 'show-author-names', 'linkback', 'aasm-state', 'is-x-content', 'status-reason', 'primary-entity', 'content-verticals', 'secondary-entities', 'upstream-insights'] },
    { by: ['stand-in'], in: ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled'], may: ['account'] },
    { may: ['aasm-state', 'status-reason'] },
  ],
  updatePremiumServiceNote: [
    { by: ['overseer'], may: ['body', 'internal'] },
    { by: ['party'], may: ['body'] },
    { by: ['moderator'], may: ['hidden-reason'] },
  ],
  updatePremiumServiceRequest: [
    { by: ['requestor'], in: ['drafted'], may: ['title', 'description', 'time_required', 'smarts_required', 'note', 'status', 'requestee', 'premium_service', 'premium_service_attachments'] },
    { by: ['requestor'], in: ['submitted', 'countered', 'accepted', 'delivered'], may: ['note', 'status'] },
    { by: ['requestor'], in: ['completed'], may: ['rating', 'feedback'], alone: true },
    { by: ['requestee'], in: ['submitted', 'countered', 'accepted'], may: ['note', 'status'] },
    { by: ['requestee'], in: ['submitted'], may: ['time_required', 'smarts_required'], with: {"status":"countered"} },
    { by: ['requestee'], in: ['delivered', 'completed'], may: ['note'] },
    { by: ['manager'], in: ['submitted'], may: ['note', 'status', 'time_required', 'smarts_required', 'manager'] },
    { by: ['manager'], in: ['countered', 'accepted'], may: ['note', 'status', 'manager'] },
    { by: ['manager'], in: ['delivered'], may: ['note', 'status'] },
    { by: ['manager'], in: ['completed', 'declined', 'cancelled', 'expired'], may: ['note'] },
    { by: ['admin'], in: ['submitted', 'countered', 'accepted', 'delivered'], may: ['title', 'description', 'time_required', 'smarts_required', 'note', 'status', 'manager'] },
  ],
  updatePublicationAccessRequest: [
    { by: ['decider'], may: ['status', 'reason', 'granted-until'] },
    { by: ['requester'], may: ['status'] },
  ],
}
