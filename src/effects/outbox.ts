/** What went out, or would have, as files in a folder: mails, and in a demo webhooks and pushes too, for whoever tries it. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessAbsent } from './files.ts'
import type { WakeClient } from './push.ts'
import type { PostWebhook } from './webhooks.ts'

export interface Kept {
  name: string
  /** Its headers, in their order. */
  head: readonly (readonly [name: string, value: string])[]
  text: string
}

/** How many of them are looked at. */
const most = 100

/** What `keepIn` names a file. Nothing else in a path is looked up. */
const form = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}$/

const readIn = (folder: string, name: string, ending: string): Promise<string | undefined> =>
  form.test(name) ? readFile(join(folder, name + ending), 'utf8').catch(unlessAbsent) : Promise.resolve(undefined)

/** One mail, or undefined where there is none of the name. */
export async function mailIn(folder: string, name: string): Promise<Kept | undefined> {
  const whole = await readIn(folder, name, '.txt')
  if (whole === undefined) return undefined
  const end = whole.indexOf('\n\n')
  const head = whole
    .slice(0, end)
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const)
  return { name, head, text: whole.slice(end + 2) }
}

/** The HTML of a mail, where it has any. */
export const htmlIn = (folder: string, name: string): Promise<string | undefined> => readIn(folder, name, '.html')

/** The newest mails. */
export async function mailsIn(folder: string): Promise<Kept[]> {
  const files = (await readdir(folder).catch(unlessAbsent)) ?? []
  const names = files.filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -'.txt'.length))
  const newest = names
    .filter((name) => form.test(name))
    .sort()
    .reverse()
    .slice(0, most)
  const mails = await Promise.all(newest.map((name) => mailIn(folder, name)))
  return mails.filter((one) => one !== undefined)
}

/** Writes something down, with its HTML beside it where it has any; answers the file. */
export async function keepIn(folder: string, head: Kept['head'], text: string, html?: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
  const file = join(folder, `${name}.txt`)
  const heading = head.map(([title, value]) => `${title}: ${value}`.replaceAll(/[\r\n]+/g, ' ')).join('\n')
  if (html !== undefined) await writeFile(join(folder, `${name}.html`), html)
  await writeFile(file, `${heading}\n\n${text}`)
  return file
}

/** Posts webhooks and writes each down as it went out. */
export const webhooksKeptIn =
  (folder: string, post: PostWebhook): PostWebhook =>
  async (sent) => {
    const outcome = await post(sent)
    const document = JSON.parse(sent.body) as { type: string }
    const head = {
      To: sent.url,
      Subject: `Webhook: ${document.type}`,
      'Webhook-Id': sent.id,
      Answer: outcome.fault ?? String(outcome.status),
    }
    await keepIn(folder, Object.entries(head), JSON.stringify(document, undefined, 2))
    return outcome
  }

/** Wakes browsers and writes each push down. */
export const pushesKeptIn =
  (folder: string, wake: WakeClient): WakeClient =>
  async (client) => {
    const outcome = await wake(client)
    const head = { To: `${client.browser} ${client.token}`, Subject: 'Push', Answer: outcome }
    await keepIn(folder, Object.entries(head), 'An empty push, upon which the client asks for its message.')
    return outcome
  }
