/** Files of an insight: seen with it, downloaded by whoever may read it in full. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { harmlessName, keep, replacing, storing, tidy } from '../shared/files.ts'
import type { Stored } from '../shared/files.ts'
import { insights } from './insights.ts'
import { requireChangeable, requireOpen } from './insights.approvals.ts'
import { followChange } from './insights.corrections.ts'
import { restrictionOf } from './insights.restrictions.ts'
import { actorsIn, areWriters } from './insights.actors.ts'
import type { Actor } from './insights.actors.ts'
import { downloads } from './restrictions.ts'

/** How many documents an insight may have. */
const most = 20

export const insightDocuments: Resource<'insight-documents', 'insight_documents'> = resource('insight-documents', 'insight_documents', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    sql<boolean>`exists (select from insights where insights.id = insight_documents.insight_id and ${insights.visible(scope)})`,
  joins: (scope) => sql`join insights on insights.id = insight_documents.insight_id ${restrictionOf(scope)}`,
  computed: (scope) => ({ source: sql`case when ${downloads(scope, 'insights')} then insight_documents.source end` }),
  relations: { insight: toOne('insight_id') },
})

/** What the caller is to an insight that it writes. @throws 403 where it only reads. */
async function requireWriter(db: Database, insight: Row<'insights'>, caller: Caller): Promise<Actor[]> {
  const actors = await actorsIn(db, insight, caller)
  if (!areWriters(actors)) throw forbidden('Only its author and editors change the documents of an insight.')
  return actors
}

/** @throws 403 when a body names an insight that the caller sees but does not write. */
async function requireOwn(db: Database, id: string | undefined, caller: Caller): Promise<void> {
  const insight = id === undefined ? undefined : await peek(db, insights, id, caller)
  if (insight) await requireWriter(db, insight, caller)
}

/** What a document is called, for who is told what became of it. */
const nameOf = ({ title, source_file_name }: Pick<Row<'insight_documents'>, 'title' | 'source_file_name'>): string =>
  title ?? source_file_name

/** The position of one more document. @throws 422 when there are as many as there may be. */
async function nextPosition(tx: Transaction, insight: string): Promise<number> {
  const { count, last } = await tx
    .selectFrom('insight_documents')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
    .where('insight_id', '=', insight)
    .executeTakeFirstOrThrow()
  if (count >= most) throw broken(`An insight has at most ${most} documents`, '/data/relationships/insight')
  return last + 1
}

/** The document and its insight, locked, and what the caller is to it. @throws 404, or 403 where the caller only reads. */
async function lockOwn(tx: Transaction, id: string, caller: Caller) {
  const document = await lock(tx, insightDocuments, id, caller)
  const insight = await lock(tx, insights, document.insight_id, caller)
  return { document, insight, actors: await requireWriter(tx, insight, caller) }
}

export const insightDocumentOperations: Handlers<'insight-documents'> = {
  getInsightDocument: show(insightDocuments),

  async createInsightDocument({ sent, accept, caller, db, jobs, files, quota }) {
    await requireOwn(db, sent.linked('insight'), caller)
    const { source, source_file_name, title, insight_id } = await accept(db)
    return storing({ db, files, caller, quota }, source, source_file_name, (stored) =>
      transactTelling({ db, jobs }, async (tx) => {
        const insight = await lockNamed(tx, insights, insight_id, caller)
        const actors = await requireWriter(tx, insight, caller)
        if (insight.aasm_state === 'cancelled') throw conflict('Nothing is added to an insight that is cancelled.')
        requireOpen(insight, actors, 'documents')
        const position = await nextPosition(tx, insight.id)
        await keep(tx, stored)
        const id = await insert(tx, 'insight_documents', { ...stored, title, insight_id: insight.id, position })
        const reason = `Document added: ${nameOf({ title: title ?? null, source_file_name: stored.source_file_name })}`
        await followChange({ tx, jobs }, insight, { changed: ['insight-documents'], reason, by: caller.id })
        return one(await find(tx, insightDocuments, id, caller))
      }),
    )
  },

  async updateInsightDocument({ params, sent, accept, caller, db, jobs, files, quota }) {
    const { document: current } = await transact(db, (tx) => lockOwn(tx, params.id, caller))
    await requireOwn(db, sent.linked('insight'), caller)
    const { source, source_file_name, title, insight_id } = await accept(db, { record: current.id })
    const change = (stored?: Stored) =>
      transactTelling({ db, jobs }, async (tx) => {
        const { document, insight, actors } = await lockOwn(tx, params.id, caller)
        requireChangeable(insight, actors, 'documents')
        const target = insight_id === undefined || insight_id === insight.id ? undefined : await lockNamed(tx, insights, insight_id, caller)
        if (target) requireChangeable(target, await requireWriter(tx, target, caller), 'documents')
        const place = target ? { insight_id: target.id, position: await nextPosition(tx, target.id) } : {}
        if (stored) await keep(tx, stored)
        const name = source_file_name === undefined ? {} : { source_file_name: harmlessName(source_file_name) }
        await save(tx, 'insight_documents', document.id, { title, ...name, ...stored, ...place })
        const told = { changed: ['insight-documents'], reason: `Document changed: ${nameOf(document)}`, by: caller.id }
        for (const one of [insight, ...(target ? [target] : [])]) await followChange({ tx, jobs }, one, told)
        return one(await find(tx, insightDocuments, document.id, caller))
      })
    if (source === undefined) return change()
    const before = await find(db, insightDocuments, current.id, caller)
    return replacing({ db, files, caller, quota }, source, source_file_name ?? before.source_file_name, change)
  },

  async deleteInsightDocument({ params, caller, db, jobs, files }) {
    await transactTelling({ db, jobs }, async (tx) => {
      const { document, insight, actors } = await lockOwn(tx, params.id, caller)
      requireChangeable(insight, actors, 'documents')
      await erase(tx, 'insight_documents', document.id)
      const reason = `Document removed: ${nameOf(document)}`
      await followChange({ tx, jobs }, insight, { changed: ['insight-documents'], reason, by: caller.id })
    })
    await tidy(db, files)
    return none
  },
}
