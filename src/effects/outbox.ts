/** The mails that were written into a folder, newest first, for whoever tries a demo. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptMail {
  name: string
  /** Its headers, in their order. */
  head: readonly (readonly [name: string, value: string])[]
  text: string
}

/** How many of them are looked at. */
const most = 100

/** What `mailToFolder` names a mail. Nothing else in a path is looked up. */
const form = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}$/

const unlessAbsent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

const readIn = (folder: string, name: string, ending: string): Promise<string | undefined> =>
  form.test(name) ? readFile(join(folder, name + ending), 'utf8').catch(unlessAbsent) : Promise.resolve(undefined)

/** One mail, or undefined where there is none of the name. */
export async function mailIn(folder: string, name: string): Promise<KeptMail | undefined> {
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
export async function mailsIn(folder: string): Promise<KeptMail[]> {
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
