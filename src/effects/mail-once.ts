/** Mails that go out once, however often and by however many workers they are tried. */
import { MailRefused } from './mail.ts'
import type { Mail, SendMail } from './mail.ts'

/**
 * Sends a mail once. `mark(true)` writes down that it is handed over, when the mail server has agreed to take it and before the
 * server has all of it, and answers whether that was news; `mark(false)` takes that back.
 * @throws when the server was not asked, or refuses the mail for now; the job is then tried again.
 */
export async function sendOnce(send: SendMail, mail: Mail, mark: (handed: boolean) => Promise<boolean>): Promise<void> {
  let isMine = false
  const handOver = async (): Promise<void> => {
    if (!(await mark(true))) throw new Error('another worker sends this mail')
    isMine = true
  }
  try {
    await send({ ...mail, handOver })
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      // Handed over to a server that never answered: nobody knows what it did, so it is not asked again.
      if (isMine as boolean) return
      throw error
    }
    if (isMine as boolean) await mark(false)
    if (!error.forGood) throw error
  }
}
