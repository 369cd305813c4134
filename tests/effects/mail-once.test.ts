/** What is written down of a mail when the database is away for a while. */
import { expect, test } from 'vitest'
import type { SendMail } from '../../src/effects/mail.ts'
import { sendOnce } from '../../src/effects/mail-once.ts'
import type { Step } from '../../src/effects/mail-once.ts'

const mail = { to: 'reader@firm.example', subject: 'Once', text: 'It is sent once.' }
const away = new Error('Connection terminated')
const taking: SendMail = async ({ handOver }) => handOver?.()

test('that it is out is written down as soon as the database is back', async () => {
  const tried: Step[] = []
  const mark = (step: Step): Promise<boolean> => {
    tried.push(step)
    return tried.length < 4 && step === 'taken' ? Promise.reject(away) : Promise.resolve(true)
  }
  await sendOnce(taking, mail, mark)
  expect(tried).toEqual(['handed over', 'taken', 'taken', 'taken'])
})

test('what is not handed over is not sent, and the job is tried again', async () => {
  const tried: Step[] = []
  const mark = (step: Step): Promise<boolean> => {
    tried.push(step)
    return Promise.reject(away)
  }
  await expect(sendOnce(taking, mail, mark)).rejects.toBe(away)
  expect(tried).toEqual(['handed over'])
})
