/** A mail server of the check's own, which can be away or say nothing. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { atEnd, freePort } from './programs.ts'

export interface Post {
  env: Record<string, string>
  /** How many mails that it took say a message of a share. */
  readonly taken: ReadonlyMap<string, number>
  /** From now on no connection is taken. */
  leave(): Promise<void>
  /** From now on connections are taken and nothing is said on them. */
  fallSilent(): Promise<void>
  /** From now on mails are taken again. */
  back(): Promise<void>
}

const ofShare = /Shared \d+ \d+\./g

export async function startPost(): Promise<Post> {
  const port = await freePort()
  const taken = new Map<string, number>()
  const take = (mail: string): void => {
    for (const message of new Set(mail.match(ofShare))) taken.set(message, (taken.get(message) ?? 0) + 1)
  }
  let listening: { server: Server; end(): void } | undefined

  async function listen(server: Server, end: () => void): Promise<void> {
    await leave()
    await once(server.listen(port, '127.0.0.1'), 'listening')
    listening = { server, end }
  }
  async function leave(): Promise<void> {
    if (!listening) return
    const { server, end } = listening
    listening = undefined
    const closed = once(server, 'close')
    server.close()
    end()
    await closed
  }
  async function back(): Promise<void> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, callback) => void text(stream).then((mail) => (take(mail), callback()), callback),
    })
    smtp.on('error', () => undefined)
    const connections = smtp.connections as unknown as Set<{ close(): void }>
    await listen(smtp.server, () => connections.forEach((one) => one.close()))
  }
  await back()
  atEnd(leave)
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    taken,
    leave,
    async fallSilent() {
      const wires = new Set<Socket>()
      const silent = createServer((wire) => void wires.add(wire.on('error', () => undefined)))
      await listen(silent, () => wires.forEach((one) => one.destroy()))
    },
    back,
  }
}
