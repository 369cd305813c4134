/** Requests of visitors and accounts to the operator, issuers and providers. Their account and account managers see them. */
import { sql } from 'kysely'
import { attempt } from '../../database/attempts.ts'
import type { Transaction } from '../../database/connect.ts'
import { placeholder, readRows } from '../../database/read.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers, Rows } from '../../generated/contract.ts'
import { broken, tooManyAttempts } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import type { Present } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { toOne, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { scopeValues } from '../../verbs/visible.ts'

export const contactRequests: Resource<'contact-requests', 'contact_requests'> = resource('contact-requests', 'contact_requests', {
  staff: ['account-manager'],
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : kind === 'guest' ? false : eb('contact_requests.account_id', '=', me)),
  computed: ({ kind, me }) => ({
    status: sql`case when ${kind === 'staff' ? sql`true` : sql`contact_requests.account_id = ${me}`}
      then to_json(contact_requests.status)::text end`,
  }),
  relations: {
    account: toOne('account_id'),
    contactable: toOneOf('contactable_type', 'contactable_id'),
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

/** What was written, as its writer sees it: a guest now and never again. */
async function written(tx: Transaction, id: string, caller: Caller) {
  const statement = contactRequests.statement(
    'written',
    contactRequests.kindOf(caller),
    (scope) => sql`${contactRequests.select('show', scope)} from contact_requests where contact_requests.id = ${placeholder('id')}`,
  )
  const [row] = await readRows(tx, statement, { ...scopeValues(caller), id })
  return one(row as unknown as Rows['ContactRequest'])
}

const perAddress = { what: 'contact-from', most: 5, seconds: 3600 }

export const contactRequestOperations: Handlers<'contact-requests'> = {
  async createContactRequest({ accept, caller, client, db, limited }) {
    const { fax_number: trap, ...asked } = await accept(db, { also: alsoKnown(caller) })
    if (!asked.consent) throw broken('Consent to keep what you send is needed', '/data/attributes/consent')
    if (limited && caller.id === '') {
      const made = await attempt(db, perAddress, client.address)
      if ('retryAfter' in made) throw tooManyAttempts(made.retryAfter)
    }
    return transact(db, async (tx) => {
      const status = trap ? 'spam' : 'new'
      return written(tx, await insert(tx, 'contact_requests', { ...asked, status, account_id: caller.id || null }), caller)
    })
  },
  getContactRequest: show(contactRequests),
}
