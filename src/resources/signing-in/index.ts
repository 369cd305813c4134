/** Signing in: sessions, passwords, tokens, API keys. */
import type { Domain } from '../../verbs/domain.ts'
import { sendAccountMail } from './account-mails.ts'
import { tellOfEnds } from './api-keys.ends.ts'
import { apiKeyOperations, apiKeys } from './api-keys.ts'
import { pruneExpired } from './expired.ts'
import { passwordOperations } from './passwords.ts'
import { sessionOperations, sessions } from './sessions.ts'

export const domain = {
  resources: {
    'api-keys': apiKeys,
    sessions,
  },
  operations: {
    'api-keys': apiKeyOperations,
    passwords: passwordOperations,
    sessions: sessionOperations,
  },
  workers: ({ db, send, addresses }) => ({ mail: (job) => sendAccountMail(db, send, addresses(), job) }),
  due: {
    telling: { tellOfEnds: ({ db, jobs, now }) => tellOfEnds(db, jobs, now) },
    clearing: { pruneExpired: ({ db, now }) => pruneExpired(db, now) },
  },
} satisfies Domain
