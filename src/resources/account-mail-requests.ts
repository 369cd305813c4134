/** Asking for a mail: the same answer in the same time, whoever the address belongs to, and not too often. */
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Jobs, MailPurpose } from '../effects/jobs.ts'
import { missingMember } from '../http/errors.ts'
import { plain } from '../verbs/handler.ts'
import type { Plain } from '../verbs/handler.ts'
import { attempt } from './attempts.ts'

const perAddress = { what: 'mail-to', most: 5, seconds: 3600 }

/** Has a mail sent to the account of an address, if there is one and it has not had too many within the hour. */
export async function requestMail(db: Database, jobs: Jobs, purpose: MailPurpose, email: string | undefined): Promise<Plain> {
  if (email === undefined) throw missingMember('email', '/data/attributes/email')
  await jobs.ready()
  const made = await attempt(db, { ...perAddress, what: `${purpose}-to` }, email)
  if ('id' in made) await transact(db, (tx) => jobs.send(tx, 'mail', { purpose, email }))
  return { ...plain({ meta: { sent: true } }), again: true }
}
