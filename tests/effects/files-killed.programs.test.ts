/** What a server process leaves of files when it is killed in the middle of storing them. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Agent, request } from 'undici'
import { expect, test } from 'vitest'
import { filesInFolder } from '../../src/effects/files.ts'
import { keyOf } from '../../src/resources/shared/files.ts'
import { tick } from '../../src/tick.ts'
import { dataUrl, filesBelow, inParts } from '../support/files.ts'
import { installations } from '../support/installation.ts'
import type { ServerProcess } from '../support/process.ts'

const install = installations(() => ({}))
const rounds = 8
const atOnce = 8
const path = '/api/v2/account-uploads'
interface Acknowledged {
  id: string
  text: string
}

const below = (limit: number): number => Math.floor(Math.random() * limit)
const sentence = (): string => `round,${Math.random()}\n`.repeat(1 + below(1_000))

/** The same upload as a data URL or in parts. */
function bodyOf(text: string, parts: boolean): { raw: string | Buffer; headers: Record<string, string> } {
  const data = { type: 'account-uploads', attributes: { 'source-file-name': 'rounds.csv' } }
  if (parts) {
    const file = { name: 'source', value: text, fileName: 'rounds.csv', type: 'text/csv' }
    return inParts({ name: 'data', value: JSON.stringify({ data }) }, file)
  }
  const attributes = { ...data.attributes, source: dataUrl('text/csv', text) }
  return { raw: JSON.stringify({ data: { ...data, attributes } }), headers: { 'content-type': 'application/json' } }
}

/** Uploads without a pause until the process is killed, somewhere after so many answers; answers what was acknowledged. */
async function uploadUntilKilled(running: ServerProcess, token: string, answers: number): Promise<Acknowledged[]> {
  const agent = new Agent({ connections: atOnce })
  const acknowledged: Acknowledged[] = []
  let killed: Promise<void> | undefined
  const one = async (index: number): Promise<void> => {
    while (!killed) {
      const text = sentence()
      const { raw, headers } = bodyOf(text, index % 2 === 0)
      try {
        const options = { method: 'POST' as const, dispatcher: agent, headers: { ...headers, authorization: `Bearer ${token}` }, body: raw }
        const { statusCode, body } = await request(running.url + path, options)
        const { data } = (await body.json()) as { data: { id: string } }
        expect(statusCode).toBe(201)
        acknowledged.push({ id: data.id, text })
      } catch (error) {
        if (!killed) throw error
      }
      if (acknowledged.length >= answers) killed ??= running.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => one(index)))
  await killed
  await agent.destroy()
  return acknowledged
}

test('every file that was acknowledged is there, and no other', { timeout: 240_000 }, async () => {
  const { folder, start, between } = await install()
  let running = await start()
  const signIn = { data: { type: 'sessions', attributes: { email: 'investor@demo.example', password: 'demo-password-1' } } }
  const headers = { 'content-type': 'application/json' }
  const session = await request(`${running.url}/api/v2/accounts/sign_in`, { method: 'POST', headers, body: JSON.stringify(signIn) })
  const { token } = ((await session.body.json()) as { data: { attributes: { token: string } } }).data.attributes

  const acknowledged: Acknowledged[] = []
  for (let round = 0; round < rounds; round++) {
    acknowledged.push(...(await uploadUntilKilled(running, token, 1 + below(20))))
    running = await start()
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
  for (const { id, text } of acknowledged) {
    const shown = await request(`${running.url}${path}/${id}`, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await shown.body.json()) as { data: { attributes: { source: string } } }
    const download = await request(data.attributes.source)
    expect([download.statusCode, (await download.body.text()) === text]).toEqual([200, true])
  }
  expect(filesBelow(join(folder, 'arriving'))).toEqual([])
  await running.stop()

  const { stored, owned } = await between(async (db) => {
    await tick(db, filesInFolder(join(folder, 'files')), new Date())
    const { rows: stored } = await sql<{ id: string; size: number }>`select id, size from files order by id`.execute(db)
    const { rows: owned } = await sql<{ id: string }>`select source as id from account_uploads union all
      select source from insight_documents union all select source from images union all
      select source from premium_service_attachments union all select source from corporate_attachments union all
      select source from corporate_presentations where source is not null union all
      select source from external_report_attachments union all select source from export_parts union all
      (select value from accounts, jsonb_each_text(avatar_url) where value in (select id from files)
        union select value from companies, jsonb_each_text(logo_url) where value in (select id from files)) union all
      select one from exchange_announcements, unnest(attachment) as one where one in (select id from files) order by 1`.execute(db)
    return { stored, owned }
  })
  const ids = stored.map((one) => one.id)
  expect(owned.map((one) => one.id)).toEqual(ids)
  expect(filesBelow(join(folder, 'files')).sort()).toEqual(ids)
  expect(stored.filter(({ id, size }) => statSync(join(folder, 'files', keyOf(id))).size !== size)).toEqual([])
})
