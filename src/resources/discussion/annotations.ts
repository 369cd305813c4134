/** Notes of readers on a block of the text of an insight. Secret ones are the annotator's own. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { makerOf } from '../../verbs/firms.ts'
import { none, one } from '../../verbs/handler.ts'
import { presentIn } from '../../verbs/present.ts'
import { toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { addTo, erase, find, lock, save } from '../../verbs/rows.ts'
import type { Scope } from '../../verbs/visible.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { forbids } from '../people/company-policies.ts'
import { belongedTo } from '../people/employments.ts'
import { insights } from '../research/insights.ts'
import { isHiddenAuthor } from '../research/insights.authors.ts'
import { restrictionOf, restrictionReason } from '../research/insights.restrictions.ts'
import { anchor } from './annotations.anchors.ts'
import { recordSecrets } from './annotations.reading.ts'

/** Written in a company, which it stays with wherever the annotator goes. */
const writtenIn = (company: string) => belongedTo(company, sql`annotations.annotator_id`, sql`annotations.created_at`)

/**
 * The author's company, `firm`, decides whether open annotations are for all who read the insight in full; without one they are. The
 * offset keeps the planner from making that out for all insights at once.
 */
const openToReaders = (scope: Scope) => sql<boolean>`exists (select from insights ${restrictionOf(scope)}
  where insights.id = annotations.insight_id and ${insights.visible(scope)} and restriction.reason is null
    and (firm.policy ->> 'allow-open-annotations') is distinct from 'false' offset 0)`

export const annotations: Resource<'annotations', 'annotations'> = resource('annotations', 'annotations', {
  visible: (eb, scope) =>
    scope.kind === 'staff'
      ? true
      : eb.or([
          eb('annotations.annotator_id', '=', scope.me),
          writtenIn(scope.complies),
          eb.and([eb('annotations.is_secret', '=', sql.lit(false)), eb.or([writtenIn(scope.company), openToReaders(scope)])]),
        ]),
  relations: {
    // An author who notes something on the own insight is named where the insight names its author.
    annotator: toOneBy(
      (scope) => sql`case when not ${isHiddenAuthor(scope, sql`annotations.annotator_id`, sql`'insights'`, sql`annotations.insight_id`)}
        then annotations.annotator_id end`,
    ),
    annotable: toOne('insight_id'),
  },
})

/** @throws 403 for an annotation that is not the caller's to make. */
async function refuseForeign(tx: Transaction, sent: Sent, caller: Caller): Promise<void> {
  const annotator = sent.linked('annotator')
  if (annotator !== undefined && annotator !== caller.id) throw forbidden('An annotation can only be your own.')
  refuseOverseer(caller, 'takes no part in discussions')
  if (sent.attributes['secret'] === false && (await forbids(tx, caller.companyId, 'allow-open-annotations'))) {
    throw forbidden('The policy of your company does not allow open annotations.')
  }
  const insight = sent.linked('annotable')
  // Nothing is told of what the caller does not see.
  if (insight === undefined || !(await presentIn(tx, caller, [insights], [insight])).has(insight)) return
  if ((await restrictionReason(tx, insight, caller)) !== null) throw forbidden('A restriction keeps you from reading this.')
}

const countOpen = (tx: Transaction, insight: string, by: 1 | -1) => addTo(tx, 'insights', insight, { annotations_count: by })

/** How many annotations an account may have on one insight, all of which a correction moves. */
const most = 500

/** @throws 422 for one too many. The insight is locked, so that nobody else annotates it meanwhile. */
async function requireRoom(tx: Transaction, insight: string, annotator: string): Promise<void> {
  const { rows } = await sql<{ full: boolean }>`select count(*) >= ${sql.lit(most)} as full from annotations
    where insight_id = ${insight} and annotator_id = ${annotator}`.execute(tx)
  if (rows[0]!.full) throw broken(`An account has at most ${most} annotations on an insight`, '/data')
}

/** Records an annotation. The company of the insight's author decides whether the author learns of an open one. */
async function tellOfAnnotation(tx: Transaction, caller: Caller, made: { id: string; insight: string; secret: boolean }): Promise<void> {
  const { rows } = await sql<{ author: string | null; company_id: string | null }>`select ${makerOf('insights')} as author, company_id
    from insights where id = ${made.insight}`.execute(tx)
  const { author, company_id } = rows[0]!
  const told = author !== null && !made.secret && !(await forbids(tx, company_id, 'allow-open-annotations'))
  await record(tx, {
    key: 'insight.annotate',
    owner: caller.id,
    trackable: { type: 'insights', id: made.insight },
    recipient: told ? author : null,
  })
  if (!told) return
  const trackable = { type: 'annotations', id: made.id } as const
  await notify(tx, { key: 'annotation.created', trackable, actor: caller.id, recipients: [author] })
}

/** @throws 403 for one that the caller sees and did not make. */
function requireOwn({ annotator_id }: { annotator_id: string }, caller: Caller): void {
  if (annotator_id !== caller.id) throw forbidden('This annotation is not yours.')
}

/** Each may be sent under the name that answers have, which then decides nothing. */
const either = [
  ['starred', 'is-starred'],
  ['secret', 'is-secret'],
]

export const annotationOperations: Handlers<'annotations'> = {
  async getAnnotation({ params, caller, db }) {
    const annotation = await find(db, annotations, params.id, caller)
    await recordSecrets(db, caller, [annotation.id])
    return one(annotation)
  },

  createAnnotation: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      await refuseForeign(tx, sent, caller)
      const { annotable_id, annotable_attribute, section_id, message, starred = false, secret = true } = await accept(tx, { either })
      const block_hash = await anchor(tx, annotable_id, annotable_attribute, section_id)
      await requireRoom(tx, annotable_id, caller.id)
      const id = await insert(tx, 'annotations', {
        insight_id: annotable_id,
        annotator_id: caller.id,
        message,
        annotable_attribute,
        section_id,
        block_hash,
        is_starred: starred,
        is_secret: secret,
      })
      if (!secret) await countOpen(tx, annotable_id, 1)
      await tellOfAnnotation(tx, caller, { id, insight: annotable_id, secret })
      return one(await find(tx, annotations, id, caller))
    }),

  updateAnnotation: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, annotations, params.id, caller)
      requireOwn(current, caller)
      const { starred } = await accept(tx, { record: current.id })
      await save(tx, 'annotations', current.id, { is_starred: starred })
      return one(await find(tx, annotations, current.id, caller))
    }),

  deleteAnnotation: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      // The insight before the annotation, as a correction locks them.
      const about = tx.selectFrom('annotations').select('insight_id').where('id', '=', params.id)
      await tx.selectFrom('insights').select('id').where('id', '=', about).forNoKeyUpdate().execute()
      const current = await lock(tx, annotations, params.id, caller)
      requireOwn(current, caller)
      await erase(tx, 'annotations', current.id)
      if (!current.is_secret) await countOpen(tx, current.insight_id, -1)
      return none
    }),
}
