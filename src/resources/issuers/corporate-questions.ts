/** Public questions to an issuer. Those who may ask see one once it is approved, and anyone once it is answered. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Actor } from '../../verbs/lifecycle.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { record } from '../notifications/activities.recording.ts'
import { anonymizeActor, notify } from '../notifications/notifications.sending.ts'
import { actsForIssuers, isManaged, manages } from './managed-entities.ts'

/** Who asked, unless it is kept from the caller. */
const asker = ({ kind, me }: Scope) =>
  kind === 'staff'
    ? sql`corporate_questions.account_id`
    : sql`case when not corporate_questions.anonymize or corporate_questions.account_id = ${me} then corporate_questions.account_id end`

export const corporateQuestions: Resource<'corporate-questions', 'corporate_questions'> = resource(
  'corporate-questions',
  'corporate_questions',
  {
    staff: ['editor'],
    visible: (_eb, { kind, me }) =>
      kind === 'staff'
        ? true
        : kind === 'guest'
          ? sql<boolean>`corporate_questions.status in ('answered', 'closed') and corporate_questions.answers_count > 0`
          : sql<boolean>`corporate_questions.status in ('approved', 'answered', 'closed') or corporate_questions.account_id = ${me}
              or (corporate_questions.status <> 'withdrawn' and (${isManaged(me, sql`corporate_questions.entity_id`)} or ${actsForIssuers(me)}))`,
    computed: (scope) => ({
      is_answered: sql`(corporate_questions.answers_count > 0)::text`,
      asked_by: sql`(select accounts.name from accounts where accounts.id = ${asker(scope)})`,
    }),
    relations: {
      entity: toOne('entity_id'),
      account: toOneBy(asker),
      'corporate-answers': toMany((owner) => sql`corporate_answers.corporate_question_id = ${owner}`, {
        column: 'released_at',
        descending: false,
      }),
    },
  },
)

/** As much of a question as those are told who have not opened it. */
export const excerptOf = (body: string): string => (body.length > 140 ? `${body.slice(0, 139).toWellFormed()}…` : body)

/** Records the question and tells those who manage the entity. */
async function tellOfQuestion(
  tx: Transaction,
  caller: Caller,
  id: string,
  asked: { body: string; entity_id: string; anonymize?: boolean },
) {
  const { body, entity_id: entity, anonymize = false } = asked
  const trackable = { type: 'corporate-questions', id } as const
  await record(tx, { key: 'corporate_question.ask', owner: caller.id, trackable, anonymize })
  await notify(tx, {
    ...{ key: 'corporate_question.asked', trackable, actor: caller.id, anonymize, parameters: { excerpt: excerptOf(body), entity } },
    recipients: sql`select account_id from managed_entities where entity_id = ${entity}`,
  })
}

interface Question {
  account_id: string
  entity_id: string
}

async function actorsOf(tx: Transaction, { account_id, entity_id }: Question, caller: Caller): Promise<Actor<'corporate-questions'>[]> {
  const moderates = has(caller, 'editor') || (await manages(tx, caller, entity_id))
  return [...(account_id === caller.id ? ['asker' as const] : []), ...(moderates ? ['moderator' as const] : [])]
}

export const corporateQuestionOperations: Handlers<'corporate-questions'> = {
  getCorporateQuestion: show(corporateQuestions),

  async createCorporateQuestion({ accept, caller, db }) {
    if (caller.roles.includes('compliance-officer')) throw forbidden('A compliance officer takes no part in discussions.')
    return transact(db, async (tx) => {
      const asked = await accept(tx)
      const id = await insert(tx, 'corporate_questions', { ...asked, account_id: caller.id })
      await tellOfQuestion(tx, caller, id, asked)
      return one(await find(tx, corporateQuestions, id, caller))
    })
  },

  updateCorporateQuestion: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, corporateQuestions, params.id, caller)
      const actors = await actorsOf(tx, current, caller)
      if (actors.length === 0) throw forbidden('Only the one who asked, those who were asked and editors change a question.')
      const only = permitted('updateCorporateQuestion', { actors, state: current.status })
      const { status, ...change } = await accept(tx, { record: current.id, only })
      const asked = { from: current.status, to: status ?? current.status, actors }
      const taken = await transition('corporate-questions', asked, { guards: {}, effects: {} }, {})
      await save(tx, 'corporate_questions', current.id, { ...change, ...taken?.columns })
      if (change.anonymize !== undefined) {
        const trackable = { type: 'corporate-questions', id: current.id } as const
        await anonymizeActor(tx, { key: 'corporate_question.asked', trackable, actor: caller.id }, change.anonymize)
      }
      return one(await find(tx, corporateQuestions, current.id, caller))
    }),

  deleteCorporateQuestion: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, corporateQuestions, params.id, caller)
      if (current.account_id !== caller.id && !has(caller, 'admin')) throw forbidden('This question is not yours.')
      if (current.answers_count > 0) throw conflict('A question that was answered stays.')
      await erase(tx, 'corporate_questions', current.id)
      return none
    }),
}
