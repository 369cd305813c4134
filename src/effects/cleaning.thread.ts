/** The thread that cleans long texts. */
import { parentPort } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { cleanedHere } from '../html.ts'
import type { Form } from '../html.ts'

interface Asked {
  html: string
  form: Form
  answer: MessagePort
}

parentPort!.on('message', ({ html, form, answer }: Asked) => {
  void cleanedHere(html, form).then((cleaned) => answer.postMessage(cleaned))
})
