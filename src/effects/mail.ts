/** Mail, by SMTP or into a folder. */
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends one mail. @throws when the server does not take it; the job is then tried again. */
export type SendMail = (mail: Mail) => Promise<void>

/** How long a mail server may stay silent, in milliseconds: less than a job is leased for. */
const patience = 30_000

/** Mail through the server of `url`, `smtp://` or `smtps://`. */
export function mailBySmtp(url: string, from: string): SendMail {
  let transport: Promise<Transporter> | undefined
  const connect = async (): Promise<Transporter> => {
    // Loaded with the first mail, not at the start.
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }, { from })
  }
  return async (mail) => {
    transport ??= connect()
    await (await transport).sendMail(mail)
  }
}

/** Mail as text files in `folder`, to be read by people on a machine without a mail server. */
export function mailToFolder(folder: string, from: string): SendMail {
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true })
    const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`
    await writeFile(join(folder, file), `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`)
  }
}
