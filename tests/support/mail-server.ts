/** A mail server of our own that takes, refuses, hangs and hangs up. It listens while the tests of a file or a group run. */
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** What the server says to an address, and to a message for it; a number is a refusal. */
interface Manners {
  /** How many connections it takes at a time. */
  connections?: number
  address?: (email: string) => number | undefined
  message?: (email: string) => number | 'hang' | 'hang up' | undefined
}

interface MailServer {
  readonly url: string
  /** The mails that it has, each with the address that it came for. */
  readonly received: { to: string; mail: Email }[]
  /** How many connections were opened. */
  readonly opened: number
  manners: Manners
  /** Ends every connection, also those that hang. */
  hangUp(): void
}

export function startMailServer(): MailServer {
  const hangUp = (): void =>
    (smtp as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections.forEach((one) => one._socket.destroy())
  const server: { url: string; opened: number } & MailServer = { url: '', received: [], opened: 0, manners: {}, hangUp }
  const refusal = (responseCode: number) => Object.assign(new Error(`Said ${responseCode}`), { responseCode })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect(_session, callback) {
      server.opened++
      const { connections } = smtp as unknown as { connections: Set<unknown> }
      callback(connections.size > (server.manners.connections ?? Infinity) ? refusal(421) : null)
    },
    onRcptTo({ address }, _session, callback) {
      const code = server.manners.address?.(address)
      callback(code === undefined ? null : refusal(code))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]!.address
        const said = server.manners.message?.(to)
        if (typeof said === 'number') return callback(refusal(said))
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          server.received.push({ to, mail })
          if (said === undefined) callback()
          // Hanging up, the server has the mail and nobody hears of it.
          else if (said === 'hang up') hangUp()
        })
      })
    },
  })
  smtp.on('error', () => undefined)
  beforeAll(async () => {
    smtp.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    server.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return server
}
