/** Mail, by SMTP or into a folder. */
import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import { keepIn } from './outbox.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same as HTML. */
  html?: string
  /** Who it is from, before the address of this server. */
  fromName?: string
  replyTo?: string
  headers?: Record<string, string>
  /** Tells the mail from all others, so that a mailbox that gets it twice may know. */
  id?: string
  attachment?: Attachment
  /** What the recipient's calendar should make of it. */
  calendar?: Calendar
  /**
   * Called when the mail server has agreed to take the mail, before the end of it goes out. Until it resolves the mail is
   * not sent, and when it throws it will not be.
   */
  handOver?: () => Promise<void>
  /** Is told what became of it: what the mail server answered, or the file that it is in. */
  heard?: (answer: string) => void
}

interface Attachment {
  name: string
  type: string
  content: string
}

/** An event in the iCalendar format. */
interface Calendar {
  method: 'REQUEST' | 'CANCEL'
  /** The text, for the address that the mail is from. */
  content: (organizer: string) => string
}

/** What a mail server said no to: this address, this text, or a mail at this time. */
export class MailRefused extends Error {
  /** Whether it was the address that was refused, rather than what was to be sent to it. */
  readonly address: boolean
  /** Whether another try would be in vain. */
  readonly forGood: boolean
  /** What the mail server said. */
  readonly words: string

  constructor(cause: Error & { response?: string }, address: boolean, forGood: boolean) {
    super(cause.message, { cause })
    this.address = address
    this.forGood = forGood
    this.words = cause.response ?? cause.message
  }
}

/** Sends one mail. @throws when the server does not take it; the job is then tried again. */
export type SendMail = (mail: Mail) => Promise<void>

/** How long a mail server may stay silent, and take for a whole mail, in milliseconds: less than a job is leased for. */
const patience = 30_000
const wholePatience = 60_000

/** Mails that follow each other go over one connection, which ends once nothing went over it for these milliseconds. */
const keptIdle = 1_000
const connections = 20
const forMany = 0.75

/** How many mails of those that go to many may be on their way at a time: of the connections that a URL allows some are for others. */
export function mailsAtOnceBy(url: string | undefined): number {
  const allowed = url === undefined ? null : new URL(url).searchParams.get('maxConnections')
  return Math.ceil((Number(allowed) || connections) * forMany)
}

/**
 * Mail through the server of `url`, `smtp://` or `smtps://`, which may take `whole` milliseconds for each. A mail that was on
 * its way over a connection which the server had ended goes over another.
 */
export function mailBySmtp(url: string, from: string, whole = wholePatience): SendMail {
  let transport: Promise<Transporter> | undefined
  const connect = async (): Promise<Transporter> => {
    // Loaded with the first mail, not at the start.
    const { createTransport } = await import('nodemailer')
    const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience, idleTimeout: keptIdle }
    const made = createTransport({ url, pool: true, maxConnections: connections, maxRequeues: 1, ...times }, { from })
    made.use('stream', (mail, done) => {
      const { handOver } = mail.data as Pick<Mail, 'handOver'>
      if (handOver) holdBack(mail.message, handOver)
      done()
    })
    return made
  }
  const address = addressIn(from)
  return async ({ id, fromName, calendar, attachment, heard, ...mail }) => {
    const headers = headersOf(mail)
    transport ??= connect()
    const subject = uncoded(mail.subject)
    const sender = fromName === undefined ? {} : { from: { name: uncoded(fromName), address } }
    const named = id === undefined ? {} : { messageId: `<${id}@${address.split('@').at(-1)!}>` }
    const invitation = calendar ? { icalEvent: { method: calendar.method, content: calendar.content(address) } } : {}
    const { name: filename, type: contentType, content } = attachment ?? {}
    const attached = attachment ? { attachments: [{ filename, contentType, content }] } : {}
    const sent = { ...mail, subject, headers, ...sender, ...named, ...invitation, ...attached, signal: AbortSignal.timeout(whole) }
    const info = (await (await transport).sendMail(sent).catch((error: unknown) => {
      throw refusalOf(error as SmtpError) ?? error
    })) as { response: string }
    heard?.(info.response)
  }
}

/** Words as they are read: what mail programs would take for other words in code (RFC 2047) is parted by a sign that nobody sees. */
const uncoded = (words: string): string => words.replaceAll('=?', '=\u2060?')

/** Who is away does not answer what nobody reads (RFC 3834). */
const headersOf = ({ replyTo, headers = {} }: Pick<Mail, 'replyTo' | 'headers'>): Record<string, string> => ({
  ...(replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {}),
  ...headers,
})

const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

/** The end of the message is read only when all before it was taken, which is after the server agreed to take the mail. */
function holdBack(message: { createReadStream(): Readable }, handOver: () => Promise<void>): void {
  const create = message.createReadStream.bind(message)
  async function* read(): AsyncGenerator<Buffer> {
    yield Buffer.concat((await create().toArray()) as Buffer[])
    await handOver()
  }
  message.createReadStream = () => Readable.from(read(), { objectMode: false, highWaterMark: 1 })
}

interface SmtpError extends Error {
  responseCode?: number
  command?: string
}

/** What is left are faults of the way to the server, and of the sender. */
function refusalOf(error: SmtpError): MailRefused | undefined {
  const { responseCode, command } = error
  if (responseCode === undefined || (command !== 'RCPT TO' && command !== 'DATA')) return undefined
  return new MailRefused(error, command === 'RCPT TO', responseCode >= 500)
}

/** Mail as text files in `folder`, each with its HTML beside it, to be read by people on a machine without a mail server. */
export function mailToFolder(folder: string, from: string): SendMail {
  return async ({ to, subject, text, html, fromName, calendar, attachment, handOver, heard, ...mail }) => {
    const more = Object.entries({ ...(mail.replyTo === undefined ? {} : { 'Reply-To': mail.replyTo }), ...headersOf(mail) })
    const sender = fromName === undefined ? from : `${fromName} <${addressIn(from)}>`
    await handOver?.()
    const attached = attachment ? `\n--- ${attachment.name} (${attachment.type})\n${attachment.content}` : ''
    const body = `${text}${calendar ? `\n${calendar.content(addressIn(from))}` : ''}${attached}`
    const file = await keepIn(folder, [['From', sender], ['To', to], ['Subject', subject], ...more], body, html)
    heard?.(file)
  }
}
