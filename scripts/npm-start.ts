/** How `npm start` calls Node: its options, and after them the program. */
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } }

export const startCall = scripts.start.split(' ').slice(1)
export const nodeOptions = startCall.slice(0, -1)
