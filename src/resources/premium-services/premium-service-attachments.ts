/** The files of a request. Its parties attach them, and who attached one takes it back until the request is delivered. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
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
import { erase, find, lock, lockNamed, peek } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { keep, storing, tidy } from '../shared/files.ts'
import { premiumServiceRequests, seesParts } from './premium-service-requests.ts'
import { takeBack, tellOfAttachment } from './premium-service-requests.telling.ts'
import { actorsOf } from './premium-service-requests.parties.ts'

/** How many files a request may have. */
const most = 50

export const premiumServiceAttachments: Resource<'premium-service-attachments', 'premium_service_attachments'> = resource(
  'premium-service-attachments',
  'premium_service_attachments',
  {
    staff: ['account-manager'],
    visible: (_eb, scope) =>
      sql<SqlBool>`exists (select from premium_service_requests
        where premium_service_requests.id = premium_service_attachments.premium_service_request_id and ${seesParts(scope)})`,
    relations: {
      'premium-service-request': toOne('premium_service_request_id'),
      account: toOne('account_id'),
    },
  },
)

/** @throws 403 for those who only look on. */
function requireParty(serviceRequest: Row<'premium_service_requests'>, caller: Caller): void {
  if (actorsOf(serviceRequest, caller).length === 0) throw forbidden('Only its parties and account managers attach files to a request.')
}

const openToFiles = ['drafted', 'submitted', 'countered', 'accepted', 'delivered']
const openToRemoval = openToFiles.filter((status) => status !== 'delivered')

/** @throws 422 where a request that was given more files has too many now. */
export async function requireRoom(tx: Transaction, serviceRequest: string, pointer: string): Promise<void> {
  const { count } = await tx
    .selectFrom('premium_service_attachments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('premium_service_request_id', '=', serviceRequest)
    .executeTakeFirstOrThrow()
  if (count > most) throw broken(`A request has at most ${most} files`, pointer)
}

export const premiumServiceAttachmentOperations: Handlers<'premium-service-attachments'> = {
  getPremiumServiceAttachment: show(premiumServiceAttachments),

  async createPremiumServiceAttachment({ sent, accept, caller, db, jobs, files, quota }) {
    const named = sent.linked('premium_service_request')
    const seen = named === undefined ? undefined : await peek(db, premiumServiceRequests, named, caller)
    if (seen) requireParty(seen, caller)
    const { source, source_file_name, premium_service_request_id } = await accept(db)
    return storing({ db, files, caller, quota }, source, source_file_name, (stored) =>
      transactTelling({ db, jobs }, async (tx) => {
        const serviceRequest = await lockNamed(tx, premiumServiceRequests, premium_service_request_id, caller)
        requireParty(serviceRequest, caller)
        if (!openToFiles.includes(serviceRequest.status))
          throw conflict(`Nothing is attached to a request that is ${serviceRequest.status}.`)
        await keep(tx, stored)
        const row = { ...stored, premium_service_request_id: serviceRequest.id, account_id: caller.id }
        const id = await insert(tx, 'premium_service_attachments', row)
        await requireRoom(tx, serviceRequest.id, '/data/relationships/premium_service_request')
        await tellOfAttachment({ tx, jobs }, serviceRequest, { id, name: stored.source_file_name, by: caller.id })
        return one(await find(tx, premiumServiceAttachments, id, caller))
      }),
    )
  },

  async deletePremiumServiceAttachment({ params, caller, db, files }) {
    await transact(db, async (tx) => {
      // The request before its attachment, as delivering locks them.
      await tx
        .selectFrom('premium_service_requests')
        .select('id')
        .where(sql<boolean>`id = (select premium_service_request_id from premium_service_attachments where id = ${params.id})`)
        .forNoKeyUpdate()
        .execute()
      const { id, account_id, premium_service_request_id } = await lock(tx, premiumServiceAttachments, params.id, caller)
      if (account_id !== caller.id) throw forbidden('Only who attached a file takes it back.')
      const serviceRequest = await lockNamed(tx, premiumServiceRequests, premium_service_request_id, caller)
      if (!openToRemoval.includes(serviceRequest.status)) throw conflict(`The files of a request that is ${serviceRequest.status} stay.`)
      await takeBack(tx, serviceRequest.id, { type: 'premium-service-attachments', id })
      await erase(tx, 'premium_service_attachments', id)
    })
    await tidy(db, files)
    return none
  },
}
