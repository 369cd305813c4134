/** Signing in: sessions, passwords, tokens. */
import type { Domain } from '../../verbs/domain.ts'
import { sendAccountMail } from './account-mails.ts'
import { pruneExpired } from './expired.ts'
import { passwordOperations } from './passwords.ts'
import { sessionOperations, sessions } from './sessions.ts'

export const domain = {
  resources: {
    sessions,
  },
  operations: {
    passwords: passwordOperations,
    sessions: sessionOperations,
  },
  workers: ({ db, send, addresses }) => ({ mail: (job) => sendAccountMail(db, send, addresses(), job) }),
  due: { clearing: { pruneExpired: ({ db, now }) => pruneExpired(db, now) } },
} satisfies Domain
