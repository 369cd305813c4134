/** Mails that follow each other go over one connection, and each of them once, however the mail server ends it. */
import { beforeEach, expect, test } from 'vitest'
import { mailBySmtp, MailRefused } from '../../src/effects/mail.ts'
import type { SendMail } from '../../src/effects/mail.ts'
import { sendOnce } from '../../src/effects/mail-once.ts'
import type { Step } from '../../src/effects/mail-once.ts'
import { startMailServer } from '../support/mail-server.ts'

const mailServer = startMailServer()
let send: SendMail
let before: number
beforeEach(() => {
  mailServer.received.length = 0
  mailServer.manners = {}
  before = mailServer.opened
  send = mailBySmtp(mailServer.url, 'no-reply@demo.example')
})

const opened = (): number => mailServer.opened - before
const arrived = (): string[] => mailServer.received.map(({ to }) => to)
const address = (number: number): string => `reader.${number}@demo.example`

/** Sends a mail as whatever goes out once does, and answers how far it came. */
async function mailOnce(number: number): Promise<Step[]> {
  const steps: Step[] = []
  const mark = (step: Step): Promise<boolean> => {
    const isNews = !steps.includes(step)
    steps.push(step)
    return Promise.resolve(isNews)
  }
  await sendOnce(send, { to: address(number), subject: 'One', text: 'One' }, mark)
  return steps
}

test('ninety mails one after the other take one connection', async () => {
  for (let number = 0; number < 90; number++) expect(await mailOnce(number)).toEqual(['handed over', 'taken'])
  expect(arrived()).toEqual(Array.from({ length: 90 }, (_, number) => address(number)))
  expect(opened()).toBe(1)
})

test('mails at the same time do not wait for each other', async () => {
  mailServer.manners = { message: (to) => (to === address(0) ? 'hang' : undefined) }
  const hanging = mailOnce(0)
  await expect.poll(arrived).toContain(address(0))
  await mailOnce(1)
  expect(opened()).toBe(2)
  mailServer.hangUp()
  await hanging
})

test('refusals leave the connection to the mails after them', async () => {
  mailServer.manners = { address: (to) => (to === address(1) ? 451 : undefined), message: (to) => (to === address(2) ? 451 : undefined) }
  for (const number of [0, 1, 2, 3, 1, 2, 4, 1, 2]) {
    if ([1, 2].includes(number)) await expect(mailOnce(number)).rejects.toBeInstanceOf(MailRefused)
    else await mailOnce(number)
  }
  expect(arrived()).toEqual([0, 3, 4].map(address))
  // While what was said is taken back, another connection may carry the next mail.
  expect(opened()).toBeLessThan(3)
})

test('over a connection that the server ended meanwhile no mail is lost and none sent twice', async () => {
  for (let number = 0; number < 5; number++) {
    expect(await mailOnce(number)).toEqual(['handed over', 'taken'])
    mailServer.hangUp()
  }
  expect(arrived()).toEqual([0, 1, 2, 3, 4].map(address))
})

test('a mail that a server has without having said so is not sent again over another connection', async () => {
  await mailOnce(0)
  mailServer.manners = { message: () => 'hang up' }
  expect(await mailOnce(1)).toEqual(['handed over', 'taken'])
  mailServer.manners = {}
  await mailOnce(2)
  expect(arrived()).toEqual([0, 1, 2].map(address))
})
