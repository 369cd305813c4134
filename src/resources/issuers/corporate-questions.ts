/**
 * Public questions to an issuer. Those who may ask see one once it is approved, and anyone once it is answered, but of those
 * about an event only those of the events that they see.
 */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eventChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Actor } from '../../verbs/lifecycle.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { addTo, erase, find, lock, lockNamed, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { forgetFollowers } from '../discussion/follows.ts'
import { corporateEvents } from '../events/corporate-events.ts'
import { record } from '../notifications/activities.recording.ts'
import { anonymizeActor, excerptOf, forgetExcerpt, notify } from '../notifications/notifications.sending.ts'
import { actsForIssuers, isManaged, manages } from './managed-entities.ts'

/** Who asked, unless it is kept from the caller. */
const asker = ({ kind, me }: Scope) =>
  kind === 'staff'
    ? sql`corporate_questions.account_id`
    : sql`case when not corporate_questions.anonymize or corporate_questions.account_id = ${me} then corporate_questions.account_id end`

/** Whether it is about no event, or about one that the caller sees. */
const eventIsSeen = (scope: Scope) => sql<boolean>`(corporate_questions.corporate_event_id is null or exists (select from corporate_events
  where corporate_events.id = corporate_questions.corporate_event_id and ${corporateEvents.visible(scope)}))`

/** Those who follow a question, save whoever asked it anonymously; `owner` is the place of its id. */
const named = (owner: string) => sql<boolean>`accounts.id in (select follower_id from follows
  join corporate_questions as followed on followed.id = followable_id and (not followed.anonymize or followed.account_id <> follower_id)
  where followable_type = 'corporate-questions' and followable_id = ${owner})`

export const corporateQuestions: Resource<'corporate-questions', 'corporate_questions'> = resource(
  'corporate-questions',
  'corporate_questions',
  {
    staff: ['editor'],
    visible: (_eb, scope) => {
      const { kind, me } = scope
      return kind === 'staff'
        ? true
        : kind === 'guest'
          ? sql<boolean>`corporate_questions.status in ('answered', 'closed') and corporate_questions.answers_count > 0
              and ${eventIsSeen(scope)}`
          : sql<boolean>`(corporate_questions.status in ('approved', 'answered', 'closed') and ${eventIsSeen(scope)})
              or corporate_questions.account_id = ${me} or (corporate_questions.status <> 'withdrawn' and (${isManaged(me, sql`corporate_questions.entity_id`)} or ${actsForIssuers(me)}))`
    },
    computed: (scope) => ({
      is_answered: sql`(corporate_questions.answers_count > 0)::text`,
      my_vote: sql`(select count(*) from corporate_question_votes as own
        where own.corporate_question_id = corporate_questions.id and own.account_id = ${scope.me})::text`,
      followers_count: sql`(select count(*) from follows
        where follows.followable_type = 'corporate-questions' and follows.followable_id = corporate_questions.id)::text`,
      is_followed: sql`(exists (select from follows where follows.follower_id = ${scope.me}
        and follows.followable_type = 'corporate-questions' and follows.followable_id = corporate_questions.id))::text`,
      asked_by: sql`(select accounts.name from accounts where accounts.id = ${asker(scope)})`,
    }),
    relations: {
      entity: toOne('entity_id'),
      account: toOneBy(asker),
      'corporate-answers': toMany((owner) => sql`corporate_answers.corporate_question_id = ${owner}`, {
        column: 'released_at',
        descending: false,
      }),
      'corporate-event': toOne('corporate_event_id'),
      followers: toMany(named),
    },
  },
)

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

/** Takes back what others were told of the text, which says another thing now or is for them no more. */
const takeBack = (tx: Transaction, { id, entity_id: entity }: { id: string; entity_id: string }) =>
  forgetExcerpt(
    tx,
    sql`select account_id from managed_entities where entity_id = ${entity}
      union all select follower_id from follows where followable_type = 'corporate-questions' and followable_id = ${id}`,
    { type: 'corporate-questions', id },
  )

/** @throws 422 for an event of another entity, 409 for one that is a draft or was cancelled. */
async function requireOpenEvent(tx: Transaction, event: string, entity: string, caller: Caller): Promise<void> {
  const { entity_id, status } = await lockNamed(tx, corporateEvents, event, caller)
  if (entity_id !== entity) throw broken('The event is one of another entity', '/data/relationships/corporate-event')
  if (['drafted', 'cancelled'].includes(status)) throw conflict(`An event that is ${status} takes no questions.`)
}

