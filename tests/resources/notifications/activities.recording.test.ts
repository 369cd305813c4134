import { describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { record } from '../../../src/resources/notifications/activities.recording.ts'
import type { Happened } from '../../../src/resources/notifications/activities.recording.ts'
import { setColumns } from '../../support/columns.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)

async function recorded(happened: Omit<Happened, 'trackable'>, times = 1) {
  const id = await putInsight(server.db, 'published')
  for (let n = 0; n < times; n++) {
    await transact(server.db, (tx) => record(tx, { ...happened, trackable: { type: 'insights', id } }))
  }
  return server.db
    .selectFrom('activities')
    .select(['key', 'owner_id', 'recipient_id', 'anonymize', 'origin', 'parameters'])
    .where('trackable_id', '=', id)
    .execute()
}

describe('what an operation did', () => {
  test('is kept with who did it to whom, and each time anew', async () => {
    const like: Omit<Happened, 'trackable'> = { key: 'insight.like', owner: account(1), recipient: account(4), parameters: { score: 1 } }
    const one = { key: 'insight.like', owner_id: account(1), recipient_id: account(4), anonymize: false, origin: 'api' }
    const rows = await recorded(like, 2)
    expect(rows).toMatchObject([one, one])
    expect(rows[0]!.parameters).toEqual({ score: 1 })
  })

  test('comes from the system where nobody did it', async () => {
    expect(await recorded({ key: 'insight.publish', owner: null, recipient: account(4) })).toMatchObject([
      { owner_id: null, origin: 'system' },
    ])
  })

  test('is anonymous for who reads so, for whose company does, and where it is said', async () => {
    const anonymous = async (owner: number, anonymize?: boolean) =>
      (await recorded({ key: 'insight.like', owner: account(owner), ...(anonymize === undefined ? {} : { anonymize }) }))[0]!.anonymize
    expect(await anonymous(1)).toBe(false)
    expect(await anonymous(20)).toBe(true)
    expect(await anonymous(1, true)).toBe(true)
    await setColumns(server.db, 'companies', seedId('companies', 6), { policy: '{"anonymous-reading": true}' })
    expect(await anonymous(2)).toBe(true)
  })
})
