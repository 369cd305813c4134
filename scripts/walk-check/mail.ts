/** A mail server that takes most mails, refuses some addresses, and hangs up on others once it has the mail. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { pause } from '../faults-check/programs.ts'

/** A mail of a campaign. */
export interface Received {
  /** The delivery that it is of. */
  delivery: string
  to: string
  subject: string
  at: number
  /** The path by which its recipient unsubscribes. */
  unsubscribe: string
}

export interface MailServer {
  url: string
  received: Received[]
  stop(): Promise<void>
}

/** What is said to some recipients: by what their address holds. */
const refusals: readonly (readonly [mark: string, place: 'address' | 'text', code: number])[] = [
  ['nobody', 'address', 550],
  ['later', 'address', 450],
  ['unwanted', 'text', 554],
]
/** How long a mail takes, in milliseconds, so that the server dies in the middle of a campaign. */
const slowness = 15

const refusal = (responseCode: number): Error => Object.assign(new Error('Not taken'), { responseCode })
const refusalFor = (address: string, place: 'address' | 'text'): Error | null => {
  const code = refusals.find(([mark, where]) => where === place && address.startsWith(mark))?.[2]
  return code === undefined ? null : refusal(code)
}

/** The mail, where it is one of a campaign. */
function campaignMail(text: string, to: string): Received | undefined {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ')
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  // Summaries of news are ended by a link as well, but not by that of a contact.
  const path = /<https?:\/\/[^/]+(\/[^>]+\/contacts\/[^>]+)>/.exec(header('List-Unsubscribe'))?.[1]
  if (path === undefined) return undefined
  const delivery = /<([^@>]+)@/.exec(header('Message-ID'))?.[1] ?? ''
  return { delivery, to, subject: header('Subject'), at: Date.now(), unsubscribe: path }
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(refusalFor(address, 'address')),
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      const to = session.envelope.rcptTo[0]!.address
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const refused = refusalFor(to, 'text')
        if (refused) return callback(refused)
        const mail = campaignMail(Buffer.concat(chunks).toString('utf8'), to)
        if (mail) received.push(mail)
        // The server has this mail, and nobody hears of it.
        if (to.startsWith('silent')) hangUp(smtp)
        else void pause(slowness).then(() => callback())
      })
    },
  })
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}

/** Ends all connections, as a mail server does that restarts. */
function hangUp(smtp: SMTPServer): void {
  const { connections } = smtp as unknown as { connections: Set<{ _socket: { destroy(): void } }> }
  for (const one of connections) one._socket.destroy()
}
