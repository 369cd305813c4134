/** Mail, by SMTP or into a folder. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends one mail. @throws when the server does not take it; the job is then tried again. */
export type SendMail = (mail: Mail) => Promise<void>

/** Mail through the server of `url`, `smtp://` or `smtps://`. */
export function mailBySmtp(url: string, from: string): SendMail {
  const transport = createTransport(url, { from })
  return async (mail) => void (await transport.sendMail(mail))
}

/** Mail as `.eml` files in `folder`, for a machine without a mail server. */
export function mailToFolder(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return async (mail) => {
    const { message } = await transport.sendMail(mail)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`), message as Buffer)
  }
}
