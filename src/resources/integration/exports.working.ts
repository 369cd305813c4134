/**
 * Makes the files of exports, a part in each turn. A part is stored before the transaction that keeps it and says where the
 * next one begins, so that whoever goes on, after whatever, leaves nothing out and repeats nothing.
 */
import { sql } from 'kysely'
import { setImmediate, setTimeout as after } from 'node:timers/promises'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Upload } from '../../effects/uploads.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { Refusal } from '../../refusals.ts'
import type { Answers } from '../../verbs/answers.ts'
import type { Tools } from '../../verbs/domain.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { keep, storing, tidy } from '../shared/files.ts'
import { textsOf } from './exports.texts.ts'
import type { Shown } from './exports.texts.ts'

/** How long one job reads before it leaves the rest to the next, in milliseconds: less than a process takes to stop. */
const turn = 5_000
/** How many bytes a part has at most, give or take a page. */
const most = 32 * 1_024 ** 2
/** How long an export is held for one turn, in seconds. */
const hold = 120
/** After so many hours an export is given up that nobody could finish. */
const hours = 24
/** How many days an export is kept after its end. */
const days = 7
/** For how many times as long as a page took the requests of others go first. */
const pauses = 3

const unfinished = sql<boolean>`state in ('waiting', 'running')`

/** Ends an export. A file that is not whole goes. */
async function end(tx: Transaction, id: string, state: 'done' | 'failed', error?: string): Promise<void> {
  if (state !== 'done') await sql`delete from export_parts where export_id = ${id}`.execute(tx)
  const expires_at = sql`now() + make_interval(days => ${sql.lit(days)})`
  await save(tx, 'exports', id, { state, error, cursor: null, busy_until: null, finished_at: sql`now()`, expires_at })
}

type Held = Pick<Row<'exports'>, 'id' | 'account_id' | 'list' | 'sort' | 'format' | 'cursor'> & {
  filters: Record<string, string>
  account_type: string
}

/** Holds an export, and answers it. Undefined where another holds it or it has ended. */
async function takeHold(db: Database, id: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`update exports set busy_until = now() + make_interval(secs => ${sql.lit(hold)}), state = 'running',
      updated_at = case state when 'waiting' then now() else exports.updated_at end
    from accounts where exports.id = ${id} and accounts.id = exports.account_id and ${unfinished}
      and (busy_until is null or busy_until <= now())
    returning exports.id, account_id, list, filters, sort, format, cursor, account_type`.execute(db)
  return rows[0]
}

/** Thrown where an export has ended or went on elsewhere meanwhile, so that what was stored for it goes. */
class Overtaken extends Error {}

/** Makes the next part of a file, unless somebody is at it or it has ended. */
export async function workOffExport(tools: Tools, { export: id }: { export: string }): Promise<void> {
  const { db, files, newUpload } = tools
  const held = await takeHold(db, id)
  if (!held) return
  const part = newUpload()
  try {
    const read = await readOn(tools.answers, held, part)
    await tools.jobs().ready()
    await keepPart(tools, held, part, read)
  } catch (error) {
    if (error instanceof Overtaken) return
    if (!(error instanceof Refusal) || error.status >= 500) {
      await transact(db, (tx) => letGo(tx, id)).catch(() => undefined)
      throw error
    }
    await transact(db, (tx) => fail(tx, held.id, wordsOf(error)))
    await tidy(db, files)
  } finally {
    await part.discard()
  }
}

const letGo = (tx: Transaction, id: string) => sql`update exports set busy_until = null where id = ${id} and ${unfinished}`.execute(tx)

/** What an account is told that was refused; to one that is not active a refusal says nothing more than its title. */
const wordsOf = ({ errors: [first] }: Refusal): string => (first!.detail ?? 'The account is not active.').slice(0, 512)

interface Read {
  records: number
  /** Where the rest begins. */
  next: string | undefined
}

