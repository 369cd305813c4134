/** Mails that go out once, however often and by however many workers they are tried. */
import { setTimeout as after } from 'node:timers/promises'
import { MailRefused } from './mail.ts'
import type { Mail, SendMail } from './mail.ts'

export type Step = 'handed over' | 'refused' | 'taken'

/** How often it is tried, each time after a second, to write down that a mail is out. One that nothing says this of goes out again. */
const tries = 30

/**
 * Sends a mail once. `mark` writes down how far it came, and answers whether that was news: `handed over` when the mail server
 * has agreed to take it and before the server has all of it, `refused` takes that back. A process that dies in between leaves
 * it handed over and not taken; after a while it is news again that it is handed over.
 * @throws when the server was not asked, or refuses the mail for now; the job is then tried again.
 */
export async function sendOnce(send: SendMail, mail: Mail, mark: (step: Step) => Promise<boolean>): Promise<void> {
  let isMine = false
  const handOver = async (): Promise<void> => {
    if (!(await mark('handed over'))) throw new Error('another worker sends this mail')
    isMine = true
  }
  try {
    await send({ ...mail, handOver })
  } catch (error) {
    if (error instanceof MailRefused) {
      if (isMine as boolean) await mark('refused')
      if (!error.forGood) throw error
      return
    }
    if (!(isMine as boolean)) throw error
    // Handed over to a server that never answered: nobody knows what it did, so it is not asked again.
  }
  await insist(() => mark('taken'))
}

async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      await write()
      return
    } catch (error) {
      if (left === 1) throw error
      await after(1_000)
    }
  }
}
