import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import type { Connection } from '../../src/database/connection.ts'
import { mailsAtOnceBy } from '../../src/effects/mail.ts'
import { putDueCampaign } from '../support/campaign-rows.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startProcess } from '../support/process.ts'

const mailServer = startMailServer()
const { received } = mailServer
const addressesOf = (mails: typeof received): string[] => mails.map((one) => one.to).sort()

describe('a campaign whose process is killed', () => {
  const toClose: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close()
  })

  test('goes on in the next one, and nobody gets it twice or not at all', { timeout: 180_000 }, async () => {
    const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
    const folder = mkdtempSync(join(tmpdir(), 'campaign-killed-'))
    toClose.push(
      () => rmSync(folder, { recursive: true, force: true }),
      () => postgres?.close(),
    )
    const open = async (): Promise<Connection> => postgres ?? (await connectEmbedded(join(folder, 'database')))
    if (!postgres) seededIn(join(folder, 'database'))
    const before = await open()
    const { id, domain, email } = await putDueCampaign(before.db, 30)
    // The whole server runs, and mails what else is due.
    const ofCampaign = () => addressesOf(received).filter((one) => one.endsWith(domain))
    if (!postgres) await before.close()

    // Some are taken, then the server keeps what it has to itself, until it has all that go at once.
    let taken = 0
    let hangs: () => void
    const hanging = new Promise<void>((resolve) => (hangs = resolve))
    mailServer.manners = {
      message: (to) => {
        if (!to.endsWith(domain) || ++taken <= 12) return undefined
        if (taken === 12 + mailsAtOnceBy(mailServer.url)) hangs()
        return 'hang'
      },
    }
    const env: Record<string, string> = {
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      ...(postgres ? { DATABASE_URL: postgres.url! } : { DEMO: 'true' }),
    }
    const killed = await startProcess(env)
    toClose.push(() => killed.stop('SIGKILL'))
    await hanging
    await killed.stop('SIGKILL')

    mailServer.manners = {}
    const between = await open()
    // Its hold on the campaign runs out by itself, and so does the job that it had sent; here that time has gone by.
    await sql`update corporate_email_campaigns set busy_until = null, nudged_at = null where id = ${id}`.execute(between.db)
    if (!postgres) await between.close()
    const next = await startProcess(env)
    toClose.push(() => next.stop('SIGKILL'))
    const wanted = Array.from({ length: 30 }, (_, index) => email(index + 1)).sort()
    await expect.poll(() => new Set(ofCampaign()).size, { timeout: 60_000, interval: 200 }).toBe(30)
    await next.stop('SIGTERM')
    expect(ofCampaign()).toEqual(wanted)

    const after = await open()
    const { rows } = await sql<{ status: string }>`select status from campaign_deliveries where campaign_id = ${id}`.execute(after.db)
    expect([...new Set(rows.map((one) => one.status))].filter((one) => one !== 'sent' && one !== 'delivered')).toEqual([])
    if (!postgres) await after.close()
  })
})