/** Writes pages into a part until the turn is over, the part is large or the list has ended; each step of it lets others in. */
async function readOn(answers: Answers, held: Held, part: Upload): Promise<Read> {
  const { account_id, list, filters, sort, format, cursor } = held
  const texts = textsOf(format, answers.attributesOf(list))
  const over = performance.now() + turn
  if (cursor === null && texts.heading !== '') await part.write(Buffer.from(texts.heading))
  let records = 0
  let next: string | undefined = cursor ?? ''
  do {
    const began = performance.now()
    const page = await answers.listed(account_id, { list, filters, sort }, next)
    await setImmediate()
    const { data } = JSON.parse(page.text) as { data: Shown[] }
    await setImmediate()
    if (data.length > 0) await part.write(Buffer.from(texts.of(data)))
    records += data.length
    next = page.next
    if (next !== undefined) await after(pauses * (performance.now() - began))
  } while (next !== undefined && performance.now() < over && part.size < most)
  await part.close()
  return { records, next }
}

/** Stores a part and has the export go on behind it. */
async function keepPart(tools: Tools, held: Held, part: Upload, { records, next }: Read): Promise<void> {
  const { db, files, quota } = tools
  const goOn = (source?: string) => async (tx: Transaction) => {
    const { rows } = await sql`select from exports where id = ${held.id} and ${unfinished} and cursor is not distinct from ${held.cursor}
      for no key update`.execute(tx)
    if (rows.length === 0) throw new Overtaken()
    if (source !== undefined) await addPart(tx, held.id, source)
    await save(tx, 'exports', held.id, {
      ...{ records_count: sql`records_count + ${records}`, size: sql`size + ${part.size}::bigint`, cursor: next, busy_until: null },
    })
    if (next === undefined) await end(tx, held.id, 'done')
    else await tools.jobs().send(tx, 'export', { export: held.id })
  }
  if (part.size === 0) return transact(db, goOn())
  part.type = held.format === 'csv' ? 'text/csv' : 'application/x-ndjson'
  const caller = { id: held.account_id, accountType: held.account_type }
  await storing({ db, files, caller, quota }, part, `${held.list}.${held.format}`, (stored) =>
    transact(db, async (tx) => {
      await goOn(stored.source)(tx)
      await keep(tx, stored)
    }),
  )
}

const addPart = (tx: Transaction, id: string, source: string) =>
  sql`insert into export_parts (export_id, position, source)
    select ${id}, count(*), ${source} from export_parts where export_id = ${id}`.execute(tx)

/** Fails an export that has not ended meanwhile. */
async function fail(tx: Transaction, id: string, why: string): Promise<void> {
  const { rows } = await sql`select from exports where id = ${id} and ${unfinished} for no key update`.execute(tx)
  if (rows.length > 0) await end(tx, id, 'failed', why)
}

/** Sees to it that somebody goes on with an export after a process died, and gives up what is too old. */
export async function resumeExports(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const at = now.toISOString()
  const { rows: old } = await sql<{ id: string }>`select id from exports where ${unfinished}
    and created_at < ${at}::timestamptz - make_interval(hours => ${sql.lit(hours)}) limit 100`.execute(db)
  for (const { id } of old) await transact(db, (tx) => fail(tx, id, 'It could not be finished within a day.'))
  const { rows: left } = await sql<{ id: string }>`select id from exports where ${unfinished} and busy_until <= ${at} limit 100`.execute(db)
  if (left.length > 0) await jobs.ready()
  for (const { id } of left) {
    await transact(db, async (tx) => {
      const freed = await sql`update exports set busy_until = null where id = ${id} and busy_until <= ${at} returning id`.execute(tx)
      if (freed.rows.length > 0) await jobs.send(tx, 'export', { export: id })
    })
  }
}

/** Removes exports whose time is over; their files go after them. */
export async function expireExports(db: Database, now: Date): Promise<void> {
  await transact(db, (tx) => sql`delete from exports where expires_at <= ${now.toISOString()}`.execute(tx))
}