/** Tells who comes to the event that a question is about, if it is about one. All of them see what is approved. */
export async function tellAtEvent(
  telling: Telling,
  { id, corporate_event_id: event }: { id: string; corporate_event_id: string | null },
  news: 'created' | 'voted' | 'answered',
): Promise<void> {
  if (event !== null) await tellLive(telling, `question.${news}`, [eventChannel(event)], { id })
}

const votable = ['approved', 'answered']

/**
 * Sets or takes back the caller's vote and keeps the counter. Colleagues of an anonymous asker vote, since a refusal would tell them.
 * @throws 422 for the own question, 403 for that of a colleague and for a compliance officer, 409 unless it is approved or answered.
 */
async function vote({ tx, jobs }: Telling, asked: string, caller: Caller, votes: boolean): Promise<One<'CorporateQuestion'>> {
  const question = await lock(tx, corporateQuestions, asked, caller)
  const { id, account_id, anonymize, status } = question
  refuseOverseer(caller, 'takes no part in discussions')
  if (account_id === caller.id) throw broken('Nobody votes for their own question', '/data')
  if (!anonymize && (await isColleague(tx, account_id, caller))) throw forbidden('Colleagues of the one who asked do not vote.')
  if (!votable.includes(status)) throw conflict(`A question that is ${status} is not voted for.`)
  const changed = votes
    ? sql`insert into corporate_question_votes (corporate_question_id, account_id) values (${id}, ${caller.id})
        on conflict do nothing returning account_id`
    : sql`delete from corporate_question_votes where corporate_question_id = ${id} and account_id = ${caller.id} returning account_id`
  const { rows } = await changed.execute(tx)
  if (rows.length > 0) {
    await addTo(tx, 'corporate_questions', id, { votes_count: votes ? 1 : -1 })
    // Nobody is its recipient, who would learn who voted.
    if (votes) await record(tx, { key: 'corporate_question.vote', owner: caller.id, trackable: { type: 'corporate-questions', id } })
    await tellAtEvent({ tx, jobs }, question, 'voted')
  }
  return one(await find(tx, corporateQuestions, id, caller))
}

async function isColleague(tx: Transaction, account: string, { companyId }: Caller): Promise<boolean> {
  const { rows } = await sql`select from accounts where id = ${account} and company_id = ${companyId}`.execute(tx)
  return rows.length > 0
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
    refuseOverseer(caller, 'takes no part in discussions')
    return transact(db, async (tx) => {
      const asked = await accept(tx)
      if (asked.corporate_event_id) await requireOpenEvent(tx, asked.corporate_event_id, asked.entity_id, caller)
      const id = await insert(tx, 'corporate_questions', { ...asked, account_id: caller.id })
      await tellOfQuestion(tx, caller, id, asked)
      return one(await find(tx, corporateQuestions, id, caller))
    })
  },

  updateCorporateQuestion: ({ params, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const current = await lock(tx, corporateQuestions, params.id, caller)
      const actors = await actorsOf(tx, current, caller)
      if (actors.length === 0) throw forbidden('Only the one who asked, those who were asked and editors change a question.')
      refuseOverseer(caller, 'takes no part in discussions')
      const only = permitted('updateCorporateQuestion', { actors, state: current.status })
      const { status, ...change } = await accept(tx, { record: current.id, only })
      const asked = { from: current.status, to: status ?? current.status, actors }
      const taken = await transition('corporate-questions', asked, { guards: {}, effects: {} }, {})
      await save(tx, 'corporate_questions', current.id, { ...change, ...taken?.columns })
      const isReworded = change.body !== undefined && change.body !== current.body
      if (isReworded || taken?.event === 'withdraw') await takeBack(tx, current)
      if (taken?.event === 'approve') await tellAtEvent({ tx, jobs }, current, 'created')
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
      await takeBack(tx, current)
      await erase(tx, 'corporate_questions', current.id)
      // Whoever began to follow it meanwhile had to be waited for.
      await forgetFollowers(tx, { type: 'corporate-questions', id: current.id })
      return none
    }),

  voteCorporateQuestion: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, (tx) => vote({ tx, jobs }, params.id, caller, true)),
  unvoteCorporateQuestion: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, (tx) => vote({ tx, jobs }, params.id, caller, false)),
}
