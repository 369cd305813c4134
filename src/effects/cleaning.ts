/** HTML of attributes that is cleaned, a long text in a thread of its own, since it would hold everybody else up for a tenth of a second. */
import { MessageChannel, Worker } from 'node:worker_threads'
import { cleanedHere, deepest } from '../html.ts'
import type { Cleaned, Form } from '../html.ts'
import { refusedValue } from '../refusals.ts'

/** Thrown for a text before which too much waits. */
export class TextsWaiting extends Error {}

/** How many characters wait for the thread at most, which it cleans in two seconds: whoever waits may hold a connection to the database. */
const mostWaiting = 2_000_000

interface Thread {
  worker: Worker
  /** How many characters wait. */
  size: number
  /** How each who waits for an answer is told that none comes. */
  waiting: Set<(error: Error) => void>
}

let thread: Thread | undefined

/** Starts it with the first long text. It keeps no process alive. */
function start(): Thread {
  const worker = new Worker(new URL('../../src/effects/cleaning.thread.ts', import.meta.url), { execArgv: [] })
  const waiting: Thread['waiting'] = new Set()
  const end = (error: Error): void => {
    if (thread?.worker === worker) thread = undefined
    for (const reject of waiting) reject(error)
  }
  worker.unref()
  worker.once('error', end)
  worker.once('exit', () => end(new Error('The thread that cleans HTML ended')))
  return { worker, size: 0, waiting }
}

/** What is left of HTML. @throws TextsWaiting; and where the thread fails or ends before. */
async function cleanedElsewhere(html: string, form: Form): Promise<Cleaned> {
  const cleaning = (thread ??= start())
  const { worker, waiting } = cleaning
  if (cleaning.size + html.length > mostWaiting) throw new TextsWaiting()
  cleaning.size += html.length
  const { port1: here, port2: there } = new MessageChannel()
  return new Promise<Cleaned>((resolve, reject) => {
    waiting.add(reject)
    here.once('message', (cleaned: Cleaned) => {
      waiting.delete(reject)
      resolve(cleaned)
    })
    worker.postMessage({ html, form, answer: there }, [there])
  }).finally(() => {
    cleaning.size -= html.length
    here.close()
  })
}

/** A text of so many characters is cleaned here in a few milliseconds. */
const short = 20_000

/**
 * The HTML of an attribute of which only harmless elements are left, and the pictures that it names.
 * @throws 422 for what nests too deep, or when escaping made it longer than it may be; TextsWaiting.
 */
export async function cleanHtml(
  name: string,
  html: string,
  longest: number,
  form: Form = 'addressed',
): Promise<Cleaned & { text: string }> {
  const refuse = (why: string) => refusedValue(name, why, `/data/attributes/${name}`)
  const { text, pictures } = await (html.length <= short ? cleanedHere : cleanedElsewhere)(html, form)
  if (text === undefined) throw refuse(`nests deeper than ${deepest} elements`)
  if (text.length > longest && [...text].length > longest) {
    throw refuse(`must NOT have more than ${longest} characters once cleaned`)
  }
  return { text, pictures }
}
