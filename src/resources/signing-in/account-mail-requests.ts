/** Requests for a mail. The answer is the same, and takes the same time, whoever the address belongs to. */
import { attemptAll } from '../../database/attempts.ts'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs, MailPurpose } from '../../effects/jobs.ts'
import { missingMember } from '../../refusals.ts'
import { plain } from '../../verbs/handler.ts'
import type { Plain } from '../../verbs/handler.ts'

/** Who asks, by the network address, and for which e-mail address. */
interface Asking {
  email: string | undefined
  client: { address: string }
}

/** Has a mail sent to the account of an address, if there is one and not too many were asked for within the hour. */
export async function requestMail(db: Database, jobs: Jobs, purpose: MailPurpose, { email, client }: Asking): Promise<Plain> {
  if (email === undefined) throw missingMember('email', '/data/attributes/email')
  await jobs.ready()
  // From anywhere more than from one place, so that a stranger does not easily use up the mails of the owner.
  const made = await attemptAll(db, [
    [{ what: `${purpose}-from-to`, most: 5, seconds: 3600 }, `${client.address} ${email}`],
    [{ what: `${purpose}-to`, most: 30, seconds: 3600 }, email],
  ])
  if ('ids' in made) await transact(db, (tx) => jobs.send(tx, 'mail', { purpose, email }))
  return { ...plain({ meta: { sent: true } }), again: true }
}
