/** The layout of mails with its styles in each element, where every mail program finds them. */
import { readFileSync } from 'node:fs'
import juice from 'juice'

const layout = new URL('../../src/effects/letter.html', import.meta.url)

export const emitLetters = (): string => `export const layout = ${JSON.stringify(juice(readFileSync(layout, 'utf8')))}\n`
