/**
 * Adds the people of a file to a contact list. How far it is is saved in the transaction that adds them, so that whoever goes
 * on, after whatever, begins at the right row; and the turn of the entity is given back after each.
 */
import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Files } from '../../effects/files.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { conflict, Refusal } from '../../refusals.ts'
import { isManager } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { keep, keyOf, tidy } from '../shared/files.ts'
import type { Stored } from '../shared/files.ts'
import { readContacts } from './contact-lists.importing.ts'
import type { Reading } from './contact-lists.importing.ts'
import { importPeople, noteImport } from './contact-lists.people.ts'
import type { Gathered, Taken } from './contact-lists.people.ts'
import { takeTurn } from './contacts.managing.ts'
import { foreseeRoom } from './corporate-plans.limits.ts'

/** So many people are added in one transaction. */
const batch = 500
/** How long one job adds before it leaves the rest to the next, in milliseconds: less than a process takes to stop. */
const turn = 8_000
/** How long an import is held for one batch, in seconds. */
const hold = 60
/** How many imports of an account wait or run: each holds up those of all others for a turn. */
const mostUnfinished = 5
/** After so many hours an import is given up that nobody could finish. */
const hours = 24

const unfinished = sql<boolean>`status in ('queued', 'running')`

/** @throws 409 where enough imports of the account wait or run. */
async function refuseTooMany(tx: Transaction, account: string): Promise<void> {
  const { rows } = await sql`select from imports where account_id = ${account} and ${unfinished}
    limit ${sql.lit(mostUnfinished)}`.execute(tx)
  if (rows.length === mostUnfinished) throw conflict(`${mostUnfinished} imports of yours wait or run. Wait for the end of one.`)
}

interface Asking {
  list: Row<'contact_lists'>
  asked: Reading & { dry_run?: boolean }
  stored: Stored
  gathered: Gathered
  caller: Caller
}

/**
 * Makes the import of a file into a list that is locked, and answers its id.
 * @throws 409 where enough of the caller's wait, 422 where the plan has no room for it.
 */
export async function queueImport(
  { tx, jobs }: { tx: Transaction; jobs: Jobs },
  { list, asked, stored, gathered, caller }: Asking,
): Promise<string> {
  await refuseTooMany(tx, caller.id)
  const { people, rows, errors, warnings } = gathered
  const addresses = people.map((one) => one.email.toLowerCase())
  await foreseeRoom(tx, list.entity_id, addresses, '/data/attributes/source')
  await keep(tx, stored)
  const { mapping, delimiter, encoding, dry_run = false } = asked
  const id = await insert(tx, 'imports', {
    ...{ contact_list_id: list.id, account_id: caller.id, source: stored.source, dry_run, rows_count: rows },
    ...{ reading: JSON.stringify({ mapping, delimiter, encoding }) },
    ...{ errors: JSON.stringify(errors), warnings: JSON.stringify(warnings) },
  })
  await jobs.send(tx, 'contact-import', { import: id })
  return id
}

interface Means {
  db: Database
  files: Files
  jobs: Jobs
}

/** Adds what is left of a file, unless somebody is at it or it has ended. */
export async function workOffImport({ db, files, jobs }: Means, { import: id }: { import: string }): Promise<void> {
  const held = await takeHold(db, id)
  if (!held) return
  const bytes = held.source === null ? undefined : await files.open(keyOf(held.source))
  if (!bytes) return transact(db, (tx) => fail(tx, id, 'The file is gone'))
  const { people, rows } = await readContacts(await buffer(bytes), held.reading as Reading)
  const end = performance.now() + turn
  let done: number | undefined = held.done_count
  while (done !== undefined && done < rows && performance.now() < end) {
    done = await addBatch(db, id, done, people)
    // The embedded database works in this thread: without a pause nobody's request would be read meanwhile.
    await setImmediate()
  }
  if (done === undefined || done === rows) return tidy(db, files)
  await jobs.ready()
  await transact(db, async (tx) => {
    await save(tx, 'imports', id, { busy_until: null })
    await jobs.send(tx, 'contact-import', { import: id })
  })
}

