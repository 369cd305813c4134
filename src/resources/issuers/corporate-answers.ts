/** Answers of issuers. They are seen with their question. An answer is locked before its question, as every change of one does. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import type { CorporateQuestionsTable } from '../../generated/tables.ts'
import { conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { statesOf } from '../../verbs/lifecycle.ts'
import { toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { record } from '../notifications/activities.recording.ts'
import { anonymizeActor, excerptOf, notify, reader } from '../notifications/notifications.sending.ts'
import { corporateQuestions, tellAtEvent } from './corporate-questions.ts'
import { isManaged, manages } from './managed-entities.ts'

type Question = Selectable<CorporateQuestionsTable>

/** Who answered, unless it is the entity that did. Whoever answers for the entity knows. */
const answerer = ({ kind, me }: Scope) =>
  kind === 'staff'
    ? sql`corporate_answers.account_id`
    : sql`case when not corporate_answers.anonymize or corporate_answers.account_id = ${me} or exists (
        select from corporate_questions as asked where asked.id = corporate_answers.corporate_question_id
          and ${isManaged(me, sql`asked.entity_id`)}) then corporate_answers.account_id end`

export const corporateAnswers: Resource<'corporate-answers', 'corporate_answers'> = resource('corporate-answers', 'corporate_answers', {
  staff: ['editor'],
  visible: (_eb, scope) =>
    sql<boolean>`exists (select from corporate_questions where corporate_questions.id = corporate_answers.corporate_question_id
      and ${corporateQuestions.visible(scope)})`,
  computed: (scope) => ({ answered_by: sql`(select accounts.name from accounts where accounts.id = ${answerer(scope)})` }),
  relations: {
    'corporate-question': toOne('corporate_question_id'),
    account: toOneBy(answerer),
  },
})

/** @throws 403 for a question that the caller sees and does not answer. */
async function requireAnswerer(tx: Transaction, caller: Caller, question: Pick<Question, 'entity_id'> | undefined): Promise<void> {
  if (!question || has(caller, 'editor') || (await manages(tx, caller, question.entity_id))) return
  throw forbidden('This was not asked of you.')
}

/** @throws 403 where a body names a question that the caller sees and does not answer. */
async function refuseForeign(tx: Transaction, caller: Caller, named: string | undefined): Promise<void> {
  if (named !== undefined) await requireAnswerer(tx, caller, await peek(tx, corporateQuestions, named, caller))
}

const answered = statesOf('corporate-questions', 'answer')
const unanswered = statesOf('corporate-questions', 'take-back')

/** The question, locked. @throws 409 unless it takes answers. */
async function lockOpen(tx: Transaction, id: string, caller: Caller): Promise<Question> {
  const question = await lockNamed(tx, corporateQuestions, id, caller)
  if (![...answered.from, answered.to].includes(question.status)) throw conflict(`A question that is ${question.status} takes no answers.`)
  return question
}

/** Counts an answer in or out. The first one makes its question answered, and without one it is only approved. */
const count = (tx: Transaction, question: string, by: 1 | -1) =>
  save(tx, 'corporate_questions', question, {
    answers_count: sql`answers_count + ${by}`,
    status: sql`case when status = any(${answered.from}::text[]) and answers_count + ${by} > 0 then ${answered.to}
      when status = any(${unanswered.from}::text[]) and answers_count + ${by} = 0 then ${unanswered.to} else status end`,
  })

/** Who asked, and those who follow the question, as far as they see it; `accounts` is the row of each. */
const awaiting = ({ id, account_id }: Question) => sql`select accounts.id from accounts where accounts.id = ${account_id}
  or (accounts.id in (select follower_id from follows where followable_type = 'corporate-questions' and followable_id = ${id})
    and exists (select from corporate_questions where corporate_questions.id = ${id} and ${corporateQuestions.visible(reader)}))`

/** Counts an answer under a question, tells who listens and, if it is the first, tells those who wait for it. */
async function place({ tx, jobs }: Telling, caller: Caller, question: Question, anonymize: boolean): Promise<void> {
  await count(tx, question.id, 1)
  await tellAtEvent({ tx, jobs }, question, 'answered')
  if (question.answers_count > 0) return
  await notify(tx, {
    ...{ key: 'corporate_question.answered', trackable: { type: 'corporate-questions', id: question.id } },
    ...{ actor: caller.id, anonymize, recipients: awaiting(question) },
    parameters: { excerpt: excerptOf(question.body), entity: question.entity_id },
  })
}

/** The answer, locked, and then its question. @throws 404, or 403 for who only reads it. */
async function lockOwn(tx: Transaction, id: string, caller: Caller) {
  // Who waited for a move is to look at the question where the answer is now, which takes a statement of its own.
  await sql`select from corporate_answers where id = ${id} for no key update`.execute(tx)
  const answer = await lock(tx, corporateAnswers, id, caller)
  const { rows } = await sql<Pick<Question, 'entity_id'>>`
    select entity_id from corporate_questions where id = ${answer.corporate_question_id}`.execute(tx)
  await requireAnswerer(tx, caller, rows[0])
  return answer
}

/** In the order of their ids, so that two who move answers between the same questions do not wait for each other. */
const lockQuestions = (tx: Transaction, ids: readonly string[]) =>
  sql`select from corporate_questions where id = any(${ids}::text[]) order by id for no key update`.execute(tx)

export const corporateAnswerOperations: Handlers<'corporate-answers'> = {
  getCorporateAnswer: show(corporateAnswers),

  createCorporateAnswer: ({ sent, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      await refuseForeign(tx, caller, sent.linked('corporate_question'))
      const answer = await accept(tx)
      const question = await lockOpen(tx, answer.corporate_question_id, caller)
      const id = await insert(tx, 'corporate_answers', { ...answer, account_id: caller.id })
      await place({ tx, jobs }, caller, question, answer.anonymize)
      await record(tx, {
        ...{ key: 'corporate_question.answer', owner: caller.id, trackable: { type: 'corporate-questions', id: question.id } },
        // Whoever answers is not to learn here who asked.
        ...{ recipient: question.anonymize ? null : question.account_id, anonymize: answer.anonymize },
      })
      return one(await find(tx, corporateAnswers, id, caller))
    }),

  updateCorporateAnswer: ({ params, sent, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const current = await lockOwn(tx, params.id, caller)
      await refuseForeign(tx, caller, sent.linked('corporate_question'))
      const change = await accept(tx, { record: current.id })
      const { corporate_question_id: to = current.corporate_question_id, anonymize = current.anonymize } = change
      if (to !== current.corporate_question_id) {
        await lockQuestions(tx, [current.corporate_question_id, to])
        const question = await lockOpen(tx, to, caller)
        await count(tx, current.corporate_question_id, -1)
        await place({ tx, jobs }, caller, question, anonymize)
      }
      await save(tx, 'corporate_answers', current.id, change)
      if (change.anonymize !== undefined) {
        const trackable = { type: 'corporate-questions', id: to } as const
        await anonymizeActor(tx, { key: 'corporate_question.answered', trackable, actor: current.account_id }, anonymize)
      }
      return one(await find(tx, corporateAnswers, current.id, caller))
    }),

  deleteCorporateAnswer: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lockOwn(tx, params.id, caller)
      await erase(tx, 'corporate_answers', current.id)
      await count(tx, current.corporate_question_id, -1)
      return none
    }),
}
