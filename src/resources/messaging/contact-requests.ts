/** Requests of visitors and accounts to the operator, issuers and providers. Account managers answer them; addressees see their own. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Present } from '../../verbs/body.ts'
import { isManager } from '../../verbs/caller.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts } from '../../verbs/lifecycle.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toOne, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { asShown, find, lock, save } from '../../verbs/rows.ts'
import type { Written } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { tellOfAssignment, tellOfReply, tellOfRequest } from './contact-requests.telling.ts'

export const contactRequests: Resource<'contact-requests', 'contact_requests'> = resource('contact-requests', 'contact_requests', {
  staff: ['account-manager'],
  visible: (eb, { kind, me, company }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? false
        : eb.or([
            eb('contact_requests.account_id', '=', me),
            sql<boolean>`(contact_requests.status <> 'spam' and case contact_requests.contactable_type
              when 'accounts' then contact_requests.contactable_id = ${me}
              when 'companies' then contact_requests.contactable_id = ${company}
              when 'entities' then ${isManaged(me, sql`contact_requests.contactable_id`)} end)`,
          ]),
  computed: ({ kind }) => ({ status: kind === 'guest' ? sql`null` : sql`to_json(contact_requests.status)::text` }),
  relations: {
    account: toOne('account_id'),
    contactable: toOneOf('contactable_type', 'contactable_id'),
    'replied-by': toOne('replied_by_id'),
    assignee: toOneBy(({ kind }) => (kind === 'staff' ? sql`contact_requests.assignee_id` : sql`null`)),
  },
})

/** Guests know of active providers, though not as accounts. */
const alsoKnown =
  (caller: Caller): Present =>
  async (db, types, ids) => {
    if (caller.id !== '' || !types.includes('accounts')) return new Set()
    const rows = await db
      .selectFrom('accounts')
      .select('id')
      .where(among('id', ids))
      .where('account_type', '=', 'insight-provider')
      .where('status', '=', 'active')
      .execute()
    return new Set(rows.map((row) => row.id))
  }

/** @throws 422 unless the account looks after contact requests. */
async function requireManager(tx: Transaction, assignee: string): Promise<void> {
  const { rows } = await sql`select from accounts where id = ${assignee} and status = 'active' and ${isManager}`.execute(tx)
  if (rows.length === 0) throw broken('Only account managers answer contact requests', '/data/relationships/assignee')
}

interface Step {
  by: string
  /** With what is about to be written. */
  row: { reply: string | null; assignee_id: string | null }
}

type StepParts = Parts<'contact-requests', Step, Written<'contact_requests'>>

const guards: StepParts['guards'] = {
  assignee: ({ row }) => (row.assignee_id === null ? ['Somebody has to be assigned to it'] : []),
  reply: ({ row }) => (row.reply === null ? ['A reply is needed'] : []),
}

const effects: StepParts['effects'] = { sign: ({ by }) => ({ replied_at: sql`now()`, replied_by_id: by }) }

const perAddress = { what: 'contact-from', most: 5, seconds: 3600 }
const perAccount = { what: 'contact-by', most: 20, seconds: 3600 }

export const contactRequestOperations: Handlers<'contact-requests'> = {
  async createContactRequest({ accept, caller, client, db, limited }) {
    const { fax_number: trap, ...asked } = await accept(db, { also: alsoKnown(caller) })
    if (!asked.consent) throw broken('Consent to keep what you send is needed', '/data/attributes/consent')
    if (limited) await attempt(db, caller.id === '' ? [perAddress, client.address] : [perAccount, caller.id])
    return transact(db, async (tx) => {
      await requireKnown(tx, 'country', countryCodes, asked.country)
      const status = trap ? 'spam' : 'new'
      const id = await insert(tx, 'contact_requests', { ...asked, status, account_id: caller.id || null })
      if (!trap) await tellOfRequest(tx, id)
      return one(await asShown(tx, contactRequests, id, caller))
    })
  },
  listContactRequests: page(contactRequests, {
    filters: {
      status: isAmong('contact_requests.status'),
      'assignee-id': (value, { kind }) =>
        kind === 'staff' ? sql`contact_requests.assignee_id = any(${value}::text[])` : sql`${value}::text[] is null`,
    },
    total: 'capped',
  }),
  getContactRequest: show(contactRequests),

  async updateContactRequest({ params, accept, caller, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const current = await lock(tx, contactRequests, params.id, caller)
      const only = permitted('updateContactRequest', { actors: ['manager'], state: current.status })
      const { status, reply, assignee_id: assignee = current.assignee_id } = await accept(tx, { record: current.id, only })
      const assigned = assignee === current.assignee_id ? null : assignee
      if (assigned !== null) await requireManager(tx, assigned)
      const implied = reply === undefined ? (assigned !== null && current.status === 'new' ? 'assigned' : current.status) : 'replied'
      const change = { assignee_id: assignee, ...(reply === undefined ? {} : { reply }) }
      const asked = { from: current.status, to: status ?? implied, actors: ['manager' as const] }
      const taken = await transition('contact-requests', asked, { guards, effects }, { by: caller.id, row: { ...current, ...change } })
      if (reply !== undefined && taken?.event !== 'reply') throw broken('A reply makes it replied', '/data/attributes/status')
      await save(tx, 'contact_requests', current.id, { ...change, ...taken?.columns })
      if (assigned !== null) await tellOfAssignment(tx, current.id, assigned, caller.id)
      if (taken?.event === 'bring-back') await tellOfRequest(tx, current.id)
      if (taken?.event === 'reply') await tellOfReply({ tx, jobs }, current, caller.id)
      return one(await find(tx, contactRequests, current.id, caller))
    })
  },
}