const heldOn = sql<string>`now() + make_interval(secs => ${sql.lit(hold)})`

/** Holds an import, and answers it. Undefined where another holds it or it has ended. */
async function takeHold(db: Database, id: string): Promise<Row<'imports'> | undefined> {
  const { rows } = await sql<Row<'imports'>>`update imports set busy_until = ${heldOn}
    where id = ${id} and ${unfinished} and (busy_until is null or busy_until <= now()) returning *`.execute(db)
  return rows[0]
}

/** Adds the next people behind a row, and answers the row that it came to; undefined where the import has ended or went on elsewhere. */
function addBatch(db: Database, id: string, from: number, people: readonly Taken[]): Promise<number | undefined> {
  const some = people.filter((one) => one.row > from).slice(0, batch)
  return transact(db, async (tx) => {
    const { rows } = await sql<{ entity: string }>`select entity_id as entity from imports
      join contact_lists on contact_lists.id = contact_list_id where imports.id = ${id}`.execute(tx)
    if (!rows[0]) return undefined
    await takeTurn(tx, rows[0].entity)
    const { rows: waiting } = await sql<Row<'imports'>>`select * from imports where id = ${id} and ${unfinished} and done_count = ${from}
      for no key update`.execute(tx)
    const [own] = waiting
    if (!own) return undefined
    const { rows: lists } = await sql<Row<'contact_lists'>>`select * from contact_lists where id = ${own.contact_list_id}`.execute(tx)
    const list = lists[0]!
    if (list.status === 'removed') return fail(tx, id, 'The list was removed')
    if (!(await isStillTheirs(tx, own, list))) return fail(tx, id, 'Whoever imported it does not manage the entity any more')
    const became = await importPeople(tx, list, some, own.dry_run).catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
    if (became instanceof Refusal) return fail(tx, id, became.errors[0]!.title)
    if (!own.dry_run) await noteImport(tx, list, became.added)
    const to = some.length < batch ? own.rows_count : some.at(-1)!.row
    await save(tx, 'imports', id, {
      ...{ done_count: to, added_count: own.added_count + became.added, updated_count: own.updated_count + became.updated },
      ...{ status: 'running', busy_until: heldOn, started_at: own.started_at ?? sql`now()` },
      ...(to === own.rows_count ? { ...ended, status: 'done' } : {}),
    })
    return to
  })
}

/** Whether the account that imports still keeps the contacts of the list's entity. */
async function isStillTheirs(tx: Transaction, { account_id }: Row<'imports'>, { entity_id }: Row<'contact_lists'>): Promise<boolean> {
  const { rows } = await sql`select from accounts where id = ${account_id}
    and (${isManaged(sql.ref('accounts.id'), sql`${entity_id}`)} or (status = 'active' and ${isManager}))`.execute(tx)
  return rows.length > 0
}

/** What an import that has ended has; its file goes. */
const ended = { finished_at: sql`now()`, busy_until: null, source: null }

const fail = (tx: Transaction, id: string, failure: string): Promise<undefined> =>
  save(tx, 'imports', id, { ...ended, status: 'failed', failure }).then(() => undefined)

/** Sees to it that somebody goes on with an import after a process died, and gives up what is too old. */
export async function resumeImports(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const at = now.toISOString()
  await transact(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from imports where ${unfinished}
      and created_at < ${at}::timestamptz - make_interval(hours => ${sql.lit(hours)}) for no key update`.execute(tx)
    for (const { id } of rows) await fail(tx, id, 'It could not be finished within a day')
  })
  const { rows: left } = await sql<{ id: string }>`select id from imports where ${unfinished} and busy_until <= ${at} limit 100`.execute(db)
  if (left.length > 0) await jobs.ready()
  for (const { id } of left) {
    await transact(db, async (tx) => {
      const freed = await sql`update imports set busy_until = null where id = ${id} and busy_until <= ${at} returning id`.execute(tx)
      if (freed.rows.length > 0) await jobs.send(tx, 'contact-import', { import: id })
    })
  }
}
