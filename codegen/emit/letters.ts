/** The layout of mails with its styles in each element, where every mail program finds them. */
import { readFileSync } from 'node:fs'
import juice from 'juice'

export const emitLetters = (path: string): string => `export const layout = ${JSON.stringify(juice(readFileSync(path, 'utf8')))}\n`
