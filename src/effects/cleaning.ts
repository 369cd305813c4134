/** HTML that is cleaned in a thread of its own, since a long text would hold everybody else up for a tenth of a second. */
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Cleaned, Form } from '../html.ts'

interface Thread {
  worker: Worker
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
  return { worker, waiting }
}

/** What is left of HTML. @throws where the thread fails or ends before. */
export function cleanedElsewhere(html: string, form: Form): Promise<Cleaned> {
  const { worker, waiting } = (thread ??= start())
  const { port1: here, port2: there } = new MessageChannel()
  return new Promise<Cleaned>((resolve, reject) => {
    waiting.add(reject)
    here.once('message', (cleaned: Cleaned) => {
      waiting.delete(reject)
      resolve(cleaned)
    })
    worker.postMessage({ html, form, answer: there }, [there])
  }).finally(() => here.close())
}
