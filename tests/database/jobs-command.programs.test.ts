/** `npm run jobs`: an operator looks at the queue, has jobs tried again, and takes others away. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { openJobs } from '../../src/effects/jobs.ts'
import type { Workers } from '../../src/effects/jobs.ts'
import { operatorCommand } from '../support/operator-command.ts'
import { runScript } from '../support/programs.ts'

const { run: jobs, connect } = operatorCommand('scripts/jobs.ts')

/** A server's queue for as long as `work` takes; what it mails goes to `mail`. */
async function withQueue(
  mail: (email: string) => Promise<void>,
  work: (queue: ReturnType<typeof openJobs>, connection: Connection) => Promise<void>,
) {
  const connection = await connect()
  const queue = openJobs(connection.queue, { mail: ({ email }) => mail(email) } as Workers, { failed: () => undefined })
  await queue.ready()
  await work(queue, connection)
  // What waited at the start is done besides.
  const busy = () => sql`select from pgboss.job where state = 'active'`.execute(connection.db)
  await vi.waitUntil(async () => (await busy()).rows.length === 0, { timeout: 20_000, interval: 50 })
  await queue.stop()
  await connection.close()
}
const refuse = (): Promise<void> => Promise.reject(new Error('mailbox unavailable'))
const idsIn = (text: string): string[] => text.split('\n').flatMap((line) => /^[0-9a-f-]{36}(?= )/.exec(line)?.[0] ?? [])

test('before any server ran there is nothing in the queue', async () => {
  expect(await jobs('list')).toEqual({ code: 0, said: 'No job waits, and none failed.\n', complaint: '' })
  expect(await jobs('retry', 'mail')).toMatchObject({ code: 1, complaint: expect.stringContaining('called mail; nothing was changed') })
})

test('what was given up is listed with its cause, tried again when asked, and done', { timeout: 120_000 }, async () => {
  await withQueue(refuse, async (queue, { db }) => {
    await transact(db, (tx) => queue.send(tx, 'mail', { purpose: 'magic', email: 'first@given-up.example' }))
    for (let tries = 0; tries < 10; tries++) {
      await expect(queue.drain()).rejects.toThrow('mailbox unavailable')
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
    }
    await transact(db, (tx) => queue.send(tx, 'mail', { purpose: 'magic', email: 'second@tried.example' }))
    await expect(queue.drain()).rejects.toThrow('mailbox unavailable')
    await transact(db, (tx) => queue.send(tx, 'mail', { purpose: 'magic', email: 'third@waits.example' }))
  })

  const listed = await jobs('list')
  const lines = listed.said.split('\n')
  expect([listed.code, listed.complaint]).toEqual([0, ''])
  expect(lines[0]).toMatch(/ mail was given up at 20\S+Z \(try 10: mailbox unavailable\) .*first@given-up\.example/)
  const lineOf = (email: string) => lines.slice(1, 3).find((line) => line.includes(email))
  expect(lineOf('third@waits.example')).toMatch(/ mail waits until 20\S+Z \{/)
  expect(lineOf('second@tried.example')).toMatch(/ mail waits until 20\S+Z \(try 1: mailbox unavailable\) /)
  expect(lines.slice(3).join('\n')).toContain('mail: 1 failed')

  const [given] = idsIn(listed.said)
  const dry = await jobs('retry', given!, '--dry-run')
  expect([dry.code, dry.said.split('\n')[1]]).toEqual([0, '1 job would be tried again.'])
  expect((await jobs('list')).said).toBe(listed.said)
  expect((await jobs('retry', given!)).said).toContain('1 job will be tried again.')
  const got: string[] = []
  await withQueue(
    async (email) => void got.push(email),
    (queue) => queue.drain(),
  )
  expect(got).toContain('first@given-up.example')
  expect(got).not.toContain('second@tried.example')
  expect((await jobs('retry', 'mail')).said).toContain('second@tried.example')
  await withQueue(
    async (email) => void got.push(email),
    (queue) => queue.drain(),
  )
  expect(got.sort()).toEqual(['first@given-up.example', 'second@tried.example', 'third@waits.example'])
  expect((await jobs('list')).said).toBe('No job waits, and none failed.\n')
})

test('the words of a mail server steer no terminal', async () => {
  const words = 'not \u001b]0;now\u0007 \u009b2J here,\r\n550 \u202eereht'
  await withQueue(
    () => Promise.reject(new Error(words)),
    async (queue, { db }) => {
      await transact(db, (tx) => queue.send(tx, 'mail', { purpose: 'magic', email: 'one@steered.example' }))
      await expect(queue.drain()).rejects.toThrow('here')
    },
  )
  expect((await jobs('list', 'mail')).said).toMatch(/ \(try 1: not \]0;now 2J here, 550 ereht\) .*\n$/)
  await jobs('drop', 'mail')
})

test('what is dropped is done by nobody', async () => {
  await withQueue(refuse, async (queue, { db }) => {
    for (const email of ['one@dropped.example', 'two@dropped.example']) {
      await transact(db, (tx) => queue.send(tx, 'mail', { purpose: 'magic', email }))
    }
  })
  const [one] = idsIn((await jobs('list', 'mail')).said)
  expect((await jobs('drop', 'mail', '--dry-run')).said).toContain('2 jobs would be dropped.')
  expect((await jobs('drop', one!)).said).toContain('1 job dropped.')
  expect(await jobs('drop', one!, 'mail')).toMatchObject({ code: 1, said: '', complaint: expect.stringContaining(one!) })
  expect((await jobs('drop', 'mail')).said).toContain('1 job dropped.')
  const got: string[] = []
  await withQueue(
    async (email) => void got.push(email),
    (queue) => queue.drain(),
  )
  expect(got).toEqual([])
})

test('a wrong call says how it is done', async () => {
  for (const args of [[], ['delete'], ['retry'], ['list', '--dry-run']]) {
    expect(await jobs(...args)).toMatchObject({ code: 2, said: '', complaint: expect.stringContaining('npm run jobs -- list') })
  }
  const elsewhere = await runScript('scripts/jobs.ts', ['list'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect([elsewhere.code, elsewhere.complaint]).toEqual([2, 'connect ECONNREFUSED 127.0.0.1:1\n'])
})
