/** Mails of a provider to its followers. The provider, its team leads and admins see them. */
import { sql } from 'kysely'
import { buttonPage } from '../../button-page.ts'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { cleanHtml } from '../../effects/cleaning.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, forbidden, notFound, refusedValue } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import { refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { ofFirm } from '../../verbs/firms.ts'
import { html, none, one } from '../../verbs/handler.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save, touch } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { toPublished } from '../research/insights.published.ts'

/** How long what is queued can be taken back, in minutes. */
const patience = 5
/** How many messages an account sends within seven days. */
const mostPerWeek = 2

/** Whether the account wrote it and is of the firm for which it did. */
const isOfSender = (account: string, company: string) => sql<boolean>`(group_email_messages.account_id = ${account}
  and ${ofFirm(sql`group_email_messages.company_id`, company)})`

export const groupEmailMessages: Resource<'group-email-messages', 'group_email_messages'> = resource(
  'group-email-messages',
  'group_email_messages',
  {
    visible: (eb, { kind, me, company, leads }) =>
      kind === 'staff' ? true : eb.or([isOfSender(me, company), eb('group_email_messages.company_id', '=', leads)]),
    relations: {
      account: toOne('account_id'),
      company: toOne('company_id'),
      recipients: toMany(
        (owner) => sql`accounts.id in (select account_id from group_email_recipients where group_email_message_id = ${owner})`,
      ),
      insights: toPublished(
        (owner) => sql`insights.id in (select insight_id from group_email_message_insights where group_email_message_id = ${owner})`,
      ),
    },
  },
)

const longest = 100_000

/** The HTML of which only harmless elements are left. @throws 422 when nothing is left, or more than fits. */
async function clean(html: string): Promise<string> {
  const text = (await cleanHtml('body', html, longest, 'mailed')).text.trim()
  if (text === '') throw refusedValue('body', 'says nothing once cleaned', '/data/attributes/body')
  return text
}

/** @throws 422 for an insight that is not published. */
async function feature(tx: Transaction, id: string, featured: readonly string[]): Promise<boolean> {
  const hidden = await tx
    .selectFrom('insights')
    .select('id')
    .where(among('id', featured))
    .where('aasm_state', '<>', 'published')
    .limit(1)
    .executeTakeFirst()
  if (hidden) throw broken('Only published insights are featured', '/data/relationships/insights')
  return saveLinkage(tx, 'group_email_message_insights', { group_email_message_id: id }, { insight_id: featured })
}

/** @throws 409 where its sender left: nothing goes out in the name of who is not there. */
async function requireSender(tx: Transaction, { account_id, company_id }: Row<'group_email_messages'>): Promise<void> {
  const { rows } = await sql`select from accounts where id = ${account_id} and status = 'active'
    and company_id is not distinct from ${company_id}::text for share`.execute(tx)
  if (rows.length === 0) throw conflict('Whoever wrote this left, and sends no more mails.')
}

/** Those of one account are counted one after the other. @throws 422 for one too many within seven days. */
async function refuseTooMany(tx: Transaction, account: string, id: string): Promise<void> {
  await takeAdvisoryLock(tx, `group-mail:${account}`)
  const { count } = await tx
    .selectFrom('group_email_messages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', account)
    .where('id', '<>', id)
    .where('sent_at', '>', sql<string>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostPerWeek) throw broken(`No more than ${mostPerWeek} are sent within seven days`, '/data/attributes/status')
}

interface Received {
  reader: string
  sender: string
  /** The name of the sender. */
  name: string
  wanted: boolean
}

/** The mail of a message that has a code. @throws 404 where none has. */
async function mailWith(db: Database, message: string, code: string): Promise<Received> {
  const { rows } = await sql<Received>`select recipient.account_id as reader, sender.id as sender, sender.name,
      exists (select from follows where follower_id = recipient.account_id and followable_type = 'accounts'
        and followable_id = sender.id and wants_mails) as wanted
    from group_email_recipients as recipient join group_email_messages as message on message.id = group_email_message_id
    join accounts as sender on sender.id = message.account_id
    where message.id = ${message} and code = ${code}`.execute(db)
  if (!rows[0]) throw notFound(message)
  return rows[0]
}

export const groupEmailMessageOperations: Handlers<'group-email-messages'> = {
  listGroupEmailMessages: page(groupEmailMessages, { total: 'capped' }),
  getGroupEmailMessage: show(groupEmailMessages),

  createGroupEmailMessage: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      if (caller.accountType !== 'insight-provider') throw forbidden('Providers alone write to followers.')
      refuseOverseer(caller, 'writes to nobody')
      const { insights: featured = [], body, ...sent } = await accept(tx)
      const own = { account_id: caller.id, company_id: caller.companyId }
      const id = await insert(tx, 'group_email_messages', { ...sent, ...own, body: await clean(body) })
      await feature(tx, id, featured)
      return one(await find(tx, groupEmailMessages, id, caller))
    }),

  updateGroupEmailMessage: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, groupEmailMessages, params.id, caller)
      refuseOverseer(caller, 'writes to nobody')
      const { insights: featured, body, status = current.status, ...sent } = await accept(tx, { record: current.id })
      const changes = featured !== undefined || body !== undefined || Object.keys(sent).length > 0
      if (current.status === 'sent') throw conflict('What is sent does not change.')
      if (current.status === 'queued' && status === 'queued' && changes) throw conflict('This waits to be sent. Take it back first.')
      if (featured && (await feature(tx, current.id, featured))) await touch(tx, 'group_email_messages', current.id)
      await save(tx, 'group_email_messages', current.id, { ...sent, ...(body === undefined ? {} : { body: await clean(body) }) })
      if (status !== current.status) {
        if (status === 'queued') {
          await requireSender(tx, current)
          await refuseTooMany(tx, current.account_id, current.id)
        }
        const sent_at = status === 'queued' ? sql`now() + make_interval(mins => ${sql.lit(patience)})` : null
        await save(tx, 'group_email_messages', current.id, { status, sent_at })
      }
      return one(await find(tx, groupEmailMessages, current.id, caller))
    }),

  deleteGroupEmailMessage: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, groupEmailMessages, params.id, caller)
      if (current.status === 'sent') throw conflict('What is sent stays.')
      await leaveTrace(tx, groupEmailMessages, current.id)
      await erase(tx, 'group_email_messages', current.id)
      return none
    }),

  async getGroupEmailUnsubscription({ params, values, db }) {
    const { name, wanted } = await mailWith(db, params.id, values.code)
    if (!wanted) return html(buttonPage({ title: `No more mails of ${name}`, lines: ['You are unsubscribed.'] }))
    const lines = [`${name} sends mails to you, since you follow ${name}. Unsubscribed, you follow without them.`]
    return html(buttonPage({ title: `Mails of ${name}`, lines, button: 'Unsubscribe' }))
  },

  unsubscribeFromGroupEmails: ({ params, values, db }) =>
    transact(db, async (tx) => {
      const { reader, sender } = await mailWith(tx, params.id, values.code)
      await tx
        .updateTable('follows')
        .set({ wants_mails: false })
        .where('follower_id', '=', reader)
        .where('followable_type', '=', 'accounts')
        .where('followable_id', '=', sender)
        .execute()
      return none
    }),
}
