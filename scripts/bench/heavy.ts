/** The heaviest things that one request may ask for, and for how long each of them stops everything else. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { request } from 'undici'
import { seedId } from '../../src/demo/ids.ts'
import { publishedPassword } from '../../src/resources/signing-in/published-password.ts'
import { urlOf } from './data.ts'
import { startDemo } from './servers.ts'

/** Milliseconds of one heavy thing: until its answer, or until it is done where it goes on by itself, and the longest stall meanwhile. */
export interface Heavy {
  stall: number
  time: number
}

interface Answered {
  id: string
  attributes: Record<string, string>
}
type Ask = (method: 'GET' | 'POST', path: string, data?: object) => Promise<Answered>

interface Thing {
  name: string
  who: string
  run: (ask: Ask) => Promise<void>
}

const database = 'rpp_bench_demo'
const inBase64 = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`
const linked = (type: string, id: string) => ({ data: { type, id } })

async function importContacts(ask: Ask): Promise<void> {
  const rows = Array.from({ length: 50_000 }, (_, n) => `reader-${n}@bench.example,First ${n}`)
  const source = inBase64('text/csv', Buffer.from(`email,first name\n${rows.join('\n')}\n`))
  const path = `/api/v2/contact-lists/${seedId('contact-lists', 5)}/import-contacts-from-csv`
  const { id } = await ask('POST', path, { attributes: { source } })
  while ((await ask('GET', `/api/v2/imports/${id}`)).attributes['status'] !== 'done') await pause(50)
}

async function writeInsight(ask: Ask): Promise<void> {
  const paragraph = '<p>The <b>covenant</b> of 2031 &amp; its <a href="https://bench.example/a?b=c&amp;d">terms</a>.</p>'
  const detail = paragraph.repeat(Math.floor(490_000 / paragraph.length))
  await ask('POST', '/api/v2/insights', { type: 'insights', attributes: { tagline: 'A long one', detail } })
}

async function sendPicture(ask: Ask, picture: Buffer): Promise<void> {
  const attributes = { source: inBase64('image/png', picture), 'source-file-name': 'chart.png' }
  await ask('POST', '/api/v2/images', {
    type: 'images',
    attributes,
    relationships: { imageable: linked('accounts', seedId('accounts', 4)) },
  })
}

async function writeCampaign(ask: Ask): Promise<void> {
  const paragraph = '<p>Dear {{first-name}}, the <b>results</b> of <a href="https://bench.example/results">the year</a>.</p>'
  const content = paragraph.repeat(Math.floor(200_000 / paragraph.length))
  const attributes = { title: 'Results', subject: 'Results', content, status: 'drafted' }
  await ask('POST', '/api/v2/corporate-email-campaigns', {
    type: 'corporate-email-campaigns',
    attributes,
    relationships: {
      entity: linked('entities', seedId('entities', 1)),
      contact_lists: { data: [{ type: 'contact-lists', id: seedId('contact-lists', 2) }] },
    },
  })
}

const mild = async (ask: Ask): Promise<void> => {
  for (let time = 0; time < 100; time++) await ask('GET', '/api/v2/insights')
}

/** Measures each on a demo of its own in every round. */
export async function measureHeavy(server: string, rounds: number): Promise<Record<string, Heavy[]>> {
  const picture = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#2f6fb0' } })
    .png()
    .toBuffer()
  const things: readonly Thing[] = [
    { name: 'a hundred lists, to compare with', who: 'provider', run: mild },
    { name: 'an import of 50,000 contacts', who: 'tamsin.rourke', run: importContacts },
    { name: 'an insight of 490 kB of HTML', who: 'provider', run: writeInsight },
    { name: 'a picture of 100 megapixels', who: 'provider', run: (ask) => sendPicture(ask, picture) },
    { name: 'a campaign of 200 kB of HTML', who: 'corporate', run: writeCampaign },
  ]
  const found: Record<string, Heavy[]> = {}
  for (let round = 0; round < rounds; round++) {
    await withDemo(server, async (port, stall) => {
      for (const { name, who, run } of things) {
        const ask = await signedIn(port, `${who}@demo.example`)
        await pause(200)
        await stall()
        const began = performance.now()
        await run(ask)
        const goes = (found[name] ??= [])
        goes.push({ time: performance.now() - began, stall: await stall() })
      }
    })
  }
  return found
}

async function withDemo(server: string, work: (port: number, stall: () => Promise<number>) => Promise<void>): Promise<void> {
  const admin = new pg.Client(server)
  await admin.connect()
  const folder = mkdtempSync(join(tmpdir(), 'rpp-bench-'))
  try {
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.query(`create database ${database}`)
    const ours = await startDemo(urlOf(server, database), folder)
    await work(ours.port, ours.stall).finally(ours.stop)
    await admin.query(`drop database ${database} with (force)`)
  } finally {
    await admin.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function signedIn(port: number, email: string): Promise<Ask> {
  let token = ''
  const ask: Ask = async (method, path, data) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await request(`http://127.0.0.1:${port}${path}`, { method, headers, body: data ? JSON.stringify({ data }) : null })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${path} was answered ${answer.statusCode}: ${text}`)
    return (JSON.parse(text) as { data: Answered }).data
  }
  const { attributes } = await ask('POST', '/api/v2/accounts/sign_in', {
    type: 'sessions',
    attributes: { email, password: publishedPassword },
  })
  token = attributes['token']!
  return ask
}
