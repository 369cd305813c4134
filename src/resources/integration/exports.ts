/** Lists that are made into files. Each is private to its account. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers, Rows } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import type { Lists } from '../../verbs/exported-lists.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { queueUp } from '../../verbs/queue-up.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock } from '../../verbs/rows.ts'
import { leaveTraceTo } from '../../verbs/traces.ts'
import { tidy } from '../shared/files.ts'

export const ownExports: Resource<'exports', 'exports'> = resource('exports', 'exports', {
  visible: (eb, { me }) => eb('exports.account_id', '=', me),
  relations: { account: toOne('account_id') },
  computed: () => ({ download: sql`case when exports.state = 'done' then exports.id end` }),
})

/** The export without its file for a key that may not read the list. */
const shownTo = (caller: Caller, lists: Lists, row: Rows['Export']): Rows['Export'] =>
  lists.permitted(caller, row.list) ? row : { ...row, download: null }

const listOwn = page(ownExports, { total: 'capped' })

export const exportOperations: Handlers<'exports'> = {
  async listExports(asked) {
    const found = await listOwn(asked)
    return { ...found, rows: found.rows.map((row) => shownTo(asked.caller, asked.lists, row)) }
  },

  getExport: async ({ params, caller, db, lists }) => one(shownTo(caller, lists, await find(db, ownExports, params.id, caller))),

  async createExport({ accept, caller, db, jobs, lists }) {
    const { list, filters = {}, sort, format } = await accept(db)
    await lists.require(db, caller, { list, filters: filters as Record<string, string>, sort })
    await jobs.ready()
    return transact(db, async (tx) => {
      await queueUp(tx, caller.id)
      const { rows } = await sql`select from exports where account_id = ${caller.id} and state in ('waiting', 'running')`.execute(tx)
      if (rows.length > 0) throw conflict('Another export of yours waits or runs. Stop it, or wait for its end.')
      const id = await insert(tx, 'exports', { account_id: caller.id, list, filters: JSON.stringify(filters), sort, format })
      await jobs.send(tx, 'export', { export: id })
      return one(await find(tx, ownExports, id, caller))
    })
  },

  async deleteExport({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      const { id } = await lock(tx, ownExports, params.id, caller)
      await leaveTraceTo(tx, ownExports, id, [caller.id])
      await erase(tx, 'exports', id)
    })
    await tidy(db, files)
    return none
  },
}
